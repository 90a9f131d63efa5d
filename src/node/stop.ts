import type { Server } from 'node:http';

/** Milliseconds for what has begun to be answered. */
const PATIENCE = 10_000;

/** Milliseconds between looks for connections that have become idle. */
const LOOK = 50;

/** Stops accepting, lets what has begun be answered, and resolves when all connections are closed, after ten seconds at most. */
export function stopGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const look = setInterval(() => server.closeIdleConnections(), LOOK);
    const end = setTimeout(() => server.closeAllConnections(), PATIENCE);
    // Answers to what arrives on connections that stay open say that they will be closed.
    server.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
    server.close(() => {
      clearInterval(look);
      clearTimeout(end);
      resolve();
    });
    server.closeIdleConnections();
  });
}
