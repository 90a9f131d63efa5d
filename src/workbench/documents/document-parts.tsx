import { Ellipsis } from 'lucide-react';
import { numberOf } from '../../paper/bill-number.ts';
import { describe } from '../engine/document/description.ts';
import { billKey, useBills } from '../state/view/bills.ts';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
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
  onOpen: Open;
}

/** A command on a document that is run from its row. */
export type DocumentCommand = 'replicate' | 'correct';

/** Shows a document, and runs a command on it. */
type Open = (row: DocumentRow, command?: DocumentCommand) => void;

export interface RowProps {
  row: DocumentRow;
  doubt: Doubt | undefined;
  onOpen: Open;
}

/** What is known about a document, as chips. */
export function States({
  row: { record, shown, savedAs, party, number },
  overdue,
  doubt,
}: {
  row: DocumentRow;
  overdue: boolean;
  doubt: Doubt | undefined;
}) {
  const bill = useBills(({ bills }) => (shown === 'received' ? bills.get(billKey(party, number)) : undefined));
  return (
    <span className="flex flex-1 flex-wrap items-center gap-1.5 py-1">
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
      {bill?.verdict}
      {savedAs.map((format) => (
        <Pill key={format}>
          {format === '' ? say(texts.printed) : say(texts.savedAs, { format: say<string>(format) })}
        </Pill>
      ))}
    </span>
  );
}

function whyDoubted({ kind, other }: Doubt): string {
  const number = numberOf(other, describe(other.text).country);
  return say(kind === 'same-number' ? texts.sameNumber : texts.sameAmount, { number });
}

/** What can be done with a document, without opening it first. */
export function Actions({ row, onOpen }: Pick<RowProps, 'row' | 'onOpen'>) {
  const { record, number, shown } = row;
  const forget = (known: DocumentRecord) => {
    void forgetDocument(known);
    notify({ title: say(texts.forgotten, { number }) });
  };
  return (
    <Menu trigger={<IconButton Icon={Ellipsis} label={say(texts.actionsFor, { number })} title={say(texts.actions)} />}>
      <MenuItem onSelect={() => onOpen(row)}>{say(texts.open)}</MenuItem>
      {shown !== 'received' && <MenuItem onSelect={() => onOpen(row, 'replicate')}>{say(texts.replicate)}</MenuItem>}
      {shown === 'written' && <MenuItem onSelect={() => onOpen(row, 'correct')}>{say(texts.correct)}</MenuItem>}
      {record && (
        <>
          <MenuLine />
          <MenuItem onSelect={() => void markPaid(record, !record.isPaid)}>
            {say(record.isPaid ? texts.markUnpaid : texts.markPaid)}
          </MenuItem>
          <MenuItem onSelect={() => forget(record)}>{say(texts.forget)}</MenuItem>
        </>
      )}
    </Menu>
  );
}
