import { decimalText } from '../model/decimal-text.ts';
import { type Json, type JsonObject, setMember } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { shorten } from '../text/shorten.ts';
import { MAX_DEPTH, MAX_PROBLEMS, type Problem, type Reading, readingOf, Stop, TextPositions } from './problem.ts';

/**
 * Reads the text of one JSON value (RFC 8259) character by character: much slower than `JSON.parse`, but knows the place of every
 * fault, sees names that occur twice, and keeps numbers that a JavaScript number cannot hold as `NumberText`.
 */
export function readJsonWithPositions(text: string): Reading {
  const reader = new PositionedReader(text);
  return readingOf(reader, () => reader.whole());
}

const WORDS: readonly [string, Json][] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const WHITE_SPACE = /[ \t\n\r]+/y;
const DIGITS = /[0-9]+/y;

class PositionedReader {
  readonly problems: Problem[] = [];
  readonly #text: string;
  readonly #positions: TextPositions;
  #at = 0;
  readonly #path: (string | number)[] = [];
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#positions = new TextPositions(text);
  }

  whole(): Json {
    const value = this.#value();
    this.#skip(WHITE_SPACE);
    if (this.#at < this.#text.length) this.#unexpected('nothing may follow the value');
    return value;
  }

  #value(): Json {
    this.#skip(WHITE_SPACE);
    const character = this.#peek();
    if (character === '{') return this.#nested(() => this.#object());
    if (character === '[') return this.#nested(() => this.#array());
    if (character === '"') return this.#string();
    if (character === '-' || isDigit(character)) return this.#number();
    for (const [word, value] of WORDS) if (character === word[0]) return this.#word(word, value);
    return this.#unexpected('expected a value');
  }

  #nested(read: () => Json): Json {
    if (++this.#depth > MAX_DEPTH) throw this.#stop('depth', `more than ${MAX_DEPTH} levels of arrays and objects`);
    const value = read();
    this.#depth--;
    return value;
  }

  #object(): JsonObject {
    const object: JsonObject = {};
    this.#at++;
    if (this.#closes('}')) return object;
    for (;;) {
      this.#skip(WHITE_SPACE);
      const start = this.#at;
      if (this.#peek() !== '"') this.#unexpected('expected a member name in double quotes');
      const name = this.#string();
      this.#path.push(name);
      if (Object.hasOwn(object, name)) this.#duplicate(name, start);
      this.#skip(WHITE_SPACE);
      if (this.#peek() !== ':') this.#unexpected('expected ":" after the member name');
      this.#at++;
      setMember(object, name, this.#value());
      this.#path.pop();
      if (this.#closes('}')) return object;
      if (this.#peek() !== ',') this.#unexpected('expected "," or "}"');
      this.#at++;
    }
  }

  #array(): Json[] {
    const array: Json[] = [];
    this.#at++;
    if (this.#closes(']')) return array;
    for (;;) {
      this.#path.push(array.length);
      array.push(this.#value());
      this.#path.pop();
      if (this.#closes(']')) return array;
      if (this.#peek() !== ',') this.#unexpected('expected "," or "]"');
      this.#at++;
    }
  }

  #string(): string {
    let value = '';
    this.#at++;
    for (;;) {
      value += this.#plainText();
      const character = this.#peek();
      if (character === '"') {
        this.#at++;
        return value;
      }
      if (character !== '\\') this.#unexpected('a text writes such characters as \\n, \\t or \\u00XX');
      this.#at++;
      value += this.#escape();
    }
  }

  /** What stands up to the next quote, backslash, control character or the end. */
  #plainText(): string {
    const start = this.#at;
    for (; this.#at < this.#text.length; this.#at++) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit === 0x22 || unit === 0x5c || unit < 0x20) break;
    }
    return this.#text.slice(start, this.#at);
  }

  #escape(): string {
    const character = this.#peek();
    const plain = character === undefined ? undefined : ESCAPES[character];
    if (plain === undefined && character !== 'u') {
      this.#unexpected('after a backslash come ", \\, /, b, f, n, r, t or u and four hexadecimal digits');
    }
    this.#at++;
    if (plain !== undefined) return plain;
    const start = this.#at;
    while (this.#at < start + 4) {
      if (!/[0-9a-f]/i.test(this.#peek() ?? '')) this.#unexpected('expected four hexadecimal digits after \\u');
      this.#at++;
    }
    return String.fromCharCode(Number.parseInt(this.#text.slice(start, this.#at), 16));
  }

  #number(): number | NumberText {
    const start = this.#at;
    if (this.#peek() === '-') this.#at++;
    if (this.#peek() === '0') {
      this.#at++;
      if (isDigit(this.#peek())) this.#unexpected('a number has no zeros in front');
    } else this.#digits();
    if (this.#peek() === '.') {
      this.#at++;
      this.#digits();
    }
    if (this.#peek() === 'e' || this.#peek() === 'E') {
      this.#at++;
      if (this.#peek() === '+' || this.#peek() === '-') this.#at++;
      this.#digits();
    }
    return exactly(this.#text.slice(start, this.#at));
  }

  #digits(): void {
    if (this.#skip(DIGITS) === '') this.#unexpected('expected a digit');
  }

  #word(word: string, value: Json): Json {
    for (const character of word) {
      if (this.#peek() !== character) this.#unexpected(`expected ${word}`);
      this.#at++;
    }
    return value;
  }

  /** Steps over the bracket that closes an array or object, if it comes next. */
  #closes(bracket: string): boolean {
    this.#skip(WHITE_SPACE);
    if (this.#peek() !== bracket) return false;
    this.#at++;
    return true;
  }

  #peek(): string | undefined {
    return this.#text[this.#at];
  }

  /** Steps over what the (sticky) pattern finds here, and gives it. */
  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #duplicate(name: string, offset: number): void {
    if (this.problems.length >= MAX_PROBLEMS) return;
    this.problems.push(this.#problem('duplicate', `member ${cut(name)} occurs twice in one object`, offset));
  }

  /** Stops at the character that stands here, or at the end of the text. */
  #unexpected(expected: string): never {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) throw this.#stop('syntax', 'unexpected end of input');
    throw this.#stop('syntax', `unexpected ${shown(point)}, ${expected}`);
  }

  #stop(sort: Problem['sort'], what: string): Stop {
    return new Stop(this.#problem(sort, what, this.#at));
  }

  #problem(sort: Problem['sort'], what: string, offset: number): Problem {
    return { sort, path: [...this.#path], what, ...this.#positions.at(offset) };
  }
}

/** The number a literal says: as a JavaScript number where that says the same. */
export function exactly(literal: string): number | NumberText {
  const kept = new NumberText(literal);
  const value = Number(literal);
  const digits = decimalText(kept);
  return digits !== undefined && digits === decimalText(value) ? value : kept;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

/** A character in a message: itself where it prints, else its code point. */
function shown(point: number): string {
  if (point === 0x0a || point === 0x0d) return 'line break';
  if (point === 0x09) return 'tab';
  const prints = point > 0x20 && !/[\p{C}\p{Z}]/u.test(String.fromCodePoint(point));
  if (prints) return JSON.stringify(String.fromCodePoint(point));
  return `character U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

function cut(name: string): string {
  return JSON.stringify(shorten(name));
}
