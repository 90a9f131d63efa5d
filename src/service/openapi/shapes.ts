import { z } from 'zod';
import type { AppliedRelease } from '../../engine/faults.ts';
import type * as engine from '../../engine/index.ts';
import type { Json } from '../../engine/model/json.ts';
import type { CheckReport as Report } from '../../formats/check-report/index.ts';
import type { RulesInForce } from '../../formats/index.ts';
import { syntaxList } from '../../formats/list/facts.ts';
import { RULE_CLASSES } from '../../formats/rules/class.ts';
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

export const Position = z.object({
  line: z.int().min(1).describe('The line, from 1.'),
  column: z.int().min(1).describe('The column, from 1.'),
});

export const Release = z
  .object({
    set: z.string().describe('The key of the set of rules: `en16931-ubl`.'),
    release: z.string().describe('Its release: `1.3.15`.'),
    from: z.string().optional().describe('The first day on which it applies.'),
  })
  .describe('A release of official rules.') satisfies z.ZodType<AppliedRelease>;

const releases = z
  .array(Release)
  .readonly()
  .optional()
  .describe('For an e-invoice: the releases of the official rules that it was checked by.');

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
    caused_by: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('The properties whose faults cause this one. Correct them first.'),
    level: z.literal('information').optional().describe('Present if the official rule only informs.'),
    announces: z.string().optional().describe('In `BW-READINESS`: the rule of the coming edition that will find this.'),
    kept: z
      .object({
        what: z
          .enum(['advance', 'due-date', 'supply', 'period', 'reference', 'account'])
          .describe('The kind of value.'),
        offers: z.array(z.enum(['remove', 'move'])).describe('What can be done with it, apart from keeping it.'),
        from: z.string().optional().describe('The value: a date, the dates of a period, a number.'),
        to: z.string().optional().describe('The value if it moves with the issue date.'),
        days: z.int().optional().describe('The days from the issue date of the original to that of the copy.'),
        amount: z.string().optional().describe('The amount of an advance.'),
      })
      .optional()
      .describe('In `BW-WARN-KEPT`: what a copy or correction keeps from its original.'),
    release: Release.optional().describe('For official rules: the release that the rule belongs to.'),
    document: z.int().optional().describe('In a report of many documents: which one, from 0.'),
    lang: UNTRANSLATED,
  })
  .describe('A fault or a warning.') satisfies z.ZodType<engine.WordedFault>;

export const SignatureDetails = z.object({
  index: z.int().describe('The position in `sigs`, from 0.'),
  kid: z.string().describe('The identifier of the key.'),
  iat: z.iso.datetime().optional().describe('When it was signed.'),
  exp: z.iso.datetime().optional().describe('When the signature expires.'),
  iss: z.string().optional().describe('The issuer.'),
  aud: z.string().optional().describe('The audience.'),
  state: z
    .enum(['holds', 'fails', 'no-key'])
    .describe(
      '`holds`: it passed all tests. `fails`: it did not. `no-key`: none of your keys made it, so it could not be tested.',
    ),
  ok: z.boolean().describe('Whether the signature is valid.'),
  key: z.boolean().describe('Whether one of your keys made it.'),
}) satisfies z.ZodType<engine.SignatureDetails>;

const CLASS = z.enum(RULE_CLASSES);

const InvoiceFacts = z.object({
  number: z.string().optional().describe('Its number.'),
  date: z.string().optional().describe('Its date of issue.'),
  seller: z.string().optional().describe('The name of the seller.'),
  buyer: z.string().optional().describe('The name of the buyer.'),
  total: z.string().optional().describe('The total with tax.'),
  currency: z.string().optional().describe('The currency.'),
});

const Signature = z.enum(['fits', 'broken', 'unverified']);
const SIGNED =
  'For a signed file: `fits` means that it is unchanged since this key signed it; the issuer of the certificate is not checked.';

