import type { OptionDeclaration } from '../../formats/declare/option.ts';
import { formatOptions } from '../../formats/list/options.ts';
import type { MediaType } from '../../operations/content.ts';
import { descriptionOf, fields } from '../../operations/fields.ts';
import { operations } from '../../operations/index.ts';
import { chainChecks, manyOperations } from '../../operations/many/index.ts';
import type { Operation } from '../../operations/operation.ts';
import { validate } from '../../operations/validate.ts';
import { reportRequestName, requestName } from './schemas.ts';

/** The operations of the service, for its OpenAPI description (chapter 09 §6.4). */

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  example?: string;
  /** Default: a text. */
  schema?: object;
  /** Whether the parameter is a flag, which has no value. */
  isFlag?: true;
  /** Whether another operation has a parameter of this name with another meaning. */
  isOwn?: true;
}

export interface Endpoint {
  method: 'get' | 'post';
  /** The path below `/v0`. */
  path: string;
  operationId: string;
  tag: 'Documents' | 'Signing' | 'Reference' | 'Meta';
  summary: string;
  description: string;
  /** The schema of the body. */
  request?: string;
  /** Whether the body may be an XML file, with other fields in the query. */
  takesXml?: boolean;
  parameters?: readonly Parameter[];
  /** The schema of the answer, or of the entries of a list. */
  answer: string;
  /** Whether the answer may be null. */
  isNullable?: true;
  /** The member that contains a list. */
  member?: string;
  /** Whether body and answer are JSON lines, one request or response per line. */
  isLines?: true;
  /** Whether the body is a stream of XML or JSON lines, and the answer JSON. */
  isStream?: true;
  /** Media types of answers other than JSON. */
  produces?: readonly MediaType[];
  /** Media types of a report alone. */
  reportTypes?: readonly string[];
  /** The statuses of refusals, besides the common ones. */
  refusals: readonly number[];
}

const DOCUMENT_REFUSALS = [400, 408, 413, 415, 422, 503];
/** Operations that may call external services: a signer, or issuers for their keys. */
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
    'The languages you read, such as `de`. Faults, warnings and losses are in the first one that is available, otherwise in English.',
  example: 'de',
};

/** Returns the operation's name in the description: `convertCurrency`. */
export function operationIdOf({ name }: { readonly name: string }): string {
  return name.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Options that serve only to write documents. */
const forDocuments: ReadonlySet<string> = new Set(
  Object.entries<OptionDeclaration>(formatOptions).flatMap(([name, { isForDocuments }]) =>
    isForDocuments ? name : [],
  ),
);

/** Returns the request fields as query parameters, for a body that is a file. */
function fileParameters({ fields: names }: Operation): Parameter[] {
  return names.flatMap((name) => {
    const isText = fields[name].safeParse('').success && !forDocuments.has(name);
    const about = descriptionOf(fields[name]);
    const description = `Query parameter for XML or PDF bodies: ${about.charAt(0).toLowerCase()}${about.slice(1)}`;
    return isText ? { name, in: 'query', description } : [];
  });
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
    ...(name === 'validate' && {
      summary: 'Check a document, with a report to keep',
      description:
        'As `/validate`. `report` has the digest of the file, the releases of the rules that it was checked by, and its faults by class. With `Accept: text/html` or `application/pdf` the answer is the report alone, and its status is 200 even for a file with faults.',
      parameters: [
        ...about.parameters,
        { name: 'name', in: 'query' as const, description: 'The name of the file, for the report.' },
      ],
      reportTypes: ['text/html', 'application/pdf'],
      refusals: [...about.refusals, 406],
    }),
  };
  if (operation !== validate) return [endpoint, report];
  const signed = {
    ...report,
    path: '/validate/report/signed',
    operationId: 'validateReportSigned',
    tag: 'Signing' as const,
    summary: 'Check a document, with a signed report',
    description:
      'Returns only the report, in the media type that `Accept` names, signed with `privatekey` or the key of the service. `/verify` verifies it.',
    request: 'SignedReportRequest',
    answer: 'CheckReport',
    parameters: [INDENT, READS],
    takesXml: false,
    refusals: [...about.refusals, 406, 502],
  };
  return [endpoint, report, signed];
}

/** The members that `fields` of `/rules` selects. */
const FIELD = '(code|description|object|field|terms|class|law|sets)';

const LIMIT: Parameter = {
  name: 'limit',
  in: 'query',
  description: 'Return at most this many entries, from the first.',
  schema: { type: 'integer', minimum: 1 },
};

/** Returns the operation that lists reference data: `listRegimes` at `/regimes`. */
function list(name: string, summary: string, entry: string, ...parameters: Parameter[]): Endpoint {
  const endpoint = reference(`/${name}`, `list${capitalised(name)}`, summary, entry, [...parameters, LIMIT]);
  return { ...endpoint, member: name, refusals: [400] };
}

/** Returns the operation for an entry of a list, by its path parameter: `getRegime` at `/regimes/{code}`. */
function detail(name: string, summary: string, entry: string, by: Parameter, ...others: Parameter[]): Endpoint {
  const operationId = `get${capitalised(name.slice(0, -1))}`;
  return { ...reference(`/${name}/{${by.name}}`, operationId, summary, entry, [by, ...others]), refusals: [404] };
}

