import { z } from 'zod';
import type * as engine from '../../engine/index.ts';
import type { Json } from '../../engine/model/json.ts';
import { REFUSAL_KEYS, type ErrorBody as Refused } from '../../operations/errors.ts';
import type { Example } from '../examples/index.ts';
import type { ListedRule, RuleDetail } from '../rules/index.ts';

/**
 * What the service answers, as its description has it (chapter 09 §2.1, §4 to §7): the types are those of engine and service, which the compiler holds
 * these to; a test holds answers to them. All that is exported here is in the description.
 */

const languages = z.record(z.string(), z.string());

export const I18nString = languages.describe('A text by language.');

const UNTRANSLATED = z
  .literal('en')
  .optional()
  .describe('The description has no translation into the language that you asked for.');

export const Position = z.object({ line: z.int().min(1), column: z.int().min(1) });

export const Fault = z
  .object({
    code: z.string().describe('Stable; `/rules/{code}` explains it.'),
    properties: z.array(z.string()).min(1).describe('The places, as paths: `$.lines[0].item.price`, `request.type` …'),
    description: z.string().describe('What is wrong, what is expected, how to fix it.'),
    input_properties: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('The same places in what was sent, in the same order, where entries that were null moved them.'),
    positions: z
      .array(Position)
      .optional()
      .describe('Of an XML file: where each of the places, which are XPaths then, is in its text.'),
    terms: z.array(z.string()).optional().describe('The business terms that it is about: `BT-115`.'),
    level: z.literal('information').optional().describe('What official rules only tell.'),
    lang: UNTRANSLATED,
  })
  .describe('One thing that is wrong, or worth a warning.') satisfies z.ZodType<engine.WordedFault>;

export const SignatureDetails = z.object({
  index: z.int().describe('Its position in `sigs`.'),
  kid: z.string(),
  iat: z.iso.datetime().optional(),
  exp: z.iso.datetime().optional(),
  iss: z.string().optional(),
  aud: z.string().optional(),
  state: z
    .enum(['holds', 'fails', 'no-key'])
    .describe(
      '`holds`: it passes all tests. `fails`: it does not. `no-key`: none of the keys given made it, so that it could not be tested.',
    ),
  ok: z.boolean().describe('Whether it holds.'),
  key: z.boolean().describe('Whether it was made with one of the keys given.'),
}) satisfies z.ZodType<engine.SignatureDetails>;

export const ErrorBody = z
  .object({
    code: z.int().min(400).max(599).describe('The HTTP status.'),
    key: z.enum(REFUSAL_KEYS).describe('What sort of refusal.'),
    message: z.string().min(1).describe('For people: the only fault, or the first three.'),
    faults: z.array(Fault).describe('All that is wrong; empty where no place can be named.'),
    warnings: z.array(Fault).min(1).optional().describe('Warnings about the input; absent without any.'),
    signatures: z
      .array(SignatureDetails)
      .optional()
      .describe('What was found of each signature; of `/verify` with `details: true`.'),
  })
  .describe('Why a request is refused.') satisfies z.ZodType<Refused>;

/** The standard's own components have names of these, which are put in the place of what stands here. */
const Document = z.custom<Json>().meta({ $ref: '#/components/schemas/Document' });
const ReadDocument = z.custom<Json>().meta({ $ref: '#/components/schemas/ReadDocument' });

export const Figure = z.object({ path: z.string(), value: z.string(), sign: z.literal('-').optional() });

export const CalculationStep = z
  .object({
    path: z.string().describe('The figure.'),
    op: z.string().describe('How it follows from the operands: `multiply`, `sum`, `percent` …'),
    of: z.array(Figure).describe('The operands, by path of the document or of an earlier step.'),
    value: z.string().describe('As it was carried on.'),
    result: z.string().describe('As the document states it.'),
    how: z.string().describe('The same in figures: `20 × 90.00`.'),
    rounding: z.int().describe('To how many decimals the exact outcome was rounded.'),
    source: z.record(z.string(), z.string()).optional().describe('Where the percentage of a tax comes from.'),
  })
  .describe('How one figure came about.');

