import { keygen as newPair } from '../../engine/index.ts';
import { json, refused } from '../answer.ts';
import { hasBody, requestObject } from '../request.ts';
import type { Route } from '../route.ts';
import { answerBody } from '../work.ts';

/** `POST /v0/keygen`: a new pair of keys (chapter 09 §5.1). A body may be left out; nothing in it is looked at. */
export const keygen: Route = {
  method: 'POST',
  path: '/v0/keygen',
  async answer(call) {
    const pair = async () => json(200, await newPair(call.service.environment), call.indent);
    if (!hasBody(call.request)) return await pair();
    return await answerBody(call, (bytes, language) => {
      const body = requestObject(bytes, language);
      return body.ok ? pair() : refused(body, call.indent);
    });
  },
};
