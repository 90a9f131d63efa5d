import { JsonSplitter, type SplitItem } from '../../engine/reading/json-values.ts';
import { message } from '../../engine/text/message.ts';
import { Utf8Pieces } from './utf8-pieces.ts';

/** Splits a stream of bytes into JSON values like `JsonSplitter`; treats invalid UTF-8 as broken. */
export class JsonValues {
  readonly #pieces = new Utf8Pieces();
  readonly #splitter: JsonSplitter;

  /**
   * @param limit the maximum length of a value
   * @param line the number of the first line of the stream
   */
  constructor(limit: number, line = 1) {
    this.#splitter = new JsonSplitter(limit, line);
  }

  /** The number of the current line. */
  get line(): number {
    return this.#splitter.line;
  }

  /** Takes the next bytes, and yields the values that end in them. */
  *push(bytes: Uint8Array): Generator<SplitItem> {
    for (const piece of this.#pieces.push(bytes)) yield* this.#split(piece);
  }

  /** Yields the rest at the end of the stream. */
  *end(): Generator<SplitItem> {
    for (const piece of this.#pieces.end()) yield* this.#split(piece);
    yield* this.#splitter.end();
  }

  #split(piece: string | 'not-utf-8'): Generator<SplitItem> {
    return piece === 'not-utf-8'
      ? this.#splitter.refuse(message('the stream is not in UTF-8'))
      : this.#splitter.push(piece);
  }
}
