import {
  chmodSync,
  closeSync,
  createWriteStream,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { message } from '../../engine/text/message.ts';
import { CommandError, EXIT, fileError } from './exit.ts';
import { written } from './io.ts';
import { nameOf, onDisk } from './raw-names.ts';
import { isTaken, statOf } from './stat.ts';
import { removeAbandoned, unfinishedName } from './unfinished.ts';

/** The default permissions of a new file. */
const USUAL = 0o644;

/** Ends the command with exit 3 if a name exists. */
export function refuseExisting(file: string): void {
  if (isTaken(file)) throw new CommandError(message('open {file}: file exists', { file }), EXIT.files, file);
}

/**
 * Writes a whole file or nothing: writes a temporary file next to it, and renames that. A replaced file keeps its mode
 * unless another is given; a link remains, and its target is replaced or created. Writes directly to devices and pipes.
 */
export function writeFileWhole(file: string, content: string | Uint8Array, mode?: number): void {
  writeFilesWhole([{ file, content, mode }]);
}

/** A file to write. */
export interface Content {
  file: string;
  content: string | Uint8Array;
  mode?: number | undefined;
}

/**
 * Writes several files, all or none: renames no file before the content of each is on disk. Own code, because packages such as
 * write-file-atomic write one file at a time.
 */
export function writeFilesWhole(contents: readonly Content[]): void {
  const drafts: { draft: Draft; file: string }[] = [];
  const made: Draft[] = [];
  try {
    for (const { file, content, mode } of contents) {
      attempt(file, () => {
        const draft = new Draft(file, mode);
        drafts.push({ draft, file });
        draft.fill(content);
      });
    }
    for (const { draft, file } of drafts) {
      attempt(file, () => draft.commit());
      made.push(draft);
    }
  } catch (error) {
    for (const { draft } of drafts) draft.discard();
    for (const draft of made) draft.undo();
    throw error;
  }
}

/** A file written in parts, which gets its name once it is complete. */
export interface WholeFile {
  /** Writes the next part, and waits for a slow disk. */
  write(content: string | Uint8Array): Promise<void>;
  /** Ends the content and waits until it is on disk. `commit` does so too; calling it earlier lets several files share the wait. */
  flush(): Promise<void>;
  commit(): Promise<void>;
  /** Removes a file that was not committed. */
  discard(): void;
}

/** Opens a file for writing as a stream, whole or not at all, like `writeFileWhole`. */
export function openWhole(file: string): WholeFile {
  const draft = attempt(file, () => new Draft(file));
  const stream = createWriteStream('', { fd: draft.descriptor, flush: draft.isOnDisk });
  // `write` and `commit` report errors.
  stream.on('error', () => {});
  const rejecting = (error: unknown) => {
    throw fileError('write', file, error);
  };
  let flushed: Promise<void> | undefined;
  const flush = () => {
    flushed ??= finished(stream.end()).catch(rejecting);
    return flushed;
  };
  return {
    write: (content) => written(stream, content).catch(rejecting),
    flush,
    async commit() {
      await flush();
      attempt(file, () => draft.commit());
    },
    discard() {
      stream.destroy();
      draft.discard();
    },
  };
}

function attempt<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof CommandError ? error : fileError('write', file, error);
  }
}

/** Temporary files to remove if the process ends before they are renamed. */
const temporaries = new Set<string | Buffer>();

/** An unfinished file next to its target; writes directly to a device or pipe. */
class Draft {
  readonly descriptor: number;
  readonly #target: string | Buffer;
  /** The temporary file; undefined for a device. */
  readonly #temporary: string | Buffer | undefined;
  readonly #mode: number;
  readonly #isNew: boolean;

  constructor(file: string, mode?: number) {
    const found = statOf(file);
    if (file === '') throw new CommandError(message('the name of the output file is empty'), EXIT.usage);
    if (found?.isDirectory() || file.endsWith('/'))
      throw new CommandError(message('write {file}: is a folder', { file }), EXIT.files, file);
    this.#isNew = found === undefined;
    this.#mode = mode ?? (found ? found.mode & 0o7777 : USUAL);
    if (found && !found.isFile()) {
      this.#target = onDisk(file);
      this.descriptor = openSync(this.#target, 'w');
      return;
    }
    const target = found ? realPath(file) : behindLinks(file);
    this.#target = onDisk(target);
    // A separate name, because the name of the target may have the maximum length.
    const folder = dirname(target);
    removeAbandoned(folder);
    this.#temporary = onDisk(join(folder, unfinishedName()));
    this.descriptor = openSync(this.#temporary, 'wx', 0o600);
    if (temporaries.size === 0) process.once('exit', removeTemporaries);
    temporaries.add(this.#temporary);
  }

  /** Whether the content goes to a disk, which it must reach before the file gets its name: a power cut would leave an empty file. */
  get isOnDisk(): boolean {
    return this.#temporary !== undefined;
  }

  /** Writes the whole content and closes the file. */
  fill(content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.descriptor, bytes, done);
      if (this.isOnDisk) fsyncSync(this.descriptor);
    } finally {
      closeSync(this.descriptor);
    }
  }

  /** Renames the file to its final name. */
  commit(): void {
    if (this.#temporary === undefined) return;
    chmodSync(this.#temporary, this.#mode);
    renameSync(this.#temporary, this.#target);
    this.#forget();
  }

  discard(): void {
    if (this.#temporary === undefined || !temporaries.has(this.#temporary)) return;
    rmSync(this.#temporary, { force: true });
    this.#forget();
  }

  /** Removes a committed file again if none existed before. */
  undo(): void {
    if (this.#isNew) rmSync(this.#target, { force: true });
  }

  #forget(): void {
    if (this.#temporary !== undefined) temporaries.delete(this.#temporary);
    if (temporaries.size === 0) process.off('exit', removeTemporaries);
  }
}

function removeTemporaries(): void {
  for (const temporary of temporaries) rmSync(temporary, { force: true });
}

/** Returns the target of a name that does not exist yet; a link may lead to another name. */
function behindLinks(file: string): string {
  const link = lstatSync(onDisk(file), { throwIfNoEntry: false });
  if (!link?.isSymbolicLink()) return file;
  return behindLinks(resolve(realPath(dirname(file)), nameOf(readlinkSync(onDisk(file), 'buffer'))));
}

function realPath(file: string): string {
  // The non-native version, in JavaScript, treats names as UTF-8.
  return nameOf(realpathSync.native(onDisk(file), 'buffer'));
}
