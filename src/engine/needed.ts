/** Which regimes and addons a document or a list of names needs, loaded or not. */
import { isJsonObject, type Json } from './model/json.ts';
import { type AddonEntry, modules, type RegimeEntry } from './modules.ts';
import { addonKeys, regimeCountries, registry } from './registry.ts';
import { nearest } from './text/nearest.ts';

type Entry = RegimeEntry | AddonEntry;

/** All texts of a document, and the names of members that may be extensions. */
interface Mentioned {
  readonly texts: ReadonlySet<string>;
  readonly names: readonly string[];
}

/**
 * Returns the names of the regimes and addons that a document needs and that are not loaded, in the order of the list.
 */
export function notLoaded(data: Json): string[] {
  if (registry.isWhole) return [];
  const missing = neededBy(mentionedIn(data)).filter((entry) => !registry.has(entry));
  return missing.map((entry) => (entry.kind === 'regime' ? entry.country : entry.key));
}

/**
 * Returns the regimes and addons that a document needs. They follow from its regime, the countries of tax identities and taxes, its addons
 * without those they require, the owners of its extensions and complements, and identity types that are checked everywhere. The texts can be
 * from any path, so it may return too many but never too few.
 */
export function neededBy({ texts, names }: Mentioned): Entry[] {
  const ownsName = (prefix: string) => names.some((name) => name.startsWith(`${prefix}-`));
  return modules.filter((entry) =>
    entry.kind === 'regime'
      ? [entry.country, ...entry.alternatives, ...entry.identityTypes].some((text) => texts.has(text)) ||
        ownsName(entry.country.toLowerCase())
      : [entry.key, ...entry.schemas].some((text) => texts.has(text)) ||
        ownsName(entry.key.split('-', 1)[0] ?? entry.key),
  );
}

/** Returns whether a text of a document may be the code of a country without a regime, whose tax numbers are checked separately. */
export function namesOtherCountry({ texts }: Mentioned): boolean {
  const isRegime = (text: string) => modules.some((entry) => entry.kind === 'regime' && isNamed(entry, text));
  return [...texts].some((text) => /^[A-Z]{2}$/.test(text) && !isRegime(text));
}

/** Returns regimes by country, main or alternative code, and addons by key. Throws a `RangeError` for an unknown name. */
export function entriesNamed(names: readonly string[]): Entry[] {
  return names.map((name) => {
    const entry = modules.find((each) => isNamed(each, name));
    if (entry) return entry;
    const guess = nearest(name, [...regimeCountries, ...addonKeys]);
    const hint = guess === undefined ? 'use a country code or an addon key' : `did you mean ${guess}?`;
    throw new RangeError(`There is no regime or addon ${JSON.stringify(name)}; ${hint}`);
  });
}

function isNamed(entry: Entry, name: string): boolean {
  if (entry.kind === 'addon') return entry.key === name;
  return [entry.country, ...entry.alternatives].includes(name.toUpperCase());
}

/** Walks through a document once. */
export function mentionedIn(data: Json): Mentioned {
  const texts = new Set<string>();
  const names: string[] = [];
  const walk = (value: Json) => {
    if (typeof value === 'string') texts.add(value);
    else if (Array.isArray(value)) value.forEach(walk);
    else if (isJsonObject(value)) {
      for (const [name, member] of Object.entries(value)) {
        if (name.includes('-')) names.push(name);
        walk(member);
      }
    }
  };
  walk(data);
  return { texts, names };
}
