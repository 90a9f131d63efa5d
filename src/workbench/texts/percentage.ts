import { formatFor } from '../../paper/format.ts';
import { inLanguage } from './say.ts';

const formats = inLanguage((tag) => formatFor(tag, undefined, undefined));

/** Returns a percentage as the displayed language writes it: `13.5%` → `13,5 %` in German. */
export function percentage(text: string): string {
  return formats().percent(text);
}
