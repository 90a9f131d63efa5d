import { ServiceError } from './errors.ts';
import type { ClientOptions, Send, SendOnce } from './transport.ts';

/** When a request is sent again, and after how long (docs/limits.md: what a service answers that has too much to do). */

/** Statuses of refusals that say nothing of the request: the next attempt may fare better. Those of proxies are among them. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Milliseconds before the second attempt; twice as long before each further one. */
const FIRST = 250;

/** Milliseconds that are waited at most, also where the service asks for more. */
const LONGEST = 30_000;

/** Returns what sends calls, and repeats them as the options say. */
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

/** Returns a key that no other request has. `crypto.randomUUID` is not there on pages of plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether an answer is worth another attempt. What the service worked on for too long (503, key `timeout`) would take as long again. */
function isPassing(status: number, key: string | undefined): boolean {
  return PASSING.has(status) && !(status === 503 && key === 'timeout');
}

/**
 * Returns after how many milliseconds to send the attempt after `attempt`, from 1: what the service asks for, else longer each time, and by chance
 * up to that, so that many clients do not come back at once. Undefined where the service asks for longer than is waited.
 * @internal
 */
export function delayBefore(attempt: number, retryAfter: number | undefined): number | undefined {
  if (retryAfter !== undefined) return retryAfter * 1000 <= LONGEST ? retryAfter * 1000 : undefined;
  return Math.min(FIRST * 2 ** (attempt - 1), LONGEST) * (0.5 + Math.random() / 2);
}

/** Resolves after so many milliseconds; rejects with the signal's reason once that is aborted. */
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
