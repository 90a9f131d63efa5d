import { constants, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { followed, type Message, message } from '../../engine/text/message.ts';
import { isSigned } from '../../formats/signed/is-signed.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';
import { withoutCarrier } from '../../intake/carried-xml.ts';
import { unpackedName } from '../../intake/gzip-name.ts';
import { isArchive } from '../../intake/is-archive.ts';
import type { Recognised } from '../../intake/recognise.ts';
import { utf16In } from '../../intake/utf16.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { CommandError, EXIT, errorAbout, fileError, SIGNALS } from './exit.ts';
import { unpacked, unpackedStream } from './gunzip.ts';
import type { Io } from './io.ts';
import { piecesOf } from './pieces.ts';
import { onDisk } from './raw-names.ts';
import { statOf } from './stat.ts';

/** A text with a name for its source. */
export interface Source {
  name: string;
  text: string;
  /** The bytes of a file, if `isFile` returns true for it. */
  bytes?: Uint8Array;
}

/**
 * Returns whether bytes are a file to pass on unchanged: a PDF, a signed file (`.p7m`), or XML that is not plain UTF-8,
 * as some formats reject other encodings and byte order marks.
 */
export function isFile(bytes: Uint8Array): boolean {
  return isPdf(bytes) || isSigned(bytes) || isOtherXml(bytes);
}

/** Returns whether bytes are XML in another encoding or with a byte order mark, and contain no e-invoice as text. */
function isOtherXml(bytes: Uint8Array): boolean {
  if (!seemsXml(bytes) || (bytes[0] !== BYTE_ORDER_MARK && isUtf8(bytes))) return false;
  const decoding = bytes.length <= MOST_CHARACTERS && decodeXml(bytes);
  return decoding !== false && (!decoding.ok || withoutCarrier(decoding.text) === decoding.text);
}

/** The first byte of a byte order mark in UTF-8. */
const BYTE_ORDER_MARK = 0xef;

/** The name of standard input on the command line and in messages. */
export const STDIN = '-';
const STDIN_NAME = '<stdin>';

export function isStdin(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === STDIN;
}

/** The error of a command that would wait for the user to type a document. */
export class NoInput extends Error {}

/**
 * Reads a file, or standard input for `-` and by default (chapter 09 §9.1). Throws `NoInput` if standard input is a
 * terminal.
 */
export async function readInput(file: string | undefined, io: Io): Promise<Source> {
  const { name, bytes } = await readGiven(file, io);
  return ofText(name, decoded(bytes, name));
}

/** The input after unpacking. */
interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

async function readGiven(file: string | undefined, io: Io): Promise<NamedBytes> {
  // Standard input is not touched where a file is given: Node would load its streams.
  if (!isStdin(file)) return { name: file, bytes: unpackedBytes(await bytesOf(file), file) };
  if (file === undefined && io.stdin.isTTY) throw new NoInput();
  return await readStream(io.stdin);
}

function ofText(name: string, text: string): Source {
  if (text.trim() === '') {
    const said = name === STDIN_NAME ? message('input is empty') : message('{name} is empty', { name });
    throw new CommandError(said, EXIT.usage, name);
  }
  return { name, text };
}

/**
 * Reads a document like `readInput`, or a PDF or a signed file as bytes, and removes its wrapping: a curl command, a
 * request or response of a service, Base64, a code fence. Throws a `CommandError` that names the kind of input if it is
 * known but not a document.
 */
export async function readDocument(file: string | undefined, io: Io): Promise<Source> {
  const { name, bytes } = await readGiven(file, io);
  if (isFile(bytes)) return { name, text: '', bytes };
  const source = ofText(name, await readText(bytes, name));
  const { text } = source;
  const isXml: boolean = isXmlText(text);
  // A text that identifies itself at the start has no wrapping.
  if (isXml || DIRECT.test(text) || text.length > MOST_LOOKED_INTO) return source;
  const { NOTHING_READ, recogniseText } = await import('../../intake/recognise.ts');
  const found = await recogniseText(text, unpackedName(name));
  if (found.kind === 'text') return { name, text: found.text };
  if (found.kind !== 'other' || found.what !== NOTHING_READ) refuse(found, name);
  return source;
}

/**
 * Returns the text of bytes like `decoded`, or the e-invoice embedded as text in other XML. Throws a `CommandError`
 * that names the kind of input if it is known but not text.
 */
export async function readText(bytes: Uint8Array, name: string): Promise<string> {
  let text = '';
  let failure: unknown;
  try {
    text = decoded(bytes, name);
    const isXml: boolean = isXmlText(text);
    if (isXml) return withoutCarrier(text);
    if (!text.slice(0, 4096).includes('\0')) return text;
  } catch (error) {
    failure = error;
  }
  if (bytes.length <= MOST_BYTES_LOOKED_INTO) {
    const { recogniseBytes } = await import('../../intake/recognise.ts');
    const found = await recogniseBytes(new Uint8Array(bytes));
    if (found) refuse(found, name);
  }
  if (failure !== undefined) throw failure;
  return text;
}

/** Throws the error for input that is not a document. */
function refuse(found: Recognised, name: string): void {
  if (found.kind === 'other') throw errorAbout(name, found.what, EXIT.usage);
  const kind = HOLDS_MORE[found.kind];
  if (kind !== undefined) throw new CommandError(kind(name), EXIT.usage, name);
}

/** Containers of documents, with advice. */
const HOLDS_MORE: Partial<Record<Recognised['kind'], (name: string) => Message>> = {
  tables: (name) => message('{name} is a table. Use batch with a .csv, .xlsx or .ods file.', { name }),
  archive: (name) => message('{name} is an archive, or an e-mail with attachments. Use batch.', { name }),
};

const DIRECT = /^\s*(?:\{\s*)?["']?\$schema["']?\s*:/;

/** The length up to which a text is searched for a document. */
const MOST_LOOKED_INTO = 10_000_000;
/** The size up to which a binary file is identified. */
const MOST_BYTES_LOOKED_INTO = 256_000_000;

/**
 * Returns the text of a file, which must be UTF-8, UTF-16 or XML that declares its encoding. Omits a byte order mark.
 */
export function readTextFile(file: string): Source {
  return { name: file, text: decoded(readBytes(file), file) };
}

/**
 * Returns the content of a file, up to the size that can be read at once. Signals can end the process while it waits
 * for a pipe.
 */
export function readBytes(file: string): Uint8Array {
  if (isOfKnownSize(file)) return readWhole(file);
  // Signal handlers could not run before the end of the read.
  return withoutHandlers(() => {
    try {
      const descriptor = openSync(onDisk(file), 'r');
      try {
        const gathering = new Gathering(file);
        for (const piece of piecesIn(descriptor)) gathering.add(piece);
        return gathering.bytes();
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      throw error instanceof CommandError ? error : fileError('open', file, error);
    }
  });
}

/** Returns the content of a file without blocking the process. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  if (isOfKnownSize(file)) return readWhole(file);
  const gathering = new Gathering(file);
  try {
    for await (const piece of piecesOf(file)) gathering.add(piece);
  } catch (error) {
    throw error instanceof CommandError ? error : fileError('open', file, error);
  }
  return gathering.bytes();
}

/** Returns whether a file states its size. Pipes and devices do not, and files in `/proc` have a size of 0. */
function isOfKnownSize(file: string): boolean {
  const stat = statOf(file);
  return stat === undefined || stat.isDirectory() || (stat.isFile() && stat.size > 0);
}

function readWhole(file: string): Uint8Array {
  const size = statOf(file)?.size ?? 0;
  if (size > MOST_BYTES) throw tooLarge(file, size);
  try {
    return readFileSync(onDisk(file));
  } catch (error) {
    throw fileError('open', file, error);
  }
}

function* piecesIn(descriptor: number): Generator<Uint8Array> {
  const memory = new Uint8Array(64 * 1024);
  for (let size = readSync(descriptor, memory); size > 0; size = readSync(descriptor, memory))
    yield memory.subarray(0, size);
}

/** The content of a stream, up to the largest size of a text. */
class Gathering {
  readonly #name: string;
  readonly #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.#size > MOST_CHARACTERS) throw tooLarge(this.#name, this.#size, true);
    this.#pieces.push(piece.slice());
  }

  bytes(): Uint8Array {
    const [only = new Uint8Array()] = this.#pieces;
    return this.#pieces.length < 2 ? only : Buffer.concat(this.#pieces);
  }
}

/** Runs a function during which signals have their default effect. */
function withoutHandlers<T>(work: () => T): T {
  const handlers = Object.keys(SIGNALS).flatMap((signal) =>
    process.listeners(signal as NodeJS.Signals).map((handler) => ({ signal, handler })),
  );
  for (const { signal, handler } of handlers) process.off(signal, handler);
  try {
    return work();
  } finally {
    for (const { signal, handler } of handlers) process.on(signal, handler);
  }
}

/** Returns the bytes of a document, unpacked if gzipped. */
export function unpackedBytes(bytes: Uint8Array, name: string): Uint8Array {
  return unpacked(bytes, name, MOST_BYTES);
}

/** Returns the start of a file as text, up to the given number of bytes. */
export function beginningOf(file: string, bytes: number): string {
  const buffer = Buffer.alloc(bytes);
  try {
    const descriptor = openSync(onDisk(file), 'r');
    try {
      return buffer.toString('utf8', 0, readSync(descriptor, buffer));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw fileError('open', file, error);
  }
}

async function readStream(stream: Readable): Promise<NamedBytes> {
  const gathering = new Gathering(STDIN_NAME);
  try {
    for await (const chunk of unpackedStream(stream, STDIN_NAME)) gathering.add(chunk);
  } catch (error) {
    throw error instanceof CommandError ? error : fileError('read', STDIN_NAME, error);
  }
  return { name: STDIN_NAME, bytes: gathering.bytes() };
}

/** The number of bytes that Node.js reads from a file at once. */
const MOST_BYTES = 2 ** 31 - 1;

/** The maximum length of a text in V8. */
export const MOST_CHARACTERS = constants.MAX_STRING_LENGTH;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes bytes in UTF-8 or UTF-16, or XML in its declared encoding, without a byte order mark. Throws an error with
 * the name of the source if they are invalid.
 */
export function decoded(bytes: Uint8Array, name: string): string {
  if (seemsXml(bytes) && bytes.length <= MOST_CHARACTERS) return decodedXml(bytes, name);
  const encoding = utf16In(bytes);
  if (encoding && bytes.length / 2 <= MOST_CHARACTERS) return new TextDecoder(encoding).decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    // Does not decode bytes that are too long for a text.
    if (bytes.length > MOST_CHARACTERS && isUtf8(bytes)) throw tooLarge(name, bytes.length);
    const prefix = isArchive(bytes)
      ? message('{name} is an archive or a workbook: use batch', { name })
      : message('{name} is not in UTF-8; save it in that encoding', { name });
    throw new CommandError(prefix, EXIT.usage, name);
  }
}

function decodedXml(bytes: Uint8Array, name: string): string {
  const decoding = decodeXml(bytes);
  if (decoding.ok) return decoding.text;
  throw errorAbout(name, decoding.what, EXIT.usage, message('{name} cannot be read', { name }));
}

/** Returns a size in whole megabytes. */
function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}

/** Returns the error for input too large for one text, with advice. */
function tooLarge(name: string, size: number, isCut = false): CommandError {
  const values = { name, size: megabytes(size), most: megabytes(MOST_CHARACTERS) };
  const problem = isCut
    ? message('{name} is larger than {size} MB. The limit for one file is {most} MB.', values)
    : message('The size of {name} is {size} MB. The limit for one file is {most} MB.', values);
  const more = message(
    'Put each document into its own file, or one per line into a .jsonl file for batch. Batch and bulk read such files line by line',
  );
  return new CommandError(followed(problem, more), EXIT.usage, name, 'too-large');
}
