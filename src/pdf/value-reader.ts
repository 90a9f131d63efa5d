/** Reads PDF values from bytes (ISO 32000-1, 7.2 and 7.3). Skips malformed parts, as many programs write carelessly. */

import { message } from '../engine/text/message.ts';
import { DEEPEST, PdfProblem } from './budget.ts';
import { PdfName, PdfRef, PdfString, type PdfValue } from './values.ts';

/** White space and the delimiters, which end the preceding token. */
const SPACE = classOf('\0\t\n\f\r ');
const DELIMITER = classOf('()<>[]{}/%');

function classOf(characters: string): readonly boolean[] {
  const members: boolean[] = new Array(256).fill(false);
  for (const character of characters) members[character.charCodeAt(0)] = true;
  return members;
}

const CHARACTER = {
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  percent: 0x25,
  open: 0x28,
  close: 0x29,
  slash: 0x2f,
  less: 0x3c,
  greater: 0x3e,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
} as const;

/** A token other than a value: a keyword such as `obj`, `R` or `endobj`, or the end of a list or a dictionary. */
export class Keyword {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const END_OF_LIST = new Keyword(']');
const END_OF_DICT = new Keyword('>>');
const END = new Keyword('');

type Token = PdfValue | Keyword;

/** Decrypts the bytes of a string. */
type Decrypt = (bytes: Uint8Array) => Uint8Array;

export class ValueReader {
  readonly #bytes: Uint8Array;
  readonly #decrypt: Decrypt | undefined;
  /** The offset of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, at = 0, decrypt?: Decrypt) {
    this.#bytes = bytes;
    this.at = at;
    this.#decrypt = decrypt;
  }

  /** Reads a value; null if there is none. */
  value(): PdfValue {
    const token = this.token();
    return token instanceof Keyword ? null : token;
  }

  /** Reads a value or a keyword; at the end an empty keyword. */
  token(depth = 0): Token {
    this.skipSpace();
    const first = this.#bytes[this.at];
    if (first === undefined) return END;
    switch (first) {
      case CHARACTER.slash:
        return this.#name();
      case CHARACTER.open:
        return this.#string(this.#literal());
      case CHARACTER.less:
        if (this.#bytes[this.at + 1] === CHARACTER.less) return this.#dict(depth);
        return this.#string(this.#hexadecimal());
      case CHARACTER.greater:
        this.at += this.#bytes[this.at + 1] === CHARACTER.greater ? 2 : 1;
        return END_OF_DICT;
      case CHARACTER.openList:
        return this.#list(depth);
      case CHARACTER.closeList:
        this.at++;
        return END_OF_LIST;
      default:
        return this.#word();
    }
  }

  /** Reads the given keyword if it is next, and returns whether it was. */
  keyword(text: string): boolean {
    this.skipSpace();
    for (let i = 0; i < text.length; i++) if (this.#bytes[this.at + i] !== text.charCodeAt(i)) return false;
    this.at += text.length;
    return true;
  }

  /** Skips white space and comments. */
  skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined) return;
      if (SPACE[byte]) this.at++;
      else if (byte === CHARACTER.percent) this.#skipComment();
      else return;
    }
  }

