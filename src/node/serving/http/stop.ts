import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { connectionEvent } from './tls.ts';

/** Milliseconds for what has begun to be answered. */
export const PATIENCE = 10_000;

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/**
 * Looks in which connections that are open and idle may still send the request that is on its way. They are counted, not timed: a process that
 * had no processor for a while must read what came meanwhile before it takes a connection for idle.
 */
const GRACE = 10;

const connections = new WeakMap<Server, Set<Socket>>();

/** Returns the connections of a server that are open, of those that have begun since this was first asked. */
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
 * Stops accepting, lets what has begun be answered, and resolves when all connections are closed, also those that the server has not
 * accepted itself; after ten seconds at most. The next answer on a connection says that it will be closed; idle ones are closed after a
 * moment only, as a request may be on its way that the client takes for sent.
 */
export async function stopGracefully(server: Server): Promise<void> {
  const open = openConnections(server);
  let looks = 0;
  const look = setInterval(() => {
    if (++looks <= GRACE) return;
    // Node takes a connection for idle when its answer has been written, though its client may not have taken it yet.
    if ([...open].every((socket) => socket.writableLength === 0)) server.closeIdleConnections();
    // Browsers open connections that they may need: on these no request has begun.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, LOOK);
  const end = setTimeout(() => server.closeAllConnections(), PATIENCE);
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  await stopListening(server);
  for (const socket of open) await new Promise((closed) => socket.once('close', closed));
  clearInterval(look);
  clearTimeout(end);
  server.close(); // what an HTTP server has beside connections
}

/**
 * Resolves when all connections that the server has accepted are closed. An HTTP server's own `close` would close idle ones at once; that of
 * the server under it only stops listening.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
