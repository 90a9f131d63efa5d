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
  code: z.string().optional(),
  properties: z.array(z.string()).default([]),
  description: z.string(),
});
export type Fault = z.infer<typeof Fault>;

export const ErrorBody = z.object({
  code: z.number().int().optional(),
  key: z.string(),
  message: z.string().optional(),
  faults: z.array(Fault).default([]),
});

/** A document or an envelope, and everything in it, is passed on as it came. */
export const DocumentBody = z.custom<{ [name: string]: unknown }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);

/** The body of an answer when warnings were asked for. */
export const WithWarnings = z.looseObject({ result: z.unknown(), warnings: z.array(Fault) });

export const OkBody = z.looseObject({ ok: z.literal(true) });

export const AddonSummary = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: I18nText.default({}),
  requires: z.array(z.string()).default([]),
});
export type AddonSummary = z.infer<typeof AddonSummary>;

export const AddonList = z.looseObject({ addons: z.array(AddonSummary) });

const CodeDefinition = z.looseObject({
  code: z.string(),
  name: I18nText.optional(),
  desc: I18nText.optional(),
});

/** A key or a code with its name. */
const Definition = CodeDefinition.partial({ code: true }).extend({ key: z.string().optional() });

/** An extension an addon defines: the key it has in `ext`, and the codes it takes. */
export const ExtensionDefinition = z.looseObject({
  key: z.string(),
  name: I18nText.optional(),
  desc: I18nText.optional(),
  values: z.array(CodeDefinition).optional(),
  pattern: z.string().optional(),
});
export type ExtensionDefinition = z.infer<typeof ExtensionDefinition>;

const Source = z.looseObject({ title: I18nText.optional(), url: z.string().optional() });

/** An addon's whole definition. Its tags, scenarios and corrections are passed on unchecked. */
export const AddonDefinition = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: I18nText.optional(),
  requires: z.array(z.string()).optional(),
  sources: z.array(Source).optional(),
  extensions: z.array(ExtensionDefinition).nullable().optional(),
});
export type AddonDefinition = z.infer<typeof AddonDefinition>;

export const RegimeSummary = z.looseObject({
  country: z.string(),
  name: I18nText,
  description: I18nText.optional(),
  currency: z.string(),
});
export type RegimeSummary = z.infer<typeof RegimeSummary>;

export const RegimeList = z.looseObject({ regimes: z.array(RegimeSummary) });

/** A percentage of a rate, from a day (without one, always), for combos with certain extensions (without any, for all). */
const RateValue = z.looseObject({
  ext: z.record(z.string(), z.string()).optional(),
  since: z.string().optional(),
  percent: z.string(),
  surcharge: z.string().optional(),
});

const Rate = z.looseObject({
  rate: z.string(),
  keys: z.array(z.string()).optional(),
  name: I18nText.optional(),
  desc: I18nText.optional(),
  values: z.array(RateValue).optional(),
});

const Category = z.looseObject({
  code: z.string(),
  name: I18nText.optional(),
  title: I18nText.optional(),
  desc: I18nText.optional(),
  retained: z.boolean().optional(),
  informative: z.boolean().optional(),
  keys: z
    .array(z.looseObject({ key: z.string(), name: I18nText.optional(), no_percent: z.boolean().optional() }))
    .optional(),
  rates: z.array(Rate).optional(),
  sources: z.array(Source).optional(),
});

const CorrectionDefinition = z.looseObject({
  schema: z.string(),
  types: z.array(z.string()).optional(),
  extensions: z.array(z.string()).optional(),
  reason_required: z.boolean().optional(),
  stamps: z.array(z.string()).optional(),
  copy_tax: z.boolean().optional(),
});

/** A regime's whole definition. Its scenarios are passed on unchecked. */
export const RegimeDefinition = z.looseObject({
  country: z.string(),
  alt_country_codes: z.array(z.string()).optional(),
  name: I18nText,
  description: I18nText.optional(),
  currency: z.string(),
  time_zone: z.string().optional(),
  tax_scheme: z.string().optional(),
  calculator_rounding_rule: z.string().optional(),
  sources: z.array(Source).optional(),
  tags: z.array(z.looseObject({ schema: z.string(), list: z.array(Definition) })).optional(),
  extensions: z.array(ExtensionDefinition).optional(),
  identities: z.array(Definition).optional(),
  corrections: z.array(CorrectionDefinition).optional(),
  categories: z.array(Category),
});
export type RegimeDefinition = z.infer<typeof RegimeDefinition>;

/** `version` is the service's own, `standard` the release of the standard it has built in. */
export const Version = z.looseObject({ version: z.string(), standard: z.string().optional() });
export type Version = z.infer<typeof Version>;
