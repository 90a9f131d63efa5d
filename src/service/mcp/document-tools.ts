import { z } from 'zod';
import { explained, unknownFigure } from '../../engine/explained.ts';
import type { Environment } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { type ChainReader, chainReader, invoiceChainReader } from '../../formats/index.ts';
import { reportKeys } from '../../formats/list/facts.ts';
import { isChained } from '../../formats/list/options.ts';
import { STATEMENT } from '../../formats/national/verifactu/statement.ts';
import { build } from '../../operations/build.ts';
import { chainAnswer, invoiceChainAnswer } from '../../operations/chain-answer.ts';
import { checkWithReport } from '../../operations/check-report.ts';
import { declare } from '../../operations/declare.ts';
import type { Refusal } from '../../operations/errors.ts';
import { descriptionOf, type FieldName, fields } from '../../operations/fields.ts';
import { fix } from '../../operations/fix.ts';
import { operations } from '../../operations/index.ts';
import { sign } from '../../operations/sign.ts';
import { validate } from '../../operations/validate.ts';
import { verifactuMessages } from '../../operations/verifactu-messages.ts';
import { MOST_RECORDS, tooManyInvoices, tooManyRecords } from '../limits/records.ts';
import { CalculationStep, ChainAnswer, InvoiceChainAnswer } from '../openapi/shapes.ts';
import { DOCUMENT, operationSchema, resultSchema } from './output-schemas.ts';
import type { Argument, Tool, ToolArguments } from './tool.ts';

/** An argument of every tool that works on a document. */
const STRICT: Argument = { type: 'boolean', description: 'Reject changed or dropped input.' };

const REPORT: Argument = {
  type: 'boolean',
  description:
    'Return a report to keep: SHA-256, rules with their releases, verdict, faults by class (content: with the law).',
};

/** Shorter descriptions than those of the fields, because a model reads them with every question. */
const SHORT: { readonly [Name in FieldName]?: string } = {
  direction:
    'issued checks all rules; received only the official ones, with warnings for the others (default: issued; received for an e-invoice to convert).',
  language: 'The language of a PDF, such as de (default: by the supplier’s address).',
  to: 'The key of the format, or pdf (default: a document).',
  from: 'The key of the format to assume.',
  size: 'a4 or letter, for a PDF.',
  system:
    'For VERI*FACTU, required: name and nif of the maker (or other: country, type, id), system_name, id, version, installation, only_verifactu, multi, multiple. For KSeF: the program.',
  previous: 'For VERI*FACTU, required: the record before, as XML or issuer, number, date and hash; null for the first.',
  to_stamp: 'For CFDI: whether a PAC shall stamp it now.',
  sat_certificate: 'For CFDI: the certificate that the stamp names.',
  encoding: 'base64 for a PDF in data.',
  set: 'Answers by name: {"buyer-reference": "04011000-12345-03"}.',
  rejection: 'What came with it: a code, an e-mail, a report.',
};

/** The tools on documents, each for the operation of the same name (chapter 09 §8.2). Tool names have no hyphens. */
export const documentTools: readonly Tool[] = operations.flatMap((operation) => {
  const { name, tool, takesXml, run } = operation;
  if (!tool) return [];
  const { title, description, data, needs = [], takes = [] } = tool;
  const named = [
    ...needs.map((field) => [field, { ...argumentOf(field), required: true }]),
    ...takes.map((field) => [field, argumentOf(field)]),
  ];
  return {
    name: name.replaceAll('-', '_'),
    title,
    description,
    arguments: {
      data: documentArgument(data, takesXml, operation !== fix),
      ...Object.fromEntries(named),
      ...(operation !== fix && { strict: STRICT }),
      ...(operation === validate && { report: REPORT }),
    },
    // Short answers that only confirm success are not reduced.
    ...((operation.answer === 'Document' || operation.answer === 'Conversion') && { choices: ['fields'] }),
    speaks: true,
    output: operationSchema(operation),
    run({ report, ...given }, environment) {
      return report === true ? reported(requestOf(given), environment) : run(requestOf(given), environment);
    },
  };
});

