import { currencyOf } from '../countries/currencies.ts';
import { isoCode } from '../engine/country/iso-code.ts';
import { pluralOf } from '../engine/text/message.ts';

/** Formats amounts, dates and countries for a language and country. Figures are strings and stay exact. */
export interface Format {
  /** Formats a number: `1632.50` → `1.632,50`; keeps the decimals of the document. */
  number(text: string): string;
  /** Formats an amount without its currency: leaves out zeros beyond its decimals. */
  amount(text: string): string;
  /** Formats an amount with its currency. */
  money(text: string, currency?: string): string;
  /**
   * Formats a number of units if the language has words for them: `2`, `h` → `2 Stunden`; returns undefined for other
   * units.
   */
  duration(text: string, unit: string): string | undefined;
  /** Formats a percentage: `21.0%` → `21 %`. */
  percent(text: string): string;
  /** Formats a date: `2025-03-10` → `10 de marzo de 2025`. */
  date(text: string): string;
  /** Returns a country's name: `ES` → `España`. */
  country(code: string): string;
  /** Keeps a text apart from the direction of the text around it, where text is written from right to left. */
  isolate(text: string): string;
}

/** Cached formats, which take far longer to make than to use, and the number to keep. */
const formats = new Map<string, Format>();
const MOST_FORMATS = 100;

/**
 * Returns the format for a supplier in `country`, in `language`; `currency` is the currency of the document. A sign that
 * several currencies share, such as `$`, stands alone only for the country's own currency.
 */
