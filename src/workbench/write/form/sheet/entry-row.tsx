import { ArrowDown, ArrowUp, Copy, MoreHorizontal, Trash2 } from 'lucide-react';
import { type KeyboardEvent, lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { isObject, isWithin, memberAt, partAt, text } from '../../../engine/document/values.ts';
import { goToField, useFormGuide } from '../../../state/view/form-guide.ts';
import { announce } from '../../../ui/announcer.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useForm } from '../form-context.ts';
import type { Change } from '../form-edits.ts';
import {
  type FormStore,
  useBuiltPart,
  useFaults,
  useFaultsFor,
  useHintsAt,
  useIsThere,
  useStateNow,
} from '../form-state.ts';
import type { FormField } from '../model.ts';
import { ObjectFields } from '../object-fields.tsx';
import { fieldPath } from '../path.ts';
import * as formTexts from '../texts.ts';
import { DiscountCell } from './discount-cell.tsx';
import { useLastTime } from './last-time.ts';
import { type Column, isOfFigures, type TableOf, wraps } from './layouts.ts';
import { SheetField } from './sheet-field.tsx';
import { TaxCell } from './tax-cell.tsx';
import type { Combo } from './tax-choices.ts';
import * as texts from './texts.ts';

const LastTimeNote = lazy(async () => ({ default: (await import('./last-time-note.tsx')).LastTimeNote }));

export interface EntryRowProps {
  table: TableOf;
  entry: FormField;
  index: number;
  /** Whether it follows the entries, and is created by writing into it. */
  isNew: boolean;
  value: unknown;
  /** The content of a new entry. */
  fresh: Readonly<Record<string, unknown>>;
  /** The columns do not fit next to each other: the first has its own line, and every cell shows its label. */
  isStacked: boolean;
  /** Only the columns that wrap do not fit: they have lines below the others, two on each, with their labels. */
  isWrapped: boolean;
}

/** Takes the columns of the element around it, which are not inherited (see style/index.css). */
export const HANDS_ON = '[--columns:inherit]';

/** Spans all lines of a stacked row (`--lines`). */
const besideAll = '[grid-row:1/span_var(--lines)]';

/** An entry of a table: its columns as fields, everything else behind the button at its end. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { table, entry, index, isNew, value, fresh, isStacked, isWrapped } = props;
  const { model, actions, readOnly } = useForm();
  const now = useStateNow();
  const [chosen, choose] = useState(false);
  const number = index + 1;
  const path = useMemo(() => [...table.list, index], [table.list, index]);
  const at = fieldPath(path);
  const extras = useMemo(() => [{ of: path, members: fresh }], [path, fresh]);
  const hidden = useHiddenInRow(at, table.columns);
  const wanted = useFormGuide(
    ({ target }) =>
      target !== undefined &&
      isWithin(target, at) &&
      !table.columns.some((column) => isInColumn(target, at + fieldPath(column.path))),
  );
  useEffect(() => {
    if (wanted && !isNew) choose(true);
  }, [wanted, isNew]);
  const open = (chosen || hidden > 0) && !isNew;
  const last = useLastTime(({ last }) => (last?.at === at ? last : undefined));
  const details = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Below the visible part, opening them would seem to do nothing.
  useEffect(() => {
    if (chosen) details.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const move = (by: 1 | -1) => {
    const to = index + by;
    const count = countOf(table, now);
    if (isNew || to < 0 || to >= count) return;
    actions.move(table.list, index, to);
    const first = table.columns[0];
    if (first) goToField(fieldPath([...table.list, to, ...first.path]));
    announce(say(formTexts.moved, { position: to + 1, count }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (readOnly || !event.altKey || (by !== 1 && by !== -1)) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  };
  const onKeyInDetails = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || hidden > 0) return;
    event.stopPropagation();
    choose(false);
    opener.current?.focus();
  };
  const cell = (column: Column) => {
    const spoken = say(texts.cell, { column: say(column.label), number });
    if (column.kind === 'taxes') {
      const set = (taxes: readonly Combo[], changes: readonly Change[]) => {
        const writing = isNew ? Object.entries(fresh).filter(([name]) => name !== 'taxes') : [];
        actions.change([
          ...writing.map(([name, member]) => ({ path: [...path, name], value: member })),
          { path: [...path, 'taxes'], value: taxes },
          ...changes,
        ]);
      };
      const taxes = isNew ? undefined : memberAt(value, 'taxes');
      return <TaxCell line={path} number={number} value={taxes} onChoose={set} />;
    }
    if (column.kind === 'discount') {
      return <DiscountCell line={path} number={number} value={memberAt(value, 'discounts')} extras={extras} />;
    }
    if (column.kind === 'amount') return <Amount path={[...path, ...column.path]} spoken={spoken} />;
    const freshValue = isNew ? (text(memberAt(fresh, column.path.join('.'))) ?? say(column.label)) : undefined;
    return (
      <SheetField
        path={[...path, ...column.path]}
        label={column.label}
        spoken={spoken}
        extras={[...extras, ...(column.extras ?? []).map(({ of, members }) => ({ of: [...path, ...of], members }))]}
        hint={freshValue}
        joins={isStacked ? undefined : column.joins}
        hidesFaults
      />
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are rendered when they become visible, which a table element does not allow.
    // biome-ignore lint/a11y/useFocusableInteractive: the controls in its cells have the focus.
    <div
      role="row"
      aria-rowindex={number + 1}
      onKeyDown={onKeyDown}
      className={classes(HANDS_ON, 'border-line border-b py-1')}
      {...dragging({ table, index, isNew, readOnly }, (from, to) => actions.move(table.list, from, to))}
    >
      <div className={classes(HANDS_ON, 'grid grid-cols-(--columns) items-start gap-1')}>
        {/* biome-ignore lint/a11y/useSemanticElements: the same reason as for the row. */}
        <div
          role="cell"
          draggable={!isNew && !readOnly}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged(table), String(index))}
          title={isNew ? undefined : say(formTexts.drag)}
          className={classes(
            'pt-1 text-center text-faint tabular-nums',
            isStacked && `col-start-1 ${besideAll}`,
            !isNew && !readOnly && 'cursor-grab',
          )}
        >
          {isNew ? '+' : number}
        </div>
        {table.columns.map((column, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the same reason as for the row.
          <div
            key={column.label}
            role="cell"
            data-column={position}
            style={isWrapped ? placeOf(table, position) : undefined}
            className={classes(
              'min-w-0',
              isStacked && position === 0 && '[grid-column:2/-2]',
              isWrapped && wraps(column) && 'flex items-center gap-1 [&>:last-child]:flex-1',
            )}
          >
            {(isStacked || (isWrapped && wraps(column))) && (
              <span
                aria-hidden
                className={classes(
                  'block truncate px-1 text-faint text-xs',
                  isStacked && isOfFigures(model, table, column) && 'text-right',
                )}
              >
                {say(column.label)}
              </span>
            )}
            {cell(column)}
          </div>
        ))}
        {/* biome-ignore lint/a11y/useSemanticElements: the same reason as for the row. */}
        <div
          role="cell"
          className={classes(
            'text-right',
            (isStacked || isWrapped) && '[grid-column:-2/-1]',
            isWrapped && 'row-start-1',
            isStacked && besideAll,
          )}
        >
          {!isNew && (
            <IconButton
              Icon={MoreHorizontal}
              label={say(texts.rowTools, { number })}
              title={say(texts.more)}
              aria-expanded={open}
              ref={opener}
              onClick={() => choose(!open)}
            />
          )}
        </div>
      </div>
      <FaultLines path={at} className="pl-6" />
      <CellFaults at={at} columns={table.columns} />
      {last && (
        <Suspense>
          <LastTimeNote path={path} last={last} />
        </Suspense>
      )}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: the same reason as for the row.
        <div
          ref={details}
          role="cell"
          onKeyDown={onKeyInDetails}
          className="mt-1 mb-2 ml-6 border-line border-l-2 pl-3"
        >
          {!readOnly && <Tools {...{ number, index, move }} table={table} onRemove={() => choose(false)} />}
          <ObjectFields field={entry} path={path} value={isObject(value) ? value : {}} depth={2} />
        </div>
      )}
    </div>
  );
});

