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

/** A chunk of fewer bytes waits for the next ones: what a stream does for a chunk takes longer than copying it. */
const SMALL = 1024;
const joined = Buffer.allocUnsafe(16 * SMALL);
let used = 0;
/** Passes on the small chunks joined so far, which are all of one request. */
let passOn: (() => void) | undefined;

/**
 * The number of chunks that a body may have regardless of their sizes, and the minimum mean size if it has more. No client writes less at
 * once.
 */
const MOST_SMALL = 20_000;
const LEAST_MEAN = 16;

/**
 * Joins and counts the chunks of a request's body. Above the limit, all such requests wait for the next turn.
 * @param refuse called for a body in too many small chunks, which is not read further
 */
export function shareTurns(incoming: IncomingMessage, refuse: () => void): void {
  arriving.add(incoming);
  incoming.once('close', () => arriving.delete(incoming));
  const { push } = incoming;
  let chunks = 0;
  let bytes = 0;
  let isRefused = false;
  const passOwn = () => {
    const bytes = Buffer.from(joined.subarray(0, used));
    used = 0;
    passOn = undefined;
    if (!incoming.destroyed) push.call(incoming, bytes);
  };
  incoming.push = (piece: Buffer | null, ...more) => {
    countPiece();
    if (isRefused) return true;
    bytes += piece?.length ?? 0;
    if (++chunks > MOST_SMALL && piece !== null && bytes < chunks * LEAST_MEAN) {
      isRefused = true;
      refuse();
      return true;
    }
    if (passOn !== passOwn) passOn?.();
    if (piece !== null && piece.length < SMALL) {
      passOn = passOwn;
      used += piece.copy(joined, used);
      if (used > joined.length - SMALL) passOwn();
      return true;
    }
    passOn?.();
    return push.call(incoming, piece, ...more);
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
  passOn?.();
  for (const [incoming, read] of held) {
    incoming._read = read;
    const { complete, readableLength, readableHighWaterMark, socket } = incoming;
    // A full buffer asks for more once it is read.
    if (complete || readableLength < readableHighWaterMark) socket.resume();
  }
  held.clear();
}
