/** The typed client of the service. */
export type {
  AddonDefinition,
  AddonSummary,
  ExampleSummary,
  ExtensionDefinition,
  Fault,
  I18nText,
  JsonSchema,
  RegimeDefinition,
  RegimeSummary,
  SchemaBody,
  Version,
} from './answers.ts';
export type {
  BuildRequest,
  CallOptions,
  Client,
  Document,
  DocumentInput,
  ReplicateRequest,
  ValidateRequest,
} from './client.ts';
export { createClient } from './client.ts';
export { ServiceError, UnreachableError } from './errors.ts';
export type { Answer, ClientOptions } from './transport.ts';
