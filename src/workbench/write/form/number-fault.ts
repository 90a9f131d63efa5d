import { readNumber, readPercentage } from '../../../intake/numbers.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import type { Writing } from './writing.ts';

/** Examples of numbers in the standard's form, by the code of the fault. */
const EXAMPLES: Readonly<Record<string, string>> = { 'BW-AMOUNT': '1250.50', 'BW-PERCENTAGE': '12.5%' };

/** Returns the fault of a number in the form's words and number format; undefined for other faults and numbers that are too large. */
export function numberFault(
  code: string | undefined,
  value: unknown,
  { typed, decimal }: Pick<Writing, 'typed' | 'decimal'>,
) {
  const example = EXAMPLES[code ?? ''];
  if (example === undefined || typeof value !== 'string' || !/[^\d.%+-]/.test(value)) return undefined;
  const read = (code === 'BW-PERCENTAGE' ? readPercentage : readNumber)(value, decimal);
  // It looks right in its field.
  if (read.kind === 'number') return say(texts.otherNotation, { number: read.text });
  return say(texts.noNumber, { pattern: typed(example) });
}
