import { type IncomingHttpHeaders, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, refused } from '../service/answer.ts';
import type { App, Stray, StrayAnswer } from '../service/app.ts';
import { type Refusal, refusal } from '../service/errors.ts';
import { METHODS, PREFLIGHT } from '../service/headers.ts';

/** Answers to what never becomes a request of the service: unreadable HTTP, headers too large or too slow, tunnels, paths that climb. */

/** What the service is told of an incoming message that is no request of it. */
export function strayOf({ method = '-', url = '-', headers }: IncomingMessage): Stray {
  const [path = '-'] = url.split(/[?#]/, 1);
  return { method, path, headers: { get: (name) => firstOf(headers, name) } };
}

function firstOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : null;
}

/** Nothing is known of a request that could not be read. */
const UNREAD: Stray = { method: '-', path: '-', headers: { get: () => null } };

/** Answers a connection whose request could not be read, and closes it. */
export function refuseConnection(app: App, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  end(socket, app.answerStray(refused(refusalFor(error.code)), UNREAD));
}

/** Answers a client that takes the service for a proxy, by `CONNECT`. */
export function refuseTunnel(app: App, incoming: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => undefined);
  const refusing = refusal('method-not-allowed', `no such method: CONNECT; allowed are ${METHODS}`);
  end(socket, app.answerStray(refused({ ...refusing, headers: { Allow: METHODS } }), strayOf(incoming)));
}

/** What answers an incoming message without the service's routes; undefined for a request of theirs. */
export function answerWithoutRoute({ url = '', method, headers, httpVersion }: IncomingMessage): Answer | undefined {
  if (headers.host === undefined && httpVersion !== '1.0') {
    return refused(refusal('input', 'the request has no Host header'));
  }
  if (url === '*' && method === 'OPTIONS') return preflight(METHODS);
  if (!climbs(url)) return undefined;
  // No path refuses a preflight, also one that nobody knows (chapter 09 §1.2).
  if (method === 'OPTIONS') return preflight('OPTIONS');
  return refused(refusal('not-found', `no such path: ${method} ${url.slice(0, 200)}`));
}

function preflight(allow: string): Answer {
  return { status: 204, body: null, headers: { ...PREFLIGHT, Allow: allow } };
}

/** Writes an answer by hand, and closes the connection. */
function end(socket: Duplex, { status, headers, body }: StrayAnswer): void {
  const fields = { ...headers, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { ...refusal('too-large', 'the headers are larger than 16 KiB'), status: 431 };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return { ...refusal('timeout', 'the request did not arrive in time'), status: 408 };
  }
  return refusal('input', 'this is not a request in HTTP/1.1');
}

/** One pattern, as every request is held against it. */
const CLIMBING = /^[^?#]*(?:\\|%5c|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i;

/** True for a path with a backslash or a part that is `.` or `..`, plain or percent-encoded, which URLs would resolve. */
function climbs(target: string): boolean {
  return CLIMBING.test(target);
}
