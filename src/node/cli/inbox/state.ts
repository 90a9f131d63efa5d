import { isJsonObject } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { message } from '../../../engine/text/message.ts';
import { VERSION } from '../../../engine/version.ts';
import type { FileRead } from '../../../inbox/read-file.ts';
import { type Memory, noMemory, remembered } from '../../../inbox/suppliers.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readTextFile } from '../../files/input.ts';
import { statOf } from '../../files/stat.ts';
import { writeFileWhole } from '../../files/write-file.ts';

/** What a state file contains: the files that were read, by their digests, and the invoices of each supplier. */
interface Kept {
  state: typeof MARKER;
  /** The program that read the files. Another one reads them again. */
  program: string;
  facts?: number;
  /** The digest of the house rules that the files were judged by. */
  rules?: string | undefined;
  files: Record<string, FileRead[]>;
  memory: Memory;
}

const MARKER = 'billwright inbox';

/** Must change whenever the facts of files do, so that files are read again. */
const FACTS = 4;

/** Milliseconds between two saves while files are read. */
const SAVE_EACH = 5000;

/** The state of an inbox, in a file or only in memory. */
export class InboxState {
  readonly #file: string | undefined;
  readonly #rules: string | undefined;
  readonly #files: Map<string, FileRead[]>;
  #memory: Memory;
  #saved = performance.now();

  /**
   * Opens a state. Throws a `CommandError` if the file exists and is not a state file.
   * @param rules the digest of the house rules
   */
  constructor(file: string | undefined, rules?: string) {
    this.#file = file;
    this.#rules = rules;
    const kept = file === undefined ? undefined : keptIn(file);
    this.#memory = kept?.memory ?? noMemory();
    const isSame = kept?.program === VERSION && kept.facts === FACTS && kept.rules === rules;
    this.#files = new Map(isSame ? Object.entries(kept.files) : []);
  }

  get memory(): Memory {
    return this.#memory;
  }

  /**
   * Returns the stored result for a file with this digest, under its present path.
   * @param withChecks only if its checks are known too, which the file of the state does not have
   */
  known(digest: string, file: string, withChecks = false): FileRead[] | undefined {
    const known = this.#files.get(digest);
    if (withChecks && !known?.every(({ check, digest }) => check !== undefined || digest === '')) return undefined;
    return known?.map((each) => ({ ...each, file: file + each.file }));
  }

  /** Stores the result for a file. */
  add(digest: string, file: string, reads: readonly FileRead[]): void {
    this.#files.set(
      digest,
      reads.map((each) => ({ ...each, file: each.file.startsWith(file) ? each.file.slice(file.length) : '' })),
    );
    if (performance.now() - this.#saved > SAVE_EACH) this.#save();
  }

  /** Keeps the results so far of an interrupted run. */
  pause(): void {
    this.#save();
  }

  /** Remembers the invoices of a complete run, and forgets files that are gone. */
  end(reads: readonly FileRead[], digests: ReadonlySet<string>): void {
    for (const digest of this.#files.keys()) if (!digests.has(digest)) this.#files.delete(digest);
    this.#memory = remembered(this.#memory, reads);
    this.#save();
  }

  #save(): void {
    this.#saved = performance.now();
    if (this.#file === undefined) return;
    const kept: Kept = {
      state: MARKER,
      program: VERSION,
      facts: FACTS,
      rules: this.#rules,
      files: Object.fromEntries(Array.from(this.#files, ([digest, reads]) => [digest, reads.map(withoutCheck)])),
      memory: this.#memory,
    };
    writeFileWhole(this.#file, `${JSON.stringify(kept)}\n`, PRIVATE);
  }
}

/** Checks depend on a language, and are longer than everything else. */
function withoutCheck({ check: _, ...read }: FileRead): FileRead {
  return read;
}

/** Accounts and amounts are nobody else's business. */
const PRIVATE = 0o600;

function keptIn(file: string): Kept | undefined {
  const stat = statOf(file);
  if (!stat || (stat.isFile() && stat.size === 0)) return undefined;
  const reading = readJson(readTextFile(file).text);
  const value = reading.ok ? reading.value : undefined;
  if (isJsonObject(value) && value.state === MARKER && isJsonObject(value.files) && isJsonObject(value.memory)) {
    // Written by this program, which is all that the marker says.
    return value as unknown as Kept;
  }
  throw new CommandError(
    message('{file} exists and is not a state file of inbox; give another file name', { file }),
    EXIT.usage,
    file,
  );
}
