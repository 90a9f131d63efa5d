/**
 * The engine: completes, validates and copies the standard's documents. It is pure and synchronous except for `load`,
 * which loads the regimes and addons that a document needs. No function throws because of an invalid document.
 */
export type { CalculationStep, Operand, Operation, RateSource } from './calculation-step.ts';
export type { CurrencyDefinition } from './currency/currencies.ts';
export { type JsonWebKey, type JsonWebKeys, type PrivateKey, type PublicKey, thumbprint } from './dsig/key.ts';
export { type KeyPair, keygen } from './dsig/keygen.ts';
export { type ExplainedStep, explained } from './explained.ts';
export type {
  Environment,
  ErrorKey,
  Failure,
  Fault,
  Outcome,
  Success,
  WordedFailure,
  WordedFault,
  WordedOutcome,
  WordedSuccess,
} from './faults.ts';
export { failure, mergeFaults, worded, wordedOutcome } from './faults.ts';
export type {
  AddonKey,
  CatalogueKey,
  CountryCode,
  CurrencyCode,
  ExampleName,
  FaultCode,
  FormatKey,
  Known,
  RegimeCode,
  SchemaPath,
  TaxCategoryCode,
  TaxCountryCode,
  TaxKey,
  TaxRateKey,
  UnitKey,
} from './known-names.ts';
export type { RuleDetail, RuleSummary } from './model/general-rule.ts';
export { interruptWhen } from './model/interrupt.ts';
export type { Json, JsonObject } from './model/json.ts';
export { NumberText } from './model/number-text.ts';
export type { SchemaId } from './model/schema-id.ts';
export { type CorrectOptions, correct, correctionOptions } from './operations/correct.ts';
export {
  type BuildOptions,
  build,
  type ReplicateOptions,
  replicate,
  validate,
} from './operations/operations.ts';
export type { DocumentInput, Options } from './operations/options.ts';
export type { ReadOptions } from './operations/root.ts';
export { type SignOptions, sign, signHeader, unsign } from './operations/sign.ts';
export { enforced } from './operations/strict.ts';
export { convertCurrency, invert, removeIncludedTaxes, roundToCurrency } from './operations/transform.ts';
export { type Verified, type VerifyOptions, verify, verifySignatures } from './operations/verify.ts';
export { ruleDetail, ruleSummaries } from './rule-summaries.ts';
export { bundledSchema } from './schema/bundle.ts';
export { jsonSchema } from './schema/json-schema.ts';
export { schemaIds } from './schemas.ts';
export type { SignatureDetails, SignatureState } from './signature-details.ts';
export {
  type AddonSummary,
  addonDefinition,
  addonSummaries,
  type CatalogueSummary,
  catalogueDefinition,
  catalogueSummaries,
  currencyDefinitions,
  type Named,
  type RegimeSummary,
  regimeDefinition,
  regimeSummaries,
} from './summaries.ts';
export type {
  AddonDefinition,
  CatalogueDefinition,
  Definition,
  I18n,
  RegimeDefinition,
} from './tax/definitions.ts';
export { newUuidV7 } from './text/uuid.ts';
export { STANDARD_VERSION, VERSION } from './version.ts';
