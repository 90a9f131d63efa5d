import type { ByteBudget } from './byte-budget.ts';

/** The size in bytes up to which streams have their own part of the budget, so that they always have room. */
const SMALL = 16 * 1024;

/** The part for them: a sixteenth, at most 1 MiB. */
const FOR_SMALL = 1 / 16;
const MOST_FOR_SMALL = 1024 * 1024;

/** Milliseconds without data after which a stream gives its bytes back if another needs room. */
const STALLED = 2000;

/** Whether bytes were reserved, lack room for now, or are more than a stream can ever have. */
export type Reserved = 'reserved' | 'full' | 'too-much';

/**
 * A budget of bytes that streams share. A stream may hold half of what the others leave, but always one long line. So one stream, or a
 * few, cannot take the room of all others.
 */
export class StreamBudget {
  readonly #shares = new Set<Share>();
  readonly #whole: ByteBudget | undefined;
  readonly #least: number;
  readonly #most: number;
  readonly #now: () => number;
  #small: number;
  #large: number;
  #reserved = 0;

  /**
   * @param least bytes that a stream may hold if there is room
   * @param whole the budget that contains this one
   * @param now returns milliseconds
   */
  constructor(bytes: number, least: number, whole?: ByteBudget, now: () => number = () => performance.now()) {
    this.#whole = whole;
    this.#small = Math.min(MOST_FOR_SMALL, Math.floor(bytes * FOR_SMALL));
    this.#large = bytes - this.#small;
    this.#least = Math.min(least, this.#large);
    this.#most = Math.max(this.#least, this.#large / 2);
    this.#now = now;
  }

  /** Returns the reserved bytes. */
  get reserved(): number {
    return this.#reserved;
  }

  /** The maximum number of bytes that a stream can hold. */
  get most(): number {
    return this.#most;
  }

  /** Opens the share of a stream. @param giveBack ends a stalled stream */
  open(giveBack: () => void): Share {
    const share = new Share(this, giveBack);
    this.#shares.add(share);
    return share;
  }

  /** @internal */
  reserve(share: Share, bytes: number): Reserved {
    const isSmall = share.held + bytes <= SMALL && bytes <= this.#small;
    // A stream that grows leaves its room to other small ones.
    const large = isSmall ? 0 : share.small + bytes;
    if (share.large + large > this.#most) return 'too-much';
    const fair = Math.max(this.#least, (this.#large + share.large) / 2);
    const isUnfair = !isSmall && (share.large + large > fair || large > this.#large);
    if (isUnfair || this.#whole?.reserve(bytes) === false) {
      this.#endStalled(share);
      return 'full';
    }
    this.#take(share, isSmall ? bytes : -share.small, large);
    return 'reserved';
  }

  /** @internal */
  release(share: Share, bytes: number): void {
    const large = Math.min(bytes, share.large);
    this.#whole?.release(bytes);
    this.#take(share, large - bytes, -large);
  }

  /** @internal */
  close(share: Share): void {
    this.release(share, share.held);
    this.#shares.delete(share);
  }

  /** @internal */
  now(): number {
    return this.#now();
  }

  #take(share: Share, small: number, large: number): void {
    share.small += small;
    share.large += large;
    this.#small -= small;
    this.#large -= large;
    this.#reserved += small + large;
  }

  #endStalled(other: Share): void {
    const before = this.#now() - STALLED;
    for (const share of this.#shares) {
      if (share !== other && share.large > 0 && share.waitsSince !== undefined && share.waitsSince < before) {
        share.giveBack();
      }
    }
  }
}

/** Bytes after which a stream counts as moving: single bytes do not keep its room. */
const MOVING = 1024;

/** The bytes that a stream holds of a budget. */
export class Share {
  readonly #budget: StreamBudget;
  readonly giveBack: () => void;
  small = 0;
  large = 0;
  /** The time since which it waits for its sender. Undefined while others are at work on it. */
  waitsSince: number | undefined;
  #arrived = 0;

  constructor(budget: StreamBudget, giveBack: () => void) {
    this.#budget = budget;
    this.giveBack = giveBack;
  }

  get held(): number {
    return this.small + this.large;
  }

  /** Begins to wait for the sender. */
  waits(): void {
    this.waitsSince ??= this.#budget.now();
  }

  /** Counts bytes that have arrived. */
  arrived(bytes: number): void {
    this.#arrived += bytes;
    if (this.#arrived < MOVING) return;
    this.#arrived = 0;
    this.waitsSince = undefined;
  }

  reserve(bytes: number): Reserved {
    return this.#budget.reserve(this, bytes);
  }

  /** Releases bytes, those above the small part first. */
  release(bytes: number): void {
    this.#budget.release(this, Math.min(bytes, this.held));
  }

  close(): void {
    this.#budget.close(this);
  }
}
