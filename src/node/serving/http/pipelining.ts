import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that a client sends before it has the answers to those before (RFC 9112 §9.3.2). A connection has one answer at a
 * time in memory, however many requests it pipelines; nothing more is read from it meanwhile. But Node parses all that it has
 * read, up to 64 KiB: thousands of requests, each of which takes many times as much memory as its text.
 */

/** Bytes that a request takes beside its address and its headers. */
const BYTES_OF_REQUEST = 3 * 1024;

/** Bytes of all requests that wait. Those of a single connection fit; beyond, the connection is closed of which most wait. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Bytes of the requests that wait, by connection. */
const waiting = new Map<Socket, number>();
let all = 0;

/**
 * Returns the bytes of all requests that wait for the answers before theirs.
 * @internal
 */
export function pipelinedBytes(): number {
  return all;
}

/** Waits until the answer before has been sent. Returns false if the connection was closed, or the request given up. */
export async function isNext(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  before: ServerResponse,
): Promise<boolean> {
  const { socket } = incoming;
  if (socket.destroyed) return false;
  const bytes = bytesOf(incoming);
  // When the connection is closed, Node tells nothing to requests whose turn has not come.
  if (!waiting.has(socket)) socket.once('close', () => forget(socket));
  count(socket, bytes);
  socket.pause();
  if (all > MOST_BYTES) closeGreediest();
  // In between other connections have their turn: answers that are taken at once would follow each other without an end.
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
