import { isEmbedded } from '../embedding/frame.ts';

/**
 * Small settings of this browser, by name. Where storage is refused they last as long as the page.
 */
const fallback = new Map<string, string>();
/** A page around may be of the same site: its choices are not those of who opens the workbench by itself. */
const prefix = isEmbedded ? 'billwright.embedded.' : 'billwright.';

export const settings = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(prefix + name);
    } catch {
      return fallback.get(name) ?? null;
    }
  },
  setItem(name: string, value: string): void {
    fallback.set(name, value);
    try {
      localStorage.setItem(prefix + name, value);
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
