/** A JSON value in a stream, and where it begins (1-based, the column in UTF-16 units); or what it is that is none. */
export type StreamItem =
  | { sort: 'value'; text: string; line: number; column: number }
  | { sort: 'too-large' }
  | { sort: 'broken'; what: string };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;

/** What ends a number or a word. */
const DELIMITER = /[\s{}[\]",:]/;

/**
 * The JSON values that follow each other in a stream, with or without white space between them, as their texts: whether
 * they are JSON is not looked at. A value of more than `limit` characters is passed over; bytes that are no UTF-8 end
 * the stream as broken, after the values before them.
 */
export async function* jsonValues(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<StreamItem> {
  const splitter = new Splitter(limit);
  for await (const text of textsOf(source)) {
    if (text !== undefined) yield* splitter.push(text);
    else {
      const { line, column } = splitter.place;
      yield { sort: 'broken', what: `the stream is not UTF-8 at line ${line}, column ${column}` };
      return;
    }
  }
  yield* splitter.end();
}

/** The text of a stream in pieces, as far as it is UTF-8; undefined, and no more, where it is not. */
async function* textsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** The last bytes, of which a character may be missing its rest. */
  let last: Uint8Array = new Uint8Array();
  for await (const bytes of source) {
    const text = decoded(() => decoder.decode(bytes, { stream: true }));
    if (text === undefined) {
      yield goodPart(Buffer.concat([unfinished(last), bytes]));
      yield undefined;
      return;
    }
    yield text;
    last = Buffer.concat([last, bytes.subarray(-LONGEST)]).subarray(-LONGEST);
  }
  yield decoded(() => decoder.decode());
}

/** The most bytes of a character that is not whole. */
const LONGEST = 3;

/** The beginning of a character at the end of bytes, if there is one. */
function unfinished(bytes: Uint8Array): Uint8Array {
  const lead = bytes.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  const length = utf8Length(bytes[lead] ?? 0);
  return lead >= 0 && bytes.length - lead < length ? bytes.subarray(lead) : new Uint8Array();
}

function utf8Length(lead: number): number {
  if (lead < 0xc0) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** The text at the beginning of bytes that are not all UTF-8. */
function goodPart(bytes: Uint8Array): string {
  let [good, bad] = [0, bytes.length];
  let text = '';
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const begun = decoded(() => decoder.decode(bytes.subarray(0, middle), { stream: true }));
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

type State = 'between' | 'nested' | 'text' | 'word';

/** Takes the stream in pieces and finds where its values end. */
class Splitter {
  readonly #limit: number;
  #state: State = 'between';
  /** Pieces of the value that has begun, and how long they are. */
  #pieces: string[] = [];
  #length = 0;
  #depth = 0;
  #inText = false;
  #escaped = false;
  /** Where the stream is, and where the value began. */
  #line = 1;
  #column = 1;
  #start = { line: 1, column: 1 };

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Where the stream is. */
  get place(): { line: number; column: number } {
    return { line: this.#line, column: this.#column };
  }

  *push(chunk: string): Generator<StreamItem> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const isStart = this.#state === 'between' && !isSpace(chunk.charCodeAt(at));
      if (this.#state === 'word' && DELIMITER.test(chunk[at] ?? '')) {
        this.#keep(chunk.slice(from, at));
        yield this.#finish();
        at--; // looked at again, as what follows
        continue;
      }
      if (isStart) {
        from = at;
        this.#begin(chunk.charCodeAt(at));
      } else if (this.#ends(chunk.charCodeAt(at))) {
        this.#keep(chunk.slice(from, at + 1));
        yield this.#finish();
      }
      this.#step(chunk.charCodeAt(at));
    }
    if (this.#state !== 'between') this.#keep(chunk.slice(from));
  }

  *end(): Generator<StreamItem> {
    if (this.#state !== 'between') yield this.#finish();
  }

  #begin(unit: number): void {
    this.#start = { line: this.#line, column: this.#column };
    if (unit === 0x7b || unit === 0x5b) {
      this.#state = 'nested';
      this.#depth = 1;
    } else this.#state = unit === QUOTE ? 'text' : 'word';
    this.#inText = unit === QUOTE;
    this.#escaped = false;
  }

  /** True for the last character of a text, an object or an array. */
  #ends(unit: number): boolean {
    if (this.#state === 'between' || this.#state === 'word') return false;
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (unit === BACKSLASH) this.#escaped = true;
      else if (unit === QUOTE) this.#inText = false;
      return this.#state === 'text' && !this.#inText;
    }
    if (unit === QUOTE) this.#inText = true;
    else if (unit === 0x7b || unit === 0x5b) this.#depth++;
    else if (unit === 0x7d || unit === 0x5d) this.#depth--;
    return this.#depth === 0;
  }

  #step(unit: number): void {
    this.#column++;
    if (unit !== LINE_FEED) return;
    this.#line++;
    this.#column = 1;
  }

  #keep(piece: string): void {
    this.#length += piece.length;
    if (this.#length > this.#limit) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  #finish(): StreamItem {
    const isTooLarge = this.#length > this.#limit;
    const text = this.#pieces.join('');
    this.#state = 'between';
    this.#pieces = [];
    this.#length = 0;
    return isTooLarge ? { sort: 'too-large' } : { sort: 'value', text, ...this.#start };
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === LINE_FEED || unit === 0x0d || unit === 0x09;
}
