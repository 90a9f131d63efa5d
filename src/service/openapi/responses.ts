import recorded from './answers.json' with { type: 'json' };
import type { Endpoint } from './endpoints.ts';
import { type ExampleRequest, exampleRequests } from './examples.ts';
import { schemaRef } from './schemas.ts';

/** Answers of operations for the description: results and refusals, with headers and examples. */

/** The recorded answers to the examples: operation and name → status and body. */
const answers: { readonly [id: string]: { status: number; body: unknown } } = recorded;

const header = (description: string, type: string = 'string') => ({ description, schema: { type } });

export const HEADERS = {
  Version: header('The version of the service.'),
  ServerTiming: header('Processing time in milliseconds: `total;dur=1.2345`.'),
  RequestId: header('The `X-Request-Id` of the request, or a new one. The log has it too.'),
  Warnings: header('The number of warnings. Add `/report` to the path to get them.', 'integer'),
  WarningCodes: header(
    'The codes of the warnings, each once: `BW-WARN-ADDON, BW-WARN-VALUE`. Absent if there are none.',
  ),
  ContentLanguage: header('The language of the texts in the answer.'),
  ETag: header('The tag of this content. Send it back in `If-None-Match`.'),
  RateLimit: header('The number of requests left, and the seconds until the limit resets.'),
  RateLimitPolicy: header('The number of requests allowed in a period.'),
  Allow: header('The methods of this path.'),
  RetryAfter: header('Seconds to wait before you retry.', 'integer'),
  Challenge: header('Why access was denied (RFC 6750): the token is missing, unknown, or lacks the scope.'),
};

const headerRef = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

const COMMON_HEADERS = {
  'Billwright-Version': headerRef('Version'),
  'Server-Timing': headerRef('ServerTiming'),
  'X-Request-Id': headerRef('RequestId'),
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request, or the document in it, cannot be read.',
  401: 'The operation needs a token. The request has none, or an unknown one.',
  403: 'The token lacks the scope, or the page that sent the request is not allowed to.',
  404: 'The entry does not exist.',
  405: 'The path does not support this method.',
  406: '`Accept` names no type that the operation can return.',
  408: 'The body did not arrive in time.',
  413: 'The body is too large. YAML has a lower limit.',
  415: 'The type or encoding of the body is not supported.',
  421: 'The `Host` header names another server.',
  422: 'The document has faults, or the operation does not apply to it.',
  429: 'Too many requests. Wait for `Retry-After`.',
  500: 'A defect in the service. Its log has the request ID.',
  502: 'An external signer returned no signature, or an issuer no keys.',
  503: 'The service is overloaded, or the request took too long. Wait for `Retry-After`.',
};

/** The component of each refusal specific to an operation. All others are the default answer. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  406: 'NotAcceptable',
  421: 'Misdirected',
  422: 'UnprocessableContent',
  502: 'BadGateway',
};

const REFUSED = 'Refused';

/** Returns the refusals with these statuses as components, by name, each with all its examples. */
export function refusalComponents(statuses: ReadonlySet<number>): Record<string, object> {
  const hasTokens = statuses.has(401);
  const sorted = [...statuses].sort();
  const named = sorted.flatMap((status) => {
    const name = NAMES[status];
    const shown = [...commonExample(status, 'refused'), ...examplesOfAll(status)];
    return name ? [[name, refusalResponse([status], hasTokens, shown)] as const] : [];
  });
  const others = sorted.filter((status) => NAMES[status] === undefined);
  const shown = others.flatMap((status) => commonExample(status, String(status)));
  const { headers, ...refused } = refusalResponse(others, hasTokens, shown);
  // Every answer has these headers. The default one, which all operations share, describes them for all.
  return { ...Object.fromEntries(named), [REFUSED]: { ...refused, headers: { ...COMMON_HEADERS, ...headers } } };
}

/** Returns an example of a refusal. */
function commonExample(status: number, name: string): Shown {
  const answer = answers[`refusals/${status}`];
  return answer ? [[name, { value: answer.body }]] : [];
}

/** The component of answers without a body: the client's copy is current. */
const NOT_MODIFIED = 'NotModified';

/** Returns other answers by name. */
export function otherComponents(): Record<string, object> {
  return {
    [NOT_MODIFIED]: { description: 'The copy that you have is current.', headers: { ETag: headerRef('ETag') } },
  };
}

