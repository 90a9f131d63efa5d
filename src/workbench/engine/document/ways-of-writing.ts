/** The ways in which people write amounts and days when they search. */

import { formatShown } from '../../ui/texts/format.ts';
import { longDay } from '../../ui/texts/long-day.ts';
import { dayShown } from './day.ts';
import { timeOf } from './local-day.ts';

/** Returns an amount as it is stored, as the page prints it, and with a decimal comma: `7141.07`, `7.141,07 €`, `7141,07`. */
export function amountsWritten(amount: string | null | undefined, currency: string | null | undefined): string[] {
  if (!amount) return [];
  return [amount, formatShown(currency ?? undefined).money(amount), amount.replace('.', ',')];
}

/** Returns a day as it is stored, as lists print it, and as pages do: `2026-11-30`, `30.11.2026`, `30. November 2026`. */
export function daysWritten(day: string | null | undefined): string[] {
  if (!day) return [];
  const time = timeOf(day);
  return Number.isNaN(time) ? [day] : [day, dayShown(day), longDay(time)];
}
