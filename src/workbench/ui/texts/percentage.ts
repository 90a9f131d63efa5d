import { formatFor } from '../../../paper/format.ts';
import { inLanguage } from './say.ts';

const formats = inLanguage((tag) => formatFor(tag, undefined, undefined));

/** Returns a percentage with all its digits as the displayed language writes it: `18.0%` → `18,0 %` in German. */
export function percentage(text: string): string {
  return formats().percentAsWritten(text);
}
