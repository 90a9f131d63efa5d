/** The typed client of the service. */

export { explained } from '../engine/explained.ts';
export type {
  AddonDefinition,
  AddonSummary,
  CalculationStep,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  Definition,
  DocumentInput,
  ExplainedStep,
  I18n,
  JsonWebKey,
  JsonWebKeys,
  PrivateKey,
  PublicKey,
  RegimeDefinition,
  RegimeSummary,
  SignatureDetails,
  Verified,
} from '../engine/index.ts';
export type {
  AttachedFile,
  FormatDefinition,
  FormatSummary,
  RuleSetSummary,
  RulesInForce,
  WordedLoss as Loss,
} from '../formats/index.ts';
export type {
  ApiDescription,
  ChainAnswer,
  CheckReport,
  Conversion,
  Declaration,
  DescribedOperation,
  DescribedParameter,
  Document,
  ExampleSummary,
  Fault,
  InvoiceChainAnswer,
  JsonSchema,
  Repaired,
  RuleDetail,
  RuleSummary,
  SchemaBody,
  Version,
} from './answers.ts';
export type { BulkAnswer, BulkOptions, BulkRequest } from './bulk.ts';
export type { Client, Operations, PageClient } from './client.ts';
export { createClient, createSingleClient } from './client.ts';
export {
  AccessError,
  BusyError,
  CalculationError,
  InputError,
  NotFoundError,
  SignatureError,
  ValidationError,
} from './error-classes.ts';
export { ServiceError, UnreachableError } from './errors.ts';
export type {
  BuildRequest,
  CallOptions,
  ConvertCurrencyRequest,
  ConvertRequest,
  CorrectionOptionsRequest,
  CorrectRequest,
  DeclareRequest,
  FixRequest,
  KeyPair,
  OperationRequest,
  ReplicateRequest,
  SignedReportRequest,
  SignRequest,
  ValidateRequest,
  VerifactuMessagesRequest,
  VerifyRequest,
} from './requests.ts';
export type { Answer, Answered, Attempt, ClientOptions } from './transport.ts';
