import type { JsonObject } from '../../engine/model/json.ts';
import { message } from '../../engine/text/message.ts';
import { declare } from '../../operations/declare.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import type { Call, Route } from '../http/route.ts';
import { type ManyDocuments, manyDocuments } from '../streams/many-documents.ts';

/** The largest number of documents in a report: each that is left out is listed in the answer. */
const MOST_DOCUMENTS = 100_000;

function tooMany(): Refusal {
  const what = 'a report is made of at most {count} documents here; make it with the command line';
  return refusal('too-large', what, { count: MOST_DOCUMENTS });
}

/** `POST /v0/declare`: makes a report of many documents. */
export const declareRoute: Route = {
  method: 'POST',
  path: '/v0/declare',
  answer: manyDocuments({ answer: answerTo, most: MOST_DOCUMENTS, tooMany }),
};

async function answerTo(options: JsonObject, documents: ManyDocuments, call: Call): Promise<Answer> {
  const { service, translation, indent } = call;
  const answer = await declare({ ...options, documents } as Parameters<typeof declare>[0], {
    ...service.environment,
    ...(translation && { translation }),
  });
  const { result, faults, warnings } = answer;
  if (result !== null) return { ...json(200, answer, indent), headers: inLanguage(call) };
  const what = message('The report was not made: {count, plural, one {# fault} other {# faults}}.', {
    count: faults.length,
  });
  const { body, ...rest } = refused({ ok: false, key: 'validation', message: what, faults: [] }, call);
  const whole = { ...(JSON.parse(String(body)) as JsonObject), faults, ...(warnings.length > 0 && { warnings }) };
  return { ...rest, ...json(422, whole, indent), headers: rest.headers };
}
