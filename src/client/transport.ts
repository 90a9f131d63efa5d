import type { ExplainedStep } from '../engine/index.ts';
import { jsonText } from '../engine/reading/json-text.ts';
import { ErrorBody, type Fault, type LineError } from './answers.ts';
import { type Refusal, type ServiceError, UnreachableError } from './errors.ts';
import { rootOf } from './root.ts';

export interface ClientOptions {
  /** The base URL of the API, with or without a trailing slash: `/v0`, `https://example.com/v0`. */
  base: string;
  /** The fetch function. Default: the platform's own. With a service app's `fetch` no network is needed. */
  fetch?: (input: string, init: RequestInit) => Promise<Response> | Response;
  /**
   * The token sent with every request, for restricted operations and for signing with the service's key. Or a function
   * that returns it, called before each request.
   */
  token?: string | (() => Promise<string> | string);
  /**
   * The language of faults, warnings and losses: a code such as `de`, or a list in the form of `Accept-Language`.
   * Default: the platform's language.
   */
  language?: string;
  /** Extra headers for every request. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Milliseconds allowed per attempt. After the last attempt, the call rejects with `UnreachableError` `timeout`.
   * Default: no limit.
   */
  timeout?: number;
  /**
   * The number of retries after a missing response or one with status 408, 429, 502, 503 or 504. Default: 2. The
   * exception is 503 with the key `timeout`, since the same work would take too long again.
   *
   * Delays grow with each attempt, or follow `Retry-After` up to 30 seconds. The service stores nothing, so any request
   * can be repeated. Requests with a body have an `Idempotency-Key`, so a service that stores responses returns the
   * same one again.
   */
  retries?: number;
  /** Called before each attempt and may change its headers. An error that it throws ends the call. */
  beforeRequest?: (attempt: Attempt) => Promise<void> | void;
  /** Called after each attempt that had a response, of any status. */
  afterAnswer?: (answered: Answered) => Promise<void> | void;
}

/** A request about to be sent. */
export interface Attempt {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Starts at 1. */
  attempt: number;
}

/** Metadata of a response. */
export interface Answered extends Attempt {
  status: number;
  requestId: string | undefined;
  /** From sending the request to receiving the complete response. */
  milliseconds: number;
}

/** The contents of a body. */
interface Content<T> {
  value: T;
  /** Changes, dropped and unknown members, and advice; empty with `warnings: false`. */
  warnings: readonly Fault[];
  /** The calculation of each figure, in order; only with `explain: true`. */
  explain: readonly ExplainedStep[] | undefined;
}

/** A request, and the function that checks the body of its response and throws if it is not as declared. */
interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** Lines of JSON instead of a body. They are answered by lines. */
  lines?: string;
  signal: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  read(body: unknown): Content<T>;
}

/** A result of the service, with metadata. */
export interface Answer<T> extends Content<T> {
  /** The number of warnings, even if the request did not ask for them. */
  warningCount: number;
  /** Processing time in milliseconds, if the service reports it. */
  time: number | undefined;
  requestId: string | undefined;
}

/** The outcome of one attempt: the response, or an error with the status of the response, if any. */
type Outcome<T> = { answer: Answer<T> } | { error: Error; status?: number };

/** Sends a call for the given attempt. Rejects if the call was aborted or a function among the options throws. */
export type SendOnce = <T>(call: Call<T>, attempt: number) => Promise<Outcome<T>>;

/** Sends a call and returns the checked response. Rejects as described for `Client`. */
export type Send = <T>(call: Call<T>) => Promise<Answer<T>>;

/** Returns the error for an error response. */
export type ErrorOf = (refusal: Refusal, headers?: Headers) => ServiceError;

/** Returns a function that sends each call once. */
export function sendingOnce(options: ClientOptions, errorOf: ErrorOf): SendOnce {
  const root = rootOf(options.base);
  return async (call, attempt) => {
    const url = root + call.path;
    const received = await attempted(options, url, call, attempt);
    return received instanceof Error ? { error: received } : read(received, url, call, errorOf);
  };
}

/** Returns a function that sends calls without retries. */
export function withoutRetries(sendOnce: SendOnce): Send {
  return async (call) => {
    const outcome = await sendOnce(call, 1);
    if ('error' in outcome) throw outcome.error;
    return outcome.answer;
  };
}

interface Received {
  response: Response;
  text: string;
}

