import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExampleSummary } from '../../client/index.ts';
import { countryName, nameOfSchema, schemaPath, writtenTypes } from '../document/names.ts';
import { explain } from '../service/explain.ts';
import { examplesQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { CommandGroup, CommandItem, CommandList } from '../ui/command-list.tsx';
import { finder } from '../ui/find.ts';
import { Waiting } from '../ui/message.tsx';
import { offersOf, typesOf } from './offer.ts';
import * as texts from './texts.ts';
import { useStart } from './use-start.ts';

/** What there is to start from: empty documents, and examples by country and type of document. */
export function NewList({ onDone }: { onDone(): void }) {
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const examples = useQuery(examplesQuery);
  const { startEmpty, startFrom } = useStart();
  const isFound = finder(search);
  const empties = type === '' ? writtenTypes.filter((path) => isFound(say(texts.empty), nameOfSchema(path), path)) : [];
  const isInvoice = ['', 'bill/invoice'].includes(type);
  const countries = [...new Set((examples.data ?? []).map(({ country }) => country))].filter(
    (country) => search !== '' && isInvoice && isFound(say(texts.emptyInvoice, { country: countryName(country) })),
  );
  const start = (begin: () => unknown) => () => {
    onDone();
    begin();
  };
  return (
    <CommandList
      label={say(texts.title)}
      placeholder={say(texts.search)}
      search={search}
      onSearch={setSearch}
      empty={examples.isPending ? <Waiting what={say(texts.fetching)} /> : say(texts.noneFound)}
      filters={examples.data && <TypeFilter examples={examples.data} type={type} onChange={setType} />}
    >
      {empties.length + countries.length > 0 && (
        <CommandGroup heading={say(texts.empty)}>
          {empties.map((path) => (
            <CommandItem key={path} value={`empty ${path}`} onSelect={start(() => startEmpty(path))}>
              {say(texts.emptyDocument, { document: nameOfSchema(path).toLowerCase() })}
            </CommandItem>
          ))}
          {countries.map((country) => (
            <CommandItem
              key={country}
              value={`empty ${country}`}
              onSelect={start(() => startEmpty('bill/invoice', country))}
            >
              {say(texts.emptyInvoice, { country: countryName(country) })}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {offersOf(examples.data ?? [], search, type).map(({ country, name, examples }) => (
        <CommandGroup key={country} heading={name}>
          {search === '' && isInvoice && (
            <CommandItem value={`empty ${country}`} onSelect={start(() => startEmpty('bill/invoice', country))}>
              {say(texts.emptyInvoice, { country: name })}
            </CommandItem>
          )}
          {examples.map((example) => (
            <CommandItem key={example.name} value={example.name} onSelect={start(() => startFrom(example.name))}>
              <ExampleRow example={example} />
            </CommandItem>
          ))}
        </CommandGroup>
      ))}
      {examples.isError && (
        <p className="px-2.5 py-2 text-soft">{say(texts.notFetched, { why: explain(examples.error).title })}</p>
      )}
    </CommandList>
  );
}

function ExampleRow({ example: { name, title, schema, addons } }: { example: ExampleSummary }) {
  return (
    <span className="min-w-0">
      <span className="block font-medium">{title ?? name}</span>
      <span className="block truncate text-soft text-xs">
        {[nameOfSchema(schemaPath(schema)), ...addons].join(' · ')}
      </span>
    </span>
  );
}

interface TypeFilterProps {
  examples: readonly ExampleSummary[];
  type: string;
  onChange(type: string): void;
}

function TypeFilter({ examples, type, onChange }: TypeFilterProps) {
  const types = typesOf(examples);
  if (types.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div role="group" aria-label={say(texts.type)} className="flex flex-wrap gap-1 border-line border-b px-3 py-1.5">
      {['', ...types].map((path) => (
        <button
          key={path}
          type="button"
          aria-pressed={type === path}
          onClick={() => onChange(path)}
          className="rounded-full px-2.5 py-[3px] text-soft text-xs hover:bg-sunk aria-pressed:bg-accent-wash aria-pressed:text-accent"
        >
          {path === '' ? say(texts.allTypes) : nameOfSchema(path)}
        </button>
      ))}
    </div>
  );
}
