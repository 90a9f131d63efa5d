import { STANDARD_VERSION } from '../../engine/index.ts';
import { groupBy } from '../../engine/model/group-by.ts';
import { exampleInvoice } from '../../operations/example-data.ts';
import type { Scope } from '../auth/tokens.ts';
import { type Endpoint, endpoints, type Parameter } from './endpoints.ts';
import { type ExampleRequest, exampleRequests } from './examples.ts';
import {
  examplesOf,
  HEADERS,
  jsonContent,
  otherComponents,
  refusalComponents,
  responsesOf,
  statusesOf,
  statusOf,
} from './responses.ts';
import { componentSchemas, schemaRef } from './schemas.ts';

/** How operations are guarded. */
export interface Guards {
  /** The required tokens by path below `/v0`; undefined if callers have none. */
  tokens: ReadonlyMap<string, { scope: Scope; isOptional: boolean }> | undefined;
  /** Only programs on the service's machine may sign with its own key. */
  signsOnMachine: boolean;
  /** Whether requests are counted and limited. */
  isRateLimited: boolean;
  /** Whether answers are kept for an `Idempotency-Key`. */
  keepsAnswers: boolean;
}

/** Returns the OpenAPI 3.1 description of the service (chapter 09 §6.4; https://spec.openapis.org/oas/v3.1.0). */
export function openApiDocument({ tokens, signsOnMachine, isRateLimited, keepsAnswers }: Guards): object {
  const paths: Record<string, object> = {};
  const statuses = new Set<number>();
  const parameters: Record<string, object> = {};
  for (const endpoint of endpoints) {
    const wanted = tokens?.get(endpoint.path);
    const isOnMachine = signsOnMachine && endpoint.path.startsWith('/sign');
    const guarded = wanted ? withToken(endpoint, wanted.isOptional) : isOnMachine ? onMachine(endpoint) : endpoint;
    const counted = isRateLimited ? { ...guarded, refusals: [...guarded.refusals, 429] } : guarded;
    const described = keepsAnswers && isRepeatable(endpoint) ? withKey(counted) : counted;
    for (const status of statusesOf(described)) statuses.add(status);
    for (const each of described.parameters ?? [])
      if (isShared(each)) parameters[componentOf(each)] = parameterOf(each);
    paths[endpoint.path] = { [endpoint.method]: { ...operationOf(described), ...(wanted && securityOf(wanted)) } };
  }
  const shared = shareResults(paths);
  const authentication = tokens ? 'Some operations need a token' : 'No authentication';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Billwright API',
      version: 'v0',
      description:
        'Builds, checks, corrects, copies, converts and signs invoices and other business documents of the standard (GOBL ' +
        `${STANDARD_VERSION}). ${authentication}, no cookies, and no document is stored. Every answer has the headers \`Billwright-Version\`, \`Server-Timing\` and \`X-Request-Id\`. Assistants connect to \`/v0/mcp\`.`,
      contact: { name: 'Billwright', url: 'https://github.com/billwright/billwright' },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/v0' }],
    tags: [
      {
        name: 'Documents',
        description:
          'Operations on documents and envelopes. Most have a variant whose path ends in `/report`. It returns the same result in `result`, and warnings about input that was changed or dropped in `warnings`.',
      },
      { name: 'Signing', description: 'ES256 signatures on envelopes.' },
      { name: 'Reference', description: 'Schemas, tax regimes, addons, code lists, rules, examples.' },
      { name: 'Meta', description: 'The service itself.' },
    ],
    // Operations are open to everyone unless stated otherwise.
    security: [],
    paths,
    components: {
      ...used(
        { paths, parameters },
        {
          schemas: componentSchemas({ hasOwnKey: signsOnMachine || (tokens?.get('/sign')?.isOptional ?? false) }),
          responses: { ...shared, ...otherComponents(), ...refusalComponents(statuses) },
        },
      ),
      parameters,
      headers: usedHeaders(statuses),
      ...(tokens && { securitySchemes: { token: TOKEN } }),
    },
  };
}

const TOKEN = {
  type: 'http',
  scheme: 'bearer',
  description:
    'A token from the operator of the service. The role that an operation names is the scope that the token needs.',
};

/** Moves results shared by several operations into components, replacing each by a reference. Returns the components. */
function shareResults(paths: Record<string, object>): Record<string, object> {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods) as { responses: { 200: object } }[]);
  const shared: Record<string, object> = {};
  for (const [text, operations] of groupBy(all, ({ responses }) => JSON.stringify(responses[200]))) {
    const [, schema] = /"#\/components\/schemas\/(\w+)"/.exec(text) ?? [];
    if (operations.length === 1 || !schema) continue;
    shared[schema] = JSON.parse(text);
    for (const { responses } of operations) responses[200] = { $ref: `#/components/responses/${schema}` };
  }
  return shared;
}

type Components = Record<'schemas' | 'responses', Record<string, object>>;

/** Returns the components that paths and parameters refer to, directly or indirectly. */
function used(users: object, all: Components): Components {
  const kept: Components = { schemas: {}, responses: {} };
  const visit = (part: object) => {
    for (const [, kind, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g)) {
      const component = all[kind as keyof Components][name];
      if (!component || kept[kind as keyof Components][name]) continue;
      kept[kind as keyof Components][name] = component;
      visit(component);
    }
  };
  visit(users);
  const inOrder = (kind: keyof Components) =>
    Object.fromEntries(Object.entries(all[kind]).filter(([name]) => kept[kind][name]));
  return { schemas: inOrder('schemas'), responses: inOrder('responses') };
}

