/** The facts of a received invoice that the inbox lists and compares. */

import { amountToPay } from '../engine/bill/amount-to-pay.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { TAX_CATEGORY, taxCategoryOf } from '../engine/tax/tax-category.ts';
import { ratesByKind } from '../engine/tax/untaxed.ts';
import type { TermFound } from '../formats/check-report/inspect.ts';
import { numberOf } from '../formats/check-report/number-of.ts';

/** An account, by its IBAN or its national number. */
type Account = string;

/** The amounts of a tax rate. */
export interface RateSum {
  /** The category of UNTDID 5305, such as `S`. */
  category: string | null;
  /** In percent; null for categories without one. */
  rate: string | null;
  net: string | null;
  tax: string | null;
}

/** A customer, as far as versions of an invoice are compared by it. */
export interface Buyer {
  vat: string | null;
  name: string | null;
}

/** Pure data. Missing facts are null, lists are empty. */
export interface Facts {
  /** The names of the supplier, the registered one first. */
  names: string[];
  /** The VAT number with its country. */
  vat: string | null;
  /** Other numbers of the supplier: tax and register numbers. */
  ids: string[];
  street: string | null;
  number: string | null;
  date: string | null;
  currency: string | null;
  net: string | null;
  tax: string | null;
  /** The tax of each rate. */
  taxes: string[];
  /** The breakdown of VAT. */
  rates: RateSum[];
  total: string | null;
  due: string | null;
  /** What was paid already, if the syntax states it as business terms. */
  paid?: string | null;
  /** What rounding adds to the amount due. Missing in facts from older versions. */
  rounding?: string | null;
  dueDate: string | null;
  isCredit: boolean;
  /** Whether the customer wrote it instead of the supplier. The supplier still gets the amount. */
  isSelfBilled?: boolean;
  /** Whether it asks for an amount besides those of the invoices that it names: a debit note, a part or an advance. */
  isExtra?: boolean;
  /** Whether it is the corrected form of the invoice that it names. */
  isCorrection?: boolean;
  /** The customer. Missing in facts from older versions. */
  buyer?: Buyer;
  /** The party to pay, if it is not the supplier. Missing in facts from older versions. */
  payee?: string | null;
  /** Whether the supplier collects the amount, by direct debit or from a card. Missing in facts from older versions. */
  isCollected?: boolean;
  /** The numbers of the invoices that it corrects or credits. */
  preceding: string[];
  /** The accounts to pay to, without spaces. */
  accounts: Account[];
}

/**
 * Returns the facts of an invoice with business terms.
 * @param document the document that was read from it
 */
export function factsOfTerms(terms: readonly TermFound[], document: JsonObject = {}): Facts {
  const all = (id: string) =>
    terms.flatMap((term) => (term.id === id && term.value?.trim() ? [term.value.trim()] : []));
  const one = (id: string) => all(id)[0] ?? null;
  const type = one('BT-3') ?? '';
  const currency = one('BT-5');
  return {
    names: [...all('BT-27'), ...all('BT-28')],
    vat: one('BT-31'),
    ids: [...all('BT-32'), ...all('BT-30'), ...all('BT-29')],
    street: one('BT-35'),
    number: one('BT-1'),
    date: dateOf(one('BT-2')),
    currency,
    net: amountOf(one('BT-109')),
    tax: amountOf(one('BT-110')),
    taxes: all('BT-117'),
    rates: groupsOf(terms, 'BG-23').map((group) => ({
      category: group.get('BT-118') ?? null,
      rate: group.get('BT-119') ?? null,
      net: amountOf(group.get('BT-116') ?? null),
      tax: amountOf(group.get('BT-117') ?? null),
    })),
    total: amountOf(one('BT-112')),
    due: amountOf(one('BT-115')),
    paid: amountOf(one('BT-113')),
    rounding: amountOf(one('BT-114')),
    dueDate: dateOf(one('BT-9')),
    isCredit: CREDITS.has(type),
    ...((SELF_BILLED.has(type) || isSelfBilled(document)) && { isSelfBilled: true }),
    isExtra: EXTRAS.has(type),
    isCorrection: type === '384',
    buyer: { vat: one('BT-48'), name: one('BT-44') },
    payee: one('BT-59'),
    isCollected: all('BT-81').some((code) => COLLECTED.has(code)),
    preceding: all('BT-25'),
    accounts: all('BT-84').map(bare),
  };
}

/** Returns the terms of each group with a number. */
function groupsOf(terms: readonly TermFound[], id: string): Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  let depth: number | undefined;
  for (const term of terms) {
    if (depth !== undefined && term.depth <= depth) depth = undefined;
    if (term.id === id) {
      depth = term.depth;
      groups.push(new Map());
    } else if (depth !== undefined && term.value !== undefined) groups.at(-1)?.set(term.id, term.value.trim());
  }
  return groups;
}

/** Codes of UNTDID 1001 for credit notes. */
const CREDITS: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
  '503',
  '502',
]);

/** Codes of UNTDID 1001 for documents that the customer issues. */
const SELF_BILLED: ReadonlySet<string> = new Set(['389', '261', '471', '473', '500', '501', '502', '527']);

