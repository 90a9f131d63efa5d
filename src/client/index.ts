/** The typed client of the service. */
export type {
  AddonDefinition,
  AddonSummary,
  CalculationStep,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  Definition,
  DocumentInput,
  I18n,
  RegimeDefinition,
  RegimeSummary,
  RuleSummary,
} from '../engine/index.ts';
export type {
  ApiDescription,
  DescribedOperation,
  ExampleSummary,
  Fault,
  JsonSchema,
  KeyPairBody as KeyPair,
  RuleDetail,
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
