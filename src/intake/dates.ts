/** In which order day, month and year are written, as `dmy`. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** Returns the order of dates in a locale. */
export function dateOrderOf(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0);
  const order = parts.flatMap(({ type }) => ({ day: 'd', month: 'm', year: 'y' })[type as string] ?? []).join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}

/**
 * Reads a date as people write it, `20.12.2026`, `20/12/26`, `20122026`, or in the standard's form; undefined for what is
 * none. Returns the standard's form, `2026-12-20`.
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
