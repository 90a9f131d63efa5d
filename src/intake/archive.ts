/** ZIP archives: the files in them, unpacked within bounds. What an archive says of its own sizes is not trusted. */

import { Unzip, type UnzipFile, UnzipInflate, UnzipPassThrough } from 'fflate';
import { MAX_SIZE } from '../engine/reading/problem.ts';
import { type Message, message } from '../engine/text/message.ts';

/** A file of an archive, by its path there. */
export interface PackedFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What an archive holds. */
export interface Archive {
  files: PackedFile[];
  /** Files that were left where they are, by their paths: too large, encrypted, or packed in a way that is not read. */
  left: string[];
}

/** Files that an archive may have, and bytes that they may have all together when unpacked. */
const MOST_FILES = 20_000;
const MOST_BYTES = 256 * 1024 * 1024;

/** So many bytes are unpacked at once: a thousand times as many may come of them. */
const PORTION = 16 * 1024;

class TooMuch extends Error {}

/** Returns whether bytes are a ZIP archive, by how they begin. */
export function isArchive(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes;
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}

/** Unpacks the files of an archive whose paths are wanted; says why not where it is broken, or has more in it than is taken. Folders and what a system hides are left out. */
export function unpack(bytes: Uint8Array, wanted: (path: string) => boolean): Archive | { what: Message } {
  const gathering = new Gathering(wanted);
  const unzip = new Unzip((file) => gathering.take(file));
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length; at += PORTION) {
      unzip.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length);
    }
  } catch (error) {
    if (error instanceof TooMuch) {
      return {
        what: message('The ZIP file has more in it than is unpacked: {files} files, or {megabytes} MB.', LIMITS),
      };
    }
    if (gathering.files.length === 0) return { what: message('The ZIP file is damaged: it cannot be unpacked.') };
  }
  return gathering.result();
}

const LIMITS = { files: MOST_FILES, megabytes: MOST_BYTES / 1024 / 1024 };

/** Returns whether a path is of a file that somebody has put there: no folder, and nothing that a system adds or hides. */
export function isVisible(path: string): boolean {
  const parts = path.split('/');
  return !path.endsWith('/') && !parts.some((part) => part.startsWith('.') || part === '__MACOSX');
}

class Gathering {
  readonly files: PackedFile[] = [];
  readonly #left: string[] = [];
  readonly #open = new Set<string>();
  readonly #wanted: (path: string) => boolean;
  #count = 0;
  #bytes = 0;

  constructor(wanted: (path: string) => boolean) {
    this.#wanted = wanted;
  }

  /** Begins with a file of the archive, or passes it over. */
  take(file: UnzipFile): void {
    const path = file.name.replaceAll('\\', '/');
    if (!this.#wanted(path)) return;
    if (++this.#count > MOST_FILES) throw new TooMuch();
    if ((file.originalSize ?? 0) > MAX_SIZE || (file.compression !== 0 && file.compression !== 8)) {
      this.#left.push(path);
      return;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    this.#open.add(path);
    file.ondata = (error, part, final) => {
      // What is thrown below comes back here first.
      if (error instanceof TooMuch) throw error;
      if (error) return;
      size += part.length;
      this.#bytes += part.length;
      if (this.#bytes > MOST_BYTES || size > 2 * MAX_SIZE) throw new TooMuch();
      parts.push(part.slice());
      if (!final) return;
      this.#open.delete(path);
      if (size > MAX_SIZE) this.#left.push(path);
      else this.files.push({ path, bytes: joined(parts, size) });
    };
    file.start();
  }

  /** What was unpacked to its end; of what is broken off nothing is taken. */
  result(): Archive {
    return { files: this.files, left: [...this.#left, ...this.#open] };
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
