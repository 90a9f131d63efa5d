/** The canonical text of a document, over which its digest is taken. Spec chapter 01 §15.2, which see for what looks odd here. */

import { NumberText } from '../model/number-text.ts';
import type { Step } from '../model/path.ts';
import { fitsInt64 } from '../num/integers.ts';
import { compareBytes } from '../text/bytes.ts';

/** A JSON value as our writer gives it; numbers that a JavaScript number cannot hold as `NumberText`. Members that are undefined are not there. */
export type CanonicalInput =
  | null
  | boolean
  | number
  | string
  | NumberText
  | readonly CanonicalInput[]
  | { readonly [name: string]: CanonicalInput | undefined };

/** Remembers whether a text was met that cannot be written. */
interface Unsupported {
  found: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const NEEDS_CARE = /["\\\x00-\x1f\ud800-\udfff\ufffd]/;
const REPLACEMENT = /\ufffd|\p{Surrogate}/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const ESCAPED = /["\\\x00-\x1f]/g;
const INTEGER = /^-?[0-9]+$/;

/** Digits of 64 bits, and a sign. Making a number of many more takes quadratic time. */
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
 * Returns the canonical JSON of a value; undefined where a text or a name in it is broken, which `brokenTexts` then
 * names. Nothing else fails.
 */
export function canonicalJson(value: CanonicalInput): string | undefined {
  const unsupported: Unsupported = { found: false };
  const text = written(value, unsupported);
  return unsupported.found ? undefined : text;
}

/** Returns the paths of texts and names that hold U+FFFD or an unpaired surrogate, up to so many. */
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

/** `Array.isArray` does not narrow readonly arrays. */
function isArray(value: CanonicalInput): value is readonly CanonicalInput[] {
  return Array.isArray(value);
}

function writtenArray(elements: readonly CanonicalInput[], unsupported: Unsupported): string {
  let text = '';
  for (const element of elements) text += `${text === '' ? '' : ','}${written(element, unsupported)}`;
  return `[${text}]`;
}

/** Null members are left out, but a comma precedes every member that is not first in order: `{"a":null,"b":1}` gives `{,"b":1}`, on purpose as below. */
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

/** Names by their bytes. Few and plain ones, which is nearly all there are, are quicker put in order by hand. */
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

/** Up to U+D7FF, the order of UTF-16 units, which is JavaScript's, is that of bytes. */
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

/** `D.DDDE±x` with the shortest digits that read back equal. Below zero the form is malformed, `-.0` before the bare mantissa, on purpose: digests that others made rest on it. */
function writtenDouble(number: number): string {
  const [mantissa = '', exponent = ''] = Math.abs(number).toExponential().split('e');
  const power = `E${Number(exponent)}`;
  if (number < 0 || Object.is(number, -0)) return `-.0${mantissa}${power}`;
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}${power}`;
}
