import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

/** Props that connect a control with the label and description of its field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  required: boolean;
}

interface FieldProps {
  label: string;
  /** An explanation, or the expected format. */
  hint?: ReactNode;
  /** The fault of its value. */
  fault?: string | undefined;
  required?: boolean;
  /** Shown next to the label. */
  mark?: ReactNode;
  children(control: FieldControl): ReactNode;
}

/** A control with its label above, and its fault and hint below. */
export function Field({ label, hint, fault, required = false, mark, children }: FieldProps) {
  const id = useId();
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="flex items-baseline gap-2 font-medium">
        {label}
        {required && (
          <span className="font-normal text-faint text-xs" aria-hidden>
            {say(texts.required)}
          </span>
        )}
        {mark}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': fault ? true : undefined, required })}
      {fault && (
        <p id={`${id}-fault`} className="text-bad">
          {fault}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-soft text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The look of text inputs. */
export const inputLook = classes(
  'min-h-[30px] pointer-coarse:min-h-11 w-full min-w-0 rounded-[7px] border border-line bg-panel px-2.5 py-1',
  'aria-invalid:border-bad enabled:hover:border-edge disabled:bg-sunk',
);

type TextInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange(text: string): void };

/** A one-line input without browser suggestions. */
export function TextInput({ onChange, className, ...rest }: TextInputProps) {
  return (
    <input
      autoComplete="off"
      {...rest}
      onChange={({ target }) => onChange(target.value)}
      className={classes(inputLook, className)}
    />
  );
}

interface SelectInputProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** The native list of a few values, as wide as a text input. */
export function SelectInput({ options, onChange, ...rest }: SelectInputProps) {
  return (
    <select {...rest} onChange={({ target }) => onChange(target.value)} className={inputLook}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
