import { z } from 'zod';
import type * as engine from '../../engine/index.ts';
import type { Json } from '../../engine/model/json.ts';
import { syntaxList } from '../../formats/syntaxes/list.ts';
import { REFUSAL_KEYS, type ErrorBody as Refused } from '../../operations/errors.ts';
import type { Example } from '../examples/index.ts';
import type { ListedRule, RuleDetail } from '../rules/index.ts';

/**
 * The answers of the service, for its OpenAPI description (chapter 09 §2.1, §4 to §7). The compiler checks them against the types of engine and service,
 * and a test against real answers. The description includes every export of this file.
 */

const languages = z.record(z.string(), z.string());

export const I18nString = languages.describe('A text by language.');

const UNTRANSLATED = z
  .literal('en')
  .optional()
  .describe('Present if the description is not available in the language you asked for.');

export const Position = z.object({ line: z.int().min(1), column: z.int().min(1) });

export const Fault = z
  .object({
    code: z.string().describe('A stable code. `/rules/{code}` explains it.'),
    properties: z
      .array(z.string())
      .min(1)
      .describe('The paths of the properties: `$.lines[0].item.price`, `request.type` …'),
    description: z.string().describe('What is wrong, what is expected, and how to fix it.'),
    input_properties: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('The same paths in your input, in the same order. Present if removed null entries shifted them.'),
    positions: z
      .array(Position)
      .optional()
      .describe('For an XML file, whose paths are XPaths: the position of each in the text.'),
    terms: z.array(z.string()).optional().describe('The business terms concerned, such as `BT-115`.'),
    level: z.literal('information').optional().describe('Present if the official rule only informs.'),
    lang: UNTRANSLATED,
  })
  .describe('A fault or a warning.') satisfies z.ZodType<engine.WordedFault>;

export const SignatureDetails = z.object({
  index: z.int().describe('The position in `sigs`, from 0.'),
  kid: z.string(),
  iat: z.iso.datetime().optional(),
  exp: z.iso.datetime().optional(),
  iss: z.string().optional(),
  aud: z.string().optional(),
  state: z
    .enum(['holds', 'fails', 'no-key'])
    .describe(
      '`holds`: it passed all tests. `fails`: it did not. `no-key`: none of your keys made it, so it could not be tested.',
    ),
  ok: z.boolean().describe('Whether the signature holds.'),
  key: z.boolean().describe('Whether one of your keys made it.'),
}) satisfies z.ZodType<engine.SignatureDetails>;

export const ErrorBody = z
  .object({
    code: z.int().min(400).max(599).describe('The HTTP status.'),
    key: z.enum(REFUSAL_KEYS).describe('The kind of error.'),
    message: z.string().min(1).describe('A summary for people: the only fault, or the first three.'),
    faults: z.array(Fault).describe('All faults. Empty if the error is not about a property.'),
    warnings: z.array(Fault).min(1).optional().describe('Warnings about the input. Absent if there are none.'),
    signatures: z
      .array(SignatureDetails)
      .optional()
      .describe('The outcome for each signature, from `/verify` with `details: true`.'),
  })
  .describe('Why the request was refused.') satisfies z.ZodType<Refused>;

/** Placeholders for the standard's components of these names. */
const Document = z.custom<Json>().meta({ $ref: '#/components/schemas/Document' });
const ReadDocument = z.custom<Json>().meta({ $ref: '#/components/schemas/ReadDocument' });

export const Figure = z.object({ path: z.string(), value: z.string(), sign: z.literal('-').optional() });

export const CalculationStep = z
  .object({
    path: z.string().describe('The path of the figure.'),
    op: z.string().describe('The operation on the operands: `multiply`, `sum`, `percent` …'),
    of: z.array(Figure).describe('The operands, by their paths in the document or in earlier steps.'),
    value: z.string().describe('The value that later steps use.'),
    result: z.string().describe('The value in the document.'),
    how: z.string().describe('The calculation in figures: `20 × 90.00`.'),
    rounding: z.int().describe('The number of decimals that the exact result was rounded to.'),
    source: z.record(z.string(), z.string()).optional().describe('Where the tax percentage comes from.'),
  })
  .describe('How a figure was calculated.');

const noticed = z.array(Fault).describe('Warnings about the input.');

export const DocumentReport = z
  .object({
    result: Document,
    warnings: noticed,
    explain: z
      .array(CalculationStep)
      .optional()
      .describe('How the figures were calculated. Present with `explain: true`.'),
  })
  .describe('The document with its warnings.');

export const OkResponse = z.object({
  // Client generators expect text for a constant.
  ok: z.boolean().describe('Always true: a document with faults gets an error instead.'),
  format: z.string().optional().describe('For an XML file: the format it was checked against.'),
  warnings: z.array(Fault).optional().describe('For an XML file: warnings.'),
});
export const OkReport = z.object({ result: OkResponse, warnings: noticed });

