/** The order of day, month and year, such as `dmy`. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Returns the order of dates in a locale. */
export function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0);
  const order = parts.flatMap(({ type }) => ({ day: 'd', month: 'm', year: 'y' })[type as string] ?? []).join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}

/**
 * Reads a date as people write it, `20.12.2026`, `20/12/26`, `20122026`, or in the standard's form. Returns the
 * standard's form, `2026-12-20`, or undefined.
 */
export function readDate(typed: string, order: DateOrder): string | undefined {
  const text = typed.trim();
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year) return dateOf(year, month, day);
  const parts = /^\d{8}$/.test(text) ? splitAs(text, order) : text.split(/[./\s-]+/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const at = (letter: string) => parts[order.indexOf(letter)] ?? '';
  const written = at('y');
  return dateOf(written.length === 2 ? `20${written}` : written, at('m'), at('d'));
}

function splitAs(digits: string, order: DateOrder): string[] {
  return order === 'ymd'
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(`${text}T00:00:00Z`);
  const isReal = year.length === 4 && !Number.isNaN(found.getTime()) && found.toISOString().startsWith(text);
  return isReal ? text : undefined;
}

/** Months by their first letters in eight languages: `3 Feb 2026`, `3. Februar 2026`, `February 3, 2026`. */
const MONTHS =
  'jan ene gen sty|feb fev lut|mar mae mrz mrt maa|apr abr avr kwi|mai may mag mei maj|jun giu cze|jul lug lip juil|aug ago aou sie|sep set wrz|okt oct out ott paz|nov lis|dez dec dic gru'
    .split('|')
    .map((names) => names.split(' '));

/**
 * The words between the parts of a date, or after the number of a day: `1er janvier`, `31 de diciembre`, `1st of
 * March`.
 */
const BETWEEN = /^(?:de|of|er|st|nd|rd|th|º|o)$/;

/**
 * Reads a date with a named month.
 * @param year the year if the text has none; without it, such a text is not a date
 */
export function readNamedMonth(text: string, year?: string): string | undefined {
  const named = namedMonth(text, year);
  return named && readDate(`${named.year}-${named.month}-${named.day}`, 'ymd');
}

/** Returns the parts of a date whose month is a word; undefined without a month, and without a year if none is given. */
function namedMonth(text: string, year?: string): { day: string; month: number; year: string } | undefined {
  const parts = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s.,/-]+|(?<=\d)(?=\p{L})/u)
    .filter((part) => part !== '' && !BETWEEN.test(part));
  const word = parts.find((part) => /^\p{L}{3}/u.test(part)) ?? '';
  const month = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
  const [first = '', second = ''] = parts.filter((part) => /^\d+$/.test(part));
  if (month === 0 || parts.length !== (second === '' && year !== undefined ? 2 : 3)) return undefined;
  const [day, named] = first.length === 4 ? [second, first] : [first, second || year || ''];
  return { day, month, year: named.length === 2 ? `20${named}` : named };
}

/**
 * Reads a typed date: like `readDate`, with a named month (`31 dic`, in the year of `base` if it has none), or as a
 * number of days after `base` (`+30`).
 */
export function readTypedDate(typed: string, order: DateOrder, base: string): string | undefined {
  const [, days] = /^\+\s?(\d{1,4})$/.exec(typed.trim()) ?? [];
  if (days !== undefined) return daysAfter(base, Number(days));
  return readDate(typed, order) ?? readNamedMonth(typed.trim(), /^\d{4}(?=-)/.exec(base)?.[0]);
}

function daysAfter(base: string, days: number): string | undefined {
  const start = Date.parse(`${base}T00:00:00Z`);
  return Number.isNaN(start) ? undefined : new Date(start + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Returns day and month of an impossible date, `31/02/2026` or `31 feb`: a valid month without this day. The year is empty if the
 * text has none; it then counts as a leap year. Undefined for other texts.
 */
export function missingDay(typed: string, order: DateOrder): { day: number; month: number; year: string } | undefined {
  const found = writtenParts(typed.trim(), order);
  if (!found) return undefined;
  const { day, month, year } = found;
  const isDay = day > 28 && day < 32 && month > 0 && month < 13;
  return isDay && dateOf(year || '2000', String(month), String(day)) === undefined ? found : undefined;
}

function writtenParts(text: string, order: DateOrder): { day: number; month: number; year: string } | undefined {
  const named = namedMonth(text, '');
  if (named) return { ...named, day: Number(named.day) };
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const parts = year ? [year, month, day] : text.split(/[./\s-]+/);
  const own = year ? 'ymd' : order;
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const at = (letter: string) => parts[own.indexOf(letter)] ?? '';
  const written = at('y');
  return { day: Number(at('d')), month: Number(at('m')), year: written.length === 2 ? `20${written}` : written };
}
