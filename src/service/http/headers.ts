import { VERSION } from '../../engine/index.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';
import type { Answer } from './answer.ts';

/** The headers of every answer (chapter 09 §1.4), and the tags of cacheable ones (§1.5). */

const SERVICE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** All methods used by any path of the service. */
export const METHODS = 'GET, HEAD, POST, DELETE, OPTIONS';

/** Headers of a preflight besides the common ones. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Request-Id, If-None-Match, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID, Idempotency-Key, Traceparent, Tracestate',
  'Access-Control-Max-Age': '86400',
} as const;

/**
 * How long answers may be cached. Reference data change with an upgrade, and the new page must not get old data. So they are cached for a
 * minute, which spares repeated requests, and revalidated after that.
 */
export const CACHE = {
  reference: 'public, max-age=60, must-revalidate',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;

/** The data that the headers depend on, besides the answer. */
export interface RequestContext {
  requestId: string;
  /** When the request's headers had arrived, by `performance.now()`. */
  started: number;
  /** The request's `Origin`, and the origins that may read answers; all if empty. */
  origin: string | null;
  origins: readonly string[];
  isService: boolean;
  /** Only the listed origins may read the answer, and no shared cache may store it, because it may require a token or our key. */
  isGuarded: boolean;
}

const EXPOSED =
  'Billwright-Version, Billwright-Warnings, Billwright-Warning-Codes, ETag, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id, Allow, WWW-Authenticate';

/** Returns all headers of an answer, as a plain record built at once, which platforms process faster than a `Headers`. */
export function headersOf(answer: Answer, about: RequestContext): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': answer.type ?? 'application/json',
    'Cache-Control': answer.cache ?? CACHE.never,
    'Billwright-Version': VERSION,
    'X-Request-Id': about.requestId,
    'Server-Timing': `total;dur=${(performance.now() - about.started).toFixed(4)}`,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'Content-Security-Policy': answer.policy ?? SERVICE_POLICY,
    'Cross-Origin-Resource-Policy': about.isService ? 'cross-origin' : 'same-origin',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  };
  if (about.origins.length > 0 || about.isGuarded) restrictOrigin(headers, about);
  if (about.isGuarded) guard(headers);
  if (answer.headers?.['Content-Language'] !== undefined) headers.Vary += ', Accept-Language';
  if (answer.body === null && !answer.stream) delete headers['Content-Type'];
  if (answer.etag !== undefined) headers.ETag = answer.etag;
  return answer.headers ? Object.assign(headers, answer.headers) : headers;
}

function restrictOrigin(headers: Record<string, string>, { origin, origins }: RequestContext): void {
  headers.Vary = 'Accept-Encoding, Origin';
  if (origin !== null && origins.includes(origin)) headers['Access-Control-Allow-Origin'] = origin;
  else delete headers['Access-Control-Allow-Origin'];
}

function guard(headers: Record<string, string>): void {
  headers['Cross-Origin-Resource-Policy'] = 'same-origin';
  headers['Cache-Control'] = headers['Cache-Control']?.replace('public', 'private') ?? CACHE.never;
}

/** Returns the tag of a text: different for every text, and the same in every process. */
export function contentTag(text: string): string {
  return `"${sha256Hex(text).slice(0, 32)}"`;
}

/** Returns whether `If-None-Match` contains the tag: a list or `*`, compared weakly (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}

/** Returns the weak tag of a compressed form, which is not identical byte for byte. */
export function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Returns the request's own id if valid, otherwise a new one. Hono's middleware is not used: it rejects full stops, and messages that never
 * become a Hono request, such as those with oversized headers, need an id too.
 */
export function requestIdOf(given: string | null, uuid: () => string): string {
  return given !== null && REQUEST_ID.test(given) ? given : uuid();
}
