import { isoCode } from '../../engine/country/iso-code.ts';
import { type DateOrder, dateOrderOf, readDate } from '../../intake/dates.ts';
import { inLanguage, say } from './texts/say.ts';
import * as texts from './texts.ts';

const letters = { day: texts.dayLetters, month: texts.monthLetters, year: texts.yearLetters };

/** Scripts of the fonts, which are written from left to right as fields are. */
const SCRIPTS = /Latn|Grek|Cyrl/;

/** The date format of a country. */
export interface DateWriting {
  dates: DateOrder;
  /** Returns a date in figures: `2026-12-20` → `20/12/2026`; other texts unchanged. */
  day(text: string): string;
  /** The pattern in letters of the displayed language: `dd/mm/yyyy`. */
  datePattern: string;
}

/** Made once, because a key in a form writes the dates of all problems. */
const writings = inLanguage(() => new Map<string, DateWriting>());

/** Returns the date format of a country; if unknown, the user's. */
export function dateWritingOf(country: string | undefined): DateWriting {
  const key = country || navigator.language;
  const writing = writings().get(key) ?? newWriting(country);
  writings().set(key, writing);
  return writing;
}

function newWriting(country: string | undefined): DateWriting {
  const locale = localeOf(country);
  const inFigures = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: 'UTC',
  });
  const day = (text: string) => {
    const date = readDate(text, 'ymd') === text ? new Date(text) : undefined;
    return date ? inFigures.format(date) : text;
  };
  const datePattern = inFigures
    .formatToParts(0)
    .map(({ type, value }) => (type in letters ? say(letters[type as keyof typeof letters]) : value))
    .join('');
  return { dates: dateOrderOf(locale), day, datePattern };
}

/** Returns the main language of a country, or English if its script is another; if unknown, the user's. */
export function languageOf(country: string | undefined): string {
  return isWritable(country) ? spokenIn(country).language : 'en';
}

function isWritable(country: string | undefined): boolean {
  return SCRIPTS.test(spokenIn(country).script ?? 'Latn');
}

function spokenIn(country: string | undefined): { language: string; script?: string | undefined } {
  const own = () => ({ language: navigator.language.slice(0, 2) });
  if (!country) return own();
  try {
    const spoken = new Intl.Locale(`und-${isoCode(country)}`).maximize();
    return spoken.language ? spoken : own();
  } catch {
    return own();
  }
}

/** The order of days and months is British wherever English only replaces another language. */
function localeOf(country: string | undefined): string {
  if (!isWritable(country)) return 'en-GB';
  const language = languageOf(country);
  const wanted = country ? `${language}-${isoCode(country)}` : navigator.language;
  return Intl.DateTimeFormat.supportedLocalesOf([wanted, language])[0] ?? 'en-GB';
}