export const Loss = z.object({
  kind: z
    .enum(['dropped', 'supplied', 'changed', 'difference'])
    .describe(
      '`dropped`: not written or read. `supplied`: added because the format needs it. `changed`: in another form. `difference`: a figure differs.',
    ),
  severity: z
    .enum(['info', 'warning', 'error'])
    .describe('`info`: no information is lost. `warning`: information is lost. `error`: money or tax differs.'),
  properties: z.array(z.string()).describe('The paths in the document.'),
  xpath: z.string().optional().describe('The XPath in the e-invoice.'),
  line: z.int().min(1).optional(),
  column: z.int().min(1).optional(),
  term: z.string().optional().describe('The business term of EN 16931, such as `BT-114`.'),
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
  losses: z.array(Loss).describe('What the conversion lost, added or changed.'),
  files: z.array(AttachedFile),
  warnings: z.array(Fault),
  faults: z.array(Fault).describe('Faults of a document that was read despite them.'),
});

export const Verification = z
  .object({ url: z.string(), label: z.string() })
  .describe(
    'The link in the QR code that national systems require, valid for exactly these bytes, and the label below it.',
  );

const keyOfFormat = z.string().describe('The key of the format.');

export const ConvertedDocument = Converted.extend({
  format: z.string().describe('The key of the format, or `gobl` for a document.'),
  media_type: z.literal('application/json'),
  result: ReadDocument,
  verification: Verification.optional(),
}).describe('A document that was read from an e-invoice.');

export const ConvertedDocuments = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/json'),
  result: z.array(ReadDocument).describe('The documents, one for each invoice of the file.'),
}).describe('The documents that were read from a file with several invoices.');

export const ConvertedText = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/xml'),
  result: z.string().describe('The XML.'),
  verification: Verification.optional(),
  file_name: z.string().optional().describe('The name of the file, if the format prescribes it.'),
}).describe('An e-invoice in XML.');

export const ConvertedFile = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/pdf'),
  result: z.string().describe('The PDF in base64.'),
  encoding: z.literal('base64').describe('The encoding of `result`.'),
}).describe('A PDF.');

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
    key_ops: z.array(z.string()).optional().describe('If present, it contains `sign` or `verify`.'),
    x: z.string(),
    y: z.string(),
    d: z.string().optional().describe('Only in private keys.'),
  })
  .describe('A JSON Web Key (RFC 7517) for ES256.');

/** Returns a key under the standard's own name. */
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
  syntax: z.enum([...syntaxList.map(({ key }) => key), 'pdf']),
  media_type: z.string(),
  reads: z.boolean().describe('Whether files of this format can be converted to documents.'),
  writes: z.boolean().describe('Whether documents can be converted to this format.'),
  addons: z.array(z.string()).describe('The addons that a document needs. Converting adds them.'),
  intended_for: z.array(z.string()).describe('The addons of documents that the format is meant for, of all countries.'),
  usual_for: z
    .object({ addons: z.array(z.string()), countries: z.array(z.string()) })
    .describe('The addons and countries for whose invoices it is the usual format.'),
  rules: z.array(z.string()).describe('The rule sets that the format is checked against.'),
});
export const RuleSet = z.object({
  key: z.string(),
  name: z.string(),
  version: z.string(),
  from: z.iso.date().describe('The first day on which the rule set applies.'),
});

export const FormatDefinition = FormatSummary.extend({
  specification: z.string().describe('The value of BT-24.'),
  process: z.string().optional().describe('The value of BT-23, if the format prescribes one.'),
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
  subunits: z.int().min(0).describe('The number of decimals of an amount.'),
});

export const RuleSummary = z.object({
  code: z.string(),
  description: z.string(),
  object: z.string().describe('The object that the rule applies to. Empty for codes of the service itself.'),
  field: z.string().describe('The property concerned, relative to the object.'),
  terms: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('For official rules: the business terms of EN 16931 concerned.'),
  sets: z
    .array(
      z.looseObject({
        key: z.string(),
        version: z.string(),
        level: z.enum(['fatal', 'warning', 'information']).describe('`fatal` makes an e-invoice invalid.'),
      }),
    )
    .readonly()
    .optional()
    .describe('The official rule sets that contain the rule.'),
}) satisfies z.ZodType<ListedRule>;

export const Rule = RuleSummary.partial({ object: true, field: true })
  .loose()
  .extend({
    explanation: z.string().optional().describe('How to fix it.'),
    guards: z.array(z.string()).optional().describe('Conditions for the rule to apply.'),
    tests: z.array(z.string()).optional().describe('What the rule tests.'),
    successor: z.string().optional().describe('The code that replaced it.'),
    origin: z
      .array(z.object({ title: z.string(), url: z.string().optional() }))
      .readonly()
      .optional()
      .describe('The source of the rule: a format, a tax regime or a law.'),
    fails: z
      .string()
      .optional()
      .describe('A part of a document that breaks the rule, in YAML or XML. `…` stands for the rest.'),
    passes: z.string().optional().describe('The same part, corrected.'),
    no_example: z
      .string()
      .optional()
      .describe('The reason why there is no such part, for example because no document can break the rule.'),
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
