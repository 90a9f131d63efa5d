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
 * Watches the main thread of a serving process from a separate thread. The main thread processes small requests; if one
 * of them hangs, the process answers no more requests and handles no signals. The watchdog then answers waiting clients
 * with 503 and ends the process, which the supervisor replaces (`workers.ts`).
 */

/** Milliseconds within which the main thread must run its event loop. Its own work takes some hundredths of a second. */
export const LONGEST_TURN = 10_000;

/** Checks in that time. Checks are counted instead of time: a machine that slept has not hung. */
const LOOKS = 10;

/** Connections known to the watchdog. Clients on others get no answer. */
const CONNECTIONS = 4096;

/** The data that starts the watchdog thread. */
export interface WatchData {
  /** The number of turns of the main thread, then the file descriptor of each connection with a waiting request, otherwise 0. */
  shared: Int32Array<SharedArrayBuffer>;
  looks: number;
  /** Milliseconds between checks. */
  interval: number;
  /** The response written to waiting connections. */
  answer: string;
  /** The format of the log. */
  log: 'text' | 'json';
}

/** Starts watching this process, unless it is being debugged. `server` is the server whose clients get answers. */
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
  /** The longest turn of the event loop in milliseconds. */
  longestTurn: number;
  /** Origins whose pages may read answers; all if empty. */
  origins: readonly string[];
  log: 'text' | 'json';
}

/** Returns the raw HTTP response to waiting clients. */
function responseText(origins: readonly string[]): string {
  const text = 'the service hung and is restarting; try again in a few seconds';
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

/** Records in `shared` the connections with a request whose answer has not begun. */
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

/** Returns the file descriptor of a connection, or 0 if unknown. Only this internal property gives access to it. */
function descriptorOf(socket: Socket): number {
  const { _handle } = socket as { _handle?: { fd?: number } | null };
  return Math.max(0, _handle?.fd ?? 0);
}
