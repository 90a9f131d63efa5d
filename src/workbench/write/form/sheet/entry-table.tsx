import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formsWith } from '../../../../formats/list/forms.ts';
import { shareParts } from '../../../engine/document/share-parts.ts';
import { isObject, memberAt, text } from '../../../engine/document/values.ts';
import { useMemory } from '../../../state/memory/memory.ts';
import { useFormGuide } from '../../../state/view/form-guide.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { type FormShared, useForm } from '../form-context.ts';
import { useBuiltPart, usePart } from '../form-state.ts';
import type { FormModel } from '../model.ts';
import { fieldPath } from '../path.ts';
import { EntryRow, HANDS_ON } from './entry-row.tsx';
import { widestFigure } from './figure-width.ts';
import { isOfFigures, type TableOf, withNationalColumns, wraps } from './layouts.ts';
import { type TaxLaw, taxLabel, usualTaxes } from './tax-choices.ts';
import * as texts from './texts.ts';
import { usePaste } from './use-paste.ts';

const PasteQuestion = lazy(async () => ({ default: (await import('./paste-question.tsx')).PasteQuestion }));

interface EntryTableProps {
  table: TableOf;
  /** The scrolling box. Of a long list, only visible rows are rendered. */
  scroll: RefObject<HTMLDivElement | null>;
  /** Whether it is one of several things in its place, and needs no explanation. */
  isSmall?: boolean;
}

/** Lists up to this length are rendered completely. */
const MANY = 60;

/** A list as an editable table. Its last row creates a new entry. */
export function EntryTable({ table: plain, scroll, isSmall = false }: EntryTableProps) {
  const { model, law, country, readOnly, offersFor } = useForm();
  const addons = usePart(['$addons']);
  const { type } = model.root;
  const table = useMemo(
    () => withNationalColumns(plain, formsWith(country, addons, type)),
    [plain, country, addons, type],
  );
  const field = model.fieldAt(table.list);
  const found = usePart(table.list);
  const entries = useMemo(() => (Array.isArray(found) ? found : []), [found]);
  const count = entries.length;
  const fresh = useFresh(table, entries.at(-1), law);
  const { onPaste, readings, answer } = usePaste(table, count, fresh);
  const built = useBuiltPart(table.list);
  const widths = useMemo(
    () => widthsOf({ table, model, law, offersFor, entries, built }),
    [table, model, law, offersFor, entries, built],
  );
  const [probe, setProbe] = useState<HTMLDivElement | null>(null);
  const perLine = usePerLine(probe);
  if (!field?.entry) return null;
  const { entry } = field;

  const row = (index: number) => (
    <EntryRow
      key={index}
      {...{ table, entry, index, fresh }}
      isStacked={Boolean(perLine)}
      isWrapped={perLine === 0}
      isNew={index >= count}
      value={entries[index]}
    />
  );
  const shown = readOnly ? count : count + 1;
  const headings: {
    label: string;
    about?: string | undefined;
    figures?: boolean;
    hidden?: boolean;
    isBelow?: boolean;
  }[] = [
    { label: texts.position, hidden: true },
    ...table.columns.map((column) => ({
      label: column.label,
      about: model.fieldAt([...table.list, 0, ...column.path])?.description,
      figures: isOfFigures(model, table, column),
      hidden: column.joins === 'previous',
      isBelow: perLine === 0 && wraps(column),
    })),
    { label: texts.more, hidden: true },
  ];
  return (
    <section
      aria-label={field.title}
      style={gridOf(table, widths, perLine)}
      data-landmark={!isSmall || undefined}
      className={classes('min-w-0', !isSmall && 'mt-6')}
    >
      <div ref={setProbe} aria-hidden className="h-0 overflow-hidden">
        <div style={{ width: sumOf(widths) }} />
        <div style={{ width: widestOf(widths) }} />
        <div style={{ width: sumOf(widths.filter((_, index) => !wraps(table.columns[index]))) }} />
      </div>
      <FaultLines path={fieldPath(table.list)} className="mb-1" />
      {/* biome-ignore lint/a11y/useSemanticElements: rows are rendered when they become visible, which a table element does not allow. */}
      <div
        role="table"
        aria-label={field.title}
        aria-rowcount={shown + 1}
        onPaste={onPaste}
        onKeyDown={toNextRow}
        className={HANDS_ON}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: the same reason as for the table. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the same reason as for the table. */}
        <div
          role="row"
          aria-rowindex={1}
          className={classes(
            HANDS_ON,
            !perLine ? 'grid grid-cols-(--columns) items-end gap-1 border-ink border-b pb-1 text-soft' : 'sr-only',
          )}
        >
          {headings.map(({ label, about, figures, hidden, isBelow }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: the same reason as for the table.
            // biome-ignore lint/a11y/useFocusableInteractive: the same reason as for the table.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
              key={position}
              role="columnheader"
              title={about}
              className={classes(
                'hyphens-auto break-words pr-1 text-xs leading-4',
                figures ? '-ml-1.5 text-right' : 'pl-1',
                isBelow && 'sr-only',
              )}
            >
              {hidden ? <span className="sr-only">{say(label)}</span> : say(label)}
            </div>
          ))}
        </div>
        {shown > MANY ? (
          <RowsInSight count={shown} lines={linesOf(table, perLine)} scroll={scroll} list={fieldPath(table.list)}>
            {row}
          </RowsInSight>
        ) : (
          Array.from({ length: shown }, (_, index) => row(index))
        )}
      </div>
      {readings && (
        <Suspense>
          <PasteQuestion list={fieldPath(table.list)} readings={readings} onAnswer={answer} />
        </Suspense>
      )}
      {!readOnly && !isSmall && <p className="mt-1 text-faint text-xs pointer-coarse:hidden">{say(texts.howRows)}</p>}
    </section>
  );
}

