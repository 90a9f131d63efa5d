/** Loads modules on first use. */

/**
 * Returns a function that loads something once and then returns the same result. After a failure it tries again.
 * Importing a module for each document would take longer than processing a small one.
 */
export function lazily<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
}