/** Returns the report of a check, signed if there is a key. A file with faults has one, too. */
async function reported(request: JsonObject, environment: Environment, privatekey?: Json) {
  const { report } = await checkWithReport(request, environment);
  if (privatekey === undefined) return { ok: true, result: { report } } as const;
  const { signReport } = await import('../../formats/check-report/sign.ts');
  const signed = await signReport(report, { privatekey }, environment);
  return signed.ok ? ({ ok: true, result: { report: signed.result } } as const) : signed;
}

/** Returns the tools with reports signed by the key of the machine's owner. */
export function withSignedReports(tools: readonly Tool[], privatekey: Json): Tool[] {
  return tools.map((tool) =>
    tool.name === validate.name
      ? {
          ...tool,
          run: ({ report, ...given }, environment) =>
            report === true
              ? reported(requestOf(given), environment, privatekey)
              : tool.run({ report, ...given }, environment),
        }
      : tool,
  );
}

/** Explains the figures of a document: the answer of `build` with `explain`, without the document. */
export const explainTool: Tool = {
  name: 'explain',
  title: 'Explain figures',
  description: `Explains how the figures of a document were calculated: operands, operation, rounding, and the source of a tax rate. Name one figure in of, because a document can have thousands. Next: build, for the document itself.`,
  arguments: {
    data: documentArgument('The document, or an envelope with one'),
    type: argumentOf('type'),
    of: {
      type: 'string',
      description: 'Explain only this figure and the figures it depends on, such as totals.payable.',
    },
  },
  speaks: true,
  output: resultSchema(z.object({ explain: z.array(CalculationStep) })),
  async run({ of, ...given }, environment) {
    const built = await build.run(requestOf({ ...given, explain: true }), environment);
    if (!built.ok) return built;
    const steps = built.explain ?? [];
    const wanted = explained(steps, typeof of === 'string' ? of : undefined);
    if (wanted) return { ok: true, result: { explain: wanted }, warnings: built.warnings };
    return { ok: false, key: 'input', message: unknownFigure(steps, String(of)), faults: [] };
  },
};

/** Returns the answer about chains in a text. */
async function chainsInText<Report>(
  data: unknown,
  open: (hasRoom: () => boolean) => Promise<Pick<ChainReader, 'file' | 'isFull'> & { readonly result: () => Report }>,
  answer: (report: Report) => object,
  tooMany: () => Refusal,
) {
  let left = MOST_RECORDS;
  const reader = await open(() => left-- > 0);
  const file = reader.file();
  file.push(String(data));
  file.end();
  return reader.isFull ? tooMany() : { ok: true as const, result: answer(reader.result()) };
}

/** Checks chains of billing records: the answer of `POST /v0/verifactu/chain`. */
export const chainTool: Tool = {
  name: 'verifactu_chain',
  title: 'Check VERI*FACTU chains',
  description: `Checks that billing records form unbroken chains: names changed records, gaps and forks. Next: convert to verifactu, with the last record as previous.`,
  arguments: {
    data: {
      type: 'string',
      description: 'XML with any number of records or messages, or JSON lines with the XML of each.',
      required: true,
    },
  },
  choices: ['fields'],
  speaks: true,
  output: resultSchema(ChainAnswer),
  run: ({ data }, { translation }) =>
    chainsInText(data, chainReader, (report) => chainAnswer(report, translation), tooManyRecords),
};

/** Checks chains of invoices: the answer of `POST /v0/zatca/chain`. */
export const invoiceChainTool: Tool = {
  name: 'zatca_chain',
  title: 'Check ZATCA chains',
  description: `Checks that invoices of Saudi Arabia form unbroken chains by counter and hash: names changed invoices and gaps. Next: convert to zatca, with the next icv and the last hash as pih.`,
  arguments: {
    data: {
      type: 'string',
      description: 'JSON lines, each with the XML of an invoice as a text, also in base64, or in xml.',
      required: true,
    },
  },
  choices: ['fields'],
  speaks: true,
  output: resultSchema(InvoiceChainAnswer),
  run: ({ data }, { translation }) =>
    chainsInText(data, invoiceChainReader, (report) => invoiceChainAnswer(report, translation), tooManyInvoices),
};