  #skipComment(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined || byte === CHARACTER.lineFeed || byte === CHARACTER.carriageReturn) return;
      this.at++;
    }
  }

  #dict(depth: number): PdfValue {
    this.at += 2;
    const dict = new Map<string, PdfValue>();
    for (;;) {
      const key = this.token(deeper(depth));
      if (key === END_OF_DICT || key === END) return dict;
      // The dictionary should have ended before a keyword like this.
      if (key instanceof Keyword && /^(?:endobj|stream)$/.test(key.text)) {
        this.at -= key.text.length;
        return dict;
      }
      if (!(key instanceof PdfName)) continue;
      const value = this.#withRef(this.token(deeper(depth)));
      if (value === END_OF_DICT || value === END) return dict;
      if (!(value instanceof Keyword) && value !== null) dict.set(key.value, value);
    }
  }

  #list(depth: number): PdfValue {
    this.at++;
    const list: PdfValue[] = [];
    for (;;) {
      const value = this.token(deeper(depth));
      if (value === END_OF_LIST || value === END || value === END_OF_DICT) return list;
      if (!(value instanceof Keyword)) list.push(value);
      else if (value.text === 'endobj') return list;
      else if (value.text === 'R') pointed(list);
    }
  }

  /** Returns a reference if a number is its first part, otherwise the number. */
  #withRef(value: Token): Token {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return value;
    const back = this.at;
    const generation = this.#isDigitNext() ? this.token() : undefined;
    if (typeof generation === 'number' && this.keyword('R')) return new PdfRef(value, generation);
    this.at = back;
    return value;
  }

  #isDigitNext(): boolean {
    this.skipSpace();
    const byte = this.#bytes[this.at] ?? 0;
    return byte >= 0x30 && byte <= 0x39;
  }

  #name(): PdfName {
    this.at++;
    const text = this.#run();
    return new PdfName(
      text.includes('#')
        ? text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        : text,
    );
  }

  /** Reads characters up to white space or a delimiter. */
  #run(): string {
    const start = this.at;
    for (;;) {
      const byte = this.#bytes[this.at];
      if (byte === undefined || SPACE[byte] || DELIMITER[byte]) break;
      this.at++;
    }
    return latin1(this.#bytes.subarray(start, this.at));
  }

  #word(): Token {
    const number = this.#wholeNumber();
    if (number !== undefined) return number;
    const text = this.#run();
    if (text === '') this.at++; // A brace or an unmatched parenthesis.
    if (text === 'true') return true;
    if (text === 'false') return false;
    if (text === 'null') return null;
    return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : new Keyword(text === '' ? ' ' : text);
  }

  /** Reads a number without sign and decimal point, as most numbers are; returns undefined for anything else. */
  #wholeNumber(): number | undefined {
    let number = 0;
    for (let at = this.at; at < this.at + MOST_DIGITS; at++) {
      const byte = this.#bytes[at];
      if (byte !== undefined && byte >= 0x30 && byte <= 0x39) {
        number = number * 10 + byte - 0x30;
        continue;
      }
      if (at === this.at || (byte !== undefined && !SPACE[byte] && !DELIMITER[byte])) return undefined;
      this.at = at;
      return number;
    }
    return undefined;
  }

  #string(bytes: Uint8Array): PdfString {
    return new PdfString(this.#decrypt ? this.#decrypt(bytes) : bytes);
  }

  #literal(): Uint8Array {
    const bytes = new Bytes();
    let depth = 0;
    for (;;) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined) return bytes.taken();
      if (byte === CHARACTER.open && depth++ === 0) continue;
      if (byte === CHARACTER.close && --depth === 0) return bytes.taken();
      if (byte === CHARACTER.backslash) this.#escape(bytes);
      else if (byte === CHARACTER.carriageReturn) {
        if (this.#bytes[this.at] === CHARACTER.lineFeed) this.at++;
        bytes.push(CHARACTER.lineFeed);
      } else bytes.push(byte);
    }
  }

  #escape(bytes: Bytes): void {
    const byte = this.#bytes[this.at++] ?? 0;
    const control = ESCAPES.get(byte);
    if (byte === CHARACTER.lineFeed) return;
    if (byte === CHARACTER.carriageReturn) {
      if (this.#bytes[this.at] === CHARACTER.lineFeed) this.at++;
      return;
    }
    if (!isOctal(byte)) {
      bytes.push(control ?? byte);
      return;
    }
    let code = byte - 0x30;
    for (let more = 0; more < 2 && isOctal(this.#bytes[this.at]); more++) {
      code = code * 8 + (this.#bytes[this.at++] ?? 0) - 0x30;
    }
    bytes.push(code & 0xff);
  }

  #hexadecimal(): Uint8Array {
    this.at++;
    const bytes = new Bytes();
    let half: number | undefined;
    for (;;) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined || byte === CHARACTER.greater) break;
      const digit = Number.parseInt(String.fromCharCode(byte), 16);
      if (Number.isNaN(digit)) continue;
      if (half === undefined) half = digit;
      else {
        bytes.push(half * 16 + digit);
        half = undefined;
      }
    }
    if (half !== undefined) bytes.push(half * 16);
    return bytes.taken();
  }
}

/** The digits of integers that JavaScript represents exactly, plus one. */
const MOST_DIGITS = 16;

const ESCAPES: ReadonlyMap<number, number> = new Map(
  [...'nrtbf'].map((letter, i) => [letter.charCodeAt(0), [0x0a, 0x0d, 0x09, 0x08, 0x0c][i] ?? 0]),
);

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

/** Replaces the last two numbers of a list by a reference. */
function pointed(list: PdfValue[]): void {
  const [number, generation] = list.slice(-2);
  if (typeof number !== 'number' || typeof generation !== 'number') return;
  list.length -= 2;
  list.push(new PdfRef(number, generation));
}

function deeper(depth: number): number {
  if (depth < DEEPEST) return depth + 1;
  throw new PdfProblem(
    message('Lists and dictionaries in the PDF are nested deeper than {most} levels, so it was not read.', {
      most: DEEPEST,
    }),
    'too-large',
  );
}

/** A growing buffer of bytes. */
export class Bytes {
  #bytes = new Uint8Array(64);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = byte;
  }

  append(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns the byte at an index. */
  at(index: number): number {
    return this.#bytes[index] ?? 0;
  }

  taken(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(by: number): void {
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + by));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Returns a text with one character per byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  if (bytes.length < SHORT) {
    for (const byte of bytes) text += String.fromCharCode(byte);
    return text;
  }
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** The number of bytes up to which copying one by one is faster. */
const SHORT = 32;

/** Returns the offset of an ASCII text between two offsets; -1 if it does not occur. */
export function indexOf(bytes: Uint8Array, text: string, from = 0, before = bytes.length): number {
  const first = text.charCodeAt(0);
  const last = before - text.length;
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    let i = 1;
    while (i < text.length && bytes[at + i] === text.charCodeAt(i)) i++;
    if (i === text.length) return at;
  }
  return -1;
}

/** Returns the last offset of an ASCII text. */
export function lastIndexOf(bytes: Uint8Array, text: string): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    let i = 1;
    while (i < text.length && bytes[at + i] === text.charCodeAt(i)) i++;
    if (i === text.length) return at;
  }
  return -1;
}
