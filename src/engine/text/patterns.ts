/**
 * The forms of codes and keys, and operations on them. Spec chapter 01 §3.2. The empty text passes every test, since
 * presence has its own rule.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const CONTROL = /[\x00-\x1f\x7f-\x9f]/;

/** Matches any other character, and separators at the ends or next to each other. */
const NOT_STRICT = /[^A-ZÑa-z0-9.\-:/,_& ]|^[.\-:/,_& ]|[.\-:/,_& ]{2}|[.\-:/,_& ]$/;

/** The form of keys in JSON Schema. */
export const KEY_PATTERN = '^(?:[a-z]|[a-z0-9][a-z0-9-+]*[a-z0-9])$';

const KEY = new RegExp(KEY_PATTERN);

/** Returns whether a code has no control characters and no ASCII spaces at its ends. */
export function codeFormValid(code: string): boolean {
  return !CONTROL.test(code) && !code.startsWith(' ') && !code.endsWith(' ');
}

/**
 * Returns whether a code consists of letters and digits with single separators between them: the strict form that some
 * rules require. The standard's pattern, `^[A-ZÑa-z0-9]+([.\-:/,_& ]?[A-ZÑa-z0-9]+)*$`, accepts the same texts but can
 * match them in exponentially many ways.
 */
export function strictCodeValid(code: string): boolean {
  return code !== '' && !NOT_STRICT.test(code);
}

/** Returns whether a key is one of `a–z`, or `a–z 0–9` with `-` and `+` in between. */
export function keyFormValid(key: string): boolean {
  return key === '' || KEY.test(key);
}

/** Returns whether `part` is one of the key's parts. */
export function keyHas(key: string, part: string): boolean {
  return key === part || key.split('+').includes(part);
}

/** Returns the key without its last part: `a` for `a+b`, empty for `a`. */
function keyPop(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('+'), 0));
}

/** Returns whether `part` is the key's first part. */
export function keyHasPrefix(key: string, part: string): boolean {
  const end = key.indexOf('+');
  return (end < 0 ? key : key.slice(0, end)) === part;
}

/** Returns whether the key or its first part is in the list. False for the empty key. */
export function keyIsOrStartsWith(key: string, parts: readonly string[]): boolean {
  return key !== '' && parts.some((part) => key === part || keyHasPrefix(key, part));
}

/** Returns the entry for a key, or for the key with its last parts dropped one by one. */
export function keyLookup<Value>(entries: ReadonlyMap<string, Value>, key: string): Value | undefined {
  for (let tried = key; tried !== ''; tried = keyPop(tried)) {
    const entry = entries.get(tried);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Joins two codes by a hyphen. If either is empty, returns the other. */
export function codeJoin(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}-${second}`;
}
