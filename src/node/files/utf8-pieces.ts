const LINE_FEED = 0x0a;

/** Decodes a UTF-8 stream piece by piece; yields `not-utf-8` for an invalid line, and continues after that line. */
export class Utf8Pieces {
  #reader = new PieceReader();
  /** Whether the current line is not UTF-8. */
  #passing = false;

  /** Takes the next bytes, and yields their text. */
  *push(chunk: Uint8Array): Generator<string | 'not-utf-8'> {
    let bytes = chunk;
    if (this.#passing) {
      const end = bytes.indexOf(LINE_FEED);
      if (end < 0) return;
      bytes = bytes.subarray(end);
      this.#passing = false;
    }
    const text = this.#reader.read(bytes);
    if (text === undefined) yield* this.#byLines(Buffer.concat([this.#reader.unfinished, bytes]));
    else yield text;
  }

  /** Yields a fault if the stream ends with an incomplete character. */
  *end(): Generator<'not-utf-8'> {
    if (!this.#passing && this.#reader.unfinished.length > 0) yield 'not-utf-8';
  }

  /** Yields the text of partly invalid bytes line by line, so that all other lines are read. */
  *#byLines(bytes: Uint8Array): Generator<string | 'not-utf-8'> {
    for (const line of linesIn(bytes)) {
      this.#reader = new PieceReader();
      const ended = line.at(-1) === LINE_FEED;
      const whole = ended ? this.#reader.readAll(line) : this.#reader.read(line);
      if (whole !== undefined) {
        yield whole;
        continue;
      }
      yield goodPart(line);
      yield 'not-utf-8';
      this.#reader = new PieceReader();
      if (ended) yield '\n';
      else this.#passing = true;
    }
  }
}

/** Decodes text in pieces that may end inside a character. */
class PieceReader {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  /** The last bytes, which may contain an incomplete character. */
  #last: Uint8Array = new Uint8Array();

  /** Returns the text of the next bytes; undefined if they are invalid, after which reading must stop. */
  read(bytes: Uint8Array): string | undefined {
    const text = decoded(() => this.#decoder.decode(bytes, { stream: true }));
    if (text !== undefined) this.#last = Buffer.concat([this.#last, bytes.subarray(-LONGEST)]).subarray(-LONGEST);
    return text;
  }

  /** Returns the text of the final bytes in the same way. */
  readAll(bytes: Uint8Array): string | undefined {
    return decoded(() => this.#decoder.decode(bytes));
  }

  /** Returns the start of an incomplete character. */
  get unfinished(): Uint8Array {
    const last = this.#last;
    const lead = last.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
    const length = utf8Length(last[lead] ?? 0);
    return lead >= 0 && last.length - lead < length ? last.subarray(lead) : new Uint8Array();
  }
}

/** The maximum length of an incomplete character in bytes. */
const LONGEST = 3;

function utf8Length(lead: number): number {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

function* linesIn(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
    yield bytes.subarray(from, end + 1);
    from = end + 1;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

/** Returns the valid text at the start of partly invalid bytes. */
function goodPart(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  let text = '';
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const begun = new PieceReader().read(bytes.subarray(0, middle));
    if (begun === undefined) bad = middle;
    else [good, text] = [middle, begun];
  }
  return text;
}

function decoded(decode: () => string): string | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
