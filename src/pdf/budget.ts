/** Bounds on what reading a stranger's PDF may cost. */

import { type Message, message } from '../engine/text/message.ts';

/** Why a PDF is not read any further. Thrown within this room, and caught where it is entered: see `open.ts`. */
export class PdfProblem extends Error {
  readonly what: Message;
  /** What sort of trouble it is, where callers tell that apart. */
  readonly sort: 'damaged' | 'encrypted' | 'too-large';

  constructor(what: Message, sort: PdfProblem['sort'] = 'damaged') {
    super(what.template);
    this.what = what;
    this.sort = sort;
  }
}

const MIB = 1024 * 1024;

/** Bytes that all streams of a file that are looked at may come to, unpacked: so many for any file, and more for a large one, up to a bound. */
const UNPACKED = { any: 16 * MIB, each: 4, most: 64 * MIB } as const;

/** Objects that a file may have. */
const MOST_OBJECTS = 500_000;

/** Levels of lists and dictionaries in each other, and of trees. */
export const DEEPEST = 64;

/** Counts what is unpacked and what is looked at, and ends the work when it is too much. */
export class Budget {
  #unpacked: number;
  #objects = MOST_OBJECTS;
  #looked: number;

  /** @param size bytes of the file, of which each may be looked at a few times */
  constructor(size: number) {
    this.#unpacked = Math.min(UNPACKED.any + UNPACKED.each * size, UNPACKED.most);
    this.#looked = 8 * size + UNPACKED.most;
  }

  /** How many more bytes may be unpacked. */
  get left(): number {
    return this.#unpacked;
  }

  /** Takes note of bytes that were unpacked. */
  unpack(bytes: number): void {
    this.#unpacked -= bytes;
    if (this.#unpacked < 0) throw tooLarge();
  }

  /** Takes note of objects that were found in streams. */
  find(objects: number): void {
    this.#objects -= objects;
    if (this.#objects < 0) throw tooManyObjects();
  }

  /** Takes note of bytes that were looked at: what points to the same again and again must not make the work longer than the file. */
  look(bytes: number): void {
    this.#looked -= bytes;
    if (this.#looked >= 0) return;
    throw new PdfProblem(
      message('The PDF refers to the same parts of itself over and over; it is not read.'),
      'too-large',
    );
  }
}

export function tooLarge(): PdfProblem {
  return new PdfProblem(
    message('What the PDF holds comes to more, unpacked, than {each} times its size and {any} MiB; it is not read.', {
      each: UNPACKED.each,
      any: UNPACKED.any / MIB,
    }),
    'too-large',
  );
}

/** Throws where so many objects are more than a file may have. */
export function checkCount(objects: number): void {
  if (objects > MOST_OBJECTS) throw tooManyObjects();
}

function tooManyObjects(): PdfProblem {
  return new PdfProblem(
    message('The PDF has more than {most} objects; it is not read.', { most: MOST_OBJECTS }),
    'too-large',
  );
}
