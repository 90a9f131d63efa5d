import type { Json } from './json.ts';
import type { AnyObject, AnyType } from './object.ts';
import type { Validation } from './validation.ts';
import type { Any, JsonOf, Kind, ValueOf, ValueType } from './value.ts';

export interface ListType<V extends Any> extends ValueType<ValueOf<V>[], JsonOf<V>[]> {
  readonly kind: 'list';
  readonly element: AnyType;
}

export interface ListOptions<E> {
  /** Checks the list as a whole, before the rules of its entries run. */
  check?: (list: E[], validation: Validation) => void;
  /** Reject null entries like any other entry of a wrong type. */
  refusesNull?: boolean;
}

const KEEPS_NULL: ReadonlySet<Kind> = new Set<Kind>(['object', 'wrapper']);

/**
 * Declares a list of one type. Null entries stay in lists of objects until normalising removes them; in other lists
 * they become empty texts or zeros (chapter 01 §8, point 4).
 */
export function list<V extends Any>(element: V, options: ListOptions<ValueOf<V>> = {}): ListType<V> {
  type E = ValueOf<V>;
  /** Keeps the position of an unreadable entry. The cast is needed because the kind of a generic element does not narrow its type. */
  const placeholder = () =>
    element.kind === 'object'
      ? (element as unknown as AnyObject).create()
      : element.kind === 'wrapper'
        ? { $schema: '' }
        : element.blank;
  const forNull = KEEPS_NULL.has(element.kind) ? null : (element.blank as E);
  return {
    kind: 'list',
    element: element as AnyType,
    blank: null,
    read(json, reader) {
      if (!Array.isArray(json)) return reader.wrongType(json, '{property} must be a list, but is {found}');
      if (!reader.hasRoomFor(json.length)) return undefined;
      // A copy has exactly the length it needs. Most lists have one entry, and an array that grows by `push`
      // reserves room for 17.
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
        else if (reader.faults.length > 0) entries[length++] = placeholder();
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
