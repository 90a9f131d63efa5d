/** Returns a version of a function that runs once for each object: one element may contain all values of a file. */
export function oncePer<K extends object, T>(run: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly result: T }>();
  return (key) => {
    const found = known.get(key) ?? { result: run(key) };
    known.set(key, found);
    return found.result;
  };
}
