import { type Format, formatFor } from '../../../paper/format.ts';
import { DATED_ENGLISH, inLanguage } from './say.ts';

/** Returns the country whose figures readers of a language get; undefined if the language determines it. */
export function countryOfFigures(tag: string): string | undefined {
  return tag === 'en' ? DATED_ENGLISH.slice(-2) : undefined;
}

const formats = inLanguage((tag) => formatFor(tag, countryOfFigures(tag), undefined, 'symbol'));

/** Returns the format of amounts and dates in the displayed language. */
export function formatShown(currency?: string): Format {
  const format = formats();
  return { ...format, money: (text, other = currency) => format.money(text, other) };
}
