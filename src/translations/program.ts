import type { Translation } from '../engine/text/translation.ts';
import { addPrograms, languageCodes, loadTranslation } from './load.ts';
import { addLanguagesBy } from './names.ts';
import { programs } from './programs.ts';

/** For programs on Node: translates their own texts, and adds the names of the standard in all languages. */
addPrograms(programs);
addLanguagesBy(async (value) => {
  const loaded = await Promise.all(
    languageCodes.map((code) => loadTranslation(code, ['names']).catch(() => undefined)),
  );
  const translations = loaded.filter((each) => each !== undefined);
  return withLanguages(value, translations) as object;
});

/** Adds the names of countries, which lists of regions contain, in all languages. */
function withCountries(values: unknown): unknown {
  if (!Array.isArray(values)) return values;
  return values.map((value: { code?: unknown; name?: object }) => {
    const { code, name } = value;
    if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return value;
    const names = languageCodes.map((language) => [language, countriesIn(language).of(code)]);
    return { ...value, name: { ...Object.fromEntries(names), ...name } };
  });
}

const countries = new Map<string, Intl.DisplayNames>();

function countriesIn(language: string): Intl.DisplayNames {
  const known = countries.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  countries.set(language, known);
  return known;
}

const LANGUAGE = /^[a-z]{2}$/;

/** Members whose names are not translated: codes of extensions have them in English and in their country's language. */
const AS_PUBLISHED: ReadonlySet<string> = new Set(['values', 'sources']);

function withLanguages(value: unknown, translations: readonly Translation[], asPublished = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withLanguages(each, translations, asPublished));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const { en } = value as { en?: unknown };
  if (typeof en === 'string' && Object.keys(value).every((name) => LANGUAGE.test(name))) {
    // Equal texts are left out of translations: codes, and names such as GST.
    const added = translations.map(({ language, find }) => [language, find(en) ?? (asPublished ? undefined : en)]);
    const missing = added.filter(([name = '', text]) => text !== undefined && !Object.hasOwn(value, name));
    return { ...value, ...Object.fromEntries(missing) };
  }
  const { key } = value as { key?: unknown };
  const members = Object.entries(value).map(([name, member]) => {
    if (name === 'values' && typeof key === 'string' && key.endsWith('-region')) return [name, withCountries(member)];
    const isPublished = asPublished || AS_PUBLISHED.has(name);
    return [name, withLanguages(member, translations, isPublished)];
  });
  return Object.fromEntries(members);
}
