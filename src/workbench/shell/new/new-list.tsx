import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import type { ExampleSummary } from '../../../client/index.ts';
import { type DocumentRow, useLastInvoices } from '../../documents/last-invoices.ts';
import { draftOf } from '../../documents/row-draft.ts';
import { wordsFor } from '../../engine/document/common-words.ts';
import { dayShown } from '../../engine/document/day.ts';
import {
  capitalised,
  countryName,
  nameInSentence,
  nameOfAddon,
  nameOfSchema,
  schemaPath,
  words,
  writtenTypes,
} from '../../engine/document/names.ts';
import { titleOfType } from '../../engine/document/types/titles.ts';
import { fallBackAfter } from '../../engine/service/backend.ts';
import { addonsQuery, formatsQuery } from '../../engine/service/catalogue.ts';
import { explain } from '../../engine/service/explain.ts';
import { examplesQuery } from '../../engine/service/service.ts';
import {
  type EmptyInvoice,
  emptyInvoicesOf,
  emptyOfFormats,
  emptyOfTypes,
  findEmpty,
} from '../../state/examples/empty-invoices.ts';
import { kindsOf, nameOfKind, offersOf, titleOf } from '../../state/examples/offer.ts';
import { ownFirst } from '../../state/examples/opening-example.ts';
import * as texts from '../../state/examples/texts.ts';
import { useStart } from '../../state/examples/use-start.ts';
import { usePerform } from '../../state/operations/operations.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { Choice } from '../../ui/choice.tsx';
import { CommandGroup, CommandItem, CommandList } from '../../ui/command-list.tsx';
import { finder } from '../../ui/find.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Waiting } from '../../ui/message.tsx';
import { homeLanguages } from '../../ui/page/home-country.ts';
import { order, say } from '../../ui/texts/say.ts';

/** Customers whose last invoice is offered again; a search finds the others. */
const MOST_LIKE = 3;

interface NewListProps {
  onDone(): void;
}

