/** ZIP archives: the files that their directory names, unpacked within bounds and compared with it. What an archive says of its own sizes is not trusted. */

import { Inflate } from 'fflate';
import { MAX_SIZE } from '../engine/reading/problem.ts';
import { type Message, message } from '../engine/text/message.ts';
import { crc32 } from './crc32.ts';
import { MOST_UNPACKED } from './limits.ts';
import { pushInPortions } from './portions.ts';
import * as texts from './texts.ts';
import { type Entry, entriesOf } from './zip-directory.ts';

/** A file of an archive, by its path there. */
export interface PackedFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What an archive holds. */
export interface Archive {
  files: PackedFile[];
  left: LeftFile[];
}

/** A file that was left where it is, by its path, and why. */
export interface LeftFile {
  path: string;
  why: Message;
}

/** Files that an archive may have. */
const MOST_FILES = 20_000;

/** How many bytes may still be unpacked of what is packed within an archive, at whatever depth: it is less with each that is. */
export interface Room {
  bytes: number;
}

/** Returns the room for what is packed within one archive. */
export function roomWithin(): Room {
  return { bytes: MOST_UNPACKED };
}

/** Says that there is no room left. */
export const NO_ROOM = message(texts.noRoom, {
  megabytes: MOST_UNPACKED / 1024 / 1024,
});

/** Bytes that a part of a workbook may have: a sheet in XML has many times those of its table. */
const MOST_OF_PART = 64 * 1024 * 1024;

class TooMuch extends Error {}

class Broken extends Error {}

/**
 * Unpacks the files of an archive whose paths are wanted; says why not where it is broken, or has more in it than is taken. Folders and what a system hides are left out.
 * @param room that there is, where it is packed within another
 */
export function unpack(bytes: Uint8Array, wanted: (path: string) => boolean, room?: Room): Archive | { what: Message } {
  const entries = entriesOf(bytes);
  if (entries === undefined) return { what: message(texts.zipDamaged) };
  const isWorkbook = entries.some(({ path }) => path === 'xl/workbook.xml' || path === 'content.xml');
  const gathering = new Gathering(bytes, isWorkbook ? MOST_OF_PART : MAX_SIZE, room);
  try {
    for (const entry of entries) {
      if (wanted(entry.path)) gathering.take(entry);
    }
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    if (room && room.bytes < MOST_UNPACKED) return { what: NO_ROOM };
    return {
      what: message(texts.zipTooLarge, LIMITS),
    };
  }
  return gathering.result;
}

const LIMITS = { files: MOST_FILES, megabytes: MOST_UNPACKED / 1024 / 1024 };

/** Returns whether a path is of a file that somebody has put there: no folder, and nothing that a system adds or hides. */
export function isVisible(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '..');
  return !path.endsWith('/') && !parts.some((part) => part.startsWith('.') || part === '__MACOSX');
}

/** Returns whether a path leads out of the folder that an archive is unpacked into, on some system. */
function leadsOutside(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');
}

class Gathering {
  readonly result: Archive = { files: [], left: [] };
  readonly #archive: Uint8Array;
  readonly #mostOfFile: number;
  readonly #paths = new Set<string>();
  readonly #room: Room;
  /** Bytes that may come of the files. */
  readonly #most: number;
  #packed = 0;
  /** Bytes that are said to come of the files. */
  #said = 0;

  constructor(archive: Uint8Array, mostOfFile: number, room = roomWithin()) {
    this.#archive = archive;
    this.#mostOfFile = mostOfFile;
    this.#room = room;
    this.#most = room.bytes;
  }

  /** Takes a file of the archive, or says why it is left. */
  take(entry: Entry): void {
    const { path, size } = entry;
    if (this.result.files.length + this.result.left.length >= MOST_FILES) throw new TooMuch();
    const why = this.#paths.has(path) ? message(texts.sameName) : this.#faultOf(entry);
    this.#paths.add(path);
    if (why) {
      this.result.left.push({ path, why });
      return;
    }
    this.#said += size;
    if (this.#said > this.#most) throw new TooMuch();
    try {
      this.result.files.push({ path, bytes: this.#unpacked(entry, new Uint8Array(size)) });
    } catch (error) {
      if (error instanceof TooMuch) throw error;
      this.result.left.push({ path, why: message(texts.damaged) });
    }
  }

  #faultOf({ path, size, isEncrypted, method }: Entry): Message | undefined {
    if (leadsOutside(path)) return message(texts.leadsOutside);
    if (isEncrypted) return message(texts.encrypted);
    if (method !== STORED && method !== DEFLATED) return message(texts.unknownPacking);
    if (size <= this.#mostOfFile) return undefined;
    return message(texts.tooLargeUnpacked, {
      megabytes: this.#mostOfFile / 1024 / 1024,
    });
  }

  /** Returns a file of the archive, filled into a place of its size. Throws where it is not what the directory says. */
  #unpacked({ packed, method, crc }: Entry, whole: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    // Files that share their bytes would be unpacked over and over.
    this.#packed += packed?.length ?? 0;
    if (packed === undefined || this.#packed > this.#archive.length) throw new Broken();
    let at = 0;
    const put = (part: Uint8Array) => {
      this.#room.bytes -= part.length;
      if (this.#room.bytes < 0) throw new TooMuch();
      if (at + part.length > whole.length) throw new Broken();
      whole.set(part, at);
      at += part.length;
    };
    if (method === STORED) put(packed);
    else pushInPortions(new Inflate(put), packed);
    if (at < whole.length || crc32(whole) !== crc) throw new Broken();
    return whole;
  }
}

const STORED = 0;
const DEFLATED = 8;
