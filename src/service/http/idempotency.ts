import { type Refusal, refusal } from '../../operations/errors.ts';
import type { Answer, Form } from './answer.ts';
import { refused } from './answer.ts';

/** How long to keep repeatable answers, and how many bytes of them. */
export interface IdempotencyLimits {
  /** The time to keep an answer, in milliseconds. */
  keptFor: number;
  /** Maximum size of answers and their keys, in bytes. Above that, the oldest are dropped. */
  bytes: number;
}

interface StoredAnswer {
  /** Hash of the request: path, form and language of the answer, and body. */
  digest: string;
  answer: Promise<Answer>;
  bytes: number;
  expires: number;
}

/** Bytes of an entry besides its name and body: digest, headers and objects. */
const BYTES_OF_ENTRY = 1024;

/** A valid key: UUIDs and random texts of clients, quoted or not (draft-ietf-httpapi-idempotency-key-header). */
const KEY = /^"?[\x21\x23-\x7e]{1,255}"?$/;

/** Returns the refusal of an invalid key. */
export function unfitKey(key: string): Refusal | undefined {
  return KEY.test(key) ? undefined : refusal('input', 'Idempotency-Key must be 1 to 255 ASCII characters');
}

/** Answers to requests with an `Idempotency-Key`. */
export interface RepeatableAnswers {
  /** Returns the stored answer of a valid key, or makes it. Refuses one used for another request with 422. */
  answer(key: string, asked: StoredRequest, make: () => Promise<Answer>, form?: Form): Promise<Answer>;
}

/** Statuses that do not depend on the request itself: a retry may succeed. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 413, 415, 421, 429, 499]);

/** Returns whether an answer is not kept, because a retry may succeed. */
export function isTemporary({ status }: Answer): boolean {
  return status >= 500 || PASSING.has(status);
}

/**
 * Answers of this process to requests with an `Idempotency-Key`. A client that missed an answer can retry without a second effect: it gets
 * no other UUID and no second signature. They are kept in memory only.
 */
export class KeptAnswers implements RepeatableAnswers {
  readonly #limits: IdempotencyLimits;
  readonly #now: () => number;
  /** In order of arrival, as a map keeps it. */
  readonly #kept = new Map<string, StoredAnswer>();
  #bytes = 0;

  /** @param now returns milliseconds */
  constructor(limits: IdempotencyLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  async answer(key: string, asked: StoredRequest, make: () => Promise<Answer>, form: Form = {}): Promise<Answer> {
    this.#forget();
    const name = `${asked.caller} ${key}`;
    const digest = await digestOf(asked);
    const kept = this.#kept.get(name);
    if (kept && kept.digest !== digest) return refused(anotherRequest(), form);
    if (kept) return replayed(await kept.answer);
    const answer = make();
    const entry: StoredAnswer = { digest, answer, bytes: 0, expires: this.#now() + this.#limits.keptFor };
    this.#kept.set(name, entry);
    this.#count(name, entry, BYTES_OF_ENTRY + 2 * name.length);
    try {
      const given = await answer;
      if (isTemporary(given)) this.#drop(name, entry);
      else this.#count(name, entry, bytesIn(given));
      return given;
    } catch (error) {
      this.#drop(name, entry);
      throw error;
    }
  }

  /** Counts bytes of an entry, unless it was dropped while in progress. */
  #count(name: string, entry: StoredAnswer, bytes: number): void {
    if (this.#kept.get(name) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#forget();
  }

  #forget(): void {
    const now = this.#now();
    for (const [name, kept] of this.#kept) {
      if (kept.expires > now && this.#bytes <= this.#limits.bytes) return;
      this.#drop(name, kept);
    }
  }

  #drop(name: string, kept: StoredAnswer): void {
    if (this.#kept.get(name) !== kept) return;
    this.#kept.delete(name);
    this.#bytes -= kept.bytes;
  }
}

/** The parts of a request that identify it. */
export interface StoredRequest {
  /** The path with its query. */
  path: string;
  /** The requested form of the answer, from `Accept`, and the language of the body. */
  accept?: string | null;
  language?: string;
  /** The language of the texts in the answer, if not English. */
  reads?: string | undefined;
  /** The owner of its token, or its address: keys of other callers are separate. */
  caller: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export async function digestOf({ path, accept, language, reads, bytes }: StoredRequest): Promise<string> {
  const text = JSON.stringify([path, accept ?? '', language ?? '', reads ?? '', await hashOf(bytes)]);
  return hashOf(new TextEncoder().encode(text));
}

export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}

function bytesIn({ body }: Answer): number {
  return typeof body === 'string' ? 2 * body.length : (body?.length ?? 0);
}

export function replayed(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } };
}

export function anotherRequest() {
  return { ...refusal('input', 'this Idempotency-Key was used for another request'), status: 422 };
}
