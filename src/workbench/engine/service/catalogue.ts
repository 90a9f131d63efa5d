/** Queries of reference data, apart from those that the first page needs. */
import { asking, service } from './service.ts';

/** The service's description. */
export const descriptionQuery = asking(['description'], service.description);

export const addonsQuery = asking(['addons'], service.addons);
export const addonQuery = (key: string) => asking(['addons', key], (options) => service.addon(key, options));

export const formatsQuery = asking(['formats'], service.formats);
export const formatQuery = (key: string) =>
  asking(['formats', key], (options) => service.format(key as Parameters<typeof service.format>[0], options));

/** A code list of an international body. */
export const catalogueQuery = (key: string) =>
  asking(['catalogues', key], (options) => service.catalogue(key, options));

export const regimesQuery = asking(['regimes'], service.regimes);
export const regimeQuery = (code: string) => asking(['regimes', code], (options) => service.regime(code, options));

export const schemasQuery = asking(['schemas'], service.schemas);
export const schemaQuery = (path: string) => asking(['schemas', path], (options) => service.schema(path, options));

/** All fault codes. */
export const rulesQuery = asking(['rules'], service.rules);
export const ruleQuery = (code: string) => asking(['rules', code], (options) => service.rule(code, options));
