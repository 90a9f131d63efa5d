import { amountToPay } from '../engine/bill/amount-to-pay.ts';
import { bareOf, isBareIban } from '../engine/pay/iban.ts';
import { numberOf } from './bill-number.ts';
import type { Bill } from './documents.ts';
import { isCreditorReference } from './reference.ts';

/**
 * Builds the payload of the QR code from which a banking app fills in a SEPA credit transfer, by the European Payments
 * Council's guidelines (EPC069-12 version 3.1, "Quick Response Code: Guidelines to Enable Data Capture for the
 * Initiation of a SEPA Credit Transfer", section 3.3).
 */

/**
 * Countries and territories in SEPA, by the first letters of their IBANs (EPC409-09, List of SEPA Scheme Countries).
 */
const SEPA = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/**
 * The limits of the guidelines: characters of the name, of a reference with check digits and of a free text; the amount
 * in euros.
 */
const LONGEST = { name: 70, reference: 35, text: 140 };
const LARGEST_PAYLOAD = 331;

/**
 * Returns the payload for the amount to pay of a bill; undefined if it is not payable by a SEPA credit transfer in euros.
 */
export function paymentCode({ type, currency, supplier, payment, totals, series, code }: Bill): string | undefined {
  const { instructions, payee } = payment ?? {};
  if (type === 'credit-note' || currency !== 'EUR' || !instructions?.key?.startsWith('credit-transfer'))
    return undefined;
  const amount = euros(totals && amountToPay(totals));
  const account = instructions.credit_transfer?.find(({ iban }) => isSepa(bareOf(iban ?? '')));
  const name = oneLine(payee?.name ?? supplier?.name).slice(0, LONGEST.name);
  if (!amount || !account || !name) return undefined;
  const { structured, free } = remittance(instructions.ref ?? numberOf({ series, code }, supplier?.tax_id?.country));
  const lines = [
    ...['BCD', '002', '1', 'SCT'],
    bicOf(account.bic),
    name,
    bareOf(account.iban ?? ''),
    `EUR${amount}`,
    '',
    structured,
    free,
  ];
  // Omits empty elements at the end.
  while (lines.at(-1) === '') lines.pop();
  const payload = lines.join('\n');
  return new TextEncoder().encode(payload).length <= LARGEST_PAYLOAD ? payload : undefined;
}

/** Splits a text: a reference with check digits has its own field (ISO 11649): `RF18 5390 0754 7034`. */
function remittance(text: string): { structured: string; free: string } {
  const reference = compact(text).toUpperCase();
  return isCreditorReference(reference)
    ? { structured: reference.slice(0, LONGEST.reference), free: '' }
    : { structured: '', free: oneLine(text).slice(0, LONGEST.text) };
}

function isSepa(iban: string): boolean {
  return SEPA.has(iban.slice(0, 2)) && isBareIban(iban);
}

function bicOf(bic: string | undefined): string {
  const text = bareOf(bic ?? '');
  return /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(text) ? text : '';
}

/** Returns an amount of 0.01 to 999,999,999.99 euros without leading zeros; undefined for other amounts. */
function euros(amount: string | undefined): string | undefined {
  const parts = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(amount ?? '');
  if (!parts) return undefined;
  const text = `${Number(parts[1])}.${(parts[2] ?? '').padEnd(2, '0')}`;
  return text === '0.00' ? undefined : text;
}

function compact(text = ''): string {
  return text.replace(/\s+/g, '');
}

function oneLine(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}
