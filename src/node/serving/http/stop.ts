import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { connectionEvent } from './tls.ts';

/** Milliseconds to finish answers in progress. */
export const PATIENCE = 10_000;

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

/**
 * Stops accepting connections, finishes answers in progress, and resolves when all connections are closed, also those accepted by another
 * process; after ten seconds at most. The next answer on each connection announces its end. Idle connections close after a moment, because
 * a request may be in transit.
 */
export async function stopGracefully(server: Server): Promise<void> {
  const open = openConnections(server);
  let looks = 0;
  const look = setInterval(() => {
    if (++looks <= GRACE) return;
    // Node considers a connection idle when its answer was written, even if the client has not taken it.
    if ([...open].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
    // Browsers open connections in advance, without a request.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, LOOK);
  const end = setTimeout(() => server.closeAllConnections(), PATIENCE);
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  await stopListening(server);
  for (const socket of open) await new Promise((closed) => socket.once('close', closed));
  clearInterval(look);
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