export const CheckReport = z
  .object({
    report: z.string().describe('Always `billwright check`.'),
    program: z
      .object({ name: z.string().describe('Its name.'), version: z.string().describe('Its version.') })
      .describe('The program that checked.'),
    checked_at: z.iso.datetime().describe('When it was checked.'),
    language: z.string().describe('The language of the texts.'),
    file: z.string().optional().describe('The name of the file, if it is known.'),
    sha256: z.string().optional().describe('The SHA-256 of the file. Missing for a document as JSON.'),
    bytes: z.int().optional().describe('The size of the file.'),
    verdict: z.enum(['valid', 'invalid', 'not-judged', 'unreadable']).describe('The verdict.'),
    format: z
      .object({
        key: z.string().describe('The key of the format.'),
        name: z.string().describe('Its name.'),
        specification: z.string().describe('Its identifier, such as BT-24.'),
      })
      .optional()
      .describe('The format that the file was checked against.'),
    invoice: InvoiceFacts.optional().describe('The invoice, or the first one in the file.'),
    invoices: z.array(z.looseObject({})).optional().describe('All invoices of a file with several.'),
    recipient: z.string().optional().describe('The country of the buyer.'),
    signature: Signature.optional().describe(SIGNED),
    rule_sets: z
      .array(
        z.object({
          key: z.string().describe('The key of the rule set.'),
          name: z.string().describe('Its name.'),
          version: z.string().describe('Its release.'),
          from: z.string().optional().describe('The first day on which it applies.'),
          rules: z.int().optional().describe('The number of its rules.'),
          passed: z.int().optional().describe('The number of rules that the file does not violate.'),
        }),
      )
      .describe('The rules that the file was checked by.'),
    classes: z
      .object({
        format: z.int().describe('Faults of format: the file is not an e-invoice of it.'),
        content: z.int().describe('Faults of content: it lacks what a law requires.'),
        business: z.int().describe('Values that contradict each other or the rules of the format.'),
        advice: z.int().describe('Faults that leave the invoice valid.'),
      })
      .describe('The number of faults and warnings of each class.'),
    meaning: z.array(z.string()).describe('What the verdict means for the recipient.'),
    repair: z
      .object({
        sha256: z.string().describe('The SHA-256 of the file before.'),
        changes: z
          .array(
            z.object({
              description: z.string().describe('The change in business words.'),
              rule: z.string().describe('The rule that asked for it.'),
              path: z.string().describe('The XPath with local names.'),
              before: z.string().optional().describe('The value before.'),
              after: z.string().optional().describe('The value now.'),
            }),
          )
          .describe('What was changed.'),
      })
      .optional()
      .describe('How the file was repaired before its check.'),
    faults: z
      .array(
        z.object({
          class: CLASS.describe('The class of the rule, at this level.'),
          code: z.string().describe('The code of the rule.'),
          level: z.enum(['error', 'warning', 'information']).describe('Only errors make a file invalid.'),
          description: z.string().describe('What is wrong, what is expected, and how to fix it.'),
          law: z.array(z.string()).readonly().optional().describe('The laws that require the content.'),
          fields: z.array(z.string()).optional().describe('The names of the business terms concerned.'),
          places: z
            .array(
              z.object({
                path: z.string().describe('The XPath, or the path of a property.'),
                line: z.int().optional().describe('The line, from 1.'),
                column: z.int().optional().describe('The column, from 1.'),
              }),
            )
            .describe('Where it is.'),
        }),
      )
      .describe('Faults and warnings.'),
    pages: z
      .looseObject({})
      .optional()
      .describe('The media type and SHA-256 of the page or PDF around the signed report.'),
    head: z
      .object({
        uuid: z.string().describe('The identifier of the report.'),
        dig: z
          .object({ alg: z.string().describe('Always `sha256`.'), val: z.string().describe('In hexadecimal.') })
          .describe('The digest of the report without `head` and `sigs`, as RFC 8785 writes it.'),
      })
      .optional()
      .describe('The signed header.'),
    sigs: z.array(z.string()).optional().describe('Signatures on the header, as compact JWS.'),
  })
  .describe('The report of a check, to keep with the file.') satisfies z.ZodType<Omit<Report, 'report'>>;

