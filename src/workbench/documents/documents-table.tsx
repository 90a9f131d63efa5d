import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { dayShown } from '../engine/document/day.ts';
import { localDay } from '../engine/document/local-day.ts';
import { classes } from '../ui/classes.ts';
import { Gap, SortableHeading } from '../ui/sortable-table.tsx';
import { formatShown } from '../ui/texts/format.ts';
import { say } from '../ui/texts/say.ts';
import { Actions, type RowProps, type RowsProps, States } from './document-parts.tsx';
import { type Column, columns, isOverdue, type Sorting } from './rows.ts';
import * as texts from './texts.ts';

const ROW_HEIGHT = 40;

const names: Readonly<Record<Column, string>> = {
  number: texts.number,
  party: texts.party,
  date: texts.date,
  due: texts.due,
  amount: texts.amount,
};

/** Their sum is the minimum width of the table: Firefox has no `max-content` for one with fixed columns, and would make it endless. */
const widths: Readonly<Record<Column | 'state' | 'actions', string>> = {
  number: 'w-44 pl-4',
  party: 'w-64',
  date: 'w-28',
  due: 'w-32',
  amount: 'w-36 text-right!',
  state: 'pl-4',
  actions: 'w-14 pr-3',
};

interface DocumentsTableProps extends RowsProps {
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
}

/** Documents with what is known about them. A column heading sorts ascending, descending, then by the last change. */
export function DocumentsTable({ rows, doubts, sorting, onSort, onOpen }: DocumentsTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    // Chips may take a second line.
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
  });
  const drawn = virtual.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
      tabIndex={0}
      aria-label={say(texts.title)}
      className="min-h-0 flex-1 overflow-auto max-md:min-h-[60dvh]"
    >
      <table aria-label={say(texts.title)} aria-rowcount={rows.length + 1} className="w-full min-w-[70rem] table-fixed">
        <thead className="sticky top-0 z-10 bg-sunk text-soft text-xs shadow-[0_1px_0_var(--line)]">
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <SortableHeading
                key={column}
                {...{ column, sorting, onSort }}
                name={say(names[column])}
                className={widths[column]}
              />
            ))}
            <th scope="col" className={classes('text-left font-medium', widths.state)}>
              {say(texts.state)}
            </th>
            <th scope="col" className={widths.actions}>
              <span className="sr-only">{say(texts.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            return row && <Row key={row.key} row={row} index={index} doubt={doubts.get(row.key)} onOpen={onOpen} />;
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, index, doubt, onOpen }: RowProps & { index: number }) {
  const { number, party, date, due, amount, currency } = row;
  const format = formatShown(currency);
  const overdue = isOverdue(row, localDay());
  return (
    <tr aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }} className="border-line border-b hover:bg-sunk">
      <td className={classes('truncate pr-3', widths.number)}>
        <button
          type="button"
          title={number}
          onClick={() => onOpen(row)}
          className="max-w-full truncate font-medium pointer-coarse:min-h-11 hover:text-accent hover:underline"
        >
          {number}
        </button>
      </td>
      <td className={classes('truncate pr-3', widths.party)} title={party}>
        {party}
      </td>
      <td className={classes('truncate pr-3 tabular-nums', widths.date)}>{date && dayShown(date)}</td>
      <td className={classes('truncate pr-3 tabular-nums', widths.due, overdue && 'text-bad')}>
        {due && dayShown(due)}
      </td>
      <td className={classes('truncate pr-3 tabular-nums', widths.amount)}>{amount && format.money(amount)}</td>
      <td className={widths.state}>
        <States row={row} overdue={overdue} doubt={doubt} />
      </td>
      <td className={classes('whitespace-nowrap text-right', widths.actions)}>
        <Actions {...{ row, onOpen }} />
      </td>
    </tr>
  );
}
