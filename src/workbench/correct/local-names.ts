import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Definition } from '../../client/index.ts';
import { localize } from '../catalogue/language.ts';
import { describe } from '../document/description.ts';
import { useLanguage } from '../language/catalogue-language.ts';
import { addonQuery, regimeQuery } from '../service/service.ts';
import type { OptionField } from './fields.ts';

/** Returns fields with the names that the document's country and addons have for extensions and codes in the user's language. */
export function useLocalNames(source: string, fields: readonly OptionField[]): readonly OptionField[] {
  const { language } = useLanguage();
  const { addons, country } = describe(source);
  const definitions = useQueries({
    queries: [
      ...addons.map((key) => ({ ...addonQuery(key), retry: false })),
      ...(country === undefined ? [] : [{ ...regimeQuery(country), retry: false }]),
    ],
    combine: (results) => results.flatMap(({ data }) => data?.extensions ?? []),
  });
  return useMemo(() => fields.map((field) => named(field, definitions, language)), [fields, definitions, language]);
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
