import type { AnyType, ObjectType } from './object.ts';

/**
 * Returns a function that computes a value for each field of an object type, in field order, once per type. The members
 * of an object have the same order, so walking both together avoids a look-up by name.
 */
export function byField<T>(make: (type: AnyType) => T): (type: ObjectType<object>) => readonly T[] {
  const known: (readonly T[] | undefined)[] = [];
  return ({ index, fields }) => {
    let made = known[index];
    if (made === undefined) {
      made = fields.map(({ type }) => make(type));
      known[index] = made;
    }
    return made;
  };
}
