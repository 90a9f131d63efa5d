/** Reads files with chained records or invoices in pieces: XML, and JSON lines with XML. */

import type { JsonObject } from '../../engine/model/json.ts';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { xmlTextInBase64 } from '../xml/in-base64.ts';

/** A file being read in pieces: of its text, or of its bytes in UTF-8. */
export interface ChainFile {
  push(piece: string | Uint8Array): void;
  end(): void;
}

/** The text of a file, or of a part of it with records, in pieces. */
export interface TextFile {
  push(piece: string): void;
  end(): void;
  /** Returns where reading continues; undefined if it is only read as a whole. */
  state?(): JsonObject;
}

/** Where to continue reading a file that is read in parts, perhaps by different threads. */
export interface ChainState {
  readonly kind: 'lines' | 'text' | 'broken';
  /** Of lines: the number of the next line, whether one was JSON, and whether the file is of another kind. */
  readonly line?: number;
  readonly hasRead?: boolean;
  readonly isOther?: boolean;
  /** Of a text. */
  readonly scan?: JsonObject;
}

/** A file that is read in parts. No line may continue in the next part. */
export interface PartOfChain extends ChainFile {
  /** Returns where the next part continues; undefined if nothing was read yet. */
  state(): ChainState | undefined;
}

type ReadText = (line: number, state?: JsonObject) => TextFile;
type Fail = (line: number, text: Message) => void;

/** Where a record or invoice is, with its file if it has a name. */
export interface ChainPlace {
  readonly file?: string | undefined;
  readonly line: number;
  readonly xpath: string;
}

/** A text that could not be read, and the line where it begins. */
export interface UnreadText {
  readonly file?: string | undefined;
  readonly line: number;
  readonly text: Message;
}

/** Collects texts that could not be read, up to a number. */
export class Unread {
  readonly texts: UnreadText[] = [];

  add(file: string | undefined, line: number, text: Message): void {
    if (this.texts.length < MOST_UNREAD) this.texts.push({ file, line, text });
  }
}

const MOST_UNREAD = 1000;

/** Returns a file whose XML is passed to text readers, each starting at a line. @param state where reading continues */
export function chainFile(reader: ReadText, fail: Fail, state?: ChainState): PartOfChain {
  return new Decoded(new Recognised(reader, fail, state), (text) => fail(1, text), state?.kind === 'broken');
}

const NOT_UTF8 = message('The file is not in UTF-8.');

/** A file whose bytes are decoded. */
class Decoded implements PartOfChain {
  readonly #file: Recognised;
  readonly #fail: (text: Message) => void;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isBroken: boolean;

  constructor(file: Recognised, fail: (text: Message) => void, isBroken: boolean) {
    this.#file = file;
    this.#fail = fail;
    this.#isBroken = isBroken;
  }

  state(): ChainState | undefined {
    return this.#isBroken ? { kind: 'broken' } : this.#file.state();
  }

  push(piece: string | Uint8Array): void {
    if (this.#isBroken) return;
    const text = typeof piece === 'string' ? piece : this.#decoded(piece);
    if (text !== undefined) this.#file.push(text);
  }

  end(): void {
    const last = this.#isBroken ? undefined : this.#decoded();
    if (last === undefined) return;
    if (last !== '') this.#file.push(last);
    this.#file.end();
  }

  #decoded(piece?: Uint8Array): string | undefined {
    try {
      return this.#decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      this.#isBroken = true;
      this.#fail(NOT_UTF8);
      return undefined;
    }
  }
}

/** A file whose kind follows from its first character. */
class Recognised {
  readonly #reader: ReadText;
  readonly #fail: Fail;
  #file: TextFile | undefined;

  constructor(reader: ReadText, fail: Fail, state?: ChainState) {
    this.#reader = reader;
    this.#fail = fail;
    if (state?.kind === 'lines') this.#file = new JsonLines(reader, fail, state);
    if (state?.kind === 'text') this.#file = reader(1, state.scan);
  }

