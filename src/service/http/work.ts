import type { Language } from '../../engine/reading/problem.ts';
import type { Translation } from '../../engine/text/translation.ts';
import { refusal } from '../../operations/errors.ts';
import type { Grants } from '../auth/access.ts';
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { type Load, mayReadLong } from '../limits/limits.ts';
import { Slot } from '../limits/slot.ts';
import type { StepTimes } from './about.ts';
import { type Answer, type Form, refused } from './answer.ts';
import type { Reading } from './body.ts';
import { type RepeatableAnswers, unfitKey } from './idempotency.ts';
import type { Incoming } from './incoming.ts';
import type { SideMessage } from './kept-results.ts';
import type { BodyLanguage, Received } from './request.ts';
import type { Stopping } from './stopping.ts';

/** A request to process on a thread of the platform. */
export interface Task {
  path: string;
  indent: boolean;
  /** The request's id. */
  id: string;
  /** Request headers that affect the answer. */
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  /** The permissions of the sender. The thread knows nothing else about the sender, and no key. */
  grants: Grants;
  /** Measure the steps of the work. */
  measured: boolean;
  /**
   * Whether the task waits for its turn without limit, because it belongs to an accepted stream that is not read in the
   * meantime.
   */
  isPatient?: boolean;
}

/** Processes tasks on threads. */
export interface Offload {
  /**
   * Processes a task until the signal reports that its caller has gone; `aside` receives results before the answer.
   * Answers 503 if it takes too long or too many tasks wait. Rejects if the thread broke down.
   */
  (task: Task, caller?: AbortSignal, onSideMessage?: (message: SideMessage) => void): Promise<Answer>;
  /** The number of parallel tasks. Default: one. */
  parallel?: number;
  /** The load of the threads, if the platform knows it. */
  load?: Load;
}

/** Where bodies are processed. */
export interface Workplace extends Reading {
  limiter: ConcurrencyLimiter;
  /** Resolves when the work on a body of this size may begin. */
  schedule: ((bytes: number) => Promise<void>) | undefined;
  /** Repeatable answers, if any are kept. */
  kept: RepeatableAnswers | undefined;
  /** Processes large bodies on threads, if the platform can. */
  offload: Offload | undefined;
  stopping: Stopping | undefined;
}

/** The parts of a request with a body that the work on it needs. */
export interface Posted {
  readonly request: Incoming;
  /** The id in the log. */
  id: string;
  /** Whether to indent JSON. */
  indent: boolean;
  /** The language of the sender. Undefined for English. */
  translation: Translation | undefined;
  service: Workplace;
  /** The permissions of the sender. */
  grants: Grants;
  /** Measures the steps of the work, if requested. */
  steps: StepTimes | undefined;
  /** Returns whether the client has gone. */
  hasGone(): boolean;
  /** Returns the name of the caller: the owner of its token, or its address. */
  callerName(): string;
  /** Bytes of the received body, for the log. */
  received: number;
  /** Receives results other than the answer, if anyone does. */
  onSideMessage: ((message: SideMessage) => void) | undefined;
}

/** How a route answers requests with a body. */
export interface BodyWork<C extends Posted, R, L extends BodyLanguage = Language> {
  /** The path of its route in threads. Default: the same. */
  path?: string;
  receive(call: C): Promise<Received<L>>;
  /** Reads a small body in this process. */
  read(call: C, bytes: Uint8Array<ArrayBuffer>, language: L): R;
  /** Whether a thread answers a small body after reading it, if there are threads. */
  isLong(read: R, size: number): boolean;
  /** A repeated `Idempotency-Key` gets the earlier answer. */
  isRepeatable?: true;
  /** Answers a body in this process, in a slot. */
  answer(call: C, read: R, slot: Slot): Answer | Promise<Answer>;
}

