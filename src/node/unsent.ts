import type { ServerResponse } from 'node:http';

/**
 * Answers that wait in this process for their clients to take them. An answer may be many times as long as its request, so what nobody takes
 * would fill the memory.
 */

const waiting = new Set<ServerResponse>();

/** Counts an answer from now on, until it is sent or given up. */
export function countUnsent(outgoing: ServerResponse): void {
  waiting.add(outgoing);
  outgoing.once('close', () => waiting.delete(outgoing));
}

/** Bytes of the answers that are counted and not yet taken. */
export function unsentBytes(): number {
  let bytes = 0;
  for (const outgoing of waiting) bytes += outgoing.writableLength;
  return bytes;
}
