import type { CalculationStep } from '../engine/index.ts';
import { ErrorBody, type Fault } from './answers.ts';
import { type Refusal, type ServiceError, UnreachableError } from './errors.ts';
import { rootOf } from './root.ts';

export interface ClientOptions {
  /** Address of the interface, with or without a slash at its end: `/v0`, `https://example.com/v0`. */
  base: string;
  /** What fetches; the platform's own when absent. A service app's `fetch` serves without a network. */
  fetch?: (input: string, init: RequestInit) => Promise<Response> | Response;
  /**
   * A token of the service, sent with every request, for what its operator has closed and for signing with its key; or a
   * function that returns one, called before each request.
   */
  token?: string | (() => Promise<string> | string);
  /** Headers that every request has beside its own. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds that one attempt may take; then it is given up, with `UnreachableError` `timeout` if it was the last. No bound if not given. */
  timeout?: number;
  /**
   * How often a request is sent again that was not answered, or with 408, 429, 502, 503 or 504, except for 503 with the key `timeout`, as what
   * took the service too long would do so again; 2, if not given. Between the attempts it waits longer each time, or as long as `Retry-After` says, up to 30 seconds. Nothing is kept by the service, so that every request may be repeated; what has a
   * body is sent with an `Idempotency-Key`, by which a service that keeps answers gives the same again.
   */
  retries?: number;
  /** Called before each attempt; may change its headers. What it throws ends the call. */
  beforeRequest?: (attempt: Attempt) => Promise<void> | void;
  /** Called after each attempt that was answered, whatever the answer. */
  afterAnswer?: (answered: Answered) => Promise<void> | void;
}

/** A request as it is about to be sent. */
export interface Attempt {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** From 1. */
  attempt: number;
}

/** What is known of an answer. */
export interface Answered extends Attempt {
  status: number;
  requestId: string | undefined;
  /** From the sending until all had come. */
  milliseconds: number;
}

/** What a body holds. */
interface Content<T> {
  value: T;
  /** What was changed, dropped or not known, and advice; empty with `warnings: false`. */
  warnings: readonly Fault[];
  /** How each figure came about, in the order made: only when asked for with `explain: true`. */
  explain: readonly CalculationStep[] | undefined;
}

/** One request, and how its answer's body is checked: `read` throws for one that is not as declared. */
interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  signal: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  read(body: unknown): Content<T>;
}

/** A value the service gave, and what it said about the work. */
export interface Answer<T> extends Content<T> {
  /** How many warnings there are, also when they were not asked for. */
  warningCount: number;
  /** Milliseconds the service says it took, where it says so. */
  time: number | undefined;
  requestId: string | undefined;
}

/** What became of sending a call once: its answer; or an error, with the status of what was answered, if anything was. */
type Outcome<T> = { answer: Answer<T> } | { error: Error; status?: number };

/** Sends a call, for the n-th time. Rejects where the call was ended, or what the options have throws. */
export type SendOnce = <T>(call: Call<T>, attempt: number) => Promise<Outcome<T>>;

/** Sends a call and returns the checked answer; rejects as `Client` says. */
export type Send = <T>(call: Call<T>) => Promise<Answer<T>>;

/** Returns the error of what the service refuses. */
export type ErrorOf = (refusal: Refusal, headers?: Headers) => ServiceError;

/** Returns what sends calls, each once. */
export function sendingOnce(options: ClientOptions, errorOf: ErrorOf): SendOnce {
  const root = rootOf(options.base);
  return async (call, attempt) => {
    const url = root + call.path;
    const received = await attempted(options, url, call, attempt);
    return received instanceof Error ? { error: received } : read(received, url, call, errorOf);
  };
}

/** Returns what sends calls and does not repeat them. */
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

/** Returns what an answer holds, or the error that it is. */
function read<T>({ response, text }: Received, url: string, call: Call<T>, errorOf: ErrorOf): Outcome<T> {
  const body = readJson(text);
  const { headers, status } = response;
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

/** Sends a request once. Returns why there is no answer; rejects where the call was ended, or what the options have throws. */
async function attempted(
  { fetch = globalThis.fetch, headers: given, token, timeout, beforeRequest, afterAnswer }: ClientOptions,
  url: string,
  { method, body, signal, idempotencyKey }: Call<unknown>,
  attempt: number,
): Promise<Received | UnreachableError> {
  const headers: Record<string, string> = { ...given, Accept: 'application/json' };
  if (body) headers['Content-Type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  // What a token cannot be had for is not said of the service.
  if (token !== undefined) headers.Authorization = `Bearer ${typeof token === 'string' ? token : await token()}`;
  const about: Attempt = { method, url, headers, attempt };
  await beforeRequest?.(about);
  const bound = bounded(signal, timeout);
  const began = performance.now();
  let received: Received;
  try {
    signal?.throwIfAborted();
    const ends = bound.signal && { signal: bound.signal };
    const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }), ...ends });
    received = { response, text: await response.text() };
    signal?.throwIfAborted();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (bound.isOver()) return new UnreachableError('timeout', url, `no answer from ${url} in ${timeout} ms`, cause);
    return new UnreachableError('network', url, `no answer from ${url}; is the service running?`, cause);
  } finally {
    bound.end();
  }
  const { status, headers: answered } = received.response;
  const requestId = answered.get('X-Request-Id') ?? undefined;
  await afterAnswer?.({ ...about, status, requestId, milliseconds: performance.now() - began });
  return received;
}

/** Returns a signal that aborts with another one, and after so many milliseconds. */
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
  const { code = status, key, faults, warnings, signatures } = checked.data;
  const message = checked.data.message || faults.map((fault) => fault.description).join('; ') || key;
  return errorOf({ code, key, message, faults, warnings, signatures, ...about }, headers);
}

function foreign(url: string, status: number, cause: unknown): UnreachableError {
  return new UnreachableError('answer', url, `${url} answered ${status}, but not as the service does`, cause);
}

/** Returns the milliseconds of the metric `total` in a `Server-Timing` header. */
function totalTime(header: string | null): number | undefined {
  const found = /(?:^|,)\s*total\s*;[^,]*\bdur=([\d.]+)/.exec(header ?? '');
  return found ? Number(found[1]) : undefined;
}