export function formatFor(
  language: string,
  country: string | undefined,
  currency: string | undefined,
  /** `zł` on a paper, `PLN` where country or language are not clear. */
  symbols: Symbols = 'narrowSymbol',
  /** The country of the customer, whose own currency may share the sign. */
  reader?: string,
): Format {
  const key = JSON.stringify([language, country, currency, symbols, reader]);
  const format = formats.get(key) ?? newFormat(language, country, currency, symbols, reader);
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

function newFormat(
  language: string,
  country: string | undefined,
  currency: string | undefined,
  symbols: Symbols,
  reader: string | undefined,
): Format {
  const locale = localeOf(language, country);
  // Made when needed: each takes as long as the rest.
  let dates: Intl.DateTimeFormat | undefined;
  let countries: Intl.DisplayNames | undefined;
  let percents: ReturnType<typeof percentPattern> | undefined;

  const [speech] = language.split('-');
  const isolate = /^ar\b/.test(language) ? isolated : (text: string) => text;
  const own = ownCurrency(locale, country, reader);
  const numbers = numberFormats(locale, symbols, own);
  const digits = digitsOf(currency);
  const number = (text: string, currency?: string) =>
    isNumber(text) ? numbers(decimals(text), currency)(exact(text)).replace('-', '−') : text;

  return {
    number: (text) => number(text),
    amount: (text) => number(withoutZeros(text, digits)),
    money: (text, other) => {
      const code = other ?? currency;
      if (!code || !/^[A-Z]{3}$/.test(code)) return number(text);
      return isolate(number(text, code));
    },
    duration(text, unit) {
      const name = DURATIONS.get(unit);
      if (!name || !isNumber(text)) return undefined;
      const spoken = numbers(decimals(text), undefined, name)(exact(text)).replace('-', '−');
      const written = spoken.replace(/d[øy]gn$/, () => daysIn(locale, text));
      // Arabic has a word for two hours, without a figure.
      return written.includes(number(text)) ? written : undefined;
    },
    percent(text) {
      const figure = figureOf(text);
      const shown = figure.includes('.') ? figure.replace(/\.?(?<!0)0+$|\.$/, '') : figure;
      percents ??= percentPattern(FIGURES[locale] ?? locale);
      return isolate(percents.pattern.replace(percents.sign, number(shown)));
    },
    date(text) {
      const day = new Date(`${text}T00:00:00Z`);
      if (Number.isNaN(day.getTime())) return text;
      dates ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      // French has an ordinal for the first day of a month.
      const written = dates.format(day);
      return isolate(speech === 'fr' ? written.replace(/^1 /, '1er ') : written);
    },
    country(code) {
      try {
        countries ??= new Intl.DisplayNames(locale, { type: 'region' });
        return countries.of(isoCode(code)) ?? code;
      } catch {
        return code;
      }
    },
    isolate,
  };
}

/** Returns a text with the marks that keep it apart from the direction of the text around it (UAX #9, isolates). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Returns a figure for a line that begins with a text, which may be written from right to left on any paper. */
export function beside(text: string, figure: string, { isolate }: Pick<Format, 'isolate'>): string {
  return RIGHT_TO_LEFT.test(text) && isolate(figure) === figure ? isolated(figure) : isolate(figure);
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Arabic papers have western digits and dates, as e-invoices do, whatever the country. */
const EXTENSIONS: Readonly<Record<string, string>> = { ar: '-u-ca-gregory-nu-latn' };

/** The units of time: keys and their names in `Intl`. */
const DURATIONS: ReadonlyMap<string, string> = new Map([
  ['s', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
  ['day', 'day'],
  ['wk', 'week'],
  ['mon', 'month'],
  ['yr', 'year'],
]);

/**
 * The locale of figures, if it differs from that of the language: Swiss amounts have a point in all languages (Federal Chancellery,
 * Weisungen zur Schreibung).
 */
const FIGURES: Readonly<Record<string, string>> = { 'fr-CH': 'de-CH' };

/** Returns the word for days of work or stay where `Intl` has one for 24 hours. */
function daysIn(locale: string, figure: string): string {
  const isOne = pluralOf(Number(figure), locale) === 'one';
  return isOne ? 'dag' : locale.startsWith('sv') ? 'dagar' : 'dager';
}

/** Returns the figure of a percentage. */
function figureOf(text: string): string {
  return text.endsWith('%') ? text.slice(0, -1) : text;
}

/** Cuts zeros after the digits of a currency: `1380.000` → `1380.00`. */
function withoutZeros(text: string, digits: number): string {
  const least = text.length - decimals(text) + Math.max(2, digits);
  let end = text.length;
  while (end > least && text[end - 1] === '0') end -= 1;
  return text.slice(0, end);
}

/** Returns the decimals of a currency; 2 for an unknown one. */
export function digitsOf(currency = ''): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  // ISO 4217 counts the fillér, which no invoice has.
  if (currency === 'HUF') return 0;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/**
 * Returns the cached formats of a locale by decimals, currency and unit. Creating one takes far longer than using it.
 */
function numberFormats(
  locale: string,
  symbols: Symbols,
  own: string | undefined,
): (decimals: number, currency: string | undefined, unit?: string) => (figure: Intl.StringNumericLiteral) => string {
  const made = new Map<string, (figure: Intl.StringNumericLiteral) => string>();
  const figures = FIGURES[locale] ?? locale;
  let separators: Separators | undefined;
  return (decimals, currency, unit) => {
    const key = `${decimals} ${currency ?? ''} ${unit ?? ''}`;
    const known = made.get(key);
    if (known) return known;
    const style = new Intl.NumberFormat(unit ? locale : figures, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
      ...(currency && { style: 'currency', currency, currencyDisplay: displayOf(locale, currency, symbols, own) }),
      ...(unit && { style: 'unit', unit, unitDisplay: 'long' }),
    });
    // Where the language writes `$` for US dollars, also of other countries.
    const isBare = currency === 'USD' && own !== 'USD' && signOf(locale, 'USD', 'symbol') === '$';
    separators ??= separatorsOf(new Intl.NumberFormat(figures, { useGrouping: 'always', minimumFractionDigits: 1 }));
    const format = currency || unit ? separatedBy(separators, style) : style.format;
    const write = (figure: Intl.StringNumericLiteral) => (isBare ? format(figure).replace('$', 'US$') : format(figure));
    made.set(key, write);
    return write;
  };
}

type Separators = ReadonlyMap<string, string>;

/** Returns the separators of decimals and thousands. */
function separatorsOf(style: Intl.NumberFormat): Separators {
  const parts = style.formatToParts(1_000_000.5);
  return new Map(parts.flatMap(({ type, value }) => (type === 'decimal' || type === 'group' ? [[type, value]] : [])));
}

/** Returns a writer of amounts with the separators of plain numbers: some locales have others for money. */
function separatedBy(wanted: Separators, style: Intl.NumberFormat): (figure: Intl.StringNumericLiteral) => string {
  const own = separatorsOf(style);
  if (Array.from(own).every(([type, value]) => wanted.get(type) === value)) return style.format;
  return (figure) =>
    style
      .formatToParts(figure)
      .map(({ type, value }) => wanted.get(type) ?? value)
      .join('');
}

type Symbols = 'narrowSymbol' | 'symbol' | 'code';

/** Signs that several currencies share. */
const SHARED = /^(?:\$|£|[¥￥]|kr\.?|₩|Rs|L|K)$/i;

/** Returns the currency whose shared sign is clear to supplier and customer. */
function ownCurrency(locale: string, country: string | undefined, reader: string | undefined): string | undefined {
  const own = currencyOf(country);
  const other = currencyOf(reader);
  if (!own || !other || own === other) return own;
  return signOf(locale, own, 'narrowSymbol') === signOf(locale, other, 'narrowSymbol') ? undefined : own;
}

/** Returns the display of a currency: its sign, or its code if the sign could be another currency's. */
function displayOf(locale: string, currency: string, symbols: Symbols, own: string | undefined): Symbols {
  const isClear = (display: Symbols) => currency === own || !SHARED.test(signOf(locale, currency, display));
  if (isClear(symbols)) return symbols;
  return isClear('symbol') || currency === 'USD' ? 'symbol' : 'code';
}

function signOf(locale: string, currency: string, currencyDisplay: Symbols): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

function decimals(text: string): number {
  return /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
}

/** Casts a decimal string for `Intl`, which formats it exactly but whose type requires a literal form. */
function exact(text: string): Intl.StringNumericLiteral {
  return text as Intl.StringNumericLiteral;
}

/** Returns the position of the percent sign and its space. */
function percentPattern(locale: string): { pattern: string; sign: string } {
  const pattern = new Intl.NumberFormat(locale, { style: 'percent' }).format(0.07);
  // With western digits, Arabic papers have the western sign.
  return { pattern: pattern.replace(/\u200e?[٪%]\u200e?/, '%'), sign: '7' };
}

/** The variants of languages in which the labels are written, for countries without a variant of their own. */
const VARIANTS: Readonly<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** The language of figures and countries where browsers have none of their own. */
const FALLBACKS: Readonly<Record<string, string>> = { mt: 'en' };

/** Returns the locale of a language in a country. */
function localeOf(spoken: string, country: string | undefined): string {
  const language = FALLBACKS[spoken] ?? spoken;
  const [speech = language] = language.split('-');
  const variant = VARIANTS[language] ?? language;
  const isOf = (tag: string) => {
    // Without data of its own, a variant resolves to the language, which is American English or Brazilian Portuguese.
    const { locale } = new Intl.NumberFormat(tag).resolvedOptions();
    return locale.startsWith(speech) && locale !== speech;
  };
  const region = country && isoCode(country);
  try {
    const own = region ? `${speech}-${region}` : variant;
    const locale = isOf(own) ? own : (Intl.NumberFormat.supportedLocalesOf(variant)[0] ?? 'en-GB');
    return `${locale}${EXTENSIONS[speech] ?? ''}`;
  } catch {
    return variant;
  }
}