/** Starting points: empty documents, and examples by country and document type. */
export function NewList({ onDone }: NewListProps) {
  const [search, setSearch] = useState('');
  const [documentKind, setDocumentKind] = useState('');
  const [country, setCountry] = useState('');
  const { language } = useLanguage();
  const examples = useQuery(examplesQuery);
  const { data: addons, isPending: addonsPending, refetch: refetchAddons } = useQuery(addonsQuery);
  const { data: formats, isPending: formatsPending, refetch: refetchFormats } = useQuery(formatsQuery);
  const isPending = examples.isPending || addonsPending || formatsPending;
  const { error, refetch } = examples;
  useEffect(() => {
    // Offline, the engine in this browser has the examples too.
    if (!fallBackAfter(error)) return;
    for (const fetchAgain of [refetch, refetchAddons, refetchFormats]) void fetchAgain();
  }, [error, refetch, refetchAddons, refetchFormats]);
  const { startEmpty, startFrom } = useStart();
  const issued = useLastInvoices();
  const perform = usePerform();
  const replicate = (row: DocumentRow) => perform('replicate', draftOf(row));
  const isFound = finder(search);
  const all = documentKind === '' && country === '';
  const developerTools = useDeveloperTools();
  // Reports, parties and messages are made by programs.
  const listed = developerTools || search !== '' ? writtenTypes : writtenTypes.slice(0, 4);
  const empties = all
    ? listed.filter((path) => isFound(say(texts.empty), nameOfSchema(path), path, wordsFor('schema', path)))
    : [];
  const isInvoice = ['', 'bill/invoice'].includes(documentKind);
  const lists = { examples: examples.data, addons, formats, languages: homeLanguages() };
  const invoices = emptyInvoicesOf(lists);
  const [own] = invoices;
  const national = emptyOfFormats(lists, language);
  const { shown, rare, others, named } = emptyOnes({ lists, invoices, national, empties, search });
  const last = all ? issued.filter(({ party, number }) => isFound(party, number)).slice(0, MOST_LIKE) : [];
  // What Enter takes stays an empty invoice.
  const near = last.length > 0 && search === '' ? shown.slice(0, 1) : [];
  // Only once everything has arrived: the highlight would stay on the first entry when others come above it.
  const offered = isPending ? [] : (examples.data ?? []);
  const start = (begin: () => unknown) => () => {
    onDone();
    begin();
  };
  const empty = (path: string) => (
    <CommandItem key={path} value={`empty ${path}`} onSelect={start(() => startEmpty(path))}>
      {capitalised(say(texts.emptyDocument, { document: nameInSentence(path) }))}
    </CommandItem>
  );
  const emptyInvoice = (invoice: EmptyInvoice) => (
    <CommandItem key={invoice.id} value={invoice.id} onSelect={start(() => startEmpty('bill/invoice', invoice))}>
      <EmptyRow invoice={invoice} />
    </CommandItem>
  );
  const offers = offersOf(offered, { search, documentKind, country, own: own?.country });
  const more = all && others.length > 0 && (
    <CommandGroup heading={say(texts.more)}>
      {others.map(empty)}
      {rare.map(emptyInvoice)}
    </CommandGroup>
  );
  return (
    <CommandList
      label={say(texts.title)}
      placeholder={say(texts.search)}
      search={search}
      onSearch={setSearch}
      isLoading={isPending}
      empty={isPending ? <Waiting what={say(texts.fetching)} /> : say(texts.noneFound)}
      filters={
        examples.data && (
          <Filters
            examples={examples.data}
            documentKind={documentKind}
            onDocumentKind={setDocumentKind}
            country={country}
            onCountry={setCountry}
            own={own?.country}
          />
        )
      }
    >
      {last.length > 0 && (
        <CommandGroup heading={say(texts.title)}>
          {near.map(emptyInvoice)}
          {last.map((row) => (
            <CommandItem key={row.key} value={`like ${row.key}`} onSelect={start(() => replicate(row))}>
              <LastRow row={row} />
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {all && named.length + shown.length > near.length && (
        <CommandGroup heading={say(texts.empty)}>
          {named.slice(0, 1).map(empty)}
          {shown.slice(near.length).map(emptyInvoice)}
          {named.slice(1).map(empty)}
        </CommandGroup>
      )}
      {offers.map(({ country, name, examples }, position) => (
        <Fragment key={country}>
          <CommandGroup heading={name}>
            {search === '' && isInvoice && !(all && country === own?.country) && (
              <CommandItem value={`empty ${country}`} onSelect={start(() => startEmpty('bill/invoice', { country }))}>
                {say(texts.emptyInvoice, { what: name })}
              </CommandItem>
            )}
            {examples.map((example) => (
              <CommandItem key={example.name} value={example.name} onSelect={start(() => startFrom(example.name))}>
                <ExampleRow
                  example={example}
                  addons={example.addons.map((key) => nameOfAddon(addons, key, language))}
                />
              </CommandItem>
            ))}
          </CommandGroup>
          {position === 0 && more}
        </Fragment>
      ))}
      {offers.length === 0 && more}
      {examples.isError && (
        <p className="px-2.5 py-2 text-soft">{say(texts.notFetched, { why: explain(examples.error).title })}</p>
      )}
    </CommandList>
  );
}

function EmptyRow({ invoice: { label, formats } }: { invoice: EmptyInvoice }) {
  return (
    <span className="min-w-0">
      {label}
      {formats && <span className="block truncate text-soft text-xs">{formats}</span>}
    </span>
  );
}

interface Empty {
  lists: Parameters<typeof emptyOfTypes>[0];
  invoices: readonly EmptyInvoice[];
  national: readonly EmptyInvoice[];
  /** The schemas of other documents. */
  empties: readonly string[];
  search: string;
}

/** Sorts empty documents into those that are shown first, and those that few people need. */
function emptyOnes({ lists, invoices, national, empties, search }: Empty) {
  if (search !== '') {
    // Someone who types is looking for a document.
    const shown = findEmpty([...invoices, ...national, ...emptyOfTypes(lists)], search);
    return { shown, rare: [], named: empties, others: [] };
  }
  const [own] = invoices;
  return {
    // Only that of the user's country: the others are listed with their examples.
    shown: [...invoices.slice(0, 1), ...emptyOfTypes(lists)],
    rare: national.filter(({ country }) => country === own?.country),
    // An invoice without a country would be the first entry once more.
    named: empties.slice(0, own ? 0 : 1),
    others: empties.slice(1),
  };
}

function LastRow({ row: { party, number, date } }: { row: DocumentRow }) {
  return (
    <span className="min-w-0">
      <span className="block truncate">{say(texts.likeLast, { customer: party })}</span>{' '}
      <span className="block truncate text-soft text-xs">
        {[number, date && dayShown(date)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** @param addons the names of its addons */
function ExampleRow({ example, addons }: { example: ExampleSummary; addons: readonly string[] }) {
  const { schema, kind, country } = example;
  return (
    <span className="min-w-0">
      <span className="block font-medium">{titleOf(example)}</span>
      <span className="block truncate text-soft text-xs">
        {[
          nameOfSchema(schemaPath(schema)),
          ...(kind ? [titleOfType(kind, country) ?? words(kind)] : []),
          ...addons,
        ].join(' · ')}
      </span>
    </span>
  );
}

interface FiltersProps {
  examples: readonly ExampleSummary[];
  documentKind: string;
  onDocumentKind(documentKind: string): void;
  country: string;
  onCountry(country: string): void;
  own: string | undefined;
}

/** Filters by document type and country. */
function Filters({ examples, documentKind, onDocumentKind, country, onCountry, own }: FiltersProps) {
  const kinds = kindsOf(examples);
  const countries = [...new Set(examples.map(({ country }) => country))]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => order().compare(a.label, b.label));
  return (
    <div className="flex gap-2 border-line border-b px-3 py-1.5 [&>label]:min-w-0 [&>label]:shrink">
      <Choice
        label={say(texts.type)}
        value={documentKind}
        options={['', ...kinds].map((value) => ({
          value,
          label: value === '' ? say(texts.allTypes) : nameOfKind(value),
        }))}
        onChange={onDocumentKind}
      />
      <Choice
        label={say(texts.country)}
        value={country}
        options={[{ value: '', label: say(texts.allCountries) }, ...ownFirst(countries, own, ({ value }) => value)]}
        onChange={onCountry}
      />
    </div>
  );
}
