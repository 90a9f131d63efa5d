import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refused } from '../service/answer.ts';
import { type Refusal, refusal } from '../service/errors.ts';
import { headersOf } from '../service/headers.ts';

/** Refusals of what never becomes a request of the service: unreadable HTTP, headers too large or too slow, tunnels, paths that climb. */

interface Parts {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An Error body with the headers of every answer, as its parts. */
export function refusalParts(refusal: Refusal, requestId: string): Parts {
  const answer = refused(refusal);
  const headers = headersOf(answer, {
    requestId,
    started: performance.now(),
    origin: null,
    origins: [],
    isService: true,
  });
  const body = String(answer.body);
  headers['Content-Length'] = String(Buffer.byteLength(body));
  return { status: answer.status, headers, body };
}

/** Answers a connection whose request could not be read, and closes it. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex, requestId: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  end(socket, refusalParts(refusalFor(error.code), requestId));
}

/** Answers a client that takes the service for a proxy, by `CONNECT`. */
export function refuseTunnel(socket: Duplex, requestId: string): void {
  socket.on('error', () => undefined);
  end(socket, refusalParts(refusal('method-not-allowed', 'no such method: CONNECT'), requestId));
}

/** Writes an answer by hand, and closes the connection. */
function end(socket: Duplex, { status, headers, body }: Parts): void {
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
export function climbs(target: string): boolean {
  return CLIMBING.test(target);
}
