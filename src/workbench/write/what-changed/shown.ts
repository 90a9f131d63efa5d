import { numberOf } from '../../../paper/bill-number.ts';
import { isObject, partAt, text } from '../../engine/document/values.ts';
import type { KeptValue } from '../../state/drafts/kept-value.ts';
import { formatShown } from '../../ui/texts/format.ts';
import { withOrdinal } from '../../ui/texts/long-day.ts';
import { DATED_ENGLISH, inLanguage, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  inLanguage((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }), DATED_ENGLISH);
const full = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const inYear = dayFormat({ day: 'numeric', month: 'long' });
const short = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const shortInYear = dayFormat({ day: 'numeric', month: 'short' });

/** Returns a date in words, without its year if that is the year of another date; other texts unchanged. */
export function dayShown(day: string, sameYearAs: string | undefined, isShort = false): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) return day;
  const isSameYear = day.slice(0, 4) === sameYearAs?.slice(0, 4);
  const format = isShort ? (isSameYear ? shortInYear : short) : isSameYear ? inYear : full;
  return withOrdinal(format().format(time));
}

/** Returns a kept value, or its replacement, as text. */
export function valueShown(
  what: KeptValue['what'],
  value: unknown,
  { currency, year, isShort = false }: { currency: string | undefined; year: string | undefined; isShort?: boolean },
): string | undefined {
  if (value === undefined) return undefined;
  const day = (date: unknown) => dayShown(text(date) ?? '', year, isShort);
  const members = isObject(value) ? value : {};
  switch (what) {
    case 'advance': {
      const amount = formatShown(currency).money(text(members.amount) ?? '0');
      return members.date && !isShort ? say(texts.amountOf, { amount, date: day(members.date) }) : amount;
    }
    case 'due-date':
    case 'supply':
      return day(value);
    case 'period':
      return [members.start, members.end].filter(Boolean).map(day).join(' – ');
    case 'account': {
      const [first] = [value].flat();
      return isObject(first) ? (text(first.iban) ?? text(first.number) ?? '') : '';
    }
    case 'reference':
      return [value]
        .flat()
        .map((each) => (isObject(each) ? numberShown(each) : String(each)))
        .join(', ');
  }
}

/** Returns a value as on the rest of the page: dates and amounts in the writing of its language. */
export function leafShown(path: string, value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayShown(value, undefined);
  if (path.endsWith('.code')) return value;
  const [, amount, percent] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(value) ?? [];
  if (amount === undefined) return value;
  return percent ? formatShown().percent(value) : formatShown().number(amount);
}

/** Returns a number as on the page: `INV-2026-0118`. @param country of the document; a reference has none of its own */
export function numberShown(document: unknown, country = countryOf(document)): string {
  const { series, code } = isObject(document) ? document : {};
  return numberOf({ series: text(series), code: text(code) }, country);
}

export function countryOf(document: unknown): string | undefined {
  return text(partAt(document, ['$regime'])) ?? text(partAt(document, ['supplier', 'tax_id', 'country']));
}
