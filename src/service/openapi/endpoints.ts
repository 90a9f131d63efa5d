import type { MediaType } from '../../operations/content.ts';
import { descriptionOf, fields } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { reportRequestName, requestName } from './schemas.ts';

/** The operations of the service as its description has them (chapter 09 §6.4). */

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  example?: string;
  /** It is there or not, and needs no value. */
  isFlag?: true;
}

export interface Endpoint {
  method: 'get' | 'post';
  /** Below `/v0`. */
  path: string;
  operationId: string;
  tag: 'Documents' | 'Signing' | 'Reference' | 'Meta';
  summary: string;
  description: string;
  /** The schema of the body. */
  request?: string;
  /** The body may be a file in XML, with its fields in the query. */
  takesXml?: boolean;
  parameters?: readonly Parameter[];
  /** The schema of the answer, or that of the entries of a list. */
  answer: string;
  /** There may be none: null. */
  isNullable?: true;
  /** The member in which a list is answered. */
  member?: string;
  /** Its body and its answer are JSON lines, each a request and a response. */
  isLines?: true;
  /** What it may answer that is no JSON. */
  produces?: readonly MediaType[];
  /** The refusals beside those that any request may get. */
  refusals: readonly number[];
}

const DOCUMENT_REFUSALS = [400, 408, 413, 415, 422, 503];
/** Operations for which the service may ask somebody else: a signer outside, or issuers for their keys. */
const ASKS_ELSEWHERE: ReadonlySet<string> = new Set(['sign', 'verify']);
const INDENT: Parameter = {
  name: 'indent',
  in: 'query',
  description: 'Write JSON with line breaks and indentation.',
  isFlag: true,
};

/** The language of faults, warnings and losses. */
const READS: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  description:
    'The languages that you read, such as `de`: faults, warnings and losses are in the first that is translated, otherwise in English.',
  example: 'de',
};

