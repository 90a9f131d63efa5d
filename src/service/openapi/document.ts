import { STANDARD_VERSION } from '../../engine/index.ts';
import { exampleInvoice } from '../examples/signed.ts';
import type { Scope } from '../tokens.ts';
import recorded from './answers.json' with { type: 'json' };
import { type Endpoint, endpoints, type Parameter } from './endpoints.ts';
import { type ExampleRequest, exampleRequests } from './examples.ts';
import { componentSchemas, schemaRef } from './schemas.ts';

/** What the service answered to the examples: operation and name → status and body. */
const answers: { readonly [id: string]: { status: number; body: unknown } } = recorded;

/** What guards operations. */
export interface Guards {
  /** Which want a token, by their path below `/v0`; undefined where callers have none. */
  tokens: ReadonlyMap<string, { scope: Scope; isOptional: boolean }> | undefined;
  /** Signing with the service's own key is for programs of its machine. */
  signsOnMachine: boolean;
}

/** Returns the description of the service in OpenAPI 3.1 (chapter 09 §6.4; https://spec.openapis.org/oas/v3.1.0). */
export function openApiDocument({ tokens, signsOnMachine }: Guards): object {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints) {
    const wanted = tokens?.get(endpoint.path);
    const isOnMachine = signsOnMachine && endpoint.operationId === 'sign';
    const described = wanted ? withToken(endpoint, wanted.isOptional) : isOnMachine ? onMachine(endpoint) : endpoint;
    paths[endpoint.path] = { [endpoint.method]: { ...operationOf(described), ...(wanted && securityOf(wanted)) } };
  }
  const authentication = tokens ? 'Some operations want a token' : 'No authentication';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Billwright API',
      version: 'v0',
      description:
        'Invoices and other business documents, completed, checked, corrected, copied and signed by the standard, release ' +
        `${STANDARD_VERSION}. ${authentication}, no cookies; nothing that is sent is stored. Assistants are served at \`/v0/mcp\`.`,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/v0' }],
    tags: [
      { name: 'Documents', description: 'What is done to documents and envelopes.' },
      { name: 'Signing', description: 'ES256 signatures on envelopes.' },
      { name: 'Reference', description: 'Schemas, tax regimes, addons, code lists, rules, examples.' },
      { name: 'Meta', description: 'The service itself.' },
    ],
    paths,
    components: {
      schemas: componentSchemas(),
      headers: tokens ? { ...HEADERS, Challenge: CHALLENGE } : HEADERS,
      ...(tokens && { securitySchemes: { token: TOKEN } }),
    },
  };
}

const header = (description: string, type: string = 'string') => ({ description, schema: { type } });

const HEADERS = {
  Version: header('The version of the service.'),
  ServerTiming: header('Milliseconds that the service took: `total;dur=1.2345`.'),
  RequestId: header("The request's own `X-Request-Id`, or a new one; it is in the log as well."),
  Warnings: header('How many warnings there are; `warnings: true` asks for them.', 'integer'),
  ETag: header('The tag of this content; send it back in `If-None-Match`.'),
  Allow: header('The methods of this path.'),
  RetryAfter: header(
    'After how many seconds to try again: until what is ahead is done, by the pace so far.',
    'integer',
  ),
};

const CHALLENGE = header('What the request lacks (RFC 6750): a token, one that is known, or one for this.');

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A token that the operator of the service gave. What it must be for is the role that an operation names.',
};

/** Adds the refusals for a token to an operation that wants one. */
function withToken(endpoint: Endpoint, isOptional: boolean): Endpoint {
  const refusals = [...endpoint.refusals, 401, 403];
  if (!isOptional) return { ...endpoint, refusals };
  const description = `${endpoint.description} Without \`privatekey\` the service signs with its own key, for which it wants a token.`;
  return { ...endpoint, refusals, description };
}

function onMachine(endpoint: Endpoint): Endpoint {
  const description = `${endpoint.description} Without \`privatekey\` the service signs with its own key, for programs of its machine.`;
  return { ...endpoint, refusals: [...endpoint.refusals, 403, 421], description };
}

function securityOf({ scope, isOptional }: { scope: Scope; isOptional: boolean }): object {
  return { security: [...(isOptional ? [{}] : []), { token: [scope] }] };
}

const headerRef = (name: keyof typeof HEADERS | 'Challenge') => ({ $ref: `#/components/headers/${name}` });

const COMMON_HEADERS = {
  'Billwright-Version': headerRef('Version'),
  'Server-Timing': headerRef('ServerTiming'),
  'X-Request-Id': headerRef('RequestId'),
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request or the document in it cannot be read.',
  401: 'This needs a token, and the request has none that is known here.',
  403: 'The token is for other things, or the page that sends the request may not.',
  404: 'There is no such thing.',
  405: 'This path has other methods.',
  406: 'Accept names only types that this is not answered in.',
  408: 'The body did not arrive in time.',
  413: 'The body is too large, or in YAML and too large for that.',
  415: 'The type or encoding of the body is not accepted.',
  421: 'The Host header names another server.',
  422: 'The document is readable, but has faults or cannot be worked on.',
  500: 'A defect of the service; its log has the request id.',
  503: 'There is too much to do, or this request took too long; `Retry-After` says when to try again.',
};

