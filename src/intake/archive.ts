/**
 * ZIP archives: unpacks the files in their directory within limits and verifies them. The sizes that an archive claims
 * are not trusted.
 */

import { Inflate } from 'fflate';
import { MAX_SIZE } from '../engine/reading/problem.ts';
import { crc32 } from '../engine/text/crc32.ts';
import { type Message, message } from '../engine/text/message.ts';
import { MOST_UNPACKED } from './limits.ts';
import { pushInPortions } from './portions.ts';
import * as texts from './texts.ts';
import { type Entry, entriesOf } from './zip-directory.ts';

/** A file of an archive, with its path. */
export interface PackedFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The contents of an archive. */
export interface Archive {
  files: PackedFile[];
  left: LeftFile[];
}

/** A skipped file, with its path and the reason. */
export interface LeftFile {
  path: string;
  why: Message;
}

/** The maximum number of files in an archive. */
const MOST_FILES = 20_000;

/** The remaining number of bytes that may be unpacked within an archive, at any depth. */
export interface Room {
  bytes: number;
}

/** Returns the initial room for the contents of one archive. */
export function roomWithin(): Room {
  return { bytes: MOST_UNPACKED };
}

/** The message for an exhausted limit. */
export const NO_ROOM = message(texts.noRoom, {
  megabytes: MOST_UNPACKED / 1024 / 1024,
});

/** The maximum size of a part of a workbook. A sheet in XML is many times larger than its table. */
const MOST_OF_PART = 64 * 1024 * 1024;

class TooMuch extends Error {}

class Broken extends Error {}

/**
 * Unpacks the wanted files of an archive. Returns the reason if it is damaged or exceeds a limit. Folders and system
 * files are skipped.
 * @param room the remaining room, if the archive is inside another
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

/** Returns whether a path is a user's file: not a folder, and not added or hidden by a system. */
export function isVisible(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '..');
  return !path.endsWith('/') && !parts.some((part) => part.startsWith('.') || part === '__MACOSX');
}

/** Returns whether a path leads out of the target folder on any system. */
function leadsOutside(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..');
}

class Gathering {
  readonly result: Archive = { files: [], left: [] };
  readonly #archive: Uint8Array;
  readonly #mostOfFile: number;
  readonly #paths = new Set<string>();
  readonly #room: Room;
  /** The maximum number of bytes of the unpacked files. */
  readonly #most: number;
  #packed = 0;
  /** The number of bytes claimed by the archive. */
  #said = 0;

  constructor(archive: Uint8Array, mostOfFile: number, room = roomWithin()) {
    this.#archive = archive;
    this.#mostOfFile = mostOfFile;
    this.#room = room;
    this.#most = room.bytes;
  }

  /** Unpacks a file of the archive or records why it is skipped. */
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

  /** Unpacks a file into a buffer of its size. Throws if it does not match the directory. */
  #unpacked({ packed, method, crc }: Entry, whole: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    // Files that share their bytes would be unpacked many times.
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
