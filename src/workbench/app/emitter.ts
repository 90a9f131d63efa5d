/** Tells its subscribers of events, each with a value. */
export interface Emitter<T> {
  emit(value: T): void;
  /** Calls a listener with every event from now on; returns the function that ends it. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Returns an emitter without subscribers. */
export function emitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
