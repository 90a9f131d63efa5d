import { KEY_PATTERN } from '../text/patterns.ts';
import type { Choice, ScalarType } from './value.ts';
import { oneOf } from './value-type.ts';

/**
 * A type of texts with a list of known values. The TypeScript union, the JSON Schema and the rule follow from the list.
 */
export interface Enumeration<V extends string> extends ScalarType<V> {
  readonly choices: readonly Choice<V>[];
  readonly values: readonly V[];
}

/**
 * Declares a closed list of keys. Reading accepts any key; the rule `oneOf(...values)` on the property rejects keys
 * that are not in the list. Until rules have run, a table indexed by such a key must allow for a missing entry.
 */
export function enumeration<const V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
): Enumeration<V> {
  return enumerated(key, choices, oneOf(choices));
}

/** Declares a list of known keys that also allows other keys. */
export function openEnumeration<const V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
): Enumeration<V | (string & {})> {
  return enumerated(key, choices, { anyOf: [...oneOf(choices).oneOf, { pattern: KEY_PATTERN, title: 'Other' }] });
}

/** Declares suggested keys. Any other key is allowed, and the property has the schema of a key. */
export function suggestions<const V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
): Enumeration<V | (string & {})> {
  return enumerated(key, choices, {});
}

function enumerated<V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
  keywords: object,
): Enumeration<V> {
  // The value read may be another text (see above).
  const texts = key as ScalarType<string> as ScalarType<V>;
  return { ...texts, schema: { ...key.schema, ...keywords }, choices, values: choices.map(([value]) => value) };
}
