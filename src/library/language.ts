import { bestLanguage, languageCodes, loadTranslation, translationSoFar } from '../translations/load.ts';

/** Returns the codes of the languages that faults and warnings are available in, English first. */
export function languages(): string[] {
  return [...languageCodes];
}

/**
 * Loads the texts of a language, such as `de` or `de-AT`, for the option `language` of operations. Returns the code of the language that is then used:
 * `en` if there is no translation. Rejects if the texts cannot be fetched.
 */
export async function loadLanguage(language: string): Promise<string> {
  const code = bestLanguage([language]);
  await loadTranslation(code, ['faults']);
  return code;
}

/** An option of every operation. */
export interface LanguageOption {
  /** The language of faults and warnings, such as `de`, after `loadLanguage`. Default: English. */
  language?: string | undefined;
}

/** Returns the translation that was requested, as far as it is loaded. */
export function translationFor({ language }: LanguageOption) {
  return language === undefined ? undefined : translationSoFar([language]);
}
