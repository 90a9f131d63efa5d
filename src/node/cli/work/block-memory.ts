import { LARGEST_BLOCK } from '../../files/json-blocks.ts';

/** Bytes for a block and for what answers it: a built invoice has two to three times as many as what it is built of. What does not fit has memory of its own. */
const WHOLE = 5 * LARGEST_BLOCK;

/**
 * Holds blocks and their answers in memory that is shared with the threads, and used again. Nothing is copied on the way
 * there and back, and nothing becomes garbage: memory that is handed over is collected where it ends up, which took an eighth of a line of `bulk`.
 */
export class BlockMemory<Block extends { bytes: Uint8Array }> {
  readonly #free: Uint8Array[] = [];
  readonly #taken = new Map<Block, Uint8Array>();

  /** Returns a block in shared memory, and room for what answers it. */
  take(block: Block): [block: Block, room: Uint8Array] {
    const { length } = block.bytes;
    const isLarge = length > LARGEST_BLOCK;
    const memory = isLarge ? shared(length) : (this.#free.pop() ?? shared(WHOLE));
    if (!isLarge) this.#taken.set(block, memory);
    memory.set(block.bytes);
    return [{ ...block, bytes: memory.subarray(0, length) }, memory.subarray(length)];
  }

  /** Says that neither a block nor its answer is needed any more. */
  give(block: Block): void {
    const memory = this.#taken.get(block);
    if (memory) this.#free.push(memory);
    this.#taken.delete(block);
  }
}

function shared(bytes: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(bytes));
}

const UTF_8 = new TextEncoder();

/** Returns a text in UTF-8: in the room that is given where it fits, else in memory of its own. */
export function encodedInto(room: Uint8Array, text: string): Uint8Array {
  const { read, written } = UTF_8.encodeInto(text, room);
  return read === text.length ? room.subarray(0, written) : UTF_8.encode(text);
}
