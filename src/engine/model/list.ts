import type { Json } from './json.ts';
import type { AnyType } from './object.ts';
import type { Validation } from './validation.ts';
import type { Any, JsonOf, Kind, ValueOf, ValueType } from './value.ts';

export interface ListType<V extends Any> extends ValueType<ValueOf<V>[], JsonOf<V>[]> {
  readonly kind: 'list';
  readonly element: AnyType;
}

export interface ListOptions<E> {
  /** Rules on the list as a whole, run before those of its entries. */
  check?: (list: E[], validation: Validation) => void;
  /** An entry that is null is refused as any other that is not of the type. */
  refusesNull?: boolean;
}

const KEEPS_NULL: ReadonlySet<Kind> = new Set<Kind>(['object', 'wrapper']);

/**
 * A list of one type. Entries that are null stay in lists of objects until normalising removes them, and are empty
 * texts or zeros elsewhere (chapter 01 §8, point 4).
 */
export function list<V extends Any>(element: V, options: ListOptions<ValueOf<V>> = {}): ListType<V> {
  type E = ValueOf<V>;
  const forNull = KEEPS_NULL.has(element.kind) ? null : (element.blank as E);
  return {
    kind: 'list',
    element: element as AnyType,
    blank: null,
    read(json, reader) {
      if (!Array.isArray(json)) return reader.wrongType(json, 'a list');
      if (!reader.hasRoomFor(json.length)) return undefined;
      // A copy is as long as it has to be: most lists have one entry, and one that grows has room for 17.
      const entries: unknown[] = json.slice();
      let length = 0;
      for (let i = 0; i < json.length; i++) {
        const entry = json[i] as Json;
        if (entry === null && !options.refusesNull) {
          entries[length++] = forNull;
          continue;
        }
        reader.path.push(i);
        const value = element.read(entry, reader);
        reader.path.pop();
        if (value !== undefined) entries[length++] = value;
      }
      if (length < entries.length) entries.length = length;
      return entries as E[];
    },
    write(entries) {
      if (element.plain) return entries as Json[];
      const json: Json[] = entries.slice() as Json[];
      for (let i = 0; i < json.length; i++) {
        const entry = entries[i];
        json[i] = entry === null || entry === undefined ? null : element.write(entry);
      }
      return json;
    },
    omitted: (json) => (json as Json[]).length === 0,
    ...(options.check && { check: options.check }),
  };
}
