import type { Translation } from '../engine/text/translation.ts';
import { addPrograms, languageCodes, loadTranslation } from './load.ts';
import { addLanguagesBy } from './names.ts';
import { programs } from './programs.ts';

/** Imported by what runs on Node alone: its own texts are translated, and names of the standard are in all languages. */
addPrograms(programs);
addLanguagesBy(async (value) => {
  const loaded = await Promise.all(
    languageCodes.map((code) => loadTranslation(code, ['names']).catch(() => undefined)),
  );
  const translations = loaded.filter((each) => each !== undefined);
  return withLanguages(value, translations) as object;
});

const LANGUAGE = /^[a-z]{2}$/;

function withLanguages(value: unknown, translations: readonly Translation[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withLanguages(each, translations));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const { en } = value as { en?: unknown };
  if (typeof en === 'string' && Object.keys(value).every((name) => LANGUAGE.test(name))) {
    const added = translations.map(({ language, find }) => [language, find(en)] as const);
    const missing = added.filter(([name]) => !Object.hasOwn(value, name));
    // Equal texts are left out of translations: codes, and names such as GST.
    return { ...value, ...Object.fromEntries(missing.map(([name, text]) => [name, text ?? en])) };
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withLanguages(member, translations)]));
}
