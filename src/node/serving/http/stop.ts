import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Stopping } from '../../../service/http/stopping.ts';
import { connectionEvent } from './tls.ts';

/** Event that gives up the unfinished requests of a server, with their connections. */
export const GIVES_UP = 'givesUp';

/** Milliseconds after the time limit of a request within which clients take the last answers. */
export const LAST_ANSWERS = 2_000;

/** Milliseconds between checks for idle connections. */
const LOOK = 50;

/**
 * Checks during which open idle connections may still send a request in transit. Checks are counted instead of time: a process that was
 * paused must first read what arrived meanwhile.
 */
const GRACE = 10;

const connections = new WeakMap<Server, Set<Socket>>();

/** Returns the open connections of a server that began after the first call. */
export function openConnections(server: Server): ReadonlySet<Socket> {
  const known = connections.get(server);
  if (known) return known;
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on(connectionEvent(server), (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** The signals of a process that stops, and what sends them. */
export interface StopSignals {
  stopping: Stopping;
  begin(): void;
  giveUp(): void;
}

export function createStopSignals(): StopSignals {
  const [begun, over] = [new AbortController(), new AbortController()];
  // Each stream listens.
  setMaxListeners(0, begun.signal, over.signal);
  return {
    stopping: { begun: begun.signal, over: over.signal },
    begin: () => begun.abort(),
    giveUp: () => over.abort(),
  };
}

interface Stop {
  /** Milliseconds for requests that have begun. */
  patience?: number;
  signals?: StopSignals;
}

/**
 * Stops accepting connections, finishes answers in progress, and resolves when all connections are closed, including those accepted by
 * another process. Refuses unfinished requests after the patience. The next answer on each connection announces its end. Idle connections
 * close after a moment, because a request may be in transit.
 */
export async function stopGracefully(
  server: Server,
  { patience = 10_000, signals = createStopSignals() }: Stop = {},
): Promise<void> {
  const open = openConnections(server);
  signals.begin();
  let looks = 0;
  const look = setInterval(() => {
    if (++looks <= GRACE) return;
    // Node considers a connection idle when its answer was written, even if the client has not taken it.
    if ([...open].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
    // Browsers open connections in advance, without a request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, LOOK);
  const giveUp = setTimeout(() => {
    signals.giveUp();
    server.emit(GIVES_UP, open);
  }, patience);
  const end = setTimeout(() => {
    for (const socket of open) socket.destroy();
  }, patience + LAST_ANSWERS);
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  await stopListening(server);
  for (const socket of open) await new Promise((closed) => socket.once('close', closed));
  clearInterval(look);
  clearTimeout(giveUp);
  clearTimeout(end);
  server.close(); // Ends the HTTP server's own timers.
}

/**
 * Resolves when all accepted connections are closed. The `close` of an HTTP server would end idle ones at once; its base class
 * only stops listening.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
