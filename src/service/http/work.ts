import type { Language } from '../../engine/reading/problem.ts';
import type { Translation } from '../../engine/text/translation.ts';
import { refusal } from '../../operations/errors.ts';
import type { Grants } from '../auth/access.ts';
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { type Load, mayTakeLong } from '../limits/limits.ts';
import { Place } from '../limits/place.ts';
import type { StepTimes } from './about.ts';
import { type Answer, type Form, refused } from './answer.ts';
import type { Reading } from './body.ts';
import type { KeptAnswers } from './idempotency.ts';
import type { Incoming } from './incoming.ts';
import type { Aside } from './kept-results.ts';
import type { BodyLanguage, Received } from './request.ts';

/** A request that is answered elsewhere, on a thread of the platform. */
export interface Task {
  path: string;
  indent: boolean;
  /** Of the request. */
  id: string;
  /** Request headers that matter to the answer. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** What the sender of the request may do: where it is answered nothing else is known of him, and no key. */
  grants: Grants;
  /** Measure the steps of the work. */
  measured: boolean;
  /** Waits for its turn however long that takes: of a stream that was accepted, which is read no further meanwhile. */
  isPatient?: boolean;
}

/** Where tasks are answered elsewhere. */
export interface Offload {
  /**
   * Has a task answered, until the signal says that its caller has gone; `aside` is given what comes before the answer. Answers with 503 itself when it takes too long or too many wait; rejects
   * when that broke down.
   */
  (task: Task, caller?: AbortSignal, aside?: (aside: Aside) => void): Promise<Answer>;
  /** How many tasks are worked on at once at most; one, if it is not given. */
  parallel?: number;
  /** What is known of its load before a task has come; absent where the platform does not know it. */
  load?: Load;
}

/** Where bodies are worked on. */
export interface Workplace extends Reading {
  limiter: ConcurrencyLimiter;
  /** Resolves when the work on a body of so many bytes may begin. */
  schedule: ((bytes: number) => Promise<void>) | undefined;
  /** Answers that may be asked for again, where any are kept. */
  kept: KeptAnswers | undefined;
  /** Has large bodies worked on elsewhere, where the platform can. */
  offload: Offload | undefined;
}

/** A request with a body, as far as the work on that depends on it. */
export interface Posted {
  readonly request: Incoming;
  /** Identifies it in the log. */
  id: string;
  /** Write JSON with line breaks and indentation. */
  indent: boolean;
  /** The language that the sender reads. Undefined for English. */
  translation: Translation | undefined;
  service: Workplace;
  /** What its sender may do. */
  grants: Grants;
  /** Measures the steps of the work, where somebody wants to know. */
  steps: StepTimes | undefined;
  /** Returns whether nobody waits for the answer any more. */
  hasGone(): boolean;
  /** Names the caller: the owner of its token, else its address. */
  callerName(): string;
  /** Bytes that came in the body, for the log. */
  received: number;
  /** Takes what the work brings beside the answer, where somebody does. */
  aside: ((aside: Aside) => void) | undefined;
}

/** Answers a body here, where it has a place. */
type Work<L extends BodyLanguage> = (
  bytes: Uint8Array<ArrayBuffer>,
  language: L,
  place: Place,
) => Answer | Promise<Answer>;

/**
 * Receives the body of a request and has `work` answer it: here where it is small, elsewhere where it `isLong`. With `kept` a
 * request that brings an `Idempotency-Key` is answered as the one before with that key.
 */
