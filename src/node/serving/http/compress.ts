import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliDecompress, createGunzip, createInflate, gzip } from 'node:zlib';
import type { Decoders, TransformPair } from '../../../service/http/body.ts';
import type { Encode } from '../../../service/http/respond.ts';

/** The size of pieces of decompressed bytes. Those of the web's `DecompressionStream` are a quarter as large, and each piece takes time. */
const PIECES = { chunkSize: 64 * 1024 };

/** Decoders for what the web's `DecompressionStream` lacks, or does more slowly. */
export const nodeDecoders: Decoders = {
  br: () => asWebStreams(createBrotliDecompress(PIECES)),
  gzip: () => asWebStreams(createGunzip(PIECES)),
  deflate: () => asWebStreams(createInflate(PIECES)),
};

/**
 * Returns a decoder as web streams. Own code instead of `Duplex.toWeb`, which throws outside any promise if its reader leaves while a piece
 * arrives: a client that hung up would end the process.
 */
function asWebStreams(decoder: Transform): TransformPair {
  // The reader or the writer learns of an error, but perhaps neither is waiting now.
  decoder.on('error', () => undefined);
  const pieces: AsyncIterator<Buffer<ArrayBuffer>> = decoder[Symbol.asyncIterator]();
  return {
    readable: new ReadableStream({
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value.buffer, value.byteOffset, value.length));
      },
      cancel: () => void decoder.destroy(),
    }),
    writable: new WritableStream({
      // Waits until the piece was decompressed and read.
      write: (piece) =>
        new Promise((resolve, reject) => decoder.write(piece, (error) => (error ? reject(error) : resolve()))),
      close: () => void decoder.end(),
      abort: () => void decoder.destroy(new Error('the body ended early')),
    }),
  };
}

const encoders = {
  br: (body: Uint8Array, quality: number) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
} as const;

/** Brotli quality: low for a single use, higher for bodies that are cached. */
const ONCE = 4;
const KEPT = 9;

/** Compresses with `br` or `gzip`, off the main thread. Caches the compressed form of a stable body. */
export function createEncode(): Encode {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return (body, acceptEncoding, stable, packed) => {
    const encoding = preferred(acceptEncoding);
    if (encoding === undefined) return undefined;
    if (encoding === 'br' && packed) return Promise.resolve({ encoding, body: packed });
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const compress = (quality: number) => encoders[encoding](bytes, quality);
    const name = `${encoding} ${stable}`;
    const compressed = (stable !== undefined && kept.get(name)) || compress(stable === undefined ? ONCE : KEPT);
    if (stable !== undefined) kept.set(name, compressed);
    return compressed.then((bytes) => ({ encoding, body: bytes }));
  };
}

/**
 * Returns the best of our encodings that an `Accept-Encoding` allows (RFC 9110 §12.5.3).
 * @internal
 */
export function preferred(acceptEncoding: string): 'br' | 'gzip' | undefined {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzipped = weightOf('gzip');
  if (br === 0 && gzipped === 0) return undefined;
  return br >= gzipped ? 'br' : 'gzip';
}
