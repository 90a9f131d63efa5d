import { X } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../ui/classes.ts';
import { FaultLines } from './fault-lines.tsx';
import { useForm } from './form-context.ts';
import type { FormField } from './model.ts';
import { type Path, pathText } from './path.ts';
import { RawValue } from './raw-value.tsx';
import { ValueControl } from './value-control.tsx';

interface ValueFieldProps {
  field: FormField;
  /** The object that it is a property of, and what that holds. */
  object: FormField;
  siblings: Readonly<Record<string, unknown>>;
  path: Path;
  value: unknown;
  /** It was taken away, or left empty. */
  onGone?(): void;
}

/** A property that holds one value: its title, the control, and what is wrong with it. */
export function ValueField({ field, object, siblings, path, value, onGone }: ValueFieldProps) {
  const { actions, readOnly, faults } = useForm();
  const id = useId();
  const at = pathText(path);
  const problems = faults.get(at) ?? [];
  const isFaulty = problems.some(({ severity }) => severity === 'error');
  const isPlain = value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
  const remove = () => {
    actions.remove(path);
    onGone?.();
  };
  return (
    <div className="group relative grid min-w-0 gap-0.5">
      <label htmlFor={id} title={field.description} className="flex items-baseline gap-1.5 pr-6 text-soft text-xs">
        <span className="truncate font-medium">{field.title}</span>
        {field.required && value === undefined && !field.calculated && (
          <span className="shrink-0 text-bad">missing</span>
        )}
        {field.calculated && value === undefined && <span className="shrink-0 text-faint">filled in</span>}
      </label>
      {isPlain ? (
        <ValueControl
          id={id}
          field={field}
          object={object}
          siblings={siblings}
          path={path}
          value={value as string | number | boolean | undefined}
          describedBy={problems.length > 0 ? `${id}-faults` : undefined}
          invalid={isFaulty || (field.required && value === undefined && !field.calculated)}
          onGone={onGone}
        />
      ) : (
        <RawValue value={value} expected="one value" />
      )}
      {!readOnly && value !== undefined && (
        <button
          type="button"
          aria-label={`Remove ${field.title}`}
          title="Remove"
          onClick={remove}
          className={classes(
            'absolute top-0 right-0 grid size-[18px] place-items-center rounded text-faint hover:bg-sunk hover:text-ink',
            'opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100',
          )}
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
      <FaultLines path={at} id={`${id}-faults`} />
    </div>
  );
}