export const ErrorBody = z
  .object({
    code: z.int().min(400).max(599).describe('The HTTP status.'),
    key: z.enum(REFUSAL_KEYS).describe('The kind of error.'),
    message: z.string().min(1).describe('A summary for people: the only fault, or the first three.'),
    faults: z.array(Fault).describe('All faults. Empty if the error is not about a property.'),
    warnings: z.array(Fault).min(1).optional().describe('Warnings about the input. Absent if there are none.'),
    release: releases,
    signatures: z
      .array(SignatureDetails)
      .optional()
      .describe('The outcome for each signature, from `/verify` with `details: true`.'),
    format: z.string().optional().describe('For an e-invoice: the format that it was checked as.'),
    report: CheckReport.optional().describe('The report of the check, from `/validate/report`.'),
  })
  .describe('Why the request was refused.') satisfies z.ZodType<Refused>;

/** Placeholders for the standard's components of these names. */
const Document = z.custom<Json>().meta({ $ref: '#/components/schemas/Document' });
const ReadDocument = z.custom<Json>().meta({ $ref: '#/components/schemas/ReadDocument' });

export const Figure = z.object({
  path: z.string().describe('The path of the figure.'),
  value: z.string().describe('Its value.'),
  // A name for languages whose identifiers are words.
  sign: z
    .enum(['-'])
    .optional()
    .meta({ description: 'Present if it is subtracted.', 'x-enum-varnames': ['Minus'] }),
});

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
  ok: z
    .boolean()
    .optional()
    .describe('Always true: a document with faults gets an error instead. Missing if the file was not judged.'),
  format: z.string().optional().describe('For an XML file: the format it was checked against.'),
  judged: z
    .boolean()
    .optional()
    .describe('Always false: the XML file does not claim the rules of any format here. Its validity is unknown.'),
  recognised: z
    .object({
      key: z.string().describe('The key of its kind: `oioubl-2`.'),
      name: z.string().describe('The name of its kind, with the version that it states: `OIOUBL 2.02`.'),
    })
    .optional()
    .describe('For a file that was not judged: its kind.'),
  release: releases,
  signature: Signature.optional().describe(
    `${SIGNED} \`broken\` is no fault of the content; warnings say what does not fit.`,
  ),
  warnings: z.array(Fault).optional().describe('For an XML file: warnings.'),
});
export const OkReport = z.object({
  result: OkResponse.describe('The answer without a report.'),
  warnings: noticed,
  report: CheckReport.optional().describe('The report of the check, from `/validate/report`.'),
});

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
  line: z.int().min(1).optional().describe('The line in the e-invoice, from 1.'),
  column: z.int().min(1).optional().describe('The column in the e-invoice, from 1.'),
  term: z.string().optional().describe('The business term of EN 16931, such as `BT-114`.'),
  description: z.string().describe('What was lost, added or changed.'),
  lang: UNTRANSLATED,
});

export const AttachedFile = z.object({
  id: z.string().optional().describe('The code of the attachment in the document.'),
  name: z.string().describe('The name of the file.'),
  media_type: z.string().describe('Its media type, such as `application/pdf`.'),
  description: z.string().optional().describe('What it contains.'),
  data: z.string().describe('In base64.'),
});

const Converted = z.object({
  losses: z.array(Loss).describe('What the conversion lost, added or changed.'),
  files: z.array(AttachedFile).describe('The files attached to the e-invoice.'),
  warnings: z.array(Fault).describe('Warnings about the input.'),
  faults: z.array(Fault).describe('Faults of a document that was read despite them.'),
});

export const Verification = z
  .object({
    url: z.string().describe('The link in the code.'),
    label: z.string().describe('The text to print below it.'),
  })
  .describe(
    'The link in the QR code that national systems require, valid for exactly these bytes, and the label below it.',
  );

export const BillingRecord = z
  .looseObject({ kind: z.enum(['alta', 'anulacion', 'event', 'answer']).optional().describe('The kind of record.') })
  .describe(
    'For VERI*FACTU: the rest of the record, such as its hash, the previous record and the billing program. If `kind` is `answer`: the state of each record, with an explanation and the next step. For ZATCA: `icv`, `pih` and `hash`, and what the QR code and the stamp say.',
  );
/** Without a type, because generated Java does not compile with a choice between an object and a list. */
const billingRecords = z
  .unknown()
  .optional()
  .describe('A `BillingRecord`, or the list of them if the file has several, such as an invoice and a cancellation.');

const keyOfFormat = z.string().describe('The key of the format.');

