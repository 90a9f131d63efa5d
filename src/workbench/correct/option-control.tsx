import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Field, type FieldControl, inputLook } from '../ui/field.tsx';
import type { OptionField, Stamp } from './fields.ts';
import * as texts from './texts.ts';

interface OptionControlProps {
  field: OptionField;
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

/** More choices than this are offered in a list that opens. */
const choicesAtSight = 4;

/** What one types or chooses for an option, by its kind. */
export function OptionControl(props: OptionControlProps) {
  const { field, value, fault, onChange } = props;
  if (field.kind === 'choice' && field.need === 'required' && field.choices.length <= choicesAtSight)
    return <RadioCards {...props} />;
  if (field.kind === 'yes-no') return <YesNo {...props} />;
  const chosen = field.choices.find((choice) => choice.value === value);
  return (
    <Field
      label={field.title}
      required={field.need === 'required'}
      mark={<Recommended field={field} />}
      hint={chosen?.description || field.description}
      fault={fault}
    >
      {(control) => controls[field.kind]?.({ control, field, value, onChange })}
    </Field>
  );
}

type Draw = (props: Omit<OptionControlProps, 'fault'> & { control: FieldControl }) => ReactNode;

const controls: Partial<Record<OptionField['kind'], Draw>> = {
  choice: ({ control, field, value, onChange }) => (
    <select {...control} value={value} onChange={(event) => onChange(event.target.value)} className={inputLook}>
      {(field.need !== 'required' || value === '') && <option value="">{say(texts.notChosen)}</option>}
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.value === choice.title
            ? choice.title
            : say(texts.choice, { value: choice.value, title: choice.title })}
        </option>
      ))}
    </select>
  ),
  text: ({ control, value, onChange }) => (
    <input
      {...control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      className={inputLook}
    />
  ),
  'long-text': ({ control, value, onChange }) => (
    <textarea
      {...control}
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={inputLook}
    />
  ),
  date: ({ control, value, onChange }) => (
    <input
      {...control}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={classes(inputLook, 'max-w-44')}
    />
  ),
};

function RadioCards({ field, value, fault, onChange }: OptionControlProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="mb-1 font-medium">{field.title}</legend>
      <div className="grid gap-1.5">
        {field.choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-2.5 rounded-lg border border-line px-3 py-2 hover:bg-sunk has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-[3px] accent-(--accent)"
            />
            <span>
              <span className="block font-medium">{choice.title}</span>
              {choice.description && <span className="block text-soft text-xs">{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={`${id}-fault`} className="text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function YesNo({ field, value, fault, onChange }: OptionControlProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline gap-2">
        <input
          id={id}
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
          aria-describedby={`${id}-about`}
          className="translate-y-0.5 accent-(--accent)"
        />
        <label htmlFor={id} className="font-medium">
          {field.title}
        </label>
        <Recommended field={field} />
      </div>
      <div id={`${id}-about`} className="pl-[21px]">
        {fault && <p className="text-bad">{fault}</p>}
        {field.description && <p className="text-soft text-xs">{field.description}</p>}
      </div>
    </div>
  );
}

function Recommended({ field }: { field: OptionField }) {
  return field.need === 'recommended' ? (
    <span className="font-normal text-accent text-xs">{say(texts.recommended)}</span>
  ) : null;
}

interface StampsControlProps {
  field: OptionField;
  stamps: readonly Stamp[];
  fault: string | undefined;
  onChange(stamps: readonly Stamp[]): void;
}

/** Marks from a tax office, one a row: who gave it, and what it says. */
export function StampsControl({ field, stamps, fault, onChange }: StampsControlProps) {
  const change = (index: number, stamp: Stamp) => onChange(stamps.map((each, at) => (at === index ? stamp : each)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-0.5 font-medium">{field.title}</legend>
      {fault && <p className="text-bad">{fault}</p>}
      <p className="text-soft text-xs">{say(texts.stampsTaken, { about: field.description })}</p>
      {stamps.map((stamp, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stamp has no other name than its position.
        <div key={index} className="flex gap-2">
          <input
            aria-label={say(texts.stampProvider, { number: index + 1 })}
            placeholder={say(texts.provider)}
            value={stamp.prv}
            onChange={(event) => change(index, { ...stamp, prv: event.target.value })}
            autoComplete="off"
            className={classes(inputLook, 'flex-1')}
          />
          <input
            aria-label={say(texts.stampValue, { number: index + 1 })}
            placeholder={say(texts.value)}
            value={stamp.val}
            onChange={(event) => change(index, { ...stamp, val: event.target.value })}
            autoComplete="off"
            className={classes(inputLook, 'flex-[2]')}
          />
          <Button
            look="bare"
            size="icon"
            aria-label={say(texts.removeStamp, { number: index + 1 })}
            onClick={() => onChange(stamps.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden className="size-3.5" />
          </Button>
        </div>
      ))}
      <Button size="small" className="w-fit" onClick={() => onChange([...stamps, { prv: '', val: '' }])}>
        <Plus aria-hidden className="size-3.5" />
        {say(texts.addStamp)}
      </Button>
    </fieldset>
  );
}
