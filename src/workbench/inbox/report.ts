/** Writes the report of files, the list, the payment file, and bookings. */

import type { SignOptions } from '../../engine/index.ts';
import type { ReportKind } from '../../formats/check-report/index.ts';
import type { Accounts } from '../../inbox/exports/accounts.ts';
import { type DatevExport, datevBatches } from '../../inbox/exports/datev.ts';
import { columns, csvOf, tableOf, workbookOf } from '../../inbox/exports/list.ts';
import { type Payer, type Payments, paymentsOf } from '../../inbox/exports/payments.ts';
import type { FileRead } from '../../inbox/read-file.ts';
import { whyInWords } from '../../inbox/why.ts';
import { plus } from '../engine/document/decimal.ts';
import { saveFile } from '../ui/files.ts';
import { language } from '../ui/texts/say.ts';
import type { InboxRow } from './rows.ts';
import { startWorkers } from './workers.ts';

const TYPES: Readonly<Record<ReportKind, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  json: 'application/json',
};

/**
 * Checks the files of rows with all that a report states, and saves it.
 * @param onDone called with the number of files checked so far
 * @param by how to sign it
 */
export async function saveReport(
  rows: readonly InboxRow[],
  kind: ReportKind,
  onDone: (done: number) => void,
  by?: SignOptions,
): Promise<void> {
  const workers = startWorkers();
  try {
    let done = 0;
    const reads = await Promise.all(
      rows.map(async ({ entry: { read, content } }): Promise<FileRead> => {
        const check = content && (await workers.run((calls) => calls.call('inboxCheck', { path: read.file, content })));
        onDone(++done);
        return { ...read, ...(check && { check }) };
      }),
    );
    const reported = { rows: rows.map(({ row }) => row), reads, kind, by };
    const report = await workers.run((calls) => calls.call('inboxReport', reported));
    saveFile(`inbox-report.${kind}`, report, TYPES[kind]);
  } finally {
    workers.end();
  }
}

/** Returns the bookings of rows, which the user marked to be paid or as paid. */
export function bookingsFor(rows: readonly InboxRow[], accounts: Accounts): DatevExport {
  return datevBatches(
    rows.map(({ row }) => ({ ...row, suggestion: 'pay' })),
    rows.map(({ entry }) => entry.read),
    accounts,
    new Date(),
  );
}

/** Saves a file for each fiscal year. */
export function saveBookings({ batches }: DatevExport): void {
  for (const { year, bytes } of batches) {
    saveFile(batches.length === 1 ? 'EXTF_inbox.csv' : `EXTF_inbox-${year}.csv`, bytes, 'text/csv');
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the list as the command `inbox` writes it. */
export async function saveList(rows: readonly InboxRow[], kind: 'xlsx' | 'csv'): Promise<void> {
  const table = tableOf(
    rows.map(({ row }) => row),
    columns,
    (said) => whyInWords(said, language.translation),
  );
  if (kind === 'csv') saveFile('inbox.csv', csvOf(table), 'text/csv');
  else saveFile('inbox.xlsx', new Uint8Array(await workbookOf(table)), XLSX);
}

/** Returns the payments of rows, which the user marked to be paid regardless of the suggestion. */
export function paymentsFor(rows: readonly InboxRow[], payer: Payer): Payments {
  return paymentsOf(
    rows.map(({ row }) => ({ ...row, suggestion: 'pay' })),
    rows.map(({ entry }) => entry.read),
    payer,
    new Date(),
  );
}

/** Returns the sum of euro amounts in a payment file. */
export function sumOf({ xml }: Payments): string {
  return Array.from(xml.matchAll(/<InstdAmt Ccy="EUR">([^<]*)</g), ([, amount = '0']) => amount).reduce(plus, '0');
}