/** Receives the body of a request and answers it: in this process if it is small, otherwise on a thread. */
export async function answerBody<C extends Posted, R, L extends BodyLanguage>(
  call: C,
  work: BodyWork<C, R, L>,
): Promise<Answer> {
  const kept = work.isRepeatable && call.service.kept;
  const key = kept ? call.request.headers.get('Idempotency-Key') : null;
  const unfit = key === null ? undefined : unfitKey(key);
  if (unfit) return refused(unfit, call);
  const body = await work.receive(call);
  if (!body.ok) return refused(body, call);
  const { bytes, language } = body;
  call.received = bytes.length;
  if (!kept || key === null) return workedOn(call, bytes, language, work);
  const { pathname, search } = new URL(call.request.url);
  const accept = call.request.headers.get('Accept');
  const reads = call.translation?.language;
  const asked = { path: pathname + search, accept, language, reads, caller: call.callerName(), bytes };
  // The work continues if the client has gone: it will retry with the same key.
  return kept.answer(key, asked, () => workedOn(call, bytes, language, work, STAYING), call);
}

/** Whether the client of a request is still waiting. */
interface Presence {
  /** Returns a signal that aborts when the client has gone. */
  signal(): AbortSignal;
  hasGone(): boolean;
}

const STAYING: Presence = { signal: () => new AbortController().signal, hasGone: () => false };

/** Avoids a getter: V8 keeps an object literal with one, and with it the request, alive until a full garbage collection. */
function presenceOf(call: Posted): Presence {
  return { signal: () => call.request.signal, hasGone: () => call.hasGone() };
}

/** Processes a received body. */
async function workedOn<C extends Posted, R, L extends BodyLanguage>(
  call: C,
  bytes: Uint8Array<ArrayBuffer>,
  language: L,
  work: BodyWork<C, R, L>,
  presence: Presence = presenceOf(call),
): Promise<Answer> {
  const { limiter, offload, schedule } = call.service;
  const onThread = (handOver: Offload) =>
    handOver(taskOf(call, bytes, language, work.path), presence.signal(), call.onSideMessage);
  if (offload && mayReadLong(bytes, language)) return onThread(offload);
  await schedule?.(bytes.length);
  if (!limiter.tryAcquire() && !(await limiter.acquireLater(bytes.length, presence.signal()))) {
    return presence.hasGone() ? unwanted() : overloaded(call);
  }
  const slot = new Slot(limiter);
  try {
    if (presence.hasGone()) return unwanted();
    const read = work.read(call, bytes, language);
    if (!offload || !work.isLong(read, bytes.length)) {
      const made = work.answer(call, read, slot);
      return made instanceof Promise ? await made : made;
    }
  } finally {
    slot.release();
  }
  return onThread(offload);
}

const LANGUAGES: Readonly<Record<BodyLanguage, string>> = {
  JSON: 'application/json',
  YAML: 'application/yaml',
  XML: 'application/xml',
  PDF: 'application/pdf',
  LINES: 'application/jsonl',
};

/** Headers that matter to the answer. */
const PASSED_ON = ['Accept', 'Accept-Language', 'Mcp-Protocol-Version'] as const;

function taskOf(
  { request, indent, id, grants, steps }: Posted,
  body: Uint8Array<ArrayBuffer>,
  language: BodyLanguage,
  path?: string,
): Task {
  const headers: Record<string, string> = { 'Content-Type': LANGUAGES[language] };
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { pathname, search } = new URL(request.url);
  return {
    path: path ?? (language === 'XML' || language === 'PDF' ? pathname + search : pathname),
    indent,
    id,
    headers,
    body,
    grants,
    measured: steps !== undefined,
  };
}

/** Returns the answer when there is no room for another request, with the seconds to wait before a retry. */
export function overloaded(form: Form = {}, seconds = 1): Answer {
  const text = 'the service is at capacity; try again in {seconds, plural, one {a second} other {# seconds}}';
  const refusing = refusal('overloaded', text, { seconds });
  return refused({ ...refusing, headers: { 'Retry-After': String(seconds) } }, form);
}

/** Returns the answer when the client has gone. Nobody reads it, but the log gets the status that other servers use. */
export function unwanted(): Answer {
  return { status: 499, body: null };
}

/** Returns the answer when a request exceeded its time, with the seconds to wait before a retry. */
export function tookTooLong(milliseconds: number, form: Form = {}, seconds = 1): Answer {
  const text = 'the request took more than {longest} seconds; send a smaller document';
  const refusing = refusal('timeout', text, { longest: milliseconds / 1000 });
  return refused({ ...refusing, headers: { 'Retry-After': String(seconds) } }, form);
}
