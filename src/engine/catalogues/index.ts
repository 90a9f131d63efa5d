import type { CatalogueDefinition } from '../tax/definitions.ts';
import { extensionsOfCatalogues } from './extension-keys.ts';

/** A catalogue and the data available before it is loaded. */
export interface CatalogueEntry {
  readonly key: keyof typeof extensionsOfCatalogues;
  readonly extensions: readonly string[];
  readonly load: () => Promise<CatalogueDefinition>;
}

const { cef, iso, pint, untdid } = extensionsOfCatalogues;

/** All catalogues, by key. Their code lists are long, and only lists and forms need them. */
export const catalogues: readonly CatalogueEntry[] = [
  // Plain values, so that bundlers can remove unused entries.
  { key: 'cef', extensions: cef, load: async () => (await import('./cef.ts')).catalogue },
  { key: 'iso', extensions: iso, load: async () => (await import('./iso.ts')).catalogue },
  { key: 'pint', extensions: pint, load: async () => (await import('./pint.ts')).catalogue },
  { key: 'untdid', extensions: untdid, load: async () => (await import('./untdid/index.ts')).catalogue },
];
