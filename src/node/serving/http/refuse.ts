import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Refusal, refusal } from '../../../operations/errors.ts';
import type { App, UnroutedRequest } from '../../../service/app.ts';
import { type Answer, refused } from '../../../service/http/answer.ts';
import { METHODS, PREFLIGHT } from '../../../service/http/headers.ts';
import type { PlainResponse } from '../../../service/http/incoming.ts';
import { closeWithin } from './linger.ts';
import { NodeHeaders } from './node-request.ts';

/** Answers to what never becomes a request of the service: unreadable HTTP, headers too large or too slow, tunnels, paths that climb. */

/** Returns what the service logs of an incoming message that is no request to it. */
export function unroutedOf({ method = '-', url = '-', headers, socket }: IncomingMessage): UnroutedRequest {
  const [path = '-'] = url.split(/[?#]/, 1);
  return { method, path, headers: new NodeHeaders(headers), address: socket.remoteAddress };
}

/** What the log has of a request that could not be read. */
const UNREAD = { method: '-', path: '-', headers: { get: () => null } };

/** Milliseconds that who has been too slow already may take to get the answer. */
const LATE = 5_000;

/** A request on a connection, and its answer: what the service gets as the platform's. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The answer to the request before it, if that was not sent when this came. */
  before: ServerResponse | undefined;
  /** The server calls `sent` of its responses. */
  reportsSent?: boolean;
}

/**
 * Answers a connection on which something came that could not be read, and closes it: after the answers to the requests before it, where some
 * are due yet.
 */
export function refuseConnection(
  app: App,
  error: NodeJS.ErrnoException,
  socket: Duplex,
  last: Exchange | undefined,
): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  if (socket.destroyed) return;
  /** Otherwise it is what follows the last request that cannot be read. */
  const isInLast = last !== undefined && !last.incoming.complete;
  const due = isInLast && !last.outgoing.headersSent ? last.before : last?.outgoing;
  if (due && !due.closed) {
    // Nothing more is read meanwhile, so that this happens once.
    socket.pause();
    if (isInLast && due === last.outgoing) breakOff(last.incoming);
    due.once('close', () => refuseConnection(app, error, socket, last));
    return;
  }
  // Who has the answer to the request already, or said that none would follow, is owed no other.
  const isOwed = isInLast ? !last.outgoing.headersSent : error.code !== 'HPE_CLOSED_CONNECTION';
  if (!socket.writable || !isOwed) {
    close(socket);
    return;
  }
  if (isInLast) giveUp(last.outgoing, socket);
  end(socket, app.answerUnrouted(refused(refusalFor(error.code)), { ...UNREAD, address: addressOf(socket) }));
  if (error.code === TOO_SLOW && socket instanceof Socket) closeWithin(socket, LATE);
}

/** Answers a client that takes the service for a proxy, by `CONNECT`; after the answers to the requests before, as `refuseConnection` does. */
export function refuseTunnel(app: App, incoming: IncomingMessage, socket: Duplex, last: Exchange | undefined): void {
  socket.on('error', () => undefined);
  if (last && !last.outgoing.closed) {
    last.outgoing.once('close', () => refuseTunnel(app, incoming, socket, last));
    return;
  }
  if (!socket.writable) return;
  const about = { asked: 'CONNECT', allow: METHODS };
  const refusing = refusal('method-not-allowed', 'no such method: {asked}; allowed are {allow}', about);
  const answer = answerWithoutRoute(incoming) ?? refused({ ...refusing, headers: { Allow: METHODS } });
  end(socket, app.answerUnrouted(answer, unroutedOf(incoming)));
}

/** Returns the answer to an incoming message that needs none of the service's routes; undefined where a route answers. */
export function answerWithoutRoute(incoming: IncomingMessage): Answer | undefined {
  const { url = '', method, headers, httpVersion } = incoming;
  if (headers.host === undefined && httpVersion !== '1.0') {
    return refused(refusal('input', 'the request has no Host header'));
  }
  if (hasHosts(incoming)) {
    const refusing = refusal('input', 'the request has more than one Host header');
    return refused({ ...refusing, headers: { Connection: 'close' } });
  }
  if (url === '*' && method === 'OPTIONS') return preflight(METHODS);
  if (!climbs(url)) return undefined;
  // No path refuses a preflight, also one that nobody knows (chapter 09 §1.2).
  if (method === 'OPTIONS') return preflight('OPTIONS');
  return refused(refusal('not-found', 'no such path: {asked}', { asked: `${method} ${url.slice(0, 200)}` }));
}

/** Returns whether there are several `Host` lines, equal ones too (RFC 9112 §3.2): Node keeps the first, a proxy before it may have used another. */
function hasHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function preflight(allow: string): Answer {
  return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow } };
}

/** Writes an answer by hand, and closes the connection. */
function end(socket: Duplex, { status, headers, body }: PlainResponse): void {
  const fields = { ...headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  close(socket);
}

/** Returns the address of the client at the other end of a connection. */
function addressOf(socket: Duplex): string | undefined {
  return socket instanceof Socket ? socket.remoteAddress : undefined;
}

function close(socket: Duplex): void {
  if (socket instanceof Socket) socket.destroySoon();
}

export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Ends the body of a request that is being answered while it comes: its answer would wait for the rest. */
function breakOff(incoming: IncomingMessage): void {
  if (incoming.listenerCount('error') > 0) incoming.emit('error', new Error('the body broke off'));
}

/** Gives up a request whose rest cannot be read: it gets no other answer, and work on it ends as nobody waits. */
function giveUp(outgoing: ServerResponse, socket: Duplex): void {
  if (socket instanceof Socket) outgoing.detachSocket(socket);
  outgoing.destroy();
  outgoing.emit('close');
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { ...refusal('too-large', 'the headers are larger than 16 KiB'), status: 431 };
  }
  if (code === TOO_SLOW) {
    return { ...refusal('timeout', 'the request did not arrive in time'), status: 408 };
  }
  return refusal('input', 'this is not a request in HTTP/1.1');
}

/** One pattern, as every request is held against it. */
const CLIMBING = /^[^?#]*(?:\\|%5c|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/** Returns whether a path has a backslash or a part that is `.` or `..`, plain or percent-encoded, which URLs would resolve. */
function climbs(target: string): boolean {
  return CLIMBING.test(target);
}
