/** Finds dates in texts, in the forms of European languages. */

/** A date in a text. Figures may be read in two ways: `03/04/2026`. */
export interface FoundDate {
  from: number;
  to: number;
  /** `YYYY-MM-DD`, the likelier reading first. */
  readings: string[];
  /** The order of figures that can be read in one way only. */
  order?: 'day-first' | 'month-first';
}

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'pt',
  'nl',
  'pl',
  'cs',
  'sk',
  'da',
  'sv',
  'nb',
  'fi',
  'hu',
  'ro',
  'bg',
  'hr',
  'sl',
  'et',
  'lv',
  'lt',
  'el',
  'ga',
  'mt',
  'ca',
  'de-AT',
  'is',
  'tr',
  'sr-Latn',
  'uk',
];

/** The numbers of each month by its names: long and short, alone and in a date. Some names are those of two months in two languages. */
const MONTHS: ReadonlyMap<string, ReadonlySet<number>> = grouped(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      [{ month }, { month, day: 'numeric' as const }].flatMap((options) => {
        const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, i): [string, number] => {
          const parts = format.formatToParts(Date.UTC(2026, i, 15));
          return [nameIn(parts.find(({ type }) => type === 'month')?.value ?? ''), i + 1];
        });
      }),
    ),
  ).filter(([name]) => /\p{L}{3}/u.test(name)),
);

function grouped(names: readonly (readonly [string, number])[]): Map<string, Set<number>> {
  const months = new Map<string, Set<number>>();
  for (const [name, month] of names) months.set(name, (months.get(name) ?? new Set()).add(month));
  return months;
}

function nameIn(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
}

const WORD = String.raw`(\p{L}[\p{L}\p{M}]{2,15})\.?`;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

interface Form {
  pattern: RegExp;
  read(parts: string[]): string[];
  orderOf?(parts: string[]): FoundDate['order'];
}

const FORMS: readonly Form[] = [
  {
    // A short year may come first.
    pattern: /(?<![\d.,-])(\d{2})-(\d{2})-(\d{2})(?![\d-])/g,
    read: ([a, b, c]) => dates([c, b, a], [c, a, b], [a, b, c]),
    orderOf: ([, b]) => (Number(b) > 12 ? 'month-first' : undefined),
  },
  {
    pattern: /(?<!\d)(\d{4})(?:[-/]|\.\s?|年)(\d{1,2})(?:[-/]|\.\s?|月)(\d{1,2})(?!\d)/g,
    read: ([y, m, d]) => dates([y, m, d]),
  },
  {
    pattern: /(?<![\d.,])(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?['’]?(\d{4}|\d{2})(?![\d])/g,
    read: ([a, b, y]) => dates([y, b, a], [y, a, b]),
    orderOf: ([a, b]) => (Number(a) > 12 ? 'day-first' : Number(b) > 12 ? 'month-first' : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|sten|ten|º|°)?[.\s/-]{1,3}(?:de\s|di\s|of\s|d')?${WORD}[,.\s/-]{1,3}(?:de\s|del\s)?(\d{4}|\d{2})(?!\d)`,
      'gu',
    ),
    read: ([d, name, y]) => dates(...monthsOf(name).map((month) => [y, month, d])),
  },
  {
    pattern: /(?<![\p{L}\p{N}.,])(\d{1,2})[.\s/-]\s?([IVX]{1,4})[.\s/-]\s?(\d{4})(?!\d)/gu,
    read: ([d, roman = '', y]) => dates([y, String(ROMAN.indexOf(roman) + 1), d]),
  },
  // In boxes.
  {
    pattern: /(?<![\p{L}\p{N}.,] ?)(\d{2}) (\d{2}) ((?:19|20)\d{2})(?! ?[\p{N}.,])/gu,
    read: ([d, m, y]) => dates([y, m, d]),
  },
  {
    pattern: new RegExp(String.raw`${WORD}\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)`, 'gu'),
    read: ([name, d, y]) => dates(...monthsOf(name).map((month) => [y, month, d])),
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{4})[.,]?\s${WORD}\s(\d{1,2})(?!\d)`, 'gu'),
    read: ([y, name, d]) => dates(...monthsOf(name).map((month) => [y, month, d])),
  },
];

export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { pattern, read, orderOf } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const parts = match.slice(1);
      const readings = read(parts);
      const order = orderOf?.(parts);
      const [from, to] = [match.index, match.index + match[0].length];
      const isTaken = found.some((each) => from < each.to && each.from < to);
      if (readings.length > 0 && !isTaken) found.push({ from, to, readings, ...(order && { order }) });
    }
  }
  return found;
}

/** Returns the dates of a value in XML: `20260301`. */
export function compactDates(value: string): string[] {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  return year === undefined ? [] : dates([year, month, day]);
}

function monthsOf(name = ''): string[] {
  return Array.from(MONTHS.get(nameIn(name)) ?? [], String);
}

/** Returns those of some readings that are dates. */
function dates(...readings: (string | undefined)[][]): string[] {
  const all = readings.flatMap(([year, month, day]) => {
    const full = year?.length === 2 ? `20${year}` : year;
    const [y, m, d] = [Number(full), Number(month), Number(day)];
    const date = new Date(Date.UTC(y, m - 1, d));
    const isDate = y >= 1990 && y < 2100 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
    return isDate ? [date.toISOString().slice(0, 10)] : [];
  });
  return [...new Set(all)];
}
