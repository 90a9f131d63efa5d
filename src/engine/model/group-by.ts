/** Adds an entry to the group of a key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, entry: T): void {
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

/** Groups entries by key, in order of first occurrence. */
export function groupBy<T, K>(entries: Iterable<T>, keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of entries) addTo(groups, keyOf(entry), entry);
  return groups;
}
