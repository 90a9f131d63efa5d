import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Json } from '../../engine/index.ts';
import type { Language } from '../../engine/reading/problem.ts';
import { type Answer, json } from '../answer.ts';
import { errorBody, messageOfRefusal, type Refusal, statusOf } from '../errors.ts';
import type { Incoming } from '../incoming.ts';
import { mayTakeLongAsFile } from '../limits.ts';
import { leaving, type Place } from '../place.ts';
import { receive, valueIn } from '../request.ts';
import type { Call } from '../route.ts';
import { answerBody } from '../work.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from './errors.ts';
import { badInitialize, unreadableError } from './messages.ts';
import { createMcpServer } from './server.ts';

/** Messages that one request may bring (chapter 09 §8.1). */
const MOST_MESSAGES = 50;

/**
 * Answers the messages in a request's body by the SDK's transport: each request is independent, and gets JSON, never a
 * stream of events (chapter 09 §8.1). The body is read as that of any operation.
 */
export async function answerMessages(call: Call): Promise<Answer> {
  const { foreign } = call.grants;
  // The protocol has it so: against pages that reach a server of this machine by a name of their own.
  if (foreign) return errorAnswer(statusOf(foreign), refusedMessage(foreign));
  const work = (bytes: Uint8Array<ArrayBuffer>, language: Language, place: Place) => {
    const body = valueIn(bytes, language);
    return body.ok ? answerTo(body.value, call, place) : errorAnswer(400, unreadableError(bytes, body));
  };
  const isLong = (bytes: Uint8Array, language: Language) =>
    mayTakeLongAsFile(bytes, language) || mayBeSeveral(bytes, language);
  try {
    return await answerBody(call, work, receive, isLong);
  } catch (error) {
    return errorAnswer(200, rpcErrorMessage(CODE.defect, messageOfRefusal(call.defect(error))));
  }
}

const BRACKET = 0x5b;

/** Returns whether a body may be a list of messages: fifty short ones may ask for megabytes. */
function mayBeSeveral(bytes: Uint8Array, language: Language): boolean {
  return language === 'YAML' || bytes.find((byte) => byte > 0x20 && byte < 0x80) === BRACKET;
}

async function answerTo(messages: Json, call: Call, place: Place): Promise<Answer> {
  if (Array.isArray(messages) && messages.length > MOST_MESSAGES) {
    return errorAnswer(400, rpcErrorMessage(CODE.noRequest, `a request brings at most ${MOST_MESSAGES} messages`));
  }
  const unfit = badInitialize(messages);
  if (unfit) return errorAnswer(200, unfit);
  const { environment } = leaving(place, call.service);
  let refused: Refusal | undefined;
  const server = createMcpServer({
    environment,
    defect: (error) => messageOfRefusal(call.defect(error)),
    refuse(scope) {
      const refusing = call.grants.refused[scope];
      refused ??= refusing;
      return refusing;
    },
  });
  // Nothing is left to cancel by a later request; by the same one it would leave the SDK waiting for an answer for ever.
  server.removeNotificationHandler('notifications/cancelled');
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(asAccepted(call.request), { parsedBody: messages });
    const text = await response.text();
    const answer = { status: response.status, body: text === '' ? null : `${text}\n` };
    // A client that lacks a token learns so from the status, as by any request.
    return refused ? { ...answer, status: statusOf(refused), headers: { ...refused.headers } } : answer;
  } finally {
    await server.close();
  }
}

/** Returns the request as the SDK wants it: of the one content type that it knows, from a client that accepts all that there is. */
function asAccepted({ url, headers }: Incoming): Request {
  const version = headers.get('Mcp-Protocol-Version');
  return new Request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(version !== null && { 'Mcp-Protocol-Version': version }),
    },
  });
}

function refusedMessage(refused: Refusal): RpcErrorMessage {
  return rpcErrorMessage(CODE.refused, messageOfRefusal(refused), { data: errorBody(refused) });
}

function errorAnswer(status: number, error: RpcErrorMessage): Answer {
  return json(status, error, false);
}
