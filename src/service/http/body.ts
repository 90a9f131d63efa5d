import { joinedBytes } from '../../engine/text/joined-bytes.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { ByteBudget } from '../limits/byte-budget.ts';
import { LARGE, type Limits, type Load } from '../limits/limits.ts';
import { sizeText } from '../limits/quantities.ts';
import { bytesOf, type Incoming } from './incoming.ts';

/** A request's body as bytes, decompressed; or why it is refused. */
export type BodyRead = { ok: true; bytes: Bytes } | Refusal;

/** How bodies are read, and how much of them. */
export interface Reading {
  limits: Limits;
  decoders: Decoders;
  /** What all bodies together may take while they come: otherwise many large ones, each slow, fill the memory. */
  incoming: ByteBudget;
  /** What is known of the load where large bodies are worked on. */
  load: Load | undefined;
}

/** Turns compressed bytes into plain ones; a platform may know more encodings than the web's own. */
export type Decoders = { readonly [encoding: string]: () => TransformPair };

/** What `ReadableStream.pipeThrough` takes. */
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
 * Reads the body, no further than the limit, which counts decompressed bytes (chapter 09 §1.3).
 * Refuses with 413 a body that is too large, 408 one that comes too slowly, 415 an unknown `Content-Encoding`, 400 broken compression,
 * 503 one for which there is no room beside the others that come or wait to be worked on, by its length alone where that is declared.
 */
export function readBody(request: Incoming, reading: Reading): BodyRead | Promise<BodyRead> {
  const { limits, decoders } = reading;
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const isPlain = encoding === '' || encoding === 'identity';
  const decoder = isPlain ? undefined : decoders[encoding === 'x-gzip' ? 'gzip' : encoding];
  if (!isPlain && !decoder) return unknownEncoding(encoding, decoders);
  const length = request.headers.get('Content-Length');
  if (length !== null && Number(length) > limits.maxBody) return tooLarge(limits);
  if (Number(length) > LARGE && reading.load?.hasRoom(Number(length)) === false) return noRoom(reading, Number(length));
  const isSmall = !decoder && length !== null && Number(length) <= SMALL;
  const read = isSmall ? readWhole(request) : readStream(request, reading, decoder?.());
  return limits.bodyTimeout === undefined ? read : within(limits.bodyTimeout, read);
}

/** Returns the body of a request as it comes, decompressed; refuses with 415 an unknown `Content-Encoding`. */
export function decodedStream(
  request: Incoming,
  { decoders }: Pick<Reading, 'decoders'>,
): ReadableStream<Bytes> | Refusal {
  const encoding = request.headers.get('Content-Encoding')?.trim().toLowerCase() ?? '';
  const body = request.body ?? new Blob().stream();
  if (encoding === '' || encoding === 'identity') return body;
  const decoder = decoders[encoding === 'x-gzip' ? 'gzip' : encoding];
  return decoder ? body.pipeThrough(decoder()) : unknownEncoding(encoding, decoders);
}

/** Bytes of a body that is read without counting it among those that come. */
const SMALL = 16 * 1024;

/** Reads a body whose length is known and small: the platform's own way is the fastest. */
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
  const chunks: Bytes[] = [];
  let size = 0;
  const reader = (decoder ? plain.pipeThrough(decoder) : plain).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, bytes: joined(chunks, size) };
      const hasRoom = incoming.reserve(value.length);
      if (hasRoom) size += value.length;
      if (!hasRoom || size > limits.maxBody) {
        reader.cancel().catch(() => undefined);
        return hasRoom
          ? tooLarge(limits)
          : noRoom(reading, Math.max(size, Number(request.headers.get('Content-Length'))));
      }
      chunks.push(value);
    }
  } catch {
    if (!decoder || request.signal.aborted) return brokenOff();
    return refusal('input', 'the body cannot be decompressed; is it what Content-Encoding says?');
  } finally {
    incoming.release(size);
  }
}

/** The body as a stream. Firefox has none of a request, which there comes from the page itself and is in memory already. */
async function streamOf(request: Incoming): Promise<ReadableStream<Bytes> | null> {
  const body: Incoming['body'] | undefined = request.body;
  return body === undefined ? new Blob([await request.arrayBuffer()]).stream() : body;
}

function joined(chunks: readonly Bytes[], size: number): Bytes {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  return joinedBytes(chunks, size);
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
  return { ...refusal('input', 'the body broke off before its end'), headers: CLOSE };
}

function tooLarge({ maxBody }: Limits): Refusal {
  return { ...refusal('too-large', 'the body is larger than {size}', { size: sizeText(maxBody) }), headers: CLOSE };
}

/** Refuses a body of so many bytes for which there is no room. What others send is ahead of it. */
function noRoom({ incoming, load }: Reading, bytes: number): Refusal {
  const seconds = load?.refuse(bytes, incoming.reserved) ?? 1;
  const text =
    'the service receives as much as it takes at once; try again in {seconds, plural, one {a second} other {# seconds}}';
  return { ...refusal('overloaded', text, { seconds }), headers: { ...CLOSE, 'Retry-After': String(seconds) } };
}

function tooSlow(milliseconds: number): Refusal {
  const seconds = milliseconds / 1000;
  const text = 'the body did not arrive within {seconds} seconds';
  return { ...refusal('timeout', text, { seconds }), status: 408, headers: CLOSE };
}

function unknownEncoding(encoding: string, decoders: Decoders): Refusal {
  const text = 'Content-Encoding "{encoding}" is not known; accepted are {known}';
  return refusal('unsupported-media-type', text, { encoding, known: Object.keys(decoders) });
}
