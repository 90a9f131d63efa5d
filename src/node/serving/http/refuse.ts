import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Refusal, refusal } from '../../../operations/errors.ts';
import type { App, UnroutedRequest } from '../../../service/app.ts';
import { type Answer, refused } from '../../../service/http/answer.ts';
import { METHODS, PREFLIGHT } from '../../../service/http/headers.ts';
import type { PlainResponse } from '../../../service/http/incoming.ts';
import { closeWithin } from './drain-connections.ts';
import { NodeHeaders } from './node-request.ts';

/** Answers input that never becomes a request of the service: unreadable HTTP, oversized or slow headers, tunnels, path traversal. */

/** Returns the log data of an incoming message that is not a request to the service. */
export function unroutedOf({ method = '-', url = '-', headers, socket }: IncomingMessage): UnroutedRequest {
  const [path = '-'] = url.split(/[?#]/, 1);
  return { method, path, headers: new NodeHeaders(headers), address: socket.remoteAddress };
}

/** Log data of an unreadable request. */
const UNREAD = { method: '-', path: '-', headers: { get: () => null } };

/** Milliseconds that a slow client gets to receive the answer. */
const LATE = 5_000;

/** A request on a connection and its answer, passed to the service as the platform's data. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** The answer to the previous request, if it was still unsent when this one arrived. */
  before: ServerResponse | undefined;
  /** Whether the server calls `sent` of its responses. */
  reportsSent?: boolean;
}

/** Answers a connection that sent unreadable data, and closes it once earlier requests are answered. */
export function refuseConnection(
  app: App,
  error: NodeJS.ErrnoException,
  socket: Duplex,
  last: Exchange | undefined,
): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  if (socket.destroyed) return;
  /** If false, the error is in the data after the last request. */
  const isInLast = last !== undefined && !last.incoming.complete;
  const due = isInLast && !last.outgoing.headersSent ? last.before : last?.outgoing;
  if (due && !due.closed) {
    // Stops reading, so that this happens only once.
    socket.pause();
    if (isInLast && due === last.outgoing) breakOff(last.incoming);
    due.once('close', () => refuseConnection(app, error, socket, last));
    return;
  }
  // A client that already has the answer, or announced the end of its requests, gets no other.
  const isOwed = isInLast ? !last.outgoing.headersSent : error.code !== 'HPE_CLOSED_CONNECTION';
  if (!socket.writable || !isOwed) {
    close(socket);
    return;
  }
  if (isInLast) giveUp(last.outgoing, socket);
  end(socket, app.answerUnrouted(refused(refusalFor(error.code)), { ...UNREAD, address: addressOf(socket) }));
  if (error.code === TOO_SLOW && socket instanceof Socket) closeWithin(socket, LATE);
}

/** Answers a client that takes the service for a proxy (`CONNECT`), once earlier requests are answered, like `refuseConnection`. */
export function refuseTunnel(app: App, incoming: IncomingMessage, socket: Duplex, last: Exchange | undefined): void {
  socket.on('error', () => undefined);
  if (last && !last.outgoing.closed) {
    last.outgoing.once('close', () => refuseTunnel(app, incoming, socket, last));
    return;
  }
  if (!socket.writable) return;
  const about = { asked: 'CONNECT', allow: METHODS };
  const refusing = refusal('method-not-allowed', '{asked} is not allowed; use {allow}', about);
  const answer = answerWithoutRoute(incoming) ?? refused({ ...refusing, headers: { Allow: METHODS } });
  end(socket, app.answerUnrouted(answer, unroutedOf(incoming)));
}

/** Returns the answer to an incoming message that needs no route of the service; otherwise undefined. */
export function answerWithoutRoute(incoming: IncomingMessage): Answer | undefined {
  const { url = '', method, headers, httpVersion } = incoming;
  if (headers.host === undefined && httpVersion !== '1.0') {
    return refused(refusal('input', 'the request has no Host header'));
  }
  if (hasHosts(incoming)) {
    const refusing = refusal('input', 'the request has more than one Host header');
    return refused({ ...refusing, headers: { Connection: 'close' } });
  }
  const { expect } = headers;
  if (expect !== undefined && expect.trim().toLowerCase() !== '100-continue') {
    const refusing = refusal('input', 'the service supports no expectation except 100-continue');
    return refused({ ...refusing, status: 417, headers: { Connection: 'close' } });
  }
  if (url === '*' && method === 'OPTIONS') return preflight(METHODS);
  if (!climbs(url)) return undefined;
  // Every path allows a preflight, even an unknown one (chapter 09 §1.2).
  if (method === 'OPTIONS') return preflight('OPTIONS');
  return refused(refusal('not-found', 'no such path: {asked}', { asked: `${method} ${url.slice(0, 200)}` }));
}

/**
 * Returns whether there are several `Host` lines, even equal ones (RFC 9112 §3.2): Node keeps the first, but a proxy may have used another.
 */
function hasHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Returns the refusal of a body in too many small chunks: each costs the service more than its bytes. */
export function inSmallChunks(): Refusal {
  const refusing = refusal('input', 'the body arrives in too many small chunks; send larger chunks');
  return { ...refusing, headers: { Connection: 'close' } };
}

function preflight(allow: string): Answer {
  return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow } };
}

/** Writes an answer to the socket and closes the connection. */
function end(socket: Duplex, { status, headers, body }: PlainResponse): void {
  const fields = { ...headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  close(socket);
}

/** Returns the address of a connection's client. */
function addressOf(socket: Duplex): string | undefined {
  return socket instanceof Socket ? socket.remoteAddress : undefined;
}

function close(socket: Duplex): void {
  if (socket instanceof Socket) socket.destroySoon();
}

export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

/** Ends the body of a request whose answer would otherwise wait for the rest. */
export function breakOff(incoming: IncomingMessage): void {
  if (incoming.listenerCount('error') > 0) incoming.emit('error', new Error('the body ended early'));
}

/** Gives up a request whose rest cannot be read. It gets no other answer, and its work is cancelled. */
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
  return refusal('input', 'this is not an HTTP/1.1 request');
}

/** A single pattern, because it is tested on every request. */
const CLIMBING = /^[^?#]*(?:\\|%5c|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/** Returns whether a path contains a backslash, or a segment `.` or `..`, plain or percent-encoded, which URLs would resolve. */
function climbs(target: string): boolean {
  return CLIMBING.test(target);
}
