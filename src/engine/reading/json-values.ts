import type { Message } from '../text/message.ts';
import type { TextPosition } from './problem.ts';

/**
 * The next item in a text, with its position. One of three: the text of a JSON value, a value that is too large, or
 * broken text up to the point where a reader notices the fault. If the broken text alone does not show the fault, the
 * item has a reason and a position.
 */
export type SplitItem = TextPosition &
  ({ kind: 'value'; text: string } | { kind: 'too-large' } | { kind: 'broken'; text: string; reason?: BrokenReason });

interface BrokenReason {
  what: Message;
  place: TextPosition;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The characters that end a number or a word. */
const DELIMITER = /[\s{}[\]",:]/;

/** The numbers and words that are values. */
const WORD = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Values nested deeper are not followed to their end. Readers reject even far fewer levels. */
const DEEPEST = 512;

type State =
  /** Before a value. */
  | 'between'
  /** In an object or an array. */
  | 'nested'
  /** In a string that is not nested. */
  | 'text'
  /** In a number or a word. */
  | 'word'
  /** In the rest of a broken line. */
  | 'passing';

/**
 * Splits a text, received in chunks, into consecutive JSON values, with or without white space between them, on one
 * line or several. It follows brackets and strings but leaves it to the reader to check that a value is JSON. Values of
 * more than `limit` characters are skipped.
 *
 * Text that cannot be a value is returned as broken. Splitting continues on the next line or, if an unterminated value
 * spans several lines, on the first line where another value may begin. Lines indented below a broken value belong to
 * it.
 */
export class JsonSplitter {
  readonly #limit: number;
  #state: State = 'between';
  /** The chunks of the current value and their total length; empty once it is too large. */
  #pieces: string[] = [];
  #length = 0;
  /** The closing brackets of everything open in the value. */
  #open: number[] = [];
  #inText = false;
  #escaped = false;
  /** The last character of the value that is not white space, outside strings. */
  #last = 0;
  /** The current position, and the start of the value. */
  #line = 1;
  #column = 1;
  #start: TextPosition = { line: 1, column: 1 };
  /** Whether the line has only had white space so far. */
  #lineIsBlank = true;
  /**
   * The next line within the value where another value may begin: the line number, and the offset in the text of the
   * value.
   */
  #restart: { line: number; offset: number } | undefined;
  /** Whether a value was abandoned with open brackets. Lines indented below it are skipped. */
  #hanging = false;

  /**
   * @param limit the largest length of a value in characters
   * @param line the number of the first line
   */
  constructor(limit: number, line = 1) {
    this.#limit = limit;
    this.#line = line;
  }

  /** The current line number. */
  get line(): number {
    return this.#line;
  }

  *push(chunk: string): Generator<SplitItem> {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const unit = chunk.charCodeAt(at);
      if (this.#state === 'passing' && unit !== LINE_FEED) {
        at = this.#pass(chunk, at) - 1;
        continue;
      }
      if (this.#state === 'word' && DELIMITER.test(chunk[at] ?? '')) {
        this.#keep(chunk.slice(from, at));
        const word = this.#pieces.join('');
        if (this.#isTooLarge || WORD.test(word)) yield this.#finish();
        else yield this.#breakOff();
        from = at--; // read again as the start of the next item
        continue;
      }
      if (this.#state === 'between') {
        from = at;
        this.#begin(unit);
      } else if (this.#isTooDeep(unit)) {
        this.#keep(chunk.slice(from, at));
        yield this.#breakOff(chunk[at]);
        from = at--;
        continue;
      } else if (this.#isBroken(unit)) {
        this.#keep(chunk.slice(from, at));
        yield* this.#breakOffAndRestart(chunk[at]);
        from = at--;
        continue;
      } else if (this.#mayBeginAnother(unit)) {
        this.#restart ??= { line: this.#line, offset: this.#length + at - from - (this.#column - 1) };
        this.#follow(unit);
      } else if (this.#follow(unit)) {
        this.#keep(chunk.slice(from, at + 1));
        yield this.#finish();
      }
      this.#step(unit);
    }
    if (this.#isInValue) this.#keep(chunk.slice(from));
  }

  /** Returns the end of the line in a chunk, or the end of the chunk. */
  #pass(chunk: string, at: number): number {
    const end = chunk.indexOf('\n', at);
    const passed = end < 0 ? chunk.length : end;
    this.#column += passed - at;
    return passed;
  }

  *end(): Generator<SplitItem> {
    while (this.#isInValue) {
      const isWord = this.#state === 'word' && (this.#isTooLarge || WORD.test(this.#pieces.join('')));
      if (isWord) yield this.#finish();
      else yield* this.#breakOffAndRestart();
    }
  }

  /** Reports that the rest of this line cannot be read. */
  *refuse(what: Message): Generator<SplitItem> {
    if (this.#state === 'passing') return;
    const reason = { what, place: { line: this.#line, column: this.#column } };
    if (!this.#isInValue) this.#begin(0);
    while (this.#isInValue) yield* this.#breakOffAndRestart('', reason);
  }

  get #isInValue(): boolean {
    return this.#state === 'nested' || this.#state === 'text' || this.#state === 'word';
  }

  get #isTooLarge(): boolean {
    return this.#length > this.#limit;
  }

  /** Begins a value, unless the character is white space. */
  #begin(unit: number): void {
    if (isSpace(unit)) return;
    if (this.#hanging && this.#hangsBelow(unit)) {
      this.#state = 'passing';
      return;
    }
    this.#hanging = false;
    this.#start = { line: this.#line, column: this.#column };
    this.#last = 0;
    this.#state = 'nested';
    if (unit === QUOTE) this.#state = 'text';
    else if (!isOpening(unit)) this.#state = 'word';
    this.#follow(unit);
  }

  /** Returns whether a line that begins here continues an abandoned value. */
  #hangsBelow(unit: number): boolean {
    if (!this.#lineIsBlank) return false;
    return this.#column > this.#start.column || unit === CLOSE_OBJECT || unit === CLOSE_ARRAY || unit === COMMA;
  }

  /** Processes the next character of a string, an object or an array. Returns true for the last one. */
  #follow(unit: number): boolean {
    if (this.#state === 'word') return false;
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (unit === BACKSLASH) this.#escaped = true;
      else if (unit === QUOTE) this.#inText = false;
      return this.#state === 'text' && !this.#inText;
    }
    if (isSpace(unit)) return false;
    this.#last = unit;
    if (unit === QUOTE) this.#inText = true;
    else if (unit === OPEN_OBJECT) this.#open.push(CLOSE_OBJECT);
    else if (unit === OPEN_ARRAY) this.#open.push(CLOSE_ARRAY);
    else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) {
      this.#open.pop();
      return this.#open.length === 0;
    }
    return false;
  }

  /** Returns whether a value cannot continue with this character. */
  #isBroken(unit: number): boolean {
    if (this.#inText) return unit === LINE_FEED;
    if (this.#state !== 'nested') return false;
    if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) return this.#open.at(-1) !== unit;
    return this.#mayBeginAnother(unit) && !this.#takesValue();
  }

  /** Returns whether a bracket exceeds the depth. Such a value does not restart: each of its lines could be as deep. */
  #isTooDeep(unit: number): boolean {
    return this.#open.length >= DEEPEST && !this.#inText && this.#state === 'nested' && isOpening(unit);
  }

  /**
   * Returns whether an opening bracket may begin another value: it is first on its line and not indented more than the
   * value.
   */
  #mayBeginAnother(unit: number): boolean {
    const isFirst = this.#state === 'nested' && this.#lineIsBlank && isOpening(unit);
    return isFirst && this.#column <= this.#start.column;
  }

