import { newKeys } from '../../operations/new-keys.ts';
import { json, refused } from '../http/answer.ts';
import { receiveOptional, requestObject } from '../http/request.ts';
import type { Call, Route } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';

/** `POST /v0/keygen`: a new key pair (chapter 09 §5.1). The body is optional and ignored. */
export const keygen: Route = {
  method: 'POST',
  path: '/v0/keygen',
  answer: (call) => answerBody(call, work),
};

const work: BodyWork<Call> = {
  receive: receiveOptional,
  answer(call, bytes, language) {
    const body = bytes.length === 0 ? undefined : requestObject(bytes, language);
    return !body || body.ok ? pair(call) : refused(body, call);
  },
};

async function pair({ service, indent }: Call) {
  return json(200, await newKeys(service.environment), indent);
}
