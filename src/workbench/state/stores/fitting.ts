import type { StoredIn } from './shapes/index.ts';
import type { StoreName } from './stores.ts';

/** Returns the values that have the shape of a store. Another program, or another version of this one, may have stored others. */
export async function fitting<Name extends StoreName>(name: Name, values: unknown[]): Promise<StoredIn<Name>[]> {
  if (values.length === 0) return [];
  const { shapes } = await import('./shapes/index.ts');
  return values.filter((value): value is StoredIn<Name> => shapes[name].safeParse(value).success);
}
