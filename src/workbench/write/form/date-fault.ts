import { missingDay } from '../../../intake/dates.ts';
import { inLanguage, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import type { Writing } from './writing.ts';

/** The codes of invalid dates. */
const CODES: ReadonlySet<string | undefined> = new Set(['BW-DATE', 'GOBL-CAL-DATE-01']);

const days = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { month: 'long', timeZone: 'UTC' }),
);

/** Returns the fault of a date in the form's words and date format; undefined for other faults. */
export function dateFault(
  code: string | undefined,
  value: unknown,
  { dates, datePattern }: Pick<Writing, 'dates' | 'datePattern'>,
): string | undefined {
  if (!CODES.has(code) || typeof value !== 'string' || value === '') return undefined;
  const missing = missingDay(value, dates);
  if (!missing) return say(texts.noDate, { pattern: datePattern });
  const month = days().format(Date.UTC(2000, missing.month - 1, 1));
  return say(texts.noSuchDay, { day: `${missing.day} ${month} ${missing.year}`.trim() });
}
