import { type Format, formatFor } from '../../paper/format.ts';
import { language } from './say.ts';

/** Returns the format of amounts and dates in the displayed language. */
export function formatShown(currency?: string): Format {
  const tag = language.translation?.language;
  return tag === undefined ? formatFor('en', 'GB', currency, 'symbol') : formatFor(tag, undefined, currency, 'symbol');
}