export const ConvertedDocument = Converted.extend({
  format: z.string().describe('The key of the format, or `gobl` for a document.'),
  media_type: z.literal('application/json').describe('The media type of `result`.'),
  result: ReadDocument.nullable().describe('The document; null for a file without one, such as a cancellation.'),
  verification: Verification.optional(),
  record: billingRecords,
}).describe('A document that was read from an e-invoice.');

export const ConvertedDocuments = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/json').describe('The media type of `result`.'),
  result: z.array(ReadDocument).describe('The documents, one for each invoice of the file.'),
  record: z
    .array(BillingRecord)
    .optional()
    .describe('The records of the file, each with its data besides the document.'),
}).describe('The documents that were read from a file with several invoices.');

export const ConvertedText = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/xml').describe('The media type of `result`.'),
  result: z.string().describe('The XML.'),
  verification: Verification.optional(),
  file_name: z.string().optional().describe('The name of the file, if the format prescribes it.'),
  record: BillingRecord.optional(),
}).describe('An e-invoice in XML.');

export const ConvertedFile = Converted.extend({
  format: keyOfFormat,
  media_type: z.literal('application/pdf').describe('The media type of `result`.'),
  result: z.string().describe('The PDF in base64.'),
  encoding: z.literal('base64').describe('The encoding of `result`.'),
}).describe('A PDF.');

const RULE_KIND = z
  .enum(['repair', 'ask', 'issuer'])
  .describe('`repair`: repaired here. `ask`: you say it in `set`. `issuer`: to correct in the invoice.');
const LOCAL_XPATH = z.string().describe('The XPath with local names; `/` for the whole file.');

export const Repair = z
  .object({
    kind: z
      .enum(['valid', 'repaired', 'ask', 'issuer'])
      .optional()
      .describe(
        '`valid`: nothing was wrong. `repaired`: nothing is wrong any more. `ask`: answers are missing. `issuer`: correct the rest in the invoice.',
      ),
    format: z.string().optional().describe('The key of the format.'),
    changes: z
      .array(
        z.object({
          kind: z.enum(['repair', 'ask']).describe('`ask` for an answer in `set`.'),
          rule: z.string().describe('The rule that asked for it.'),
          xpath: LOCAL_XPATH,
          from: z.string().optional().describe('The value before. Missing if it was added.'),
          to: z.string().optional().describe('The value now. Missing if it was removed.'),
          what: z
            .enum(['order', 'namespace', 'base64', 'blanks', 'encoding', 'mark', 'instructions'])
            .optional()
            .describe('What was changed, if it is not a value.'),
          description: z.string().describe('The change in business words.'),
        }),
      )
      .optional()
      .describe('What was changed.'),
    remaining: z
      .array(
        z.object({
          rule: z.string().describe('The rule.'),
          kind: RULE_KIND,
          xpath: z.string().describe('The XPath of the fault.'),
          set: z.string().optional().describe('The name of the answer in `set`.'),
          field: z.string().optional().describe('The official name of what the answer fills.'),
          term: z.string().optional().describe('Its business term, such as `BT-10`.'),
          example: z.string().optional().describe('An example of an answer.'),
          description: z.string().describe('What is wrong.'),
        }),
      )
      .optional()
      .describe('What is still wrong.'),
    unused: z.array(z.string()).optional().describe('Names in `set` that the file has no field for.'),
    signature: z
      .enum(['broken', 'removed'])
      .optional()
      .describe('What the change did to a signature: `broken` in the file, `removed` around it.'),
    notes: z.array(z.string()).optional().describe('What to do next.'),
    codes: z
      .array(
        z.object({
          code: z.string().describe('The code.'),
          kind: RULE_KIND,
          description: z.string().optional().describe('What it means.'),
          advice: z.string().describe('What to do.'),
          set: z.array(z.string()).optional().describe('The names of the answers that it asks for.'),
          places: z.array(LOCAL_XPATH).optional().describe('Where the file has it.'),
        }),
      )
      .optional()
      .describe('The codes that the rejection names.'),
    media_type: z.string().optional().describe('The media type of `result`.'),
    result: z.string().optional().describe('The file in base64: repaired, or as it was.'),
    encoding: z.string().optional().describe('Always `base64`.'),
    report: CheckReport.optional().describe('The report of the check after the repair, with `report: true`.'),
    warnings: z.array(Fault).describe('Always empty.'),
  })
  .describe('A repaired e-invoice, or a rejection that was explained.');