  /** Returns whether a value may come next within the current one. */
  #takesValue(): boolean {
    if (this.#last === COLON) return true;
    return this.#open.at(-1) === CLOSE_ARRAY && (this.#last === OPEN_ARRAY || this.#last === COMMA);
  }

  #step(unit: number): void {
    if (unit === LINE_FEED) {
      this.#line++;
      this.#column = 1;
      this.#lineIsBlank = true;
      if (this.#state === 'passing') this.#state = 'between';
      return;
    }
    if (unit < 0xdc00 || unit > 0xdfff) this.#column++; // not the second half of a surrogate pair
    if (!isSpace(unit)) this.#lineIsBlank = false;
  }

  #keep(piece: string): void {
    this.#length += piece.length;
    if (this.#isTooLarge) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  #finish(): SplitItem {
    const text = this.#pieces.join('');
    const item: SplitItem = this.#isTooLarge
      ? { kind: 'too-large', ...this.#start }
      : { kind: 'value', text, ...this.#start };
    this.#leave('between');
    return item;
  }

  /**
   * Abandons the value and the rest of its line.
   * @param breaking the character that does not fit
   */
  #breakOff(breaking = '', reason?: BrokenReason): SplitItem {
    const text = this.#pieces.join('') + breaking;
    const item: SplitItem = this.#isTooLarge
      ? { kind: 'too-large', ...this.#start }
      : { kind: 'broken', text, ...(reason && { reason }), ...this.#start };
    this.#hanging = this.#open.length > 0;
    this.#leave('passing');
    return item;
  }

  /** Abandons the value. If another one may have begun on one of its lines, continues there. */
  *#breakOffAndRestart(breaking = '', reason?: BrokenReason): Generator<SplitItem> {
    const text = this.#pieces.join('');
    const restart = this.#isTooLarge ? undefined : this.#restart;
    const here = this.#lineIsBlank;
    yield this.#breakOff(breaking, reason);
    if (restart === undefined) {
      // This line broke the value and may begin another.
      if (here) this.#leave('between');
      return;
    }
    this.#leave('between');
    this.#hanging = false;
    this.#line = restart.line;
    this.#column = 1;
    this.#lineIsBlank = true;
    yield* this.push(text.slice(restart.offset));
  }

  #leave(state: State): void {
    this.#state = state;
    this.#pieces = [];
    this.#length = 0;
    this.#open = [];
    this.#inText = false;
    this.#escaped = false;
    this.#restart = undefined;
  }
}

function isOpening(unit: number): boolean {
  return unit === OPEN_OBJECT || unit === OPEN_ARRAY;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === LINE_FEED || unit === 0x0d || unit === 0x09;
}
