import { type Translation, type ValuesOf, words } from '../../engine/text/message.ts';
import { type LanguageCode, loadTranslation, type TranslationPart } from '../../translations/load.ts';

/** The language that is shown: English without a translation. Page and worker have one each, which is set before anything is shown. */
export const language: { translation?: Translation } = {};

/** Has texts shown in a language once these parts of its translation are there. Texts whose part cannot be fetched stay in English. */
export async function showLanguage(code: LanguageCode, parts: readonly TranslationPart[]): Promise<void> {
  const translation = await loadTranslation(code, parts).catch(() => undefined);
  if (translation) language.translation = translation;
}

/** Returns a format of `Intl` for the language that is shown, made once. `english` is how English is written. */
export function inLanguage<T>(make: (tag: string) => T, english = 'en'): () => T {
  const made = new Map<string, T>();
  return () => {
    const tag = language.translation?.language ?? english;
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}

const numbers = inLanguage((tag) => new Intl.NumberFormat(tag));

/** Returns a count as it is shown: `1,234`. */
export function counted(count: number): string {
  return numbers().format(count);
}

/** How texts are sorted. */
export const order = inLanguage((tag) => new Intl.Collator(tag, { numeric: true }));

/**
 * Returns a text of a `texts.ts` in words, with its values: `say(texts.found, { count })`; or a name of the standard, of which
 * translations have a part of their own. Called when it is shown, never as a module is loaded.
 */
export function say<const T extends string>(text: T, ...[values]: ValuesOf<T>): string {
  return words({ template: text, values }, language.translation);
}

/** Returns a list in words: `a, b, c`. */
export function sayList(items: readonly string[]): string {
  return say('{items}', { items });
}
