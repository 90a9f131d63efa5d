/** The user's table of accounts for bookings, as this browser keeps it. */

import { type Accounts, accountsIn } from '../../inbox/exports/accounts.ts';
import { isWanted } from '../state/memory/setting.ts';
import { storeOf } from '../state/stores/store.ts';
import type { InboxRow } from './rows.ts';

export interface AccountsTable {
  name: string;
  accounts: Accounts;
}

const store = storeOf('accounts');

/** The table of this page, if the browser does not keep it. */
let loaded: AccountsTable | undefined;

/** Returns the table that was loaded before; undefined if there is none, or if it cannot be read any more. */
export async function keptAccounts(): Promise<AccountsTable | undefined> {
  if (loaded) return loaded;
  const [kept] = await store.all().catch(() => []);
  const read = kept && (await accountsIn(kept.text, kept.name));
  return read?.ok ? { name: kept?.name ?? '', accounts: read.accounts } : undefined;
}

/** Reads a table, and keeps it if the user wants this browser to remember. */
export async function takeAccounts(file: File): Promise<Awaited<ReturnType<typeof accountsIn>>> {
  const { name } = file;
  const text = await file.text();
  const read = await accountsIn(text, name);
  if (!read.ok) return read;
  loaded = { name, accounts: read.accounts };
  if (isWanted()) await store.put([{ key: 'table', name, text }]).catch(() => undefined);
  return read;
}

export async function clearAccounts(): Promise<void> {
  loaded = undefined;
  await store.clear();
}

/** Returns a table to fill in, with the suppliers and tax rates of invoices. */
export function emptyTable(rows: readonly InboxRow[]): string {
  const suppliers = new Map<string, string>();
  const rates = new Map<string, string>();
  for (const { entry, row } of rows) {
    const key = row.vat ?? row.sender;
    if (key !== null) suppliers.set(key, row.sender ?? '');
    for (const { category, rate } of entry.read.facts?.rates ?? []) {
      if (category !== null) rates.set(`${category} ${rate}`, `category: ${category}, rate: ${rate ?? 0}`);
    }
  }
  const lines = [
    ...Array.from(rates.values(), (rate) => `  - { ${rate}, account: , tax_key: }`),
    ...Array.from(
      suppliers,
      ([key, name]) => `  - { supplier: ${JSON.stringify(key)}, creditor: }  # ${name.replace(/\s+/g, ' ')}`,
    ),
  ];
  return ['consultant: 1001', 'client: 1', 'fiscal_year: 01-01', 'accounts:', ...lines, ''].join('\n');
}
