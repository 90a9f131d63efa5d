/** The QR codes for payment of countries that have their own, as banking apps there read them. */

import { amountToPay } from '../engine/bill/amount-to-pay.ts';
import { bareOf, isBareIban } from '../engine/pay/iban.ts';
import { crc32 } from '../engine/text/crc32.ts';
import { numberOf } from './bill-number.ts';
import type { Bill } from './documents.ts';
import { lzma } from './lzma.ts';

export interface PaymentCode {
  /** The name under the code. */
  label: string;
  payload: string;
}

interface Order {
  iban: string;
  bic: string;
  amount: string;
  currency: string;
  /** `YYYYMMDD`, or empty. */
  due: string;
  /** The number by which Czech and Slovak suppliers match a payment to an invoice; empty if the reference is not such a number. */
  variableSymbol: string;
  message: string;
  name: string;
}

/** Returns the payment code of a bill between parties in the same country, if that country has one. */
export function domesticCode(bill: Bill): PaymentCode | undefined {
  const { supplier, customer } = bill;
  const country = supplier?.tax_id?.country ?? supplier?.addresses?.[0]?.country;
  const reader = customer?.tax_id?.country ?? customer?.addresses?.[0]?.country ?? country;
  const write = country === reader ? CODES[country ?? ''] : undefined;
  const order = write && orderOf(bill, country ?? '');
  return order && write?.(order);
}

const CODES: Readonly<Record<string, (order: Order) => PaymentCode>> = {
  CZ: (order) => ({ label: 'QR Platba', payload: spayd(order) }),
  SK: (order) => ({ label: 'PAY by square', payload: payBySquare(order) }),
};

function orderOf({ type, currency = '', supplier, payment, totals, series, code }: Bill, country: string) {
  const { instructions, payee, terms } = payment ?? {};
  if (type === 'credit-note' || !instructions?.key?.startsWith('credit-transfer')) return undefined;
  const accounts = (instructions.credit_transfer ?? []).map(({ iban = '', bic = '' }) => [bareOf(iban), bareOf(bic)]);
  const [iban, bic = ''] = accounts.find(([iban = '']) => iban.startsWith(country) && isBareIban(iban)) ?? [];
  const amount = amountOf(totals && amountToPay(totals));
  if (!iban || !amount || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const reference = instructions.ref ?? numberOf({ series, code }, country);
  const [due] = (terms?.due_dates ?? []).flatMap(({ date }) => date ?? []);
  return {
    iban,
    bic: /^[A-Z\d]{8}(?:[A-Z\d]{3})?$/.test(bic) ? bic : '',
    amount,
    currency,
    due: (due ?? '').replaceAll('-', ''),
    variableSymbol: /^\d{1,10}$/.test(reference) ? reference : '',
    message: oneLine(reference),
    name: oneLine(payee?.name ?? supplier?.name ?? ''),
  };
}

/** Returns an amount with two decimals; undefined for one that is not positive. */
function amountOf(amount = ''): string | undefined {
  const { whole, decimals = '' } = /^(?<whole>\d{1,7})(?:\.(?<decimals>\d{1,2})0*)?$/.exec(amount)?.groups ?? {};
  if (whole === undefined || Number(amount) === 0) return undefined;
  return `${Number(whole)}.${decimals.padEnd(2, '0')}`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\t]+/g, ' ').trim();
}

/** Czech Banking Association, "Formát pro sdílení platebních údajů v CZK – QR kódy" 1.2 (Short Payment Descriptor). */
function spayd({ iban, bic, amount, currency, due, variableSymbol, message, name }: Order): string {
  const fields = [
    ['ACC', bic ? `${iban}+${bic}` : iban],
    ['AM', amount],
    ['CC', currency],
    ['DT', due],
    ['RN', plain(name).slice(0, 35)],
    ['MSG', plain(message).slice(0, 60)],
    ['X-VS', variableSymbol],
  ];
  const written = fields.flatMap(([key, value]) => (value ? `${key}:${value}` : []));
  return ['SPD', '1.0', ...written].join('*');
}

/** Returns a text in the characters that codes hold most densely, without the `*` between fields. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\d $%+./:-]/g, '')
    .replace(/%/g, '%25')
    .trim();
}

/** Slovak Banking Association, "PAY by square specifications" 1.1.0. */
function payBySquare({ iban, bic, amount, currency, due, variableSymbol, message, name }: Order): string {
  const note = variableSymbol ? '' : message.slice(0, 140);
  const payment = ['1', amount, currency, due, variableSymbol, '', '', '', note, '1', iban, bic, '0', '0'];
  const text = ['', '1', ...payment, name.slice(0, 70), '', ''].join('\t');
  const data = new TextEncoder().encode(text);
  const checked = Uint8Array.from([...littleEndian(crc32(data), 4), ...data]);
  // The type 0 in version 1, and a document of type 0.
  const header = [0x01, 0x00, ...littleEndian(checked.length, 2)];
  return base32Hex(Uint8Array.from([...header, ...lzma(checked)]));
}

function littleEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 0xff);
}

/** RFC 4648, section 7, without padding. */
function base32Hex(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => Number.parseInt(group.padEnd(5, '0'), 2).toString(32).toUpperCase()).join('');
}
