import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { message } from '../../engine/text/message.ts';
import { chainReader } from '../../formats/index.ts';
import { chainAnswer } from '../../operations/chain-answer.ts';
import { refusal } from '../../operations/errors.ts';
import { streamedMessages, verifactuMessages } from '../../operations/verifactu-messages.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import type { Call, Route } from '../http/route.ts';
import { tooManyRecords } from '../limits/records.ts';
import { chainRoutes } from '../streams/chains.ts';
import { type ManyDocuments, manyDocuments } from '../streams/many-documents.ts';

/** `POST /v0/verifactu/chain`: checks the chains of billing records in a stream of XML or JSON lines. */
export const verifactuChain = chainRoutes({
  path: '/v0/verifactu/chain',
  reader: chainReader,
  answer: chainAnswer,
  tooMany: tooManyRecords,
  isXmlLong: true,
});

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
