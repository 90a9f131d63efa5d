/** Requests with many documents: one object, or JSON lines with the options in the first line, then a document in each. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { ByteBudget } from '../limits/byte-budget.ts';
import { bytesOfStreams } from '../limits/limits.ts';
import { sizeText } from '../limits/quantities.ts';
import { type Answer, refused } from './answer.ts';
import { decodedStream } from './body.ts';
import { type RequestRead, receive, requestObject } from './request.ts';
import type { Call } from './route.ts';
import { answerBody, type BodyWork } from './work.ts';

const LINES = ['application/jsonl', 'application/x-ndjson'];

/** A body with more than this is answered by a thread. */
const LONG = 64 * 1024;

/** The documents of a request: all, or as they arrive. */
export type ManyDocuments = Json | undefined | AsyncIterable<JsonObject | string>;

/** How requests are answered. */
interface Answering {
  answer(options: JsonObject, documents: ManyDocuments, call: Call): Promise<Answer>;
  /** The greatest number of documents, and the refusal of more. */
  most: number;
  tooMany(): Refusal;
}

/** Returns a function that answers requests with many documents. */
export function manyDocuments(answering: Answering): (call: Call) => Answer | Promise<Answer> {
  const { answer, most, tooMany } = answering;
  const work: BodyWork<Call, RequestRead> = {
    receive,
    isRepeatable: true,
    read: (_, bytes, language) => requestObject(bytes, language),
    isLong: (_, size) => size > LONG,
    answer(call, body) {
      if (!body.ok) return refused(body, call);
      const { documents, ...options } = body.value as JsonObject;
      const isTooMany = Array.isArray(documents) && documents.length > most;
      return isTooMany ? refused(tooMany(), call) : answer(options, documents, call);
    },
  };
  return (call) => {
    const given = (call.request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
    return LINES.some((type) => type === given) ? answerLines(call, answering) : answerBody(call, work);
  };
}

async function answerLines(call: Call, { answer: answerTo, ...limit }: Answering): Promise<Answer> {
  const body = decodedStream(call.request, call.service);
  if ('ok' in body) return refused(body, call);
  const unread: Refusal[] = [];
  const received = new Received(body, call, unread);
  try {
    const lines = valuesIn(received.pieces(), call.service.limits.maxBody);
    const first = await lines.next();
    const options = first.done ? undefined : first.value;
    if (options === undefined || !isJsonObject(options)) return refused(unread[0] ?? noOptions(), call);
    const answer = await answerTo(options, documentsIn(lines, unread, limit), call);
    const [wrong] = unread;
    return wrong ? refused(wrong, call) : answer;
  } finally {
    received.end();
  }
}

/** The bytes of a stream. They count as incoming until the answer is made, because the documents are kept so long. */
class Received {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #budget: ByteBudget;
  readonly #most: number;
  readonly #unread: Refusal[];
  #held = 0;

  constructor(body: ReadableStream<Uint8Array>, { service }: Call, unread: Refusal[]) {
    this.#reader = body.getReader();
    this.#budget = service.incomingStreams;
    this.#most = bytesOfStreams(service.limits);
    this.#unread = unread;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      if (!this.#budget.reserve(value.length)) {
        const isTooLarge = this.#held + value.length > this.#most;
        this.#unread.push(isTooLarge ? tooLarge(this.#most) : tooMuch());
        return;
      }
      this.#held += value.length;
      yield value;
    }
  }

  end(): void {
    this.#budget.release(this.#held);
    this.#reader.cancel().catch(() => undefined);
  }
}

function tooLarge(most: number): Refusal {
  return refusal('too-large', 'the body is larger than {size}', { size: sizeText(most) });
}

function tooMuch(): Refusal {
  return refusal('overloaded', 'the service is receiving too much data; try again later');
}

function noOptions(): Refusal {
  return refusal('input', 'the first line must be an object with the options');
}

/** The milliseconds of work after which a stream lets other requests go ahead. */
const TURN = 20;

/** Yields the documents of lines, up to the first that is none. */
async function* documentsIn(
  lines: AsyncIterable<Json | undefined>,
  unread: Refusal[],
  { most, tooMany }: Pick<Answering, 'most' | 'tooMany'>,
): AsyncGenerator<JsonObject | string> {
  let line = 1;
  let turn = performance.now();
  for await (const value of lines) {
    if (unread.length > 0) return;
    line++;
    if (performance.now() - turn > TURN) {
      await new Promise((resolve) => setTimeout(resolve));
      turn = performance.now();
    }
    const isDocument = typeof value === 'string' || isJsonObject(value);
    const isTooMany = line - 1 > most;
    if (!isDocument || isTooMany) {
      unread.push(isTooMany ? tooMany() : refusal('input', 'line {line} is not a document', { line }));
      return;
    }
    yield value;
  }
}

/** Yields the JSON value of each line; undefined for a line that is none or is too long. */
async function* valuesIn(pieces: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<Json | undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield jsonIn(line);
    if (rest.length > longest) {
      yield undefined;
      return;
    }
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield jsonIn(rest);
}

function jsonIn(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
