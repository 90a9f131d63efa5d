import { formatFor } from '../../../paper/format.ts';
import { inLanguage } from './say.ts';

const formats = inLanguage((tag) => formatFor(tag, undefined, undefined));

/** Returns a percentage as the displayed language writes it, without zeros at its end: `18.0%` → `18 %` in German. */
export function percentage(text: string): string {
  return formats().percent(text);
}
