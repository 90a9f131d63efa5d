import type { CatalogueDefinition } from '../tax/definitions.ts';

/** The scheme of URIs for parties in the Peppol network: `iso6523-actorid-upis::0225:356000000`. */
export const NETWORK_SCHEME = 'iso6523-actorid-upis';

/** Code lists of ISO: the registered schemes of ISO/IEC 6523 (https://www.iso.org/standard/25773.html). */
export const catalogue: CatalogueDefinition = {
  key: 'iso',
  name: { en: 'ISO/IEC Data Elements' },
  extensions: [{ key: 'iso-scheme-id', name: { en: 'ISO/IEC 6523 Identifier scheme code' }, pattern: '^\\d{4}$' }],
};
