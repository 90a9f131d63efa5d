import { useMemo } from 'react';
import type { Buyer } from '../../inbox/facts.ts';
import { isOneOf } from '../../inbox/own.ts';
import { memberAt, partAt, text } from '../engine/document/values.ts';
import { useMemory } from '../state/memory/memory.ts';
import { useInbox } from './inbox.ts';
import { type InboxRow, rowsOf } from './rows.ts';

/** Returns the rows of the inbox, judged for the user's companies. */
export function useRows(): InboxRow[] {
  const { entries, suppliers } = useInbox();
  const memory = useMemory((state) => state.entries);
  return useMemo(() => rowsOf(entries ?? [], suppliers, companiesIn(memory)), [entries, suppliers, memory]);
}

type Memory = ReturnType<typeof useMemory.getState>['entries'];

/** Returns the remembered companies of the user. */
export function companiesIn(memory: Memory): Buyer[] {
  return memory.flatMap(({ kind, name, value }) => (kind === 'supplier' ? [{ ...partyIn(value), name }] : []));
}

/** Returns whether a company of the user issued a document; undefined if nobody can tell. */
export function isIssuedBy(document: unknown, memory: Memory): boolean | undefined {
  return isOneOf(partyIn(memberAt(document, 'supplier')), companiesIn(memory));
}

function partyIn(party: unknown): Buyer {
  const [country, code] = ['country', 'code'].map((member) => text(partAt(party, ['tax_id', member])));
  const vat = country && code ? `${country === 'GR' ? 'EL' : country}${code}` : null;
  return { name: text(memberAt(party, 'name')) ?? null, vat };
}
