/** The extensions of Chorus Pro, and the codes that depend on other properties. */
export const FRAMEWORK = 'fr-choruspro-framework';
export const SCHEME = 'fr-choruspro-scheme';

export const SIRET_SCHEME = '1';
export const EUROPEAN_SCHEME = '2';
export const FOREIGN_SCHEME = '3';
