import type { Signer } from '../../engine/elsewhere.ts';
import type { Environment } from '../../engine/faults.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** The place among the requests in work that one has acquired. Others have it while this one waits for somebody outside, be it never so long. */
export class Place {
  readonly #limiter: ConcurrencyLimiter;
  /** Calls outside that go on. */
  #calls = 0;
  #isAway = false;
  #hasEnded = false;
  /** Resolves when the place is held. */
  #held: Promise<void> | undefined;
  #returned = (): void => undefined;

  constructor(limiter: ConcurrencyLimiter) {
    this.#limiter = limiter;
  }

  /** Waits for a call outside, without the place; resolves when it is held again, once all calls that went on at a time have ended. */
  async without<T>(call: () => Promise<T>): Promise<T> {
    if (this.#calls === 0) await this.#held;
    if (this.#calls++ === 0) this.#leave();
    try {
      return await call();
    } finally {
      if (--this.#calls === 0 && this.#isAway) void this.#comeBack();
      await this.#held;
    }
  }

  /** Ends the work, and with it the use of the place. */
  release(): void {
    this.#hasEnded = true;
    if (!this.#isAway) this.#limiter.release();
  }

  #leave(): void {
    if (this.#hasEnded || !this.#limiter.leave()) return;
    this.#isAway = true;
    this.#held = new Promise((resolve) => {
      this.#returned = resolve;
    });
  }

  async #comeBack(): Promise<void> {
    await this.#limiter.comeBack();
    this.#isAway = false;
    if (this.#hasEnded) this.#limiter.release();
    this.#returned();
  }
}

/** What is done outside of the service, and what else comes from its surroundings. */
export interface Outside {
  environment: Environment;
  /** Signs with the service's own keys where these are kept elsewhere. */
  signElsewhere: Signer['sign'] | undefined;
}

/** Returns the same for a request that has a place, which it leaves while it waits for an answer. */
export function leaving(place: Place, { environment, signElsewhere }: Outside): Outside {
  const { issuerKeys } = environment;
  return {
    environment: issuerKeys
      ? { ...environment, issuerKeys: (origin) => place.without(() => issuerKeys(origin)) }
      : environment,
    signElsewhere: signElsewhere && ((text, kid) => place.without(() => signElsewhere(text, kid))),
  };
}