/** Returns the place of a cell in a row whose last columns wrap: its order stays that of the columns. */
function placeOf({ columns }: TableOf, position: number) {
  const column = columns[position];
  const before = columns.slice(0, position).filter((each) => wraps(each) === wraps(column)).length;
  if (!wraps(column)) return { gridArea: `1 / ${before + 2}` };
  // A discount may be an amount as long as a price.
  return { gridRow: 2 + Math.floor(before / 2), gridColumn: before % 2 === 0 ? '2 / 4' : '4 / -2' };
}

/** Returns whether a column has a field for a path. The list of taxes does not have their extensions. */
function isInColumn(path: string, column: string): boolean {
  return isWithin(path, column) && !/\]\.ext\b/.test(path.slice(column.length));
}

/** The problems of a row's cells, below it, because cells are too narrow for sentences. */
function CellFaults({ at, columns }: { at: string; columns: readonly Column[] }) {
  const faults = useFaults();
  const hints = useHintsAt(at, true);
  return columns.map(({ path, label }) => {
    const cell = at + fieldPath(path);
    const hinted = hints.flatMap((hint) => (isWithin(hint.at, cell) ? hint.at : []));
    const paths = [...new Set([...faults.pathsWithin(cell), ...hinted])];
    return (
      paths.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: the same reason as for the row.
        <div role="cell" key={label} id={`${cell}-faults`} className="mt-0.5 pl-6">
          {paths.map((each) => (
            <FaultLines key={each} path={each} label={say(label)} />
          ))}
        </div>
      )
    );
  });
}

