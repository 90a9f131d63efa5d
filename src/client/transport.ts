import type { CalculationStep } from '../engine/index.ts';
import { ErrorBody, type Fault } from './answers.ts';
import { ServiceError, UnreachableError } from './errors.ts';

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
}

/** What a body holds. */
interface Content<T> {
  value: T;
  /** What the service noticed without refusing: only when asked for with `warnings: true`, else empty. */
  warnings: readonly Fault[];
  /** How each figure came about, in the order made: only when asked for with `explain: true`. */
  explain: readonly CalculationStep[] | undefined;
}

/** One request, and how its answer's body is checked: `read` throws for one that is not as declared. */
export interface Call<T> {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  signal: AbortSignal | undefined;
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

/** Sends a call and returns the checked answer; rejects as `Client` says. */
export function createTransport({ base, fetch: given, token }: ClientOptions) {
  const root = base.replace(/(?<!\/)\/+$/, '');
  const fetch = given ?? ((input: string, init: RequestInit) => globalThis.fetch(input, init));

  return async function send<T>(call: Call<T>): Promise<Answer<T>> {
    const url = root + call.path;
    const { response, text } = await exchange(fetch, url, call, token);
    const body = readJson(text);
    const about = {
      warningCount: Number(response.headers.get('Billwright-Warnings') ?? 0) || 0,
      time: totalTime(response.headers.get('Server-Timing')),
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    };
    if (!response.ok) throw refusal(url, response.status, body, about);
    try {
      return { ...about, ...call.read(body) };
    } catch (cause) {
      throw foreign(url, response.status, cause);
    }
  };
}

async function exchange(
  fetch: NonNullable<ClientOptions['fetch']>,
  url: string,
  { method, body, signal }: Call<unknown>,
  token: ClientOptions['token'],
): Promise<{ response: Response; text: string }> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (body) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  // What a token cannot be had for is not said of the service.
  if (token !== undefined) headers.Authorization = `Bearer ${typeof token === 'string' ? token : await token()}`;
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, init);
    const text = await response.text();
    signal?.throwIfAborted();
    return { response, text };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new UnreachableError('network', url, `no answer from ${url}; is the service running?`, cause);
  }
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
  about: Pick<Answer<unknown>, 'time' | 'requestId'>,
): Error {
  const checked = ErrorBody.safeParse(body);
  if (!checked.success) return foreign(url, status, checked.error);
  const { code = status, key, faults, signatures } = checked.data;
  const message = checked.data.message || faults.map((fault) => fault.description).join('; ') || key;
  return new ServiceError({ code, key, message, faults, signatures, ...about });
}

function foreign(url: string, status: number, cause: unknown): UnreachableError {
  return new UnreachableError('answer', url, `${url} answered ${status}, but not as the service does`, cause);
}

/** Returns the milliseconds of the metric `total` in a `Server-Timing` header. */
function totalTime(header: string | null): number | undefined {
  const found = /(?:^|,)\s*total\s*;[^,]*\bdur=([\d.]+)/.exec(header ?? '');
  return found ? Number(found[1]) : undefined;
}
