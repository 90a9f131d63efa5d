/** Compares numbers that a code of an authority repeats with those of its bill. */

import { withoutTrailing } from '../engine/text/trailing.ts';
import { memberAt, text } from './values.ts';

type Repeats = (value: string, bill: unknown) => boolean;

/** The numbers of a bill that codes repeat, and how each is compared. */
const FACTS = {
  /** The tax number of the seller, with or without its country. */
  seller(value, bill) {
    const code = signsOf(text(memberAt(bill, 'supplier.tax_id.code')) ?? '');
    const country = text(memberAt(bill, 'supplier.tax_id.country')) ?? '';
    return code !== '' && [code, `${country}${code}`].includes(signsOf(value));
  },
  /** The date of issue, as authorities write it. */
  day: (value, bill) => dayOf(value) !== undefined && dayOf(value) === memberAt(bill, 'issue_date'),
  /** The series and number, with any separator. */
  number(value, bill) {
    const code = text(memberAt(bill, 'code'));
    return code !== undefined && signsOf(`${text(memberAt(bill, 'series')) ?? ''}${code}`) === signsOf(value);
  },
  /** The total with tax or the payable amount, without a sign: authorities turn it in credit notes. */
  total: (value, bill) => TOTALS.some((name) => isAmount(value, memberAt(bill, `totals.${name}`))),
  tax: (value, bill) => isAmount(value, memberAt(bill, 'totals.tax') ?? '0'),
} satisfies Record<string, Repeats>;

export type Fact = keyof typeof FACTS;

const TOTALS = ['total_with_tax', 'payable', 'due'];

/** Returns whether a value in a code is this number of the bill. */
export function repeats(fact: Fact, value: string, bill: unknown): boolean {
  return FACTS[fact](value, bill);
}

/** Returns the letters and digits of a text, in capitals. */
function signsOf(value: string): string {
  return value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** 14-09-2026, 2026-09-14 with or without a time, 20260914, and 140926 of the Basque treasuries. */
const DAYS = [
  /^(?<day>\d\d)-(?<month>\d\d)-(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:T.*)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
];

function dayOf(value: string): string | undefined {
  for (const form of DAYS) {
    const { year, month, day } = form.exec(value)?.groups ?? {};
    if (year !== undefined) return `${year.padStart(4, '20')}-${month}-${day}`;
  }
  return undefined;
}

function isAmount(value: string, amount: unknown): boolean {
  const wanted = plain(value);
  return wanted !== undefined && typeof amount === 'string' && wanted === plain(amount);
}

/** Returns an amount without its sign and needless zeros. */
function plain(amount: string): string | undefined {
  const { whole, decimals = '' } = /^[+-]?0*(?<whole>[1-9]\d*|0)(?:\.(?<decimals>\d*))?$/.exec(amount)?.groups ?? {};
  return whole === undefined ? undefined : `${whole}.${withoutTrailing(decimals, '0')}`;
}
