import { Field, TextInput } from '../../ui/field.tsx';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import { Described } from './described.tsx';
import type { Parameter } from './operations.ts';
import * as texts from './texts.ts';

interface ParameterFieldsProps {
  parameters: readonly Parameter[];
  values: Readonly<Record<string, string>>;
  onChange(values: Readonly<Record<string, string>>): void;
}

/** The parameters of an operation: path parameters first, flags as checkboxes. */
export function ParameterFields({ parameters, values, onChange }: ParameterFieldsProps) {
  if (parameters.length === 0) return null;
  const change = (name: string, value: string) => onChange({ ...values, [name]: value });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{say(texts.parameters)}</legend>
      {parameters.map(({ name, in: location, description, flag, example }) =>
        flag ? (
          <label key={name} className="flex items-start gap-2.5">
            <input
              type="checkbox"
              checked={Boolean(values[name])}
              onChange={({ target }) => change(name, target.checked ? 'on' : '')}
              className="mt-[3px] accent-(--accent)"
            />
            <span>
              <span className="font-medium font-mono text-xs">{name}</span>
              <span className="block text-soft text-xs">
                <Described text={description} />
              </span>
            </span>
          </label>
        ) : (
          <Field
            key={name}
            label={name}
            hint={
              location === 'query' && example ? (
                <Words text={texts.parameterAs} values={{ description: <Described text={description} />, example }} />
              ) : (
                <Described text={description} />
              )
            }
            required={location === 'path'}
          >
            {(control) => (
              <TextInput
                {...control}
                value={values[name] ?? ''}
                onChange={(value) => change(name, value)}
                spellCheck={false}
                className="max-w-96 font-mono text-xs"
              />
            )}
          </Field>
        ),
      )}
    </fieldset>
  );
}
