import { bestLanguage, type LanguageCode, languageCodes } from '../../translations/load.ts';
import { settings } from '../app/settings.ts';

/** The language chosen in the settings; undefined where the browser's own decides. */
function chosenLanguage(): LanguageCode | undefined {
  const chosen = settings.getItem('language');
  return languageCodes.find((code) => code === chosen);
}

/** The language of this page: the chosen one, else the first of the browser's languages that there is. It stays until the page is loaded again. */
export const interfaceLanguage: LanguageCode = chosenLanguage() ?? bestLanguage(globalThis.navigator?.languages ?? []);

/** Keeps another language in this browser, and loads the page again in it: all that is on it is in the former one. */
export function chooseLanguage(code: LanguageCode): void {
  settings.setItem('language', code);
  location.reload();
}
