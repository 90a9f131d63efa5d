import { type ReactNode, useId } from 'react';
import { Field, type FieldControl, inputLook, SelectInput, TextInput } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { say } from '../../ui/texts/say.ts';
import type { OptionField } from './fields.ts';
import * as texts from './texts.ts';

interface OptionControlProps {
  field: OptionField;
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

/** Longer lists of choices open on demand. */
const choicesAtSight = 4;

/** The control of an option, by its kind. */
export function OptionControl(props: OptionControlProps) {
  const { field, value, fault, onChange } = props;
  if (field.kind === 'choice' && field.need === 'required' && field.choices.length <= choicesAtSight)
    return (
      <RadioCards
        stacked
        label={field.title}
        value={value}
        options={field.choices.map(({ value, title, description }) => ({ value, name: title, about: description }))}
        fault={fault}
        onChange={onChange}
      />
    );
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
    <SelectInput
      {...control}
      value={value}
      options={[
        ...(field.need !== 'required' || value === '' ? [{ value: '', label: say(texts.notChosen) }] : []),
        ...field.choices.map(({ value, title }) => ({
          value,
          label: value === title ? title : say(texts.choice, { value, title }),
        })),
      ]}
      onChange={onChange}
    />
  ),
  text: ({ control, value, onChange }) => <TextInput {...control} value={value} onChange={onChange} />,
  'long-text': ({ control, value, onChange }) => (
    <textarea
      {...control}
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={inputLook}
    />
  ),
};

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
      <div id={`${id}-about`} className="pl-5">
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
