import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, ProgressNotification, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { parseAccept } from 'hono/utils/accept';
import type { Json } from '../../engine/index.ts';
import { errorBody, messageOfRefusal, type Refusal, statusOf } from '../../operations/errors.ts';
import { type Answer, json } from '../http/answer.ts';
import type { Incoming } from '../http/incoming.ts';
import { receive, valueIn } from '../http/request.ts';
import { metadataAddress } from '../http/resource-metadata.ts';
import type { Call } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';
import { leaving, type Slot } from '../limits/slot.ts';
import { CODE, type RpcErrorMessage, rpcErrorMessage } from './errors.ts';
import { EventStream } from './event-stream.ts';
import { keeping } from './long-results.ts';
import { asRequest, badRequest, mayAnswerLong, unreadableError } from './messages.ts';
import { createMcpServer } from './server.ts';

/** Maximum number of messages in one request (chapter 09 §8.1). */
const MOST_MESSAGES = 50;

/**
 * Answers the messages in a request's body with the SDK's transport. Each request is independent and gets JSON, or a stream of events if it
 * has a `progressToken` and its sender accepts one (chapter 09 §8.1). The body is read as for any operation.
 */
export async function answerMessages(call: Call): Promise<Answer> {
  const { foreign } = call.grants;
  // The protocol requires this against pages that reach a local server by a name of their own.
  if (foreign) return errorAnswer(statusOf(foreign), refusedMessage(foreign));
  // In a thread, another process sends the answer.
  if (call.onSideMessage) return answered(call);
  const stream = takesEvents(call.request) ? new EventStream(() => call.received) : undefined;
  call.onSideMessage = (message) => {
    if ('result' in message) call.service.results.put(message.result, call.grants.callerId);
    else stream?.notify(message.progress, message.id);
  };
  const answer = answered(call).then((given) => challenged(given, call));
  if (!stream) return answer;
  const first = await Promise.race([stream.begun, answer]);
  if (first.stream) void answer.then((given) => stream.end(given));
  return first;
}

/** Returns whether the sender accepts a stream of events. A wildcard means JSON, and a quality of 0 excludes. */
function takesEvents({ headers }: Incoming): boolean {
  const ranges = parseAccept(headers.get('Accept') ?? '');
  return ranges.some(({ type, q }) => q > 0 && type.toLowerCase() === 'text/event-stream');
}

/** Directs a caller without a token to its issuer, if the operator configured one. */
function challenged(answer: Answer, call: Call): Answer {
  const challenge = answer.headers?.['WWW-Authenticate'];
  if (challenge === undefined || call.service.tokenIssuer === undefined) return answer;
  const led = `${challenge}, resource_metadata="${metadataAddress(call)}"`;
  return { ...answer, headers: { ...answer.headers, 'WWW-Authenticate': led } };
}

/** The messages of a body as parsed, or the error for an unreadable one. */
type MessagesRead = { ok: true; value: Json } | { ok: false; error: RpcErrorMessage };

const messages: BodyWork<Call, MessagesRead> = {
  receive,
  read(_, bytes, language) {
    const body = valueIn(bytes, language);
    return body.ok ? body : { ok: false, error: unreadableError(bytes, body) };
  },
  isLong: (read, size) => read.ok && mayAnswerLong(read.value, size),
  answer: (call, read, slot) => (read.ok ? answerTo(asRequest(read.value), call, slot) : errorAnswer(400, read.error)),
};

async function answered(call: Call): Promise<Answer> {
  try {
    return await answerBody(call, messages);
  } catch (error) {
    return errorAnswer(200, rpcErrorMessage(CODE.defect, messageOfRefusal(call.defect(error))));
  }
}

async function answerTo(messages: Json, call: Call, slot: Slot): Promise<Answer> {
  if (Array.isArray(messages) && messages.length > MOST_MESSAGES) {
    return errorAnswer(400, rpcErrorMessage(CODE.noRequest, `a request may contain at most ${MOST_MESSAGES} messages`));
  }
  const unfit = badRequest(messages);
  if (unfit) return errorAnswer(200, unfit);
  const { translation } = call;
  const environment = { ...leaving(slot, call.service).environment, translation };
  const { onSideMessage, grants, service } = call;
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
      keep: keeping(environment, (result) => onSideMessage?.({ result })),
      find: (uri) => service.results.find(uri, grants.callerId),
    },
    // Several messages are answered together, by one list.
    ...(!Array.isArray(messages) && {
      progress: (notification, id) => onSideMessage?.({ progress: asMessage(notification), id }),
    }),
  });
  // A later request has nothing to cancel. Within the same request, cancelling would leave the SDK waiting forever.
  server.removeNotificationHandler('notifications/cancelled');
  const transport = new BytesTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(asAccepted(call.request), { parsedBody: messages });
    const answer = { status: response.status, body: await transport.bodyOf(response) };
    // A client without a token learns it from the status, as with any request.
    return refused ? { ...answer, status: statusOf(refused), headers: { ...refused.headers } } : answer;
  } finally {
    await server.close();
  }
}

/**
 * The SDK's transport, except that it keeps each answer as bytes. The text of a list may have 50 answers of 256 KiB, and V8 ends the process if
 * a single text of more than 16 MiB exceeds the memory limit of a thread.
 */
class BytesTransport extends WebStandardStreamableHTTPServerTransport {
  readonly #answers = new Map<RequestId, Uint8Array<ArrayBuffer>>();

  override send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (!('id' in message) || message.id === undefined || 'method' in message) return super.send(message, options);
    const { id } = message;
    this.#answers.set(id, new TextEncoder().encode(JSON.stringify(message)));
    return super.send({ jsonrpc: '2.0', id, result: {} }, options);
  }

  /** Returns the body of a response, with the kept answers. */
  async bodyOf(response: Response): Promise<Answer['body']> {
    const text = await response.text();
    if (this.#answers.size === 0) return text === '' ? null : `${text}\n`;
    const answered: { id: RequestId } | { id: RequestId }[] = JSON.parse(text);
    const parts = [answered].flat().flatMap(({ id }) => [',', this.#answers.get(id) ?? '']);
    const [open, close] = Array.isArray(answered) ? ['[', ']\n'] : ['', '\n'];
    return new Uint8Array(await new Blob([open, ...parts.slice(1), close]).arrayBuffer());
  }
}

/** Returns the request in the form the SDK requires: with its only content type, and accepting everything. */
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