export const ChainFault = z.object({
  code: z.string().describe('The code of the rule.'),
  level: z.literal('information').optional().describe('Present if nothing is wrong.'),
  description: z.string().describe('What is wrong.'),
  places: z
    .array(
      z.object({
        file: z.string().optional().describe('The name of the file, if it has one.'),
        line: z.number().describe('The line of the record.'),
        xpath: z.string().describe('The path of the record.'),
      }),
    )
    .describe('The records concerned. The first one breaks the chain.'),
});
export const NamedRecord = z.object({
  issuer: z.string().describe('The NIF of the taxpayer.'),
  number: z.string().describe('The number of the invoice.'),
  date: z.string().describe('The date of the invoice.'),
  hash: z.string().describe('The hash of the record.'),
});
export const ChainAnswer = z
  .object({
    unbroken: z.boolean().describe('Whether everything could be read and no chain has a fault.'),
    files: z.number().describe('The number of files.'),
    count: z.number().describe('The number of records and events.'),
    chains: z
      .array(
        z.object({
          of: z.enum(['records', 'events']).describe('What the chain consists of.'),
          issuer: z.string().describe('The NIF of the taxpayer.'),
          system: z
            .object({
              maker: z.string().describe('The number of its maker.'),
              id: z.string().describe('Its identifier.'),
              installation: z.string().describe('The installation.'),
            })
            .describe('The billing program.'),
          count: z.number().describe('The number of records.'),
          runs: z.number().describe('The number of unbroken runs: 1 for a whole chain.'),
          first: NamedRecord.describe('The first record.'),
          last: NamedRecord.describe('The last record: the `previous` of the next one.'),
        }),
      )
      .describe('The chains, one for each taxpayer and installation.'),
    faults: z.array(ChainFault).describe('What breaks the chains.'),
    warnings: z.array(ChainFault).describe('What is unusual.'),
  })
  .describe('The chains of VERI*FACTU records, and what is wrong with them.');

const NamedInvoice = z.object({
  number: z.string().describe('The number of the invoice.'),
  icv: z.string().describe('Its counter.'),
  hash: z.string().describe('Its hash.'),
});
export const InvoiceChainAnswer = z
  .object({
    unbroken: ChainAnswer.shape.unbroken,
    files: ChainAnswer.shape.files,
    count: z.number().describe('The number of invoices.'),
    chains: z
      .array(
        z.object({
          issuer: z.string().describe('The VAT number of the seller.'),
          count: z.number().describe('The number of invoices.'),
          runs: z.number().describe('The number of unbroken runs: 1 for a whole chain.'),
          first: NamedInvoice.describe('The first invoice.'),
          last: NamedInvoice.describe('The last invoice; its hash is the `pih` of the next one.'),
        }),
      )
      .describe('The chains, one for each seller.'),
    faults: ChainAnswer.shape.faults,
    warnings: ChainAnswer.shape.warnings,
  })
  .describe('The chains of invoices of ZATCA, and what is wrong with them.');

const Invoice = z.record(z.string(), z.unknown());
export const MessagesRequest = z
  .looseObject({
    documents: z
      .array(Invoice)
      .describe('The invoices or envelopes in order, or objects with `data` and the options of its record.'),
    system: Invoice.describe('The billing program, as for `/convert`.'),
    previous: z.union([Invoice, z.string(), z.null()]).describe('The previous record, as for `/convert`.'),
    generated_at: z.string().optional().describe('When the records are made, as for `/convert`. Default: now.'),
    form: z
      .enum(['body', 'envelope'])
      .optional()
      .describe('The message alone, or in a SOAP envelope. Default: `body`.'),
    strict: z
      .boolean()
      .optional()
      .describe(
        'An invoice whose record the tax office would reject gets no record. With `false` it gets one, and the reason is a warning.',
      ),
  })
  .describe(
    'The invoices to register, and the program. The options `mode`, `environment` and `header` are as for `/convert`.',
  );

