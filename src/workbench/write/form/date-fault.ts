import { missingDay } from '../../../intake/dates.ts';
import { inLanguage, language, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import type { Writing } from './writing.ts';

/** The codes of invalid dates. */
const CODES: ReadonlySet<string | undefined> = new Set(['BW-DATE', 'GOBL-CAL-DATE-01']);

const months = inLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }));

/** Returns the fault of a date in the form's words and date format; undefined for other faults. */
export function dateFault(
  code: string | undefined,
  value: unknown,
  { dates, datePattern }: Pick<Writing, 'dates' | 'datePattern'>,
): string | undefined {
  if (!CODES.has(code) || typeof value !== 'string' || value === '') return undefined;
  const missing = missingDay(value, dates);
  if (!missing) return say(texts.noDate, { pattern: datePattern });
  const month = months().format(Date.UTC(2000, missing.month - 1, 1));
  const isAmerican = dates === 'mdy' && language.translation === undefined;
  const parts = isAmerican ? [month, `${missing.day},`, missing.year] : [missing.day, month, missing.year];
  return say(texts.noSuchDay, { day: parts.join(' ').replace(/,? $/, '') });
}
