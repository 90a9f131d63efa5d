import type { Json, JsonObject } from './json.ts';
import type { Reader } from './reader.ts';
import type { Validation } from './validation.ts';

/** Kinds of types whose values are single or handled as a whole. */
type ScalarKind = 'text' | 'boolean' | 'integer' | 'number' | 'amount' | 'percentage' | 'date' | 'map' | 'wrapper';

/** The kind of value that a type holds, for loops that handle kinds differently. */
export type Kind = ScalarKind | 'list' | 'object';

/**
 * A type of values: how to read and write them, and the standard's requirements for each of them. `T` is a value in the
 * engine, `W` its JSON form. An absent value is always `undefined`; `blank` is its written form in fields that are
 * always written.
 */
export interface ValueType<T, W = T> {
  readonly kind: Kind;
  /** Never set. It carries the JSON form for TypeScript. */
  readonly written?: W;
  readonly blank: Json;
  /** Whether the engine's value is already its JSON form. */
  readonly plain?: boolean;
  /**
   * For maps: merge the entries if the property appears again in another spelling. Otherwise the last spelling replaces
   * the others.
   */
  readonly merges?: boolean;
  /** Reads a JSON value other than null. Reports unsuitable values to the reader and returns undefined for them. */
  read(json: Json, reader: Reader): T | undefined;
  write(value: T): Json;
  /** Returns whether to omit this JSON form from an optional field. For a list, any list of the same length will do. */
  omitted?(json: Json): boolean;
  /** Cleans a value when its document is normalised. */
  clean?(value: T): T | undefined;
  /** Runs the general rules of the type at the path of the value. */
  check?(value: T, validation: Validation): void;
  /** Its JSON Schema in fields that refer to it. */
  readonly schema?: JsonObject;
}

// biome-ignore lint/suspicious/noExplicitAny: represents every type; `ValueOf` and `JsonOf` distinguish them.
export type Any = ValueType<any, any>;

/** A value of a type, in the engine. */
export type ValueOf<V extends Any> = V extends ValueType<infer T, unknown> ? T : never;

/** The JSON form of a type's values. */
export type JsonOf<V extends Any> = V extends { readonly written?: infer W } ? W : never;

/** A value, its name in English and, if the name is not enough, its meaning. */
export type Choice<V extends string> = readonly [value: V, title: string, description?: string];

/** A type whose values are neither objects nor lists of the standard. */
export interface ScalarType<T, W = T> extends ValueType<T, W> {
  readonly kind: ScalarKind;
  /** The known values, if the standard lists them. */
  readonly choices?: readonly Choice<string>[];
}
