/** Limits the cost of reading an untrusted PDF. */

import { type Message, message } from '../engine/text/message.ts';

/** The reason to stop reading a PDF. Thrown within this folder and caught at its entry points: see `open.ts`. */
export class PdfProblem extends Error {
  readonly what: Message;
  /** The kind of problem, for callers that distinguish it. */
  readonly kind: 'damaged' | 'encrypted' | 'too-large';

  constructor(what: Message, kind: PdfProblem['kind'] = 'damaged') {
    super(what.template);
    this.what = what;
    this.kind = kind;
  }
}

const MIB = 1024 * 1024;

/**
 * The limit for the unpacked bytes of all streams read: a base amount for any file, more for a large one, up to a
 * maximum.
 */
const UNPACKED = { any: 16 * MIB, each: 4, most: 64 * MIB } as const;

/** The largest number of objects in a file. */
const MOST_OBJECTS = 500_000;

/** The largest depth of nested lists and dictionaries, and of trees. */
export const DEEPEST = 64;

/** Counts the bytes unpacked and read. Throws a `PdfProblem` when there are too many. */
export class Budget {
  #unpacked: number;
  #objects = MOST_OBJECTS;
  #looked: number;

  /** @param size the bytes of the file, each of which may be read a few times */
  constructor(size: number) {
    this.#unpacked = Math.min(UNPACKED.any + UNPACKED.each * size, UNPACKED.most);
    this.#looked = 8 * size + UNPACKED.most;
  }

  /** The number of bytes that may still be unpacked. */
  get left(): number {
    return this.#unpacked;
  }

  /** Counts unpacked bytes. */
  unpack(bytes: number): void {
    this.#unpacked -= bytes;
    if (this.#unpacked < 0) throw tooLarge();
  }

  /** Counts objects found in streams. */
  find(objects: number): void {
    this.#objects -= objects;
    if (this.#objects < 0) throw tooManyObjects();
  }

  /** Counts bytes read, so that many references to the same bytes cannot make the work longer than the file. */
  look(bytes: number): void {
    this.#looked -= bytes;
    if (this.#looked >= 0) return;
    throw new PdfProblem(message('The PDF refers to the same data too many times, so it was not read.'), 'too-large');
  }
}

export function tooLarge(): PdfProblem {
  return new PdfProblem(
    message('The unpacked content of the PDF exceeds {each} times its size and {any} MiB, so it was not read.', {
      each: UNPACKED.each,
      any: UNPACKED.any / MIB,
    }),
    'too-large',
  );
}

/** Throws if there are more objects than a file may have. */
export function checkCount(objects: number): void {
  if (objects > MOST_OBJECTS) throw tooManyObjects();
}

function tooManyObjects(): PdfProblem {
  return new PdfProblem(
    message('The PDF has more than {most} objects, so it was not read.', { most: MOST_OBJECTS }),
    'too-large',
  );
}
