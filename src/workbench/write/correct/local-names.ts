import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Definition } from '../../../client/index.ts';
import { describe } from '../../engine/document/description.ts';
import { addonQuery, regimeQuery } from '../../engine/service/service.ts';
import { localize } from '../../reference/language.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import type { OptionField } from './fields.ts';
import { neededStamps, withStamps } from './stamps.ts';

/**
 * Returns fields as the document's country and addons have them: with their names for extensions and codes in the user's language, and
 * with the stamps that they need.
 */
export function useLocalFields(source: string, fields: readonly OptionField[]): readonly OptionField[] {
  const { language } = useLanguage();
  const { addons, country } = describe(source);
  const owners = useQueries({
    queries: [
      ...addons.map((key) => ({ ...addonQuery(key), retry: false })),
      ...(country === undefined ? [] : [{ ...regimeQuery(country), retry: false }]),
    ],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const definitions = owners.flatMap(({ extensions }) => extensions ?? []);
    const local = fields.map((field) => named(field, definitions, language));
    return withStamps(local, neededStamps(owners), source);
  }, [fields, owners, language, source]);
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
