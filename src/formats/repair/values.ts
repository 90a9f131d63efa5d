/** What a value that is written wrongly may mean: dates, numbers, answers. Never another date or amount. */

import { daysIn } from '../../engine/cal/layout.ts';

/** The first three letters of the names of months, without accents; longer where three are ambiguous. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen|ene|sty|stycz)/,
  /^(?:feb|fev|lut|fevr)/,
  /^(?:mar|maerz|mrz|maart|maa|mrt)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:mai|may|mag|mei|maj|mayo)/,
  /^(?:jun|juin|giu|czer|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aou|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|ott|out|paz)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|dic|gru)/,
];

/** Returns lower-case letters without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase()
    .trim();
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the day that a text means; undefined if it means none, or might mean two. */
function dayOf(text: string): Day | undefined {
  const given = text.trim();
  const time = /[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/.exec(given);
  const date = time ? given.slice(0, time.index) : given;
  const bare = /^(\d{8})\d{4}(?:\d{2})?$/.exec(date)?.[1] ?? date;
  return ofYearFirst(bare) ?? ofDayFirst(bare) ?? inWords(bare);
}

function valid(year: string | undefined, month: number, day: string | undefined): Day | undefined {
  const [y, d] = [Number(year), Number(day)];
  if (!(y >= 1900 && y < 2200 && month >= 1 && month <= 12 && d >= 1)) return undefined;
  return d <= daysIn(y, month) ? { year: y, month, day: d } : undefined;
}

function ofYearFirst(text: string): Day | undefined {
  const [, year, month, day] =
    /^(\d{4})([-./]?)(\d{1,2})\2(\d{1,2})(?:Z|[+-]\d\d:\d\d)?$/.exec(text)?.toSpliced(2, 1) ?? [];
  return year === undefined ? undefined : valid(year, Number(month), day);
}

/** A point or a slash: all countries whose formats are here write the day first. */
function ofDayFirst(text: string): Day | undefined {
  const [, day, , month, year] = /^(\d{1,2})\s*([-./])\s*(\d{1,2})\s*\2\s*(\d{4})\.?$/.exec(text) ?? [];
  return year === undefined ? undefined : valid(year, Number(month), day);
}

/** `4. April 2026`, `4 avril 2026`, `April 4, 2026`. */
function inWords(text: string): Day | undefined {
  const words = plain(text)
    .replace(/[.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== 'de' && word !== 'of' && word !== '');
  const numbers = words.flatMap((word) => /^(\d+)(?:st|nd|rd|th|er|e)?$/.exec(word)?.[1] ?? []);
  const names = words.filter((word) => /^[a-z]/.test(word));
  const [name = ''] = names;
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  if (month === 0 || names.length !== 1 || numbers.length !== 2) return undefined;
  const year = numbers.find((number) => number.length === 4);
  return valid(
    year,
    month,
    numbers.find((number) => number !== year),
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** Returns a date as `YYYY-MM-DD`, or as `YYYYMMDD` for CII. */
export function dateOf(text: string, separator: '-' | '' = '-'): string | undefined {
  const day = dayOf(text);
  return day && [day.year, two(day.month), two(day.day)].join(separator);
}

/** Returns a moment as `YYYY-MM-DDThh:mm:ss`, with its zone if it has one. */
export function momentOf(text: string): string | undefined {
  const day = dateOf(text);
  const [, hour, minute, second = '00', zone = ''] =
    /[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text.trim()) ?? [];
  if (day === undefined || hour === undefined) return undefined;
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`;
}

/** Longer texts are not numbers. */
const LONGEST_NUMBER = 200;

const CURRENCY = /(?:EUR|PLN|CHF|USD|GBP|RON|HRK|CZK|SEK|NOK|DKK|HUF|€|\$|£|zł|zl|kr)/gi;

/** Returns what a text with a number may mean, as XML writes it: one for `3.482,84 €`, two for `1,234`, none for any other text. */
export function numbersOf(text: string): string[] {
  if (text.length > LONGEST_NUMBER) return [];
  const given = text
    .replace(CURRENCY, '')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/%$/, '')
    .replace(/,-+$/, '');
  const scientific = withoutExponent(given);
  if (scientific !== undefined) return [scientific];
  const [, sign = '', digits = '', end = ''] = /^([+-]?)([\d.,]+)(-?)$/.exec(given) ?? [];
  if (!/\d/.test(digits)) return [];
  const minus = sign === '-' || end === '-' ? '-' : '';
  return unsigned(digits).map((number) => minus + number);
}

/** The largest exponent that is written out. */
const MOST_ZEROS = 12;

/** Returns a number such as `3.00E2` without its exponent. */
function withoutExponent(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', power = ''] =
    /^([+-]?)(\d+)(?:\.(\d*))?E([+-]?\d{1,2})$/i.exec(text) ?? [];
  const exponent = Number(power);
  if (whole === '' || Math.abs(exponent) > MOST_ZEROS) return undefined;
  const digits = whole + fraction;
  const point = whole.length + exponent;
  const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length + 1 - point, '0');
  const at = Math.max(1, point);
  const rest = padded.slice(at);
  return `${sign === '-' ? '-' : ''}${padded.slice(0, at)}${rest === '' ? '' : `.${rest}`}`;
}

function unsigned(digits: string): string[] {
  const signs = digits.replace(/\d/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return [digits];
  const whole = digits.slice(0, last).replace(/[.,]/g, '') || '0';
  const fraction = digits.slice(last + 1);
  const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(digits);
  if (signs.length > 1) {
    if (new Set(signs).size === 1) return grouped ? [whole + fraction] : [];
    const isGrouped = /^\d{1,3}(?:\.\d{3})+,\d*$|^\d{1,3}(?:,\d{3})+\.\d*$/.test(digits);
    return isGrouped ? [fraction === '' ? whole : `${whole}.${fraction}`] : [];
  }
  const decimal = fraction === '' ? whole : `${whole}.${fraction}`;
  // A point is XML's own sign; a comma before three digits may be either.
  return grouped && signs === ',' ? [decimal, whole + fraction] : [decimal];
}

/** The difference that floating-point arithmetic leaves. */
const DUST = 1e-6;

/** Returns an amount with at most two decimals if the further ones are zeros or dust of floating-point arithmetic. */
export function inCents(text: string): string | undefined {
  if (!/^-?\d+\.\d{3,}$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  if (/^0*$/.test(fraction.slice(2))) return `${whole}.${fraction.slice(0, 2)}`;
  const value = Number(text);
  const rounded = value.toFixed(2);
  return fraction.length >= 8 && Math.abs(value - Number(rounded)) < DUST ? rounded : undefined;
}

const YES = new Set([
  'yes',
  'ja',
  'oui',
  'si',
  'sim',
  'tak',
  'wahr',
  'vrai',
  'true',
  'y',
  'j',
  '1',
  'vero',
  'verdadero',
]);
const NO = new Set(['no', 'nein', 'non', 'nao', 'nie', 'falsch', 'faux', 'false', 'n', '0', 'nee', 'falso', 'onwaar']);

/** Returns the answer that a word means. */
export function answerOf(text: string): boolean | undefined {
  const word = plain(text);
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
}