/** Minimum width of text columns. */
const MIN_TEXT = '6.5rem';

/** The width of the taxes: from two short names to a long word, or half of many names. */
const [TAXES, MOST_TAXES] = ['4.875rem', '13rem'] as const;

/** Maximum number of cells on a line of a stacked row. */
const MOST_PER_LINE = 3;

/** Widths of the columns with the number and the tools of a row, and of the gaps. */
const [BEFORE, AFTER, GAP] = ['1rem', '1.625rem', '0.25rem'] as const;

/** Returns the minimum width of columns next to each other. */
function sumOf(widths: readonly string[]): string {
  return `calc(${[BEFORE, ...widths, AFTER].join(` + ${GAP} + `)})`;
}

/** Returns the minimum width of the widest column after the first. */
function widestOf(widths: readonly string[]): string {
  return `calc(max(${widths.slice(1).join(', ')}) + ${GAP})`;
}

/**
 * Returns the number of cells on a line if the columns do not fit next to each other; the first cell then has its own line. 0 if it is
 * enough that those go below which wrap.
 * @param probe has the available width; its children have the widths of `sumOf`, `widestOf`, and `sumOf` without those that wrap
 */
function usePerLine(probe: HTMLDivElement | null): number | undefined {
  const [perLine, setPerLine] = useState<number>();
  useLayoutEffect(() => {
    const [all, one, main] = probe?.children ?? [];
    if (!probe || !all || !one || !main) return;
    const measure = () => {
      const { width } = probe.getBoundingClientRect();
      const widest = one.getBoundingClientRect().width;
      // Hidden elements have no width.
      if (width === 0 || widest === 0) return;
      const { fontSize } = getComputedStyle(document.documentElement);
      const ends =
        (Number.parseFloat(BEFORE) + Number.parseFloat(AFTER) + Number.parseFloat(GAP)) * Number.parseFloat(fontSize);
      if (all.getBoundingClientRect().width <= width) setPerLine(undefined);
      else if (main.getBoundingClientRect().width <= width) setPerLine(0);
      else setPerLine(Math.min(MOST_PER_LINE, Math.max(1, Math.floor((width - ends) / widest))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [probe, all, one, main]) observer.observe(each);
    return () => observer.disconnect();
  }, [probe]);
  return perLine;
}

/** Returns the number of lines of a row. */
function linesOf({ columns }: TableOf, perLine: number | undefined): number {
  if (perLine === undefined) return 1;
  return 1 + Math.ceil(perLine === 0 ? columns.filter(wraps).length / 2 : (columns.length - 1) / perLine);
}

/** Returns the custom properties that lay out the cells of a row. */
function gridOf(
  table: TableOf,
  widths: readonly string[],
  perLine: number | undefined,
): Record<string, string | number> {
  if (perLine) {
    return {
      '--columns': `${BEFORE} repeat(${perLine}, minmax(0, 1fr)) ${AFTER}`,
      '--lines': linesOf(table, perLine),
    };
  }
  const shares = table.columns.flatMap((column, index) =>
    perLine === 0 && wraps(column) ? [] : `minmax(${widths[index]}, ${column.share}fr)`,
  );
  return { '--columns': [BEFORE, ...shares, AFTER].join(' ') };
}

interface Measured {
  table: TableOf;
  model: FormModel;
  law: TaxLaw;
  offersFor: FormShared['offersFor'];
  entries: readonly unknown[];
  /** The entries after building. */
  built: unknown;
}

/** Returns the minimum widths of the columns, so that no figure is cut and no unit broken. */
function widthsOf({ table, model, law, offersFor, entries, built }: Measured): string[] {
  const { list, columns } = table;
  const made = Array.isArray(built) ? built : [];
  return columns.map(({ kind, path, label }) => {
    if (kind === 'taxes') return taxesWidth(law, entries);
    if (model.fieldAt([...list, 0, ...path])?.kind === 'date') return '8rem';
    const isFigure = kind !== undefined || isOfFigures(model, table, { kind, path, label, share: 0 });
    const at = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    if (!isFigure) {
      if (path.includes('ext'))
        return wordWidth([say(label), ...entries.map((entry) => text(memberAt(entry, at)) ?? '')]);
      if (path.at(-1) !== 'unit')
        return `max(${MIN_TEXT}, min(9rem, ${(say(label).length * 0.8).toFixed(1)}ch + 0.75rem))`;
      const [field, object] = [path, path.slice(0, -1)].map((steps) => model.fieldAt([...list, 0, ...steps]));
      const titles = new Map(field && object && offersFor(field, object, {}).map(({ value, title }) => [value, title]));
      const units = entries.map((entry) => text(memberAt(entry, at)) ?? '');
      return wordWidth([say(label), ...units.map((unit) => titles.get(unit) ?? unit)]);
    }
    const figures =
      kind === 'discount'
        ? entries.flatMap((entry) => [
            text(memberAt(entry, 'discounts[0].percent')),
            text(memberAt(entry, 'discounts[0].amount')),
          ])
        : [...made, ...(kind === 'amount' ? [] : entries)].map((entry) => text(memberAt(entry, at)));
    // The heading's letters are smaller than the digits.
    const heading = say(label).length * 0.44;
    return `max(${Math.max(widestFigure(figures), 3.5).toFixed(1)}ch + 0.75rem, ${heading.toFixed(1)}rem + 0.375rem)`;
  });
}

/** Returns a width that breaks no word of the taxes, and shows many of them on two lines. */
function taxesWidth(law: TaxLaw, entries: readonly unknown[]): string {
  // Most entries have the same taxes.
  const all = new Map(
    entries.flatMap((entry) => {
      const taxes = isObject(entry) && Array.isArray(entry.taxes) ? entry.taxes.filter(isObject) : [];
      return taxes.length > 0 ? [[JSON.stringify(taxes), taxes] as const] : [];
    }),
  );
  const letters = Array.from(all.values(), (taxes) => {
    const labels = taxes.map((combo) => taxLabel(law, combo));
    const together = labels.reduce((sum, { length }) => sum + length + 2, 0);
    return Math.max(longestWord(labels), labels.length > 2 ? together / 2 : 0);
  });
  return `clamp(${TAXES}, ${(Math.max(0, ...letters) * 0.8).toFixed(1)}ch + 1.25rem, ${MOST_TAXES})`;
}

function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((words) => words.split(/[\s/-]/).map(({ length }) => length)));
}

