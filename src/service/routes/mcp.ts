import type { Answer } from '../http/answer.ts';
import type { Call, Route } from '../http/route.ts';

/** `POST /v0/mcp`: the Model Context Protocol over stateless streamable HTTP (chapter 09 §8). */
const messages: Route = {
  method: 'POST',
  path: '/v0/mcp',
  ownPages: true,
  answer: async (call) => (await answering()).answerMessages(call),
};

/** `DELETE /v0/mcp`: ends a session. There are no sessions. */
const end: Route = {
  method: 'DELETE',
  path: '/v0/mcp',
  ownPages: true,
  answer: async (call) =>
    call.grants.foreign ? (await answering()).answerMessages(call) : { status: 204, body: null },
};

export const mcp = [messages, end];

/** Loads the protocol on the first message: pages that run the service never send one. */
function answering(): Promise<{ answerMessages(call: Call): Promise<Answer> }> {
  return import('../mcp/http.ts');
}
