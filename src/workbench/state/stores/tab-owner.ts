/** Decides which tab of this browser has which stored data, so that a tab finds its own again after a reload. */

export interface TabOwner {
  /** Returns what this tab had before a reload. */
  own(): string | null;
  /** What this tab holds. */
  held(): string | undefined;
  /** Locks something for this tab until it is closed or takes another; returns whether no other tab had it. */
  hold(id: string): Promise<boolean>;
  /** Returns whether a tab holds it. */
  isHeld(id: string): Promise<boolean>;
}

export function tabOwner(name: string): TabOwner {
  const key = `${name}-run`;
  const lockOf = (id: string) => `${name}-${id}`;
  let held: { id: string; release(): void } | undefined;
  const note = (id: string) => {
    try {
      sessionStorage.setItem(key, id);
    } catch {
      // It can be found again as the latest one.
    }
  };
  return {
    own() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        // The browser refused storage.
        return null;
      }
    },
    held: () => held?.id,
    async hold(id) {
      if (held?.id === id) return true;
      const isOurs = await new Promise<boolean>((resolve) => {
        if (!navigator.locks) return resolve(true);
        const take = (lock: Lock | null) => {
          resolve(lock !== null);
          if (!lock) return undefined;
          held?.release();
          return new Promise<void>((release) => {
            held = { id, release };
          });
        };
        navigator.locks.request(lockOf(id), { ifAvailable: true }, take).catch(() => resolve(true));
      });
      if (isOurs) note(id);
      return isOurs;
    },
    async isHeld(id) {
      const { held: locks = [] } = (await navigator.locks?.query()) ?? {};
      return locks.some((lock) => lock.name === lockOf(id));
    },
  };
}
