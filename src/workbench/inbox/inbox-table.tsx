import { useVirtualizer } from '@tanstack/react-virtual';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { dayShown } from '../engine/document/day.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { notify } from '../ui/notice.ts';
import { Gap, SortableHeading } from '../ui/sortable-table.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import type { Entry } from './entry.ts';
import { hasTakenFiles, removeFile } from './inbox.ts';
import { lastShown, saveEntry } from './opening.ts';
import { MarkChoice, Suggested, Verdict } from './row-parts.tsx';
import { type Column, columns, type InboxRow, isOlder, type Sorting } from './rows.ts';
import * as texts from './texts.ts';
import { amountShown, baseOf, formatName, whyShown } from './words.ts';

const names: Readonly<Record<Column, string>> = {
  supplier: texts.supplier,
  number: texts.number,
  date: texts.date,
  due: texts.due,
  total: texts.total,
  check: texts.check,
  suggested: texts.suggested,
};

/** In rem. The suggestion takes what is left, so that the status is in view on a laptop. */
const WIDTHS = [12, 7, 6, 6, 8, 8.5, undefined, 9, 3];

const looks: Readonly<Record<Column | 'mark' | 'actions', string>> = {
  supplier: 'pl-4',
  number: '',
  date: '',
  due: '',
  total: 'text-right!',
  check: 'pl-3',
  suggested: '',
  mark: '',
  actions: 'pr-3',
};

const ROW_HEIGHT = 72;
const CARD_HEIGHT = 168;

interface RowActions {
  onOpen(entry: Entry): void;
  onLetter(each: InboxRow): void;
  onAnswer(entry: Entry): void;
}

interface InboxTableProps extends RowActions {
  /** In sort order. */
  rows: readonly InboxRow[];
  sorting: Sorting | undefined;
  onSort(sorting: Sorting | undefined): void;
}

