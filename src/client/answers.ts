import type {
  AddonDefinition,
  AddonSummary,
  CalculationStep,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  RegimeDefinition,
  RegimeSummary,
  RuleSummary,
} from '../engine/index.ts';
import { z } from './zod.ts';

/**
 * The bodies the service answers with (chapter 09 §2.1, §6.2, §6.3, §7). Members that are not named here are
 * kept: a newer service may say more.
 */

/** An object that is passed on as it came, once it has these members: what is in them is as the engine declares it. */
function having<T extends object>(...members: (keyof T & string)[]): z.ZodMiniType<T> {
  return z.custom<T>(
    (value) => typeof value === 'object' && value !== null && members.every((name) => name in value),
    `expected an object with ${members.join(', ')}`,
  );
}

/** A text in several languages: language code → text. */
const I18nText = z.record(z.string(), z.string());

/** What is wrong, and where. `code` may be missing where another maker's service answers. */
export const Fault = z.object({
  code: z.optional(z.string()),
  properties: z._default(z.array(z.string()), []),
  description: z.string(),
  /** The same places in what was sent, where entries that were null moved them (§2.2). */
  input_properties: z.optional(z.array(z.string())),
});
export type Fault = z.infer<typeof Fault>;

/** What was found of one signature. An older service says only whether it holds. */
export const SignatureDetails = z.looseObject({
  index: z.number(),
  kid: z.string(),
  iat: z.optional(z.string()),
  iss: z.optional(z.string()),
  aud: z.optional(z.string()),
  state: z.optional(z.enum(['holds', 'fails', 'no-key'])),
  ok: z.boolean(),
  key: z.boolean(),
});
export type SignatureDetails = z.infer<typeof SignatureDetails>;

export const ErrorBody = z.object({
  code: z.optional(z.int()),
  key: z.string(),
  message: z.optional(z.string()),
  faults: z._default(z.array(Fault), []),
  signatures: z.optional(z.array(SignatureDetails)),
});

/** A document or an envelope, and everything in it, is passed on as it came. */
export const DocumentBody = z.custom<{ [name: string]: unknown }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** The body of an answer when warnings or the explanation were asked for. */
export const WithMore = z.looseObject({
  result: z.unknown(),
  warnings: z._default(z.array(Fault), []),
  explain: z.optional(z.array(having<CalculationStep>('path', 'op', 'of', 'value', 'result'))),
});

/** What a correction may be told, as a JSON Schema; null where the document cannot be corrected. */
export const CorrectionSchemaBody = z.nullable(DocumentBody);

/** A JSON Web Key; those of the standard have a name. */
const KeyBody = z.looseObject({ kty: z.string(), kid: z.string() });

export const KeyPairBody = z.looseObject({ private: KeyBody, public: KeyBody });
export type KeyPairBody = z.infer<typeof KeyPairBody>;

/** That an envelope was verified, with what was found of each signature where details were asked for (§5.3). */
export const VerifiedBody = z.looseObject({ ok: z.literal(true), signatures: z.optional(z.array(SignatureDetails)) });
export type VerifiedBody = z.infer<typeof VerifiedBody>;

export const OkBody = z.looseObject({ ok: z.literal(true) });

const AddonSummaryBody = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: z._default(I18nText, {}),
  requires: z._default(z.array(z.string()), []),
}) satisfies z.ZodMiniType<AddonSummary>;

export const AddonList = z.looseObject({ addons: z.array(AddonSummaryBody) });

export const AddonBody = having<AddonDefinition>('key', 'name');
export const RegimeList = z.looseObject({ regimes: z.array(having<RegimeSummary>('country', 'name', 'currency')) });
export const RegimeBody = having<RegimeDefinition>('country', 'name', 'currency', 'categories');
export const CatalogueList = z.looseObject({ catalogues: z.array(having<CatalogueSummary>('key', 'name')) });
export const CatalogueBody = having<CatalogueDefinition>('key', 'name', 'extensions');
export const CurrencyList = z.looseObject({
  currencies: z.array(having<CurrencyDefinition>('iso_code', 'name', 'symbol', 'subunits', 'priority')),
});

export const SchemaList = z.looseObject({ schemas: z.array(z.string()) });

/** A JSON Schema: kept whole. `$ref` names the definition that the document itself has. */
export const SchemaBody = z.looseObject({
  $id: z.string(),
  $ref: z.string(),
  $defs: z.record(
    z.string(),
    z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null),
  ),
});
export type SchemaBody = z.infer<typeof SchemaBody>;

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

export const ExampleSummary = z.looseObject({
  name: z.string(),
  /** What it shows, in a few words. */
  title: z.optional(z.string()),
  /** `bill/invoice`, or the whole id. */
  schema: z.string(),
  country: z._default(z.string(), ''),
  addons: z._default(z.array(z.string()), []),
});
export type ExampleSummary = z.infer<typeof ExampleSummary>;

export const ExampleList = z.looseObject({ examples: z.array(ExampleSummary) });

/** A code of faults, what it means, and the object and property that it is on; both empty for the service's own. */
const RuleSummaryBody = z.looseObject({
  code: z.string(),
  description: z.string(),
  object: z._default(z.string(), ''),
  field: z._default(z.string(), ''),
}) satisfies z.ZodMiniType<RuleSummary>;

export const RuleList = z.looseObject({ rules: z.array(RuleSummaryBody) });

/** The same with how to fix it, and a request that is answered with it, where the service says so. */
export const RuleDetail = z.extend(RuleSummaryBody, {
  explanation: z.optional(z.string()),
  guards: z.optional(z.array(z.string())),
  tests: z.optional(z.array(z.string())),
  example: z.optional(
    z.looseObject({
      request: z.looseObject({ method: z.string(), path: z.string() }),
      answer: z.looseObject({ status: z.number(), body: z.unknown() }),
    }),
  ),
});
export type RuleDetail = z.infer<typeof RuleDetail>;

/** `version` is the service's own, `standard` the release of the standard it has built in. */
export const Version = z.looseObject({ version: z.string(), standard: z.optional(z.string()) });
export type Version = z.infer<typeof Version>;

const DescribedParameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  description: z.optional(z.string()),
  required: z.optional(z.boolean()),
  /** It may stand without a value, as a flag. */
  allowEmptyValue: z.optional(z.boolean()),
  example: z.optional(z.unknown()),
});

const DescribedContent = z.looseObject({
  schema: z.optional(z.looseObject({ $ref: z.optional(z.string()) })),
  examples: z.optional(
    z.record(z.string(), z.looseObject({ summary: z.optional(z.string()), value: z.optional(z.unknown()) })),
  ),
});

const DescribedOperation = z.looseObject({
  operationId: z.string(),
  tags: z._default(z.array(z.string()), []),
  summary: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  parameters: z._default(z.array(DescribedParameter), []),
  requestBody: z.optional(z.looseObject({ content: z.record(z.string(), DescribedContent) })),
});
export type DescribedOperation = z.infer<typeof DescribedOperation>;

/** The service's description of itself in OpenAPI (§6.4): its operations by path, and the schemas they refer to. */
export const ApiDescription = z.looseObject({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.looseObject({ get: z.optional(DescribedOperation), post: z.optional(DescribedOperation) }),
  ),
  components: z.optional(z.looseObject({ schemas: z.optional(z.record(z.string(), DocumentBody)) })),
});
export type ApiDescription = z.infer<typeof ApiDescription>;
