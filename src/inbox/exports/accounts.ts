/** The table of accounts that a user writes for booking batches: which account, tax key and creditor an amount gets. */

import { groupBy } from '../../engine/model/group-by.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { detailed, type Message, message } from '../../engine/text/message.ts';
import { squeezed } from '../compare/fold.ts';
import type { Facts, RateSum } from '../facts.ts';
import * as texts from '../texts.ts';

/** A row of the table. Its first three members say when it applies, the others what it gives. */
export interface AccountRow {
  /** The VAT number, another number or the name of a supplier. */
  supplier?: string;
  /** The category of EN 16931: `S`, `AE`, …; or `rounding` for the rounding of the amount due. */
  category?: string;
  /** In percent. */
  rate?: string;
  account?: string;
  tax_key?: string;
  creditor?: string;
}

export interface Accounts {
  /** The numbers of tax adviser and client in DATEV. */
  consultant: number;
  client: number;
  /** `MM-DD` */
  fiscalYear: string;
  /** The number of digits of accounts. Those of creditors have one more. */
  accountLength: number;
  /** The chart of accounts, such as `03`; empty if it is the user's own. */
  chart: string;
  rows: readonly AccountRow[];
}

export type AccountsRead = { ok: true; accounts: Accounts } | { ok: false; why: Message };

const COLUMNS = ['supplier', 'category', 'rate', 'account', 'tax_key', 'creditor'] as const;

const SETTINGS = ['consultant', 'client', 'fiscal_year', 'account_length', 'chart'] as const;

/** Thrown within this file. */
class Refused extends Error {
  readonly why: Message;

  constructor(why: Message) {
    super(why.template);
    this.why = why;
  }
}

/** Reads a table of accounts: YAML or JSON with settings and the list `accounts`, or CSV with the rows alone. */
export async function accountsIn(text: string, name: string): Promise<AccountsRead> {
  try {
    return { ok: true, accounts: accountsOf(await valuesIn(text, name), name) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, why: error.why };
    throw error;
  }
}

async function valuesIn(text: string, name: string): Promise<JsonObject> {
  const isTable = /\.(?:csv|tsv|txt)$/i.test(name);
  const read = isTable ? undefined : readDocumentText(text, '$');
  if (read?.ok && Array.isArray(read.value.accounts)) return read.value;
  if (read?.ok) throw new Refused(message(texts.noAccounts, { file: name }));
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => heading.trim().toLowerCase().replace(/[ -]/g, '_'),
  });
  const [first] = data;
  if (first === undefined || !('account' in first || 'creditor' in first)) {
    throw new Refused(message(texts.noAccounts, { file: name }));
  }
  return { accounts: data };
}

function accountsOf(values: JsonObject, file: string): Accounts {
  const unknown = Object.keys(values).find((key) => key !== 'accounts' && !SETTINGS.some((each) => each === key));
  if (unknown !== undefined) {
    throw new Refused(message(texts.unknownColumn, { file, name: unknown, columns: ['accounts', ...SETTINGS] }));
  }
  const rows = (values.accounts as Json[]).map((row, i) => rowOf(row, i + 1, file));
  const setting = (name: (typeof SETTINGS)[number], pattern: RegExp, otherwise: string, expected: Message) =>
    cellIn(values[name], pattern, { file, name }, expected) ?? otherwise;
  const between = (name: (typeof SETTINGS)[number], least: number, most: number, otherwise: number) => {
    const expected = message(texts.numberBetween, { least, most });
    const number = Number(setting(name, /^\d{1,7}$/, String(otherwise), expected));
    if (number < least || number > most) refuse(String(number), { file, name }, expected);
    return number;
  };
  const longest = Math.max(LEAST_DIGITS, ...rows.map(({ account = '' }) => account.length));
  const accountLength = between('account_length', LEAST_DIGITS, MOST_DIGITS, Math.min(longest, MOST_DIGITS));
  checkDigits(rows, accountLength, file);
  return {
    consultant: between('consultant', 1001, 9_999_999, 1001),
    client: between('client', 1, 99_999, 1),
    fiscalYear: setting('fiscal_year', /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)$/, '01-01', message(texts.dayExpected)),
    accountLength,
    chart: setting('chart', /^\d{2}$/, '', message(texts.chartExpected)),
    rows,
  };
}

/** The numbers of digits that accounts can have. */
const LEAST_DIGITS = 4;
const MOST_DIGITS = 8;

