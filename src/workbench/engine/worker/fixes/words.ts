/** Values that are not numbers: `twenty`, `many`. */

import { say } from '../../../ui/texts/say.ts';
import * as texts from '../texts.ts';
import { replaceValue } from './edits.ts';
import type { Idea } from './fault.ts';
import { numbersIn } from './forms.ts';

/** Writes a number in figures, or empties the value for the user to write one. */
export const writeNumber: Idea = async ({ value, declared, missing, node }) => {
  if (missing.length > 0 || typeof value !== 'string' || declared?.type.kind !== 'amount') return [];
  if (numbersIn(value.trim()).length > 0) return [];
  const { numberInWords } = await import('../../document/number-words.ts');
  const number = numberInWords(value);
  if (number !== undefined)
    return [{ title: say(texts.use, { value: String(number) }), edits: [replaceValue(node, `"${number}"`)] }];
  return [{ title: say(texts.writeNumber), edits: [replaceValue(node, '""')], goOn: node.offset + 1 }];
};
