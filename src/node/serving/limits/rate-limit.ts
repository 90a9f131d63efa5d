import type { RateLimit } from '../../../service/limits/rate-limit.ts';

/**
 * Counts the requests of each caller in the memory of this process, in windows of fixed length.
 *
 * Own code, because the known packages (rate-limiter-flexible, express-rate-limit) remember any number of callers, the first one with a timer
 * each. An IPv6 network with a thousand addresses a second would fill the memory.
 */

/** Requests within some seconds. */
export interface Rate {
  requests: number;
  seconds: number;
}

/** The requests of a caller, and the end of its window. */
interface Window {
  requests: number;
  ends: number;
}

/** Maximum number of callers counted individually. Beyond that, callers share the count of their wider network. */
const MOST_CALLERS = 50_000;

/** @param now returns milliseconds */
export function createRateLimit(
  { requests, seconds }: Rate,
  mostCallers = MOST_CALLERS,
  now: () => number = () => performance.now(),
): RateLimit & { readonly size: number } {
  const callers = new Windows(seconds * 1000);
  const networks = new Windows(seconds * 1000);
  const windowOf = (caller: string, time: number): Window => {
    const known = callers.get(caller, time);
    if (known) return known;
    if (callers.size < mostCallers) return callers.begin(caller, time);
    const network = widerNetwork(caller);
    // As a last resort, all callers share one counter.
    const name = networks.size < mostCallers || networks.get(network, time) ? network : '';
    return networks.get(name, time) ?? networks.begin(name, time);
  };
  return {
    policy: `"default";q=${requests};w=${seconds}`,
    get size() {
      return callers.size + networks.size;
    },
    count(caller) {
      const time = now();
      const window = windowOf(caller, time);
      window.requests++;
      return {
        isIn: window.requests <= requests,
        left: Math.max(0, requests - window.requests),
        // In whole milliseconds, because the difference of two floating-point numbers may be larger than the window.
        seconds: Math.ceil(Math.round(window.ends - time) / 1000),
      };
    },
  };
}

/** Windows by name. All have the same length, so they end in insertion order. */
class Windows {
  readonly #windows = new Map<string, Window>();
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  get size(): number {
    return this.#windows.size;
  }

  get(name: string, time: number): Window | undefined {
    for (const [ended, { ends }] of this.#windows) {
      if (ends > time) break;
      this.#windows.delete(ended);
    }
    return this.#windows.get(name);
  }

  begin(name: string, time: number): Window {
    const window = { requests: 0, ends: time + this.#length };
    this.#windows.set(name, window);
    return window;
  }
}

/** Returns the first 16 bits of an IPv4 address, the first 32 of an IPv6 address, and other texts unchanged. */
function widerNetwork(caller: string): string {
  return caller.replace(/^(address \d+\.\d+)\.[\d.]+$/, '$1').replace(/^(address [\da-f]+:[\da-f]+):.*$/, '$1');
}
