import { decimalText } from '../model/decimal-text.ts';
import { type Json, type JsonObject, setMember } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { type Message, message, type Value } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import { MAX_DEPTH, MAX_PROBLEMS, type Problem, type Reading, readingOf, Stop, TextPositions } from './problem.ts';

/**
 * Reads the text of one JSON value (RFC 8259) character by character: much slower than `JSON.parse`, but knows the place of every
 * fault, sees names that occur twice, and keeps numbers that a JavaScript number cannot hold as `NumberText`.
 */
export function readJsonWithPositions(text: string): Reading {
  const reader = new PositionedReader(text, { goesOn: false });
  return readingOf(reader, () => reader.whole());
}

/** A problem of JSON, and its offset in the text: UTF-16 units from the start. */
export interface JsonProblem extends Problem {
  offset: number;
}

/**
 * Finds the problems of a text in JSON that somebody is writing: those that `readJsonWithPositions` names, and those behind, where after each
 * the text is read on from where the next member or entry may begin. Empty for a text that is JSON, also after a byte order mark.
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

/** What is passed over after a problem: a comment up to the end of its line, else all that ends neither a member nor an entry. */
const PASSED = /\/\/[^\r\n]*|[^,"{}[\]\r\n]*/y;

class PositionedReader {
  readonly problems: JsonProblem[] = [];
  readonly #text: string;
  readonly #positions: TextPositions;
  /** It goes on after a problem, instead of stopping there. */
  readonly #goesOn: boolean;
  #at = 0;
  /** Where it went on after the last problem: another one right there is a consequence of that. */
  #resumed = -1;
  readonly #path: (string | number)[] = [];
  /** The brackets that close what is open. */
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

  /** Keeps the problem that reading stopped at, unless it is a consequence of the one before; throws what is none. */
  note(stop: unknown): void {
    if (!(stop instanceof Stop)) throw stop;
    if (this.#at === this.#resumed && !this.#isAtEnd) return;
    this.problems.push({ ...stop.problem, offset: this.#at });
  }

  get #isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Nothing that comes after this problem would tell anything. */
  get #isLast(): boolean {
    return this.#isAtEnd || this.#open.length > MAX_DEPTH || this.problems.length >= MAX_PROBLEMS;
  }

  /** Reads a part of the text; after a problem in it, where the reader goes on, passes over what cannot be read. */
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

  /** Steps over what cannot be read, up to what may be a comma, a bracket that closes, a member or an entry. */
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

  /** What comes next is an object or array where an object has its members. */
  get #isNoMember(): boolean {
    const character = this.#peek();
    return this.#open.at(-1) === '}' && (character === '{' || character === '[');
  }

  /** What comes next is a bracket that closes nothing or, outside of all brackets, nothing that a document begins with. */
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

  /** Steps over the comma after a member or an entry, or over the bracket behind the last one: true for that. */
  #ends(bracket: string): boolean {
    if (this.#closes(bracket)) return true;
    if (this.#peek() !== ',') {
      this.#attempt(() => this.#unexpected(message('expected "," or "{bracket}"', { bracket })));
      if (this.#closes(bracket)) return true;
    }
    // Going on, a bracket that closes something further out ends this too.
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
        // A line break ends the text, like its quote.
        if (!this.#goesOn || this.#isLast || /[\r\n]/.test(this.#peek() ?? '')) throw stop;
        this.note(stop);
        this.#at++;
      }
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
    if (this.#peek() !== '\\') this.#unexpected(message('a text writes such characters as \\n, \\t or \\u00XX'));
    this.#at++;
    const character = this.#peek();
    const plain = character === undefined ? undefined : ESCAPES[character];
    if (plain === undefined && character !== 'u') {
      this.#unexpected(message('after a backslash come ", \\, /, b, f, n, r, t or u and four hexadecimal digits'));
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
      if (isDigit(this.#peek())) this.#unexpected(message('a number has no zeros in front'));
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
    const what = message('member {name} occurs twice in one object', { name: cut(name) });
    this.problems.push({ ...this.#problem('duplicate', what, offset), offset });
  }

  /** Stops at the character that stands here, or at the end of the text. */
  #unexpected(expected: Message): never {
    const point = this.#text.codePointAt(this.#at);
    if (point === undefined) throw this.#stop('syntax', message('unexpected end of input'));
    throw this.#stop('syntax', message('unexpected {found}, {expected}', { found: shown(point), expected }));
  }

  #stop(sort: Problem['sort'], what: Message): Stop {
    return new Stop(this.#problem(sort, what, this.#at));
  }

  #problem(sort: Problem['sort'], what: Message, offset: number): Problem {
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
function shown(point: number): Value {
  if (point === 0x0a || point === 0x0d) return message('line break');
  if (point === 0x09) return message('tab');
  const prints = point > 0x20 && !/[\p{C}\p{Z}]/u.test(String.fromCodePoint(point));
  if (prints) return JSON.stringify(String.fromCodePoint(point));
  const code = point.toString(16).toUpperCase().padStart(4, '0');
  return message('character U+{code}', { code });
}

function cut(name: string): string {
  return JSON.stringify(shorten(name));
}
