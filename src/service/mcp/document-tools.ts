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
import type { Argument, Tool, ToolArguments } from './tool.ts';

/** The document to process. The server's instructions say what it may be. */
const DOCUMENT: Argument = { type: ['string', 'object'], description: '', required: true };

/** An argument of every tool that works on a document. */
const STRICT: Argument = { type: 'boolean', description: '' };

const REPORT: Argument = {
  type: 'boolean',
  description: 'Return a report to keep.',
};

/** Shorter descriptions than those of the fields, because a model reads them with every question. */
const SHORT: { readonly [Name in FieldName]?: string } = {
  direction: 'issued (all rules) or received (official ones).',
  language: 'The language of a PDF, such as de.',
  to: 'The key of a format, or pdf. Default: a document.',
  from: 'The format to assume.',
  size: 'a4 or letter, for a PDF.',
  system:
    'For verifactu: name and nif of the maker (or other: country, type, id), system_name, id, version, installation, only_verifactu, multi, multiple. For ksef: a name.',
  previous: 'For verifactu: the record before, as XML or issuer, number, date, hash; null for the first.',
  to_stamp: 'For cfdi: whether a PAC stamps it now.',
  sat_certificate: 'For cfdi: that of the stamp.',
  encoding: 'base64 for a PDF in data.',
  type: 'Such as bill/invoice, if $schema is missing.',
  envelop: 'Wrap it in an envelope.',
  as_of: 'The day whose rules apply; issue: the invoice date.',
  environment: 'For ksef: production, demo or test. For verifactu: production or test.',
  currency: 'Such as EUR.',
  options: 'Such as {"type": "credit-note", "reason": "Returned goods"}.',
  schema: 'Return the options that this invoice takes.',
  set: 'Answers by name: {"buyer-reference": "04011000-12345-03"}.',
  rejection: 'What came with it: a code, an e-mail, a report.',
};

/** The tools on documents, each for the operation of the same name (chapter 09 §8.2). Tool names have no hyphens. */
const operationTools: readonly Tool[] = operations.flatMap((operation) => {
  const { name, tool, run } = operation;
  if (!tool) return [];
  const { description, data, needs = [], takes = [] } = tool;
  const named = [
    ...needs.map((field) => [field, { ...argumentOf(field), required: true }]),
    ...takes.map((field) => [field, argumentOf(field)]),
  ];
  return {
    name: name.replaceAll('-', '_'),
    description,
    arguments: {
      data: dataOf(data, operation !== fix),
      ...Object.fromEntries(named),
      ...(operation !== fix && { strict: STRICT }),
      ...(operation === validate && { report: REPORT }),
    },
    // Short answers that only confirm success are not reduced.
    ...((operation.answer === 'Document' || operation.answer === 'Conversion') && { choices: ['fields'] }),
    speaks: true,
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
  description: `Explains how figures were calculated, and where tax rates come from. Next: build, for the document.`,
  arguments: {
    data: DOCUMENT,
    type: argumentOf('type'),
    of: {
      type: 'string',
      description: 'One figure, such as totals.payable.',
    },
  },
  speaks: true,
  async run({ of, ...given }, environment) {
    const built = await build.run(requestOf({ ...given, explain: true }), environment);
    if (!built.ok) return built;
    const steps = built.explain ?? [];
    const wanted = explained(steps, typeof of === 'string' ? of : undefined);
    // The formula says what operands and rounding would repeat.
    const brief = wanted?.map(({ path, result, how, source }) => ({ path, result, how, ...(source && { source }) }));
    if (brief) return { ok: true, result: { explain: brief }, warnings: built.warnings };
    return { ok: false, key: 'input', message: unknownFigure(steps, String(of)), faults: [] };
  },
};

/** Tools that check chains: the answers of `POST /v0/verifactu/chain` and so on. */
const chainTools: readonly Tool[] = chainChecks.map((check): Tool => {
  const { description, data } = check.tool;
  return {
    name: `${check.name}_chain`,
    description,
    arguments: { data: { type: 'string', description: data, required: true } },
    choices: ['fields'],
    speaks: true,
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

/** Tools that make one result from many documents: the answers of `POST /v0/declare` and so on. */
const manyTools: readonly Tool[] = manyOperations.map((operation): Tool => {
  const { description, documents, options, given } = operation.tool;
  return {
    name: operation.name.replaceAll('/', '_'),
    description,
    arguments: {
      documents: { type: 'array', ...documents, required: true },
      options: { type: 'object', ...options, required: true },
    },
    speaks: true,
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
    description: `Builds a document and signs it, in an envelope, with the key of this server. An invoice needs a code. Next: verify with the public key, or hand it over unchanged.`,
    arguments: {
      data: DOCUMENT,
      type: argumentOf('type'),
      strict: STRICT,
    },
    speaks: true,
    makes: true,
    run: ({ data, type, strict }, environment) => sign.run(requestOf({ data, type, strict, privatekey }), environment),
  };
}

/** Returns the argument for the document to process. */
function dataOf(description = '', isRequired = true): Argument {
  const argument = { type: DOCUMENT.type, description };
  return isRequired ? { ...argument, required: true } : argument;
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
