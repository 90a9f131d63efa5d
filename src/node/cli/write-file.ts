import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  createWriteStream,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CommandError, EXIT, fileError } from './exit.ts';

/** The mode of a new file where nothing else is asked for. */
const USUAL = 0o644;

/** Ends the command with exit 3 where a file is there already. Devices and pipes are written to as they are. */
export function refuseExisting(file: string): void {
  if (kindOf(file) !== undefined) throw new CommandError(`open ${file}: file exists`, EXIT.files, file);
}

/**
 * Writes a whole file or nothing: into a temporary file beside it, which then takes its name. A file that is replaced
 * keeps its mode, unless one is given; a link stays and what it points to is replaced.
 */
export function writeFileWhole(file: string, content: string, mode?: number): void {
  try {
    const kind = kindOf(file);
    if (kind === 'other') writeOver(file, content);
    else if (kind === undefined) replace(file, content, mode ?? USUAL);
    else replace(realpathSync(file), content, mode ?? statSync(file).mode & 0o7777);
  } catch (error) {
    throw fileError('write', file, error);
  }
}

/** A file that is written bit by bit, and takes its name when all of it is there. */
export interface WholeFile {
  stream: WriteStream;
  commit(): Promise<void>;
  /** Leaves no trace of a file that was not committed. */
  discard(): void;
}

/** Opens a file to be written as a stream, whole or not at all, as `writeFileWhole` does. */
export function openWhole(file: string): WholeFile {
  const kind = kindOf(file);
  const target = kind === 'file' ? realpathSync(file) : file;
  const temporary = kind === 'other' ? target : temporaryFor(target);
  const mode = kind === 'file' ? statSync(target).mode & 0o7777 : USUAL;
  let descriptor: number;
  try {
    descriptor = openSync(temporary, kind === 'other' ? 'w' : 'wx', 0o600);
  } catch (error) {
    throw fileError('write', file, error);
  }
  const stream = createWriteStream(temporary, { fd: descriptor });
  const discard = () => {
    stream.destroy();
    if (temporary !== target) rmSync(temporary, { force: true });
  };
  process.once('exit', discard);
  return {
    stream,
    discard,
    async commit() {
      await new Promise<void>((resolve) => stream.end(resolve));
      if (temporary === target) return;
      chmodSync(temporary, mode);
      renameSync(temporary, target);
    },
  };
}

function temporaryFor(target: string): string {
  return join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
}

function replace(target: string, content: string, mode: number): void {
  const temporary = temporaryFor(target);
  const descriptor = openSync(temporary, 'wx', 0o600);
  try {
    writeAll(descriptor, content);
    closeSync(descriptor);
    chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeOver(file: string, content: string): void {
  const descriptor = openSync(file, 'w');
  writeAll(descriptor, content);
  closeSync(descriptor);
}

function writeAll(descriptor: number, content: string): void {
  const bytes = Buffer.from(content);
  for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
}

/** What stands under a name: a file, something else that can be written to (a device, a pipe), or nothing. */
function kindOf(file: string): 'file' | 'other' | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  return found.isFile() || found.isDirectory() ? 'file' : 'other';
}