interface ToolsProps {
  table: TableOf;
  index: number;
  number: number;
  move(by: 1 | -1): void;
  onRemove(): void;
}

function Tools({ table, index, number, move, onRemove }: ToolsProps) {
  const { actions } = useForm();
  const { list } = table;
  const removeRow = () => {
    actions.remove([...list, index]);
    // Its button disappears: the row that takes its place gets the focus.
    const first = table.columns[0];
    if (first) goToField(fieldPath([...list, index, ...first.path]));
    onRemove();
  };
  const isLast = !useIsThere(fieldPath([...list, index + 1]));
  const up = { Icon: ArrowUp, label: say(formTexts.moveUpEntry, { number }), title: say(formTexts.moveUp) };
  const down = { Icon: ArrowDown, label: say(formTexts.moveDownEntry, { number }), title: say(formTexts.moveDown) };
  const copy = { Icon: Copy, label: say(formTexts.duplicateEntry, { number }), title: say(formTexts.duplicate) };
  const remove = { Icon: Trash2, label: say(formTexts.removeEntry, { number }), title: say(formTexts.remove) };
  return (
    <div className="mb-1.5 flex">
      <IconButton {...up} disabled={index === 0} onClick={() => move(-1)} />
      <IconButton {...down} disabled={isLast} onClick={() => move(1)} />
      <IconButton {...copy} onClick={() => actions.duplicate(list, index)} />
      <IconButton {...remove} onClick={removeRow} />
    </div>
  );
}

/** A calculated figure. */
function Amount({ path, spoken }: { path: (string | number)[]; spoken: string }) {
  const { writing, model } = useForm();
  const found = text(useBuiltPart(path));
  if (model.fieldAt(path) === undefined) return null;
  return (
    <output
      aria-label={spoken}
      className="block px-1 pt-1 pointer-coarse:min-h-11 pointer-coarse:content-center pointer-coarse:pt-0 text-right tabular-nums"
    >
      {found ? writing.number(found) : ''}
    </output>
  );
}

const dragged = ({ list }: TableOf) => `application/x-row${fieldPath(list)}`;

/** Accepts rows of its own table. */
function dragging(
  { table, index, isNew, readOnly }: { table: TableOf; index: number; isNew: boolean; readOnly: boolean },
  move: (from: number, to: number) => void,
) {
  if (isNew || readOnly) return {};
  return {
    onDragOver(event: React.DragEvent) {
      if (event.dataTransfer.types.includes(dragged(table))) event.preventDefault();
    },
    onDrop(event: React.DragEvent) {
      if (!event.dataTransfer.types.includes(dragged(table))) return;
      event.preventDefault();
      event.stopPropagation();
      move(Number(event.dataTransfer.getData(dragged(table))), index);
    },
  };
}

/** Returns the number of a row's errors outside its columns. */
function useHiddenInRow(at: string, columns: readonly Column[]): number {
  return useFaultsFor((faults) => {
    const own = faults.at(at).filter(({ severity }) => severity === 'error').length;
    const seen = columns.reduce((count, { path }) => count + faults.countWithin(at + fieldPath(path)), own);
    return faults.countWithin(at) - seen;
  });
}

function countOf({ list }: TableOf, now: FormStore): number {
  const entries = partAt(now.getState().document, list);
  return Array.isArray(entries) ? entries.length : 0;
}
