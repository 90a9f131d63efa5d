import type { Json, JsonObject } from './json.ts';
import type { Reader } from './reader.ts';
import type { Validation } from './validation.ts';

/** Kinds of types whose values are single, or are treated as a whole. */
type ScalarKind = 'text' | 'boolean' | 'integer' | 'number' | 'amount' | 'percentage' | 'date' | 'map' | 'wrapper';

/** What kind of values a type holds, for the loops that treat the kinds differently. */
export type Kind = ScalarKind | 'list' | 'object';

/**
 * A type of values: how they are read and written, and what the standard demands of each of them wherever they stand.
 * `T` is a value as the engine has it, `W` its JSON form. An absent value is `undefined` everywhere; `blank` is how it is written where the field is always written.
 */
export interface ValueType<T, W = T> {
  readonly kind: Kind;
  /** Never there; tells TypeScript the JSON form. */
  readonly written?: W;
  readonly blank: Json;
  /** The value itself is its JSON form. */
  readonly plain?: boolean;
  /** A map whose entries are kept when the property comes again in another spelling; else the last one replaces it. */
  readonly merges?: boolean;
  /** Reads a JSON value other than null; what does not fit is reported to the reader and gives undefined. */
  read(json: Json, reader: Reader): T | undefined;
  write(value: T): Json;
  /** True when the JSON form is left out of a field that need not be written; of a list, one that is as long will do. */
  omitted?(json: Json): boolean;
  /** The cleaning that every value of the type gets when a document is normalised. */
  clean?(value: T): T | undefined;
  /** The general rules of the type, run at each value's own path. */
  check?(value: T, validation: Validation): void;
  /** Its JSON Schema where a field refers to it. */
  readonly schema?: JsonObject;
}

// biome-ignore lint/suspicious/noExplicitAny: stands for every type; `ValueOf` and `JsonOf` tell them apart.
export type Any = ValueType<any, any>;

/** A value of a type, as the engine has it. */
export type ValueOf<V extends Any> = V extends ValueType<infer T, unknown> ? T : never;

/** Its JSON form. */
export type JsonOf<V extends Any> = V extends { readonly written?: infer W } ? W : never;

/** A value, its name in English and, where the name does not say enough, what it means. */
export type Choice<V extends string> = readonly [value: V, title: string, description?: string];

/** A type whose values are neither objects nor lists of the standard. */
export interface ScalarType<T, W = T> extends ValueType<T, W> {
  readonly kind: ScalarKind;
  /** The known values, where they are listed. */
  readonly choices?: readonly Choice<string>[];
}
