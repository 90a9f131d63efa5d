import { VERSION } from '../../engine/index.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';
import type { Answer } from './answer.ts';

/** The headers of every answer (chapter 09 §1.4) and the tags of those that may be kept (§1.5). */

const SERVICE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** All methods that some path of the service has. */
export const METHODS = 'GET, HEAD, POST, DELETE, OPTIONS';

/** What a preflight asks for, beside the headers of every answer. */
export const PREFLIGHT = {
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Request-Id, If-None-Match, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID, Idempotency-Key, Traceparent, Tracestate',
  'Access-Control-Max-Age': '86400',
} as const;

/**
 * How long answers may be kept. Reference data change with an upgrade, whose page must not meet those of before: they
 * are kept for a minute, which spares a program that asks often, and asked for with their tag after it.
 */
export const CACHE = {
  reference: 'public, max-age=60, must-revalidate',
  revalidate: 'no-cache',
  never: 'no-store',
} as const;

/** What the headers depend on beside the answer itself. */
export interface RequestContext {
  requestId: string;
  /** When the request's headers had come, by `performance.now()`. */
  started: number;
  /** The request's `Origin`, and the origins that may read answers; all may when none are listed. */
  origin: string | null;
  origins: readonly string[];
  isService: boolean;
  /** Only the origins listed may read the answer, and no cache that others share may keep it: what it says may need a token, or our key. */
  isGuarded: boolean;
}

const EXPOSED =
  'Billwright-Version, Billwright-Warnings, Billwright-Warning-Codes, ETag, Idempotency-Replayed, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id, Allow, WWW-Authenticate';

/** Returns all headers of an answer. A plain record, which platforms take faster than a `Headers`, and which is made in one piece. */
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

/** Returns the tag of a text: it changes with every change of the text, and is the same in every process and place. */
export function contentTag(text: string): string {
  return `"${sha256Hex(text).slice(0, 32)}"`;
}

/** Returns whether `If-None-Match` names the tag: a list or `*`, compared weakly (RFC 9110 §13.1.2). */
export function matches(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''));
}

/** Returns the tag of a compressed form: equal in meaning, not byte for byte. */
export function weak(tag: string): string {
  return tag.startsWith('W/') ? tag : `W/${tag}`;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * Returns the request's own id where it gives a fit one, otherwise a new one. Hono's middleware does not do here: it takes no full stop, and what
 * never becomes a request of Hono's, such as headers that are too large, has an id too.
 */
export function requestIdOf(given: string | null, uuid: () => string): string {
  return given !== null && REQUEST_ID.test(given) ? given : uuid();
}
