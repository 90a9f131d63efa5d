import type { ComponentProps } from 'react';
import type { Choice } from '../catalogue/schema-type.ts';
import { say } from '../texts/say.ts';
import { classes } from '../ui/classes.ts';
import { inputLook } from '../ui/field.tsx';
import { DataControl } from './data-control.tsx';
import { useForm } from './form-context.ts';
import type { FormField } from './model.ts';
import { asAmount, asPercentage } from './numbers.ts';
import { fieldPath, type Path } from './path.ts';
import * as texts from './texts.ts';

interface ValueControlProps {
  id: string;
  field: FormField;
  object: FormField;
  siblings: Readonly<Record<string, unknown>>;
  path: Path;
  value: string | number | boolean | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  onGone?: (() => void) | undefined;
}

/** The control for a value, by its kind. Texts are written as one types; what is left empty goes. */
export function ValueControl(props: ValueControlProps) {
  const { id, field, object, siblings, path, value, describedBy, invalid, onGone } = props;
  const { actions, readOnly, offersFor } = useForm();
  const offered = offersFor(field, object, siblings);
  const about = {
    id,
    'data-path': fieldPath(path),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    disabled: readOnly,
  };
  const text = value === undefined ? '' : String(value);
  const write = (chosen: string) => {
    if (chosen === '') {
      actions.remove(path);
      onGone?.();
    } else {
      actions.set(path, chosen);
    }
  };

  if (field.kind === 'yes or no') {
    const choices = [
      { value: 'true', title: say(texts.yes) },
      { value: 'false', title: say(texts.no) },
    ];
    const set = (chosen: string) => (chosen === '' ? write('') : actions.set(path, chosen === 'true'));
    return <Select about={about} value={text} choices={choices} onChange={set} />;
  }
  if (field.kind === 'data') return <DataControl about={about} title={field.title} value={text} onChange={write} />;
  if (field.kind === 'choice') return <Select about={about} value={text} choices={field.choices} onChange={write} />;
  if (field.kind === 'date' && (text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text))) {
    return (
      <input
        {...about}
        type="date"
        value={text}
        max="9999-12-31"
        onChange={({ target }) => write(target.value)}
        className={inputLook}
      />
    );
  }

  const typing = {
    ...about,
    value: text,
    onFocus: actions.endStep,
    onChange: ({ target }: { target: { value: string } }) => actions.type(path, written(field, target.value)),
    onBlur: () => {
      const settled = settle(field, text);
      if (text === '' && value !== undefined) {
        actions.clear(path);
        onGone?.();
      } else if (settled !== text) {
        actions.type(path, settled);
      }
      actions.endStep();
    },
  };
  if (field.kind === 'long text') {
    return <textarea {...typing} rows={2} className={classes(inputLook, 'field-sizing-content max-h-40 resize-y')} />;
  }
  const choices = offered.length > 0 ? offered : field.choices;
  const isNumber = ['amount', 'percentage', 'whole number'].includes(field.kind);
  return (
    <>
      <input
        {...typing}
        type="text"
        autoComplete="off"
        spellCheck={false}
        {...(isNumber && { inputMode: 'decimal' })}
        {...(choices.length > 0 && { list: `${id}-choices` })}
        className={classes(inputLook, isNumber && 'text-right tabular-nums')}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map(({ value: known, title }) => (
            <option key={known} value={known}>
              {title}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

interface SelectProps {
  about: ComponentProps<'select'>;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
}

/** One of a closed list, or nothing; a value that is not in it stays, and is seen not to be. */
function Select({ about, value, choices, onChange }: SelectProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <select
      {...about}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classes(inputLook, 'pr-1')}
    >
      <option value=""> </option>
      {!isKnown && <option value={value}>{say(texts.notInList, { value })}</option>}
      {choices.map(({ value: known, title }) => (
        <option key={known} value={known}>
          {title === known ? known : say(texts.choice, { value: known, title })}
        </option>
      ))}
    </select>
  );
}

/** What is typed, as the value that is in the text. */
function written({ kind }: FormField, typed: string): string | number {
  return kind === 'whole number' && /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed;
}

/** What was typed, in the standard's form. */
function settle({ kind }: FormField, typed: string): string {
  if (kind === 'amount') return asAmount(typed);
  if (kind === 'percentage') return asPercentage(typed);
  return typed;
}
