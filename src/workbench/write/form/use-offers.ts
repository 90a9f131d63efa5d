import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Definition, RegimeDefinition } from '../../../client/index.ts';
import { attributeKeys } from '../../../engine/org/attribute-keys.ts';
import { units } from '../../../engine/org/units.ts';
import { openLists } from '../../../formats/list/forms.ts';
import type { Description } from '../../engine/document/description.ts';
import { addonQuery, addonsQuery, catalogueQuery, regimeQuery } from '../../engine/service/catalogue.ts';
import type { Choice } from '../../reference/choices.ts';
import { localize } from '../../reference/language.ts';
import { timeLinesOf } from '../../reference/time-line.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import { codeLists } from './code-lists.ts';
import type { Extension, FormShared } from './form-context.ts';
import { writingOf } from './writing.ts';

interface Offers extends Pick<FormShared, 'offersFor' | 'hasOffers' | 'extensions' | 'isEuropean'> {
  regime: RegimeDefinition | undefined;
}

/** Returns the choices that a document's regime and addons offer, with names in the chosen language. */
export function useOffers({ country, addons }: Description): Offers {
  const { language } = useLanguage();
  const { data: regime } = useQuery({ ...regimeQuery(country ?? ''), enabled: country !== undefined, retry: false });
  const { data: all = [] } = useQuery(addonsQuery);
  const required = addons.flatMap((key) => all.find((addon) => addon.key === key)?.requires ?? []);
  const definitions = useQueries({
    queries: [...new Set([...addons, ...required])].map((key) => ({ ...addonQuery(key), retry: false })),
    combine: (results) => results.flatMap(({ data }) => data?.extensions ?? []),
  });
  const open = definitions.flatMap(({ key = '' }) => {
    const load = openLists.get(key);
    return load ? { key, load } : [];
  });
  const lists = useQueries({
    queries: open.map(({ key, load }) => ({
      queryKey: ['open-list', key],
      queryFn: async () => ({ key, choices: choicesIn(await load()) }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const isEuropean = [...addons, ...required].some((key) => key.startsWith('eu-en16931'));
  const { data: reasons } = useQuery({ ...catalogueQuery('cef'), enabled: isEuropean, retry: false });
  return useMemo(() => {
    const defined = [...(regime?.extensions ?? []), ...definitions, ...(reasons?.extensions ?? [])];
    return {
      regime,
      isEuropean,
      extensions: new Map([
        ...defined.map((extension) => [extension.key ?? '', extensionOf(extension, language)] as const),
        ...defined.flatMap((extension) => {
          const list = lists.find(({ key }) => key === extension.key);
          if (!list) return [];
          return [[list.key, { ...extensionOf(extension, language), choices: list.choices, isOpen: true }] as const];
        }),
      ]),
      hasOffers,
      offersFor: (field, object, value) =>
        hasOffers(object) && regime ? taxOffers(field.name, value, regime, language) : keyOffers(field, object),
    };
  }, [regime, isEuropean, definitions, reasons, lists, language]);
}

/** Returns the choices of a list with a code and its name on each line. */
function choicesIn(list: string): readonly Choice[] {
  return list
    .trim()
    .split('\n')
    .map((line) => ({ value: line.slice(0, line.indexOf(' ')), title: line.slice(line.indexOf(' ') + 1) }));
}

const unitOffers = (): readonly Choice[] =>
  units.map(([value, english, code]) => {
    const title = say(english);
    return { value, title, words: title === english ? code : `${english} ${code}` };
  });
const attributeOffers: readonly Choice[] = attributeKeys.map(([value, title]) => ({ value, title }));

/** Returns the standard's keys for a property whose schema takes any key. */
function keyOffers({ name }: { name: string }, { type }: { type: string }): readonly Choice[] {
  if (name === 'unit') return unitOffers();
  return name === 'key' && type === 'org.Attribute' ? attributeOffers : [];
}

const hasOffers = ({ type }: { type: string }) => type === 'tax.Combo';

function extensionOf({ key = '', name, values = [] }: Definition, language: string): Extension {
  return {
    title: codeLists.get(key) ?? localize(name, language)?.text ?? key,
    choices: values.map(({ code = '', name }) => ({ value: code, title: localize(name, language)?.text ?? code })),
  };
}

/** Returns categories of the regime, and the keys and current rates of the selected category. */
function taxOffers(
  name: string,
  { cat }: Readonly<Record<string, unknown>>,
  { categories, country }: RegimeDefinition,
  language: string,
): readonly Choice[] {
  const localText = (texts: Parameters<typeof localize>[0]) => localize(texts, language)?.text ?? '';
  if (name === 'cat')
    return categories.map(({ code, title, name }) => ({ value: code, title: localText(title ?? name) }));
  const category = categories.find(({ code }) => code === cat);
  if (name === 'key') return (category?.keys ?? []).map(({ key, name }) => ({ value: key, title: localText(name) }));
  if (name !== 'rate') return [];
  const { percent } = writingOf(country, undefined);
  const today = new Date().toISOString().slice(0, 10);
  return (category?.rates ?? []).map(({ rate, name, values = [] }) => {
    const [line] = timeLinesOf(values, today, today);
    const now = line?.periods.find(({ holds }) => holds === 'now');
    return { value: rate, title: [localText(name), now?.percent && percent(now.percent)].filter(Boolean).join(' · ') };
  });
}
