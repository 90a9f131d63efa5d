import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { amountToPay } from '../../inbox/to-pay.ts';
import { dayShown } from '../engine/document/day.ts';
import { localDay } from '../engine/document/local-day.ts';
import { announce } from '../ui/announcer.tsx';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { Spinner } from '../ui/message.tsx';
import { notify } from '../ui/notice.ts';
import { isChord } from '../ui/page/keys.ts';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { Pill } from '../ui/pill.tsx';
import { Gap, SortableHeading } from '../ui/sortable-table.tsx';
import { say } from '../ui/texts/say.ts';
import { useMedia } from '../ui/use-media.ts';
import { type Entry, type Mark, marks } from './entry.ts';
import { hasTakenFiles, markFiles, removeFile, undoMarks } from './inbox.ts';
import { lastShown, saveEntry } from './opening.ts';
import { Findings, Suggested } from './row-parts.tsx';
import { type Column, columns, type InboxRow, isOlder, type Sorting } from './rows.ts';
import * as texts from './texts.ts';
import { amountShown, baseOf, faultShown, formatName, whyShown } from './words.ts';

const names: Readonly<Record<Column, string>> = {
  bill: texts.bill,
  date: texts.date,
  due: texts.due,
  toPay: texts.toPayColumn,
  suggested: texts.suggested,
};

/** In rem. The bill and the reason share what is left. */
const WIDTHS = [3.25, undefined, 7, 7, 8.5, 10, undefined, 3.5];

const looks: Readonly<Record<Column, string>> = {
  bill: '',
  date: '',
  due: '',
  toPay: 'text-right!',
  suggested: 'pl-1',
};

const ROW_HEIGHT = 64;
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
  /** The files that are being read. */
  reading: readonly string[];
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
}

