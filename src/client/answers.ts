import type * as engine from '../engine/index.ts';
import type { FormatRuleCode } from '../formats/check/rule-codes.ts';
import type { CheckReport } from '../formats/check-report/data.ts';
import type { FormatDefinition, FormatSummary, RulesInForce, WordedConversion } from '../formats/index.ts';
import type { Repair } from '../operations/fix.ts';
import type { ChainAnswer, InvoiceChainAnswer } from '../operations/many/chain-answer.ts';
import type { DeclareAnswer } from '../operations/many/declare.ts';
import type { MessagesAnswer } from '../operations/many/verifactu-messages.ts';
import type { Example } from '../service/examples/index.ts';
import type { ListedRule, RuleDetail } from '../service/rules/index.ts';
import { z } from './zod.ts';

/**
 * The response bodies of the service (chapter 09 §2.1, §6.2, §6.3, §7). Engine and service declare their types; the
 * schemas here check the members that a body must have. Unknown members are kept, since a newer service may send more.
 */

/**
 * Returns a schema for objects with these members. The object is passed on unchanged; member values are trusted to
 * match the declaration.
 */
function having<T extends object>(...members: (keyof T & string)[]): z.ZodMiniType<T> {
  return z.custom<T>(
    (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
    `expected an object with ${members.join(', ')}`,
  );
}

/** A fault or warning, with the properties concerned. */
export interface Fault extends Omit<engine.WordedFault, 'code'> {
  /** May be missing in responses of other implementations. */
  code?: engine.FaultCode | FormatRuleCode | undefined;
  /** The index of the document, among many. */
  document?: number | undefined;
}
// The engine declares all other members.
const FaultBody = z.looseObject({
  code: z.optional(z.string()),
  properties: z._default(z.array(z.string()), []),
  description: z.string(),
}) as unknown as z.ZodMiniType<Fault>;

const SignatureBody = having<engine.SignatureDetails>('index', 'kid', 'state', 'ok', 'key');

export const ErrorBody = z.object({
  code: z.optional(z.int()),
  key: z.string(),
  message: z.optional(z.string()),
  faults: z._default(z.array(FaultBody), []),
  warnings: z._default(z.array(FaultBody), []),
  signatures: z.optional(z.array(SignatureBody)),
});

/** The error in the answer to a line of a stream. */
export type LineError = z.infer<typeof ErrorBody>;

/** The lines of an answered stream. */
export const LinesBody = z.array(
  z.object({
    req_id: z.optional(z.string()),
    payload: z.optional(z.unknown()),
    error: z.nullable(ErrorBody),
    is_final: z.boolean(),
  }),
);

/** A document or an envelope, passed on unchanged with everything in it. */
export interface Document {
  [name: string]: unknown;
}
export const DocumentBody = z.custom<Document>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** The body of a response to a request for warnings or the explanation. */
export const WithMore = z.looseObject({
  result: z.unknown(),
  warnings: z._default(z.array(FaultBody), []),
  explain: z.optional(z.array(having<engine.ExplainedStep>('path', 'op', 'of', 'value', 'result'))),
});

/** Returns whether a body wraps the result. Documents have a `$schema`, other results `ok`. */
export function isWithMore(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'result' in body && !('$schema' in body) && !('ok' in body);
}

/** The JSON Schema of correction options; null if the document cannot be corrected. */
export const CorrectionSchemaBody = z.nullable(DocumentBody);

export const KeyPairBody = having<engine.KeyPair>('private', 'public');

/** The result of a conversion, with losses. */
export interface Conversion extends Omit<WordedConversion, 'faults'> {
  /** Faults in the input that did not prevent the conversion. */
  faults: Fault[];
  warnings: Fault[];
}
export const ConversionBody = having<Conversion>('format', 'media_type', 'result', 'losses', 'files', 'faults');

/** A report of many documents. */
export interface Declaration extends Omit<DeclareAnswer, 'faults' | 'warnings' | 'result'> {
  /** The report as XML. A report with faults is refused. */
  result: string;
  faults: Fault[];
  warnings: Fault[];
}
export const DeclarationBody = having<Declaration>('format', 'media_type', 'result', 'left_out', 'losses');

/** Records of many invoices, in messages. */
export interface VerifactuMessages extends Omit<MessagesAnswer, 'faults' | 'warnings'> {
  /** The faults of invoices, which got no record. */
  faults: Fault[];
  warnings: Fault[];
}
export const VerifactuMessagesBody = having<VerifactuMessages>('messages', 'records', 'losses', 'faults');

/** The chains in a stream, and what is wrong with them. */
export const ChainBody = having<ChainAnswer>('unbroken', 'chains', 'faults', 'warnings');
export const InvoiceChainBody = having<InvoiceChainAnswer>('unbroken', 'chains', 'faults', 'warnings');

export type { ChainAnswer, CheckReport, InvoiceChainAnswer };
export const CheckReportBody = having<CheckReport>('report', 'program', 'checked_at', 'verdict');

/** A repaired e-invoice, or a rejection that was explained. */
export interface Repaired extends Repair {
  warnings: Fault[];
}
export const RepairedBody = z.custom<Repaired>((value) => typeof value === 'object' && value !== null);

/** A body about an XML e-invoice, which has warnings in its own member. */
export const WithWarnings = z.looseObject({ warnings: z._default(z.array(FaultBody), []) });

export const OkBody = z.looseObject({ ok: z.literal(true), format: z.optional(z.string()) });

export const VerifiedBody = z.extend(OkBody, {
  signatures: z.optional(z.array(SignatureBody)),
}) satisfies z.ZodMiniType<engine.Verified>;

/** The body of a list, under a member with the list's name. */
export const ListBody = z.record(z.string(), z.unknown());

export const AddonEntry = having<engine.AddonSummary>('key', 'name', 'description', 'requires');
export const AddonBody = having<engine.AddonDefinition>('key', 'name');
export const FormatEntry = having<FormatSummary>('key', 'name', 'description', 'syntax', 'media_type', 'rules');
export const FormatBody = having<FormatDefinition>('key', 'name', 'specification', 'rule_sets');
export const ReleaseEntry = having<RulesInForce>('set', 'release');
export const RegimeEntry = having<engine.RegimeSummary>('country', 'name', 'currency');
export const RegimeBody = having<engine.RegimeDefinition>('country', 'name', 'currency', 'categories');
export const CatalogueEntry = having<engine.CatalogueSummary>('key', 'name');
export const CatalogueBody = having<engine.CatalogueDefinition>('key', 'name', 'extensions');
export const CurrencyEntry = having<engine.CurrencyDefinition>('iso_code', 'name', 'symbol', 'subunits', 'priority');
export const SchemaEntry = z.string();

/** A JSON Schema, passed on unchanged. `$ref` names the definition of the document itself. */
export interface SchemaBody {
  [keyword: string]: unknown;
  $id: string;
  $ref: string;
  $defs: Record<string, JsonSchema>;
}
export const SchemaShape: z.ZodMiniType<SchemaBody> = z.looseObject({
  $id: z.string(),
  $ref: z.string(),
  $defs: z.record(
    z.string(),
    z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null),
  ),
});

