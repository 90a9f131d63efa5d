/** The typed client of the service. */
export type {
  AddonDefinition,
  CalculationStep,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  Definition,
  DocumentInput,
  I18n,
  RegimeDefinition,
  RegimeSummary,
} from '../engine/index.ts';
export type {
  AddonSummary,
  ApiDescription,
  DescribedOperation,
  ExampleSummary,
  Fault,
  JsonSchema,
  KeyPairBody as KeyPair,
  RuleDetail,
  RuleSummary,
  SchemaBody,
  SignatureDetails,
  VerifiedBody as Verified,
  Version,
} from './answers.ts';
export type { Client } from './client.ts';
export { createClient } from './client.ts';
export { ServiceError, UnreachableError } from './errors.ts';
export type {
  BuildRequest,
  CallOptions,
  ConvertCurrencyRequest,
  CorrectionOptionsRequest,
  CorrectRequest,
  Document,
  Key,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './requests.ts';
export type { Answer, ClientOptions } from './transport.ts';
