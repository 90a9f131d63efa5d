import type { IncomingMessage } from 'node:http';

/**
 * Shares the event loop between bodies that arrive in chunks. Node calls the service for each chunk, however small, and a single read
 * may contain thousands: a few clients with chunks of one byte would delay all others by seconds.
 */

/** Chunks that the event loop takes in one turn: some hundredths of a second. A read that has begun is taken whole. */
const MOST_PIECES = 4096;

/** Requests whose bodies arrive in chunks. */
const arriving = new Set<IncomingMessage>();
/** Those that wait for the next turn, with their function that asks for more. */
const held = new Map<IncomingMessage, IncomingMessage['_read']>();
let pieces = 0;

/** Counts the chunks of a request's body. Above the limit, all such requests wait for the next turn. */
export function shareTurns(incoming: IncomingMessage): void {
  arriving.add(incoming);
  incoming.once('close', () => arriving.delete(incoming));
  const { push } = incoming;
  incoming.push = (...piece) => {
    countPiece();
    return push.apply(incoming, piece);
  };
}

function countPiece(): void {
  if (pieces++ === 0) setImmediate(endTurn);
  if (pieces === MOST_PIECES) for (const incoming of arriving) hold(incoming);
}

function hold(incoming: IncomingMessage): void {
  if (incoming.socket.isPaused()) return;
  incoming.socket.pause();
  held.set(incoming, incoming._read);
  incoming._read = () => undefined;
}

function endTurn(): void {
  pieces = 0;
  for (const [incoming, read] of held) {
    incoming._read = read;
    const { complete, readableLength, readableHighWaterMark, socket } = incoming;
    // A full buffer asks for more once it is read.
    if (complete || readableLength < readableHighWaterMark) socket.resume();
  }
  held.clear();
}
