/** The slips of countries whose invoices have one, loaded on demand. */

import type { Bill } from './documents.ts';
import type { Slip } from './paper.ts';
import type { qrBill } from './qr-bill.ts';

let swiss: typeof qrBill | undefined;

function hasSlips(country: string | undefined): boolean {
  return country === 'CH' || country === 'LI';
}

/** Loads what describes the slips of a supplier's country. */
export async function loadSlips(country: string | undefined): Promise<void> {
  if (hasSlips(country)) swiss ??= (await import('./qr-bill.ts')).qrBill;
}

export function areSlipsLoaded(country: string | undefined): boolean {
  return !hasSlips(country) || swiss !== undefined;
}

/** Returns the slip of a bill, if that of its country is loaded. */
export function slipOf(bill: Bill, language: string): Slip | undefined {
  return swiss?.(bill, language);
}
