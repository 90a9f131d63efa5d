/** Modules that are fetched when they are first wanted. */

/**
 * Returns a function that fetches something once, and gives the same each time; what could not be fetched is tried again. A module is not asked for
 * anew for each document: that costs more than the work on a small one.
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
