import { constants, isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { CommandError, EXIT, fileError } from './exit.ts';
import type { Io } from './io.ts';
import { onDisk } from './raw-names.ts';
import { statOf } from './stat.ts';

/** A text that was read, and what to call where it came from. */
export interface Source {
  name: string;
  text: string;
}

/** How standard input is named on the command line, and in messages. */
export const STDIN = '-';
const STDIN_NAME = '<stdin>';

export function isStdin(file: string | undefined): file is undefined | '-' {
  return file === undefined || file === STDIN;
}

/** Thrown where a command would wait for someone to type a document. */
export class NothingGiven extends Error {}

/** Reads a file, or standard input for `-` and for none (chapter 09 §9.1). Throws `NothingGiven` where that is a terminal. */
export async function readInput(file: string | undefined, { stdin }: Io): Promise<Source> {
  if (file === undefined && stdin.isTTY) throw new NothingGiven();
  const source = isStdin(file) ? await readStream(stdin) : readTextFile(file);
  if (source.text.trim() === '') throw new CommandError('input is empty', EXIT.usage, source.name);
  return source;
}

/** The text of a file, which must be UTF-8. A byte order mark is left out. */
export function readTextFile(file: string): Source {
  const size = statOf(file)?.size ?? 0;
  if (size > MOST_BYTES) throw tooLarge(file, size);
  let bytes: Buffer;
  try {
    bytes = readFileSync(onDisk(file));
  } catch (error) {
    throw fileError('open', file, error);
  }
  return { name: file, text: textOf(bytes, file) };
}

async function readStream(stream: Readable): Promise<Source> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MOST_BYTES) throw tooLarge(STDIN_NAME, size);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof CommandError ? error : fileError('read', STDIN_NAME, error);
  }
  const [only = new Uint8Array()] = chunks;
  return { name: STDIN_NAME, text: textOf(chunks.length < 2 ? only : Buffer.concat(chunks), STDIN_NAME) };
}

/** Bytes that Node.js reads of a file at once. */
const MOST_BYTES = 2 ** 31 - 1;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    // What is too long for a text is not decoded either.
    if (bytes.length > constants.MAX_STRING_LENGTH && isUtf8(bytes)) throw tooLarge(name, bytes.length);
    throw new CommandError(`${name} is not UTF-8; save it in that encoding`, EXIT.usage, name);
  }
}

const MEGABYTE = 1_000_000;

/** What is too large to be read as one text, and what to do. */
function tooLarge(name: string, size: number): CommandError {
  const most = Math.floor(constants.MAX_STRING_LENGTH / MEGABYTE);
  const said = name === STDIN_NAME && size > MOST_BYTES ? 'more than ' : '';
  const message =
    `${name} has ${said}${Math.floor(size / MEGABYTE)} MB, and a text that is read at once ${most} MB at most. ` +
    'Put each document into a file of its own, or one a line into a file .jsonl for batch: such files are read line by line, and so are the requests of bulk';
  return new CommandError(message, EXIT.usage, name, 'too-large');
}
