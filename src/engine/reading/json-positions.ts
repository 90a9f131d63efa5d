import { decimalText } from '../model/decimal-text.ts';
import { type Json, type JsonObject, setMember } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { detailed, type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import { MAX_DEPTH, MAX_PROBLEMS, type Problem, type Reading, readingOf, Stop, TextPositions } from './problem.ts';

/**
 * Reads one JSON value (RFC 8259) character by character. It is much slower than `JSON.parse`, but it has the position
 * of every fault, detects duplicate names, and keeps numbers that a JavaScript number cannot hold as `NumberText`. Own
 * code, because jsonc-parser reads numbers as JavaScript numbers and does not report duplicate names.
 */
export function readJsonWithPositions(text: string): Reading {
  const reader = new PositionedReader(text, { goesOn: false });
  return readingOf(reader, () => reader.whole());
}

/** A JSON problem with its offset in the text, in UTF-16 units. */
export interface JsonProblem extends Problem {
  offset: number;
}

/**
 * Finds the problems of JSON text while it is being edited. After each problem it continues where the next member or
 * entry may begin. Returns an empty list for valid JSON, also after a byte order mark.
 */
export function jsonProblems(text: string): JsonProblem[] {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const reader = new PositionedReader(text.slice(start), { goesOn: true });
  try {
    reader.whole();
  } catch (stop) {
    reader.note(stop);
  }
  return reader.problems.map((problem) => ({ ...problem, offset: problem.offset + start }));
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

/**
 * The text to skip after a problem: a comment up to the end of its line, otherwise anything that does not end a member
 * or entry.
 */
const PASSED = /\/\/[^\r\n]*|[^,"{}[\]\r\n]*/y;

class PositionedReader {
  readonly problems: JsonProblem[] = [];
  readonly #text: string;
  readonly #positions: TextPositions;
  /** Continue after a problem instead of stopping. */
  readonly #goesOn: boolean;
  #at = 0;
  /** Where reading resumed after the last problem. Another problem at the same place is a consequence of it. */
  #resumed = -1;
  readonly #path: (string | number)[] = [];
  /** The closing brackets of everything that is open. */
  readonly #open: string[] = [];

  constructor(text: string, { goesOn }: { goesOn: boolean }) {
    this.#text = text;
    this.#positions = new TextPositions(text);
    this.#goesOn = goesOn;
  }

  whole(): Json {
    const values: Json[] = [];
    do {
      this.#attempt(() => values.push(this.#value()));
      this.#skip(WHITE_SPACE);
    } while (this.#at === this.#resumed && !this.#isAtEnd);
    if (!this.#isAtEnd) this.#unexpected(message('nothing may follow the value'));
    return values[0] ?? null;
  }

  /** Records the problem that stopped reading, unless it follows from the previous one. Rethrows other errors. */
  note(stop: unknown): void {
    if (!(stop instanceof Stop)) throw stop;
    if (this.#at === this.#resumed && !this.#isAtEnd) return;
    this.problems.push({ ...stop.problem, offset: this.#at });
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** True once later problems would only be noise. */
  get #isLast(): boolean {
    return this.#isAtEnd || this.#open.length > MAX_DEPTH || this.problems.length >= MAX_PROBLEMS;
  }

  /** Reads a part of the text. In continuing mode, skips text that cannot be read. */
  #attempt(read: () => void): void {
    if (!this.#goesOn) {
      read();
      return;
    }
    const [steps, open] = [this.#path.length, this.#open.length];
    try {
      read();
    } catch (stop) {
      if (this.#isLast) throw stop;
      this.note(stop);
      this.#path.length = steps;
      this.#open.length = open;
      this.#passOver();
    }
  }

  /** Skips text that cannot be read, up to a possible comma, closing bracket, member or entry. */
  #passOver(): void {
    for (;;) {
      this.#skip(PASSED);
      this.#skip(WHITE_SPACE);
      if (this.#isNoMember) this.#value();
      else if (this.#isStray) this.#at++;
      else break;
    }
    this.#resumed = this.#at;
  }

  /** Whether an object or array comes next where a member is expected. */
  get #isNoMember(): boolean {
    const character = this.#peek();
    return this.#open.at(-1) === '}' && (character === '{' || character === '[');
  }

  /** Whether the next bracket closes nothing or, outside all brackets, a document cannot begin here. */
  get #isStray(): boolean {
    const character = this.#peek();
    if (character === undefined) return false;
    if (this.#open.length === 0) return !'{["'.includes(character);
    return '}]'.includes(character) && !this.#open.includes(character);
  }

  #value(): Json {
    this.#skip(WHITE_SPACE);
    const character = this.#peek();
    if (character === '{') return this.#nested('}', () => this.#object());
    if (character === '[') return this.#nested(']', () => this.#array());
    if (character === '"') return this.#string();
    if (character === '-' || isDigit(character)) return this.#number();
    for (const [word, value] of WORDS) if (character === word[0]) return this.#word(word, value);
    return this.#unexpected(message('expected a value'));
  }

  #nested(bracket: string, read: () => Json): Json {
    if (this.#open.push(bracket) > MAX_DEPTH) {
      throw this.#stop('depth', message('more than {most} levels of arrays and objects', { most: MAX_DEPTH }));
    }
    const value = read();
    this.#open.pop();
    return value;
  }

  #object(): JsonObject {
    const object: JsonObject = {};
    this.#at++;
    if (this.#closes('}')) return object;
    do this.#attempt(() => this.#member(object));
    while (!this.#ends('}'));
    return object;
  }

  #member(object: JsonObject): void {
    this.#skip(WHITE_SPACE);
    const start = this.#at;
    if (this.#peek() !== '"') this.#unexpected(message('expected a member name in double quotes'));
    const name = this.#string();
    this.#path.push(name);
    if (Object.hasOwn(object, name)) this.#duplicate(name, start);
    this.#skip(WHITE_SPACE);
    if (this.#peek() !== ':') this.#unexpected(message('expected ":" after the member name'));
    this.#at++;
    setMember(object, name, this.#value());
    this.#path.pop();
  }

  #array(): Json[] {
    const array: Json[] = [];
    this.#at++;
    if (this.#closes(']')) return array;
    do this.#attempt(() => this.#entry(array));
    while (!this.#ends(']'));
    return array;
  }

  #entry(array: Json[]): void {
    this.#path.push(array.length);
    array.push(this.#value());
    this.#path.pop();
  }

  /** Consumes the comma after a member or entry, or the closing bracket. Returns true for the bracket. */
  #ends(bracket: string): boolean {
    if (this.#closes(bracket)) return true;
    if (this.#peek() !== ',') {
      this.#attempt(() => this.#unexpected(message('expected "," or "{bracket}"', { bracket })));
      if (this.#closes(bracket)) return true;
    }
    // When continuing, a bracket that closes an outer value ends this one too.
    if (this.#peek() !== ',') return this.#peek() === '}' || this.#peek() === ']';
    this.#at++;
    return false;
  }

  #string(): string {
    let value = '';
    this.#at++;
    for (;;) {
      value += this.#plainText();
      if (this.#peek() === '"') {
        this.#at++;
        return value;
      }
      try {
        value += this.#escape();
      } catch (stop) {
        // A line break ends the string, like a quote.
        if (!this.#goesOn || this.#isLast || /[\r\n]/.test(this.#peek() ?? '')) throw stop;
        this.note(stop);
        this.#at++;
      }
    }
  }

  /** Returns the text up to the next quote, backslash, control character or the end. */
  #plainText(): string {
    const start = this.#at;
    for (; this.#at < this.#text.length; this.#at++) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit === 0x22 || unit === 0x5c || unit < 0x20) break;
    }
    return this.#text.slice(start, this.#at);
  }

  #escape(): string {
    // Usually the closing quote is missing.
    if (/[\r\n]/.test(this.#peek() ?? '')) this.#unexpected(message('close the text with a quotation mark'));
    if (this.#peek() !== '\\') this.#unexpected(message('write such characters as \\n, \\t or \\u00XX'));
    this.#at++;
    const character = this.#peek();
    const plain = character === undefined ? undefined : ESCAPES[character];
    if (plain === undefined && character !== 'u') {
      this.#unexpected(message('after a backslash write ", \\, /, b, f, n, r, t or u and four hexadecimal digits'));
    }
    this.#at++;
    if (plain !== undefined) return plain;
    const start = this.#at;
    while (this.#at < start + 4) {
      if (!/[0-9a-f]/i.test(this.#peek() ?? ''))
        this.#unexpected(message('expected four hexadecimal digits after \\u'));
      this.#at++;
    }
    return String.fromCharCode(Number.parseInt(this.#text.slice(start, this.#at), 16));
  }

  #number(): number | NumberText {
    const start = this.#at;
    if (this.#peek() === '-') this.#at++;
    if (this.#peek() === '0') {
      this.#at++;
      if (isDigit(this.#peek())) this.#unexpected(message('a number must not have leading zeros'));
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
    if (this.#skip(DIGITS) === '') this.#unexpected(message('expected a digit'));
  }

  #word(word: string, value: Json): Json {
    for (const character of word) {
      if (this.#peek() !== character) this.#unexpected(message('expected {word}', { word }));
      this.#at++;
    }
    return value;
  }

  /** Consumes the closing bracket of an array or object, if it comes next. */
  #closes(bracket: string): boolean {
    this.#skip(WHITE_SPACE);
    if (this.#peek() !== bracket) return false;
    this.#at++;
    return true;
  }

  #peek(): string | undefined {
    return this.#text[this.#at];
  }

  /** Consumes and returns the match of a sticky pattern at this position. */
  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #duplicate(name: string, offset: number): void {
    if (this.problems.length >= MAX_PROBLEMS) return;
    const what = message('duplicate member {name} in one object', { name: cut(name) });
    this.problems.push({ ...this.#problem('duplicate', what, offset), offset });
  }

  /** Stops at the current character or at the end of the text. */
  #unexpected(expected: Message): never {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) throw this.#stop('syntax', message('unexpected end of input'));
    throw this.#stop('syntax', detailed(unexpected(point), expected));
  }

  #stop(kind: Problem['kind'], what: Message): Stop {
    return new Stop(this.#problem(kind, what, this.#at));
  }

  #problem(kind: Problem['kind'], what: Message, offset: number): Problem {
    return { kind: kind, path: [...this.#path], what, ...this.#positions.at(offset) };
  }
}

/** Returns the number of a literal, as a JavaScript number if that is exact. */
export function exactly(literal: string): number | NumberText {
  const kept = new NumberText(literal);
  const value = Number(literal);
  const digits = decimalText(kept);
  return digits !== undefined && digits === decimalText(value) ? value : kept;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

/** Returns a message about a character: itself if printable, otherwise its code point. */
function unexpected(point: number): Message {
  if (point === 0x0a || point === 0x0d) return message('unexpected line break');
  if (point === 0x09) return message('unexpected tab');
  const character = String.fromCodePoint(point);
  const prints = point > 0x20 && !/[\p{C}\p{Z}]/u.test(character);
  if (prints) return message('unexpected {found}', { found: JSON.stringify(character) });
  return message('unexpected character U+{code}', { code: point.toString(16).toUpperCase().padStart(4, '0') });
}

function cut(name: string): string {
  return JSON.stringify(shorten(name));
}
