/**
 * The payment part with receipt of a Swiss QR-bill (SIX, "Swiss Implementation Guidelines for the QR-bill" 2.3, and "Style Guide
 * QR-bill").
 */

import { amountToPay } from '../engine/bill/amount-to-pay.ts';
import { bareOf, isBareIban } from '../engine/pay/iban.ts';
import { printedAccount } from '../engine/pay/printed-account.ts';
import { numberOf } from './bill-number.ts';
import type { Address, Bill } from './documents.ts';
import type { Slip } from './paper.ts';
import { isCreditorReference, isQrReference, printedReference } from './reference.ts';

/** The headings, word for word as in the style guide, annex D. */
const HEADINGS: Readonly<Record<string, Slip['headings']>> = {
  de: {
    receipt: 'Empfangsschein',
    paymentPart: 'Zahlteil',
    account: 'Konto / Zahlbar an',
    reference: 'Referenz',
    message: 'Zusätzliche Informationen',
    debtor: 'Zahlbar durch',
    noDebtor: 'Zahlbar durch (Name/Adresse)',
    currency: 'Währung',
    amount: 'Betrag',
    acceptance: 'Annahmestelle',
    separate: 'Vor der Einzahlung abzutrennen',
  },
  fr: {
    receipt: 'Récépissé',
    paymentPart: 'Section paiement',
    account: 'Compte / Payable à',
    reference: 'Référence',
    message: 'Informations supplémentaires',
    debtor: 'Payable par',
    noDebtor: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptance: 'Point de dépôt',
    separate: 'A détacher avant le versement',
  },
  it: {
    receipt: 'Ricevuta',
    paymentPart: 'Sezione pagamento',
    account: 'Conto / Pagabile a',
    reference: 'Riferimento',
    message: 'Informazioni supplementari',
    debtor: 'Pagabile da',
    noDebtor: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    acceptance: 'Punto di accettazione',
    separate: 'Da staccare prima del versamento',
  },
};

const ENGLISH: Slip['headings'] = {
  receipt: 'Receipt',
  paymentPart: 'Payment part',
  account: 'Account / Payable to',
  reference: 'Reference',
  message: 'Additional information',
  debtor: 'Payable by',
  noDebtor: 'Payable by (name/address)',
  currency: 'Currency',
  amount: 'Amount',
  acceptance: 'Acceptance point',
  separate: 'Separate before paying in',
};

const LARGEST_PAYLOAD = 997;

/** Returns the slip for the amount to pay of a bill; undefined if it is not payable in Switzerland or Liechtenstein. */
export function qrBill(bill: Bill, language: string): Slip | undefined {
  const { type, currency = '', supplier, customer, payment, totals, series, code } = bill;
  const { instructions, payee } = payment ?? {};
  if (type === 'credit-note' || !isPayable(bill) || !instructions?.key?.startsWith('credit-transfer')) return undefined;
  const found = instructions.credit_transfer?.find(({ iban }) => isSwiss(iban));
  const iban = bareOf(found?.iban ?? '');
  const amount = /^\d{1,9}\.\d{2}$/.exec(totals ? (amountToPay(totals) ?? '') : '')?.[0];
  const creditor = partyOf(payee?.name ?? supplier?.name, payee?.addresses?.[0] ?? supplier?.addresses?.[0]);
  const reference = referenceOf(iban, instructions.ref ?? numberOf({ series, code }));
  if (iban === '' || !Number(amount) || amount === undefined || !creditor || !reference) return undefined;
  const debtor = partyOf(customer?.name, customer?.addresses?.[0]);
  const payload = [
    ...['SPC', '0200', '1', iban],
    ...creditor.fields,
    ...NOBODY,
    ...[amount, currency],
    ...(debtor?.fields ?? NOBODY),
    ...[reference.type, reference.code, reference.message, 'EPD'],
  ].join('\n');
  if (payload.length > LARGEST_PAYLOAD) return undefined;
  return {
    kind: 'slip',
    headings: HEADINGS[language] ?? ENGLISH,
    payload,
    account: [printedAccount(iban, 'CH'), ...creditor.lines],
    reference: printedReference(reference.code, 'CH'),
    message: reference.message,
    debtor: debtor?.lines ?? [],
    currency,
    amount: amount.replace(/\B(?=(?:\d{3})+\.)/g, ' '),
  };
}

/** Returns whether a bill is in a currency of the slip, and for a customer who can use it. */
function isPayable({ currency, supplier, customer }: Bill): boolean {
  const isHere = (country = 'CH') => country === 'CH' || country === 'LI';
  const reader = customer?.tax_id?.country ?? customer?.addresses?.[0]?.country;
  const own = supplier?.tax_id?.country ?? supplier?.addresses?.[0]?.country ?? '';
  return isHere(own) && (currency === 'CHF' || (currency === 'EUR' && isHere(reader)));
}

function isSwiss(iban = ''): boolean {
  const bare = bareOf(iban);
  return /^(?:CH|LI)\d{7}[0-9A-Z]{12}$/.test(bare) && isBareIban(bare);
}

/** Returns whether an IBAN has a bank number for payments with QR references: 30000 to 31999. */
function isQrIban(iban: string): boolean {
  return /^..\d{2}3[01]/.test(iban);
}

/** Returns the reference that an account accepts: a QR-IBAN accepts only QR references. */
function referenceOf(iban: string, text: string): { type: string; code: string; message: string } | undefined {
  const bare = text.replace(/\s/g, '').toUpperCase();
  if (isQrIban(iban)) return isQrReference(bare) ? { type: 'QRR', code: bare, message: '' } : undefined;
  if (isCreditorReference(bare)) return { type: 'SCOR', code: bare, message: '' };
  return { type: 'NON', code: '', message: text.replace(/\s+/g, ' ').trim().slice(0, 140) };
}

interface Described {
  /** The elements of the code. */
  fields: readonly string[];
  /** The lines in print. */
  lines: readonly string[];
}

const NOBODY = ['', '', '', '', '', '', ''];

/** Returns a name with its structured address; undefined if one of them is incomplete. */
function partyOf(name: string | undefined, address: Address | undefined): Described | undefined {
  const { street = '', num = '', code = '', locality = '', country = '' } = address ?? {};
  if (!name || !code || !locality || !country) return undefined;
  const short = [name.slice(0, 70), street.slice(0, 70), num.slice(0, 16), code.slice(0, 16), locality.slice(0, 35)];
  const [called = '', road = '', house = '', postcode = '', town = ''] = short.map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );
  const abroad = country === 'CH' || country === 'LI' ? '' : `${country} - `;
  return {
    fields: ['S', called, road, house, postcode, town, country],
    lines: [called, `${road} ${house}`.trim(), `${abroad}${postcode} ${town}`].filter((line) => line !== ''),
  };
}
