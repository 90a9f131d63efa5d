/**
 * Billwright as a library: `import { build } from 'billwright'`. All regimes and addons are loaded before the first
 * call, so that every operation but those that sign, verify and make keys is synchronous. Faults are values: an
 * operation throws only for a `data` that is neither a text nor has a JSON form.
 */

export type {
  AddonSummary,
  CalculationStep,
  Environment,
  ErrorKey,
  Failure,
  Fault,
  Json,
  JsonObject,
  KeyPair,
  NumberText,
  Operand,
  Outcome,
  PrivateKey,
  PublicKey,
  RegimeSummary,
  RuleSummary,
  SignatureDetails,
  Success,
  Verified,
} from '../engine/index.ts';
export { messageOf, STANDARD_VERSION, VERSION } from '../engine/index.ts';
export {
  type BuildOptions,
  build,
  convertCurrency,
  correct,
  correctionOptions,
  type DocumentInput,
  invert,
  keygen,
  type OperationOptions,
  removeIncludedTaxes,
  replicate,
  type SignOptions,
  sign,
  type VerifyOptions,
  validate,
  verify,
} from './operations.ts';
export { addon, addons, regime, regimes, rule, rules, schema, schemas } from './reference.ts';
