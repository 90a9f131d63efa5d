import { type CSSProperties, memo } from 'react';
import type { Column, Row, Table } from '../../../paper/paper.ts';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { gridColumns } from './column-widths.ts';
import { useFit } from './fit.ts';
import { headingOf, placeOf, rowKey } from './places.ts';
import { Data, keyOf, Lines } from './texts-shown.tsx';

/** The number of rows from which a table is long. */
const LONG = 200;

/** Rows of a long table that are laid out and painted together when visible. */
const TOGETHER = 50;

/** A table; `at` is the number of tables before it on the paper. Rows of a long one are laid out separately, so that the browser skips hidden ones. */
export function TableBlock({ table, at = 0 }: { table: Table; at?: number }) {
  const { columns, rows, rest } = table;
  const isLong = rows.length > LONG;
  const groups = isLong ? groupsOf(rows, TOGETHER) : [rows];
  const shown = useFit(!isLong);
  return (
    <table
      ref={shown}
      className={classes(
        'w-full border-collapse tabular-nums [--gap:calc(1rem*var(--shrunk,1))] @max-[24rem]:text-[0.92em] @max-[24rem]:[--gap:calc(0.5rem*var(--shrunk,1))]',
        isLong && 'long-table',
      )}
      style={{ '--columns': isLong ? gridColumns(table) : undefined, '--figures': columns.length - 1 } as CSSProperties}
    >
      <thead>
        <tr className="border-ink border-b whitespace-pre-line text-faint uppercase tracking-[0.04em] [&:lang(ar)]:tracking-normal *:pb-1.5 *:font-medium *:text-[0.87em]">
          {columns.map((column, index) => (
            <Heading
              key={keyOf(index, column.heading)}
              name={column.heading}
              className={classes(
                columnClass(column, index),
                column.isWide
                  ? 'w-full in-[.words-break]:min-w-[9em] in-[.figures-break]:w-auto'
                  : column.align === 'start' && 'min-w-20 @min-[28rem]:min-w-36',
              )}
            />
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position, because its rows change.
        <Rows key={index} rows={group} columns={columns} table={at} first={index * TOGETHER} />
      ))}
      {rest.length > 0 && <Rows rows={rest} columns={columns} table={at} first="rest" />}
    </table>
  );
}

function columnClass({ align }: Column, index: number): string {
  const gap = index > 0 ? 'ps-(--gap)' : '';
  return align === 'end' ? `${gap} text-end` : `${gap} text-start`;
}

function groupsOf(rows: readonly Row[], size: number): (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

interface RowsProps {
  rows: readonly Row[];
  columns: readonly Column[];
  table: number;
  /** The index of the first row, or `rest` for the rows below. */
  first: number | 'rest';
}

const Rows = memo(
  function Rows({ rows, columns, table, first }: RowsProps) {
    return (
      <tbody style={{ '--rows': rows.length } as CSSProperties}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position, because its content changes.
          <RowShown key={index} row={row} columns={columns} place={[table, rowKey(first, index)]} />
        ))}
      </tbody>
    );
  },
  (before, after) =>
    haveSameColumns(before, after) &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index]),
);

interface RowProps {
  row: Row;
  columns: readonly Column[];
  /** The table and the key of the row. */
  place: readonly [table: number, row: string];
}

/** Rendered only when it changes, because there may be thousands. */
const RowShown = memo(
  function RowShown({ row, columns, place: [table, key] }: RowProps) {
    const { span = 1, cells } = row;
    return (
      <tr className="border-(--paper-line) border-b align-top *:py-2">
        {cells.map((lines, index) => {
          const at = index === 0 ? 0 : index + span - 1;
          const column = columns[at];
          const placeAt = (line: number) => placeOf.cell(table, key, headingOf({ columns }, row, index), line);
          const isFigure = column?.align === 'end' && at > 0;
          return (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
              key={index}
              colSpan={index === 0 && span > 1 ? span : undefined}
              data-heading={column?.heading}
              style={span > 1 && index > 0 ? ({ '--at': at } as CSSProperties) : undefined}
              className={classes(
                index === 0 && span > 1 && 'col-span-3',
                column && columnClass(column, at),
                isFigure
                  ? 'whitespace-nowrap in-[.figures-break]:whitespace-normal in-[.figures-break]:wrap-anywhere'
                  : 'min-w-0 break-words in-[.words-break]:hyphens-auto in-[.words-break]:wrap-anywhere',
              )}
            >
              {lines.length < 2 && lines[0]?.look === undefined ? (
                <Data at={placeAt(0)}>{lines[0]?.text}</Data>
              ) : (
                <Lines lines={lines} at={placeAt} />
              )}
            </td>
          );
        })}
      </tr>
    );
  },
  (before, after) => before.row === after.row && haveSameColumns(before, after),
);

/** Returns whether columns are equal for rows, which depends only on their number. Headings are rendered separately. */
function haveSameColumns(before: Pick<RowsProps, 'columns'>, after: Pick<RowsProps, 'columns'>): boolean {
  return before.columns.length === after.columns.length;
}
