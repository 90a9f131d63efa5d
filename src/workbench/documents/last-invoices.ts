import { useEffect, useMemo } from 'react';
import { contentOf } from '../engine/document/text.ts';
import { contentsOf, partAt, text } from '../engine/document/values.ts';
import { useOwnDrafts } from '../state/drafts/drafts.ts';
import { loadDocuments, useDocuments } from './documents.ts';
import { type DocumentRow, openDrafts, rowsOf } from './rows.ts';

export type { DocumentRow };

/** Returns the last invoice that was issued to each customer, the latest first: the next one is often like it. */
export function useLastInvoices(): readonly DocumentRow[] {
  const { records } = useDocuments();
  const drafts = useOwnDrafts();
  useEffect(() => void loadDocuments(), []);
  return useMemo(() => lastOf(rowsOf(records ?? [], openDrafts(records ?? [], drafts))), [records, drafts]);
}

/** Returns the last invoice to each customer among rows: no correction, order or payment. @internal */
export function lastOf(rows: readonly DocumentRow[]): DocumentRow[] {
  const last = new Map<string, DocumentRow>();
  for (const row of rows.toSorted((a, b) => changedAt(b) - changedAt(a))) {
    if (row.shown === 'written' && row.party && !last.has(row.party) && isOrdinary(row)) last.set(row.party, row);
  }
  return [...last.values()];
}

function changedAt({ identity }: DocumentRow): number {
  return identity?.changedAt ?? 0;
}

function isOrdinary({ identity }: DocumentRow): boolean {
  if (identity?.schema !== 'bill/invoice') return false;
  return (text(partAt(contentsOf(contentOf(identity.text)), ['type'])) ?? 'standard') === 'standard';
}
