import { bestLanguage, type LanguageCode, languageCodes } from '../../../translations/load.ts';
import { isEmbedded } from '../page/embedded.ts';
import { settings } from '../page/settings.ts';

/** Returns the language chosen in the settings; undefined to use the browser's. */
function chosenLanguage(): LanguageCode | undefined {
  const chosen = settings.getItem('language');
  return languageCodes.find((code) => code === chosen);
}

/** The language that a host page requests in the address of the frame. There may be no translation for it. */
const hostLanguage = isEmbedded ? new URLSearchParams(location.search).get('lang') : null;

/**
 * The language of this page: the chosen one, otherwise the first available one of the host page's and the browser's languages. Constant
 * until the page is reloaded.
 */
export const interfaceLanguage: LanguageCode =
  chosenLanguage() ?? bestLanguage([hostLanguage ?? '', ...(globalThis.navigator?.languages ?? [])]);

/** Stores another language in this browser and reloads the page in it. */
export function chooseLanguage(code: LanguageCode): void {
  settings.setItem('language', code);
  location.reload();
}

/**
 * Loads the page of a frame again in the language that its host wants. Returns false if the page already has that language, or
 * was already reloaded for it.
 */
export function reloadIn(wanted: string): boolean {
  if (wanted === hostLanguage || bestLanguage([wanted, interfaceLanguage]) === interfaceLanguage) return false;
  const address = new URL(location.href);
  address.searchParams.set('lang', wanted);
  location.replace(address);
  return true;
}
