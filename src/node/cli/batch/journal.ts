import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { fileError, usageError } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';

const NAME = '.billwright-batch.jsonl';

/** The options that the results of a run depend on, without secrets. */
export type RunOptions = Readonly<Record<string, unknown>>;

/**
 * Records what a batch has written into a folder, so that an interrupted run can resume (chapter 09 §11). The first
 * line of the journal file holds the options of the run. Each result adds a line before the result is put in place, and
 * a line with the digest of its source afterwards. The next run makes a result again if its second line is missing.
 */
export class Journal {
  readonly #file: string;
  readonly #options: JsonObject;
  readonly #resume: boolean;
  /** The digest of each input whose result was begun; empty if it was not completed. */
  readonly #digests = new Map<string, string>();
  /** Whether the existing file lacks a final line feed. */
  #isTorn = false;
  #goesOn = false;
  #descriptor: number | undefined;

  /** Reads the journal of the run to resume. Throws a `CommandError` if that run had other options. */
  constructor(folder: string, options: RunOptions, resume: boolean) {
    this.#file = join(folder, NAME);
    this.#resume = resume;
    // Normalised as in the file.
    this.#options = JSON.parse(JSON.stringify(options));
    if (resume && statOf(this.#file)) this.#read();
  }

  /** Returns whether a run of this journal began a result, so that it may be overwritten. */
  knows(input: string): boolean {
    return this.#digests.has(input);
  }

  /** Returns whether the journal knows any entry of a container. */
  knowsWithin(container: string): boolean {
    return [...this.#digests.keys()].some(
      (input) => /^[/#]/.test(input.slice(container.length)) && input.startsWith(container),
    );
  }

  /** Returns whether an earlier run completed the result of an input with this digest. */
  hasDone(input: string, digest: string | undefined): boolean {
    return digest !== undefined && this.#digests.get(input) === digest;
  }

  /** Records that a result is about to be put in place. Throws a `CommandError` if the journal cannot be written. */
  begin(input: string): void {
    this.#write({ begun: input });
  }

  /** Records that a result is in place, with the digest of its input. */
  done(input: string, digest: string): void {
    this.#write({ done: input, digest });
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  /** Closes the journal of a completed run, and keeps it only if that was requested. */
  end(): void {
    this.close();
    if (!this.#resume) rmSync(onDisk(this.#file), { force: true });
  }

  #read(): void {
    const { text } = readTextFile(this.#file);
    const [head, ...lines] = text.split('\n').map(objectIn);
    if (!isJsonObject(head?.options ?? null))
      throw usageError('{file} is not a journal of batch; remove it, and use --skip-existing or --force', {
        file: this.#file,
      });
    const before = head?.options as JsonObject;
    const names = [...new Set([...Object.keys(before), ...Object.keys(this.#options)])];
    const others = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(this.#options[name]));
    if (others.length > 0) {
      const named = others.map((name) => `--${name}`).join(', ');
      throw usageError(
        'the results in {folder} come from a run with other options ({named}); use the same options to resume it, or another folder',
        { folder: dirname(this.#file), named },
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

/** Returns the object of a line, or undefined if the line was cut off. */
function objectIn(line: string): JsonObject | undefined {
  const read = readJson(line);
  return read.ok && isJsonObject(read.value) ? read.value : undefined;
}
