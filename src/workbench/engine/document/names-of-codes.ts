import { isoCode } from '../../../engine/country/iso-code.ts';

const made = new Map<string, string>();

/** Returns search names of a country (by its tax office code) or currency: in English, the browser's languages and the country's own. */
export function namesOfCode(type: 'region' | 'currency', code: string): string {
  if (!/^[A-Z]{2,3}$/.test(code)) return '';
  const key = `${type} ${code}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const iso = type === 'region' ? isoCode(code) : code;
  const tags = ['en', ...(globalThis.navigator?.languages ?? [])];
  if (type === 'region') tags.push(new Intl.Locale(`und-${iso}`).maximize().language);
  const names = tags
    .map((tag) => namer(tag, type)?.of(iso) ?? '')
    .concat(type === 'region' ? (CALLED[iso] ?? '') : '')
    .join(' ')
    .toLowerCase();
  made.set(key, names);
  return names;
}

/** Other common names of countries, and adjectives that begin otherwise, for searches. */
const CALLED: Readonly<Record<string, string>> = {
  CH: 'swiss',
  DK: 'danish',
  FR: 'french',
  GB: 'uk british',
  IE: 'irish',
  NL: 'holland dutch',
  US: 'usa american',
};

const namers = new Map<string, Intl.DisplayNames>();

/** Returns the browser's names in a language, made once; undefined for an invalid language tag. */
export function namer(tag: string, type: 'region' | 'currency'): Intl.DisplayNames | undefined {
  const key = `${tag} ${type}`;
  const known = namers.get(key);
  if (known) return known;
  try {
    const names = new Intl.DisplayNames(tag, { type, fallback: 'none' });
    namers.set(key, names);
    return names;
  } catch {
    return undefined;
  }
}
