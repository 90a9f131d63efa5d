/**
 * Small settings of this browser, by name. Where storage is refused they last as long as the page.
 */
const fallback = new Map<string, string>();
const prefix = 'billwright.';

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
};
