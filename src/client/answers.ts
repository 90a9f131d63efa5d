import { z } from './zod.ts';

/**
 * The bodies the service answers with (chapter 09 §2.1, §6.3, §7). Members that are not named here are
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

/** An extension an addon defines: the key it has in `ext`, and the codes it takes. */
export const ExtensionDefinition = z.looseObject({
  key: z.string(),
  name: I18nText.optional(),
  desc: I18nText.optional(),
  values: z.array(CodeDefinition).optional(),
  pattern: z.string().optional(),
});
export type ExtensionDefinition = z.infer<typeof ExtensionDefinition>;

/** An addon's whole definition. Its tags, scenarios and corrections are passed on unchecked. */
export const AddonDefinition = z.looseObject({
  key: z.string(),
  name: I18nText,
  description: I18nText.optional(),
  requires: z.array(z.string()).optional(),
  sources: z.array(z.looseObject({ title: I18nText.optional(), url: z.string().optional() })).optional(),
  extensions: z.array(ExtensionDefinition).nullable().optional(),
});
export type AddonDefinition = z.infer<typeof AddonDefinition>;

/** `version` is the service's own, `standard` the release of the standard it has built in. */
export const Version = z.looseObject({ version: z.string(), standard: z.string().optional() });
export type Version = z.infer<typeof Version>;
