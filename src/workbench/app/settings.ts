import { isEmbedded } from './embedded.ts';

/**
 * Small settings of this browser, by name. Where storage is refused they last as long as the page, as they do in a frame:
 * what the host page wants is not what is wanted where the workbench is opened by itself.
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
  /** Removes them all. */
  clear(): void {
    fallback.clear();
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
    } catch {
      // Nothing is kept.
    }
  },
};
