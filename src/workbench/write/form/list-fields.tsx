import { Plus } from 'lucide-react';
import { useState } from 'react';
import { inSentence } from '../../engine/document/names.ts';
import { goIntoField } from '../../state/view/form-guide.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import { useForm } from './form-context.ts';
import { ListEntry } from './list-entry.tsx';
import { emptyEntry, type FormField, sectionKinds } from './model.ts';
import { fieldPath, type Path } from './path.ts';
import * as texts from './texts.ts';

interface ListFieldsProps {
  field: FormField;
  path: Path;
  entries: readonly unknown[];
  depth: number;
}

/** The number of entries rendered at first, and on each request for more. */
const portion = 40;

/** The entries of a list, with actions to move, copy, remove and add. */
export function ListFields({ field, path, entries, depth }: ListFieldsProps) {
  const { actions, readOnly } = useForm();
  const [shown, setShown] = useState(portion);
  const { entry } = field;
  if (!entry) return null;
  const add = () => {
    actions.addEntry(path, emptyEntry(field));
    setShown((before) => Math.max(before, entries.length + 1));
    goIntoField(fieldPath([...path, entries.length]));
  };
  const isPlain = !sectionKinds.includes(entry.kind);
  return (
    <div className="grid gap-2">
      <ol className={isPlain ? 'grid gap-1.5' : 'grid gap-2'}>
        {entries.slice(0, shown).map((value, index) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity except its position.
            key={index}
            field={field}
            entry={entry}
            list={path}
            index={index}
            count={entries.length}
            value={value}
            depth={depth}
          />
        ))}
      </ol>
      {entries.length > shown && (
        <Button size="small" className="justify-self-start" onClick={() => setShown(shown + portion)}>
          {say(texts.showMore, { count: Math.min(portion, entries.length - shown), total: entries.length })}
        </Button>
      )}
      {!readOnly && (
        <Button
          Icon={Plus}
          look="bare"
          size="small"
          aria-label={say(texts.addTo, { list: field.title })}
          onClick={add}
          className="-ml-2 justify-self-start"
        >
          {field.title === '' ? say(texts.addEntry) : say(texts.addTo, { list: inSentence(field.title) })}
        </Button>
      )}
    </div>
  );
}
