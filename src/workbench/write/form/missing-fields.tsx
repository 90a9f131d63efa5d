import { useState } from 'react';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { CommandGroup, CommandItem, CommandList } from '../../ui/command-list.tsx';
import { finder } from '../../ui/find.ts';
import { say } from '../../ui/texts/say.ts';
import type { FormField } from './model.ts';
import * as texts from './texts.ts';

interface MissingFieldsProps {
  fields: readonly FormField[];
  object: string;
  onChoose(field: FormField): void;
}

/** Fields to choose from, in the standard's order. */
export function MissingFields({ fields, object, onChoose }: MissingFieldsProps) {
  const [search, setSearch] = useState('');
  const showsNames = useDeveloperTools();
  const isFound = finder(search);
  return (
    <CommandList
      label={say(texts.fieldsOf, { object })}
      placeholder={say(texts.whichField)}
      search={search}
      onSearch={setSearch}
      empty={say(texts.noSuchField)}
    >
      <CommandGroup heading={object}>
        {fields
          .filter(({ name, title, description }) => isFound(name, title, description))
          .map((field) => (
            <CommandItem key={field.name} value={field.name} onSelect={() => onChoose(field)}>
              <span className="min-w-0">
                <span className="font-medium">{field.title}</span>{' '}
                {showsNames && <span className="ml-1 font-mono text-soft text-xs">{field.name} </span>}
                {field.calculated && <span className="ml-1 text-faint text-xs">{say(texts.filledInAbout)}</span>}{' '}
                <span className="block text-soft text-xs">{field.description}</span>
              </span>
            </CommandItem>
          ))}
      </CommandGroup>
    </CommandList>
  );
}
