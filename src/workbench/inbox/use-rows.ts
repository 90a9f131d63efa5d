import { useMemo } from 'react';
import type { Buyer } from '../../inbox/facts.ts';
import { partAt, text } from '../engine/document/values.ts';
import { useMemory } from '../state/memory/memory.ts';
import { useInbox } from './inbox.ts';
import { type InboxRow, rowsOf } from './rows.ts';

/** Returns the rows of the inbox, judged for the user's companies. */
export function useRows(): InboxRow[] {
  const { entries, suppliers } = useInbox();
  const memory = useMemory((state) => state.entries);
  return useMemo(() => rowsOf(entries ?? [], suppliers, companiesIn(memory)), [entries, suppliers, memory]);
}

/** Returns the remembered companies of the user. */
export function companiesIn(memory: ReturnType<typeof useMemory.getState>['entries']): Buyer[] {
  return memory.flatMap(({ kind, name, value }) => {
    if (kind !== 'supplier') return [];
    const country = text(partAt(value, ['tax_id', 'country']));
    const code = text(partAt(value, ['tax_id', 'code']));
    const vat = country && code ? `${country === 'GR' ? 'EL' : country}${code}` : null;
    return [{ name, vat }];
  });
}