/** Returns the contents of a response, or its error. */
function read<T>({ response, text }: Received, url: string, call: Call<T>, errorOf: ErrorOf): Outcome<T> {
  const { headers, status } = response;
  const body = call.lines === undefined || !response.ok ? readJson(text) : text.trimEnd().split('\n').map(readJson);
  const about = {
    warningCount: Number(headers.get('Billwright-Warnings') ?? 0) || 0,
    time: totalTime(headers.get('Server-Timing')),
    requestId: headers.get('X-Request-Id') ?? undefined,
  };
  if (!response.ok) return { error: refusal(url, status, body, headers, about, errorOf), status };
  try {
    return { answer: { ...about, ...call.read(body) } };
  } catch (cause) {
    return { error: foreign(url, status, cause), status };
  }
}

/**
 * Sends a request once. Returns the response, or the reason for having none. Rejects if the call was aborted or a
 * function among the options throws.
 */
async function attempted(
  { fetch = globalThis.fetch, headers: given, language, token, timeout, beforeRequest, afterAnswer }: ClientOptions,
  url: string,
  { method, body, lines, signal, idempotencyKey }: Call<unknown>,
  attempt: number,
): Promise<Received | UnreachableError> {
  const reads = language !== undefined && { 'Accept-Language': language };
  const headers: Record<string, string> = { ...reads, ...given, Accept: 'application/json' };
  if (lines !== undefined) headers.Accept = headers['Content-Type'] = 'application/jsonl';
  if (body) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  // Failing to obtain a token is not an error of the service.
  if (token !== undefined) headers.Authorization = `Bearer ${typeof token === 'string' ? token : await token()}`;
  const about: Attempt = { method, url, headers, attempt };
  await beforeRequest?.(about);
  const bound = bounded(signal, timeout);
  const began = performance.now();
  let received: Received;
  try {
    signal?.throwIfAborted();
    const ends = bound.signal && { signal: bound.signal };
    const text = body ? jsonText(body) : lines;
    const response = await fetch(url, { method, headers, ...(text !== undefined && { body: text }), ...ends });
    received = { response, text: await response.text() };
    signal?.throwIfAborted();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (bound.isOver())
      return new UnreachableError('timeout', url, `no answer from ${url} within ${timeout} ms`, cause);
    return new UnreachableError('network', url, `no answer from ${url}; is the service running?`, cause);
  } finally {
    bound.end();
  }
  const { status, headers: answered } = received.response;
  const requestId = answered.get('X-Request-Id') ?? undefined;
  await afterAnswer?.({ ...about, status, requestId, milliseconds: performance.now() - began });
  return received;
}

/** Returns a signal that aborts with another one, or after this many milliseconds. */
function bounded(signal: AbortSignal | undefined, timeout: number | undefined) {
  if (timeout === undefined) return { signal, isOver: () => false, end: () => undefined };
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort();
  }, timeout);
  const giveUp = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  return { signal: controller.signal, isOver: () => isOver, end };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(
  url: string,
  status: number,
  body: unknown,
  headers: Headers,
  about: Pick<Answer<unknown>, 'time' | 'requestId'>,
  errorOf: ErrorOf,
): Error {
  const checked = ErrorBody.safeParse(body);
  if (!checked.success) return foreign(url, status, checked.error);
  return serviceErrorIn({ code: status, ...checked.data }, errorOf, about, headers);
}

/** Returns the error that the service describes in a body, or in a line of one. */
export function serviceErrorIn(
  { code = 500, key, faults, warnings, signatures, message: said }: LineError,
  errorOf: ErrorOf,
  about: Partial<Pick<Answer<unknown>, 'time' | 'requestId'>> = {},
  headers?: Headers,
): ServiceError {
  const message = said || faults.map((fault) => fault.description).join('; ') || key;
  return errorOf({ code, key, message, faults, warnings, signatures, ...about }, headers);
}

function foreign(url: string, status: number, cause: unknown): UnreachableError {
  return new UnreachableError(
    'answer',
    url,
    `${url} answered ${status}, but the response is not from the service`,
    cause,
  );
}

/** Returns the milliseconds of the metric `total` in a `Server-Timing` header. */
function totalTime(header: string | null): number | undefined {
  const found = /(?:^|,)\s*total\s*;[^,]*\bdur=([\d.]+)/.exec(header ?? '');
  return found ? Number(found[1]) : undefined;
}