export async function answerBody<L extends BodyLanguage = Language>(
  call: Posted,
  work: Work<L>,
  receiving: (request: Incoming, reading: Reading) => Promise<Received<L>>,
  isLong: (bytes: Uint8Array, language: L) => boolean = mayTakeLong,
  kept?: KeptAnswers,
): Promise<Answer> {
  const body = await receiving(call.request, call.service);
  if (!body.ok) return refused(body, call);
  const { bytes, language } = body;
  call.received = bytes.length;
  const key = kept ? call.request.headers.get('Idempotency-Key') : null;
  if (!kept || key === null) return workedOn(call, bytes, language, work, isLong);
  const { pathname, search } = new URL(call.request.url);
  const accept = call.request.headers.get('Accept');
  const reads = call.translation?.language;
  const asked = { path: pathname + search, accept, language, reads, caller: call.callerName(), bytes };
  // The work goes on when the client has gone: it asks again with the same key.
  return kept.answer(key, asked, () => workedOn(call, bytes, language, work, isLong, STAYING), call);
}

/** Whether somebody waits for the answer to a request. */
interface Presence {
  /** Returns what is aborted when nobody does any more. */
  signal(): AbortSignal;
  hasGone(): boolean;
}

const STAYING: Presence = { signal: () => new AbortController().signal, hasGone: () => false };

/** Returns it without a getter: V8 keeps an object literal that has one, and with it the request, until it next collects all garbage. */
function presenceOf(call: Posted): Presence {
  return { signal: () => call.request.signal, hasGone: () => call.hasGone() };
}

/** Has a body worked on that has come. */
async function workedOn<L extends BodyLanguage>(
  call: Posted,
  bytes: Uint8Array<ArrayBuffer>,
  language: L,
  work: Work<L>,
  isLong: (bytes: Uint8Array, language: L) => boolean,
  presence: Presence = presenceOf(call),
): Promise<Answer> {
  const { limiter, offload, schedule } = call.service;
  if (offload && isLong(bytes, language)) {
    return offload(taskOf(call, bytes, language), presence.signal(), call.aside);
  }
  await schedule?.(bytes.length);
  if (!limiter.tryAcquire() && !(await limiter.acquireLater(bytes.length, presence.signal()))) {
    return presence.hasGone() ? unwanted() : overloaded(call);
  }
  const place = new Place(limiter);
  try {
    if (presence.hasGone()) return unwanted();
    const answer = work(bytes, language, place);
    return answer instanceof Promise ? await answer : answer;
  } finally {
    place.release();
  }
}

const LANGUAGES: Readonly<Record<BodyLanguage, string>> = {
  JSON: 'application/json',
  YAML: 'application/yaml',
  XML: 'application/xml',
  PDF: 'application/pdf',
};

/** Headers that matter to the answer. */
const PASSED_ON = ['Accept', 'Accept-Language', 'Mcp-Protocol-Version'] as const;

function taskOf(
  { request, indent, id, grants, steps }: Posted,
  body: Uint8Array<ArrayBuffer>,
  language: BodyLanguage,
): Task {
  const headers: Record<string, string> = { 'Content-Type': LANGUAGES[language] };
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { pathname, search } = new URL(request.url);
  return {
    path: language === 'XML' || language === 'PDF' ? pathname + search : pathname,
    indent,
    id,
    headers,
    body,
    grants,
    measured: steps !== undefined,
  };
}

/** Returns the answer when there is no room for one more request, for so many seconds. */
export function overloaded(form: Form = {}, seconds = 1): Answer {
  const text = 'the service is at capacity; try again in {seconds, plural, one {a second} other {# seconds}}';
  const refusing = refusal('overloaded', text, { seconds });
  return refused({ ...refusing, headers: { 'Retry-After': String(seconds) } }, form);
}

/** Returns the answer when the caller has gone: nobody reads it, but the log has its status, as other servers write it. */
export function unwanted(): Answer {
  return { status: 499, body: null };
}

/** Returns the answer when a request took longer than one may; after so many seconds there is less to do. */
export function tookTooLong(milliseconds: number, form: Form = {}, seconds = 1): Answer {
  const text = 'the request was given up after {longest} seconds; send a smaller document';
  const refusing = refusal('timeout', text, { longest: milliseconds / 1000 });
  return refused({ ...refusing, headers: { 'Retry-After': String(seconds) } }, form);
}
