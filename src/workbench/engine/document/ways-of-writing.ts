/** The ways in which people write amounts and days when they search. */

import { formatShown } from '../../ui/texts/format.ts';
import { dayShown } from './day.ts';

/** Returns an amount as it is stored, as the page prints it, and with a decimal comma: `7141.07`, `7.141,07 €`, `7141,07`. */
export function amountsWritten(amount: string | null | undefined, currency: string | null | undefined): string[] {
  if (!amount) return [];
  return [amount, formatShown(currency ?? undefined).money(amount), amount.replace('.', ',')];
}

/** Returns a day as it is stored, and as lists print it: `2026-11-30`, `30.11.2026`. */
export function daysWritten(day: string | null | undefined): string[] {
  return day ? [...new Set([day, dayShown(day)])] : [];
}
