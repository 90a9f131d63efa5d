import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { ProgressNotification } from '@modelcontextprotocol/sdk/types.js';
import { parseAccept } from 'hono/utils/accept';
import type { Json } from '../../engine/index.ts';
import type { Language } from '../../engine/reading/problem.ts';
import { errorBody, messageOfRefusal, type Refusal, statusOf } from '../../operations/errors.ts';
import { type Answer, json } from '../http/answer.ts';
import type { Incoming } from '../http/incoming.ts';
import { receive, valueIn } from '../http/request.ts';
import { metadataAddress } from '../http/resource-metadata.ts';
import type { Call } from '../http/route.ts';
import { answerBody } from '../http/work.ts';
import { mayTakeLongAsFile } from '../limits/limits.ts';
import { leaving, type Place } from '../limits/place.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from './errors.ts';
import { EventStream } from './event-stream.ts';
import { keeping } from './long-results.ts';
import { asRequest, badRequest, unreadableError } from './messages.ts';
import { createMcpServer } from './server.ts';

/** Messages that one request may bring (chapter 09 §8.1). */
const MOST_MESSAGES = 50;

/**
 * Answers the messages in a request's body by the SDK's transport: each request is independent, and gets JSON; a stream of events only where it names a
 * `progressToken` and its sender takes one (chapter 09 §8.1). The body is read as that of any operation.
 */
export async function answerMessages(call: Call): Promise<Answer> {
  const { foreign } = call.grants;
  // The protocol has it so: against pages that reach a server of this machine by a name of their own.
  if (foreign) return errorAnswer(statusOf(foreign), refusedMessage(foreign));
  // On a thread, where the body is worked on is not where it is answered.
  if (call.aside) return answered(call);
  const stream = takesEvents(call.request) ? new EventStream(() => call.received) : undefined;
  call.aside = (aside) => {
    if ('result' in aside) call.service.results.put(aside.result, call.grants.callerId);
    else stream?.tell(aside.progress, aside.id);
  };
  const answer = answered(call).then((given) => challenged(given, call));
  if (!stream) return answer;
  const first = await Promise.race([stream.begun, answer]);
  if (first.stream) void answer.then((given) => stream.end(given));
  return first;
}

/** Returns whether the sender of a request takes a stream of events; who takes anything means JSON, and a quality of 0 refuses. */
function takesEvents({ headers }: Incoming): boolean {
  const ranges = parseAccept(headers.get('Accept') ?? '');
  return ranges.some(({ type, q }) => q > 0 && type.toLowerCase() === 'text/event-stream');
}

/** Leads who lacks a token to those that give them out, where the operator has named one. */
function challenged(answer: Answer, call: Call): Answer {
  const challenge = answer.headers?.['WWW-Authenticate'];
  if (challenge === undefined || call.service.tokenIssuer === undefined) return answer;
  const led = `${challenge}, resource_metadata="${metadataAddress(call)}"`;
  return { ...answer, headers: { ...answer.headers, 'WWW-Authenticate': led } };
}

async function answered(call: Call): Promise<Answer> {
  const work = (bytes: Uint8Array<ArrayBuffer>, language: Language, place: Place) => {
    const body = valueIn(bytes, language);
    return body.ok ? answerTo(asRequest(body.value), call, place) : errorAnswer(400, unreadableError(bytes, body));
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
  const unfit = badRequest(messages);
  if (unfit) return errorAnswer(200, unfit);
  const { translation } = call;
  const environment = { ...leaving(place, call.service).environment, translation };
  const { aside, grants, service } = call;
  let refused: Refusal | undefined;
  const server = createMcpServer({
    environment,
    defect: (error) => messageOfRefusal(call.defect(error)),
    refuse(scope) {
      const refusing = grants.refused[scope];
      refused ??= refusing;
      return refusing;
    },
    results: {
      keep: keeping(environment, (result) => aside?.({ result })),
      find: (uri) => service.results.find(uri, grants.callerId),
    },
    // Several messages are answered together, by one list.
    ...(!Array.isArray(messages) && {
      progress: (notification, id) => aside?.({ progress: asMessage(notification), id }),
    }),
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

function asMessage(notification: ProgressNotification): object {
  return { jsonrpc: '2.0', ...notification };
}

function refusedMessage(refused: Refusal): RpcErrorMessage {
  return rpcErrorMessage(CODE.refused, messageOfRefusal(refused), { data: errorBody(refused) });
}

function errorAnswer(status: number, error: RpcErrorMessage): Answer {
  return json(status, error, false);
}
