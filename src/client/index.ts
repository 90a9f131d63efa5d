/** The typed client of the service. */
export type {
  AddonDefinition,
  AddonSummary,
  ApiDescription,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  DescribedOperation,
  ExampleSummary,
  ExtensionDefinition,
  Fault,
  I18nText,
  JsonSchema,
  KeyPairBody as KeyPair,
  RegimeDefinition,
  RegimeSummary,
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
  DocumentInput,
  Key,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './requests.ts';
export type { Answer, ClientOptions } from './transport.ts';
