import { randomBytes } from 'node:crypto';
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileError } from './exit.ts';

/**
 * Stores a text of any length on disk temporarily. Its file is unlinked, so nothing is left of it however the process
 * ends.
 */
export class Spool {
  readonly #descriptor: number;
  #pending: string[] = [];
  #length = 0;

  /** Opens the file in the folder for temporary files. Throws a `CommandError` if the folder is not writable. */
  constructor() {
    const file = join(tmpdir(), `billwright-${randomBytes(6).toString('hex')}.tmp`);
    this.#descriptor = attempt(() => openSync(file, 'wx+', 0o600));
    rmSync(file);
  }

  /** Appends a text. Throws a `CommandError` if the disk is full. */
  write(text: string): void {
    this.#pending.push(text);
    this.#length += text.length;
    if (this.#length >= AT_ONCE) this.#flush();
  }

  /** Yields the written text from the start, piece by piece. */
  async *read(): AsyncGenerator<string> {
    this.#flush();
    const stream = createReadStream('', { fd: this.#descriptor, start: 0, autoClose: false, encoding: 'utf8' });
    for await (const piece of stream) yield piece;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending.join(''));
    this.#pending = [];
    this.#length = 0;
    attempt(() => {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#descriptor, bytes, done);
    });
  }
}

/** The number of characters to collect before writing. */
const AT_ONCE = 65_536;

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileError('write', tmpdir(), error);
  }
}
