import { compareBytes } from '../text/bytes.ts';
import { kebab } from '../text/kebab.ts';
import { type Copy, copierOf } from './copiers.ts';
import { checkpoint } from './interrupt.ts';
import { foldName, isJsonObject, type Json, type JsonObject, setMember } from './json.ts';
import type { ListType } from './list.ts';
import type { Reader } from './reader.ts';
import type { Any, JsonOf, Kind, ScalarType, ValueOf, ValueType } from './value.ts';

/** Options of a field besides its type. */
export interface FieldOptions<R extends boolean = boolean> {
  /** Listed in the JSON Schema's `required`, and written even when absent. */
  required?: R;
  /** Written even when absent, although the schema does not require it. */
  always?: boolean;
  /** The written form of an absent value, if it differs from the blank of the type. */
  blank?: Json;
  calculated?: boolean;
  /** Useful in most documents, so it is offered first. */
  recommended?: boolean;
  /** Other keywords of its JSON Schema. */
  constraints?: { readonly [keyword: string]: unknown };
}

/** One property of an object: its type, texts and options. */
export interface Field<V extends Any, R extends boolean = boolean> extends FieldOptions<R> {
  type: V;
  title: string;
  description: string;
}

export function field<V extends Any, const R extends boolean = false>(
  type: V,
  title: string,
  description: string,
  options: FieldOptions<R> = {},
): Field<V, R> {
  return { type, title, description, ...options };
}

export type Fields = Record<string, Field<Any>>;

/** The properties of an object in the engine. Each may be absent. */
export type ValuesOf<F extends Fields> = { [K in keyof F]?: ValueOf<F[K]['type']> };

/** The members of a valid object in JSON. Required members are present. */
export type WrittenOf<F extends Fields> = {
  [K in keyof F as F[K] extends RequiredField ? K : never]: JsonOf<F[K]['type']>;
} & {
  [K in keyof F as F[K] extends RequiredField ? never : K]?: JsonOf<F[K]['type']>;
};

interface RequiredField {
  required?: true;
}

/** The TypeScript type of the objects that a declaration describes. Every property may be absent. */
export type InstanceOf<O> = O extends ObjectType<infer T> ? T : never;

/** The TypeScript type of their JSON form, as a built document has it. */
export type Written<O> = O extends ObjectType<object, infer W> ? W : never;

export interface ObjectOptions<T, L extends Fields> {
  title: string;
  description: string;
  /** The path of its schema, if it does not follow from the name. */
  path?: string;
  /** The schema that defines this object, if it is not registered under its own name. */
  within?: string;
  /** Other keywords of its JSON Schema. */
  constraints?: { readonly [keyword: string]: unknown };
  /** Properties of older versions that are still read. */
  legacy?: L;
  /** Moves values of older properties to their new place. */
  migrate?: (value: T, legacy: ValuesOf<L>) => void;
  /** Runs right after reading. */
  completed?: (value: T) => void;
}

/** Hooks of an object type. They are methods so that every object type is assignable to `ObjectType<object>`. */
interface Hooks<T> {
  migrate?(value: T, legacy: object): void;
  completed?(value: T): void;
}

/** Any type of values. Its `kind` determines its other members. */
export type AnyType = AnyObject | AnyList | ScalarType<unknown>;
export type AnyObject = ObjectType<object> & ValueType<unknown>;
type AnyList = ListType<Any> & ValueType<unknown>;

/** A field with its name, prepared for the loops over an object. */
export interface NamedField extends Omit<Field<Any>, 'type'> {
  type: AnyType;
  name: string;
  /** Written even when absent. */
  written: boolean;
  /** Whether the engine's value is already its JSON form. */
  plain: boolean;
  /** The written form of an absent value, if it is written at all. */
  blank: Json;
  /** The function of the field's type. */
  read(json: Json, reader: Reader): unknown;
  write(value: unknown): Json;
  omitted: ((json: Json) => boolean) | undefined;
}