/** Codes of UNTDID 1001 for debit notes, parts and advances. */
const EXTRAS: ReadonlySet<string> = new Set(['80', '84', '326', '383', '386', '875']);

/** Codes of UNTDID 4461 for cards and direct debits. */
const COLLECTED: ReadonlySet<string> = new Set(['48', '49', '54', '55', '59']);

/**
 * Returns the facts of an invoice by the document made from it, whose sums are calculated.
 * @param record what its file has besides the document
 */
export function factsOfDocument(document: JsonObject, record?: Json): Facts {
  const text = (...path: string[]) => textAt(document, path);
  const supplier = objectAt(document, ['supplier']);
  const totals = objectAt(document, ['totals']);
  const vatOf = (party: string) => {
    const country = text(party, 'tax_id', 'country');
    const code = text(party, 'tax_id', 'code');
    return code === null ? null : `${country === 'GR' ? 'EL' : (country ?? '')}${code}`;
  };
  return {
    names: [text('supplier', 'name'), text('supplier', 'alias')].filter((each) => each !== null),
    vat: vatOf('supplier'),
    ids: listAt(supplier, 'identities').flatMap((each) => textAt(each, ['code']) ?? []),
    street: textAt(listAt(supplier, 'addresses')[0], ['street']),
    number: numberOf(document, record) ?? null,
    date: text('issue_date'),
    currency: text('currency'),
    net: textAt(totals, ['total']),
    tax: textAt(totals, ['tax']),
    taxes: [],
    rates: ratesOf(document),
    total: textAt(totals, ['total_with_tax']),
    due: (totals && amountToPay(totals)) ?? textAt(totals, ['payable']),
    rounding: textAt(totals, ['rounding']),
    dueDate: textAt(listAt(objectAt(document, ['payment', 'terms']), 'due_dates')[0], ['date']),
    isCredit: text('type') === 'credit-note',
    ...(isSelfBilled(document) && { isSelfBilled: true }),
    isExtra: text('type') === 'debit-note' || tagsIn(document).some((tag) => PARTS.has(tag)),
    isCorrection: text('type') === 'corrective',
    buyer: { vat: vatOf('customer'), name: text('customer', 'name') },
    payee: text('payment', 'payee', 'name'),
    isCollected: /^(?:direct-debit|debit-transfer|card)(?:\+|$)/.test(text('payment', 'instructions', 'key') ?? ''),
    preceding: listAt(document, 'preceding').flatMap((each) => {
      const number = [textAt(each, ['series']), textAt(each, ['code'])].filter((part) => part !== null).join('-');
      return number === '' ? [] : [number];
    }),
    accounts: listAt(objectAt(document, ['payment', 'instructions']), 'credit_transfer').flatMap((each) => {
      const account = textAt(each, ['iban']) ?? textAt(each, ['number']);
      return account === null ? [] : [bare(account)];
    }),
  };
}

/** Tags of invoices over a part of what was ordered. */
const PARTS: ReadonlySet<string> = new Set(['partial', 'prepayment']);

function isSelfBilled(document: JsonObject): boolean {
  return tagsIn(document).includes('self-billed');
}

function tagsIn(document: JsonObject): string[] {
  return listAt(document, '$tags').filter((tag) => typeof tag === 'string');
}

/** Returns the sums of the rates of VAT, one for each kind of untaxed supply. */
function ratesOf(document: JsonObject): RateSum[] {
  const vat = listAt(objectAt(document, ['totals', 'taxes']), 'categories').filter(
    (each) => textAt(each, ['code']) === 'VAT',
  );
  return vat
    .flatMap((category) => ratesByKind('VAT', listAt(category, 'rates').filter(isJsonObject), document))
    .map((each) => ({
      category: textAt(each, ['ext', TAX_CATEGORY]) ?? taxCategoryOf(textAt(each, ['key']) ?? '') ?? null,
      rate: textAt(each, ['percent'])?.replace('%', '') ?? null,
      net: textAt(each, ['base']),
      tax: textAt(each, ['amount']),
    }));
}

function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((at, name) => (isJsonObject(at) ? at[name] : undefined), value);
}

function textAt(value: Json | undefined, path: readonly string[]): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' && found !== '' ? found : null;
}

function objectAt(value: Json | undefined, path: readonly string[]): JsonObject | undefined {
  const found = valueAt(value, path);
  return isJsonObject(found) ? found : undefined;
}

function listAt(value: Json | undefined, name: string): Json[] {
  const found = valueAt(value, [name]);
  return Array.isArray(found) ? found : [];
}

/** Returns a date of either syntax: `2026-03-01` or `20260301`. */
function dateOf(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? '') ?? [];
  return year === undefined ? text : `${year}-${month}-${day}`;
}

/** Returns an amount with at least two decimals: `336.9` → `336.90`. */
function amountOf(text: string | null): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === '' ? text : `${sign === '-' ? '-' : ''}${whole}.${fraction.padEnd(2, '0')}`;
}

function bare(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