/** Returns the shape of what may concern one of several invoices. */
const ofInvoice = <Shape extends z.ZodType>(shape: Shape) =>
  z.intersection(shape, z.object({ document: z.int().optional().describe('The index of its invoice, from 0.') }));

export const MessagesAnswer = z
  .object({
    messages: z
      .array(
        z.object({
          result: z.string().describe('The message as XML.'),
          file_name: z.string().describe('A name for its file.'),
          count: z.int().describe('The number of its records.'),
        }),
      )
      .describe('The messages, in the order in which they have to be sent.'),
    records: z
      .array(
        NamedRecord.extend({
          document: z.int().describe('The index of its invoice.'),
          message: z.int().describe('The index of its message.'),
          kind: z.enum(['alta', 'anulacion']).describe('The kind of record.'),
          generated_at: z.string().describe('When it was made, with the offset from UTC.'),
          qr: z.string().optional().describe('The link of the QR code on the invoice.'),
          stamps: z
            .array(
              z.object({
                prv: z.string().describe('The provider of the stamp.'),
                val: z.string().describe('The value.'),
              }),
            )
            .optional()
            .describe('The stamps for the head of the envelope.'),
        }),
      )
      .describe('The records that were made, in order.'),
    previous: NamedRecord.nullable().describe('The last record: the `previous` of the next request.'),
    losses: z.array(ofInvoice(Loss)).describe('What the records lack, add or change.'),
    faults: z.array(ofInvoice(Fault)).describe('Why invoices have no record.'),
    warnings: z.array(ofInvoice(Fault)).describe('What the tax agency may reject, and what is unusual.'),
  })
  .describe('Messages with chained records.');

const Named = (code: string) => z.object({ code: z.string().describe(code), name: z.string().describe('The name.') });

export const DeclareRequest = z
  .object({
    to: z.literal('flux10').describe('The kind of report: `flux10`, the French e-reporting.'),
    documents: z
      .array(z.union([z.record(z.string(), z.unknown()), z.string()]))
      .describe('Any number of documents or envelopes, and e-invoices in XML as texts.'),
    content: z.enum(['transactions', 'payments']).optional().describe('Default: `transactions`.'),
    role: z.enum(['seller', 'buyer']).optional().describe('Who declares. Default: `seller`.'),
    period: z
      .object({ start: z.string().describe('The first day.'), end: z.string().describe('The last day.') })
      .describe('The period of the report.'),
    id: z.string().describe('The number of the report.'),
    name: z.string().optional().describe('The name of the report.'),
    type: z
      .enum(['initial', 'rectifying'])
      .optional()
      .describe('Default: `initial`. A rectifying report replaces the whole report of its period.'),
    issued: z.string().describe('When the report is made, in French time: `2026-11-02T06:30:00`.'),
    sender: Named('Its number of four characters.').describe('The platform.'),
    declarant: Named('Its SIREN.')
      .optional()
      .describe('The company that declares. Needed only without documents; otherwise it must match them.'),
    detail: z
      .enum(['base', 'full'])
      .optional()
      .describe('Default: `base`. `full` adds lines, allowances and charges of invoices.'),
  })
  .describe('What to report, and how.');
export const DeclareAnswer = z
  .object({
    format: z.string().describe('The kind of report.'),
    media_type: z.literal('application/xml').describe('The media type of the result.'),
    result: z.string().nullable().describe('The report as XML.'),
    left_out: z
      .array(
        z.object({
          document: z.int().describe('The document, from 0.'),
          reason: z
            .enum(['kind', 'period', 'duplicate', 'domestic', 'role', 'import', 'rate'])
            .describe('Why it is not in the report.'),
          description: z.string().describe('The reason in words.'),
          same_as: z.int().optional().describe('The document that it repeats.'),
        }),
      )
      .describe('The documents that are not in the report.'),
    losses: z
      .array(
        z.object({
          document: z.int().describe('The document, from 0.'),
          kind: z.enum(['supplied', 'changed']).describe('What was done.'),
          severity: z.literal('info').describe('No meaning is lost.'),
          properties: z.array(z.string()).describe('Paths in the document.'),
          description: z.string().describe('What was added or changed.'),
        }),
      )
      .describe('What the report adds or changes.'),
    faults: z.array(Fault).describe('Empty: a report with faults is refused.'),
    warnings: z.array(Fault).describe('What is unusual.'),
  })
  .describe('A report of many documents.');

