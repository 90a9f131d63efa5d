import { Copy, X } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { copyAndSay } from '../../ui/copy.ts';
import { say } from '../../ui/texts/say.ts';
import { FaultLines } from './fault-lines.tsx';
import { useFieldState } from './field-state.ts';
import { useForm } from './form-context.ts';
import { Help } from './help.tsx';
import type { FormField } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import { RawValue } from './raw-value.tsx';
import * as texts from './texts.ts';
import { ValueControl } from './value-control.tsx';

interface ValueFieldProps {
  field: FormField;
  /** The object that has the property, and its content. */
  object: FormField;
  siblings: Readonly<Record<string, unknown>>;
  path: Path;
  value: unknown;
  /** Called when the value was removed or left empty. */
  onGone?(): void;
}

/** A property with one value: its title, control and problems. */
export function ValueField({ field, object, siblings, path, value, onGone }: ValueFieldProps) {
  const { actions, readOnly } = useForm();
  const id = useId();
  const at = fieldPath(path);
  const isPlain = value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
  const { isFaulty, filledIn, describedBy } = useFieldState(id, field, object, path, value);
  const isMissing = isFaulty && value === undefined;
  const hint = isMissing ? say(texts.missing) : filledIn !== undefined ? say(texts.filledIn) : undefined;
  const remove = () => {
    actions.remove(path);
    onGone?.();
  };
  const copy = () => copyAndSay(String(value), say(texts.copied, { field: field.title }));
  return (
    <div data-field className="group relative grid min-w-0 gap-0.5">
      <div className="flex items-baseline gap-1.5 pr-6 text-soft text-xs">
        <label htmlFor={id} className="truncate font-medium">
          {field.title}
        </label>
        {hint && <span className={classes('shrink-0', isMissing ? 'text-bad' : 'text-faint')}>{hint}</span>}
      </div>
      {isPlain ? (
        <ValueControl
          id={id}
          field={field}
          object={object}
          siblings={siblings}
          path={path}
          value={value as string | number | boolean | undefined}
          describedBy={describedBy}
          invalid={isFaulty}
          placeholder={filledIn}
          onGone={onGone}
        />
      ) : (
        <RawValue value={value} text={texts.notSingle} />
      )}
      {value !== undefined && (!readOnly || isPlain) && (
        <button
          type="button"
          aria-label={say(readOnly ? texts.copyField : texts.removeField, { field: field.title })}
          title={say(readOnly ? texts.copy : texts.remove)}
          // Emptying the field removes it, too: Tab goes on to the next field.
          tabIndex={readOnly || !isPlain || field.kind === 'data' ? undefined : -1}
          onClick={readOnly ? copy : remove}
          className={cornerLook}
        >
          {readOnly ? <Copy aria-hidden className="size-3" /> : <X aria-hidden className="size-3" />}
        </button>
      )}
      <Help id={`${id}-help`} field={field} path={path} filledIn={filledIn !== undefined} />
      <FaultLines path={at} id={`${at}-faults`} />
    </div>
  );
}

const cornerLook = classes(
  'absolute top-0 right-0 grid size-6 place-items-center rounded text-faint hover:bg-sunk hover:text-ink',
  'opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100',
);
