/**
 * Reads compound files (MS-CFB), in which Outlook saves e-mails: storages within storages, and streams. Our own code, because the
 * libraries for this have no limits for untrusted files, and only attachments are needed.
 */

/** A storage with its streams and inner storages by name. */
export interface Storage {
  readonly storages: ReadonlyMap<string, Storage>;
  readonly streams: ReadonlyMap<string, () => Uint8Array>;
}

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Sector numbers from here on mean free sectors and ends of chains. */
const MOST_SECTORS = 0xfffffffa;

const ENTRY = 128;
const MOST_ENTRIES = 100_000;

class Broken extends Error {}

/** Returns whether bytes begin like a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** Returns the root of a compound file; undefined if it is damaged. */
export function readCompoundFile(bytes: Uint8Array): Storage | undefined {
  try {
    return isCompoundFile(bytes) ? new CompoundFile(bytes).root() : undefined;
  } catch (error) {
    if (error instanceof Broken || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Entry {
  name: string;
  isStorage: boolean;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

class CompoundFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #sectorSize: number;
  readonly #miniSize: number;
  readonly #miniBelow: number;
  readonly #fat: readonly number[];
  readonly #miniFat: readonly number[];
  readonly #entries: readonly Entry[];
  readonly #mini: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const word = (at: number) => this.#view.getUint32(at, true);
    const [shift, miniShift] = [this.#view.getUint16(30, true), this.#view.getUint16(32, true)];
    if (shift < 7 || shift > 16 || miniShift > shift) throw new Broken();
    this.#sectorSize = 1 << shift;
    this.#miniSize = 1 << miniShift;
    this.#miniBelow = word(56);
    this.#fat = this.#fatSectors(word(68)).flatMap((sector) => this.#wordsOf(this.#sector(sector)));
    this.#miniFat = this.#wordsOf(this.#chain(word(60)));
    this.#entries = this.#directory(this.#chain(word(48)));
    const [root] = this.#entries;
    if (!root) throw new Broken();
    this.#mini = root.size === 0 ? new Uint8Array() : this.#chain(root.start).subarray(0, root.size);
  }

  root(): Storage {
    const seen = new Set<number>([0]);
    return this.#storage(this.#entries[0]?.child ?? MOST_SECTORS, seen, 0);
  }

  /** Reads the entries of a tree of siblings. An entry in two places means a damaged file. */
  #storage(first: number, seen: Set<number>, depth: number): Storage {
    if (depth > DEEPEST) throw new Broken();
    const storages = new Map<string, Storage>();
    const streams = new Map<string, () => Uint8Array>();
    const waiting = [first];
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const entry = this.#entries[number];
      if (number >= MOST_SECTORS || !entry) continue;
      if (seen.has(number)) throw new Broken();
      seen.add(number);
      waiting.push(entry.left, entry.right);
      if (entry.isStorage) storages.set(entry.name, this.#storage(entry.child, seen, depth + 1));
      else streams.set(entry.name, () => this.#stream(entry));
    }
    return { storages, streams };
  }

  #stream({ start, size }: Entry): Uint8Array {
    if (size === 0) return new Uint8Array();
    const whole = size < this.#miniBelow ? this.#miniChain(start) : this.#chain(start);
    return whole.subarray(0, size);
  }

  #directory(data: Uint8Array): Entry[] {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    const count = Math.min(Math.floor(data.length / ENTRY), MOST_ENTRIES);
    return Array.from({ length: count }, (_, i) => {
      const at = i * ENTRY;
      const length = Math.min(Math.max(0, view.getUint16(at + 64, true) - 2), 62);
      return {
        name: new TextDecoder('utf-16le').decode(data.subarray(at, at + length)),
        isStorage: [1, 5].includes(data[at + 66] ?? 0),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  /** Returns the numbers of the sectors that hold the table: 109 in the header, further ones in a chain. */
  #fatSectors(firstOfChain: number): number[] {
    const sectors = Array.from({ length: 109 }, (_, i) => this.#view.getUint32(76 + 4 * i, true));
    let next = firstOfChain;
    for (let steps = 0; next < MOST_SECTORS; steps++) {
      if (steps > this.#bytes.length / this.#sectorSize) throw new Broken();
      const words = this.#wordsOf(this.#sector(next));
      sectors.push(...words.slice(0, -1));
      next = words.at(-1) ?? MOST_SECTORS;
    }
    return sectors.filter((sector) => sector < MOST_SECTORS);
  }

  #sector(number: number): Uint8Array {
    const at = (number + 1) * this.#sectorSize;
    if (at >= this.#bytes.length) throw new Broken();
    return this.#bytes.subarray(at, at + this.#sectorSize);
  }

  #chain(start: number): Uint8Array {
    return this.#joined(start, this.#fat, this.#sectorSize, (number) => this.#sector(number));
  }

  #miniChain(start: number): Uint8Array {
    const size = this.#miniSize;
    return this.#joined(start, this.#miniFat, size, (number) =>
      this.#mini.subarray(number * size, (number + 1) * size),
    );
  }

  /** Joins the sectors of a chain, each at most once. */
  #joined(start: number, table: readonly number[], size: number, sectorAt: (number: number) => Uint8Array): Uint8Array {
    const parts: Uint8Array[] = [];
    for (let number = start; number < MOST_SECTORS; number = table[number] ?? MOST_SECTORS) {
      if (parts.length > table.length) throw new Broken();
      parts.push(sectorAt(number));
    }
    const whole = new Uint8Array(parts.length * size);
    for (const [i, part] of parts.entries()) whole.set(part, i * size);
    return whole;
  }

  #wordsOf(data: Uint8Array): number[] {
    const view = new DataView(data.buffer, data.byteOffset, data.length);
    return Array.from({ length: Math.floor(data.length / 4) }, (_, i) => view.getUint32(4 * i, true));
  }
}

const DEEPEST = 20;
