/** Requests with many documents: one object, or JSON lines with the options in the first line, then a document in each. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { Documents, ManyOperation } from '../../operations/many/many-operation.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { type RequestRead, receive, requestObject } from '../http/request.ts';
import type { Call, Route } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';
import { LARGE } from '../limits/limits.ts';
import { isBlank, linesIn } from './groups.ts';
import { isLines, receiveStream } from './receive.ts';

/** A request that was read, or the bytes of one in lines. */
type Read = RequestRead | { lines: Uint8Array<ArrayBuffer> };

/** Returns the route of an operation that makes one result from many documents. */
export function manyRoute(operation: ManyOperation): Route {
  const work: BodyWork<Call, Read, 'JSON' | 'YAML' | 'LINES'> = {
    receive: (call) => (isLines(call.request) ? receiveStream(call) : receive(call)),
    isRepeatable: true,
    read: (_, bytes, language) => (language === 'LINES' ? { lines: bytes } : requestObject(bytes, language)),
    isLong: (read, size) => size > LARGE || ('lines' in read && hasManyValues(read.lines)),
    answer(call, read) {
      if ('lines' in read) return answerLines(read.lines, call, operation);
      if (!read.ok) return refused(read, call);
      const { documents, ...options } = read.value as JsonObject;
      const isTooMany = Array.isArray(documents) && documents.length > operation.most;
      return isTooMany ? refused(tooMany(operation), call) : answerTo(options, documents, call, operation);
    },
  };
  return { method: 'POST', path: `/v0/${operation.name}`, answer: (call) => answerBody(call, work) };
}

function tooMany({ tooMany: why, most }: ManyOperation): Refusal {
  return { ok: false, key: 'too-large', message: why(most), faults: [] };
}

async function answerTo(
  options: JsonObject,
  documents: Documents,
  call: Call,
  operation: ManyOperation,
): Promise<Answer> {
  const { service, translation, indent } = call;
  const environment = { ...service.environment, ...(translation && { translation }) };
  const { isMade, answer } = await operation.run(options, documents, environment);
  if (isMade) return { ...json(200, answer, indent), headers: inLanguage(call) };
  const { faults, warnings } = answer;
  const message = operation.failed(faults.length);
  const { body, ...rest } = refused({ ok: false, key: 'validation', message, faults: [] }, call);
  const whole = { ...JSON.parse(String(body)), faults, ...(warnings.length > 0 && { warnings }) };
  return { ...rest, ...json(422, whole, indent), headers: rest.headers };
}

const COMMA = 0x2c;
/** Commas of JSON that may stand between as many small values, each of which may cause a fault. */
const MANY = 8 * 1024;

function hasManyValues(bytes: Uint8Array): boolean {
  let commas = 0;
  for (let at = bytes.indexOf(COMMA); at >= 0; at = bytes.indexOf(COMMA, at + 1)) if (++commas > MANY) return true;
  return false;
}

async function answerLines(bytes: Uint8Array<ArrayBuffer>, call: Call, operation: ManyOperation): Promise<Answer> {
  const unread: Refusal[] = [];
  const lines = valuesIn(bytes);
  const { value: options } = lines.next();
  if (options === undefined || !isJsonObject(options)) return refused(noOptions(), call);
  const answer = await answerTo(options, documentsIn(lines, unread, operation), call, operation);
  const [wrong] = unread;
  return wrong ? refused(wrong, call) : answer;
}

function noOptions(): Refusal {
  return refusal('input', 'the first line must be an object with the options');
}

/** The milliseconds of work after which a stream lets other requests go ahead, on platforms without threads. */
const TURN = 20;

/** Yields the documents of lines, up to the first line that is not a document. */
async function* documentsIn(
  lines: Iterable<Json | undefined>,
  unread: Refusal[],
  operation: ManyOperation,
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
    const isTooMany = line - 1 > operation.most;
    if (!isDocument || isTooMany) {
      unread.push(isTooMany ? tooMany(operation) : refusal('input', 'line {line} is not a document', { line }));
      return;
    }
    yield value;
  }
}

/** Yields the JSON value of each line; undefined for a line that is not JSON. */
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
