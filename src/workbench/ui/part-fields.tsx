import { useState } from 'react';
import type { AskedPart } from '../../formats/declare/form.ts';
import { Field, SelectInput, TextInput } from './field.tsx';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

interface PartFieldsProps {
  label: string;
  hint?: string | undefined;
  parts: readonly AskedPart[];
  /** Whether it starts folded even if fields are empty. */
  isFolded?: boolean;
  value: string;
  onChange(value: string): void;
}

/** The fields of an answer that is an object in JSON, folded once all are filled in. */
export function PartFields({ label, hint, parts, isFolded = false, value, onChange }: PartFieldsProps) {
  const given = membersIn(value);
  const [isOpen] = useState(() => !isFolded && parts.some(({ name }) => (given[name] ?? '') === ''));
  const change = (name: string, text: string) => onChange(JSON.stringify({ ...given, [name]: text }));
  return (
    <details open={isOpen} className="rounded-md border border-line px-3 py-2 sm:col-span-2">
      <summary className="cursor-pointer font-medium">
        {label} <span className="font-normal text-soft">{given[parts[0]?.name ?? '']}</span>
      </summary>
      {hint && <p className="my-2 text-soft text-xs">{say(hint)}</p>}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {parts.map(({ name, choices, length, ...part }) => (
          <Field key={name} label={say(part.label)} {...(part.hint && { hint: say(part.hint) })}>
            {(control) =>
              choices ? (
                <SelectInput
                  {...control}
                  value={given[name] ?? ''}
                  options={[
                    { value: '', label: say(texts.choose) },
                    ...choices.map((each) => ({ value: each.value, label: say(each.label) })),
                  ]}
                  onChange={(text) => change(name, text)}
                />
              ) : (
                <TextInput
                  {...control}
                  value={given[name] ?? ''}
                  maxLength={length}
                  onChange={(text) => change(name, text)}
                />
              )
            }
          </Field>
        ))}
      </div>
    </details>
  );
}

export function membersIn(value: string): Readonly<Record<string, string>> {
  try {
    const given: unknown = JSON.parse(value);
    return typeof given === 'object' && given !== null ? (given as Record<string, string>) : {};
  } catch {
    return {};
  }
}
