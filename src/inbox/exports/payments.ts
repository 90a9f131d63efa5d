/**
 * A payment file of the invoices to pay: SEPA credit transfers in pain.001.001.09 (ISO 20022, EPC132-08). Its texts are limited to the
 * characters that all banks accept.
 */

import { bareOf, isIban } from '../../engine/pay/iban.ts';
import { withoutTrailing } from '../../engine/text/trailing.ts';
import { amountText, centsOf } from '../compare/amounts.ts';
import type { FileRead } from '../read-file.ts';
import type { Row } from '../row.ts';
import { amountToPay } from '../to-pay.ts';

/** Whose account is debited. */
export interface Payer {
  name: string;
  iban: string;
}

export interface Payments {
  xml: string;
  count: number;
  /** The paths of invoices to pay that cannot be in the file: in another currency, without an IBAN, or collected by the supplier. */
  left: string[];
}

interface Payment {
  day: string;
  cents: number;
  name: string;
  iban: string;
  number: string;
}

/** Returns the payments of invoices to pay. @param reads the files of the rows, in the same order */
export function paymentsOf(rows: readonly Row[], reads: readonly FileRead[], payer: Payer, now: Date): Payments {
  const today = now.toISOString().slice(0, 10);
  const payments: Payment[] = [];
  const left: string[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.suggestion !== 'pay' || row.credit) continue;
    const due = amountToPay(row);
    if (due === undefined && row.due !== null) continue;
    const cents = centsOf(due ?? null);
    const { accounts = [], isCollected = false, payee } = reads[i]?.facts ?? {};
    const iban = isCollected ? undefined : accounts.find(isIban);
    if (iban === undefined || row.currency !== 'EUR' || cents === undefined || row.sender === null) left.push(row.file);
    else {
      const day = row.due_date !== null && row.due_date > today ? row.due_date : today;
      payments.push({ day, cents, name: payee ?? row.sender, iban, number: row.number ?? '' });
    }
  }
  return { xml: documentOf(payments, payer, now), count: payments.length, left };
}

function documentOf(payments: readonly Payment[], payer: Payer, now: Date): string {
  const id = `BW${now.toISOString().replace(/\D/g, '').slice(0, 17)}`;
  const days = [...new Set(payments.map(({ day }) => day))].sort();
  const groups = days.map((day, i) =>
    groupOf(
      `${id}-${i + 1}`,
      day,
      payments.filter((each) => each.day === day),
      payer,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    element(
      'GrpHdr',
      element('MsgId', id),
      element('CreDtTm', `${now.toISOString().slice(0, 19)}Z`),
      ...sums(payments),
      element('InitgPty', element('Nm', nameOf(payer.name))),
    ),
    ...groups,
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
}

function groupOf(id: string, day: string, payments: readonly Payment[], { name, iban }: Payer): string {
  return element(
    'PmtInf',
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    ...sums(payments),
    element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
    element('ReqdExctnDt', element('Dt', day)),
    element('Dbtr', element('Nm', nameOf(name))),
    element('DbtrAcct', account(iban)),
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', NOT_PROVIDED)))),
    element('ChrgBr', 'SLEV'),
    ...payments.map(transferOf),
  );
}

function transferOf({ cents, name, iban, number }: Payment): string {
  const about = plain(number, MOST_OF_TEXT);
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', plain(number, MOST_OF_ID) || NOT_PROVIDED)),
    element('Amt', `<InstdAmt Ccy="EUR">${amountText(cents)}</InstdAmt>`),
    element('Cdtr', element('Nm', nameOf(name))),
    element('CdtrAcct', account(iban)),
    ...(about === '' ? [] : [element('RmtInf', element('Ustrd', about))]),
  );
}

/** What banks expect in place of a value that is required and missing. */
const NOT_PROVIDED = 'NOTPROVIDED';

function nameOf(name: string): string {
  return plain(name, MOST_OF_NAME) || NOT_PROVIDED;
}

function sums(payments: readonly Payment[]): string[] {
  const cents = payments.reduce((sum, each) => sum + each.cents, 0);
  return [element('NbOfTxs', String(payments.length)), element('CtrlSum', amountText(cents))];
}

function account(iban: string): string {
  return element('Id', element('IBAN', bareOf(iban)));
}

/** The largest number of characters of names, of references and of the text of a payment. */
const MOST_OF_NAME = 70;
const MOST_OF_ID = 35;
const MOST_OF_TEXT = 140;

/** Letters that are more than a plain letter with an accent. Greek and Cyrillic ones as EPC217-08 recommends. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'oe',
  Ø: 'Oe',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  '&': '+',
  ...bothCases('αβγδεζηθικλμνξοπρστυφχψω', 'a|v|g|d|e|z|i|th|i|k|l|m|n|x|o|p|r|s|t|y|f|ch|ps|o'),
  ς: 's',
  ...bothCases(
    'абвгдежзийклмнопрстуфхцчшщъьюяыэ',
    'a|b|v|g|d|e|zh|z|i|y|k|l|m|n|o|p|r|s|t|u|f|h|ts|ch|sh|sht|a|y|yu|ya|y|e',
  ),
};

/** Returns small and capital letters with their replacements. @param latin separated by bars */
function bothCases(letters: string, latin: string): Record<string, string> {
  const small = Array.from(letters);
  const becoming = latin.split('|');
  return Object.fromEntries(
    small.flatMap((letter, i) => {
      const text = becoming[i] ?? '';
      return [
        [letter, text],
        [letter.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)],
      ];
    }),
  );
}

/** Returns a text in the characters that all banks accept. It neither begins nor ends with a slash, and has no double slash. */
function plain(text: string, most: number): string {
  const latin = (given: string) => Array.from(given, (each) => LETTERS[each] ?? each).join('');
  const withoutAccents = latin(text.normalize('NFC')).normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = latin(withoutAccents)
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/^[/ ]+/, '')
    .slice(0, most);
  return withoutTrailing(plain, '/ ');
}

/** Returns an element. The characters of `plain` need no escapes, except those that are not in it. */
function element(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}
