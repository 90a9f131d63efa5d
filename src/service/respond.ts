import type { Answer } from './answer.ts';
import { headersOf, matches, type RequestContext, weak } from './headers.ts';

/** Compresses a body for a client that accepts one of the given encodings; undefined where it would not help. */
export type Encode = (
  body: string | Uint8Array<ArrayBuffer>,
  acceptEncoding: string,
  /** Under this name the body never changes. */
  stable: string | undefined,
) => Promise<{ encoding: string; body: Uint8Array<ArrayBuffer> }> | undefined;

/** Bodies up to so many characters or bytes are not worth compressing. */
const SMALL = 1024;

/** A response, and the bytes of its body, for the log: to ask the response itself for its headers costs platforms a copy. */
export interface SizedResponse {
  response: Response;
  sent: number;
}

/** Returns the response to a request: with all headers, compressed where accepted, without body for HEAD and for what the client has already. */
export function respond(
  request: Request,
  answer: Answer,
  about: RequestContext,
  encode: Encode | undefined,
): SizedResponse | Promise<SizedResponse> {
  const isCurrent =
    answer.etag !== undefined && answer.status === 200 && matches(request.headers.get('If-None-Match'), answer.etag);
  if (isCurrent)
    return finish(request, { ...answer, status: 304, body: null }, headersOf({ ...answer, body: null }, about));
  const headers = headersOf(answer, about);
  if (answer.stream)
    return { response: new Response(answer.stream.readable, { status: answer.status, headers }), sent: 0 };
  const encoded = encode && encodedBody(request, answer, encode);
  if (!encoded) return finish(request, answer, headers);
  return encoded.then(({ encoding, body }) => {
    headers['Content-Encoding'] = encoding;
    if (answer.etag !== undefined) headers.ETag = weak(answer.etag);
    return finish(request, { ...answer, body }, headers);
  });
}

/** Images and most fonts are compressed already. */
const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm|ttf/;

function encodedBody(request: Request, { body, type, stable }: Answer, encode: Encode) {
  if (body === null || body.length <= SMALL || (type !== undefined && !COMPRESSIBLE.test(type))) return undefined;
  const accepted = request.headers.get('Accept-Encoding');
  return accepted === null ? undefined : encode(body, accepted, stable);
}

const UTF_8 = new TextEncoder();

/** Makes the response. Texts are sent as bytes: their length is declared and logged, and platforms send bytes faster. */
function finish(request: Request, { status, body }: Answer, headers: Record<string, string>): SizedResponse {
  if (body === null) return { response: new Response(null, { status, headers }), sent: 0 };
  const bytes = typeof body === 'string' ? UTF_8.encode(body) : body;
  headers['Content-Length'] = String(bytes.length);
  if (request.method === 'HEAD') return { response: new Response(null, { status, headers }), sent: 0 };
  return { response: new Response(bytes, { status, headers }), sent: bytes.length };
}
