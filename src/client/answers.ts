import type * as engine from '../engine/index.ts';
import type { FormatDefinition, FormatSummary, WordedConversion } from '../formats/index.ts';
import type { FormatRuleCode } from '../formats/rule-codes.ts';
import type { Example } from '../service/examples/index.ts';
import type { ListedRule, RuleDetail } from '../service/rules/index.ts';
import { z } from './zod.ts';

/**
 * The bodies the service answers with (chapter 09 §2.1, §6.2, §6.3, §7): their types are those of engine and service, here is what is looked for before
 * one is passed on. Members that are not named are kept: a newer service may say more.
 */

/** Returns the schema of an object that is passed on as it came, once it has these members: what is in them is as it is declared. */
function having<T extends object>(...members: (keyof T & string)[]): z.ZodMiniType<T> {
  return z.custom<T>(
    (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
    `expected an object with ${members.join(', ')}`,
  );
}

/** What is wrong, and where. */
export interface Fault {
  /** May be missing where another maker's service answers. */
  code?: engine.FaultCode | FormatRuleCode | undefined;
  properties: string[];
  description: string;
  /** The same places in what was sent, where entries that were null moved them (§2.2). */
  input_properties?: string[] | undefined;
  /** Of an e-invoice in XML: where each of the places, which are XPaths then, is in its text. */
  positions?: { line: number; column: number }[] | undefined;
  /** The business terms that it is about: `BT-115`. */
  terms?: string[] | undefined;
  /** Of a warning that official rules only tell. */
  level?: 'information' | undefined;
}
const FaultBody: z.ZodMiniType<Fault> = z.object({
  code: z.optional(z.string()),
  properties: z._default(z.array(z.string()), []),
  description: z.string(),
  input_properties: z.optional(z.array(z.string())),
  positions: z.optional(z.array(z.object({ line: z.int(), column: z.int() }))),
  terms: z.optional(z.array(z.string())),
  level: z.optional(z.literal('information')),
});

const SignatureBody = having<engine.SignatureDetails>('index', 'kid', 'state', 'ok', 'key');

export const ErrorBody = z.object({
  code: z.optional(z.int()),
  key: z.string(),
  message: z.optional(z.string()),
  faults: z._default(z.array(FaultBody), []),
  warnings: z._default(z.array(FaultBody), []),
  signatures: z.optional(z.array(SignatureBody)),
});

/** A document or an envelope, and everything in it, is passed on as it came. */
export interface Document {
  [name: string]: unknown;
}
export const DocumentBody = z.custom<Document>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** The body of an answer when warnings or the explanation were asked for. */
export const WithMore = z.looseObject({
  result: z.unknown(),
  warnings: z._default(z.array(FaultBody), []),
  explain: z.optional(z.array(having<engine.CalculationStep>('path', 'op', 'of', 'value', 'result'))),
});

/** Whether a body has a result beside other things: documents have a `$schema`, other results `ok`. */
export function isWithMore(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'result' in body && !('$schema' in body) && !('ok' in body);
}

/** The options of a correction, as a JSON Schema; null where the document cannot be corrected. */
export const CorrectionSchemaBody = z.nullable(DocumentBody);

export const KeyPairBody = having<engine.KeyPair>('private', 'public');

/** What a document or an e-invoice was converted to, and what was lost. */
export interface Conversion extends Omit<WordedConversion, 'faults'> {
  /** What is wrong with a document that was read all the same. */
  faults: Fault[];
  warnings: Fault[];
}
export const ConversionBody = having<Conversion>('format', 'media_type', 'result', 'losses', 'files', 'faults');

/** A body that says in a member of its own what was noticed besides, where it is about an e-invoice in XML. */
export const WithWarnings = z.looseObject({ warnings: z._default(z.array(FaultBody), []) });

export const OkBody = z.looseObject({ ok: z.literal(true), format: z.optional(z.string()) });

export const VerifiedBody = z.extend(OkBody, {
  signatures: z.optional(z.array(SignatureBody)),
}) satisfies z.ZodMiniType<engine.Verified>;

/** The body of a list, in the member that has its name. */
export const ListBody = z.record(z.string(), z.unknown());

export const AddonEntry = having<engine.AddonSummary>('key', 'name', 'description', 'requires');
export const AddonBody = having<engine.AddonDefinition>('key', 'name');
export const FormatEntry = having<FormatSummary>('key', 'name', 'description', 'syntax', 'media_type', 'rules');
export const FormatBody = having<FormatDefinition>('key', 'name', 'specification', 'rule_sets');
export const RegimeEntry = having<engine.RegimeSummary>('country', 'name', 'currency');
export const RegimeBody = having<engine.RegimeDefinition>('country', 'name', 'currency', 'categories');
export const CatalogueEntry = having<engine.CatalogueSummary>('key', 'name');
export const CatalogueBody = having<engine.CatalogueDefinition>('key', 'name', 'extensions');
export const CurrencyEntry = having<engine.CurrencyDefinition>('iso_code', 'name', 'symbol', 'subunits', 'priority');
export const SchemaEntry = z.string();

/** A JSON Schema: kept whole. `$ref` names the definition that the document itself has. */
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

/** What the service's JSON Schemas say of an object, a property or a value (chapter 09 §6.1). */
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
  /** Filled in by calculation. */
  readonly calculated?: boolean;
  readonly const?: unknown;
  /** One of these; a pattern among them admits others. */
  readonly oneOf?: readonly JsonSchema[];
  /** These are known; others are allowed. */
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  /** How bytes are written: `base64`. */
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type ExampleSummary = Omit<Example, 'load'>;
export const ExampleEntry = having<ExampleSummary>('name', 'title', 'schema', 'country', 'addons');

/** A code of faults as lists show it; of an official rule of e-invoices also the business terms that it is about, and the sets that it is in. */
export type RuleSummary = ListedRule;
export const RuleEntry = having<RuleSummary>('code', 'description', 'object', 'field');

export type { RuleDetail } from '../service/rules/index.ts';
export const RuleBody = having<RuleDetail>('code', 'description');

/** `version` is the service's own, `standard` the release of the standard it has built in. */
export interface Version {
  version: string;
  billwright?: string;
  standard?: string;
}
export const VersionBody = having<Version>('version');

export interface DescribedParameter {
  name: string;
  in: string;
  description?: string | undefined;
  required?: boolean | undefined;
  /** It may be without a value, as a flag. */
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

/** Names a component. */
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

/** The service's description of itself in OpenAPI (§6.4): its operations by path, and the schemas they refer to. */
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
