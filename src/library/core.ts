/**
 * Billwright as a library that starts with nothing loaded: `import { build, load } from 'billwright/core'`, then `await
 * load(['ES', 'es-facturae-v3'])`. It has the functions of `billwright`; documents are objects or JSON texts. If a
 * document needs a regime or addon that is not loaded, the operation fails with `BW-NOT-LOADED` instead of returning a
 * different result.
 */

export type {
  CorrectionDraft,
  Delivery,
  DeliveryDraft,
  Envelope,
  EnvelopeDraft,
  Invoice,
  InvoiceDraft,
  Message,
  MessageDraft,
  Order,
  OrderDraft,
  Party,
  PartyDraft,
  Payment,
  PaymentDraft,
  Status,
  StatusDraft,
} from '../engine/document-types.ts';
export type {
  AddonDefinition,
  AddonKey,
  AddonSummary,
  CalculationStep,
  CountryCode,
  CurrencyCode,
  DocumentInput,
  Environment,
  ErrorKey,
  ExplainedStep,
  FaultCode,
  Json,
  JsonObject,
  JsonWebKey,
  JsonWebKeys,
  Known,
  NumberText,
  Operand,
  PrivateKey,
  PublicKey,
  RegimeCode,
  RegimeDefinition,
  RegimeSummary,
  RuleSummary,
  SchemaId,
  SchemaPath,
  SignatureDetails,
  TaxCategoryCode,
  TaxCountryCode,
  TaxKey,
  TaxRateKey,
  UnitKey,
  Verified,
  WordedFailure as Failure,
  WordedFault as Fault,
  WordedOutcome as Outcome,
  WordedSuccess as Success,
} from '../engine/index.ts';
export { explained, STANDARD_VERSION, VERSION } from '../engine/index.ts';
export type { HouseRules } from '../house-rules/house-rules.ts';
export type { HouseCondition, HouseRule, HouseRulesFile, HouseTest } from '../house-rules/rules-file.ts';
export { houseRules } from './house-rules.ts';
export { type KeyPair, keygen } from './keys.ts';
export { languages, loadLanguage } from './language.ts';
export { load, loadFor } from './load.ts';
export { loaded } from './loaded.ts';
export { messageOf } from './message-of.ts';
export * from './operations.ts';
export * from './reference.ts';
export * from './standard-schema.ts';
