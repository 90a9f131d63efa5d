import { closeSync, constants, openSync, readFileSync, type Stats } from 'node:fs';
import { fileError } from './exit.ts';
import { onDisk } from './raw-names.ts';
import { statOf } from './stat.ts';

/**
 * The number of bytes to read at once, so that hundreds of lines share the cost of a piece and of the line cut at its
 * end.
 */
const PIECE = 512 * 1024;

/** Files up to this size are read at once: a piece of memory for each of 100,000 small files would take minutes to collect. */
const SMALL = 64 * 1024;

/**
 * Yields the bytes of a file piece by piece. The pieces share their memory, so each is valid only until you request the next one. Separate buffers
 * would pile up before garbage collection: a stream of invoices took 400 MB. A pipe, a terminal or a device never blocks the process, so signals
 * can end it.
 */
export async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  const stat = statOf(file);
  if (stat?.isFile() && stat.size > 0 && stat.size <= SMALL) {
    yield readFileSync(onDisk(file));
    return;
  }
  const stream = streamOf(file, stat);
  if (stream) {
    yield* stream;
    return;
  }
  const opened = await process.getBuiltinModule('node:fs/promises').open(onDisk(file), NOT_BLOCKING);
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

/** Does not affect regular files. Windows has no such flag. */
const NOT_BLOCKING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Returns a pipe or a terminal as a stream: a blocking read would occupy a thread that nothing can end. Node's own modules for them are loaded
 * only here, because they take a twentieth of the start of a command; without `import()`, which code from the cache cannot call in Node 20.
 */
function streamOf(file: string, stat: Stats | undefined): AsyncIterable<Uint8Array> | undefined {
  if (!stat?.isFIFO() && !stat?.isCharacterDevice()) return undefined;
  const { Socket } = process.getBuiltinModule('node:net');
  const { isatty, ReadStream } = process.getBuiltinModule('node:tty');
  try {
    if (stat.isFIFO()) return new Socket({ fd: openSync(onDisk(file), NOT_BLOCKING), readable: true, writable: false });
    const descriptor = openSync(onDisk(file), NOT_BLOCKING);
    if (isatty(descriptor)) return new ReadStream(descriptor);
    closeSync(descriptor);
    return undefined;
  } catch (error) {
    throw fileError('open', file, error);
  }
}
