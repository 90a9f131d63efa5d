import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds for what has begun to be answered. */
const PATIENCE = 10_000;

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/**
 * Looks in which connections that are open and idle may still send the request that is on its way. They are counted, not timed: a process that
 * had no processor for a while must read what came meanwhile before it takes a connection for idle.
 */
const GRACE = 10;

/**
 * Stops accepting, lets what has begun be answered, and resolves when all connections are closed, after ten seconds at most.
 * Connections that are open are told with their next answer that they will be closed; idle ones are closed after a moment only, as a request
 * may be on its way that the client takes for sent. `closed` resolves when none is open, by default those the server has accepted itself.
 */
export async function stopGracefully(server: Server, closed = () => stopListening(server)): Promise<void> {
  let looks = 0;
  const look = setInterval(() => {
    if (++looks > GRACE) server.closeIdleConnections();
  }, LOOK);
  const end = setTimeout(() => server.closeAllConnections(), PATIENCE);
  server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
  await closed();
  clearInterval(look);
  clearTimeout(end);
  server.close(); // what an HTTP server has beside connections
}

/** An HTTP server's own `close` would close idle connections at once; that of the server under it only stops listening. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
