/**
 * The engine: the standard's documents, completed, checked, copied. Pure and synchronous but for `load`, which fetches
 * the regimes and addons that a document touches. Nothing here throws for a bad document.
 */
export type { CalculationStep, Operand, Operation, RateSource } from './bill/record.ts';
export { type PrivateKey, type PublicKey, thumbprint } from './dsig/key.ts';
export { type CorrectOptions, correct, correctionOptions } from './envelope/correct.ts';
export { type BuildOptions, build, type ReplicateOptions, replicate, validate } from './envelope/operations.ts';
export type { ReadOptions } from './envelope/root.ts';
export { type KeyPair, keygen, type SignOptions, sign, unsign } from './envelope/sign.ts';
export { convertCurrency, invert, removeIncludedTaxes } from './envelope/transform.ts';
export { type SignatureDetails, type Verified, type VerifyOptions, verify } from './envelope/verify.ts';
export type { Environment, ErrorKey, Failure, Fault, Outcome, Success } from './faults.ts';
export { failure, mergeFaults, messageOf } from './faults.ts';
export type { Json, JsonObject } from './model/json.ts';
export { NumberText } from './reading/number-text.ts';
export { load } from './registry.ts';
export type { RuleDetail, RuleSummary } from './rules/general-rule.ts';
export { ruleDetail, ruleSummaries } from './rules/summaries.ts';
export { bundledSchema } from './schema/bundle.ts';
export { jsonSchema } from './schema/json-schema.ts';
export { schemaIds } from './schemas.ts';
export {
  type AddonSummary,
  addonDefinition,
  addonSummaries,
  type CatalogueSummary,
  catalogueDefinition,
  catalogueSummaries,
  currencyDefinitions,
  type RegimeSummary,
  regimeDefinition,
  regimeSummaries,
} from './summaries.ts';
export { newUuidV7 } from './text/uuid.ts';
export { STANDARD_VERSION, VERSION } from './version.ts';
