import type { I18n } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { translationSoFar } from '../../translations/load.ts';
import { namer } from '../engine/document/names-of-codes.ts';

/** A text in the requested language, or in another if unavailable. */
export interface Localized {
  text: string;
  /** The language of the text. */
  lang: string;
  /** Whether it is not in the requested language. */
  fallback: boolean;
}

/** Returns a text in `lang`, otherwise in English, otherwise in any language. */
export function localize(texts: I18n | undefined, lang: string): Localized | undefined {
  const known = texts ?? {};
  const translated = known[lang] === undefined && known.en ? translationSoFar([lang])?.find(known.en) : undefined;
  if (translated) return { text: translated, lang, fallback: false };
  const found = [lang, 'en', ...Object.keys(known)].find((code) => known[code]);
  const text = found && known[found];
  return found && text ? { text, lang: found, fallback: found !== lang } : undefined;
}

/** Returns an English text of the catalogue in `lang`, or unchanged. */
export function named(english: string, lang: string): string {
  return localize({ en: english }, lang)?.text ?? english;
}

/** Returns a country's name as all lists have it, from the browser; otherwise from the data, which may have its official name. */
export function localizeCountry(names: I18n, country: string, lang: string): Localized | undefined {
  try {
    const [known] = Intl.DisplayNames.supportedLocalesOf(lang);
    const text = known && namer(known, 'region')?.of(isoCode(country));
    if (text) return { text, lang, fallback: false };
  } catch {
    // Not a language or country.
  }
  return localize(names, lang);
}

/** Native names of languages that some browsers lack. */
const unknownToBrowsers: Readonly<Record<string, string>> = { ga: 'Gaeilge' };

/** Returns a language's native name: `de` → `Deutsch`. */
export function nameOfLanguage(code: string): string {
  const own = unknownToBrowsers[code];
  if (own !== undefined) return own;
  try {
    const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'code' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
