import { ArrowDown, ArrowUp, ChevronRight, Copy, GripVertical, type LucideIcon, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, memo, useEffect, useState } from 'react';
import { isObject, isWithin } from '../../engine/document/values.ts';
import { goToField, useFormGuide } from '../../state/view/form-guide.ts';
import { announce } from '../../ui/announcer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { FaultLines } from './fault-lines.tsx';
import { useForm } from './form-context.ts';
import { useFaultCount } from './form-state.ts';
import { type FormField, sectionKinds } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import { type TaxLaw, taxLabel } from './sheet/tax-choices.ts';
import * as texts from './texts.ts';
import { ValueField } from './value-field.tsx';

interface ListEntryProps {
  /** The field of the list, and the field of its entries. */
  field: FormField;
  entry: FormField;
  list: Path;
  index: number;
  count: number;
  value: unknown;
  depth: number;
}

/** Lists up to this length show the content of their entries. */
const fewEntries = 6;

/** An entry of a list. */
export const ListEntry = memo(function ListEntry({ field, entry, list, index, count, value, depth }: ListEntryProps) {
  const { actions, readOnly, writing, law, Contents } = useForm();
  const [open, setOpen] = useState(count <= fewEntries);
  const path = [...list, index];
  const number = index + 1;
  const at = fieldPath(path);
  const faulty = useFaultCount(at);
  const wanted = useFormGuide(({ target }) => target !== undefined && isWithin(target, at));
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);

  const move = (by: 1 | -1) => moveFrom(index, index + by);
  const moveFrom = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    actions.move(list, from, to);
    goToField(fieldPath([...list, to]));
    announce(say(texts.moved, { position: to + 1, count }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (readOnly || !event.altKey || (by !== 1 && by !== -1)) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  };
  const dragged = `application/x-entry${fieldPath(list).toLowerCase()}`;
  const onDragStart = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragged, String(index));
    dataTransfer.effectAllowed = 'move';
  };
  /** Accepts entries of its own list. */
  const dropping = !readOnly && {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragged)) return;
      event.preventDefault();
      event.stopPropagation();
      moveFrom(Number(event.dataTransfer.getData(dragged)), index);
    },
  };
  const tool = (Icon: LucideIcon, title: string, label: string, onClick: () => void, disabled = false) => (
    <IconButton Icon={Icon} title={title} label={label} disabled={disabled} onClick={onClick} />
  );
  const tools = !readOnly && (
    <span className="-my-1 flex shrink-0">
      {/* For the pointer only: the buttons next to it do the same. */}
      <span
        aria-hidden
        draggable
        onDragStart={onDragStart}
        title={say(texts.drag)}
        className="grid w-5 cursor-grab place-items-center text-faint hover:text-ink"
      >
        <GripVertical className="size-3.5" />
      </span>
      {tool(ArrowUp, say(texts.moveUp), say(texts.moveUpEntry, { number }), () => move(-1), index === 0)}
      {tool(ArrowDown, say(texts.moveDown), say(texts.moveDownEntry, { number }), () => move(1), index === count - 1)}
      {tool(Copy, say(texts.duplicate), say(texts.duplicateEntry, { number }), () => actions.duplicate(list, index))}
      {tool(Trash2, say(texts.remove), say(texts.removeEntry, { number }), () => actions.remove(path))}
    </span>
  );

  if (!sectionKinds.includes(entry.kind)) {
    const titled = { ...entry, title: say(texts.entry, { name: field.title, number }) };
    return (
      <li onKeyDown={onKeyDown} {...dropping} className="flex items-end gap-1">
        <div className="min-w-0 flex-1">
          <ValueField field={titled} object={field} siblings={{}} path={path} value={value} />
        </div>
        {tools}
      </li>
    );
  }
  return (
    <li
      aria-label={say(texts.entry, { name: entry.title || field.title, number })}
      onKeyDown={onKeyDown}
      {...dropping}
      className="rounded-lg border border-line"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-1.5 pl-2.5">
        <button
          type="button"
          data-group={at}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-6 min-w-0 flex-1 items-center gap-1.5 rounded text-left"
        >
          <ChevronRight
            aria-hidden
            className={classes('size-3.5 shrink-0 text-faint transition-transform', open && 'rotate-90')}
          />
          <span className="shrink-0 text-faint tabular-nums">{number}</span>
          <span className="truncate font-medium">{writing.day(summaryOf(value, law))}</span>
          {faulty > 0 && (
            <span className="shrink-0 rounded-full bg-bad-wash px-1.5 font-semibold text-bad text-xs">
              <span aria-hidden>{faulty}</span>
              <span className="sr-only">{say(texts.errors, { count: faulty })}</span>
            </span>
          )}
        </button>
        {tools}
      </div>
      {open && (
        <div className="px-2.5 pb-2.5">
          <FaultLines path={at} className="mb-2" />
          <Contents field={entry} path={path} value={value} depth={depth} />
        </div>
      )}
    </li>
  );
});

/** Returns the summary of an entry: its tax, or the first text in it or its parts. */
function summaryOf(value: unknown, law: TaxLaw): string {
  if (!isObject(value)) return '';
  const { name, title, code, item, cat, key, text } = value;
  if (cat) return taxLabel(law, value);
  const own = [name, title, text, key, code].find((part) => typeof part === 'string');
  if (own !== undefined) return own;
  if (isObject(item)) return summaryOf(item, law);
  return Object.values(value).find((part): part is string => typeof part === 'string') ?? '';
}
