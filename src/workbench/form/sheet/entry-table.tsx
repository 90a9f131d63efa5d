import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useFormGuide } from '../../app/form-guide.ts';
import { shareParts } from '../../document/share-parts.ts';
import { isObject, memberAt, text } from '../../document/values.ts';
import { say } from '../../texts/say.ts';
import { classes } from '../../ui/classes.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import { useBuiltPart, usePart } from '../form-state.ts';
import type { FormModel } from '../model.ts';
import { fieldPath } from '../path.ts';
import { EntryRow } from './entry-row.tsx';
import { widestFigure } from './figure-width.ts';
import { isOfFigures, type TableOf } from './layouts.ts';
import { PasteQuestion } from './paste-question.tsx';
import { usualTaxes } from './tax-choices.ts';
import * as texts from './texts.ts';
import { usePaste } from './use-paste.ts';

interface EntryTableProps {
  table: TableOf;
  /** The scrolling box. Of a long list, only visible rows are rendered. */
  scroll: RefObject<HTMLDivElement | null>;
}

/** Lists up to this length are rendered completely. */
const MANY = 60;

/** A list as an editable table. Its last row creates a new entry. */
export function EntryTable({ table, scroll }: EntryTableProps) {
  const { model, law, readOnly } = useForm();
  const field = model.fieldAt([table.name]);
  const found = usePart([table.name]);
  const entries = useMemo(() => (Array.isArray(found) ? found : []), [found]);
  const count = entries.length;
  const fresh = useFresh(table, entries.at(-1), law);
  const { onPaste, readings, answer } = usePaste(table, count, fresh);
  const built = useBuiltPart([table.name]);
  const widest = useMemo(() => widthsOf(table, model, entries, built), [table, model, entries, built]);
  const columns = `1.25rem ${table.columns
    .map(({ share }, index) => `minmax(${widest[index] ?? MIN_TEXT}, ${share}fr)`)
    .join(' ')} 1.75rem`;
  if (!field?.entry) return null;
  const { entry } = field;

  const row = (index: number) => (
    <EntryRow key={index} {...{ table, entry, index, fresh, grid }} isNew={index >= count} value={entries[index]} />
  );
  const shown = readOnly ? count : count + 1;
  const headings: { label: string; about?: string | undefined; figures?: boolean; outer?: boolean }[] = [
    { label: texts.position, outer: true },
    ...table.columns.map((column) => ({
      label: column.label,
      about: model.fieldAt([table.name, 0, ...column.path])?.description,
      figures: isOfFigures(model, table, column),
    })),
    { label: texts.more, outer: true },
  ];
  return (
    <section
      aria-label={field.title}
      style={{ ['--columns' as string]: columns, ...narrow(table, model, widest) }}
      data-landmark
      className="mt-6 min-w-0"
    >
      <FaultLines path={fieldPath([table.name])} className="mb-1" />
      {/* biome-ignore lint/a11y/useSemanticElements: rows are drawn as they come into sight, which a table's are not. */}
      <div role="table" aria-label={field.title} aria-rowcount={shown + 1} onPaste={onPaste} onKeyDown={toNextRow}>
        {/* biome-ignore lint/a11y/useSemanticElements: as the table. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: as the table. */}
        <div
          role="row"
          aria-rowindex={1}
          className={classes('grid gap-1 border-ink border-b pb-1 text-soft text-xs @max-xl:sr-only', grid)}
        >
          {headings.map(({ label, about, figures, outer }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: as the table.
            // biome-ignore lint/a11y/useFocusableInteractive: as the table.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order.
              key={position}
              role="columnheader"
              title={about}
              className={classes('truncate pr-1', figures ? 'text-right' : 'pl-1')}
            >
              {outer ? <span className="sr-only">{say(label)}</span> : say(label)}
            </div>
          ))}
        </div>
        {shown > MANY ? (
          <RowsInSight count={shown} scroll={scroll} list={table.name}>
            {row}
          </RowsInSight>
        ) : (
          Array.from({ length: shown }, (_, index) => row(index))
        )}
      </div>
      {readings && <PasteQuestion list={fieldPath([table.name])} readings={readings} onAnswer={answer} />}
      {!readOnly && <p className="mt-1 text-faint text-xs">{say(texts.howRows)}</p>}
    </section>
  );
}

const grid = 'grid-cols-(--narrow-columns) @xl:grid-cols-(--columns)';

/** Returns the narrow layout: the first column on its own line, the others three per line, or two if they include dates. */
function narrow(
  { name, columns }: TableOf,
  model: FormModel,
  widest: readonly (string | undefined)[],
): Record<string, string | number> {
  const isDated = columns.some(({ path }) => model.fieldAt([name, 0, ...path])?.kind === 'date');
  const isLong = widest.some((width) => width !== undefined && Number.parseFloat(width.slice(5)) > LONG);
  const share = isDated || isLong ? 2 : 3;
  return {
    '--narrow-columns': `1.25rem repeat(${share}, minmax(0, 1fr)) 1.75rem`,
    '--lines': 1 + Math.ceil((columns.length - 1) / share),
  };
}

/** Least width of text columns, and width of figures above which only two share a line in narrow layouts. */
const MIN_TEXT = '5.5rem';
const LONG = 9;

/** Returns the least widths of figure columns, so that no figure is cut. Undefined for others. */
function widthsOf(
  { name, columns }: TableOf,
  model: FormModel,
  entries: readonly unknown[],
  built: unknown,
): (string | undefined)[] {
  const made = Array.isArray(built) ? built : [];
  return columns.map(({ kind, path, label }) => {
    if (kind === 'taxes') return '4.5rem';
    const isFigure = kind !== undefined || isOfFigures(model, { name, columns }, { kind, path, label, share: 0 });
    if (!isFigure) return path.at(-1) === 'unit' ? '3rem' : undefined;
    const at = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    const figures =
      kind === 'discount'
        ? entries.flatMap((entry) => [
            text(memberAt(entry, 'discounts[0].percent')),
            text(memberAt(entry, 'discounts[0].amount')),
          ])
        : (kind === 'amount' ? made : entries).map((entry) => text(memberAt(entry, at)));
    const heading = say(label).length * 0.8;
    return `calc(${Math.max(widestFigure(figures), heading, 3).toFixed(1)}ch + 0.75rem)`;
  });
}

/** Returns the initial content of a new entry: the table's defaults, and the taxes of the previous entry. */
function useFresh({ fresh, columns }: TableOf, before: unknown, law: Parameters<typeof usualTaxes>[0]) {
  const isTaxed = columns.some(({ kind }) => kind === 'taxes');
  const known = isObject(before) ? before.taxes : undefined;
  const shared = useRef<Readonly<Record<string, unknown>>>(undefined);
  const taxes = known ?? usualTaxes(law);
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
  list: string;
  children(index: number): React.ReactNode;
}

function RowsInSight({ count, scroll, list, children }: RowsInSightProps) {
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
    estimateSize: () => 38,
    overscan: 8,
    scrollMargin: margin,
  });
  const target = useFormGuide((state) => state.target);
  useEffect(() => {
    const before = `.${list}[`;
    const at = target?.startsWith(before) ? Number.parseInt(target.slice(before.length), 10) : Number.NaN;
    if (at >= 0) rows.scrollToIndex(at, { align: 'center' });
  }, [target, list, rows]);
  return (
    <div ref={box} style={{ height: rows.getTotalSize() }} className="relative">
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          ref={rows.measureElement}
          role="presentation"
          style={{ transform: `translateY(${start - margin}px)` }}
          className="absolute inset-x-0 top-0 focus-within:z-10"
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