export const VerifyResponse = z.object({
  ok: z.boolean().describe('Always true: a document with faults gets an error instead.'),
  signatures: z.array(SignatureDetails).optional().describe('The outcome for each signature, with `details: true`.'),
}) satisfies z.ZodType<Omit<engine.Verified, 'ok'>>;
export const VerifyReport = z.object({
  result: VerifyResponse.describe('The answer without a report.'),
  warnings: noticed,
});

export const JWK = z
  .looseObject({
    use: z.string().optional().describe('If present, `sig`.'),
    kty: z.literal('EC').describe('The type of the key.'),
    kid: z.string().min(1).describe('The identifier of the key.'),
    crv: z.literal('P-256').describe('Its curve.'),
    alg: z.literal('ES256').optional().describe('Its algorithm.'),
    key_ops: z.array(z.string()).optional().describe('If present, it contains `sign` or `verify`.'),
    x: z.string().describe('The first coordinate, in base64url.'),
    y: z.string().describe('The second coordinate, in base64url.'),
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
  country: z.string().describe('The country code.'),
  name: I18nString,
  description: I18nString.optional(),
  currency: z.string().describe('Its currency.'),
}) satisfies z.ZodType<engine.RegimeSummary>;

export const AddonSummary = z.object({
  key: z.string().describe('The key of the addon.'),
  name: I18nString,
  description: I18nString,
  requires: z.array(z.string()).describe('The addons that it includes.'),
}) satisfies z.ZodType<engine.AddonSummary>;

export const FormatSummary = z.object({
  key: z.string().describe('The key of the format.'),
  aliases: z.array(z.string()).optional().describe('Other keys for it.'),
  name: I18nString,
  description: I18nString,
  syntax: z.enum([...syntaxList.map(({ key }) => key), 'pdf']).describe('Its syntax.'),
  carries: z.string().optional().describe('For a PDF: the format of the e-invoice in it.'),
  media_type: z.string().describe('Its media type.'),
  reads: z.boolean().describe('Whether files of this format can be converted to documents.'),
  writes: z.boolean().describe('Whether documents can be converted to this format.'),
  addons: z.array(z.string()).describe('The addons that a document needs. Converting adds them.'),
  intended_for: z.array(z.string()).describe('The addons of documents that the format is meant for, of all countries.'),
  usual_for: z
    .object({
      addons: z.array(z.string()).describe('The keys of the addons.'),
      countries: z.array(z.string()).describe('The codes of the countries.'),
    })
    .describe(
      'The addons for whose invoices it is the usual format, and the countries that ask for it by law or usage.',
    ),
  rules: z.array(z.string()).describe('The rule sets that the format is checked against.'),
});
export const RuleSet = z.object({
  key: z.string().describe('The key of the rule set.'),
  name: z.string().describe('Its name.'),
  version: z.string().describe('Its version.'),
  from: z.iso.date().describe('The first day on which the rule set applies.'),
});

export const FormatDefinition = FormatSummary.extend({
  specification: z.string().describe('The value of BT-24.'),
  process: z.string().optional().describe('The value of BT-23, if the format prescribes one.'),
  rule_sets: z.array(RuleSet).describe('The rule sets in `rules`, with their versions.'),
});

const OtherRelease = z.object({
  release: z.string().describe('The release.'),
  from: z.string().describe('The first day on which it applies.'),
});

export const ReleaseInForce = z.object({
  set: z.string().describe('The key of the rule set.'),
  name: z.string().describe('Its name.'),
  formats: z.array(z.string()).describe('The keys of the formats whose own rules it has.'),
  release: z.string().describe('The release that applies.'),
  from: z.string().optional().describe('The first day on which it applies. Absent if the set has only one release.'),
  next: OtherRelease.optional().describe('The announced release. It applies by itself from its day on.'),
  missing: OtherRelease.extend({ days: z.int().describe('The days since then.') })
    .optional()
    .describe('A release in force whose rules Billwright does not have.'),
}) satisfies z.ZodType<RulesInForce>;