  state(): ChainState | undefined {
    if (this.#file instanceof JsonLines) return { kind: 'lines', ...this.#file.state() };
    const scan = this.#file?.state?.();
    return scan && { kind: 'text', scan };
  }

  push(piece: string): void {
    if (this.#file === undefined) {
      const [first] = /[^\s\ufeff]/.exec(piece) ?? [];
      if (first === undefined) return;
      this.#file = /[{["]/.test(first) ? new JsonLines(this.#reader, this.#fail) : this.#reader(1);
    }
    this.#file.push(piece);
  }

  end(): void {
    if (this.#file === undefined) this.#fail(1, message('The file is empty.'));
    else this.#file.end();
  }
}

/** The members of objects in JSON lines that hold XML: answers of conversions have `result`, those of ZATCA `clearedInvoice`. */
const MEMBERS = ['xml', 'result', 'record', 'data', 'clearedInvoice', 'invoice'] as const;

const LINE_FEED = 10;
const BLANK = 32;

/** Lines of JSON, each with the XML of one or several records. */
class JsonLines implements TextFile {
  readonly #reader: ReadText;
  readonly #fail: Fail;
  #rest: string[] = [];
  /** The length of the unfinished line in `#rest`. */
  #length = 0;
  #line: number;
  #hasRead: boolean;
  #isOther: boolean;

  constructor(
    reader: ReadText,
    fail: Fail,
    { line = 1, hasRead = false, isOther = false }: Omit<ChainState, 'kind'> = {},
  ) {
    this.#reader = reader;
    this.#fail = fail;
    this.#line = line;
    this.#hasRead = hasRead;
    this.#isOther = isOther;
  }

  state() {
    return { line: this.#line, hasRead: this.#hasRead, isOther: this.#isOther };
  }

  push(piece: string): void {
    let from = this.#rest.length > 0 ? 0 : this.#afterBlank(piece, 0);
    for (let end = piece.indexOf('\n', from); end >= 0; end = piece.indexOf('\n', from)) {
      this.#rest.push(piece.slice(from, end));
      this.#read(this.#rest.join(''));
      this.#rest = [];
      this.#line++;
      from = this.#afterBlank(piece, end + 1);
    }
    const last = piece.slice(from);
    if (last === '' || this.#isOther) return;
    this.#rest.push(last);
    this.#length = this.#rest.length === 1 ? last.length : this.#length + last.length;
    if (this.#length <= MAX_SIZE) return;
    this.#isOther = true;
    this.#rest = [];
    this.#fail(this.#line, message('The line is longer than {most} MiB.', { most: MAX_SIZE / (1024 * 1024) }));
  }

  end(): void {
    this.#read(this.#rest.join(''));
  }

  /** Counts blank lines, and returns where the next one begins. */
  #afterBlank(piece: string, from: number): number {
    let at = from;
    for (let code = piece.charCodeAt(at); code <= BLANK; code = piece.charCodeAt(++at))
      if (code === LINE_FEED) this.#line++;
    return at;
  }

  #read(text: string): void {
    const line = text.replace(/^\ufeff/, '').trim();
    if (line === '' || this.#isOther) return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      // A file of another kind, such as one JSON object on several lines.
      this.#isOther = !this.#hasRead;
      this.#fail(this.#line, message('The line is not JSON. Each line is a JSON value with the XML of a record.'));
      return;
    }
    this.#hasRead = true;
    const texts = textsIn(value);
    if (texts.length === 0)
      this.#fail(this.#line, message('The line has no XML; it belongs in the member {name}.', { name: 'xml' }));
    for (const xml of texts) {
      const reader = this.#reader(this.#line);
      reader.push(xml);
      reader.end();
    }
  }
}

/** Returns the XML in a text, which may be in base64. */
function textIn(value: string): string[] {
  if (value.trimStart().startsWith('<')) return [value];
  const xml = xmlTextInBase64(value);
  return xml === undefined ? [] : [xml];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return textIn(value);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const held: Readonly<Record<string, unknown>> = { ...value };
  for (const name of MEMBERS) {
    const found = textsIn(held[name]);
    if (found.length > 0) return found;
  }
  return [];
}
