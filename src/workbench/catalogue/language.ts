import type { I18n } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { translationSoFar } from '../../translations/load.ts';

/** A text in the language asked for, or in another where there is none in it. */
export interface Localized {
  text: string;
  /** The language it is in. */
  lang: string;
  /** It is not the language that was asked for. */
  fallback: boolean;
}

/** Says a text in `lang`; else in English; else in whichever language there is. */
export function localize(texts: I18n | undefined, lang: string): Localized | undefined {
  const known = texts ?? {};
  const translated = known[lang] === undefined && known.en ? translationSoFar([lang])?.find(known.en) : undefined;
  if (translated) return { text: translated, lang, fallback: false };
  const found = [lang, 'en', ...Object.keys(known)].find((code) => known[code]);
  const text = found && known[found];
  return found && text ? { text, lang: found, fallback: found !== lang } : undefined;
}

/** Returns a country's name: as the data have it, else as the browser knows it. */
export function localizeCountry(names: I18n, country: string, lang: string): Localized | undefined {
  const localized = localize(names, lang);
  if (!localized?.fallback) return localized;
  try {
    const known = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' });
    const text = known.of(isoCode(country));
    return text ? { text, lang, fallback: false } : localized;
  } catch {
    return localized;
  }
}

/** What languages call themselves that some browsers have no words of. */
const unknownToBrowsers: Readonly<Record<string, string>> = { ga: 'Gaeilge' };

/** Returns what a language calls itself: `de` → `Deutsch`. */
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
