import { type Format, formatFor } from '../../../paper/format.ts';
import { inLanguage } from './say.ts';

const formats = inLanguage((tag) => formatFor(tag, tag === 'en' ? 'GB' : undefined, undefined, 'symbol'));

/** Returns the format of amounts and dates in the displayed language. */
export function formatShown(currency?: string): Format {
  const format = formats();
  return { ...format, money: (text, other = currency) => format.money(text, other) };
}
