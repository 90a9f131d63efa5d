import { useEffect } from 'react';
import type { Flag } from '../../../inbox/row.ts';
import { keyOf } from '../../../inbox/suppliers.ts';
import { say } from '../../ui/texts/say.ts';
import { loadInbox, useInbox } from '../inbox.ts';
import { useRows } from '../use-rows.ts';
import { InOrder, ToNote } from './checks-panel.tsx';
import * as texts from './texts.ts';

/** The checks that a file passes in comparison with the others of the inbox, and with earlier ones of its supplier. */
export function ChecksInInbox({ of }: { of: string }) {
  const { suppliers } = useInbox();
  useEffect(() => void loadInbox(), []);
  const rows = useRows();
  const each = rows.find(({ entry }) => entry.key === of);
  if (!each) return null;
  const { row, entry } = each;
  const { facts, digest, embedded } = entry.read;
  const has = (kind: Flag['kind']) => row.flags.some((flag) => flag.kind === kind);
  const accounts = new Set(facts?.accounts);
  const own = facts && keyOf(facts);
  // Another file with the same number is the same invoice, which says nothing about its account.
  const isKnownAccount = suppliers.some(
    ({ key, invoices }) =>
      key === own &&
      invoices.some(
        (known) =>
          known.digest !== digest &&
          known.number !== facts?.number &&
          known.accounts.some((account) => accounts.has(account)),
      ),
  );
  const all = [
    isKnownAccount && !has('account_changed') && texts.accountAsBefore,
    facts !== undefined && !has('duplicate_of') && texts.notReceivedBefore,
    row.due_date !== null && row.date !== null && !has('due_before_issue') && texts.dueAfterIssue,
    embedded !== undefined && !has('difference') && !has('not_comparable') && texts.pagesAgree,
  ];
  return (
    <>
      {accounts.size > 0 && !isKnownAccount && !has('account_changed') && <ToNote>{say(texts.firstAccount)}</ToNote>}
      {all.map((text) => text !== false && <InOrder key={text}>{say(text)}</InOrder>)}
    </>
  );
}
