import { useEffect, useMemo } from 'react';
import type { Flag } from '../../../inbox/row.ts';
import { say } from '../../ui/texts/say.ts';
import { loadInbox, useInbox } from '../inbox.ts';
import { rowsOf } from '../rows.ts';
import { InOrder } from './checks-panel.tsx';
import * as texts from './texts.ts';

/** The checks that a file passes in comparison with the others of the inbox, and with earlier ones of its supplier. */
export function ChecksInInbox({ of }: { of: string }) {
  const { entries = [], suppliers } = useInbox();
  useEffect(() => void loadInbox(), []);
  const rows = useMemo(() => rowsOf(entries, suppliers), [entries, suppliers]);
  const each = rows.find(({ entry }) => entry.key === of);
  if (!each) return null;
  const { row, entry } = each;
  const { facts, digest, embedded } = entry.read;
  const has = (kind: Flag['kind']) => row.flags.some((flag) => flag.kind === kind);
  const accounts = new Set(facts?.accounts);
  const isKnownAccount = suppliers.some(({ invoices }) =>
    invoices.some((known) => known.digest !== digest && known.accounts.some((account) => accounts.has(account))),
  );
  const all = [
    isKnownAccount && !has('account_changed') && texts.accountAsBefore,
    facts !== undefined && !has('duplicate_of') && texts.notReceivedBefore,
    row.due_date !== null && row.date !== null && !has('due_before_issue') && texts.dueAfterIssue,
    embedded !== undefined && !has('difference') && !has('not_comparable') && texts.pagesAgree,
  ];
  return all.map((text) => text !== false && <InOrder key={text}>{say(text)}</InOrder>);
}