/**
 * Returns a field with all members, always in the same order, so that JavaScript engines see one object shape instead
 * of one for each combination of options.
 */
function named(name: string, { required, always, ...more }: Field<Any>): NamedField {
  // Only `object` and `list` create objects and lists, so `kind` determines the type.
  const type = more.type as AnyType;
  const { plain = false, omitted } = type;
  const read = type.kind === 'object' ? (json: Json, reader: Reader) => type.read(json, reader) : type.read;
  const write = type.kind === 'object' ? (value: unknown) => type.write(value as object) : type.write;
  const { title, description, blank = type.blank, calculated, recommended, constraints } = more;
  return {
    name,
    type,
    written: Boolean(required || always),
    plain,
    read,
    write,
    omitted,
    title,
    description,
    required,
    always,
    blank,
    calculated,
    recommended,
    constraints,
  } as NamedField;
}

let count = 0;

/**
 * An object of the standard: all its properties, in the order in which they are written. Reading, writing, walking, the
 * paths of rules and the JSON Schema are derived from it.
 */
export class ObjectType<T extends object, W = unknown> implements ValueType<T, W> {
  declare readonly written?: W;
  readonly kind = 'object';
  readonly blank = null;
  /** A unique number, for tables indexed by type. */
  readonly index = count++;
  /** The standard's name of the type: `bill.Invoice`. */
  readonly name: string;
  /** The path of its schema: `bill/invoice`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly NamedField[];
  readonly within: string | undefined;
  readonly constraints: { readonly [keyword: string]: unknown } | undefined;
  readonly #members = new Map<string, NamedField>();
  readonly #folded = new Map<string, NamedField>();
  readonly #legacy = new Map<string, NamedField>();
  readonly #template: T;
  readonly #copy: Copy;
  readonly #hooks: Hooks<T>;

  constructor(
    name: string,
    // biome-ignore lint/suspicious/noExplicitAny: the fields of older versions get their types where they are declared.
    options: ObjectOptions<T, any>,
    fields: Fields,
  ) {
    this.name = name;
    this.path = options.path ?? schemaPath(name);
    this.title = options.title;
    this.description = options.description;
    this.within = options.within;
    this.constraints = options.constraints;
    this.#hooks = options;
    this.fields = Object.entries(fields).map(([fieldName, each]) => named(fieldName, each));
    const template: Record<string, undefined> = {};
    for (const each of this.fields) {
      this.#members.set(each.name, each);
      this.#folded.set(foldName(each.name), each);
      template[each.name] = undefined;
    }
    for (const [legacyName, each] of Object.entries((options.legacy ?? {}) as Fields)) {
      this.#legacy.set(legacyName, named(legacyName, each));
      this.#folded.set(foldName(legacyName), named(legacyName, each));
    }
    this.#template = template as T;
    this.#copy = copierOf(this.index);
  }

  /** Returns a new object with these properties; all others are absent. */
  create(values?: Partial<T>): T {
    const value = this.#copy(this.#template);
    return values === undefined ? value : Object.assign(value, values);
  }

  field(name: string): NamedField | undefined {
    return this.#members.get(name);
  }

