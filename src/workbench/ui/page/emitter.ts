/** Sends events to subscribers. */
export interface Emitter<T> {
  emit(value: T): void;
  /** Calls a listener for every future event. Returns the function that unsubscribes it. */
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
