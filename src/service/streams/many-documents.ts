/** Requests with many documents: one object, or JSON lines with the options in the first line, then a document in each. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Answer, refused } from '../http/answer.ts';
import { type RequestRead, receive, requestObject } from '../http/request.ts';
import type { Call } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';
import { LARGE } from '../limits/limits.ts';
import { isBlank, linesIn } from './groups.ts';
import { isLines, receiveStream } from './receive.ts';

/** The documents of a request: all, or one after another. */
export type ManyDocuments = Json | undefined | AsyncIterable<JsonObject | string>;

/** How requests are answered. */
interface Answering {
  answer(options: JsonObject, documents: ManyDocuments, call: Call): Promise<Answer>;
  /** The greatest number of documents, and the refusal of more. */
  most: number;
  tooMany(): Refusal;
}

/** A request that was read, or the bytes of one in lines. */
type Read = RequestRead | { lines: Uint8Array<ArrayBuffer> };

/** Returns a function that answers requests with many documents. */
export function manyDocuments(answering: Answering): (call: Call) => Promise<Answer> {
  const { answer, most, tooMany } = answering;
  const work: BodyWork<Call, Read, 'JSON' | 'YAML' | 'LINES'> = {
    receive: (call) => (isLines(call.request) ? receiveStream(call) : receive(call)),
    isRepeatable: true,
    read: (_, bytes, language) => (language === 'LINES' ? { lines: bytes } : requestObject(bytes, language)),
    isLong: (read, size) => size > LARGE || ('lines' in read && hasManyValues(read.lines)),
    answer(call, read) {
      if ('lines' in read) return answerLines(read.lines, call, answering);
      if (!read.ok) return refused(read, call);
      const { documents, ...options } = read.value as JsonObject;
      const isTooMany = Array.isArray(documents) && documents.length > most;
      return isTooMany ? refused(tooMany(), call) : answer(options, documents, call);
    },
  };
  return (call) => answerBody(call, work);
}

const COMMA = 0x2c;
/** Commas of JSON that may stand between as many small values, each of which may cause a fault. */
const MANY = 8 * 1024;

function hasManyValues(bytes: Uint8Array): boolean {
  let commas = 0;
  for (let at = bytes.indexOf(COMMA); at >= 0; at = bytes.indexOf(COMMA, at + 1)) if (++commas > MANY) return true;
  return false;
}

async function answerLines(
  bytes: Uint8Array<ArrayBuffer>,
  call: Call,
  { answer: answerTo, ...limit }: Answering,
): Promise<Answer> {
  const unread: Refusal[] = [];
  const lines = valuesIn(bytes);
  const { value: options } = lines.next();
  if (options === undefined || !isJsonObject(options)) return refused(noOptions(), call);
  const answer = await answerTo(options, documentsIn(lines, unread, limit), call);
  const [wrong] = unread;
  return wrong ? refused(wrong, call) : answer;
}

function noOptions(): Refusal {
  return refusal('input', 'the first line must be an object with the options');
}

/** The milliseconds of work after which a stream lets other requests go ahead, on platforms without threads. */
const TURN = 20;

/** Yields the documents of lines, up to the first that is none. */
async function* documentsIn(
  lines: Iterable<Json | undefined>,
  unread: Refusal[],
  { most, tooMany }: Pick<Answering, 'most' | 'tooMany'>,
): AsyncGenerator<JsonObject | string> {
  let line = 1;
  let turn = performance.now();
  for (const value of lines) {
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

/** Yields the JSON value of each line; undefined for a line that is none. */
function* valuesIn(bytes: Uint8Array<ArrayBuffer>): Generator<Json | undefined> {
  const decoder = new TextDecoder();
  for (const line of linesIn(bytes)) if (!isBlank(line)) yield jsonIn(decoder.decode(line));
}

function jsonIn(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
