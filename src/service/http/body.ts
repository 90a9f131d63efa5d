import { type Refusal, refusal } from '../../operations/errors.ts';
import type { ByteBudget } from '../limits/byte-budget.ts';
import { LARGE, type Limits, type Load } from '../limits/limits.ts';
import { sizeText } from '../limits/quantities.ts';
import type { StreamBudget } from '../limits/stream-budget.ts';
import { ByteCollector } from './byte-collector.ts';
import { bytesOf, type Incoming } from './incoming.ts';

/** The decompressed bytes of a request's body, or a refusal. */
export type BodyRead = { ok: true; bytes: Bytes } | Refusal;

/** How to read bodies, and the limits. */
export interface Reading {
  limits: Limits;
  decoders: Decoders;
  /** The budget of all incoming bodies together: otherwise many large, slow ones would fill the memory. */
  incoming: ByteBudget;
  /** The part of it for streams. */
  streams: StreamBudget;
  /** The load of the threads for large bodies, if known. */
  load: Load | undefined;
}

/** Decompresses bytes; a platform may support more encodings than the web. */
export type Decoders = { readonly [encoding: string]: () => TransformPair };

/** The argument of `ReadableStream.pipeThrough`. */
export interface TransformPair {
  readable: ReadableStream<Bytes>;
  writable: WritableStream<Bytes>;
}

type Bytes = Uint8Array<ArrayBuffer>;

export const WEB_DECODERS: Decoders = {
  gzip: () => new DecompressionStream('gzip'),
  deflate: () => new DecompressionStream('deflate'),
};

/**
 * Reads the body up to the limit, which counts decompressed bytes (chapter 09 §1.3). Refuses a body that is too large (413) or arrives too slowly
 * (408), an unknown `Content-Encoding` (415), broken compression (400), and a body without room for it (503). If the length is declared, 503 comes
 * before the body is read.
 */
export function readBody(request: Incoming, reading: Reading): BodyRead | Promise<BodyRead> {
  const { limits, decoders } = reading;
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const isPlain = encoding === '' || encoding === 'identity';
  const decoder = isPlain ? undefined : decoderOf(encoding, decoders);
  if (!isPlain && !decoder) return unknownEncoding(encoding, decoders);
  const length = request.headers.get('Content-Length');
  if (length !== null && Number(length) > limits.maxBody) return tooLarge(limits);
  if (Number(length) > LARGE && reading.load?.hasRoom(Number(length)) === false) return noRoom(reading, Number(length));
  const isSmall = !decoder && length !== null && Number(length) <= SMALL;
  const read = isSmall ? readWhole(request) : readStream(request, reading, decoder?.());
  return limits.bodyTimeout === undefined ? read : within(limits.bodyTimeout, read);
}

/** The body of a request as a decompressed stream. */
export interface DecodedBody {
  stream: ReadableStream<Bytes>;
  /** Returns the bytes received so far, before decompression. Infinity for a body that is not compressed. */
  received(): number;
  /** Returns why the stream failed: the client has gone, or the compression is broken. */
  broken(): Refusal;
}

/** Returns the body of a request as a decompressed stream. Refuses an unknown `Content-Encoding` with 415. */
export function decodedBody(request: Incoming, { decoders }: Pick<Reading, 'decoders'>): DecodedBody | Refusal {
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const body = request.body ?? new Blob().stream();
  if (encoding === '' || encoding === 'identity') {
    return { stream: body, received: () => Number.POSITIVE_INFINITY, broken: brokenOff };
  }
  const decoder = decoderOf(encoding, decoders);
  if (!decoder) return unknownEncoding(encoding, decoders);
  let received = 0;
  let hasEnded = false;
  const counted = new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      received += piece.length;
      controller.enqueue(piece);
    },
    flush() {
      hasEnded = true;
    },
  });
  return {
    stream: body.pipeThrough(counted).pipeThrough(decoder()),
    received: () => received,
    broken: () => (request.signal.aborted && !hasEnded ? brokenOff() : undecodable()),
  };
}

function decoderOf(encoding: string, decoders: Decoders): Decoders[string] | undefined {
  const name = encoding === 'x-gzip' ? 'gzip' : encoding;
  return Object.hasOwn(decoders, name) ? decoders[name] : undefined;
}

/** Bytes of a body too small to count as incoming. */
const SMALL = 16 * 1024;

/** Reads a small body of known length in the platform's own way, which is the fastest. */
async function readWhole(request: Incoming): Promise<BodyRead> {
  try {
    return { ok: true, bytes: await bytesOf(request) };
  } catch {
    return brokenOff();
  }
}

async function readStream(request: Incoming, reading: Reading, decoder?: TransformPair): Promise<BodyRead> {
  const { limits, incoming } = reading;
  const plain = await streamOf(request);
  if (!plain) return { ok: true, bytes: new Uint8Array() };
  const collected = new ByteCollector();
  let size = 0;
  const reader = (decoder ? plain.pipeThrough(decoder) : plain).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, bytes: collected.take() };
      const hasRoom = incoming.reserve(value.length);
      if (hasRoom) size += value.length;
      if (!hasRoom || size > limits.maxBody) {
        reader.cancel().catch(() => undefined);
        return hasRoom
          ? tooLarge(limits)
          : noRoom(reading, Math.max(size, Number(request.headers.get('Content-Length'))));
      }
      collected.add(value);
    }
  } catch {
    if (!decoder || request.signal.aborted) return brokenOff();
    return undecodable();
  } finally {
    incoming.release(size);
  }
}

/** Returns the body as a stream. In Firefox, requests have no stream; they come from the page itself, in memory. */
async function streamOf(request: Incoming): Promise<ReadableStream<Bytes> | null> {
  const body: Incoming['body'] | undefined = request.body;
  return body === undefined ? new Blob([await request.arrayBuffer()]).stream() : body;
}

async function within(milliseconds: number, reading: Promise<BodyRead>): Promise<BodyRead> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(tooSlow(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([reading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const CLOSE = { Connection: 'close' } as const;

function brokenOff(): Refusal {
  return { ...refusal('input', 'the body ended early'), headers: CLOSE };
}

function undecodable(): Refusal {
  return { ...refusal('input', 'the body cannot be decompressed; check Content-Encoding'), headers: CLOSE };
}

function tooLarge({ maxBody }: Limits): Refusal {
  return { ...refusal('too-large', 'the body is larger than {size}', { size: sizeText(maxBody) }), headers: CLOSE };
}

/** Refuses a body for which there is no room. The bodies of others are ahead of it. */
function noRoom({ incoming, load }: Reading, bytes: number): Refusal {
  const seconds = load?.refuse(bytes, incoming.reserved) ?? 1;
  const text =
    'the service is receiving too much data; try again in {seconds, plural, one {a second} other {# seconds}}';
  return { ...refusal('overloaded', text, { seconds }), headers: { ...CLOSE, 'Retry-After': String(seconds) } };
}

function tooSlow(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  const text = 'the body did not arrive within {seconds} seconds';
  return { ...refusal('timeout', text, { seconds }), status: 408, headers: CLOSE };
}

function unknownEncoding(encoding: string, decoders: Decoders): Refusal {
  const text = 'Content-Encoding "{encoding}" is not supported; use {known}';
  return refusal('unsupported-media-type', text, { encoding, known: Object.keys(decoders) });
}