const noticed = z.array(Fault).describe('What was noticed without refusing.');

export const DocumentReport = z
  .object({
    result: Document,
    warnings: noticed,
    explain: z.array(CalculationStep).optional().describe('How the figures came about; with `explain: true`.'),
  })
  .describe('The document, and what there is to say of it.');

export const OkResponse = z.object({
  // Generators of clients take a constant for a text.
  ok: z.boolean().describe('True, as what is wrong is refused.'),
  format: z.string().optional().describe('Of an XML file: the format by whose rules it was judged.'),
  warnings: z.array(Fault).optional().describe('Of an XML file: what was noticed besides.'),
});
export const OkReport = z.object({ result: OkResponse, warnings: noticed });

export const Loss = z.object({
  kind: z
    .enum(['dropped', 'supplied', 'changed', 'difference'])
    .describe(
      'Not written or read; added by default; written or read otherwise; a figure that comes to something else.',
    ),
  severity: z.enum(['info', 'warning', 'error']).describe('No meaning is lost; meaning is; money or tax differs.'),
  properties: z.array(z.string()).describe('The places in the document, as paths.'),
  xpath: z.string().optional().describe('The place in the XML.'),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  term: z.string().optional().describe('The business term of EN 16931: `BT-114`.'),
  description: z.string(),
  lang: UNTRANSLATED,
});

export const AttachedFile = z.object({
  id: z.string().optional(),
  name: z.string(),
  media_type: z.string(),
  description: z.string().optional(),
  data: z.string().describe('In base64.'),
});

const Converted = z.object({
  losses: z.array(Loss).describe('What the other side cannot hold.'),
  files: z.array(AttachedFile).describe('The files that are attached.'),
  warnings: z.array(Fault).describe('What was noticed besides.'),
  faults: z.array(Fault).describe('What is wrong with a document that was read all the same.'),
});

const verification = z
  .object({ url: z.string(), label: z.string() })
  .optional()
  .describe('What the QR code of KSeF holds, of these bytes alone, and what stands under it.');

const keyOfFormat = z.string().describe('The key of the format.');

export const ConvertedDocument = Converted.extend({
  format: z.string().describe('The key of the format; `gobl` for a document.'),
  media_type: z.literal('application/json'),
  result: z
    .union([ReadDocument, z.array(ReadDocument)])
    .describe('The document; of a file with several invoices a list, with a document for each.'),
  verification,
}).describe('An e-invoice that became a document.');

export const ConvertedText = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/xml'),
  result: z.string().describe('The text of the XML.'),
  verification,
  file_name: z.string().optional().describe('What the file is called, where the format has rules for that.'),
}).describe('What became an e-invoice in XML.');

export const ConvertedFile = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/pdf'),
  result: z.string().describe('The bytes of the PDF in base64.'),
  encoding: z.literal('base64').describe('How bytes are written.'),
}).describe('What became a PDF.');

export const VerifyResponse = OkResponse.extend({
  signatures: z.array(SignatureDetails).optional(),
}) satisfies z.ZodType<Omit<engine.Verified, 'ok'>>;
export const VerifyReport = z.object({ result: VerifyResponse, warnings: noticed });

export const JWK = z
  .looseObject({
    use: z.string().optional(),
    kty: z.literal('EC'),
    kid: z.string().min(1),
    crv: z.literal('P-256'),
    alg: z.literal('ES256').optional(),
    key_ops: z.array(z.string()).optional().describe('Where it is there, it names `sign`, or `verify`.'),
    x: z.string(),
    y: z.string(),
    d: z.string().optional().describe('Private keys only.'),
  })
  .describe('A JSON Web Key (RFC 7517) for ES256.');

/** A key under the standard's own name. */
const sameAs = (name: string) =>
  z.custom<Json>().meta({
    $ref: '#/components/schemas/JWK',
    deprecated: true,
    description: `The same key as \`${name}\`, under the standard's name.`,
  });
