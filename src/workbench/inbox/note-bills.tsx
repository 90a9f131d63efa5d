import { useEffect } from 'react';
import { billKey, useBills } from '../state/view/bills.ts';
import { loadInbox } from './inbox.ts';
import { Suggested } from './row-parts.tsx';
import { isOlder } from './rows.ts';
import { useRows } from './use-rows.ts';

/** Notes what the inbox says about its bills, for the list of documents. */
export function NoteBills() {
  const rows = useRows();
  useEffect(() => void loadInbox(), []);
  useEffect(() => {
    const valid = rows.filter((each) => !isOlder(each));
    const bills = new Map(
      valid.map((each) => [
        billKey(each.row.sender ?? '', each.row.number ?? ''),
        { file: each.entry.key, verdict: <Suggested {...each} /> },
      ]),
    );
    useBills.setState({ bills });
  }, [rows]);
  return null;
}
