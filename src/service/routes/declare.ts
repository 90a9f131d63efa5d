import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { message } from '../../engine/text/message.ts';
import { declare } from '../../operations/declare.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { decodedStream } from '../http/body.ts';
import { type RequestRead, receive, requestObject } from '../http/request.ts';
import type { Call, Route } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';

const LINES = ['application/jsonl', 'application/x-ndjson'];

/**
 * `POST /v0/declare`: makes a report of many documents. The body is one object, or JSON lines: the options in the first line, then a
 * document in each.
 */
export const declareRoute: Route = {
  method: 'POST',
  path: '/v0/declare',
  answer(call) {
    const given = (call.request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
    return LINES.some((type) => type === given) ? answerLines(call) : answerBody(call, work);
  },
};

/** A body with more than this is answered by a thread. */
const LONG = 64 * 1024;

const work: BodyWork<Call, RequestRead> = {
  receive,
  isRepeatable: true,
  read: (_, bytes, language) => requestObject(bytes, language),
  isLong: (_, size) => size > LONG,
  answer: (call, body) => (body.ok ? answerTo(body.value, call) : refused(body, call)),
};

async function answerTo(request: Parameters<typeof declare>[0], call: Call): Promise<Answer> {
  const { service, translation, indent } = call;
  const answer = await declare(request, { ...service.environment, ...(translation && { translation }) });
  const { result, faults, warnings } = answer;
  if (result !== null) return { ...json(200, answer, indent), headers: inLanguage(call) };
  const what = message('The report was not made: {count, plural, one {# fault} other {# faults}}.', {
    count: faults.length,
  });
  const { body, ...rest } = refused({ ok: false, key: 'validation', message: what, faults: [] }, call);
  const whole = { ...(JSON.parse(String(body)) as JsonObject), faults, ...(warnings.length > 0 && { warnings }) };
  return { ...rest, ...json(422, whole, indent), headers: rest.headers };
}

async function answerLines(call: Call): Promise<Answer> {
  const body = decodedStream(call.request, call.service);
  if ('ok' in body) return refused(body, call);
  const lines = valuesIn(body, call.service.limits.maxBody);
  const first = await lines.next();
  const options = first.done ? undefined : first.value;
  if (options === undefined || !isJsonObject(options)) return refused(noOptions(), call);
  const unread: Refusal[] = [];
  const documents = documentsIn(lines, unread);
  const answer = await answerTo({ ...options, documents }, call);
  const [wrong] = unread;
  return wrong ? refused(wrong, call) : answer;
}

function noOptions(): Refusal {
  return refusal('input', 'the first line must be an object with the options of the report');
}

/** The number of documents after which a stream lets other requests go ahead. */
const BETWEEN = 20;

/** Yields the documents of lines, up to the first that is none. */
async function* documentsIn(
  lines: AsyncIterable<Json | undefined>,
  unread: Refusal[],
): AsyncGenerator<JsonObject | string> {
  let line = 1;
  for await (const value of lines) {
    // Other requests get their turn.
    if (line++ % BETWEEN === 0) await new Promise((resolve) => setTimeout(resolve));
    if (typeof value === 'string' || isJsonObject(value)) yield value;
    else {
      unread.push(refusal('input', 'line {line} is not a document', { line }));
      return;
    }
  }
}

/** Yields the JSON value of each line; undefined for a line that is none or is too long. */
async function* valuesIn(body: ReadableStream<Uint8Array>, longest: number): AsyncGenerator<Json | undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of piecesOf(body)) {
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

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

function jsonIn(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}
