import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Limits pipelined requests: those a client sends before earlier answers have arrived (RFC 9112 §9.3.2). Each connection holds one answer
 * in memory at a time, and is not read meanwhile. But Node parses all it has read, up to 64 KiB: thousands of requests, each taking many
 * times the memory of its text.
 */

/** Bytes a request takes besides its address and headers. */
const BYTES_OF_REQUEST = 3 * 1024;

/**
 * Maximum size of all waiting requests, in bytes. A single connection fits; above the limit, the connection with most of them is
 * closed.
 */
const MOST_BYTES = 32 * 1024 * 1024;

/** Bytes of waiting requests, by connection. */
const waiting = new Map<Socket, number>();
let all = 0;

/**
 * Returns the bytes of all requests that wait for earlier answers.
 * @internal
 */
export function pipelinedBytes(): number {
  return all;
}

/** Waits until the previous answer was sent. Returns false if the connection closed or the request was cancelled. */
export async function isNext(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  before: ServerResponse,
): Promise<boolean> {
  const { socket } = incoming;
  if (socket.destroyed) return false;
  const bytes = bytesOf(incoming);
  // Node does not notify pending requests when the connection closes.
  if (!waiting.has(socket)) socket.once('close', () => forget(socket));
  count(socket, bytes);
  socket.pause();
  if (all > MOST_BYTES) closeGreediest();
  // Gives other connections a turn: answers that are taken at once would follow each other endlessly.
  await new Promise<void>((resolve) => before.once('close', () => setImmediate(resolve)));
  if (socket.destroyed) return false;
  count(socket, -bytes);
  if (waiting.get(socket) === 0) socket.resume();
  return !outgoing.destroyed;
}

function bytesOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, { length }) => sum + length, BYTES_OF_REQUEST + url.length);
}

function count(socket: Socket, bytes: number): void {
  waiting.set(socket, (waiting.get(socket) ?? 0) + bytes);
  all += bytes;
}

function forget(socket: Socket): void {
  all -= waiting.get(socket) ?? 0;
  waiting.delete(socket);
}

function closeGreediest(): void {
  const [greediest] = [...waiting].reduce((first, next) => (next[1] > first[1] ? next : first));
  forget(greediest);
  greediest.destroy();
}
