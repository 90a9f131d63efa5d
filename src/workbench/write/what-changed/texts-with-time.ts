/** Texts that name a month or a day, such as `Services in October 2026`: a copy keeps them, and only the user knows whether they still hold. */

import { isObject } from '../../engine/document/values.ts';
import type { Path } from '../form/path.ts';

export interface TextWithTime {
  path: Path;
  text: string;
}

/** The members of a document whose texts are written for it. Parties, payment details and totals are not. */
const WRITTEN: readonly string[] = ['lines', 'notes', 'discounts', 'charges', 'ordering', 'delivery'];

/** The members that are texts for people. */
const TEXTS: readonly string[] = ['name', 'description', 'text', 'reason', 'notes'];

/** Returns the texts of a document that name a month or a day. */
export function textsWithTime(document: unknown): TextWithTime[] {
  const found: TextWithTime[] = [];
  const collect = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) collect(entry, [...path, index]);
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) collect(member, [...path, name]);
    else if (typeof value === 'string' && TEXTS.includes(String(path.at(-1))) && TIME.test(value))
      found.push({ path, text: value });
  };
  if (isObject(document)) for (const name of WRITTEN) collect(document[name], [name]);
  return found;
}

/** The languages of the workbench. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'nl', 'pl', 'pt'];

/** The names of months, also as they are written after a day: `październik`, `października`. */
function monthsIn(language: string): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  return [{ month: 'long' }, { month: 'long', day: 'numeric' }].flatMap((how) => {
    const format = new Intl.DateTimeFormat(language, { ...(how as Intl.DateTimeFormatOptions), timeZone: 'UTC' });
    return days.flatMap((day) => format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? []);
  });
}

/** Names that are also other words of a language, such as `may`, `march` and `mars`, count only next to a year or a day. */
const AMBIGUOUS = /^(?:may|march|august|mars|mai|mei|maj)$/i;

const names = [...new Set(LANGUAGES.flatMap(monthsIn))];
const clear = names.filter((name) => !AMBIGUOUS.test(name)).join('|');
const all = names.join('|');

const TIME = new RegExp(
  [
    `(?<!\\p{L})(?:${clear})(?!\\p{L})`,
    `(?<!\\p{L})(?:${all})(?:,? | de )\\d{4}(?!\\d)`,
    `(?<!\\d)\\d{1,2}(?:\\.|º|er)? (?:de )?(?:${all})(?!\\p{L})`,
    '(?<![\\d./-])(?:\\d{4}-\\d{2}(?:-\\d{2})?|\\d{1,2}[./-]\\d{1,2}[./-](?:\\d{4}|\\d{2})|(?:0?[1-9]|1[0-2])[./]20\\d{2})(?![\\d./-])',
  ].join('|'),
  'iu',
);
