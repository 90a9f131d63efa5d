import type { Message } from '../text/message.ts';
import type { TextPosition } from './problem.ts';

/**
 * What follows next in a text, and where it begins: a JSON value as its text; one that is too large; or what is none, up
 * to where that shows, with the reason and its place where the text alone does not tell them.
 */
export type SplitItem = TextPosition &
  ({ sort: 'value'; text: string } | { sort: 'too-large' } | { sort: 'broken'; text: string; reason?: BrokenReason });

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

/** What ends a number or a word. */
const DELIMITER = /[\s{}[\]",:]/;

/** The numbers and words that are values. */
const WORD = /^(?:true|false|null|-?\d[\d.eE+-]*)$/;

/** Values nested deeper are not followed to their end; far fewer levels are refused by whoever reads them. */
const DEEPEST = 512;

type State =
  /** Before a value. */
  | 'between'
  /** In an object or an array. */
  | 'nested'
  /** In a text by itself. */
  | 'text'
  /** In a number or a word. */
  | 'word'
  /** In the rest of a line that is broken. */
  | 'passing';

/**
 * Finds the JSON values that follow each other in a text, which it takes in pieces, with or without white space between
 * them, over one line or several. Brackets and texts are followed, but whether a value is JSON is left to its reader. A
 * value of more than `limit` characters is passed over.
 *
 * What cannot be a value is given as broken, and the text is read on: from the next line, or, where a value ran over
 * several lines without an end, from the first of them on which another may begin. What hangs below a broken value, the
 * further lines of one that was indented, goes with it.
 */
export class JsonSplitter {
  readonly #limit: number;
  #state: State = 'between';
  /** Pieces of the value that has begun, and how long they are; none once it is too large. */
  #pieces: string[] = [];
  #length = 0;
  /** The brackets that the value has open, by those that close them. */
  #open: number[] = [];
  #inText = false;
  #escaped = false;
  /** The last character in the value that is no white space, outside of texts. */
  #last = 0;
  /** Where the stream is, and where the value began. */
  #line = 1;
  #column = 1;
  #start: TextPosition = { line: 1, column: 1 };
  /** Nothing but white space has come in this line. */
  #lineIsBlank = true;
  /** The first line of the value after its own on which another one may begin: its number, and where it is in the text of the value. */
  #restart: { line: number; offset: number } | undefined;
  /** A value broke off with brackets open: lines that hang below it are passed over. */
  #hanging = false;

  /** @param limit characters of a value @param line the number of the line that the text begins with */
  constructor(limit: number, line = 1) {
    this.#limit = limit;
    this.#line = line;
  }

  /** The number of the line that the text has come to. */
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
        from = at--; // looked at again, as what follows
        continue;
      }
      if (this.#state === 'between') {
        from = at;
        this.#begin(unit);
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

  /** The end of the line in a chunk, or that of the chunk. */
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

  /** What follows in this line cannot be read. */
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

  /** Begins a value, unless it is white space that comes. */
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

  /** Whether a line that begins here goes on with a value that was given up. */
  #hangsBelow(unit: number): boolean {
    if (!this.#lineIsBlank) return false;
    return this.#column > this.#start.column || unit === CLOSE_OBJECT || unit === CLOSE_ARRAY || unit === COMMA;
  }

  /** Takes the next character of a text, an object or an array; true for the last one. */
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

  /** Whether a value cannot go on with this character, whatever follows. */
  #isBroken(unit: number): boolean {
    if (this.#inText) return unit === LINE_FEED;
    if (this.#state !== 'nested') return false;
    if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) return this.#open.at(-1) !== unit;
    if (isOpening(unit) && this.#open.length >= DEEPEST) return true;
    return this.#mayBeginAnother(unit) && !this.#takesValue();
  }

  /** Whether what opens here may be no part of the value: it is the first in its line, and no further in than the value itself. */
  #mayBeginAnother(unit: number): boolean {
    const isFirst = this.#state === 'nested' && this.#lineIsBlank && isOpening(unit);
    return isFirst && this.#column <= this.#start.column;
  }

  /** Whether the value goes on with a value, after what has come last. */
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
    if (unit < 0xdc00 || unit > 0xdfff) this.#column++; // no second half of a character
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
      ? { sort: 'too-large', ...this.#start }
      : { sort: 'value', text, ...this.#start };
    this.#leave('between');
    return item;
  }

  /**
   * Gives up the value, with the rest of its line.
   * @param breaking the character that does not fit what came before
   */
  #breakOff(breaking = '', reason?: BrokenReason): SplitItem {
    const text = this.#pieces.join('') + breaking;
    const item: SplitItem = this.#isTooLarge
      ? { sort: 'too-large', ...this.#start }
      : { sort: 'broken', text, ...(reason && { reason }), ...this.#start };
    this.#hanging = this.#open.length > 0;
    this.#leave('passing');
    return item;
  }

  /** The same; where another one may have begun in one of its lines, from there. */
  *#breakOffAndRestart(breaking = '', reason?: BrokenReason): Generator<SplitItem> {
    const text = this.#pieces.join('');
    const restart = this.#isTooLarge ? undefined : this.#restart;
    const here = this.#lineIsBlank;
    yield this.#breakOff(breaking, reason);
    if (restart === undefined) {
      // This line may begin another: it is what broke this one.
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
