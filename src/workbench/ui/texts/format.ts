import { type Format, formatFor } from '../../../paper/format.ts';
import { DATED_ENGLISH, inLanguage, localeOfReader } from './say.ts';

/** Returns the country whose figures readers of a language get; undefined if the language determines it. */
export function countryOfFigures(tag: string): string | undefined {
  const locale = tag === 'en' ? DATED_ENGLISH : localeOfReader(tag);
  return /-([A-Z]{2})$/.exec(locale)?.[1];
}

const formats = inLanguage((tag) => {
  const [code = tag] = tag.split('-', 1);
  return formatFor(code, countryOfFigures(code), undefined, 'symbol');
});

/** Returns the format of amounts and dates in the displayed language. */
export function formatShown(currency?: string): Format {
  const format = formats();
  return { ...format, money: (text, other = currency) => format.money(text, other) };
}
