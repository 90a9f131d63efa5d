import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { PlainResponse } from '../../../service/http/incoming.ts';
import { openConnections } from './stop.ts';

/**
 * Sends answers and counts the bytes that wait for clients. An answer may be many times as long as its request, so unread answers could
 * fill the memory.
 */

/** Bytes of a body given to the connection at once. More follow when it has taken them. */
const PIECE = 64 * 1024;

/** The number of bytes for an encrypted connection, which copies them: the size of a TLS record. */
const ENCRYPTED_PIECE = 16 * 1024;

/** Bytes an encrypted connection holds per piece, as plain and encrypted text. */
const COPIES = 2 * ENCRYPTED_PIECE;

/** A response with a complete body. */
export interface WholeResponse extends PlainResponse {
  body: Exclude<PlainResponse['body'], ReadableStream>;
}

let waiting = 0;

/** Returns the bytes of all waiting answers. Of shared bytes, only the copies of their connections count. */
export function outgoingBytes(): number {
  return waiting;
}

/** Returns the bytes a response holds while it waits for its client. */
export function bytesHeldOf({ req: { socket } }: ServerResponse, { size, isShared }: PlainResponse): number {
  const copied = isEncrypted(socket) ? Math.min(size, COPIES) : 0;
  return isShared ? copied : size + copied;
}

/** Sends the body of a response after its head, and reports how many bytes the client took. */
export function send(outgoing: ServerResponse, response: WholeResponse): void {
  const { body, size, isShared, sent } = response;
  if (outgoing.destroyed) {
    sent?.(0);
    return;
  }
  const bytes = bytesHeldOf(outgoing, response);
  const piece = isEncrypted(outgoing.req.socket) ? ENCRYPTED_PIECE : PIECE;
  if (body === null || size <= piece) {
    outgoing.end(body ?? undefined);
    // Most answers are sent at once.
    if (outgoing.writableLength === 0) {
      sent?.(size);
      return;
    }
    hold(outgoing, bytes);
    outgoing.once('close', () => sent?.(outgoing.writableFinished ? size : 0));
    return;
  }
  const whole = typeof body === 'string' ? Buffer.from(body) : body;
  const release = hold(outgoing, bytes);
  let taken = 0;
  outgoing.once('close', () => sent?.(taken));
  void sendPieces(outgoing, whole, piece, (count) => {
    taken += count;
    if (!isShared) release(count);
  });
}

function isEncrypted(socket: Socket): boolean {
  return (socket as Partial<TLSSocket>).encrypted === true;
}

/** Counts bytes of an answer as waiting until they are released, sent or given up. */
function hold(outgoing: ServerResponse, bytes: number): (bytes: number) => void {
  let left = bytes;
  const release = (count: number) => {
    left -= count;
    waiting -= count;
  };
  waiting += bytes;
  outgoing.once('close', () => release(left));
  return release;
}

/** Sends a body in pieces, as fast as the client takes them. */
async function sendPieces(
  outgoing: ServerResponse,
  bytes: Uint8Array,
  length: number,
  taken: (count: number) => void,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += length) {
    const piece = bytes.subarray(at, at + length);
    if (!outgoing.write(piece)) await drained(outgoing);
    if (outgoing.destroyed) return;
    taken(piece.length);
  }
  outgoing.end();
}

/** Resolves when the connection has taken the data or is closed. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.on('drain', done).on('close', done);
    if (outgoing.destroyed) done();
  });
}

/**
 * Closes connections whose clients take nothing for a time: between once and twice the limit, because Node only knows what the system took.
 * Node's own time-out watches everything that is sent, which slows fast requests by a tenth. So connections are checked periodically, and
 * only those with waiting data are watched.
 */
export function enforceSendTimeout(
  server: Server,
  { sendTimeout, connectionsCheckingInterval }: { sendTimeout?: number; connectionsCheckingInterval?: number },
): void {
  if (sendTimeout === undefined) return;
  const open = openConnections(server);
  const look = setInterval(() => {
    for (const socket of open) {
      // The next request resets it, and so does a client that has taken a continuing answer so far.
      const isWaiting = socket.writableLength > 0;
      if (isWaiting && socket.timeout !== sendTimeout) socket.setTimeout(sendTimeout);
      if (!isWaiting && socket.timeout === sendTimeout) socket.setTimeout(0);
    }
  }, connectionsCheckingInterval);
  look.unref();
  server.once('close', () => clearInterval(look));
}
