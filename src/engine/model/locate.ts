import type { AnyType, NamedField, ObjectType } from './object.ts';
import type { Step } from './path.ts';

/** What the declarations say of one place in a document. */
export interface Declared {
  type: AnyType;
  /** The property that holds the place, itself or as an entry of its list or map. */
  field?: NamedField;
  /** The object whose property that is. */
  owner?: ObjectType<object>;
  /** The key of the place, where it is an entry of a map. */
  key?: string;
}

/** The type of the object that stands at a path by the `$schema` in it: the document itself, a wrapper's content. */
export type TypeAt = (path: readonly Step[]) => ObjectType<object> | undefined;

/**
 * What is declared at a path, whether or not anything stands there: `['lines', 0, 'item', 'price']` of an invoice
 * gives the property `price` of `org.Item`. Undefined where nothing is declared.
 */
export function declaredAt(path: readonly Step[], typeAt: TypeAt): Declared | undefined {
  const root = typeAt([]);
  let here: Declared | undefined = root && { type: root };
  for (const [depth, step] of path.entries()) {
    if (!here) return undefined;
    here = below(here, step, path.slice(0, depth), typeAt);
  }
  return here;
}

/** The object type whose properties stand at a place; undefined for lists, maps and plain values. */
export function objectAt(path: readonly Step[], typeAt: TypeAt): ObjectType<object> | undefined {
  const declared = declaredAt(path, typeAt);
  return declared && objectOf(declared.type, path, typeAt);
}

function below(here: Declared, step: Step, path: readonly Step[], typeAt: TypeAt): Declared | undefined {
  const { type } = here;
  const object = objectOf(type, path, typeAt);
  if (object) {
    const field = object.field(String(step));
    return field && { type: field.type, field, owner: object };
  }
  if (type.kind === 'list') {
    return typeof step === 'number' ? { ...here, type: type.element } : undefined;
  }
  return type.kind === 'map' ? { ...here, type: ENTRY, key: String(step) } : undefined;
}

function objectOf(type: AnyType, path: readonly Step[], typeAt: TypeAt): ObjectType<object> | undefined {
  if (type.kind === 'object') return type;
  return type.kind === 'wrapper' ? typeAt(path) : undefined;
}

/** The value of an entry of a map: a text. */
const ENTRY: AnyType = {
  kind: 'text',
  blank: '',
  read: (json) => json,
  write: (value) => value as string,
};
