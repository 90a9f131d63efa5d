import type { Server, ServerResponse } from 'node:http';
import type { PlainResponse } from '../../service/incoming.ts';
import { openConnections } from './stop.ts';

/**
 * Sends answers, and counts the bytes that wait in this process for clients to take them: an answer may be many times as
 * long as its request, so answers that nobody takes would fill the memory.
 */

/** Bytes of a body that are handed to the connection at once; the next follow when it has taken them. */
const PIECE = 64 * 1024;

/** A response whose body is there before it is sent. */
export interface WholeResponse extends PlainResponse {
  body: Exclude<PlainResponse['body'], ReadableStream>;
}

/** An answer that waits, with the bytes of its body that are not taken. */
interface Waiting {
  left: number;
}

const waiting = new Set<Waiting>();

/** Returns the bytes of all answers that wait, but for those whose bytes are shared. */
export function outgoingBytes(): number {
  let bytes = 0;
  for (const { left } of waiting) bytes += left;
  return bytes;
}

/** Sends the body of a response whose head is written, and reports how many of its bytes were taken. */
export function send(outgoing: ServerResponse, { body, size, isShared, sent }: WholeResponse): void {
  if (outgoing.destroyed) {
    sent?.(0);
    return;
  }
  if (body === null || size <= PIECE) {
    outgoing.end(body ?? undefined);
    // Most answers are taken at once.
    if (outgoing.writableLength === 0) {
      sent?.(size);
      return;
    }
    hold(outgoing, isShared ? 0 : size);
    outgoing.once('close', () => sent?.(outgoing.writableFinished ? size : 0));
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const own = hold(outgoing, isShared ? 0 : size);
  let taken = 0;
  outgoing.once('close', () => sent?.(taken));
  void sendPieces(outgoing, bytes, (count) => {
    taken += count;
    if (!isShared) own.left -= count;
  });
}

/** Counts an answer as waiting until it is sent or given up. */
function hold(outgoing: ServerResponse, bytes: number): Waiting {
  const own = { left: bytes };
  waiting.add(own);
  outgoing.once('close', () => waiting.delete(own));
  return own;
}

/** Sends a body in pieces, as fast as the client takes them. */
async function sendPieces(outgoing: ServerResponse, bytes: Uint8Array, taken: (count: number) => void): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
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
