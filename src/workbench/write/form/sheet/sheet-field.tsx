import { lazy, Suspense, useId } from 'react';
import { isObject } from '../../../engine/document/values.ts';
import { classes } from '../../../ui/classes.ts';
import { say } from '../../../ui/texts/say.ts';
import { useMarkedFields } from '../../what-changed/marked-fields.ts';
import { FaultLines } from '../fault-lines.tsx';
import { useFieldState } from '../field-state.ts';
import { useForm } from '../form-context.ts';
import { usePart } from '../form-state.ts';
import { Help } from '../help.tsx';
import { entryOf } from '../map-fields.tsx';
import type { FormField } from '../model.ts';
import { fieldPath, type Path } from '../path.ts';
import { RawValue } from '../raw-value.tsx';
import * as formTexts from '../texts.ts';
import { ValueControl } from '../value-control.tsx';
import type { SheetCell } from './layouts.ts';
import { RememberedControl, useRemembered } from './remembered-control.tsx';

const NextNumber = lazy(async () => ({ default: (await import('./next-number.tsx')).NextNumber }));

/** The look of fields on the sheet. */
export const lineLook = classes(
  'min-h-[26px] pointer-coarse:min-h-11 w-full min-w-0 text-ellipsis rounded border border-line bg-panel px-1 py-0.5',
  'placeholder:text-faint enabled:hover:bg-sunk focus:border-accent aria-invalid:border-bad',
  'forced-colors:border-[ButtonBorder]',
);

/** The frames of two fields that look like one. The second has no label of its own in a table: nothing divides it from the first. */
const joined = {
  next: 'rounded-r-none',
  previous: 'rounded-l-none',
} as const;
const undivided = { next: 'border-r-transparent', previous: 'border-l-transparent text-soft' } as const;

interface SheetFieldProps extends SheetCell {
  /** Shows the label visibly; otherwise it is for screen readers only. */
  labelled?: 'above' | 'beside';
  /** Its full name for screen readers. */
  spoken?: string;
  /** Whether its problems are shown elsewhere, in an element with its path as id. */
  hidesFaults?: boolean;
  className?: string | undefined;
  look?: string | undefined;
  hint?: string | undefined;
}

/** A value in its place on the sheet. */
export function SheetField(props: SheetFieldProps) {
  const { path, label, extras, labelled, spoken, hidesFaults, className, joins, hint, example } = props;
  const look = props.look ?? (joins && classes(lineLook, joined[joins], !labelled && undivided[joins]));
  const { model, actions, readOnly, hasOffers, extensions } = useForm();
  const id = useId();
  const owner = model.fieldAt(path.slice(0, -1));
  const declared = model.fieldAt(path);
  const field = owner && declared && entryOf(owner, declared, String(path.at(-1)), extensions);
  const at = fieldPath(path);
  const value = usePart(path);
  const siblings = usePart(owner && hasOffers(owner) ? path.slice(0, -1) : undefined);
  const state = useFieldState(id, field, owner, path, value);
  const mark = useMarkedFields(({ marks }) => marks.get(at));
  const next = useMarkedFields(({ number }) => (at === '.code' && value === undefined ? number : undefined));
  if (!field || !owner) return null;
  const title = label === undefined ? field.title : say(label);
  return (
    <div
      data-field
      data-mark={mark}
      className={classes(
        'group relative min-w-0',
        joins === 'previous' && '-ml-1',
        labelled === 'beside' && 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] items-baseline gap-x-2',
        className,
      )}
    >
      <label
        htmlFor={id}
        className={classes(
          labelled ? 'block font-normal text-soft text-xs leading-4' : 'sr-only',
          // A long word is divided, so that no label ends in dots.
          labelled === 'above' && 'hyphens-auto break-words px-1',
          labelled === 'beside' && 'text-right',
        )}
      >
        {spoken ?? title}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it. */}
      <div
        className="min-w-0"
        onKeyDown={({ key, shiftKey }) => {
          if (next !== undefined && key === 'Tab' && !shiftKey) actions.set(path, next);
        }}
      >
        <Value
          {...{ id, field, owner, path, value, extras, look }}
          siblings={isObject(siblings) ? siblings : {}}
          describedBy={state.describedBy}
          invalid={state.isFaulty}
          hint={next === undefined ? (state.filledIn ?? hint ?? (example && say(example))) : `${next}?`}
        />
        <Help id={`${id}-help`} field={field} path={path} filledIn={state.filledIn !== undefined} />
        {next !== undefined && !readOnly && (
          <Suspense>
            <NextNumber number={next} onTake={() => actions.set(path, next)} />
          </Suspense>
        )}
        {!hidesFaults && <FaultLines path={at} id={`${at}-faults`} />}
      </div>
    </div>
  );
}

interface ValueProps {
  id: string;
  field: FormField;
  owner: FormField;
  path: Path;
  value: unknown;
  siblings: Readonly<Record<string, unknown>>;
  extras: SheetCell['extras'];
  look: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  hint: string | undefined;
}

function Value({ owner, value, look, hint, ...rest }: ValueProps) {
  const isPlain = value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
  const offers = useRemembered(rest.path);
  if (!isPlain) return <RawValue value={value} text={formTexts.notSingle} />;
  if (offers) {
    const { field: _field, siblings: _siblings, hint: placeholder, ...about } = { ...rest, hint };
    return (
      <RememberedControl
        {...about}
        {...{ offers, placeholder }}
        value={value === undefined ? '' : String(value)}
        look={look ?? lineLook}
      />
    );
  }
  return (
    <ValueControl
      {...rest}
      object={owner}
      value={value as string | number | boolean | undefined}
      look={look ?? lineLook}
      placeholder={hint}
    />
  );
}