/** Returns the answers of an operation by status. Refusals refer to components. */
export function responsesOf(endpoint: Endpoint, content: object): Record<string, object> {
  const isKept = endpoint.method === 'get';
  const headers = {
    ...(isKept && { ETag: headerRef('ETag') }),
    ...(endpoint.request !== undefined && { ...WARNINGS, 'Content-Language': headerRef('ContentLanguage') }),
  };
  const responses: Record<string, object> = { 200: { description: 'Done.', headers, content } };
  if (isKept) responses[304] = responseRef(NOT_MODIFIED);
  for (const status of statusesOf(endpoint)) {
    const name = NAMES[status];
    if (name) responses[status] = responseRef(name);
  }
  // Linters expect a client error in every operation.
  if (!statusesOf(endpoint).some((status) => NAMES[status])) responses[405] = responseRef(REFUSED);
  return { ...responses, default: responseRef(REFUSED) };
}

function responseRef(name: string): object {
  return { $ref: `#/components/responses/${name}` };
}

/** Returns the statuses of an operation's refusals, sorted. */
export function statusesOf({ refusals }: Endpoint): number[] {
  return [...refusals, 405, 500].sort();
}

type Shown = readonly (readonly [name: string, example: object])[];

function refusalResponse(statuses: readonly number[], hasTokens: boolean, shown: Shown) {
  const isOne = statuses.length === 1;
  const headers = statuses.map((status) => ({
    ...refusalHeaders(status, hasTokens),
    ...(READ.has(status) && WARNINGS),
  }));
  return {
    description: statuses.map((status) => (isOne ? '' : `${status}: `) + REFUSALS[status]).join(' '),
    headers: Object.assign({ 'Content-Language': headerRef('ContentLanguage') }, ...headers),
    content: jsonContent(schemaRef('Error'), shown),
  };
}

/** Warnings about a document, also when it is refused for its faults. */
const WARNINGS = {
  'Billwright-Warnings': headerRef('Warnings'),
  'Billwright-Warning-Codes': headerRef('WarningCodes'),
};

/** Statuses of refusals of a document that could be read. */
const READ: ReadonlySet<number> = new Set([400, 422]);

function refusalHeaders(status: number, hasTokens: boolean): object {
  // A page is also refused with 403, which no token would change.
  if (status === 401 || (status === 403 && hasTokens)) return { 'WWW-Authenticate': headerRef('Challenge') };
  if (status === 405) return { Allow: headerRef('Allow') };
  if (status === 503) return { 'Retry-After': headerRef('RetryAfter') };
  if (status !== 429) return {};
  return {
    'Retry-After': headerRef('RetryAfter'),
    RateLimit: headerRef('RateLimit'),
    'RateLimit-Policy': headerRef('RateLimitPolicy'),
  };
}

/** Returns the status of an example's answer. */
export function statusOf({ operationId, name }: ExampleRequest): number {
  return answers[`${operationId}/${name}`]?.status ?? 200;
}

/** Returns the examples of several operations that were answered with a status, by operation. */
function examplesOfAll(status: number): Shown {
  return exampleRequests.flatMap((example) =>
    examplesOf([example], status).map(([name, shown]) => [`${example.operationId}-${name}`, shown] as const),
  );
}

/** Returns the examples that were answered with a status, with their answers. */
export function examplesOf(examples: readonly ExampleRequest[], status: number): Shown {
  return examples.flatMap(({ operationId, name, summary }) => {
    const answer = answers[`${operationId}/${name}`];
    return answer?.status === status ? [[name, { summary, value: shortened(answer.body) }] as const] : [];
  });
}

/** Characters of XML shown of an answer. */
const SHOWN_XML = 300;

/** Returns an answer with its XML shortened. */
function shortened(body: unknown): unknown {
  const { result } = (body ?? {}) as { result?: unknown };
  if (typeof result !== 'string' || result.length <= SHOWN_XML) return body;
  return { ...(body as object), result: `${result.slice(0, SHOWN_XML)}…` };
}

export function jsonContent(schema: object, shown: Shown): object {
  return { 'application/json': { schema, ...(shown.length > 0 && { examples: Object.fromEntries(shown) }) } };
}
