import { jsonText } from '../engine/reading/json-text.ts';
import type { Declared } from '../operations/names.ts';
import { type Fault, type LineError, LinesBody } from './answers.ts';
import type { ServiceError } from './errors.ts';
import type { OperationRequest } from './requests.ts';
import { type ErrorOf, type Send, serviceErrorIn } from './transport.ts';

/** One of many requests: an operation with its request, as its function takes it. */
export type BulkRequest = {
  [Name in keyof Declared]: {
    operation: Name;
    request: OperationRequest<Name>;
    /** A text of your choice that the answer repeats. */
    id?: string;
  };
}[keyof Declared];

export interface BulkOptions {
  /** Aborts the requests. The loop over the answers then throws the signal's reason. */
  signal?: AbortSignal;
  /** The number of parts of the stream that are sent at once. Default: 2. */
  parallel?: number;
}

/** The answer to one of many requests, in their order. `Result` is as declared by the operation. */
export type BulkAnswer<Result = unknown> = {
  id: string | undefined;
  /** The number of its request, from 0. */
  index: number;
} & ({ ok: true; value: Result; warnings: readonly Fault[] } | { ok: false; error: ServiceError });

/** Reads the payload of an operation. */
type ReadPayload = (payload: unknown) => { value: unknown; warnings: readonly Fault[] };

/** How the client turns a request into a line, and the payload of its answer into a result. */
export interface Lines {
  /** Returns a request as sent. Throws the service's error if it has no form in JSON. */
  bodyOf(asked: BulkRequest): { action: string; payload: object };
  readerOf(asked: BulkRequest): ReadPayload;
}

/** Limits of a part of the stream: large enough to be worth a request, small enough to repeat. */
const MOST_LINES = 500;
const MOST_CHARACTERS = 1 << 20;

/** A request on its way: its line, or the error that kept it from being sent. */
interface Sent {
  asked: BulkRequest;
  index: number;
  line: string;
  error?: ServiceError;
}

/**
 * Sends any number of requests, and yields their answers in order. It sends them in parts and retries each part like any other request. A
 * million requests need no more memory than a thousand.
 */
export async function* bulk(
  requests: Iterable<BulkRequest> | AsyncIterable<BulkRequest>,
  { signal, parallel = 2 }: BulkOptions,
  { send, errorOf, lines }: { send: Send; errorOf: ErrorOf; lines: Lines },
): AsyncGenerator<BulkAnswer> {
  const sending: Promise<BulkAnswer[]>[] = [];
  try {
    for await (const part of partsOf(requests, lines)) {
      const answers = answersTo(part, { send, errorOf, lines, signal });
      // The loop below throws this error when its turn comes.
      answers.catch(() => undefined);
      sending.push(answers);
      if (sending.length >= parallel) yield* (await sending.shift()) ?? [];
    }
    for (const answers of sending) yield* await answers;
  } finally {
    await Promise.allSettled(sending);
  }
}

async function* partsOf(
  requests: Iterable<BulkRequest> | AsyncIterable<BulkRequest>,
  lines: Lines,
): AsyncGenerator<Sent[]> {
  let part: Sent[] = [];
  let characters = 0;
  let index = 0;
  for await (const asked of requests) {
    const next = lineOf(asked, index++, lines);
    if (part.length === MOST_LINES || (part.length > 0 && characters + next.line.length > MOST_CHARACTERS)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(next);
    characters += next.line.length;
  }
  if (part.length > 0) yield part;
}

function lineOf(asked: BulkRequest, index: number, lines: Lines): Sent {
  try {
    return { asked, index, line: `${jsonText({ req_id: String(index), ...lines.bodyOf(asked) })}\n` };
  } catch (error) {
    return { asked, index, line: '', error: error as ServiceError };
  }
}

interface Sending {
  send: Send;
  errorOf: ErrorOf;
  lines: Lines;
  signal: AbortSignal | undefined;
}

/** Returns the answers to a part. Rejects if the service stops before its end. */
async function answersTo(part: readonly Sent[], { send, errorOf, lines, signal }: Sending): Promise<BulkAnswer[]> {
  const text = part.map(({ line }) => line).join('');
  const answered =
    text === '' ? [] : (await send({ method: 'POST', path: '/bulk', lines: text, signal, read: linesIn })).value;
  const byId = new Map(answered.map((line) => [line.req_id, line]));
  const end = answered.find(({ is_final: isFinal }) => isFinal);
  return part.map(({ asked, index, error: unsent }): BulkAnswer => {
    const about = { id: asked.id, index };
    if (unsent) return { ...about, ok: false, error: unsent };
    const line = byId.get(String(index));
    if (!line) throw serviceErrorIn(end?.error ?? STOPPED, errorOf);
    if (line.error) return { ...about, ok: false, error: serviceErrorIn(line.error, errorOf) };
    return { ...about, ok: true, ...lines.readerOf(asked)(line.payload) };
  });
}

/** The error for a stream that ended early and reported no error. */
const STOPPED: LineError = {
  code: 503,
  key: 'overloaded',
  message: 'the service ended the stream before its last answer',
  faults: [],
  warnings: [],
};

function linesIn(body: unknown) {
  return { value: LinesBody.parse(body), warnings: [], explain: undefined };
}
