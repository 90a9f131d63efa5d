import { isoCode } from '../../../engine/country/iso-code.ts';
import { settings } from './settings.ts';

/** The setting that stores the user's country. */
const SETTING = 'country';

/** Stores the user's country: the one chosen on the first page, or of the company that this browser remembers. */
export function setHomeCountry(country: string): void {
  settings.setItem(SETTING, country);
}

/** Returns language tags, preferred first, whose countries are the user's: `und-ES` for a stored one, and the browser's languages. */
export function homeLanguages(): readonly string[] {
  const { languages = [] } = globalThis.navigator ?? {};
  const country = settings.getItem(SETTING);
  return country ? [`und-${isoCode(country)}`, ...languages] : languages;
}
