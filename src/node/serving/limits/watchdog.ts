import { once } from 'node:events';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { url as debuggerAddress } from 'node:inspector';
import type { Socket } from 'node:net';
import { newId } from '../../../operations/environment.ts';
import { refusal } from '../../../operations/errors.ts';
import { refused } from '../../../service/http/answer.ts';
import { headersOf } from '../../../service/http/headers.ts';
import { startThread } from '../../work/start-thread.ts';
import { RESPONDS } from '../http/server.ts';

/**
 * Watches over the main thread of a serving process, from a thread of its own. Small requests are worked on in the main thread; should one of
 * them never end, nothing there would be answered any more, nor a signal heeded. Then the watching thread answers those who wait, with 503, and
 * ends the process, which the first process replaces (`workers.ts`).
 */

/** Milliseconds in which the main thread must turn to its events once. What it works on itself takes some hundredths of a second. */
export const LONGEST_TURN = 10_000;

/** Looks of the watching thread in that time. They are counted, not timed: a machine that slept has not hung. */
const LOOKS = 10;

/** Connections whose requests are known to the watching thread; on further ones nobody is answered. */
const CONNECTIONS = 4096;

/** What the watching thread is started with. */
export interface WatchData {
  /** How often the main thread has turned, then for each connection the system's number of it while a request waits there, otherwise 0. */
  shared: Int32Array<SharedArrayBuffer>;
  looks: number;
  /** Milliseconds between two. */
  interval: number;
  /** What is written to a connection on which a request waits. */
  answer: string;
  /** How the log is written. */
  log: 'text' | 'json';
}

/** Watches over this process once it resolves, unless it is debugged. `server` is the one whose requests wait. */
export async function watchOver(server: Server, { longestTurn, origins, log }: Watching): Promise<void> {
  if (debuggerAddress() !== undefined) return;
  const shared = new Int32Array(new SharedArrayBuffer((1 + CONNECTIONS) * Int32Array.BYTES_PER_ELEMENT));
  noteRequests(server, shared);
  const interval = longestTurn / LOOKS;
  setInterval(() => Atomics.add(shared, 0, 1), interval / 2).unref();
  const workerData: WatchData = { shared, looks: LOOKS, interval, answer: responseText(origins), log };
  const thread = startThread('watchdog-thread', { workerData });
  await once(thread, 'message');
  thread.unref();
}

export interface Watching {
  /** Milliseconds. */
  longestTurn: number;
  /** Origins whose pages may read answers; all may when none are listed. */
  origins: readonly string[];
  log: 'text' | 'json';
}

/** Returns the response to those who wait, as it goes over the connection. */
function responseText(origins: readonly string[]): string {
  const text = 'the service did not get any further, and begins anew; try again in a few seconds';
  const answer = refused({ ...refusal('timeout', text), headers: { 'Retry-After': '2', Connection: 'close' } });
  const about = {
    requestId: newId(),
    started: performance.now(),
    origin: null,
    origins,
    isService: true,
    isGuarded: false,
  };
  const headers = { ...headersOf(answer, about), 'Content-Length': Buffer.byteLength(String(answer.body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${answer.body}`;
}

/** Keeps in `shared` on which connections a request waits of whose answer nothing has been sent. */
function noteRequests(server: Server, shared: Int32Array): void {
  const slots = new WeakMap<Socket, number>();
  const free = Array.from({ length: CONNECTIONS }, (_, i) => CONNECTIONS - i);
  server.on('connection', (socket: Socket) => {
    const slot = free.pop();
    if (slot === undefined) return;
    slots.set(socket, slot);
    socket.once('close', () => {
      shared[slot] = 0;
      free.push(slot);
    });
  });
  server.prependListener('request', ({ socket }) => {
    const slot = slots.get(socket);
    if (slot !== undefined) shared[slot] = descriptorOf(socket);
  });
  server.on(RESPONDS, ({ req: { socket } }: ServerResponse) => {
    const slot = slots.get(socket);
    if (slot !== undefined) shared[slot] = 0;
  });
}

/** Returns the system's number of a connection; 0 where Node does not know it. There is no other way to it than this inner property. */
function descriptorOf(socket: Socket): number {
  const { _handle } = socket as { _handle?: { fd?: number } | null };
  return Math.max(0, _handle?.fd ?? 0);
}
