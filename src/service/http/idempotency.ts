import { refusal } from '../../operations/errors.ts';
import type { Answer, Form } from './answer.ts';
import { refused } from './answer.ts';

/** How long and how much is kept of answers that may be asked for again. */
export interface IdempotencyLimits {
  /** Milliseconds. */
  keptFor: number;
  /** Bytes of what is kept, answers and what they are known by; beyond, the oldest are forgotten. */
  bytes: number;
}

interface Kept {
  /** Hash of what was asked: path, form and language of the answer, and body. */
  digest: string;
  answer: Promise<Answer>;
  bytes: number;
  expires: number;
}

/** Bytes that an entry takes beside its name and the body of its answer: its digest, the headers of the answer, the objects around. */
const BYTES_OF_ENTRY = 1024;

/** What a key may be: what clients make of UUIDs and random texts, in quotes or without (draft-ietf-httpapi-idempotency-key-header). */
const KEY = /^"?[\x21\x23-\x7e]{1,255}"?$/;

/** Statuses that say nothing of the request itself: the next attempt may fare otherwise. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 413, 415, 421, 429, 499]);

/**
 * Answers of this process to requests with an `Idempotency-Key`, so that a client which did not get one may ask again, and nothing is done twice: no other
 * UUID is given, no second signature made. They are kept in memory only.
 */
export class KeptAnswers {
  readonly #limits: IdempotencyLimits;
  readonly #now: () => number;
  /** In the order they came, as a map keeps it. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** @param now returns milliseconds */
  constructor(limits: IdempotencyLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Returns the answer that a key has, or makes it; refuses with 400 what is no key, and with 422 a key that came with another request. */
  async answer(key: string, asked: Asked, make: () => Promise<Answer>, form: Form = {}): Promise<Answer> {
    if (!KEY.test(key)) return refused(refusal('input', 'Idempotency-Key must be 1 to 255 characters of ASCII'), form);
    this.#forget();
    const name = `${asked.caller} ${key}`;
    const digest = await digestOf(asked);
    const kept = this.#kept.get(name);
    if (kept && kept.digest !== digest) return refused(anotherRequest(), form);
    if (kept) return replayed(await kept.answer);
    const answer = make();
    const entry: Kept = { digest, answer, bytes: 0, expires: this.#now() + this.#limits.keptFor };
    this.#kept.set(name, entry);
    this.#count(name, entry, BYTES_OF_ENTRY + 2 * name.length);
    try {
      const given = await answer;
      if (given.status >= 500 || PASSING.has(given.status)) this.#drop(name, entry);
      else this.#count(name, entry, bytesIn(given));
      return given;
    } catch (error) {
      this.#drop(name, entry);
      throw error;
    }
  }

  /** Counts bytes of an entry, unless it was forgotten while it was in work. */
  #count(name: string, entry: Kept, bytes: number): void {
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

  #drop(name: string, kept: Kept): void {
    if (this.#kept.get(name) !== kept) return;
    this.#kept.delete(name);
    this.#bytes -= kept.bytes;
  }
}

/** What a request asks, by which it is known again. */
interface Asked {
  /** With its query. */
  path: string;
  /** In which form the answer is wanted, by the header `Accept`, and in which language the body is. */
  accept?: string | null;
  language?: string;
  /** The language of the texts in the answer, if not English. */
  reads?: string | undefined;
  /** Whose token came with it, or from which address it came: keys of others are others. */
  caller: string;
  bytes: Uint8Array<ArrayBuffer>;
}

async function digestOf({ path, accept, language, reads, bytes }: Asked): Promise<string> {
  const text = JSON.stringify([path, accept ?? '', language ?? '', reads ?? '', await hashOf(bytes)]);
  return hashOf(new TextEncoder().encode(text));
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
}

function bytesIn({ body }: Answer): number {
  return typeof body === 'string' ? 2 * body.length : (body?.length ?? 0);
}

function replayed(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'Idempotency-Replayed': 'true' } };
}

function anotherRequest() {
  return { ...refusal('input', 'this Idempotency-Key came with another request before'), status: 422 };
}
