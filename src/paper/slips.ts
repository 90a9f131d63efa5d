/** The slips and payment codes of countries that have their own, loaded on demand. */

import type { Bill } from './documents.ts';
import type { Slip } from './paper.ts';
import type { domesticCode, PaymentCode } from './payment-codes.ts';
import type { qrBill } from './qr-bill.ts';

let swiss: typeof qrBill | undefined;
let domestic: typeof domesticCode | undefined;

function hasSlips(country: string | undefined): boolean {
  return country === 'CH' || country === 'LI';
}

function hasCodes(country: string | undefined): boolean {
  return country === 'CZ' || country === 'SK';
}

/** Loads what describes the slips and payment codes of a supplier's country. */
export async function loadSlips(country: string | undefined): Promise<void> {
  if (hasSlips(country)) swiss ??= (await import('./qr-bill.ts')).qrBill;
  if (hasCodes(country)) domestic ??= (await import('./payment-codes.ts')).domesticCode;
}

export function areSlipsLoaded(country: string | undefined): boolean {
  return (!hasSlips(country) || swiss !== undefined) && (!hasCodes(country) || domestic !== undefined);
}

/** Returns the slip of a bill, if that of its country is loaded. */
export function slipOf(bill: Bill, language: string): Slip | undefined {
  return swiss?.(bill, language);
}

/** Returns the payment code of a bill within its country, if that is loaded. */
export function domesticCodeOf(bill: Bill): PaymentCode | undefined {
  return domestic?.(bill);
}
