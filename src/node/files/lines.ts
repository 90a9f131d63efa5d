const LINE_FEED = 0x0a;

/**
 * Yields the lines of a stream as bytes without line feeds; the last line may have none. Skips a line of more than
 * `most` bytes without storing it, and yields `too-long`.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<Uint8Array | 'too-long'> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size > most) parts = [];
    else parts.push(part);
  };
  const line = () => {
    const given = size > most ? 'too-long' : Buffer.concat(parts);
    parts = [];
    size = 0;
    return given;
  };

  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield line();
}