export const CatalogueSummary = z.object({
  key: z.string().describe('The key of the code list.'),
  name: I18nString,
}) satisfies z.ZodType<engine.CatalogueSummary>;

export const JsonSchema = z
  .looseObject({
    $schema: z.string().describe('The dialect of JSON Schema.'),
    $id: z.string().describe('The identifier of the schema.'),
    $ref: z.string().describe('The definition of the object.'),
    $defs: z.record(z.string(), z.unknown()).describe('All definitions that it needs.'),
  })
  .describe('A JSON Schema, draft 2020-12.');

export const Currency = z.looseObject({
  iso_code: z.string().describe('The code of ISO 4217.'),
  name: z.string().describe('Its name in English.'),
  symbol: z.string().describe('Its sign, such as €.'),
  subunits: z.int().min(0).describe('The number of decimals of an amount.'),
});

export const RuleSummary = z.object({
  code: z.string().describe('The code of the fault.'),
  description: z.string().describe('What the rule requires.'),
  object: z.string().describe('The object that the rule applies to. Empty for codes of the service itself.'),
  field: z.string().describe('The property concerned, relative to the object.'),
  terms: z
    .array(z.string())
    .readonly()
    .optional()
    .describe('For official rules: the business terms of EN 16931 concerned.'),
  class: CLASS.optional().describe(
    'For official rules: what a fault means. `format`: the file is no e-invoice of its format. `content`: it lacks what a law requires of invoices. `business`: its values contradict each other or the rules of the format. `advice`: it is valid.',
  ),
  law: z.array(z.string()).readonly().optional().describe('For the class `content`: the laws that require it.'),
  sets: z
    .array(
      z.looseObject({
        key: z.string().describe('The key of the rule set.'),
        name: z.string().optional().describe('Its name, if you asked for one rule.'),
        version: z.string().describe('Its version.'),
        from: z.string().optional().describe('Its first day, if you asked for one rule.'),
        level: z.enum(['fatal', 'warning', 'information']).describe('`fatal` makes an e-invoice invalid.'),
        since: z
          .object({
            release: z.string().describe('The release.'),
            from: z.string().optional().describe('Its first day.'),
            or_earlier: z.literal(true).optional().describe('Present if it is the oldest release known here.'),
          })
          .optional()
          .describe('The release that added the rule to the set.'),
        until: z
          .object({
            release: z.string().describe('The release.'),
            to: z.string().optional().describe('Its last day.'),
          })
          .optional()
          .describe('If newer releases do not have the rule: the last release with it.'),
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
      .array(
        z.object({
          title: z.string().describe('The name of the source.'),
          url: z.string().optional().describe('Its address.'),
        }),
      )
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
        request: z
          .looseObject({
            method: z.string().describe('Its method.'),
            path: z.string().describe('Its path.'),
            body: z.unknown().optional().describe('Its body.'),
          })
          .describe('The request.'),
        answer: z
          .object({ status: z.int().describe('Its status.'), body: z.unknown().describe('Its body.') })
          .describe('The answer.'),
      })
      .optional()
      .describe('A request that is refused with this code.'),
  }) satisfies z.ZodType<RuleDetail>;

export const ExampleSummary = z.object({
  name: z.string().describe('The name of the example.'),
  title: z.string().describe('What it shows.'),
  schema: z.string().describe('The schema of the document, such as `bill/invoice`.'),
  country: z.string().describe('The country code.'),
  addons: z.array(z.string()).describe('The addons of the document.'),
  kind: z.string().optional().describe('Its type or first tag, if unusual. `prepaid` if it is partly paid.'),
}) satisfies z.ZodType<Omit<Example, 'load'>>;

export const Version = z.object({
  billwright: z.string().describe('A greeting, by which programs recognise the service.'),
  version: z.string().describe('The version of the service.'),
  standard: z.string().describe('The version of the standard.'),
  house_rules: z.string().optional().describe('The digest of the house rules of the service, if it has any.'),
});

export const HouseRules = z.object({
  $schema: z.string().optional(),
  lists: z
    .record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()])))
    .optional()
    .describe('Lists of values, by name.'),
  rules: z
    .array(z.looseObject({ code: z.string().describe('Its code, which begins with `X-`.') }))
    .describe('The rules, as in the file.'),
});