/** The files of the inbox: a table or, where that has no room, cards. The arrow keys move between files, and Enter opens one. */
export function InboxTable({ rows, sorting, onSort, ...actions }: InboxTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useMedia('(min-width: 900px)');
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isWide ? ROW_HEIGHT : CARD_HEIGHT),
    // Files that are inserted move others, which keep their heights.
    getItemKey: (index) => rows[index]?.entry.key ?? index,
    overscan: 8,
  });
  const drawn = virtual.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const go = (to: number) => {
    virtual.scrollToIndex(to);
    const row = () => box.current?.querySelector<HTMLElement>(`[data-opens="${to}"]`);
    // The row may be drawn only in the next frame. One that is there has the focus before the next key.
    const drawn = row();
    if (drawn) drawn.focus();
    else requestAnimationFrame(() => row()?.focus());
  };
  useFocusInstead(box, rows, go);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // From the list itself, the arrow goes to its first file.
    const at = target === box.current ? -1 : Number(target.dataset.opens ?? Number.NaN);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (Number.isNaN(at) || next === undefined || rows[next] === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
      tabIndex={0}
      aria-label={say(texts.list)}
      onKeyDown={move}
      className="relative min-h-0 flex-1 overflow-auto max-md:min-h-[60dvh]"
    >
      {isWide ? (
        <table
          aria-label={say(texts.list)}
          aria-rowcount={rows.length + 1}
          className="w-full min-w-[73rem] table-fixed"
        >
          <colgroup>
            {WIDTHS.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <col key={index} style={width === undefined ? undefined : { width: `${width}rem` }} />
            ))}
          </colgroup>
          <thead className="sticky top-0 z-10 bg-sunk text-soft text-xs shadow-[0_1px_0_var(--line)]">
            <tr aria-rowindex={1}>
              {columns.map((column) => (
                <SortableHeading
                  key={column}
                  {...{ column, sorting, onSort }}
                  name={say(names[column])}
                  className={looks[column]}
                />
              ))}
              <th scope="col" className={classes('text-left font-medium', looks.mark)}>
                {say(texts.mark)}
              </th>
              <th scope="col" className={looks.actions}>
                <span className="sr-only">{say(texts.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <Gap height={before} />
            {drawn.map(({ index }) => {
              const each = rows[index];
              return each && <TableRow key={each.entry.key} each={each} index={index} {...actions} />;
            })}
            <Gap height={after} />
          </tbody>
        </table>
      ) : (
        <ul style={{ height: virtual.getTotalSize() }} className="relative">
          {drawn.map(({ index, start }) => {
            const each = rows[index];
            if (!each) return null;
            return (
              <li
                key={each.entry.key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                // Not moved by a transform, which would keep its menu inside.
                style={{ top: start }}
                className="absolute inset-x-0 border-line border-b"
              >
                <Card each={each} index={index} {...actions} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Takes the focus where it would be lost: at the file that was open, or in the list that replaces the button to choose files. */
function useFocusInstead(
  box: RefObject<HTMLElement | null>,
  rows: readonly InboxRow[],
  go: (to: number) => void,
): void {
  const first = useRef({ rows, go });
  useEffect(() => {
    const { rows, go } = first.current;
    if (document.activeElement !== document.body) return;
    const at = rows.findIndex(({ entry }) => entry.key === lastShown());
    if (at >= 0) go(at);
    else if (hasTakenFiles()) box.current?.focus({ preventScroll: true });
  }, [box]);
}

interface RowProps extends RowActions {
  each: InboxRow;
  index: number;
}

function Opens({ each: { entry, row }, index, onOpen }: Pick<RowProps, 'each' | 'index' | 'onOpen'>) {
  const name = row.sender ?? baseOf(row.file);
  return (
    <button
      type="button"
      data-opens={index}
      title={name}
      aria-label={say(texts.openFile, { file: [name, row.number].filter(Boolean).join(', ') })}
      onClick={() => onOpen(entry)}
      className="block max-w-full truncate text-left font-medium pointer-coarse:min-h-11 hover:text-accent hover:underline"
    >
      {name}
    </button>
  );
}

/** The file and its format; the name of the file only once. */
function Source({ each: { entry, row } }: Pick<RowProps, 'each'>) {
  const name = row.sender === null ? [] : [baseOf(row.file)];
  return (
    <span title={row.file} className="block truncate text-faint text-xs">
      {[...name, formatName(entry)].join(' · ')}
    </span>
  );
}

function Amount({ row }: Pick<InboxRow, 'row'>) {
  const { total, due, currency, credit } = row;
  const shown = total ?? due;
  const hasOther = due !== null && total !== null && Number(due) !== Number(total);
  return (
    <>
      {shown !== null && <span className="block truncate">{amountShown(shown, currency)}</span>}
      {credit && <span className="block text-soft text-xs">{say(texts.credit)}</span>}
      {hasOther && (
        <span className="block text-soft text-xs">{say(texts.toPay, { amount: amountShown(due, currency) })}</span>
      )}
    </>
  );
}

function TableRow({ each, index, ...actions }: RowProps) {
  const { entry, row } = each;
  const why = whyShown(row);
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ height: ROW_HEIGHT }}
      className={classes('border-line border-b align-top hover:bg-sunk', isOlder(each) && 'text-soft')}
    >
      <td className={classes('py-2 pr-3', isOlder(each) ? 'pl-9' : looks.supplier)}>
        <Opens {...{ each, index }} onOpen={actions.onOpen} />
        <Source each={each} />
      </td>
      <td className={classes('truncate py-2 pr-3', looks.number)} title={row.number ?? undefined}>
        {row.number}
      </td>
      <td className={classes('truncate py-2 pr-3 tabular-nums', looks.date)}>{row.date && dayShown(row.date)}</td>
      <td className={classes('truncate py-2 pr-3 tabular-nums', looks.due)}>
        {row.due_date && dayShown(row.due_date)}
      </td>
      <td className={classes('py-2 pr-3 tabular-nums', looks.total)}>
        <Amount row={row} />
      </td>
      <td className={classes('py-2 pr-3', looks.check)}>
        <Verdict {...each} />
      </td>
      <td className={classes('py-2 pr-3', looks.suggested)}>
        <Suggested row={row} />
        <span title={why} className="mt-0.5 line-clamp-2 text-soft text-xs">
          {why}
        </span>
      </td>
      <td className={classes('py-2', looks.mark)}>
        <MarkChoice entry={entry} />
      </td>
      <td className={classes('py-2 text-right', looks.actions)}>
        <Actions each={each} {...actions} />
      </td>
    </tr>
  );
}

function Card({ each, index, ...actions }: RowProps) {
  const { entry, row } = each;
  const facts = [row.number, row.date && dayShown(row.date)].filter(Boolean).join(' · ');
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-3', isOlder(each) && 'pl-9 text-soft')}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Opens {...{ each, index }} onOpen={actions.onOpen} />
          <Source each={each} />
        </div>
        <div className="shrink-0 text-right font-medium tabular-nums">
          <Amount row={row} />
        </div>
      </div>
      {(facts || row.due_date) && (
        <p className="flex flex-wrap gap-x-3 text-soft tabular-nums">
          <span className="wrap-anywhere">{facts}</span>
          {row.due_date && (
            <span>
              {say(texts.due)} {dayShown(row.due_date)}
            </span>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div>
          <Verdict {...each} />
        </div>
        <Suggested row={row} />
      </div>
      <p className="text-soft text-xs">{whyShown(row)}</p>
      <div className="flex items-center justify-between gap-3">
        <MarkChoice entry={entry} />
        <Actions each={each} {...actions} />
      </div>
    </div>
  );
}

function Actions({ each, onOpen, onLetter, onAnswer }: Omit<RowProps, 'index'>) {
  const { entry, row } = each;
  const isInvoice = row.verdict === 'valid' || row.verdict === 'invalid';
  const remove = () => {
    removeFile(entry.key);
    notify({ title: say(texts.removed, { file: baseOf(row.file) }) });
  };
  return (
    <Menu trigger={<IconButton Icon={Ellipsis} label={say(texts.actionsFor, { file: baseOf(row.file) })} />}>
      <MenuItem onSelect={() => onOpen(entry)}>{say(texts.open)}</MenuItem>
      <MenuItem onSelect={() => onLetter(each)}>{say(texts.letter)}</MenuItem>
      <MenuItem disabled={!isInvoice} onSelect={() => onAnswer(entry)}>
        {say(texts.answer)}
      </MenuItem>
      <MenuItem disabled={!entry.content} onSelect={() => saveEntry(entry)}>
        {say(texts.saveFile)}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={remove}>{say(texts.remove)}</MenuItem>
    </Menu>
  );
}
