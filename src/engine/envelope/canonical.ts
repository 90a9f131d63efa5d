/**
 * The canonical text of a document, which its digest is calculated from. Spec chapter 01 §15.2 explains its oddities.
 */

import { NumberText } from '../model/number-text.ts';
import type { Step } from '../model/path.ts';
import { fitsInt64 } from '../num/integers.ts';
import { compareBytes } from '../text/bytes.ts';

/**
 * A JSON value as our writer produces it, with `NumberText` for numbers that a JavaScript number cannot hold. Undefined
 * members count as absent.
 */
export type CanonicalInput =
  | null
  | boolean
  | number
  | string
  | NumberText
  | readonly CanonicalInput[]
  | { readonly [name: string]: CanonicalInput | undefined };

/** Records whether a text contains a broken character. */
interface Unsupported {
  found: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const NEEDS_CARE = /["\\\x00-\x1f\ud800-\udfff\ufffd]/;
const REPLACEMENT = /\ufffd|\p{Surrogate}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const ESCAPED = /["\\\x00-\x1f]/g;
const INTEGER = /^-?[0-9]+$/;

/** The length of a 64-bit integer with its sign. Converting much longer literals takes quadratic time. */
const LONGEST_INTEGER = 20;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

/**
 * Returns the canonical JSON of a value; undefined if a text or name in it is invalid. `brokenTexts` lists the invalid
 * ones.
 */
export function canonicalJson(value: CanonicalInput): string | undefined {
  const unsupported: Unsupported = { found: false };
  const text = written(value, unsupported);
  return unsupported.found ? undefined : text;
}

/**
 * Returns the paths of texts and names that contain U+FFFD or an unpaired surrogate.
 * @param most the largest number of paths to return
 */
export function brokenTexts(value: CanonicalInput, most: number): Step[][] {
  const found: Step[][] = [];
  const look = (part: CanonicalInput | undefined, path: readonly Step[]) => {
    if (found.length >= most) return;
    if (typeof part === 'string') {
      if (REPLACEMENT.test(part)) found.push([...path]);
    } else if (part === undefined || part === null || typeof part !== 'object' || part instanceof NumberText) return;
    else if (isArray(part)) for (const [position, entry] of part.entries()) look(entry, [...path, position]);
    else {
      for (const [name, member] of Object.entries(part)) {
        if (member !== undefined && member !== null && REPLACEMENT.test(name)) found.push([...path, name]);
        else look(member, [...path, name]);
      }
    }
  };
  look(value, []);
  return found;
}

function written(value: CanonicalInput, unsupported: Unsupported): string {
  if (typeof value === 'string') return writtenText(value, unsupported);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : writtenNumber(String(value));
  if (value === null || typeof value === 'boolean') return String(value);
  if (isArray(value)) return writtenArray(value, unsupported);
  return value instanceof NumberText ? writtenNumber(value.text) : writtenObject(value, unsupported);
}

/** Narrows readonly arrays, which `Array.isArray` does not. */
function isArray(value: CanonicalInput): value is readonly CanonicalInput[] {
  return Array.isArray(value);
}

function writtenArray(elements: readonly CanonicalInput[], unsupported: Unsupported): string {
  let text = '';
  for (const element of elements) text += `${text === '' ? '' : ','}${written(element, unsupported)}`;
  return `[${text}]`;
}

/**
 * Writes an object without null members. Every member except the first in order has a comma before it, so
 * `{"a":null,"b":1}` gives `{,"b":1}`. The standard requires this.
 */
function writtenObject(
  object: { readonly [name: string]: CanonicalInput | undefined },
  unsupported: Unsupported,
): string {
  let members = '';
  let first = true;
  for (const name of sortedNames(object)) {
    const member = object[name];
    if (member === undefined) continue;
    const text = written(member, unsupported);
    if (text !== 'null') members += `${first ? '' : ','}${writtenText(name, unsupported)}:${text}`;
    first = false;
  }
  return `{${members}}`;
}

/** Returns the names in byte order. A few plain names, which is the usual case, are faster to sort by hand. */
function sortedNames(object: object): string[] {
  const names = Object.keys(object);
  if (names.length > 32 || names.some(isBeyondSurrogates)) return names.sort(compareBytes);
  for (let i = 1; i < names.length; i++) {
    const name = names[i] ?? '';
    let place = i;
    for (; place > 0 && (names[place - 1] ?? '') > name; place--) names[place] = names[place - 1] ?? '';
    names[place] = name;
  }
  return names;
}

/**
 * Returns whether a name has characters beyond U+D7FF. Up to there, JavaScript's order of UTF-16 units is the byte
 * order.
 */
function isBeyondSurrogates(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    if (name.charCodeAt(i) >= 0xd800) return true;
  }
  return false;
}

function writtenText(text: string, unsupported: Unsupported): string {
  if (!NEEDS_CARE.test(text)) return `"${text}"`;
  if (REPLACEMENT.test(text)) unsupported.found = true;
  return `"${text.replace(ESCAPED, escapedCharacter)}"`;
}

function escapedCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return ESCAPES[character] ?? `\\u${code}`;
}

function writtenNumber(literal: string): string {
  if (literal.length <= LONGEST_INTEGER && INTEGER.test(literal)) {
    const integer = BigInt(literal);
    if (fitsInt64(integer)) return String(integer);
  }
  const number = Number(literal);
  return Number.isFinite(number) ? writtenDouble(number) : 'null';
}

/**
 * Writes `D.DDDE±x` with the shortest digits that read back equal. Negative numbers are malformed, `-.0` before the
 * bare mantissa. This is intended: existing digests depend on it.
 */
function writtenDouble(number: number): string {
  const [mantissa = '', exponent = ''] = Math.abs(number).toExponential().split('e');
  const power = `E${Number(exponent)}`;
  if (number < 0 || Object.is(number, -0)) return `-.0${mantissa}${power}`;
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}${power}`;
}
