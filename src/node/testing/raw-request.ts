import { connect } from 'node:net';

/** A request: its head, and the pieces of its body. */
export interface RawRequest {
  head: string;
  pieces: Iterable<Uint8Array>;
}

/** Sends a request byte by byte as given. Returns the status of the answer, or 0 if the connection ended without one. */
export async function sendRaw(base: string, { head, pieces }: RawRequest): Promise<number> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let answer = '';
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    if (answer.length < 100) answer += data;
    // An early answer ends the body.
    if (answer.includes('\r\n\r\n') || answer.length >= 100) socket.destroy();
  });
  socket.write(head);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Yields bytes in chunks of the given length, as `Transfer-Encoding: chunked` sends them, many in each piece. */
export function* inChunks(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  const most = 64 * 1024;
  for (let from = 0; from < bytes.length; ) {
    const parts: Uint8Array[] = [];
    for (let size = 0; from < bytes.length && size < most; size += length + 8) {
      const chunk = bytes.subarray(from, from + length);
      parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
      from += length;
    }
    yield Buffer.concat(parts);
  }
  yield Buffer.from('0\r\n\r\n');
}