/** Returns the headers of any answer, by name. */
function usedHeaders(statuses: ReadonlySet<number>): object {
  const { Challenge, RateLimit, RateLimitPolicy, ...always } = HEADERS;
  return {
    ...always,
    ...(statuses.has(401) && { Challenge }),
    ...(statuses.has(429) && { RateLimit, RateLimitPolicy }),
  };
}

/** Paths of POST requests whose answers are never kept: new private keys, and streams. */
const NEVER_KEPT = /\/(?:keygen|bulk|mcp)$/;

function isRepeatable({ method, path }: Endpoint): boolean {
  return method === 'post' && !NEVER_KEPT.test(path);
}

/** Adds the header that allows a request to be repeated. */
function withKey(endpoint: Endpoint): Endpoint {
  const description =
    'A text of your choice, such as a UUID. If you repeat the request with the same key, you get the same answer.';
  return {
    ...endpoint,
    parameters: [...(endpoint.parameters ?? []), { name: 'Idempotency-Key', in: 'header', description }],
  };
}

/** Adds the refusals for a token to an operation that requires one. */
function withToken(endpoint: Endpoint, isOptional: boolean): Endpoint {
  const refusals = [...endpoint.refusals, 401, 403];
  if (!isOptional) return { ...endpoint, refusals };
  const description = `${endpoint.description} Without \`privatekey\` the service signs with its own key. The request then needs a token.`;
  return { ...endpoint, refusals, description };
}

function onMachine(endpoint: Endpoint): Endpoint {
  const description = `${endpoint.description} Without \`privatekey\` the service signs with its own key, but only for programs on the same machine.`;
  return { ...endpoint, refusals: [...endpoint.refusals, 403, 421], description };
}

function securityOf({ scope, isOptional }: { scope: Scope; isOptional: boolean }): object {
  return { security: [...(isOptional ? [{}] : []), { token: [scope] }] };
}

function operationOf(endpoint: Endpoint): object {
  const { operationId, tag, summary, description, request, parameters = [] } = endpoint;
  const examples = exampleRequests.filter((example) => example.operationId === operationId);
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    parameters: parameters.map((each) =>
      isShared(each) ? { $ref: `#/components/parameters/${componentOf(each)}` } : parameterOf(each),
    ),
    ...(request && {
      requestBody: { required: true, content: requestContent(endpoint, schemaRef(request), examples) },
    }),
    ...(operationId === 'keygen' && {
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    }),
    ...(endpoint.isStream && {
      requestBody: { required: true, content: { ...linesOf({ examples: { files: FILES } }), ...XML } },
    }),
    ...(endpoint.isLines && { requestBody: { required: true, content: linesOf({ examples: { two: TWO_LINES } }) } }),
    responses: responsesOf(endpoint, resultContent(endpoint, examples)),
  };
}

/** Returns the content of a JSON lines stream. OpenAPI 3.1 cannot describe a line. */
const linesOf = (more: object) => ({ 'application/jsonl': { schema: { type: 'string' }, ...more } });

const XML = { 'application/xml': { schema: { type: 'string' } } };

const FILES = { summary: 'The XML of two files', value: '{"xml":"<…>"}\n{"xml":"<…>"}\n' };

const TWO_LINES = {
  summary: 'Two requests',
  value: [
    { action: 'build', req_id: 'a', payload: { data: exampleInvoice } },
    { action: 'regime', req_id: 'b', payload: { code: 'ES' } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
};

/** Returns whether a parameter is a component, with the same meaning in every operation. */
function isShared({ in: place, isOwn }: Parameter): boolean {
  return place !== 'path' && !isOwn;
}

function componentOf({ name }: Parameter): string {
  return name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function parameterOf({
  name,
  in: place,
  description,
  example,
  schema = { type: 'string' },
  isFlag,
}: Parameter): object {
  return {
    name,
    in: place,
    description,
    ...(place === 'path' && { required: true }),
    ...(isFlag && { allowEmptyValue: true }),
    schema: isFlag ? schemaRef('Flag') : schema,
    ...(example !== undefined && { example }),
  };
}

function requestContent({ takesXml }: Endpoint, schema: object, examples: readonly ExampleRequest[]): object {
  // Requests refused with 400 violate the schema.
  const shown = examples.filter((example) => statusOf(example) !== 400);
  return {
    'application/json': { schema, ...(shown.length > 0 && { examples: named(shown) }) },
    'application/yaml': { schema },
    ...(takesXml && {
      'application/xml': { schema: { type: 'string' } },
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    }),
  };
}

/** Returns examples by name. Names show which ones are refused. */
function named(examples: readonly ExampleRequest[]): object {
  return Object.fromEntries(
    examples.map((example) => {
      const { name, summary, body: value } = example;
      const status = statusOf(example);
      return [name, status === 200 ? { summary, value } : { summary: `Rejected with ${status}: ${summary}`, value }];
    }),
  );
}

/** Returns the content of a successful answer. */
function resultContent(endpoint: Endpoint, examples: readonly ExampleRequest[]): object {
  if (endpoint.isLines) return linesOf({});
  const others = [...(endpoint.produces ?? []), ...(endpoint.reportTypes ?? [])].map(
    (type) => [type, { schema: { type: 'string', ...bytesOf(type) } }] as const,
  );
  return { ...jsonContent(resultSchema(endpoint), examplesOf(examples, 200)), ...Object.fromEntries(others) };
}

function bytesOf(type: string): object {
  return type === 'application/pdf' || type === 'application/pkcs7-mime' ? { format: 'binary' } : {};
}

function resultSchema({ answer, isNullable, member }: Endpoint): object {
  const schema = answer === 'string' ? { type: 'string' } : schemaRef(answer);
  if (isNullable) return { anyOf: [schema, { type: 'null' }] };
  if (member === undefined) return schema;
  return { type: 'object', properties: { [member]: { type: 'array', items: schema } }, required: [member] };
}
