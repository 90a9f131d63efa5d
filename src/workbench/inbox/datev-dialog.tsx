import { FileDown, Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { words } from '../../engine/text/message.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { saveFile } from '../ui/files.ts';
import { language, say, sayAbout } from '../ui/texts/say.ts';
import { type AccountsTable, emptyTable, keptAccounts, takeAccounts } from './accounts-table.ts';
import { bookingsFor, saveBookings } from './report.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { baseOf } from './words.ts';

interface DatevDialogProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  onClose(): void;
}

/** The largest number of invoices without a booking that are listed. */
const MOST_LEFT = 50;

/** Writes bookings for DATEV of the invoices that the user marked to be paid or as paid. */
export function DatevDialog({ rows, onClose }: DatevDialogProps) {
  const [table, setTable] = useState<AccountsTable>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => void keptAccounts().then((kept) => setTable((now) => now ?? kept)), []);
  const wanted = useMemo(() => rows.filter(({ entry: { mark } }) => mark === 'pay' || mark === 'paid'), [rows]);
  const made = useMemo(() => table && bookingsFor(wanted, table.accounts), [wanted, table]);
  const count = made?.batches.reduce((sum, each) => sum + each.count, 0) ?? 0;
  const take = async (file: File) => {
    const read = await takeAccounts(file);
    setProblem(read.ok ? undefined : words(read.why, language.translation));
    if (read.ok) setTable({ name: file.name, accounts: read.accounts });
  };
  return (
    <Dialog
      title={say(texts.datev)}
      description={say(texts.datevAbout)}
      onClose={onClose}
      footer={
        <Button
          Icon={FileDown}
          look="primary"
          disabled={!made || count === 0}
          onClick={() => {
            if (made) saveBookings(made);
            onClose();
          }}
        >
          {say(texts.saveBookings)}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {wanted.length === 0 && <p>{say(texts.noneMarked)}</p>}
        <section aria-label={say(texts.accounts)} className="grid grid-cols-1 gap-2">
          <p className="wrap-anywhere">
            {table ? say(texts.accountsFrom, { name: table.name }) : say(texts.accountsAbout)}
          </p>
          <div className="flex flex-wrap gap-2">
            <FileButton accept=".yaml,.yml,.json,.csv,.tsv,.txt" onFile={(file) => void take(file)}>
              <Upload aria-hidden className="size-3.5" />
              {say(texts.loadAccounts)}
            </FileButton>
            <Button
              Icon={FileDown}
              onClick={() => saveFile('accounts.yaml', emptyTable(wanted.length > 0 ? wanted : rows), 'text/yaml')}
            >
              {say(texts.saveEmptyTable)}
            </Button>
          </div>
          {problem !== undefined && (
            <p role="alert" className="wrap-anywhere rounded-lg bg-bad-wash px-3 py-2">
              {problem}
            </p>
          )}
        </section>
        {made && wanted.length > 0 && (
          <p role="status" className="font-semibold tabular-nums">
            {say(texts.bookings, { count, years: made.batches.length })}
          </p>
        )}
        {made && made.left.length > 0 && (
          <section aria-label={say(texts.notBooked)} className="grid grid-cols-1 gap-1">
            <p className="font-semibold">{say(texts.notBooked)}</p>
            <ul className="grid grid-cols-1 gap-1">
              {made.left.slice(0, MOST_LEFT).map(({ file, why }) => (
                <li key={file} className="wrap-anywhere text-soft">
                  {sayAbout(baseOf(file), why)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
