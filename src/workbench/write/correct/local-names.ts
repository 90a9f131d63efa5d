import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Definition } from '../../../client/index.ts';
import { describe } from '../../engine/document/description.ts';
import { addonQuery, regimeQuery } from '../../engine/service/catalogue.ts';
import { localize } from '../../reference/language.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import type { OptionField } from './fields.ts';
import { neededStamps, withStamps } from './stamps.ts';

/**
 * Returns fields as the document's country and addons have them: with their names for extensions and codes in the user's language, and
 * with the stamps that they need. While those are loading, `isComplete` is false.
 */
export function useLocalFields(source: string, fields: readonly OptionField[]): LocalFields {
  const { language } = useLanguage();
  const { addons, country } = describe(source);
  const { owners, isComplete } = useQueries({
    queries: [
      ...addons.map((key) => ({ ...addonQuery(key), retry: false })),
      ...(country === undefined ? [] : [{ ...regimeQuery(country), retry: false }]),
    ],
    combine: (results) => ({
      owners: results.flatMap(({ data }) => data ?? []),
      isComplete: results.every(({ isPending }) => !isPending),
    }),
  });
  const local = useMemo(() => {
    const definitions = owners.flatMap(({ extensions }) => extensions ?? []);
    const inWords = fields.map((field) => named(field, definitions, language));
    return withStamps(inWords, neededStamps(owners), source);
  }, [fields, owners, language, source]);
  return { fields: local, isComplete };
}

interface LocalFields {
  fields: readonly OptionField[];
  isComplete: boolean;
}

function named(field: OptionField, definitions: readonly Definition[], language: string): OptionField {
  const [, extension] = /^ext\.(.+)$/.exec(field.path) ?? [];
  const definition = definitions.find(({ key }) => extension !== undefined && key === extension);
  if (!definition) return field;
  const inLanguage = (texts: Definition['name'] | undefined) => localize(texts, language)?.text;
  return {
    ...field,
    title: inLanguage(definition.name) ?? field.title,
    description: inLanguage(definition.desc) ?? field.description,
    choices: field.choices.map((choice) => {
      const { name, desc } = definition.values?.find(({ code, key }) => (code ?? key) === choice.value) ?? {};
      return {
        ...choice,
        title: inLanguage(name) ?? choice.title,
        description: inLanguage(desc) ?? choice.description,
      };
    }),
  };
}