  read(json: Json, reader: Reader): T | undefined {
    if (!isJsonObject(json)) return reader.wrongType(json, '{property} must be an object, but is {found}');
    checkpoint();
    const value = this.#copy(this.#template);
    let legacy: Record<string, unknown> | undefined;
    for (const name in json) {
      const member = json[name];
      const known = this.#members.get(name);
      if (known) {
        if (member === null || member === undefined) continue;
        reader.path.push(name);
        (value as Record<string, unknown>)[name] = known.read(member, reader);
        reader.path.pop();
        continue;
      }
      const old = this.#legacy.get(name);
      if (old) {
        if (member === null || member === undefined) continue;
        reader.path.push(name);
        legacy ??= {};
        legacy[name] = old.type.read(member, reader);
        reader.path.pop();
        continue;
      }
      if (name === '$schema') continue;
      if (this.#folded.has(foldName(name))) return this.read(this.#exactNames(json, reader), reader);
      if (foldName(name) === '$schema') reader.otherCase(name, '$schema', this.title);
      else reader.unknownMember(name, this.#members.keys(), this.title);
    }
    if (legacy) this.#hooks.migrate?.(value, legacy);
    this.#hooks.completed?.(value);
    return value;
  }

  write(value: T): JsonObject {
    const json: JsonObject = {};
    this.writeInto(json, value);
    return json;
  }

  writeInto(json: JsonObject, value: T): void {
    checkpoint();
    // Objects are copied from the template, so their members are in field order. Walking both together avoids a
    // look-up by name for each member, most of which are absent.
    let position = 0;
    for (const name in value) {
      const each = this.fields[position++];
      if (each?.name !== name) throw outOfOrder(this.name, name);
      const member: unknown = value[name];
      if (member === undefined || member === null) {
        if (each.written) json[name] = each.blank;
        continue;
      }
      const text = each.plain ? (member as Json) : each.write(member);
      if (each.written || !each.omitted?.(text)) json[name] = text;
    }
  }

  /**
   * Returns the members under their exact names. Letter case in names is ignored. Several spellings of one name are
   * taken in byte order and their values merged (chapter 01 §8, points 2 and 3).
   */
  #exactNames(json: JsonObject, reader: Reader): JsonObject {
    const exact: JsonObject = {};
    for (const name of Object.keys(json).sort(compareBytes)) {
      const known = this.#members.get(name) ?? this.#folded.get(foldName(name));
      const target = known?.name ?? name;
      if (target !== name) reader.otherCase(name, target, this.title);
      const member = json[name] ?? null;
      const before = exact[target];
      setMember(exact, target, known && before !== undefined ? layOver(before, member, known.type) : member);
    }
    return exact;
  }
}

function outOfOrder(type: string, name: string): Error {
  return new Error(`${type} has a member ${name} out of its order`);
}

/** Kinds whose value survives a null under a later spelling. */
const KEPT_BY_NULL: ReadonlySet<Kind> = new Set<Kind>(['text', 'boolean', 'integer', 'number']);

/** Merges a value of a property over an earlier one. */
function layOver(before: Json, after: Json, type: AnyType): Json {
  if (after === null) return KEPT_BY_NULL.has(type.kind) ? before : null;
  if (type.kind === 'object' && isJsonObject(before) && isJsonObject(after)) {
    const merged = { ...before };
    for (const [name, member] of Object.entries(after)) {
      const field = type.field(name);
      const known = merged[name];
      setMember(merged, name, field && known !== undefined ? layOver(known, member, field.type) : member);
    }
    return merged;
  }
  if (type.kind === 'map' && type.merges && isJsonObject(before) && isJsonObject(after)) return { ...before, ...after };
  if (type.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const { element } = type;
    return after.map((entry, position) => {
      const known = before[position];
      return known === undefined || known === null ? entry : layOver(known, entry, element);
    });
  }
  return after;
}

/** The type of an object with these fields. */
export interface ObjectOf<F extends Fields> extends ObjectType<ValuesOf<F>, WrittenOf<F>> {}

export function object<F extends Fields, L extends Fields = Record<never, never>>(
  name: string,
  options: ObjectOptions<ValuesOf<F>, L>,
  fields: F,
): ObjectOf<F> {
  return new ObjectType(name, options, fields);
}

/** Returns the schema path of a type: `bill.SubLine` → `bill/sub-line` (chapter 01 §10.1). */
export function schemaPath(name: string): string {
  const [head = '', tail] = name.split('.');
  return tail === undefined ? kebab(head) : `${head}/${kebab(tail)}`;
}
