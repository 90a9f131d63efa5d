import { base64Of, bytesOfBase64 } from '../../engine/text/base64.ts';
import { refusal } from '../../operations/errors.ts';
import { type Answer, type Form, refused } from './answer.ts';
import {
  anotherRequest,
  digestOf,
  hashOf,
  isTemporary,
  type RepeatableAnswers,
  replayed,
  type StoredRequest,
} from './idempotency.ts';

/**
 * A store of texts that replicas of the service share, each text under a name of up to 128 characters. Every function is one atomic step,
 * and rejects if the store cannot be reached.
 */
export interface AnswerStore {
  /** Adds a text for some milliseconds. If there is one under the name already, changes nothing and returns that one. */
  add(name: string, text: string, milliseconds: number): Promise<string | undefined>;
  /** Replaces a text, if it is still the given one. Returns whether it was. */
  replace(name: string, before: string, text: string, milliseconds: number): Promise<boolean>;
  /** Removes a text, if it is still the given one. */
  remove(name: string, text: string): Promise<void>;
}

export interface SharedAnswersOptions {
  store: AnswerStore;
  /** The time to keep an answer, in milliseconds. */
  keptFor: number;
  /** The time after which the work of a replica counts as lost, in milliseconds: longer than any request takes. */
  lostAfter: number;
  /** The time between two checks for the answer of another replica, in milliseconds. */
  interval?: number;
  /** Called if the store cannot be reached. */
  report?: (error: unknown) => void;
}

/** What the store has for a key: the claim of a replica that is at work, or the answer. */
interface Entry {
  /** Hash of the request. */
  digest: string;
  /** A random mark of the claim. */
  claim?: string;
  answer?: StoredAnswer;
}

/** An answer as JSON, with bytes in base64. */
type StoredAnswer = Omit<Answer, 'body' | 'stream' | 'steps'> & { text?: string; base64?: string };

/**
 * Answers of all replicas to requests with an `Idempotency-Key`. The replica that first gets a key claims it in the store, does the work,
 * and replaces its claim with the answer. Others wait for that answer. If a replica is lost, its claim expires and another does the work.
 */
export class SharedAnswers implements RepeatableAnswers {
  readonly #options: Required<SharedAnswersOptions>;

  constructor(options: SharedAnswersOptions) {
    this.#options = { interval: 50, report: () => undefined, ...options };
  }

  async answer(key: string, asked: StoredRequest, make: () => Promise<Answer>, form: Form = {}): Promise<Answer> {
    const { store, lostAfter, interval } = this.#options;
    const name = await hashOf(new TextEncoder().encode(`${asked.caller} ${key}`));
    const digest = await digestOf(asked);
    const claim = JSON.stringify({ digest, claim: crypto.randomUUID() } satisfies Entry);
    for (;;) {
      let found: string | undefined;
      try {
        found = await store.add(name, claim, lostAfter);
      } catch (error) {
        this.#options.report(error);
        return unreachable(form);
      }
      if (found === undefined) return this.#work(name, digest, claim, make);
      const entry: Entry = JSON.parse(found);
      if (entry.digest !== digest) return refused(anotherRequest(), form);
      if (entry.answer) return replayed(answerFrom(entry.answer));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  }

  /** Does the work of a claimed key and stores the answer. */
  async #work(name: string, digest: string, claim: string, make: () => Promise<Answer>): Promise<Answer> {
    const { store, keptFor } = this.#options;
    let answer: Answer;
    try {
      answer = await make();
    } catch (error) {
      await this.#try(() => store.remove(name, claim));
      throw error;
    }
    if (isTemporary(answer)) await this.#try(() => store.remove(name, claim));
    else {
      const entry = JSON.stringify({ digest, answer: stored(answer) } satisfies Entry);
      const other = await this.#try(async () =>
        // A claim that expired meanwhile may be another's: then its answer is the one that counts.
        (await store.replace(name, claim, entry, keptFor)) ? undefined : store.add(name, entry, keptFor),
      );
      const theirs: Entry | undefined = other === undefined ? undefined : JSON.parse(other);
      if (theirs?.answer && theirs.digest === digest) return replayed(answerFrom(theirs.answer));
    }
    return answer;
  }

  /** The work is done, so its answer is given even if the store has just been lost. */
  async #try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.#options.report(error);
      return undefined;
    }
  }
}

function stored({ body, stream: _, steps: __, ...rest }: Answer): StoredAnswer {
  if (body === null) return rest;
  return typeof body === 'string' ? { ...rest, text: body } : { ...rest, base64: base64Of(body) };
}

function answerFrom({ text, base64, ...rest }: StoredAnswer): Answer {
  return { ...rest, body: base64 === undefined ? (text ?? null) : (bytesOfBase64(base64) ?? null) };
}

/** Returns the answer if it is unknown whether the work was already done. */
function unreachable(form: Form): Answer {
  const text = 'the store of answers for Idempotency-Key is unavailable; try again';
  return refused({ ...refusal('overloaded', text), headers: { 'Retry-After': '1' } }, form);
}
