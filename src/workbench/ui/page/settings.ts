import { isEmbedded } from './embedded.ts';

/**
 * Small settings of this browser, by name. If storage is refused, they last as long as the page. The same applies in a
 * frame, because the settings of a host page must not affect the workbench on its own.
 */
const fallback = new Map<string, string>();
const prefix = 'billwright.';

export const settings = {
  getItem(name: string): string | null {
    try {
      if (!isEmbedded) return localStorage.getItem(prefix + name);
      return fallback.get(name) ?? null;
    } catch {
      return fallback.get(name) ?? null;
    }
  },
  setItem(name: string, value: string): void {
    fallback.set(name, value);
    try {
      if (!isEmbedded) localStorage.setItem(prefix + name, value);
    } catch {
      // Kept in `fallback`.
    }
  },
  clear(): void {
    fallback.clear();
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
    } catch {
      // Nothing is stored.
    }
  },
};
