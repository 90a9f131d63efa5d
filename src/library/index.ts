/**
 * Billwright as a library: `import { build } from 'billwright'`. All regimes and addons are loaded from the start, so
 * every operation is synchronous except those that sign, verify or create keys. Faults are values: an operation throws
 * only if `data` is neither a text nor a value with a JSON form.
 *
 * All imports except those of translations are static, so the library loads wherever modules do, including through
 * `require`. Each function is exported by the module that loads no more than it needs, so bundlers leave the rest out.
 */

export { explained } from '../engine/explained.ts';
export { STANDARD_VERSION, VERSION } from '../engine/version.ts';
export type * from './core.ts';
export { languages, loadLanguage } from './language.ts';
export { messageOf } from './message-of.ts';
export { addon, addons } from './whole/addons.ts';
export {
  build,
  convertCurrency,
  correct,
  correctionOptions,
  explain,
  houseRules,
  invert,
  loaded,
  removeIncludedTaxes,
  replicate,
  roundToCurrency,
  rule,
  rules,
  schema,
  schemas,
  standardSchema,
  validate,
} from './whole/documents.ts';
export { keygen } from './whole/keys.ts';
export { load, loadFor } from './whole/load.ts';
export { regime, regimes } from './whole/regimes.ts';
export { sign, verify } from './whole/signatures.ts';
