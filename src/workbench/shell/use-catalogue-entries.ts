import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BadgeCheck, Blocks, Braces, FilePlus2, Globe, type LucideIcon, Play, Scale } from 'lucide-react';
import { wordsFor } from '../engine/document/common-words.ts';
import {
  countryName,
  nameInSentence,
  nameOfSchema,
  schemaPath,
  words,
  writtenTypes,
} from '../engine/document/names.ts';
import { namesOfCode } from '../engine/document/names-of-codes.ts';
import { addonsQuery, formatsQuery, regimesQuery, rulesQuery, schemasQuery } from '../engine/service/catalogue.ts';
import { examplesQuery } from '../engine/service/service.ts';
import { shows } from '../how-it-works/show/shows.ts';
import { wordsOfAddon } from '../reference/find.ts';
import { localize, localizeCountry } from '../reference/language.ts';
import { emptyInvoicesOf, emptyOfFormats, emptyOfTypes } from '../state/examples/empty-invoices.ts';
import { titleOf } from '../state/examples/offer.ts';
import { useStart } from '../state/examples/use-start.ts';
import { useLanguage } from '../ui/language/catalogue-language.ts';
import { homeLanguages } from '../ui/page/home-country.ts';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** An entry of the palette. */
export interface Entry {
  /** The unique identifier of the entry. */
  id: string;
  label: string;
  /** Its group heading. */
  group: string;
  Icon: LucideIcon;
  /** Search words besides its label. */
  words?: string | undefined;
  /** An explanation of the label. */
  hint?: string | undefined;
  keys?: string | undefined;
  /** Why it is not available now. */
  why?: string | undefined;
  run(): void;
}

/** Returns entries for the catalogues and starting points of drafts; rules, which are many, only during a search. */
export function useCatalogueEntries(isSearching: boolean): Entry[] {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { startEmpty, startFrom } = useStart();
  const { data: addons = [] } = useQuery(addonsQuery);
  const { data: regimes = [] } = useQuery(regimesQuery);
  const { data: schemas = [] } = useQuery(schemasQuery);
  const { data: rules = [] } = useQuery({ ...rulesQuery, enabled: isSearching });
  const { data: examples = [] } = useQuery(examplesQuery);
  const { data: formats } = useQuery(formatsQuery);
  const lists = { examples, addons, formats, languages: homeLanguages() };
  return [
    ...shows.map(({ name, title, about }) => ({
      id: `show ${name}`,
      label: say<string>(title),
      hint: say<string>(about),
      words: say(texts.showMe),
      group: say(texts.showMe),
      Icon: Play,
      run: () => void navigate({ to: '/show/$name', params: { name } }),
    })),
    ...writtenTypes.map((path) => ({
      id: `new ${path}`,
      label: say(texts.emptyDraft, { document: nameInSentence(path) }),
      words: wordsFor('schema', path),
      group: say(texts.newDrafts),
      Icon: FilePlus2,
      run: () => startEmpty(path),
    })),
    ...[...emptyInvoicesOf(lists), ...emptyOfFormats(lists, language), ...emptyOfTypes(lists)].map((invoice) => ({
      id: `new ${invoice.id}`,
      label: invoice.label,
      hint: invoice.formats,
      words: `${invoice.words} ${invoice.formats ?? ''}`,
      group: say(texts.newDrafts),
      Icon: FilePlus2,
      run: () => startEmpty('bill/invoice', invoice),
    })),
    ...examples.map(({ name, title, schema, country, kind = '', addons }) => ({
      id: `example ${name}`,
      label: titleOf({ name, title }),
      hint: [countryName(country), ...addons].join(' · '),
      words: [
        ...[name, country, namesOfCode('region', country), countryName(country), words(kind), ...addons],
        ...[wordsFor('schema', schemaPath(schema)), wordsFor('kind', kind), wordsFor('addon', ...addons)],
      ].join(' '),
      group: say(texts.newDrafts),
      Icon: FilePlus2,
      run: () => void startFrom(name),
    })),
    ...addons.map(({ key, name }) => ({
      id: `addon ${key}`,
      label: localize(name, language)?.text ?? key,
      hint: key,
      words: [key, ...Object.values(name), wordsOfAddon(key)].join(' '),
      group: say(texts.addons),
      Icon: Blocks,
      run: () => void navigate({ to: '/addons/$key', params: { key } }),
    })),
    ...regimes.map(({ country, name }) => ({
      id: `regime ${country}`,
      label: localizeCountry(name, country, language)?.text ?? country,
      hint: country,
      words: [country, ...Object.values(name), namesOfCode('region', country)].join(' '),
      group: say(texts.countries),
      Icon: Globe,
      run: () => void navigate({ to: '/regimes/$code', params: { code: country } }),
    })),
    ...(formats ?? []).map(({ key, name }) => ({
      id: `format ${key}`,
      label: localize(name, language)?.text ?? key,
      hint: key,
      words: [key, ...Object.values(name)].join(' '),
      group: say(texts.formats),
      Icon: BadgeCheck,
      run: () => void navigate({ to: '/formats/$key', params: { key } }),
    })),
    ...schemas.map(schemaPath).map((path) => ({
      id: `schema ${path}`,
      label: nameOfSchema(path),
      hint: path,
      words: path,
      group: say(texts.schemas),
      Icon: Braces,
      run: () => void navigate({ to: '/schemas/$', params: { _splat: path } }),
    })),
    ...rules.map(({ code, description }) => ({
      id: `rule ${code}`,
      label: code,
      hint: description,
      group: say(texts.rules),
      Icon: Scale,
      run: () => void navigate({ to: '/rules/$code', params: { code } }),
    })),
  ];
}