/** Returns the width of the longest word, within limits. */
function wordWidth(texts: readonly string[]): string {
  return `clamp(3rem, ${(longestWord(texts) * 0.95).toFixed(1)}ch + 0.75rem, 9rem)`;
}

/** Returns the first content of a new entry: the table's defaults, and the taxes of the previous entry. */
function useFresh({ fresh, columns }: TableOf, before: unknown, law: Parameters<typeof usualTaxes>[0]) {
  const isTaxed = columns.some(({ kind }) => kind === 'taxes');
  const known = isObject(before) ? before.taxes : undefined;
  const shared = useRef<Readonly<Record<string, unknown>>>(undefined);
  const supplier = usePart(isTaxed ? ['supplier', 'name'] : undefined);
  const own = useMemory(({ entries }) => entries.find(({ kind, name }) => kind === 'supplier' && name === supplier));
  const taxes = known ?? own?.usual?.status?.taxes ?? usualTaxes(law);
  const members = { ...fresh, ...(isTaxed && Array.isArray(taxes) && taxes.length > 0 && { taxes }) };
  // The same object as long as its content is the same, because every row gets it.
  shared.current = shareParts(shared.current, structuredClone(members));
  return shared.current;
}

/** Moves to the first column of the next row on Enter. */
function toNextRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key !== 'Enter' || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return;
  const row = target.closest('[role=row]');
  const index = Number(row?.getAttribute('aria-rowindex'));
  const next = currentTarget.querySelector<HTMLElement>(`[aria-rowindex="${index + 1}"] [data-column="0"] input`);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface RowsInSightProps extends Pick<EntryTableProps, 'scroll'> {
  count: number;
  /** The number of lines of a row. */
  lines: number;
  list: string;
  children(index: number): React.ReactNode;
}

/** The height of a line of a stacked row, in pixels. */
const LINE = 46;

function RowsInSight({ count, lines, scroll, list, children }: RowsInSightProps) {
  const box = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    const origin = scroll.current?.getBoundingClientRect().top ?? 0;
    setMargin(top - origin + (scroll.current?.scrollTop ?? 0));
  }, [scroll]);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => (lines === 1 ? 38 : lines * LINE),
    overscan: 8,
    scrollMargin: margin,
  });
  const target = useFormGuide((state) => state.target);
  useEffect(() => {
    const before = `${list}[`;
    const at = target?.startsWith(before) ? Number.parseInt(target.slice(before.length), 10) : Number.NaN;
    if (at >= 0) rows.scrollToIndex(at, { align: 'center' });
  }, [target, list, rows]);
  return (
    <div ref={box} style={{ height: rows.getTotalSize() }} className={classes(HANDS_ON, 'relative')}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          ref={rows.measureElement}
          role="presentation"
          style={{ transform: `translateY(${start - margin}px)` }}
          className={classes(HANDS_ON, 'absolute inset-x-0 top-0 focus-within:z-10')}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
