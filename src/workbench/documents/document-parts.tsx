import { Banknote, Trash2 } from 'lucide-react';
import { numberOf } from '../../paper/bill-number.ts';
import { IconButton } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { Pill } from '../ui/pill.tsx';
import { say } from '../ui/texts/say.ts';
import { forgetDocument, markPaid } from './documents.ts';
import type { DocumentRecord, Doubt } from './record.ts';
import type { DocumentRow } from './rows.ts';
import * as texts from './texts.ts';

export interface RowsProps {
  /** In sort order. */
  rows: readonly DocumentRow[];
  /** Why rows deserve a second look, by their keys. */
  doubts: ReadonlyMap<string, Doubt>;
  onOpen(row: DocumentRow): void;
}

export interface RowProps {
  row: DocumentRow;
  doubt: Doubt | undefined;
  onOpen(row: DocumentRow): void;
}

/** What is known about a document, as chips. */
export function States({
  row: { record, shown, savedAs },
  overdue,
  doubt,
}: {
  row: DocumentRow;
  overdue: boolean;
  doubt: Doubt | undefined;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1.5 py-1 max-md:justify-end">
      {shown === 'drafts' && <Pill>{say(texts.draft)}</Pill>}
      {record?.isPaid && <Pill tone="accent">{say(texts.paid)}</Pill>}
      {overdue && <Pill tone="bad">{say(texts.overdue)}</Pill>}
      {doubt && (
        <Pill tone="warn" title={whyDoubted(doubt)}>
          {say(texts.duplicate)}
        </Pill>
      )}
      {record?.isSigned && <Pill>{say(texts.signed)}</Pill>}
      {shown === 'received' && <Pill>{say(texts.isReceived)}</Pill>}
      {savedAs.map((format) => (
        <Pill key={format}>
          {format === '' ? say(texts.printed) : say(texts.savedAs, { format: say<string>(format) })}
        </Pill>
      ))}
    </span>
  );
}

function whyDoubted({ kind, other }: Doubt): string {
  const number = numberOf(other);
  return say(kind === 'same-number' ? texts.sameNumber : texts.sameAmount, { number });
}

/** What can be done with a remembered document. */
export function Actions({ record, number }: { record: DocumentRecord; number: string }) {
  const forget = () => {
    void forgetDocument(record);
    notify({ title: say(texts.forgotten, { number }) });
  };
  const { isPaid } = record;
  return (
    <>
      <IconButton
        Icon={Banknote}
        label={say(isPaid ? texts.markUnpaid : texts.markPaid, { number })}
        title={say(texts.paid)}
        aria-pressed={isPaid}
        onClick={() => void markPaid(record, !isPaid)}
        className="aria-pressed:text-accent"
      />
      <IconButton Icon={Trash2} label={say(texts.forget, { number })} onClick={forget} />
    </>
  );
}
