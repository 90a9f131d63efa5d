import { ServiceError } from './errors.ts';
import type { ClientOptions, Send, SendOnce } from './transport.ts';

/** When and after what delay to repeat a request (docs/limits.md describes the responses of an overloaded service). */

/** Status codes of temporary errors, including those of proxies. A retry may succeed. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Milliseconds before the second attempt. The delay doubles for each further one. */
const FIRST = 250;

/** The longest delay in milliseconds, even if the service asks for more. */
const LONGEST = 30_000;

/** Returns a function that sends calls and retries them according to the options. */
export function withRetries(sendOnce: SendOnce, { retries = 2 }: ClientOptions): Send {
  return async (call) => {
    const { idempotencyKey = retries > 0 && call.body ? newKey() : undefined } = call;
    for (let attempt = 1; ; attempt++) {
      const outcome = await sendOnce({ ...call, idempotencyKey }, attempt);
      if (!('error' in outcome)) return outcome.answer;
      const { error, status } = outcome;
      const { retryAfter, key } = error instanceof ServiceError ? error : { retryAfter: undefined, key: undefined };
      const isWorthIt = attempt <= retries && (status === undefined || isPassing(status, key));
      const delay = isWorthIt ? delayBefore(attempt, retryAfter) : undefined;
      if (delay === undefined) throw error;
      await pause(delay, call.signal);
    }
  };
}

/** Returns a unique key. `crypto.randomUUID` is not available on pages served over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns whether to retry after a response. Work that exceeded the service's time limit (503, key `timeout`) would
 * exceed it again.
 */
function isPassing(status: number, key: string | undefined): boolean {
  return PASSING.has(status) && !(status === 503 && key === 'timeout');
}

/**
 * Returns the milliseconds to wait after attempt number `attempt`. A delay requested by the service takes precedence.
 * Otherwise the delay grows with each attempt and is randomised, so that clients do not return all at once. Undefined
 * if the service asks for more than the limit.
 * @internal
 */
export function delayBefore(attempt: number, retryAfter: number | undefined): number | undefined {
  if (retryAfter !== undefined) return retryAfter * 1000 <= LONGEST ? retryAfter * 1000 : undefined;
  return Math.min(FIRST * 2 ** (attempt - 1), LONGEST) * (0.5 + Math.random() / 2);
}

/** Resolves after this many milliseconds. Rejects with the signal's reason if it is aborted first. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