/** The files of the inbox: a table or, where that has no room, cards. The arrow keys move between files, and Enter opens one. */
export function InboxTable({ rows, sorting, onSort, reading, selected, onSelect, ...actions }: InboxTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useMedia('(min-width: 900px)');
  const virtual = useVirtualizer({
    count: rows.length + reading.length,
    getScrollElement: () => box.current,
    estimateSize: () => (isWide ? ROW_HEIGHT : CARD_HEIGHT),
    // Files that are inserted move others, which keep their heights.
    getItemKey: (index) => rows[index]?.entry.key ?? reading[index - rows.length] ?? index,
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
    if (isSwitchedOff(event.nativeEvent)) return;
    if (onLetterKey(event, rows[at]?.entry)) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      j: at + 1,
      k: at - 1,
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
          aria-rowcount={rows.length + reading.length + 1}
          className="w-full min-w-[56rem] table-fixed"
        >
          <colgroup>
            {WIDTHS.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <col key={index} style={width === undefined ? undefined : { width: `${width}rem` }} />
            ))}
          </colgroup>
          <thead className="sticky top-0 z-10 bg-sunk text-soft text-xs shadow-[0_1px_0_var(--line)]">
            <tr aria-rowindex={1}>
              <th scope="col" className="pl-4 text-left">
                <SelectBox
                  label={say(texts.selectAll)}
                  checked={rows.length > 0 && selected.size === rows.length}
                  onChange={(isChosen) => onSelect(new Set(isChosen ? rows.map(({ entry }) => entry.key) : []))}
                />
              </th>
              {columns.map((column) => (
                <SortableHeading
                  key={column}
                  {...{ column, sorting, onSort }}
                  name={say(names[column])}
                  className={looks[column]}
                />
              ))}
              <th scope="col" className="text-left font-medium">
                {say(texts.why)}
              </th>
              <th scope="col" className="pr-3">
                <span className="sr-only">{say(texts.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <Gap height={before} />
            {drawn.map(({ index }) => {
              const each = rows[index];
              const path = reading[index - rows.length];
              if (!each) return path && <ReadingRow key={path} path={path} index={index} />;
              return (
                <TableRow
                  key={each.entry.key}
                  {...{ each, index }}
                  isSelected={selected.has(each.entry.key)}
                  onSelect={(isChosen) => onSelect(changed(selected, each.entry.key, isChosen))}
                  {...actions}
                />
              );
            })}
            <Gap height={after} />
          </tbody>
        </table>
      ) : (
        <ul style={{ height: virtual.getTotalSize() }} className="relative">
          {drawn.map(({ index, start }) => {
            const each = rows[index];
            const path = reading[index - rows.length] ?? '';
            return (
              <li
                key={each?.entry.key ?? path}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={rows.length + reading.length}
                aria-posinset={index + 1}
                // Not moved by a transform, which would keep its menu inside.
                style={{ top: start }}
                className="absolute inset-x-0 border-line border-b"
              >
                {each ? <Card each={each} index={index} {...actions} /> : <ReadingCard path={path} />}
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

/** Marks the chosen bill by a letter, and takes the last mark back. Returns whether the key did something. */
function onLetterKey(event: KeyboardEvent, entry: Entry | undefined): boolean {
  if (isChord(event.nativeEvent, 'Mod+Z')) {
    if (!undoMarks()) return false;
    announce(say(texts.unmarked));
    event.preventDefault();
    return true;
  }
  const mark = KEYS[event.key.toLowerCase()];
  if (!entry || !mark || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  markFiles([entry.key], mark);
  announce(say(texts.marked, { count: 1, mark: say<string>(texts.marks[mark]) }));
  return true;
}

/** Pay, Ask, Refuse, Nothing to pay. */
const KEYS: Readonly<Record<string, Mark>> = { p: 'pay', a: 'asked', r: 'refused', n: 'ok' };

function changed(selected: ReadonlySet<string>, key: string, isChosen: boolean): ReadonlySet<string> {
  const others = new Set(selected);
  if (isChosen) others.add(key);
  else others.delete(key);
  return others;
}

function SelectBox(props: { label: string; checked: boolean; onChange(isChosen: boolean): void }) {
  const { label, checked, onChange } = props;
  return (
    <label className="mr-2 inline-grid size-6 place-items-center align-middle pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-accent"
      />
    </label>
  );
}

function Opens({ each: { entry, row }, index, onOpen }: Pick<RowProps, 'each' | 'index' | 'onOpen'>) {
  const name = row.sender ?? baseOf(row.file);
  return (
    <button
      type="button"
      data-opens={index}
      aria-label={say(texts.openFile, { file: [name, row.number].filter(Boolean).join(', ') })}
      onClick={() => onOpen(entry)}
      className="wrap-anywhere block max-w-full text-left font-medium pointer-coarse:min-h-11 hover:text-accent hover:underline"
    >
      {name}
    </button>
  );
}

/** The number, the file and its format; the name of the file only once. */
function Source({ each: { entry, row } }: Pick<RowProps, 'each'>) {
  const name = row.sender === null ? [] : [baseOf(row.file)];
  return (
    <span title={row.file} className="wrap-anywhere block text-faint text-xs">
      {row.number && <span className="text-soft">{`${row.number} · `}</span>}
      {[...name, formatName(entry)].join(' · ')}
    </span>
  );
}

/** What is due, and the total if that differs; of a credit note its total, which is deducted. */
function Amount({ row }: Pick<InboxRow, 'row'>) {
  const { total, currency, credit } = row;
  const due = amountToPay(row);
  if (credit) {
    const sum = total ?? row.due;
    return (
      <>
        <span className="block">
          {sum === null ? '–' : amountShown(sum.startsWith('-') ? sum : `-${sum}`, currency)}
        </span>
        <span className="block text-soft text-xs">{say(texts.credit)}</span>
      </>
    );
  }
  const isPart = due !== undefined && total !== null && Number(due) < Number(total);
  return (
    <>
      <span className="block font-medium">{due === undefined ? '–' : amountShown(due, currency)}</span>
      {isPart && (
        <span className="block text-soft text-xs">{say(texts.ofTotal, { amount: amountShown(total, currency) })}</span>
      )}
    </>
  );
}

/** Why, what was noticed, and the way out that changes nothing: to write to the supplier. */
function Why({ each, onLetter }: Pick<RowProps, 'each' | 'onLetter'>) {
  const { suggestion } = each.row;
  const why = faultShown(each)?.short ?? whyShown(each.row);
  return (
    <>
      <span title={why} className="line-clamp-4 text-soft">
        {why}
      </span>
      {(suggestion === 'ask' || suggestion === 'refuse') && !isOlder(each) && (
        <>
          {' '}
          <button
            type="button"
            onClick={() => onLetter(each)}
            className="min-h-6 rounded font-medium text-accent pointer-coarse:min-h-11 hover:underline"
          >
            {say(each.row.sender === null ? texts.writeToSender : texts.writeToSupplier)}
          </button>
        </>
      )}
      <Findings {...each} />
    </>
  );
}

interface TableRowProps extends RowProps {
  isSelected: boolean;
  onSelect(isChosen: boolean): void;
}

function TableRow({ each, index, isSelected, onSelect, ...actions }: TableRowProps) {
  const { row } = each;
  const isLate = row.due_date !== null && row.due_date < localDay() && row.suggestion !== 'nothing' && !isOlder(each);
  return (
    <tr
      aria-rowindex={index + 2}
      style={{ height: ROW_HEIGHT }}
      className={classes(
        'border-line border-b align-top hover:bg-sunk',
        isOlder(each) && 'bg-sunk/60 text-soft',
        isSelected && 'bg-accent-wash',
      )}
    >
      <td className="py-2 pl-4">
        <SelectBox label={say(texts.select, { file: baseOf(row.file) })} checked={isSelected} onChange={onSelect} />
      </td>
      <td className={classes('py-2 pr-4', isOlder(each) && 'pl-5')}>
        <Opens {...{ each, index }} onOpen={actions.onOpen} />
        <Source each={each} />
      </td>
      <td className="py-2 pr-3 tabular-nums">{row.date && dayShown(row.date)}</td>
      <td className={classes('py-2 pr-3 tabular-nums', isLate && 'text-bad')}>
        {row.due_date && dayShown(row.due_date)}
      </td>
      <td className={classes('py-2 pr-3 tabular-nums', looks.toPay)}>
        <Amount row={row} />
      </td>
      <td className="py-2 pr-3 pl-1">
        <Suggested {...each} />
      </td>
      <td className="py-2 pr-3">
        <Why each={each} onLetter={actions.onLetter} />
      </td>
      <td className="py-2 pr-3 text-right">
        <Actions each={each} {...actions} />
      </td>
    </tr>
  );
}

/** A file that is not read yet. */
function ReadingRow({ path, index }: { path: string; index: number }) {
  return (
    <tr aria-rowindex={index + 2} aria-busy style={{ height: ROW_HEIGHT }} className="border-line border-b align-top">
      <td />
      <td className="wrap-anywhere py-2 pr-4 text-soft">
        {baseOf(path)}
        <Blank className="mt-1.5 w-24" />
      </td>
      {['date', 'due', 'toPay'].map((column) => (
        <td key={column} className="py-3 pr-3">
          <Blank className="w-16" />
        </td>
      ))}
      <td className="py-2 pr-3 pl-1">
        <ReadingPill />
      </td>
      <td className="py-3 pr-3">
        <Blank className="w-52 max-w-full" />
      </td>
      <td />
    </tr>
  );
}

function ReadingCard({ path }: { path: string }) {
  return (
    <div aria-busy className="grid gap-2 px-4 py-3">
      <p className="wrap-anywhere text-soft">{baseOf(path)}</p>
      <Blank className="w-40" />
      <ReadingPill />
    </div>
  );
}

function ReadingPill() {
  return (
    <Pill>
      <Spinner />
      {say(texts.readingRow)}
    </Pill>
  );
}

function Blank({ className }: { className: string }) {
  return <span aria-hidden className={classes('block h-2 rounded-full bg-sunk', className)} />;
}

function Card({ each, index, ...actions }: RowProps) {
  const { row } = each;
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-3', isOlder(each) && 'pl-9 text-soft')}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Opens {...{ each, index }} onOpen={actions.onOpen} />
          <Source each={each} />
        </div>
        <div className="shrink-0 text-right tabular-nums">
          <Amount row={row} />
        </div>
      </div>
      {(row.date || row.due_date) && (
        <p className="flex flex-wrap gap-x-3 text-soft tabular-nums">
          {row.date && <span>{dayShown(row.date)}</span>}
          {row.due_date && (
            <span>
              {say(texts.due)} {dayShown(row.due_date)}
            </span>
          )}
        </p>
      )}
      <Suggested {...each} />
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Why each={each} onLetter={actions.onLetter} />
        </div>
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
      <MenuItem onSelect={() => onLetter(each)}>
        {say(row.sender === null ? texts.writeToSender : texts.writeToSupplier)}
      </MenuItem>
      <MenuItem disabled={!isInvoice} onSelect={() => onAnswer(entry)}>
        {say(texts.answer)}
      </MenuItem>
      <MenuItem disabled={!entry.content} onSelect={() => saveEntry(entry)}>
        {say(texts.saveFile)}
      </MenuItem>
      <MenuLine />
      <MenuLabel>{say(texts.markAs)}</MenuLabel>
      {marks.map((mark) => (
        <MenuItem key={mark} onSelect={() => markFiles([entry.key], mark)}>
          <span className="flex-1">{say<string>(texts.marks[mark])}</span>
          {entry.mark === mark && <Check aria-hidden className="size-4 self-center" />}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={remove}>{say(texts.remove)}</MenuItem>
    </Menu>
  );
}
