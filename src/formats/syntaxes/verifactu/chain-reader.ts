/** Reads files with records into chains: XML with any number of records, and JSON lines with XML. */

import { MAX_SIZE } from '../../../engine/reading/problem.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { ChainCheck, type ChainResult } from './chain.ts';
import { type RecordPlace, RecordScanner } from './chain-scan.ts';

/** Where a record is, with its file if it has a name. */
export interface ChainPlace extends RecordPlace {
  readonly file?: string | undefined;
}

/** A text that could not be read, from a line on. */
export interface UnreadText {
  readonly file?: string | undefined;
  readonly line: number;
  readonly text: Message;
}

export interface ChainReport extends ChainResult<ChainPlace> {
  readonly files: number;
  readonly unread: readonly UnreadText[];
}

/** A file being read in pieces: of its text, or of its bytes in UTF-8. */
export interface ChainFile {
  push(piece: string | Uint8Array): void;
  end(): void;
}

interface TextFile {
  push(piece: string): void;
  end(): void;
}

export class ChainReader {
  readonly #chain = new ChainCheck<ChainPlace>();
  readonly #unread: UnreadText[] = [];
  readonly #hasRoom: () => boolean;
  #files = 0;
  #isFull = false;

  /** @param hasRoom returns whether there is memory for another record */
  constructor(hasRoom: () => boolean = () => true) {
    this.#hasRoom = hasRoom;
  }

  /** Whether records were left out, because there was no room for them. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** Begins a file. */
  file(name?: string): ChainFile {
    this.#files++;
    this.#chain.next();
    return new Decoded(
      new Recognised(
        (line) => this.#scanner(name, line),
        (line, text) => this.#unreadable(name, line, text),
      ),
      (text) => this.#unreadable(name, 1, text),
    );
  }

  result(): ChainReport {
    return { files: this.#files, ...this.#chain.result(), unread: this.#unread };
  }

  #scanner(file: string | undefined, line: number): RecordScanner {
    return new RecordScanner(
      {
        record: ({ place, ...record }) => {
          this.#isFull ||= !this.#hasRoom();
          if (!this.#isFull) this.#chain.add({ ...record, place: { file, ...place } });
        },
        body: () => this.#chain.next(),
        problem: (text, at) => this.#unreadable(file, at, text),
      },
      line,
    );
  }

  #unreadable(file: string | undefined, line: number, text: Message): void {
    if (this.#unread.length < MOST_UNREAD) this.#unread.push({ file, line, text });
  }
}

const MOST_UNREAD = 1000;

const NOT_UTF8 = message('The file is not in UTF-8.');

/** A file whose bytes are decoded. */
class Decoded implements ChainFile {
  readonly #file: TextFile;
  readonly #fail: (text: Message) => void;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #isBroken = false;

  constructor(file: TextFile, fail: (text: Message) => void) {
    this.#file = file;
    this.#fail = fail;
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
class Recognised implements TextFile {
  readonly #scanner: (line: number) => RecordScanner;
  readonly #fail: (line: number, text: Message) => void;
  #file: TextFile | undefined;

  constructor(scanner: (line: number) => RecordScanner, fail: (line: number, text: Message) => void) {
    this.#scanner = scanner;
    this.#fail = fail;
  }

  push(piece: string): void {
    if (this.#file === undefined) {
      const [first] = /[^\s\ufeff]/.exec(piece) ?? [];
      if (first === undefined) return;
      this.#file = /[{["]/.test(first) ? new JsonLines(this.#scanner, this.#fail) : this.#scanner(1);
    }
    this.#file.push(piece);
  }

  end(): void {
    if (this.#file === undefined) this.#fail(1, message('The file is empty.'));
    else this.#file.end();
  }
}

/** The members of objects in JSON lines that hold XML: answers of conversions have `result`. */
const MEMBERS = ['xml', 'result', 'record', 'data'] as const;

/** Lines of JSON, each with the XML of one or several records. */
class JsonLines implements TextFile {
  readonly #scanner: (line: number) => RecordScanner;
  readonly #fail: (line: number, text: Message) => void;
  #rest: string[] = [];
  /** The length of the beginning of a line. */
  #length = 0;
  #line = 1;
  #hasRead = false;
  #isOther = false;

  constructor(scanner: (line: number) => RecordScanner, fail: (line: number, text: Message) => void) {
    this.#scanner = scanner;
    this.#fail = fail;
  }

  push(piece: string): void {
    const lines = piece.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      this.#rest.push(line);
      this.#read(this.#rest.join(''));
      this.#rest = [];
      this.#line++;
    }
    if (last === '' || this.#isOther) return;
    this.#rest.push(last);
    this.#length = this.#rest.length === 1 ? last.length : this.#length + last.length;
    if (this.#length <= MAX_SIZE) return;
    this.#isOther = true;
    this.#rest = [];
    this.#fail(this.#line, message('The line has more than {most} MiB.', { most: MAX_SIZE / (1024 * 1024) }));
  }

  end(): void {
    this.#read(this.#rest.join(''));
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
      const scanner = this.#scanner(this.#line);
      scanner.push(xml);
      scanner.end();
    }
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trimStart().startsWith('<') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const held: Readonly<Record<string, unknown>> = { ...value };
  for (const name of MEMBERS) {
    const found = textsIn(held[name]);
    if (found.length > 0) return found;
  }
  return [];
}
