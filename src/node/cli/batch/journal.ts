import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { fileError, usageError } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';

const NAME = '.billwright-batch.jsonl';

/** What the results of a run depend on: each option with its value, without secrets. */
export type RunOptions = Readonly<Record<string, unknown>>;

/**
 * What a batch has written into a folder, by which another goes on after it was ended (chapter 09 §11). A file in that
 * folder holds the options of the run in its first line, then a line before each result takes its place and one after
 * that, with the digest of what it was made from: whatever ends the run, a result without the second one is made again.
 */
export class Journal {
  readonly #file: string;
  readonly #options: JsonObject;
  readonly #resume: boolean;
  /** The digest of each input whose result was begun; empty for one that was not ended. */
  readonly #digests = new Map<string, string>();
  /** What was there before does not end with a line feed. */
  #isTorn = false;
  #goesOn = false;
  #descriptor: number | undefined;

  /** Reads what is there of a run that is to go on. Throws a `CommandError` where that was written with other options. */
  constructor(folder: string, options: RunOptions, resume: boolean) {
    this.#file = join(folder, NAME);
    this.#resume = resume;
    // As they come back from a file.
    this.#options = JSON.parse(JSON.stringify(options));
    if (resume && statOf(this.#file)) this.#read();
  }

  /** Returns whether a result was begun by a run of the journal, and may therefore be written anew. */
  knows(input: string): boolean {
    return this.#digests.has(input);
  }

  /** Returns whether one of what is contained in a file is known. */
  knowsWithin(container: string): boolean {
    return [...this.#digests.keys()].some(
      (input) => /^[/#]/.test(input.slice(container.length)) && input.startsWith(container),
    );
  }

  /** Returns whether the result of an input was written whole, and the input had this digest. */
  hasDone(input: string, digest: string | undefined): boolean {
    return digest !== undefined && this.#digests.get(input) === digest;
  }

  /** Notes that the result of an input is about to take its place. Throws a `CommandError` where nothing can be written. */
  begin(input: string): void {
    this.#write({ begun: input });
  }

  /** Notes that it has, and what the input was. */
  done(input: string, digest: string): void {
    this.#write({ done: input, digest });
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  /** Closes the journal of a run after which nothing is left to do: it is kept for a next one only where that was asked for. */
  end(): void {
    this.close();
    if (!this.#resume) rmSync(onDisk(this.#file), { force: true });
  }

  #read(): void {
    const { text } = readTextFile(this.#file);
    const [head, ...lines] = text.split('\n').map(objectIn);
    if (!isJsonObject(head?.options ?? null))
      throw usageError(`${this.#file} is no journal of a batch; remove it, and give --skip-existing or --force`);
    const before = head?.options as JsonObject;
    const names = [...new Set([...Object.keys(before), ...Object.keys(this.#options)])];
    const others = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(this.#options[name]));
    if (others.length > 0) {
      const named = others.map((name) => `--${name}`).join(', ');
      throw usageError(
        `the results in ${dirname(this.#file)} are of a run with other options (${named}); give the same to resume it, or another folder`,
      );
    }
    for (const line of lines) {
      if (typeof line?.begun === 'string') this.#digests.set(line.begun, '');
      if (typeof line?.done === 'string') this.#digests.set(line.done, String(line.digest));
    }
    this.#goesOn = true;
    this.#isTorn = !text.endsWith('\n');
  }

  #write(line: JsonObject): void {
    try {
      if (this.#descriptor === undefined) {
        mkdirSync(onDisk(dirname(this.#file)), { recursive: true });
        this.#descriptor = openSync(onDisk(this.#file), this.#goesOn ? 'a' : 'w');
        if (!this.#goesOn) this.#append({ options: this.#options });
        else if (this.#isTorn) writeSync(this.#descriptor, '\n');
      }
      this.#append(line);
    } catch (error) {
      throw fileError('write', this.#file, error);
    }
  }

  #append(line: JsonObject): void {
    if (this.#descriptor !== undefined) writeSync(this.#descriptor, `${JSON.stringify(line)}\n`);
  }
}

/** Returns the object in a line; none in one that was not written to its end. */
function objectIn(line: string): JsonObject | undefined {
  const read = readJson(line);
  return read.ok && isJsonObject(read.value) ? read.value : undefined;
}
