/** The forms of codes and keys, and what is done with them. Spec chapter 01 §3.2. The empty text passes every test: presence is a rule of its own. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\x00-\x1f\x7f-\x9f]/;

/** Another character; separators at the ends or next to each other. */
const NOT_STRICT = /[^A-ZÑa-z0-9.\-:/,_& ]|^[.\-:/,_& ]|[.\-:/,_& ]{2}|[.\-:/,_& ]$/;

/** The form of keys as JSON Schema states it. */
export const KEY_PATTERN = '^(?:[a-z]|[a-z0-9][a-z0-9-+]*[a-z0-9])$';

const KEY = new RegExp(KEY_PATTERN);

/** Whether a code has no control character anywhere and no ASCII space at its ends. */
export function codeFormValid(code: string): boolean {
  return !CONTROL.test(code) && !code.startsWith(' ') && !code.endsWith(' ');
}

/**
 * Returns whether a code is letters and digits with single separators between them: the strict form that some rules ask
 * for. The standard's pattern, `^[A-ZÑa-z0-9]+([.\-:/,_& ]?[A-ZÑa-z0-9]+)*$`, accepts the same, but lets a text be divided
 * in exponentially many ways.
 */
export function strictCodeValid(code: string): boolean {
  return code !== '' && !NOT_STRICT.test(code);
}

/** Whether a key is one of `a–z`, or `a–z 0–9` with `-` and `+` in between. */
export function keyFormValid(key: string): boolean {
  return key === '' || KEY.test(key);
}

/** Whether one of the parts of the key is the given one. */
export function keyHas(key: string, part: string): boolean {
  return key === part || key.split('+').includes(part);
}

/** The key without its last part: `a+b` is `a`, `a` is empty. */
function keyPop(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('+'), 0));
}

/** Whether the first part of the key is the given one. */
export function keyHasPrefix(key: string, part: string): boolean {
  const end = key.indexOf('+');
  return (end < 0 ? key : key.slice(0, end)) === part;
}

/** Whether the key is, or has as its first part, one of those given. False for the empty key. */
export function keyIsOrStartsWith(key: string, parts: readonly string[]): boolean {
  return key !== '' && parts.some((part) => key === part || keyHasPrefix(key, part));
}

/** The entry for a key: of the key itself, or with its last parts dropped one after the other. Undefined when there is none. */
export function keyLookup<Value>(entries: ReadonlyMap<string, Value>, key: string): Value | undefined {
  for (let tried = key; tried !== ''; tried = keyPop(tried)) {
    const entry = entries.get(tried);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Two codes joined by a separator; if either is empty, the other alone. */
export function codeJoin(first: string, second: string, separator = '-'): string {
  return first === '' || second === '' ? first + second : `${first}${separator}${second}`;
}