/** The keywords in the service's JSON Schemas for an object, a property or a value (chapter 09 §6.1). */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly patternProperties?: { readonly [pattern: string]: JsonSchema };
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  /** Whether calculation fills in the property. */
  readonly calculated?: boolean;
  readonly const?: unknown;
  /** One of these values. A pattern among them allows others. */
  readonly oneOf?: readonly JsonSchema[];
  /** Known values; others are allowed. */
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  /** The encoding of bytes: `base64`. */
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type ExampleSummary = Omit<Example, 'load'>;
export const ExampleEntry = having<ExampleSummary>('name', 'title', 'schema', 'country', 'addons');

/** An entry in the list of fault codes. Official rules of e-invoices also have their business terms and rule sets. */
export type RuleSummary = ListedRule;
export const RuleEntry = having<RuleSummary>('code', 'description', 'object', 'field');

export type { RuleDetail } from '../service/rules/index.ts';
export const RuleBody = having<RuleDetail>('code', 'description');

/** The release of the service, and the release of the standard that it implements. */
export interface Version {
  version: string;
  billwright?: string;
  standard?: string;
  /** The digest of its house rules. */
  house_rules?: string;
}
export const VersionBody = having<Version>('version');

export interface DescribedParameter {
  name: string;
  in: string;
  description?: string | undefined;
  required?: boolean | undefined;
  /** Whether the parameter may have no value, as a flag. */
  allowEmptyValue?: boolean | undefined;
  example?: unknown;
}
const ParameterBody: z.ZodMiniType<DescribedParameter> = z.looseObject({
  name: z.string(),
  in: z.string(),
  description: z.optional(z.string()),
  required: z.optional(z.boolean()),
  allowEmptyValue: z.optional(z.boolean()),
  example: z.optional(z.unknown()),
});

/** A reference to a component. */
interface Reference {
  $ref: string;
}
const ReferenceBody: z.ZodMiniType<Reference> = z.object({ $ref: z.string() });

interface DescribedContent {
  schema?: { $ref?: string | undefined } | undefined;
  examples?: Record<string, { summary?: string | undefined; value?: unknown }> | undefined;
}
const ContentBody: z.ZodMiniType<DescribedContent> = z.looseObject({
  schema: z.optional(z.looseObject({ $ref: z.optional(z.string()) })),
  examples: z.optional(
    z.record(z.string(), z.looseObject({ summary: z.optional(z.string()), value: z.optional(z.unknown()) })),
  ),
});

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: (Reference | DescribedParameter)[];
  requestBody?: { content: Record<string, DescribedContent> } | undefined;
}
const OperationBody: z.ZodMiniType<DescribedOperation> = z.looseObject({
  operationId: z.string(),
  tags: z._default(z.array(z.string()), []),
  summary: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  parameters: z._default(z.array(z.union([ReferenceBody, ParameterBody])), []),
  requestBody: z.optional(z.looseObject({ content: z.record(z.string(), ContentBody) })),
});

/** The OpenAPI description of the service (§6.4): operations by path, and the schemas they refer to. */
export interface ApiDescription {
  openapi: string;
  paths: Record<string, { get?: DescribedOperation | undefined; post?: DescribedOperation | undefined }>;
  components?:
    | {
        schemas?: Record<string, Document> | undefined;
        parameters?: Record<string, DescribedParameter> | undefined;
        [part: string]: unknown;
      }
    | undefined;
}
export const DescriptionBody: z.ZodMiniType<ApiDescription> = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.looseObject({ get: z.optional(OperationBody), post: z.optional(OperationBody) })),
  components: z.optional(
    z.looseObject({
      schemas: z.optional(z.record(z.string(), DocumentBody)),
      parameters: z.optional(z.record(z.string(), ParameterBody)),
    }),
  ),
});
