import { bestLanguage, type LanguageCode, languageCodes } from '../../translations/load.ts';
import { settings } from '../app/settings.ts';

/** Returns the language chosen in the settings; undefined to use the browser's. */
function chosenLanguage(): LanguageCode | undefined {
  const chosen = settings.getItem('language');
  return languageCodes.find((code) => code === chosen);
}

/**
 * The language of this page: the chosen one, otherwise the first available one of the browser's languages. Constant until the page is
 * reloaded.
 */
export const interfaceLanguage: LanguageCode = chosenLanguage() ?? bestLanguage(globalThis.navigator?.languages ?? []);

/** Stores another language in this browser and reloads the page in it. */
export function chooseLanguage(code: LanguageCode): void {
  settings.setItem('language', code);
  location.reload();
}
