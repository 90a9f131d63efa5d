import { summaryOf, type WordedFault } from '../engine/faults.ts';
import { words } from '../engine/text/message.ts';
import { translationFor } from './language.ts';

/** Returns the sentence of a single fault, or the number of faults and the first three (chapter 09 §2.1). */
export function messageOf(faults: readonly Pick<WordedFault, 'description'>[], language?: string): string {
  const summary = summaryOf(faults.map(({ description }) => ({ template: description })));
  return words(summary, translationFor({ language }));
}
