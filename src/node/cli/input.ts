import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CommandError, EXIT, fileError } from './exit.ts';
import { onDisk } from './raw-names.ts';
import type { Io } from './session.ts';

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
  let bytes: Buffer;
  try {
    bytes = readFileSync(onDisk(file));
  } catch (error) {
    throw fileError('open', file, error);
  }
  return { name: file, text: textOf(bytes, file) };
}

async function readStream(stream: Readable): Promise<Source> {
  const bytes = await buffer(stream).catch((error: unknown) => {
    throw fileError('read', STDIN_NAME, error);
  });
  return { name: STDIN_NAME, text: textOf(bytes, STDIN_NAME) };
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    throw new CommandError(`${name} is not UTF-8; save it in that encoding`, EXIT.usage, name);
  }
}
