import { open } from 'node:fs/promises';
import { onDisk } from './raw-names.ts';

/** Bytes of a file that are read at once: what a piece costs, and the line that its end cuts through, is shared by hundreds of lines. */
const PIECE = 512 * 1024;

/**
 * Yields the bytes of a file piece by piece. Each is good until the next is asked for, which is read into the same memory: of pieces with their own
 * too many wait to be collected (a stream of invoices took 400 MB).
 */
export async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  const opened = await open(onDisk(file));
  try {
    const memory = new Uint8Array(PIECE);
    for (;;) {
      const { bytesRead } = await opened.read(memory);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await opened.close();
  }
}