function operationOf(endpoint: Endpoint): object {
  const { operationId, tag, summary, description, request, parameters = [] } = endpoint;
  const examples = exampleRequests.filter((example) => example.operationId === operationId);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    parameters: parameters.map(parameterOf),
    ...(request && {
      requestBody: { required: true, content: requestContent(endpoint, schemaRef(request), examples) },
    }),
    ...(operationId === 'keygen' && {
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    }),
    ...(endpoint.isLines && { requestBody: { required: true, content: linesOf({ examples: { two: TWO_LINES } }) } }),
    responses: responsesOf(endpoint, examples),
  };
}

/** Returns the content of a stream of JSON lines. OpenAPI 3.1 has no word for what a line is. */
const linesOf = (more: object) => ({ 'application/jsonl': { schema: { type: 'string' }, ...more } });

const TWO_LINES = {
  summary: 'Two requests',
  value: [
    { action: 'build', req_id: 'a', payload: { data: exampleInvoice } },
    { action: 'regime', req_id: 'b', payload: { code: 'ES' } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
};

function parameterOf({ name, in: place, description, example }: Parameter): object {
  const isFlag = place === 'query' && example === undefined;
  return {
    name,
    in: place,
    description: isFlag ? `${description} Any value but \`0\` and \`false\` counts, also none.` : description,
    ...(place === 'path' && { required: true }),
    ...(isFlag && { allowEmptyValue: true }),
    schema: { type: 'string' },
    ...(example !== undefined && { example }),
  };
}

function requestContent({ takesXml }: Endpoint, schema: object, examples: readonly ExampleRequest[]): object {
  const json = examples.filter(({ yaml }) => yaml === undefined);
  const yaml = examples.filter((example) => example.yaml !== undefined);
  return {
    'application/json': { schema, examples: named(json, ({ body }) => body) },
    'application/yaml': { schema, ...(yaml.length > 0 && { examples: named(yaml, (example) => example.yaml) }) },
    ...(takesXml && {
      'application/xml': { schema: { type: 'string' } },
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    }),
  };
}

function named(examples: readonly ExampleRequest[], shown: (example: ExampleRequest) => unknown): object {
  return Object.fromEntries(
    examples.map((example) => [example.name, { summary: example.summary, value: shown(example) }]),
  );
}

function responsesOf(endpoint: Endpoint, examples: readonly ExampleRequest[]): object {
  const { method, refusals, request } = endpoint;
  /** Of what was noticed in a document, also where it is refused for its faults. */
  const warnings = request && { 'Billwright-Warnings': headerRef('Warnings') };
  const isKept = method === 'get';
  const headers = {
    ...COMMON_HEADERS,
    ...(isKept && { ETag: headerRef('ETag') }),
    ...warnings,
  };
  const others = (endpoint.produces ?? []).map((type) => [type, { schema: { type: 'string' } }] as const);
  const content = { ...contentOf(resultSchema(endpoint), examples, 200), ...Object.fromEntries(others) };
  const done = { description: 'Done.', headers, content: endpoint.isLines ? linesOf({}) : content };
  const responses: Record<string, object> = { 200: done };
  if (isKept) responses[304] = { description: 'What the client has is current.', headers };
  for (const status of [...refusals, 405, 500].sort()) {
    responses[status] = {
      description: REFUSALS[status],
      headers: { ...COMMON_HEADERS, ...refusalHeaders(status, refusals), ...(READ.has(status) && warnings) },
      content: contentOf(schemaRef('Error'), examples, status),
    };
  }
  return responses;
}

/** Statuses of refusals of a document that was read. */
const READ: ReadonlySet<number> = new Set([400, 422]);

function refusalHeaders(status: number, all: readonly number[]): object {
  // A page is refused with 403 too, which no token would change.
  if (status === 401 || (status === 403 && all.includes(401))) return { 'WWW-Authenticate': headerRef('Challenge') };
  if (status === 405) return { Allow: headerRef('Allow') };
  return status === 503 ? { 'Retry-After': headerRef('RetryAfter') } : {};
}

function contentOf(schema: object, examples: readonly ExampleRequest[], status: number): object {
  const answered = examples.flatMap(({ operationId, name, summary }) => {
    const answer = answers[`${operationId}/${name}`];
    return answer?.status === status ? [[name, { summary, value: answer.body }] as const] : [];
  });
  const shown = answered.length > 0 && { examples: Object.fromEntries(answered) };
  return { 'application/json': { schema, ...shown } };
}

function resultSchema({ answers: declared, member }: Endpoint): object {
  const schemas = declared.map((name) => (isType(name) ? { type: name } : schemaRef(name)));
  const schema = schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
  if (member === undefined) return schema;
  return { type: 'object', properties: { [member]: { type: 'array', items: schema } }, required: [member] };
}

function isType(name: string): boolean {
  return ['null', 'object', 'string'].includes(name);
}
