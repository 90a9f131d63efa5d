import { closeSync, openSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { message } from '../../engine/text/message.ts';
import { GZIP_BEGIN, isGzip, isGzipName } from '../../intake/gzip-name.ts';
import { isBomb, MOST_COMPRESSED, mostDecompressed } from '../../service/limits/compression.ts';
import { CommandError, EXIT } from './exit.ts';
import { onDisk } from './raw-names.ts';
import { statOf } from './stat.ts';

/** Returns whether a file is gzipped, by its name or its first bytes; only by its name if it is unreadable. */
export function isPackedFile(file: string): boolean {
  return isGzipName(file) || isGzip(firstBytes(file, GZIP_BEGIN));
}

/**
 * Returns up to the given number of bytes at the start of a file; none if it is unreadable or, like a pipe, readable
 * only once.
 */
export function firstBytes(file: string, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  try {
    if (!statOf(file)?.isFile()) return new Uint8Array();
    const descriptor = openSync(onDisk(file), 'r');
    try {
      return bytes.subarray(0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Reading the whole file will report the reason.
    return new Uint8Array();
  }
}

/** Returns the bytes, unpacked if gzipped, up to a maximum size. Throws a `CommandError` if they are broken, or almost all compression. */
export function unpacked(bytes: Uint8Array, name: string, most: number): Uint8Array {
  if (!isGzip(bytes)) return bytes;
  const mostHonest = mostDecompressed(bytes.length, mostCompressed);
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.min(most, mostHonest) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw broken(name);
    if (mostHonest < most) throw bomb(name);
    const said = message('{name} is larger than {most} MB when decompressed, the limit for one file', {
      name,
      most: Math.floor(most / 1_000_000),
    });
    throw new CommandError(said, EXIT.usage, name, 'too-large');
  }
}

let mostCompressed = MOST_COMPRESSED;

/** Sets how much a stream may be compressed, such as 300 for 300:1. */
export function limitCompression(most: number): void {
  mostCompressed = most;
}

/**
 * Yields a stream piece by piece, unpacked if gzipped. Pieces, of the source and of the result, need to be valid only
 * until the next one is requested. Throws a `CommandError` if the stream is broken.
 */
export async function* unpackedStream(source: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < GZIP_BEGIN) {
    const { value, done } = await pieces.next();
    if (done) break;
    head = value.length < GZIP_BEGIN || head.length > 0 ? Buffer.concat([head, value]) : value;
  }
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => pieces };
  })();
  if (!isGzip(head)) return yield* whole;
  let taken = 0;
  const packed = Readable.from(
    copied(whole, (bytes) => {
      taken += bytes;
    }),
    { objectMode: false },
  );
  const plain = packed.pipe(createGunzip({ chunkSize: 64 * 1024, finishFlush: constants.Z_FINISH }));
  packed.on('error', (error) => plain.destroy(error));
  try {
    let made = 0;
    for await (const piece of plain) {
      made += piece.length;
      if (isBomb(made, taken, mostCompressed)) throw bomb(name);
      yield piece;
    }
  } catch (error) {
    throw String((error as NodeJS.ErrnoException).code).startsWith('Z_') ? broken(name) : error;
  } finally {
    packed.destroy();
  }
}

/** Yields the pieces of a stream as copies, because they wait to be unpacked. */
async function* copied(pieces: AsyncIterable<Uint8Array>, taken: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    taken(piece.length);
    yield Buffer.from(piece);
  }
}

function bomb(name: string): CommandError {
  const said = message('{name} is compressed more than {most} to 1. If you trust it, raise BILLWRIGHT_COMPRESSION.', {
    name,
    most: mostCompressed,
  });
  return new CommandError(said, EXIT.usage, name, 'too-large');
}

function broken(name: string): CommandError {
  return new CommandError(
    message('{name} is compressed with gzip, but damaged or incomplete', { name }),
    EXIT.usage,
    name,
  );
}
