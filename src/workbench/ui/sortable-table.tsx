import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from './classes.ts';

interface Sorting<Column> {
  column: Column;
  descending: boolean;
}

interface SortableHeadingProps<Column> {
  column: Column;
  name: string;
  className: string;
  sorting: Sorting<Column> | undefined;
  onSort(sorting: Sorting<Column> | undefined): void;
}

/** The heading of a column that sorts ascending, descending, then not at all. */
export function SortableHeading<Column>({ column, name, className, sorting, onSort }: SortableHeadingProps<Column>) {
  const isSorted = sorting?.column === column;
  const Icon = sorting?.descending ? ArrowDown : ArrowUp;
  const sort = () => {
    if (!isSorted) onSort({ column, descending: false });
    else onSort(sorting.descending ? undefined : { column, descending: true });
  };
  return (
    <th
      scope="col"
      aria-sort={!isSorted ? 'none' : sorting.descending ? 'descending' : 'ascending'}
      className={classes('pr-3 text-left font-medium', className)}
    >
      <button type="button" onClick={sort} className="inline-flex h-7 items-center gap-1 rounded hover:text-ink">
        {name}
        {isSorted && <Icon aria-hidden className="size-3" />}
      </button>
    </th>
  );
}

/** Space for rows that are not rendered. */
export function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