/** Returns the name of an operation in the description: `convertCurrency`. */
export function operationIdOf({ name }: Operation): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the fields of a request whose body is a file: they stand in the query. */
function fileParameters({ fields: names }: Operation): Parameter[] {
  return names.flatMap((name) => {
    const isText = fields[name].safeParse('').success;
    return isText
      ? { name, in: 'query', description: `With a body in XML: ${lowered(descriptionOf(fields[name]))}` }
      : [];
  });
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function operationEndpoints(operation: Operation): Endpoint[] {
  const { name, tag, summary, description, answer, produces, isChoice } = operation;
  const operationId = operationIdOf(operation);
  const request = requestName(operation);
  const about = {
    tag,
    summary,
    description,
    request,
    answer,
    produces,
    parameters: [INDENT, READS, ...(operation.takesXml ? fileParameters(operation) : [])],
    takesXml: operation.takesXml,
    refusals: [...DOCUMENT_REFUSALS, ...(isChoice ? [406] : []), ...(ASKS_ELSEWHERE.has(name) ? [502] : [])],
  };
  const endpoint = { method: 'post', path: `/${name}`, operationId, ...about } as const;
  if (isChoice) return [endpoint];
  const report = {
    ...endpoint,
    path: `/${name}/report`,
    operationId: `${operationId}Report`,
    summary: `${summary}, with warnings`,
    description: `As \`/${name}\`.`,
    request: reportRequestName(operation),
    answer: answer === 'Document' ? 'DocumentReport' : `${answer.replace('Response', '')}Report`,
  };
  return [endpoint, report];
}

/** Returns the operation that lists reference data: `listRegimes` at `/regimes`. */
function list(name: string, summary: string, entry: string, ...parameters: Parameter[]): Endpoint {
  return { ...reference(`/${name}`, `list${capitalised(name)}`, summary, entry, parameters), member: name };
}

/** Returns the operation that answers one entry of a list, by the parameter in its path: `getRegime` at `/regimes/{code}`. */
function detail(name: string, summary: string, entry: string, by: Parameter, ...others: Parameter[]): Endpoint {
  const operationId = `get${capitalised(name.slice(0, -1))}`;
  return { ...reference(`/${name}/{${by.name}}`, operationId, summary, entry, [by, ...others]), refusals: [404] };
}

function reference(path: string, operationId: string, summary: string, answer: string, parameters: Parameter[]) {
  const description = 'Changes with a release only.';
  const about = { summary, description, parameters: [...parameters, INDENT], answer, refusals: [] };
  return { method: 'get', path, operationId, tag: 'Reference', ...about } as const;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function inPath(name: string, description: string, example: string): Parameter {
  return { name, in: 'path', description, example };
}

export const endpoints: readonly Endpoint[] = [
  ...operations.flatMap(operationEndpoints),
  {
    method: 'post',
    path: '/correct/options',
    operationId: 'correctionOptions',
    tag: 'Documents',
    summary: 'Which options a correction takes',
    description:
      'The JSON Schema of the options that a correction of this document takes; null where it cannot be corrected.',
    request: 'CorrectionOptionsRequest',
    parameters: [INDENT],
    answer: 'JsonSchema',
    isNullable: true,
    refusals: DOCUMENT_REFUSALS,
  },
  {
    method: 'post',
    path: '/bulk',
    operationId: 'bulk',
    tag: 'Documents',
    summary: 'Answer a stream of requests, a line each',
    description:
      'A line is `{"action":"build","req_id":"a","payload":{"data":…}}`; actions are the operations on documents, `keygen`, `schemas`, `schema`, `regimes`, `regime`, `addons`, `addon` and `ping`. Each is answered by a line `{"req_id","seq_id","payload","error","is_final"}`, while the body still comes: read as you write. The last line has `is_final`. There is no limit to the number of lines; each may be as large as a body.',
    parameters: [
      {
        name: 'ordered',
        in: 'query',
        description: 'Answer in the order of the requests: so unless it is denied.',
        isFlag: true,
      },
      {
        name: 'final',
        in: 'query',
        description: 'Say at the end that it is the end: so unless it is denied.',
        isFlag: true,
      },
    ],
    isLines: true,
    answer: 'string',
    refusals: [415],
  },
  {
    method: 'post',
    path: '/keygen',
    operationId: 'keygen',
    tag: 'Signing',
    summary: 'Make a pair of keys',
    description: 'Every call makes a new pair, and nothing is stored. A body may be left out.',
    parameters: [INDENT],
    answer: 'KeygenResponse',
    refusals: [400, 408, 413, 415, 503],
  },
  list('schemas', 'The IDs of all JSON Schemas', 'string'),
  detail(
    'schemas',
    'One JSON Schema',
    'JsonSchema',
    inPath(
      'path',
      'What follows `draft-0/` in the ID. Its slash may be written as it is, or as `%2F`.',
      'bill/invoice',
    ),
    { name: 'bundle', in: 'query', description: 'With all that it refers to within it.', isFlag: true },
  ),
  list('regimes', 'All tax regimes', 'RegimeSummary'),
  detail(
    'regimes',
    "One tax regime's whole definition",
    'TaxRegimeDef',
    inPath('code', 'The country, in any letter case.', 'ES'),
  ),
  list('addons', 'All addons', 'AddonSummary'),
  detail('addons', "One addon's whole definition", 'TaxAddonDef', inPath('key', 'Its key.', 'es-facturae-v3')),
  list('formats', 'The formats of e-invoices', 'FormatSummary'),
  detail('formats', 'One format of e-invoices', 'FormatDefinition', inPath('key', 'Its key.', 'en16931-ubl')),
  list('catalogues', 'The code lists of international bodies', 'CatalogueSummary'),
  detail('catalogues', 'One catalogue with all its codes', 'TaxCatalogueDef', inPath('key', 'Its key.', 'cef')),
  list('currencies', 'All currencies', 'Currency'),
  list('rules', 'The codes of all faults', 'RuleSummary', {
    name: 'prefix',
    in: 'query',
    description: 'Only those that begin with it.',
    example: 'GOBL-ES',
  }),
  detail('rules', 'What a code means, and how to fix it', 'Rule', inPath('code', 'The code of a fault.', 'BW-AMOUNT')),
  list('examples', 'What example documents there are', 'ExampleSummary'),
  detail(
    'examples',
    'A document that builds without a fault',
    'DocumentDraft',
    inPath('name', 'Its name.', 'us-invoice'),
  ),
  {
    method: 'get',
    path: '/',
    operationId: 'getVersion',
    tag: 'Meta',
    summary: 'Which versions answer',
    description: 'Serves as health check: answers as soon as all reference data are loaded.',
    parameters: [INDENT],
    answer: 'Version',
    refusals: [],
  },
];
