import { code } from '../cbc/code.ts';
import { readMap } from '../model/map.ts';
import { MapDocument } from '../model/map-document.ts';
import { mapType, valuesUnder } from '../model/value-type.ts';
import { KEY_PATTERN } from '../text/patterns.ts';

/** Codes that a country, format or catalogue requires, by extension key (chapter 03 §6). */
export type Extensions = Map<string, string>;

/**
 * `tax/extensions`. Values are kept unchanged: they are neither trimmed nor compared with the lists of their
 * definitions.
 */
export const extensions = mapType('tax.Extensions', {
  read(json, reader) {
    const map = readMap(json, reader);
    if (map) reader.checkExtensions(map);
    return map;
  },
  title: 'Extensions',
  description: 'Codes, by the key of their extension.',
  keywords: valuesUnder(KEY_PATTERN, { ...code.schema }),
  clean: withoutEmpty,
});

/** Extensions as a separate document. */
export const ExtensionsDocument = new MapDocument(extensions);

/** Removes entries without a value. Returns undefined if nothing is left. */
function withoutEmpty(map: Extensions): Extensions | undefined {
  for (const [key, value] of map) if (value === '') map.delete(key);
  return map.size === 0 ? undefined : map;
}

/** Returns the code under the key; otherwise under the key without its last `+part`, and so on. */
export function extension(map: Extensions | undefined, key: string): string {
  if (!map) return '';
  for (let name = key; ; ) {
    const value = map.get(name);
    if (value !== undefined) return value;
    const cut = name.lastIndexOf('+');
    if (cut < 0) return '';
    name = name.slice(0, cut);
  }
}

/** Any object with extensions. */
export interface Extensible {
  ext?: Extensions;
}

/** Adds or replaces a code. The empty code removes the key. */
export function setExtension(owner: Extensible, key: string, code: string): void {
  if (code === '') removeExtension(owner, key);
  else if (owner.ext) owner.ext.set(key, code);
  else owner.ext = new Map<string, string>().set(key, code);
}

/** Sets a code only if the key is absent. */
export function setExtensionIfAbsent(owner: Extensible, key: string, code: string): void {
  if (!owner.ext?.has(key)) setExtension(owner, key, code);
}

/** Keeps the present code if it is preferred or allowed; otherwise sets the preferred code. */
export function keepOrSetExtension(
  owner: Extensible,
  key: string,
  preferred: string,
  allowed: readonly string[],
): void {
  const present = owner.ext?.get(key);
  if (present === undefined || !(present === preferred || allowed.includes(present)))
    setExtension(owner, key, preferred);
}

export function removeExtension(owner: Extensible, key: string): void {
  owner.ext?.delete(key);
}

/**
 * Returns a key that is the same only for maps with the same entries: the entries sorted by key, each text after its
 * length. Absent equals empty. This runs for each tax of each line, and nearly all have only one entry.
 */
export function extensionsKey(map: Extensions | undefined): string {
  if (!map?.size) return '';
  let text = '';
  for (const key of map.size === 1 ? map.keys() : [...map.keys()].sort()) {
    const code = map.get(key) ?? '';
    text += `${key.length}:${key}${code.length}:${code}`;
  }
  return text;
}

/** Returns whether both maps have the same keys and codes. Absent equals empty. */
export function extensionsEqual(one: Extensions | undefined, other: Extensions | undefined): boolean {
  if ((one?.size ?? 0) !== (other?.size ?? 0)) return false;
  if (one && other) for (const key of one.keys()) if (other.get(key) !== one.get(key)) return false;
  return true;
}

/** Returns whether every entry of `wanted` is present with the same code. False for an empty map. */
export function extensionsContain(map: Extensions | undefined, wanted: ReadonlyMap<string, string>): boolean {
  if (!map || map.size === 0) return false;
  for (const [key, code] of wanted) if (map.get(key) !== code) return false;
  return true;
}
