import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { goToField } from '../../state/view/form-guide.ts';
import { Button } from '../../ui/button.tsx';
import { inputLook } from '../../ui/field.tsx';
import { say } from '../../ui/texts/say.ts';
import { type Extension, useForm } from './form-context.ts';
import { useFaultsAt } from './form-state.ts';
import type { FormField } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import * as texts from './texts.ts';
import { ValueField } from './value-field.tsx';

interface MapFieldsProps {
  field: FormField;
  path: Path;
  value: Readonly<Record<string, unknown>>;
}

/** Values by key: free keys, or those the regime and addons define. */
export function MapFields({ field, path, value }: MapFieldsProps) {
  const { readOnly, extensions } = useForm();
  const problems = useFaultsAt(fieldPath(path));
  const entry = field.entry;
  if (!entry) return null;
  const isExtensions = field.type === 'tax.Extensions';
  // Extensions that a problem names can be chosen at once.
  const asked = [...(isExtensions ? extensions.keys() : [])].filter(
    (key) => !(key in value) && problems.some(({ message }) => message.split(/[^\w-]/).includes(key)),
  );
  return (
    <div className="grid gap-2.5">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-3 gap-y-2.5">
        {[...Object.entries(value), ...asked.map((key) => [key, undefined] as const)].map(([key, member]) => {
          const named = entryOf(field, entry, key, extensions);
          return (
            <ValueField key={key} field={named} object={field} siblings={value} path={[...path, key]} value={member} />
          );
        })}
      </div>
      {!readOnly && (
        <NewKey
          title={field.title}
          path={path}
          taken={Object.keys(value)}
          known={isExtensions ? [...extensions].map(([key, { title }]) => ({ key, title })) : []}
        />
      )}
    </div>
  );
}

/** Returns the field of a value by its key; for an extension with the names of its codes. */
export function entryOf(
  { kind, type }: FormField,
  entry: FormField,
  key: string,
  extensions: ReadonlyMap<string, Extension>,
): FormField {
  if (kind !== 'map') return entry;
  const known = type === 'tax.Extensions' ? extensions.get(key) : undefined;
  return {
    ...entry,
    name: key,
    title: known?.title ?? key,
    description: known ? key : '',
    ...(known && known.choices.length > 0 && { kind: known.isOpen ? entry.kind : 'choice', choices: known.choices }),
  };
}

interface NewKeyProps {
  title: string;
  path: Path;
  taken: readonly string[];
  known: readonly { key: string; title: string }[];
}

function NewKey({ title, path, taken, known }: NewKeyProps) {
  const { actions } = useForm();
  const [key, setKey] = useState('');
  const id = useId();
  const isTaken = taken.includes(key);
  const add = () => {
    if (key === '' || isTaken) return;
    actions.set([...path, key], '');
    goToField(fieldPath([...path, key]));
    setKey('');
  };
  return (
    <form
      className="flex max-w-96 items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        aria-label={say(texts.newKeyIn, { map: title })}
        data-group={fieldPath(path)}
        placeholder={say(texts.newKey)}
        value={key}
        list={`${id}-keys`}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setKey(target.value.toLowerCase().replace(/[^a-z0-9+_-]/g, '-'))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          add();
        }}
        className={inputLook}
      />
      <datalist id={`${id}-keys`}>
        {known
          .filter((each) => !taken.includes(each.key))
          .map((each) => (
            <option key={each.key} value={each.key}>
              {each.title}
            </option>
          ))}
      </datalist>
      <Button
        Icon={Plus}
        size="small"
        type="submit"
        disabled={key === '' || isTaken}
        title={isTaken ? say(texts.keyTaken) : undefined}
      >
        {say(texts.add)}
      </Button>
    </form>
  );
}
