import { isoCode } from '../../engine/country/iso-code.ts';

const made = new Map<string, string>();

/** Returns the names of a country, by the code that tax offices use, or of a currency: in English, the browser's languages and the country's own, for search. */
export function namesOfCode(type: 'region' | 'currency', code: string): string {
  if (!/^[A-Z]{2,3}$/.test(code)) return '';
  const key = `${type} ${code}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const iso = type === 'region' ? isoCode(code) : code;
  const tags = ['en', ...navigator.languages];
  if (type === 'region') tags.push(new Intl.Locale(`und-${iso}`).maximize().language);
  const names = tags
    .map((tag) => namer(tag, type)?.of(iso) ?? '')
    .join(' ')
    .toLowerCase();
  made.set(key, names);
  return names;
}

const namers = new Map<string, Intl.DisplayNames>();

/** Names of a language; undefined for a tag of the browser that is none. */
function namer(tag: string, type: 'region' | 'currency'): Intl.DisplayNames | undefined {
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