function rowOf(row: Json, number: number, file: string): AccountRow {
  if (!isJsonObject(row)) throw new Refused(message(texts.noAccounts, { file }));
  const unknown = Object.keys(row).find((name) => !COLUMNS.some((each) => each === name));
  if (unknown !== undefined) throw new Refused(message(texts.unknownColumn, { file, name: unknown, columns: COLUMNS }));
  const cell = (name: (typeof COLUMNS)[number], pattern: RegExp, expected: Message) => {
    const text = cellIn(row[name], pattern, { file, name, row: number }, expected);
    return text === undefined ? {} : { [name]: text };
  };
  const digits = message(texts.accountDigits, { digits: MOST_DIGITS + 1 });
  return {
    ...cell('supplier', /./, message(texts.noAccounts, { file })),
    ...cell('category', /^(?:[A-Z]{1,2}|rounding)$/i, message(texts.categoryExpected)),
    ...cell('rate', /^\d{1,2}(?:[.,]\d{1,4})? ?%?$/, message(texts.rateExpected)),
    ...cell('account', /^\d{1,9}$/, digits),
    ...cell('tax_key', /^\d{1,4}$/, message(texts.taxKeyExpected)),
    ...cell('creditor', /^\d{1,9}$/, digits),
  };
}

interface Place {
  file: string;
  name: string;
  row?: number;
}

/** Returns the text of a cell; undefined if it is empty. */
function cellIn(value: Json | undefined, pattern: RegExp, place: Place, expected: Message): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim();
  if (text === '') return undefined;
  if (typeof value === 'object' || !pattern.test(text)) refuse(text, place, expected);
  return text;
}

function refuse(value: string, { file, name, row }: Place, expected: Message): never {
  throw new Refused(
    row === undefined
      ? detailed(message(texts.wrongSetting, { file, name, value }), expected)
      : detailed(message(texts.wrongCell, { file, name, row, value }), expected),
  );
}

/** Refuses accounts with too many digits, and creditors whose number is not one digit longer than those of accounts. */
function checkDigits(rows: readonly AccountRow[], length: number, file: string): void {
  for (const [i, { account, creditor }] of rows.entries()) {
    const row = i + 1;
    if (account !== undefined && account.length > length)
      refuse(account, { file, name: 'account', row }, message(texts.accountDigits, { digits: length }));
    if (creditor !== undefined && creditor.length !== length + 1)
      refuse(creditor, { file, name: 'creditor', row }, message(texts.creditorDigits, { digits: length + 1 }));
  }
}

/** The category of rows for the rounding of the amount due. */
const ROUNDING = 'rounding';

/** An account and its tax key. */
export interface FoundAccount {
  account: string;
  taxKey: string;
}

function accountOf(row: AccountRow | undefined): FoundAccount | undefined {
  return row?.account === undefined ? undefined : { account: row.account, taxKey: row.tax_key ?? '' };
}

/** Finds the accounts of suppliers and rates: rows with a supplier come before those without, then the first. */
export class AccountFinder {
  /** The rows by supplier; those of `undefined` are for all suppliers. */
  readonly #bySupplier: ReadonlyMap<string | undefined, readonly AccountRow[]>;

  constructor(rows: readonly AccountRow[]) {
    this.#bySupplier = groupBy(rows, ({ supplier }) => (supplier === undefined ? undefined : squeezed(supplier)));
  }

  /** Returns the account and tax key of a rate, which are in one row. */
  accountFor(facts: Facts, sum: RateSum): FoundAccount | undefined {
    return accountOf(this.#rowsFor(facts).find((each) => each.account !== undefined && fits(each, sum)));
  }

  /** Returns the account for the rounding of the amount due. It has no tax, so rows for all categories do not count. */
  roundingFor(facts: Facts): FoundAccount | undefined {
    return accountOf(this.#rowsFor(facts).find((each) => each.category?.toLowerCase() === ROUNDING));
  }

  creditorFor(facts: Facts, sum: RateSum): string | undefined {
    return this.#rowsFor(facts).find((each) => each.creditor !== undefined && fits(each, sum))?.creditor;
  }

  #rowsFor({ vat, ids, names }: Facts): AccountRow[] {
    const keys = [vat ?? '', ...ids, ...names].map(squeezed);
    return [...keys.flatMap((key) => this.#bySupplier.get(key) ?? []), ...(this.#bySupplier.get(undefined) ?? [])];
  }
}

function fits({ category, rate }: AccountRow, sum: RateSum): boolean {
  return (
    (category === undefined || category.toUpperCase() === sum.category) &&
    (rate === undefined || percentOf(rate) === percentOf(sum.rate ?? '0'))
  );
}

function percentOf(text: string): number {
  return Number(text.replace(',', '.').replace('%', ''));
}
