import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { RateLimit } from '../../service/rate-limit.ts';

/** So many requests in so many seconds. */
export interface Rate {
  requests: number;
  seconds: number;
}

/** Returns what counts the requests of each caller in the memory of this process. */
export function createRateLimit({ requests, seconds }: Rate): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return {
    policy: `"default";q=${requests};w=${seconds}`,
    async count(caller) {
      const { result, isIn } = await limiter.consume(caller).then(
        (result) => ({ result, isIn: true }),
        (result: unknown) => {
          if (!(result instanceof RateLimiterRes)) throw result;
          return { result, isIn: false };
        },
      );
      return { isIn, left: Math.max(0, result.remainingPoints), seconds: Math.ceil(result.msBeforeNext / 1000) };
    },
  };
}
