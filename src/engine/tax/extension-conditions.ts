/**
 * Conditions on extensions, for rules (chapter 01 §13.7, chapter 03 §6). An absent extension passes unless the
 * condition says otherwise.
 */
import type { Test } from '../rules/declare.ts';
import { choice, labelled } from '../rules/label.ts';
import { type Extensible, type Extensions, extension } from './extensions.ts';

function asking(keys: string[], label: string, test: Test<Extensions>): Test<Extensions> {
  return labelled(label, test, keys);
}

/** Tests that all keys are present. */
export function extRequire(...keys: string[]): Test<Extensions> {
  return asking(keys, `has ${keys.join(' and ')}`, (ext) => keys.every((key) => ext?.has(key)));
}

/** Tests that all keys are absent. */
export function extExclude(...keys: string[]): Test<Extensions> {
  return asking(keys, `without ${keys.join(' and ')}`, (ext) => !keys.some((key) => ext?.has(key)));
}

/** Tests that at most one key is present. */
export function extAllowOneOf(...keys: string[]): Test<Extensions> {
  return asking(keys, `at most one of ${keys.join(', ')}`, (ext) => keys.filter((key) => ext?.has(key)).length <= 1);
}

/** Tests that either no key or every key is present. */
export function extRequireAllOrNone(...keys: string[]): Test<Extensions> {
  return asking(keys, `all or none of ${keys.join(', ')}`, (ext) => {
    const found = keys.filter((key) => ext?.has(key)).length;
    return found === 0 || found === keys.length;
  });
}

/** Tests that the key is absent or has one of the codes. */
export function extIn(key: string, ...codes: string[]): Test<Extensions> {
  const known = new Set(codes);
  return asking([key], `${key} one of ${codes.join(', ')}`, (ext) => {
    const code = ext?.get(key);
    return code === undefined || known.has(code);
  });
}

/** Tests that the key is absent or has none of the codes. */
export function extNotIn(key: string, ...codes: string[]): Test<Extensions> {
  const known = new Set(codes);
  return asking([key], `${key} none of ${codes.join(', ')}`, (ext) => {
    const code = ext?.get(key);
    return code === undefined || !known.has(code);
  });
}

/** Tests that the key is absent, has an empty code, or has a code that matches. */
export function extMatches(key: string, pattern: RegExp): Test<Extensions> {
  return asking([key], `${key} matches ${pattern.source}`, (ext) => {
    const code = ext?.get(key);
    return code === undefined || code === '' || pattern.test(code);
  });
}

/** Tests that an object has one of the codes under the key. */
export function extensionIn(key: string, ...codes: string[]): Test<Extensible> {
  return labelled(`${key} ${choice(codes)}`, (value) => codes.includes(value?.ext?.get(key) ?? ''));
}

export function someExtension(key: string, ...codes: string[]): Test<readonly (Extensible | null)[]> {
  return labelled(`some with ${key} ${codes.join(' or ')}`, (list) =>
    (list ?? []).some((entry) => codes.includes(extension(entry?.ext, key))),
  );
}
