import { KEY_PATTERN } from '../text/patterns.ts';
import type { Choice, ScalarType } from './value.ts';
import { oneOf } from './value-type.ts';

/** A type of texts of which those that count are known: TypeScript's union of them, their JSON Schema and their rule follow. */
export interface Enumeration<V extends string> extends ScalarType<V> {
  readonly choices: readonly Choice<V>[];
  readonly values: readonly V[];
}

/**
 * Declares a closed list of keys. Reading takes any key, and the rule `oneOf(...values)` on the property refuses those
 * that are not listed: before rules have run, a table by such a key must do without an entry for it.
 */
export function enumeration<const V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
): Enumeration<V> {
  return enumerated(key, choices, oneOf(choices));
}

/** Declares a list of keys beside which any other is allowed. */
export function openEnumeration<const V extends string>(
  key: ScalarType<string>,
  choices: readonly Choice<V>[],
): Enumeration<V | (string & {})> {
  return enumerated(key, choices, { anyOf: [...oneOf(choices).oneOf, { pattern: KEY_PATTERN, title: 'Other' }] });
}

/** Declares keys to choose from, any other being allowed as well. The schema of the property is that of every key. */
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
  // What is read may be another text: see above.
  const texts = key as ScalarType<string> as ScalarType<V>;
  return { ...texts, schema: { ...key.schema, ...keywords }, choices, values: choices.map(([value]) => value) };
}