function reference(path: string, operationId: string, summary: string, answer: string, parameters: Parameter[]) {
  const description = 'Changes only with a new release.';
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
    summary: 'List the options of a correction',
    description:
      'Returns the JSON Schema of the options that a correction of this document takes, or null if the document cannot be corrected.',
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
    summary: 'Process a stream of requests',
    description:
      'Send one request per line: `{"action":"build","req_id":"a","payload":{"data":…}}`. The actions are the operations on documents, `keygen`, `schemas`, `schema`, `regimes`, `regime`, `addons`, `addon` and `ping`. Each line is answered with a line `{"req_id","seq_id","payload","error","is_final"}` while the rest is still arriving, so read while you write. The last line has `is_final`. You can send any number of lines. Each may be as large as a body.',
    parameters: [
      {
        name: 'ordered',
        in: 'query',
        description: 'Answer in the order of the requests. On by default.',
        isFlag: true,
      },
      {
        name: 'final',
        in: 'query',
        description: 'End with a line that has `is_final`. On by default.',
        isFlag: true,
      },
    ],
    isLines: true,
    answer: 'string',
    refusals: [415],
  },
  ...manyOperations.map(
    ({ name, summary, description, request, answer }): Endpoint => ({
      method: 'post',
      path: `/${name}`,
      operationId: operationIdOf({ name }),
      tag: 'Documents',
      summary,
      description,
      parameters: [INDENT, READS],
      request,
      answer,
      refusals: DOCUMENT_REFUSALS,
    }),
  ),
  ...chainChecks.map(
    ({ name, summary, description, answer }): Endpoint => ({
      method: 'post',
      path: `/${name}/chain`,
      operationId: operationIdOf({ name: `${name}/chain` }),
      tag: 'Documents',
      summary,
      description,
      parameters: [INDENT, READS],
      isStream: true,
      answer,
      refusals: [415],
    }),
  ),
  {
    method: 'post',
    path: '/keygen',
    operationId: 'keygen',
    tag: 'Signing',
    summary: 'Make a key pair',
    description: 'Each call makes a new pair. Nothing is stored. The body is optional.',
    parameters: [INDENT],
    answer: 'KeygenResponse',
    refusals: [400, 408, 413, 415, 503],
  },
  list('schemas', 'List the IDs of all JSON Schemas', 'string'),
  detail(
    'schemas',
    'Get a JSON Schema',
    'JsonSchema',
    inPath('path', 'The part of the ID after `draft-0/`. Write its slash as `/` or `%2F`.', 'bill/invoice'),
    { name: 'bundle', in: 'query', description: 'Include all schemas that it refers to.', isFlag: true },
  ),
  list('regimes', 'List all tax regimes', 'RegimeSummary'),
  detail('regimes', 'Get a tax regime', 'TaxRegimeDef', inPath('code', 'The country code, in any letter case.', 'ES')),
  list('addons', 'List all addons', 'AddonSummary'),
  detail('addons', 'Get an addon', 'TaxAddonDef', inPath('key', 'The key of the addon.', 'es-facturae-v3')),
  list('formats', 'List the formats of e-invoices', 'FormatSummary'),
  detail(
    'formats',
    'Get a format of e-invoices',
    'FormatDefinition',
    inPath('key', 'The key of the format.', 'en16931-ubl'),
  ),
  {
    ...list('releases', 'List the releases of the official rules', 'ReleaseInForce', {
      name: 'as_of',
      in: 'query',
      description: 'The day, such as `2027-02-24`. Default: today.',
      example: '2027-02-24',
      schema: { type: 'string', format: 'date' },
      isOwn: true,
    }),
    description:
      'By set of rules: the release that applies, what is announced, and what Billwright lacks. Changes with the day.',
  },
  list('catalogues', 'List the international code lists', 'CatalogueSummary'),
  detail('catalogues', 'Get a code list', 'TaxCatalogueDef', inPath('key', 'The key of the code list.', 'cef')),
  list('currencies', 'List all currencies', 'Currency'),
  list(
    'rules',
    'List the codes of all faults',
    'RuleSummary',
    {
      name: 'prefix',
      in: 'query',
      description: 'Only codes that begin with this text.',
      example: 'GOBL-ES',
    },
    {
      name: 'fields',
      in: 'query',
      description:
        'Members of each entry besides `code`, `description`, `object` and `field`, separated by commas: `terms`, `class`, `law`, `sets`. Default: all.',
      example: 'class',
      schema: { type: 'string', pattern: `^(${FIELD}(,${FIELD})*)?$` },
    },
  ),
  detail('rules', 'Explain the code of a fault', 'Rule', inPath('code', 'The code of a fault.', 'BW-AMOUNT')),
  list('examples', 'List the example documents', 'ExampleSummary'),
  detail(
    'examples',
    'Get an example document',
    'DocumentDraft',
    inPath('name', 'The name of the example.', 'us-invoice'),
  ),
  {
    method: 'get',
    path: '/house-rules',
    operationId: 'getHouseRules',
    tag: 'Reference',
    summary: 'Get the house rules of the service',
    description:
      'The rules of the operator that apply to all documents, as in their file. The list is empty if there are none.',
    parameters: [INDENT],
    answer: 'HouseRules',
    refusals: [],
  },
  {
    method: 'get',
    path: '/',
    operationId: 'getVersion',
    tag: 'Meta',
    summary: 'Get the versions',
    description: 'Also a health check: it answers once all reference data are loaded.',
    parameters: [INDENT],
    answer: 'Version',
    refusals: [],
  },
];
