import type { AnyType, ObjectType } from './object.ts';

/**
 * Returns a function that gives what is made of the type of each field of an object, in their order; made once for a type. Members of an object stand in
 * that order too: walking along both spares a look-up by name for each.
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
