import type { Signer } from '../../engine/external-signer.ts';
import type { Environment } from '../../engine/faults.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';

/** The slot of a running request. It is given to others during external calls, however long they take. */
export class Slot {
  readonly #limiter: ConcurrencyLimiter;
  /** Pending external calls. */
  #calls = 0;
  #isAway = false;
  #hasEnded = false;
  /** Resolves when the slot is held. */
  #held: Promise<void> | undefined;
  #returned = (): void => undefined;

  constructor(limiter: ConcurrencyLimiter) {
    this.#limiter = limiter;
  }

  /** Runs an external call without the slot. Resolves when the slot is held again, once all concurrent calls have ended. */
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

  /** Ends the work and the use of the slot. */
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

/** External services, and other inputs from the surroundings. */
export interface Outside {
  environment: Environment;
  /** Signs with the service's external keys. */
  signExternally: Signer['sign'] | undefined;
}

/** Returns these services for a request that leaves its slot during external calls. */
export function leaving(slot: Slot, { environment, signExternally }: Outside): Outside {
  const { issuerKeys } = environment;
  return {
    environment: issuerKeys
      ? { ...environment, issuerKeys: (origin) => slot.without(() => issuerKeys(origin)) }
      : environment,
    signExternally: signExternally && ((text, kid) => slot.without(() => signExternally(text, kid))),
  };
}