/** Makes billing records of many invoices: the answer of `POST /v0/verifactu/messages`. */
export const messagesTool: Tool = {
  name: 'verifactu_messages',
  title: 'Make VERI*FACTU messages',
  description: `Makes chained billing records of many invoices, in messages. Next: verifactu_chain. ${STATEMENT.template}`,
  arguments: {
    documents: { type: 'array', description: 'The invoices in order.', required: true },
    options: { type: 'object', description: 'system and previous, as for convert.', required: true },
  },
  speaks: true,
  output: resultSchema(z.object({ messages: z.array(z.object({ result: z.string() })) })),
  async run({ documents, options }, environment) {
    const given = isJsonObject(options) ? options : {};
    return { ok: true, result: await verifactuMessages({ ...given, documents }, environment) };
  },
};

/** Makes a report of many documents: the answer of `POST /v0/declare`. */
export const declareTool: Tool = {
  name: 'declare',
  title: 'Make a report',
  description:
    'Makes the French e-reporting (Flux 10) of invoices, or of receipts. left_out says which are not in it, and why. Next: validate the XML.',
  arguments: {
    documents: { type: 'array', description: 'The documents or envelopes.', required: true },
    options: {
      type: 'object',
      description:
        'id; period: {start, end}; sender: {code, name}, the platform; issued: 2026-11-02T06:30:00. Optional: content: payments, role: buyer, type: rectifying, declarant: {code, name} without documents.',
      required: true,
    },
  },
  speaks: true,
  output: resultSchema(
    z.object({ result: z.string().nullable(), left_out: z.array(z.object({ document: z.int(), reason: z.string() })) }),
  ),
  async run({ documents, options }, environment) {
    const given = isJsonObject(options) ? options : {};
    return { ok: true, result: await declare({ ...given, to: reportKeys[0], documents }, environment) };
  },
};

/** Returns the tool that signs with the key of the machine's owner. No model ever sees the key. */
export function signTool(privatekey: Json): Tool {
  return {
    name: 'sign',
    title: 'Sign a document',
    description: `Builds a document, wraps it in an envelope and signs it with the key of this server. The document must be complete: an invoice needs a code. Next: verify with the public key, or hand the envelope over unchanged.`,
    arguments: {
      data: documentArgument('The document, or an envelope with one'),
      type: argumentOf('type'),
      strict: STRICT,
    },
    speaks: true,
    output: DOCUMENT,
    makes: true,
    run: ({ data, type, strict }, environment) => sign.run(requestOf({ data, type, strict, privatekey }), environment),
  };
}

/** Returns the argument for the document to process. */
function documentArgument(what: string, takesXml = false, required = true): Argument {
  const description = takesXml ? what : `${what}, as an object, JSON or YAML.`;
  return { type: ['string', 'object'], description, ...(required && { required }) };
}

/** Returns the argument for a request field. A field of any JSON is given as an object or as its text. */
function argumentOf(name: FieldName): Argument {
  const [isText, isFlag] = ['', true].map((value) => fields[name].safeParse(value).success);
  return {
    type: !isFlag ? 'string' : isText ? ['string', 'object'] : 'boolean',
    description: SHORT[name] ?? descriptionOf(fields[name]),
    ...(isChained(name) && { takesNull: true }),
  };
}

/** Returns the request object for the given arguments. */
function requestOf(given: ToolArguments): JsonObject {
  const members = Object.entries(given).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(members.map(([name, value]) => [name, name === 'publickey' ? keyOf(value) : value]));
}

/** Returns a key, parsed if given as text. The operation refuses an invalid one. */
function keyOf(given: Json): Json {
  if (typeof given !== 'string') return given;
  const read = readDocumentText(given, '$');
  return read.ok ? read.value : given;
}
