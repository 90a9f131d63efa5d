import type { AnyType, NamedField, ObjectType } from './object.ts';
import type { Step } from './path.ts';

/** The declaration that applies to one place in a document. */
export interface Declared {
  type: AnyType;
  /** The property at this place, or the property whose list or map contains the place. */
  field?: NamedField;
  /** The object that declares the property. */
  owner?: ObjectType<object>;
  /** The key of the place, if it is an entry of a map. */
  key?: string;
}

/** Returns the object type named by the `$schema` at a path: the document itself or the content of a wrapper. */
export type TypeAt = (path: readonly Step[]) => ObjectType<object> | undefined;

/**
 * Returns the declaration for a path, even if the document has no value there: `['lines', 0, 'item', 'price']` of an
 * invoice gives the property `price` of `org.Item`. Returns undefined for an undeclared path.
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

/** Returns the object type whose properties are at a place; undefined for lists, maps and plain values. */
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

/** The value of a map entry: a text. */
const ENTRY: AnyType = {
  kind: 'text',
  blank: '',
  read: (json) => json,
  write: (value) => value as string,
};
