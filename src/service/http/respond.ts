import { byteLength as bytesOfText } from '../../engine/text/bytes.ts';
import type { Answer } from './answer.ts';
import { headersOf, matches, type RequestContext, weak } from './headers.ts';
import type { Incoming, PlainResponse } from './incoming.ts';

/** Compresses a body for a client that accepts one of the given encodings; undefined if it would not help. */
export type Encode = (
  body: string | Uint8Array<ArrayBuffer>,
  acceptEncoding: string,
  /** A name under which the body never changes. */
  stable: string | undefined,
  /** The body compressed with Brotli, if known. */
  packed?: Uint8Array<ArrayBuffer>,
) => Promise<{ encoding: string; body: Uint8Array<ArrayBuffer> }> | undefined;

/** Bodies up to this many characters or bytes are not worth compressing. */
const SMALL = 1024;

/** The platform's support for responses. */
interface Responding {
  encode?: Encode;
  /** Returns the UTF-8 length of a text; platforms may count faster. */
  byteLength?: (text: string) => number;
}

/**
 * Returns the response to a request: with all headers, compressed if accepted, without a body for HEAD and for content the client already
 * has.
 */
export function respond(
  request: Incoming,
  answer: Answer,
  about: RequestContext,
  { encode, byteLength = bytesOfText }: Responding,
): PlainResponse | Promise<PlainResponse> {
  const { etag, status, stream } = answer;
  const isCurrent = etag !== undefined && status === 200 && matches(request.headers.get('If-None-Match'), etag);
  if (isCurrent) return { status: 304, headers: headersOf({ ...answer, body: null }, about), body: null, size: 0 };
  const headers = headersOf(answer, about);
  if (stream) return { status, headers, body: stream.readable, size: 0 };
  const encoded = encode && encodedBody(request, answer, encode);
  const isShared = answer.stable !== undefined && typeof answer.body !== 'string';
  if (!encoded) return finish(request, { status, headers, body: answer.body, isShared }, byteLength);
  return encoded.then(({ encoding, body }) => {
    headers['Content-Encoding'] = encoding;
    if (etag !== undefined) headers.ETag = weak(etag);
    return finish(request, { status, headers, body, isShared: answer.stable !== undefined }, byteLength);
  });
}

/** Images and most fonts are already compressed. */
const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm|ttf/;

function encodedBody(request: Incoming, { body, type, stable, packed }: Answer, encode: Encode) {
  if (body === null || body.length <= SMALL || (type !== undefined && !COMPRESSIBLE.test(type))) return undefined;
  const accepted = request.headers.get('Accept-Encoding');
  return accepted === null ? undefined : encode(body, accepted, stable, packed);
}

/** Makes the response. A text stays a text, which platforms write together with the headers. */
function finish(
  { method }: Incoming,
  {
    status,
    headers,
    body,
    isShared,
  }: Pick<PlainResponse, 'status' | 'headers'> & {
    body: Answer['body'];
    isShared: boolean;
  },
  byteLength: (text: string) => number,
): PlainResponse {
  if (body === null) return { status, headers, body, size: 0 };
  const size = typeof body === 'string' ? byteLength(body) : body.length;
  headers['Content-Length'] = String(size);
  return method === 'HEAD' ? { status, headers, body: null, size: 0 } : { status, headers, body, size, isShared };
}
