import { type Refusal, refusal } from '../../operations/errors.ts';
import type { DecodedBody } from '../http/body.ts';
import { type Stopping, stopping } from '../http/stopping.ts';
import { isBomb, MOST_COMPRESSED } from '../limits/compression.ts';
import { sizeText } from '../limits/quantities.ts';
import type { Share, StreamBudget } from '../limits/stream-budget.ts';
import { GROUP, LINE_FEED } from './groups.ts';

export interface SourceOptions {
  /** Maximum size of a line, in bytes. */
  longest: number;
  /** The shared budget of incoming bytes, which counts unanswered input. */
  incoming: StreamBudget;
  /** Milliseconds after which an idle stream is ended. */
  patience: number;
  /** Milliseconds for the rest of a line to arrive, including its wait for room. */
  lineTime: number;
  /** The signals to stop, if any. */
  stopping?: Stopping | undefined;
}

/** Milliseconds after which an idle stream is ended, and for a started line to arrive: the same as for a whole body. */
export const STREAM_TIMES = { patience: 60_000, lineTime: 30_000 } as const;

/** Milliseconds between checks for free space. */
const LOOK = 50;

/** Reads the body of any stream while there is room in its share of the common budget. */
export class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly #body: Pick<DecodedBody, 'received' | 'broken'>;
  readonly #share: Share;
  readonly #mostHeld: number;
  readonly #patience: number;
  readonly #lineTime: number;
  readonly #gone: AbortSignal;
  readonly #stopping: AbortSignal | undefined;
  /** Bytes the stream may hold while lines are in progress: a whole line, and some short ones. */
  readonly #most: number;
  /** Bytes in progress. */
  #inWork = 0;
  /** Whether an unfinished line has begun. */
  #isInLine = false;
  /** Milliseconds spent waiting for the rest of the current line and for its room. */
  #waited = 0;
  #released: () => void = () => undefined;
  /** Ends the wait for the next piece. */
  #interrupt: () => void = () => undefined;
  received = 0;
  /** Why reading stopped before the end. */
  stopped: Refusal | undefined;

  /** @param gone aborted when the client stops reading */
  constructor(
    body: DecodedBody,
    { incoming, patience, lineTime, longest, stopping }: SourceOptions,
    gone: AbortSignal,
  ) {
    this.#reader = body.stream.getReader();
    this.#body = body;
    this.#share = incoming.open(() => this.#giveBack());
    this.#mostHeld = incoming.most;
    this.#patience = patience;
    this.#lineTime = lineTime;
    this.#most = longest + 64 * GROUP;
    this.#gone = gone;
    gone.addEventListener('abort', () => this.#released(), { once: true });
    this.#stopping = stopping?.begun;
    this.#stopping?.addEventListener('abort', this.#stop);
  }

  async *pieces(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    for (;;) {
      const piece = await this.#next();
      if (!piece) return;
      this.received += piece.length;
      if (isBomb(this.received, this.#body.received())) {
        this.stopped = tooCompressed();
        return;
      }
      if (!(await this.#reserve(piece.length))) return;
      this.#lookForLines(piece);
      yield piece;
    }
  }

  /** Counts bytes of lines handed to work. */
  begun(bytes: number): void {
    this.#inWork += bytes;
  }

  /** Releases bytes of answered lines. */
  answered(bytes: number): void {
    this.#inWork -= bytes;
    this.release(bytes);
  }

  /** Holds bytes that were derived from others; returns whether there is room. */
  hold(bytes: number): boolean {
    return this.#share.reserve(bytes) === 'reserved';
  }

  /** Releases bytes that were answered or skipped. */
  release(bytes: number): void {
    this.#share.release(bytes);
    this.#released();
  }

  end(): void {
    this.#stopping?.removeEventListener('abort', this.#stop);
    this.#share.close();
    this.#released();
    this.#reader.cancel().catch(() => undefined);
  }

  /** Gives the next line its full time if one ended. */
  #lookForLines(piece: Uint8Array): void {
    const end = piece.lastIndexOf(LINE_FEED);
    if (end >= 0) this.#waited = 0;
    if (piece.length > 0) this.#isInLine = end < piece.length - 1;
  }

  readonly #stop = () => this.#interrupt();

  /** Ends a stream that waits for its sender while others need its room. */
  #giveBack(): void {
    if (this.#inWork > 0) return;
    this.stopped ??= stalled();
    this.#interrupt();
  }

  /** Returns whether reading ends because the service stops. The client can send the rest again. */
  #isStopping(): boolean {
    if (this.#stopping?.aborted) this.stopped ??= stopping();
    return this.stopped !== undefined;
  }

  async #next(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (this.#isStopping()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const time = this.#isInLine ? Math.max(0, this.#lineTime - this.#waited) : this.#patience;
    const timeout = new Promise<'late' | 'stopping'>((resolve) => {
      timer = setTimeout(() => resolve('late'), time);
      this.#interrupt = () => resolve('stopping');
    });
    const started = performance.now();
    this.#share.waits();
    try {
      const read = await Promise.race([this.#reader.read(), timeout]);
      if (this.#isStopping()) return undefined;
      if (typeof read === 'object') {
        this.#share.arrived(read.value?.length ?? 0);
        return read.value;
      }
      this.stopped = this.#isInLine ? unended(this.#lineTime) : late(this.#patience);
    } catch {
      this.stopped = this.#body.broken();
    } finally {
      clearTimeout(timer);
      if (this.#isInLine) this.#waited += performance.now() - started;
    }
    return undefined;
  }

  async #reserve(bytes: number): Promise<boolean> {
    // The stream's own lines will free room, so the stream must not end for lack of that room.
    while (this.#inWork > 0 && this.#share.held + bytes > this.#most && !this.#gone.aborted) await this.#nextRelease();
    const longest = this.#isInLine ? this.#longestInLine() : this.#patience;
    const started = performance.now();
    for (;;) {
      const reserved = this.#share.reserve(bytes);
      if (reserved === 'reserved') break;
      if (this.#isStopping()) return false;
      if (reserved === 'too-much' && this.#inWork === 0) {
        this.stopped = tooLarge(this.#mostHeld);
        return false;
      }
      if (performance.now() - started >= longest || this.#gone.aborted) {
        this.stopped = overloaded();
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
    if (this.#isInLine) this.#waited += performance.now() - started;
    return true;
  }

  /**
   * Returns the milliseconds the rest of a line may wait for room. Streams with unfinished lines may block each other, so each gives up at
   * a different time and frees its room for the rest.
   */
  #longestInLine(): number {
    return Math.max(0, this.#lineTime * (0.5 + Math.random() / 2) - this.#waited);
  }

  #nextRelease(): Promise<void> {
    return new Promise((resolve) => {
      this.#released = resolve;
    });
  }
}

const CLOSE = { Connection: 'close' } as const;

export function overloaded(): Refusal {
  return { ...refusal('overloaded', 'the service is receiving too much data; try again later'), headers: CLOSE };
}

function late(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  return tooSlow(refusal('timeout', 'no data arrived for {seconds} seconds', { seconds }));
}

function unended(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  return tooSlow(refusal('timeout', 'the line did not arrive within {seconds} seconds', { seconds }));
}

function stalled(): Refusal {
  return tooSlow(refusal('timeout', 'the stream stopped while others needed its share; send it again'));
}

function tooSlow(refusing: Refusal): Refusal {
  return { ...refusing, status: 408, headers: CLOSE };
}

function tooCompressed(): Refusal {
  const text = 'the stream is compressed more than {most} to 1; send it with less compression, or in parts';
  return { ...refusal('too-large', text, { most: MOST_COMPRESSED }), headers: CLOSE };
}

function tooLarge(most: number): Refusal {
  return { ...refusal('too-large', 'the body is larger than {size}', { size: sizeText(most) }), headers: CLOSE };
}
