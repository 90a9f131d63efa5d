import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { message } from '../../engine/text/message.ts';
import { chainReader } from '../../formats/index.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { chainAnswer } from '../../operations/verifactu-chain.ts';
import { streamedMessages, verifactuMessages } from '../../operations/verifactu-messages.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { decodedStream } from '../http/body.ts';
import { type ManyDocuments, manyDocuments } from '../http/many-documents.ts';
import type { Call, Route } from '../http/route.ts';
import { MOST_RECORDS, RECORD, tooManyRecords } from '../limits/records.ts';

const TYPES = ['application/xml', 'application/jsonl', 'application/x-ndjson', 'text/xml'] as const;

/** `POST /v0/verifactu/chain`: checks the chains of billing records in a stream of XML or JSON lines. */
export const verifactuChain: Route = {
  method: 'POST',
  path: '/v0/verifactu/chain',
  answer: (call) => chainIn(call),
};

async function chainIn(call: Call): Promise<Answer> {
  const { request, service, translation, indent } = call;
  const given = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (!TYPES.some((type) => type === given)) {
    const text = 'Content-Type "{given}" is not supported; send {accepted} in UTF-8';
    return refused(
      refusal('unsupported-media-type', text, { given: String(given).slice(0, 80), accepted: TYPES }),
      call,
    );
  }
  const body = decodedStream(request, service);
  if ('ok' in body) return refused(body, call);
  const { records } = service;
  let count = 0;
  const reader = await chainReader(() => {
    const hasRoom = records.reserve(RECORD);
    if (hasRoom) count++;
    return hasRoom;
  });
  try {
    const file = reader.file();
    const pieces = body.getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      file.push(piece.value);
      if (!reader.isFull) continue;
      pieces.cancel().catch(() => undefined);
      return refused(noRoom(count), call);
    }
    file.end();
    return { ...json(200, chainAnswer(reader.result(), translation), indent), headers: inLanguage(call) };
  } finally {
    records.release(count * RECORD);
  }
}

/** Refuses a stream with too many records, alone or next to others. */
function noRoom(count: number): Refusal {
  if (count === MOST_RECORDS) return tooManyRecords();
  const text =
    'the service is receiving too much data; try again in {seconds, plural, one {a second} other {# seconds}}';
  const headers = { Connection: 'close', 'Retry-After': String(SECONDS) };
  return { ...refusal('overloaded', text, { seconds: SECONDS }), headers };
}

/** Seconds after which another stream has probably ended. */
const SECONDS = 10;

/** The greatest number of invoices of a request, because the answer is held in memory. */
const MOST_INVOICES = 10_000;

/** `POST /v0/verifactu/messages`: writes billing records of many invoices, chained, in messages. */
export const verifactuMessagesRoute: Route = {
  method: 'POST',
  path: '/v0/verifactu/messages',
  answer: manyDocuments({
    answer: messagesOf,
    most: MOST_INVOICES,
    tooMany() {
      const text = 'a request has up to {most} invoices; send the others with the next one';
      return refusal('too-large', text, { most: MOST_INVOICES });
    },
  }),
};

async function messagesOf(options: JsonObject, documents: ManyDocuments, call: Call): Promise<Answer> {
  const { service, translation, indent } = call;
  const environment = { ...service.environment, ...(translation && { translation }) };
  const isStream = typeof documents === 'object' && documents !== null && Symbol.asyncIterator in documents;
  const answer = isStream
    ? await streamedMessages(objectsIn(documents), options, environment)
    : await verifactuMessages({ ...options, documents }, environment);
  const { faults, records } = answer;
  if (records.length > 0 || faults.length === 0) return { ...json(200, answer, indent), headers: inLanguage(call) };
  const what = message('No record was made: {count, plural, one {# fault} other {# faults}}.', {
    count: faults.length,
  });
  const { body, ...rest } = refused({ ok: false, key: 'validation', message: what, faults: [] }, call);
  return { ...rest, ...json(422, { ...JSON.parse(String(body)), faults }, indent), headers: rest.headers };
}

/** Yields documents; a text has no members. */
async function* objectsIn(documents: AsyncIterable<JsonObject | string>): AsyncGenerator<JsonObject> {
  for await (const document of documents) yield isJsonObject(document) ? document : {};
}
