import { type Translation, translationOf } from '../engine/text/translation.ts';
import { translations } from './languages.ts';

/** The code of an available language: `en`, or the language of a translation. */
export type LanguageCode = string;

/**
 * A part of a translation, fetched separately. `page` is needed first, `later` when other pages and dialogs are opened. `program` has the messages
 * of Node's programs.
 */
export type TranslationPart = 'page' | 'later' | 'api' | 'faults' | 'formats' | 'names' | 'rules' | 'program';

/** The functions that fetch each part of a translation, except `program`: texts by the keys of their templates. */
export type PartsOf = Readonly<Record<Exclude<TranslationPart, 'program'>, PartSource>>;

export type PartSource = () => Promise<{
  texts: Readonly<Record<string, string>>;
  /** The texts that readers of a region have instead, if this is one of them. */
  regional?: PartSource;
}>;

const known: Readonly<Partial<Record<LanguageCode, PartsOf>>> = translations;

let programs: Readonly<Partial<Record<LanguageCode, PartSource>>> = {};

/** Adds the texts of the part `program`, which browsers do not need. Before that, the part is empty. */
export function addPrograms(added: Readonly<Record<LanguageCode, PartSource>>): void {
  programs = added;
}

/** All languages, English first. */
export const languageCodes: readonly LanguageCode[] = ['en', ...(Object.keys(known) as LanguageCode[])];

interface Loading {
  readonly texts: Map<string, string>;
  readonly translation: Translation;
  readonly parts: Map<TranslationPart, Promise<void>>;
}

const loading = new Map<LanguageCode, Loading>();

/**
 * Resolves to the translation into a language once the given parts are loaded, each of them only once. Undefined for
 * English. Parts that are loaded later also appear in translations returned before.
 */
export async function loadTranslation(
  language: LanguageCode,
  parts: readonly TranslationPart[],
): Promise<Translation | undefined> {
  const sources = known[language];
  if (!sources) return undefined;
  const { texts, translation, parts: fetching } = loadingOf(language);
  await Promise.all(
    parts.map((part) => {
      const source = part === 'program' ? programs[language] : sources[part];
      const fetched = fetching.get(part) ?? fetchPart(source, texts);
      fetching.set(part, fetched);
      // A part that could not be fetched is asked for again.
      fetched.catch(() => fetching.delete(part));
      return fetched;
    }),
  );
  return translation;
}

/** Returns the translation into the first of these languages, with the parts that are loaded so far. Undefined for English. */
export function translationSoFar(wanted: readonly string[]): Translation | undefined {
  const code = bestLanguage(wanted);
  return code === 'en' ? undefined : loadingOf(code).translation;
}

function loadingOf(language: LanguageCode): Loading {
  const texts = new Map<string, string>();
  const found = loading.get(language) ?? { texts, translation: translationOf(language, texts), parts: new Map() };
  loading.set(language, found);
  return found;
}

async function fetchPart(source: PartSource | undefined, texts: Map<string, string>): Promise<void> {
  if (!source) return;
  const { texts: found, regional } = await source();
  for (const [key, text] of Object.entries(found)) texts.set(key, text);
  await fetchPart(regional, texts);
}

/** Returns the first available language for these BCP 47 tags (such as `de-AT`), otherwise English. */
export function bestLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split(/[-_]/, 1)[0];
    const found = languageCodes.find((known) => known === code);
    if (found) return found;
  }
  return 'en';
}
