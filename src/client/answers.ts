import { z } from './zod.ts';

/**
 * The bodies the service answers with (chapter 09 §2.1, §6.2, §6.3, §7). Members that are not named here are
 * kept: a newer service may say more.
 */

/** A text in several languages: language code → text. */
export const I18nText = z.record(z.string(), z.string());
export type I18nText = z.infer<typeof I18nText>;

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

/** One step of the explanation (§3.6): which figure, and how it follows from which others. */
export const CalculationStep = z.looseObject({
  path: z.string(),
  op: z.string(),
  of: z.array(z.looseObject({ path: z.string(), value: z.string(), sign: z.optional(z.literal('-')) })),
  /** Unrounded, and as the document states it. */
  value: z.string(),
  result: z.string(),
  rounding: z.optional(z.number()),
  source: z.optional(
    z.looseObject({
      regime: z.optional(z.string()),
      category: z.optional(z.string()),
      key: z.optional(z.string()),
      rate: z.optional(z.string()),
      since: z.optional(z.string()),
    }),
  ),
});
export type CalculationStep = z.infer<typeof CalculationStep>;

/** The body of an answer when warnings or the explanation were asked for. */
export const WithMore = z.looseObject({
  result: z.unknown(),
  warnings: z._default(z.array(Fault), []),
  explain: z.optional(z.array(CalculationStep)),
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

export const AddonSummary = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: z._default(I18nText, {}),
  requires: z._default(z.array(z.string()), []),
});
export type AddonSummary = z.infer<typeof AddonSummary>;

export const AddonList = z.looseObject({ addons: z.array(AddonSummary) });

const CodeDefinition = z.looseObject({
  code: z.string(),
  name: z.optional(I18nText),
  desc: z.optional(I18nText),
});

/** A key or a code with its name. */
const Definition = z.extend(z.partial(CodeDefinition, { code: true }), { key: z.optional(z.string()) });

/** An extension an addon defines: the key it has in `ext`, and the codes it takes. */
export const ExtensionDefinition = z.looseObject({
  key: z.string(),
  name: z.optional(I18nText),
  desc: z.optional(I18nText),
  values: z.optional(z.array(CodeDefinition)),
  pattern: z.optional(z.string()),
});
export type ExtensionDefinition = z.infer<typeof ExtensionDefinition>;

const Source = z.looseObject({ title: z.optional(I18nText), url: z.optional(z.string()) });

/** An addon's whole definition. Its tags, scenarios and corrections are passed on unchecked. */
export const AddonDefinition = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: z.optional(I18nText),
  requires: z.optional(z.array(z.string())),
  sources: z.optional(z.array(Source)),
  extensions: z.nullish(z.array(ExtensionDefinition)),
});
export type AddonDefinition = z.infer<typeof AddonDefinition>;

export const RegimeSummary = z.looseObject({
  country: z.string(),
  name: I18nText,
  description: z.optional(I18nText),
  currency: z.string(),
});
export type RegimeSummary = z.infer<typeof RegimeSummary>;

export const RegimeList = z.looseObject({ regimes: z.array(RegimeSummary) });

/** A percentage of a rate, from a day (without one, always), for combos with certain extensions (without any, for all). */
const RateValue = z.looseObject({
  ext: z.optional(z.record(z.string(), z.string())),
  since: z.optional(z.string()),
  percent: z.string(),
  surcharge: z.optional(z.string()),
});

const Rate = z.looseObject({
  rate: z.string(),
  keys: z.optional(z.array(z.string())),
  name: z.optional(I18nText),
  desc: z.optional(I18nText),
  values: z.optional(z.array(RateValue)),
});

const Category = z.looseObject({
  code: z.string(),
  name: z.optional(I18nText),
  title: z.optional(I18nText),
  desc: z.optional(I18nText),
  retained: z.optional(z.boolean()),
  informative: z.optional(z.boolean()),
  keys: z.optional(
    z.array(z.looseObject({ key: z.string(), name: z.optional(I18nText), no_percent: z.optional(z.boolean()) })),
  ),
  rates: z.optional(z.array(Rate)),
  sources: z.optional(z.array(Source)),
});

const CorrectionDefinition = z.looseObject({
  schema: z.string(),
  types: z.optional(z.array(z.string())),
  extensions: z.optional(z.array(z.string())),
  reason_required: z.optional(z.boolean()),
  stamps: z.optional(z.array(z.string())),
  copy_tax: z.optional(z.boolean()),
});

/** A regime's whole definition. Its scenarios are passed on unchecked. */
export const RegimeDefinition = z.looseObject({
  country: z.string(),
  alt_country_codes: z.optional(z.array(z.string())),
  name: I18nText,
  description: z.optional(I18nText),
  currency: z.string(),
  time_zone: z.optional(z.string()),
  tax_scheme: z.optional(z.string()),
  calculator_rounding_rule: z.optional(z.string()),
  sources: z.optional(z.array(Source)),
  tags: z.optional(z.array(z.looseObject({ schema: z.string(), list: z.array(Definition) }))),
  extensions: z.optional(z.array(ExtensionDefinition)),
  identities: z.optional(z.array(Definition)),
  corrections: z.optional(z.array(CorrectionDefinition)),
  categories: z.array(Category),
});
export type RegimeDefinition = z.infer<typeof RegimeDefinition>;

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

export const CatalogueSummary = z.looseObject({ key: z.string(), name: I18nText });
export type CatalogueSummary = z.infer<typeof CatalogueSummary>;

export const CatalogueList = z.looseObject({ catalogues: z.array(CatalogueSummary) });

/** A catalogue: extensions that belong to no country, with their codes. */
export const CatalogueDefinition = z.looseObject({
  key: z.string(),
  name: I18nText,
  extensions: z.array(ExtensionDefinition),
});
export type CatalogueDefinition = z.infer<typeof CatalogueDefinition>;

/** A currency; `subunits` are the decimals of its amounts. */
const CurrencyDefinition = z.looseObject({
  iso_code: z.string(),
  name: z.string(),
  symbol: z.string(),
  subunits: z.number(),
  priority: z.number(),
});
export type CurrencyDefinition = z.infer<typeof CurrencyDefinition>;

export const CurrencyList = z.looseObject({ currencies: z.array(CurrencyDefinition) });

/** A code of faults, what it means, and the object and property that it is on; both empty for the service's own. */
const RuleSummary = z.looseObject({
  code: z.string(),
  description: z.string(),
  object: z._default(z.string(), ''),
  field: z._default(z.string(), ''),
});
export type RuleSummary = z.infer<typeof RuleSummary>;

export const RuleList = z.looseObject({ rules: z.array(RuleSummary) });

/** The same with how to mend it, and a request that is answered with it, where the service says so. */
export const RuleDetail = z.extend(RuleSummary, {
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
