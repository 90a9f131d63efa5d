import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { Gap, SortableHeading } from '../../ui/sortable-table.tsx';
import { say } from '../../ui/texts/say.ts';
import { bookColumns } from './books.ts';
import { duplicatesIn } from './duplicates.ts';
import type { Row } from './row.ts';
import { cellShown, statusShown } from './shown.ts';
import type { Column, Sorting } from './sort.ts';
import * as texts from './texts.ts';

const scrolling = 'min-h-0 flex-1 overflow-auto max-md:min-h-[70dvh]';

interface BooksTableProps {
  /** In sort order. */
  rows: readonly Row[];
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
  onOpen(row: Row): void;
}

const ROW_HEIGHT = 33;

/** Their sum is the minimum width of the table (see documents-table.tsx). */
const widths: Readonly<Record<Column, string>> = {
  status: 'w-24 pl-4',
  number: 'w-40',
  date: 'w-28',
  supplier: 'w-52',
  customer: 'w-52',
  net: 'w-32 text-right',
  tax: 'w-28 text-right',
  total: 'w-32 text-right',
  currency: 'w-24',
  format: 'w-40',
  name: 'w-64 pr-4',
};

const looks: Readonly<Record<Row['status'], string>> = {
  good: 'text-good',
  unjudged: 'text-soft',
  faulty: 'text-bad',
  unreadable: 'text-bad',
};

/** The books of the documents. A column heading sorts ascending, descending, then not at all. */
export function BooksTable({ rows, sorting, onSort, onOpen }: BooksTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const duplicates = useMemo(() => duplicatesIn(rows), [rows]);
  const drawn = virtual.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section ref={box} tabIndex={0} aria-label={say(texts.booksView)} className={scrolling}>
      <table
        aria-label={say(texts.results)}
        aria-rowcount={rows.length + 1}
        className="w-full min-w-[104rem] table-fixed"
      >
        <thead className="sticky top-0 z-10 bg-sunk text-soft text-xs shadow-[0_1px_0_var(--line)]">
          <tr aria-rowindex={1}>
            {bookColumns.map(([column, name]) => (
              <SortableHeading
                key={column}
                {...{ column, sorting, onSort }}
                name={say(name)}
                className={widths[column]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} />
          {drawn.map(({ key, index }) => {
            const row = rows[index];
            return (
              row && <BookRow key={key} row={row} index={index} onOpen={onOpen} repeats={duplicates.get(row)?.name} />
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </section>
  );
}

/** Columns that are empty for unreadable files. They show the file name instead, which is otherwise hidden. */
const NAMED_BY: readonly Column[] = ['date', 'supplier', 'customer'];

function columnsOf({ figures }: Row): readonly Column[] {
  const columns = bookColumns.map(([column]) => column);
  return figures ? columns : columns.filter((column) => !NAMED_BY.includes(column));
}

interface BookRowProps {
  row: Row;
  index: number;
  onOpen(row: Row): void;
  /** The file of the document that it repeats. */
  repeats: string | undefined;
}

function BookRow({ row, index, onOpen, repeats }: BookRowProps) {
  return (
    <tr aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }} className="border-line border-b hover:bg-sunk">
      {columnsOf(row).map((column) => (
        <td
          key={column}
          colSpan={column === 'number' && !row.figures ? NAMED_BY.length + 1 : 1}
          className={classes('truncate pr-3 tabular-nums', widths[column])}
          title={cellShown(row, column)}
        >
          {column === 'name' ? (
            <button
              type="button"
              title={say(texts.open)}
              onClick={() => onOpen(row)}
              className="max-w-full truncate hover:text-accent hover:underline"
            >
              {row.name}
            </button>
          ) : column === 'status' ? (
            <span className={classes('text-xs', looks[row.status])}>{statusShown(row.status)}</span>
          ) : column === 'number' && repeats !== undefined ? (
            <>
              <span
                title={say(texts.repeats, { file: repeats })}
                className="mr-1.5 rounded bg-warn-wash px-1 text-warn text-xs"
              >
                {say(texts.duplicate)}
              </span>
              {cellShown(row, column)}
            </>
          ) : column === 'number' && !row.figures ? (
            <span className="text-soft">{row.name}</span>
          ) : (
            cellShown(row, column)
          )}
        </td>
      ))}
    </tr>
  );
}
