import type { Server, ServerResponse } from 'node:http';
import { openConnections } from './stop.ts';

/**
 * Answers that wait in this process for their clients to take them. An answer may be many times as long as its request, so what nobody takes
 * would fill the memory.
 */

const waiting = new Set<ServerResponse>();

/** Counts an answer from now on, until it is sent or given up. */
export function countOutgoing(outgoing: ServerResponse): void {
  waiting.add(outgoing);
  outgoing.once('close', () => waiting.delete(outgoing));
}

/** Returns the bytes of the answers that are counted and not yet taken. */
export function outgoingBytes(): number {
  let bytes = 0;
  for (const outgoing of waiting) bytes += outgoing.writableLength;
  return bytes;
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
