import recorded from './answers.json' with { type: 'json' };
import type { Endpoint } from './endpoints.ts';
import type { ExampleRequest } from './examples.ts';
import { schemaRef } from './schemas.ts';

/** What operations answer, as the description has it: results and refusals, with their headers and examples. */

/** What the service answered to the examples: operation and name → status and body. */
const answers: { readonly [id: string]: { status: number; body: unknown } } = recorded;

const header = (description: string, type: string = 'string') => ({ description, schema: { type } });

export const HEADERS = {
  Version: header('The version of the service.'),
  ServerTiming: header('Milliseconds that the service took: `total;dur=1.2345`.'),
  RequestId: header("The request's own `X-Request-Id`, or a new one; it is in the log as well."),
  Warnings: header('How many warnings there are; `warnings: true` asks for them.', 'integer'),
  WarningCodes: header('The codes of the warnings, each once: `BW-WARN-ADDON, BW-WARN-VALUE`; absent without any.'),
  ETag: header('The tag of this content; send it back in `If-None-Match`.'),
  RateLimit: header('How many requests are left, and in how many seconds there are all again.'),
  RateLimitPolicy: header('How many requests there are in what time.'),
  Allow: header('The methods of this path.'),
  RetryAfter: header(
    'After how many seconds to try again: until what is ahead is done, by the pace so far.',
    'integer',
  ),
  Challenge: header('What the request lacks (RFC 6750): a token, one that is known, or one for this.'),
};

const headerRef = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

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
  502: 'Somebody else whom the service asks, for a signature or an issuer for keys, gave none.',
  503: 'There is too much to do, or this request took too long; `Retry-After` says when to try again.',
};

/** Names of refusals as components: those that say the same wherever they occur. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  406: 'NotAcceptable',
  408: 'RequestTimeout',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  421: 'Misdirected',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
};

/** Returns the refusals among these statuses as components, by name. */
export function refusalComponents(statuses: ReadonlySet<number>): Record<string, object> {
  const hasTokens = statuses.has(401);
  return Object.fromEntries(
    [...statuses]
      .sort()
      .map((status) => [
        NAMES[status],
        refusalResponse(status, { hasTokens, isOnDocument: READ.has(status) }, commonExample(status)),
      ]),
  );
}

/** Returns what was answered to somebody who was refused so. */
function commonExample(status: number): Shown {
  const answer = answers[`refusals/${status}`];
  return answer ? [['refused', { value: answer.body }]] : [];
}

/** Returns the answers of an operation by status: refusals without an example refer to components. */
export function responsesOf(
  endpoint: Endpoint,
  examples: readonly ExampleRequest[],
  content: object,
): Record<string, object> {
  const { method, refusals, request } = endpoint;
  const hasTokens = refusals.includes(401);
  const isOnDocument = request !== undefined;
  const isKept = method === 'get';
  const headers = {
    ...COMMON_HEADERS,
    ...(isKept && { ETag: headerRef('ETag') }),
    ...(isOnDocument && WARNINGS),
  };
  const responses: Record<string, object> = { 200: { description: 'Done.', headers, content } };
  if (isKept) responses[304] = { description: 'What the client has is current.', headers };
  for (const status of statusesOf(endpoint)) {
    const shown = examplesOf(examples, status);
    const isCommon = shown.length === 0 && isOnDocument === READ.has(status);
    responses[status] =
      isCommon || (shown.length === 0 && !READ.has(status))
        ? { $ref: `#/components/responses/${NAMES[status]}` }
        : refusalResponse(status, { hasTokens, isOnDocument: isOnDocument && READ.has(status) }, shown);
  }
  return responses;
}

/** Returns the statuses of the refusals of an operation, sorted. */
export function statusesOf({ refusals }: Endpoint): number[] {
  return [...refusals, 405, 500].sort();
}

type Shown = readonly (readonly [name: string, example: object])[];

function refusalResponse(
  status: number,
  { hasTokens, isOnDocument }: { hasTokens: boolean; isOnDocument: boolean },
  shown: Shown,
): object {
  return {
    description: REFUSALS[status],
    headers: { ...COMMON_HEADERS, ...refusalHeaders(status, hasTokens), ...(isOnDocument && WARNINGS) },
    content: jsonContent(schemaRef('Error'), shown),
  };
}

/** Of what was noticed in a document, also where it is refused for its faults. */
const WARNINGS = {
  'Billwright-Warnings': headerRef('Warnings'),
  'Billwright-Warning-Codes': headerRef('WarningCodes'),
};

/** Statuses of refusals of a document that was read. */
const READ: ReadonlySet<number> = new Set([400, 422]);

function refusalHeaders(status: number, hasTokens: boolean): object {
  // A page is refused with 403 too, which no token would change.
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

/** Returns whether an example is refused for what its request is, which its schema rules out. */
export function isMalformed({ operationId, name }: ExampleRequest): boolean {
  const body = answers[`${operationId}/${name}`]?.body as { faults?: { properties: string[] }[] } | undefined;
  const places = (body?.faults ?? []).flatMap(({ properties }) => properties);
  return places.length > 0 && places.every((place) => /^(?:request|options)\b/.test(place));
}

/** Returns the examples that were answered with a status, each with its answer. */
export function examplesOf(examples: readonly ExampleRequest[], status: number): Shown {
  return examples.flatMap(({ operationId, name, summary }) => {
    const answer = answers[`${operationId}/${name}`];
    return answer?.status === status ? [[name, { summary, value: answer.body }] as const] : [];
  });
}

export function jsonContent(schema: object, shown: Shown): object {
  return { 'application/json': { schema, ...(shown.length > 0 && { examples: Object.fromEntries(shown) }) } };
}
