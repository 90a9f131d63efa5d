import { z } from 'zod';
import { explained, unknownFigure } from '../../engine/explained.ts';
import type { Environment } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { isChained } from '../../formats/list/options.ts';
import { build } from '../../operations/build.ts';
import { checkWithReport } from '../../operations/check-report.ts';
import { descriptionOf, type FieldName, fields } from '../../operations/fields.ts';
import { fix } from '../../operations/fix.ts';
import { operations } from '../../operations/index.ts';
import { chainChecks, manyOperations } from '../../operations/many/index.ts';
import { sign } from '../../operations/sign.ts';
import { validate } from '../../operations/validate.ts';
import { MOST_RECORDS, tooManyRecords } from '../limits/records.ts';
import * as shapes from '../openapi/shapes.ts';
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
const operationTools: readonly Tool[] = operations.flatMap((operation) => {
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
const explainTool: Tool = {
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
  output: resultSchema(z.object({ explain: z.array(shapes.CalculationStep) })),
  async run({ of, ...given }, environment) {
    const built = await build.run(requestOf({ ...given, explain: true }), environment);
    if (!built.ok) return built;
    const steps = built.explain ?? [];
    const wanted = explained(steps, typeof of === 'string' ? of : undefined);
    if (wanted) return { ok: true, result: { explain: wanted }, warnings: built.warnings };
    return { ok: false, key: 'input', message: unknownFigure(steps, String(of)), faults: [] };
  },
};

const { ChainAnswer, InvoiceChainAnswer, DeclareAnswer, MessagesAnswer } = shapes;
const ANSWERS = { ChainAnswer, InvoiceChainAnswer, DeclareAnswer, MessagesAnswer };

/** Tools that check chains: the answers of `POST /v0/verifactu/chain` and so on. */
const chainTools: readonly Tool[] = chainChecks.map((check): Tool => {
  const { title, description, data } = check.tool;
  return {
    name: `${check.name}_chain`,
    title,
    description,
    arguments: { data: { type: 'string', description: data, required: true } },
    choices: ['fields'],
    speaks: true,
    output: resultSchema(ANSWERS[check.answer]),
    async run({ data: text }, { translation }) {
      let left = MOST_RECORDS;
      const reader = await check.open(() => left-- > 0);
      const file = reader.file();
      file.push(String(text));
      file.end();
      return reader.isFull ? tooManyRecords(check) : { ok: true, result: reader.result(translation).answer };
    },
  };
});

/** Tools that make something of many documents together: the answers of `POST /v0/declare` and so on. */
const manyTools: readonly Tool[] = manyOperations.map((operation): Tool => {
  const { title, description, documents, options, output, given } = operation.tool;
  const members: z.ZodRawShape = ANSWERS[operation.answer].shape;
  return {
    name: operation.name.replaceAll('/', '_'),
    title,
    description,
    arguments: {
      documents: { type: 'array', ...documents, required: true },
      options: { type: 'object', ...options, required: true },
    },
    speaks: true,
    output: resultSchema(z.object(Object.fromEntries(output.map((name) => [name, members[name] ?? z.unknown()])))),
    async run({ documents: list, options: more }, environment) {
      const asked = { ...(isJsonObject(more) ? more : {}), ...given };
      return { ok: true, result: (await operation.run(asked, list, environment)).answer };
    },
  };
});

/** All tools on documents, and on many of them. */
export const documentTools: readonly Tool[] = [...operationTools, explainTool, ...chainTools, ...manyTools];

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
