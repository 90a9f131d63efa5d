import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { PlainResponse } from '../../../service/http/incoming.ts';
import { openConnections } from './stop.ts';

/**
 * Sends answers, and counts the bytes that wait in this process for clients to take them: an answer may be many times as
 * long as its request, so answers that nobody takes would fill the memory.
 */

/** Bytes of a body that are handed to the connection at once; the next follow when it has taken them. */
const PIECE = 64 * 1024;

/** The same for an encrypted connection, which copies them: as much as TLS encrypts together. */
const ENCRYPTED_PIECE = 16 * 1024;

/** Bytes that an encrypted connection takes for a piece, as plain and as encrypted text. */
const COPIES = 2 * ENCRYPTED_PIECE;

/** A response whose body is there before it is sent. */
export interface WholeResponse extends PlainResponse {
  body: Exclude<PlainResponse['body'], ReadableStream>;
}

let waiting = 0;

/** Returns the bytes of all answers that wait; of those whose bytes are shared only what their connections copy. */
export function outgoingBytes(): number {
  return waiting;
}

/** Returns the bytes that a response takes while it waits for its client. */
export function bytesHeldOf({ req: { socket } }: ServerResponse, { size, isShared }: PlainResponse): number {
  const copied = isEncrypted(socket) ? Math.min(size, COPIES) : 0;
  return isShared ? copied : size + copied;
}

/** Sends the body of a response whose head is written, and reports how many of its bytes were taken. */
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
    // Most answers are taken at once.
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

/** Counts bytes of an answer as waiting until they are released, or it is sent or given up. */
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

/** Resolves when the connection has taken what was written, or is closed. */
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
 * Closes connections whose clients take nothing for so long: between once and twice the time, as Node counts what the system has taken. Node
 * would watch over all that is sent, which costs fast requests a tenth; so connections are looked at now and then, and only those watched on
 * which something waits.
 */
export function enforceSendTimeout(
  server: Server,
  { sendTimeout, connectionsCheckingInterval }: { sendTimeout?: number; connectionsCheckingInterval?: number },
): void {
  if (sendTimeout === undefined) return;
  const open = openConnections(server);
  const look = setInterval(() => {
    for (const socket of open) {
      // The next request sets it back; so does a client that has taken all of an answer that goes on.
      const isWaiting = socket.writableLength > 0;
      if (isWaiting && socket.timeout !== sendTimeout) socket.setTimeout(sendTimeout);
      if (!isWaiting && socket.timeout === sendTimeout) socket.setTimeout(0);
    }
  }, connectionsCheckingInterval);
  look.unref();
  server.once('close', () => clearInterval(look));
}
