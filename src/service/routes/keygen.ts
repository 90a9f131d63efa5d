import { keygen as newPair } from '../../engine/index.ts';
import { json, refused } from '../answer.ts';
import { hasBody, readRequest } from '../request.ts';
import type { Route } from '../route.ts';

/** `POST /v0/keygen`: a new pair of keys (chapter 09 §5.1). A body may be left out; nothing in it is looked at. */
export const keygen: Route = {
  method: 'POST',
  path: '/v0/keygen',
  async answer(call) {
    const { environment, limits, decoders } = call.service;
    if (hasBody(call.request)) {
      const body = await readRequest(call.request, limits, decoders);
      if (!body.ok) return refused(body, call.indent);
      call.received = body.size;
    }
    return json(200, await newPair(environment), call.indent);
  },
};
