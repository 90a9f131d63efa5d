import {
  detailed,
  type Message,
  message,
  type Translation,
  type ValuesOf,
  words,
} from '../../../engine/text/message.ts';
import { type LanguageCode, loadTranslation, type TranslationPart } from '../../../translations/load.ts';

/** The displayed language: English without a translation. Page and worker each have one, set before anything is shown. */
export const language: { translation?: Translation } = {};

/** Shows texts in a language once these parts of its translation are loaded. Texts of parts that fail to load stay in English. */
export async function showLanguage(code: LanguageCode, parts: readonly TranslationPart[]): Promise<void> {
  const translation = await loadTranslation(code, parts).catch(() => undefined);
  if (translation) language.translation = translation;
}

/** Returns the English of dates: American for a browser in it, whose dates begin with the month; otherwise British. @internal */
export function englishOfDates(browser: string | undefined): 'en-US' | 'en-GB' {
  return browser === 'en-US' ? 'en-US' : 'en-GB';
}

/** That of this browser. */
export const DATED_ENGLISH = englishOfDates(globalThis.navigator?.language);

/** Returns the locale of a language for readers of a browser: `es` is `es-MX` in Mexico, where figures are not those of Spain. */
export function localeOfReader(code: LanguageCode, browser = globalThis.navigator?.language): string {
  return browser?.split('-', 1)[0] === code ? browser : code;
}

/** Returns a cached `Intl` format for the displayed language. `english` is the locale used for English. */
export function inLanguage<T>(make: (tag: string) => T, english = 'en'): () => T {
  const made = new Map<string, T>();
  return () => {
    const tag = language.translation ? localeOfReader(language.translation.language) : english;
    const format = made.get(tag) ?? make(tag);
    made.set(tag, format);
    return format;
  };
}

const numbers = inLanguage((tag) => new Intl.NumberFormat(tag));

/** Returns a formatted number: `1,234`. */
export function counted(count: number): string {
  return numbers().format(count);
}

/** Returns a formatted number that, if small, has a decimal: `0.4`, `12`. */
export function rounded(value: number): string {
  return counted(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** The sort order of texts. */
export const order = inLanguage((tag) => new Intl.Collator(tag, { numeric: true }));

/**
 * Returns a translated text of a `texts.ts` with its values: `say(texts.found, { count })`; or a name of the standard, whose translations
 * are a separate part. Call it when showing the text, never while loading a module.
 */
export function say<const T extends string>(text: T, ...[values]: ValuesOf<T>): string {
  return words({ template: text, values }, language.translation);
}

/** Returns a text after the place that it is about: `invoice.xml: It is not an invoice.` */
export function sayAbout(place: string, about: Message): string {
  return words(detailed(message('{place}', { place }), about), language.translation);
}

/** Returns a list as text: `a, b, c`. */
export function sayList(items: readonly string[]): string {
  return say('{items}', { items });
}
