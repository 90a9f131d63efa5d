import { isObject } from './values.ts';

/** Returns the values of a document by their paths: `$.lines[0].quantity`. Objects and lists are not values. */
export function valuesOf(document: unknown): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const collect = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) collect(entry, `${path}[${index}]`);
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) collect(member, `${path}.${name}`);
    else values.set(path, value);
  };
  collect(document, '$');
  return values;
}
