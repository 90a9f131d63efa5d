/** The slips, payment codes and legal reasons of countries that have their own, loaded on demand. */

import type { saudiReasons } from '../countries/saudi-reasons.ts';
import { entryOf } from '../engine/model/json.ts';
import type { Bill } from './documents.ts';
import type { Slip } from './paper.ts';
import type { domesticCode, PaymentCode } from './payment-codes.ts';
import type { qrBill } from './qr-bill.ts';

let swiss: typeof qrBill | undefined;
let domestic: typeof domesticCode | undefined;
let reasons: typeof saudiReasons | undefined;

function hasSlips(country: string | undefined): boolean {
  return country === 'CH' || country === 'LI';
}

function hasCodes(country: string | undefined): boolean {
  return country === 'CZ' || country === 'SK';
}

function hasReasons(country: string | undefined): boolean {
  return country === 'SA';
}

/** Loads the slips, payment codes and legal reasons of a supplier's country. */
export async function loadSlips(country: string | undefined): Promise<void> {
  if (hasSlips(country)) swiss ??= (await import('./qr-bill.ts')).qrBill;
  if (hasCodes(country)) domestic ??= (await import('./payment-codes.ts')).domesticCode;
  if (hasReasons(country)) reasons ??= (await import('../countries/saudi-reasons.ts')).saudiReasons;
}

export function areSlipsLoaded(country: string | undefined): boolean {
  return (
    (!hasSlips(country) || swiss !== undefined) &&
    (!hasCodes(country) || domestic !== undefined) &&
    (!hasReasons(country) || reasons !== undefined)
  );
}

/** Returns the slip of a bill, if that of its country is loaded. */
export function slipOf(bill: Bill, language: string): Slip | undefined {
  return swiss?.(bill, language);
}

/** Returns the payment code of a bill within its country, if that is loaded. */
export function domesticCodeOf(bill: Bill): PaymentCode | undefined {
  return domestic?.(bill);
}

/** A reason of a Saudi invoice. */
type Reason = (typeof saudiReasons)[string];

/** Returns the reason of a code on Saudi invoices, if the reasons are loaded. */
export function saudiReason(country: string | undefined, code: string): Reason | undefined {
  return hasReasons(country) ? entryOf(reasons ?? {}, code) : undefined;
}

/** Returns the Arabic words for a reason of a Saudi invoice, if they are loaded. */
export function arabicReason(country: string | undefined, text: string): string | undefined {
  return hasReasons(country) ? Object.values(reasons ?? {}).find(({ en }) => en === text)?.ar : undefined;
}