export const KeygenResponse = z.object({
  privatekey: JWK,
  publickey: JWK,
  private: sameAs('privatekey'),
  public: sameAs('publickey'),
});

export const RegimeSummary = z.object({
  country: z.string(),
  name: I18nString,
  description: I18nString.optional(),
  currency: z.string(),
}) satisfies z.ZodType<engine.RegimeSummary>;

export const AddonSummary = z.object({
  key: z.string(),
  name: I18nString,
  description: I18nString,
  requires: z.array(z.string()),
}) satisfies z.ZodType<engine.AddonSummary>;

export const FormatSummary = z.object({
  key: z.string(),
  name: I18nString,
  description: I18nString,
  syntax: z.enum(['ubl', 'cii', 'cdar', 'ksef', 'fatturapa', 'pdf']),
  media_type: z.string(),
  reads: z.boolean().describe('Whether it can be converted to a document.'),
  writes: z.boolean().describe('Whether a document can be converted to it.'),
  addons: z.array(z.string()).describe('The addons of a document that is written so; converting adds them.'),
  rules: z.array(z.string()).describe('The sets of rules that it is checked by.'),
});
export const RuleSet = z.object({
  key: z.string(),
  name: z.string(),
  version: z.string(),
  from: z.iso.date().describe('The first day on which it holds.'),
});

export const FormatDefinition = FormatSummary.extend({
  specification: z.string().describe('BT-24, as it is written.'),
  process: z.string().optional().describe('BT-23, as it is written, where it is a certain one.'),
  rule_sets: z.array(RuleSet),
});

export const CatalogueSummary = z.object({
  key: z.string(),
  name: I18nString,
}) satisfies z.ZodType<engine.CatalogueSummary>;

export const JsonSchema = z
  .looseObject({ $schema: z.string(), $id: z.string(), $ref: z.string(), $defs: z.record(z.string(), z.unknown()) })
  .describe('A JSON Schema, draft 2020-12.');

export const Currency = z.looseObject({
  iso_code: z.string(),
  name: z.string(),
  symbol: z.string(),
  subunits: z.int().min(0).describe('Decimals of its amounts.'),
});

export const RuleSummary = z.object({
  code: z.string(),
  description: z.string(),
  object: z.string().describe('The object that the rule is on; empty for codes of the service itself.'),
  field: z.string().describe('The property that it blames, from the object.'),
  terms: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('The business terms of EN 16931 that an official rule is about.'),
  sets: z
    .array(
      z.looseObject({
        key: z.string(),
        version: z.string(),
        level: z.enum(['fatal', 'warning', 'information']).describe('Whether it makes an e-invoice invalid there.'),
      }),
    )
    .readonly()
    .optional()
    .describe('The sets of official rules that it is in.'),
}) satisfies z.ZodType<ListedRule>;

export const Rule = RuleSummary.partial({ object: true, field: true })
  .loose()
  .extend({
    explanation: z.string().optional().describe('How to fix it.'),
    guards: z.array(z.string()).optional().describe('What must hold for the rule to count.'),
    tests: z.array(z.string()).optional().describe('What is tested.'),
    origin: z
      .array(z.object({ title: z.string(), url: z.string().optional() }))
      .readonly()
      .optional()
      .describe('What asks for it: a format, a tax regime, a law.'),
    fails: z.string().optional().describe('The part of a document that breaks it, in YAML or XML; `…` is the rest.'),
    passes: z.string().optional().describe('The same part as it passes.'),
    example: z
      .object({
        request: z.looseObject({ method: z.string(), path: z.string(), body: z.unknown().optional() }),
        answer: z.object({ status: z.int(), body: z.unknown() }),
      })
      .optional(),
  }) satisfies z.ZodType<RuleDetail>;

export const ExampleSummary = z.object({
  name: z.string(),
  title: z.string(),
  schema: z.string(),
  country: z.string(),
  addons: z.array(z.string()),
  kind: z.string().optional(),
}) satisfies z.ZodType<Omit<Example, 'load'>>;

export const Version = z.object({ billwright: z.string(), version: z.string(), standard: z.string() });
