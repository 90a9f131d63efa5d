import { newKeys } from '../../operations/new-keys.ts';
import { json, refused } from '../http/answer.ts';
import { type RequestRead, receiveOptional, requestObject } from '../http/request.ts';
import type { Call, Route } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';

/** `POST /v0/keygen`: a new key pair (chapter 09 §5.1). The body is optional and ignored. */
export const keygen: Route = {
  method: 'POST',
  path: '/v0/keygen',
  answer: (call) => answerBody(call, work),
};

const work: BodyWork<Call, RequestRead | undefined> = {
  receive: receiveOptional,
  read: (_, bytes, language) => (bytes.length === 0 ? undefined : requestObject(bytes, language)),
  isLong: () => false,
  answer: (call, body) => (!body || body.ok ? pair(call) : refused(body, call)),
};

async function pair({ service, indent }: Call) {
  return json(200, await newKeys(service.environment), indent);
}
