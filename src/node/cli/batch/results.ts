import { mkdirSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { readJson } from '../../../engine/reading/json.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { message } from '../../../engine/text/message.ts';
import { DOCUMENT, PDF } from '../../../formats/declare/format.ts';
import { unpackedName } from '../../../intake/gzip-name.ts';
import { EXTENSIONS, type MediaType } from '../../../operations/content.ts';
import { operationNamed } from '../../../operations/index.ts';
import type { Operation } from '../../../operations/operation.ts';
import { bufferOf } from '../../files/buffer-of.ts';
import { CommandError, EXIT, fileError, usageError } from '../../files/exit.ts';
import { onDisk } from '../../files/raw-names.ts';
import { comparablePath, hasReservedName } from '../../files/safe-name.ts';
import { isTaken } from '../../files/stat.ts';
import { openWhole, type WholeFile } from '../../files/write-file.ts';
import type { OperationFlags } from '../field-flags.ts';
import { isYamlName, refusePacked, textOf } from '../output.ts';
import type { Session } from '../session.ts';
import { isContainerFile, isContainerName, positionWithin, withoutEnding } from './contained.ts';
import type { BatchSetup, BuiltJson } from './document-work.ts';
import { digestOf } from './documents.ts';
import type { BatchFile } from './find-files.ts';
import type { Journal } from './journal.ts';
import type { Row } from './report-file.ts';

/** Where results go: into a folder, over their sources, to standard output, or nowhere. */
export type Destination = Folder | 'in place' | 'output' | 'nowhere';

/** A folder for results, and how to treat existing ones. */
interface Folder {
  folder: string;
  /** Whether to keep existing results. */
  skipExisting: boolean;
  /** The journal, which lets an interrupted run resume. */
  journal: Journal;
}

/** Puts a result in place. Returns the write error, if any. */
type Commit = () => Promise<CommandError | undefined>;

/** Stores the results of documents, in order. A file is written once all its documents are valid. */
export interface Results {
  /** Returns whether a file needs no work. @param digest of a contained file; otherwise the file itself is read */
  skips(file: string, digest?: string): Promise<boolean>;
  /** Returns the write error of a valid result, the same for all results of a file. Rejects if nothing more can be written. */
  take(file: string, row: Row, made: BuiltJson | undefined): Promise<CommandError | undefined>;
  /** Like `take`, for the printed results of consecutive documents. */
  takeLines(file: string, lines: Uint8Array): Promise<CommandError | undefined>;
  /**
   * Ends a file whose documents have all been taken, with the digest of its content, and starts to flush its result to
   * disk. Returns how to put the result in place, if there is one.
   */
  end(file: string, digest: string): Commit | undefined;
  /** Removes an incomplete file. */
  discard(): void;
}

/** @param report the report file, which must not be a result */
export function createResults(
  session: Session,
  files: readonly BatchFile[],
  destination: Destination,
  { operation: name, flags }: Pick<BatchSetup, 'operation' | 'flags'>,
  report: string | undefined,
): Results {
  const nothing = async () => undefined;
  const none = { skips: async () => false, take: nothing, takeLines: nothing, end: () => undefined, discard() {} };
  if (destination === 'nowhere') return none;
  if (destination === 'output') {
    const take = async (_: string, row: Row, made: BuiltJson | undefined) => {
      await session.print(lineOf(row, made));
      return undefined;
    };
    const takeLines = async (_: string, lines: Uint8Array) => {
      await session.print(lines);
      return undefined;
    };
    return { ...none, take, takeLines };
  }
  if (name === 'validate' || name === 'verify') {
    throw usageError('{name} writes no documents; use --check', { name });
  }
  const type = typeMade(operationNamed(name), flags);
  if (destination === 'in place' && type)
    throw usageError('{name} writes {type}; use --out with a folder', { name, type });
  if (destination === 'in place') {
    const names = files.map(({ file }) => file);
    refusePacked(names, message('Use --out with a folder.'));
    const container = names.find(isContainerFile);
    if (container !== undefined)
      throw usageError('{container} cannot be overwritten; use --out with a folder', { container });
    return new Files(session, (file) => file, undefined);
  }
  return new Files(session, targetsIn(destination, files, session, report, type && EXTENSIONS[type]), destination);
}

/** Returns the media type of all results if their sources have another. */
function typeMade(operation: Operation | undefined, { to }: OperationFlags): MediaType | undefined {
  const [type] = operation?.produces ?? [];
  // A repaired file keeps its type.
  if (operation?.answer === 'Repair') return undefined;
  if (!operation?.isChoice) return type;
  if (to === undefined || to === DOCUMENT) return 'application/json';
  // The names of PDF formats end with it: pdf, facturx-basic-pdf.
  return `-${to}`.endsWith(`-${PDF}`) ? 'application/pdf' : type;
}

function lineOf({ file, error }: Row, made: BuiltJson | undefined): string | Uint8Array {
  if (made) {
    const begin = Buffer.from(`{"file":${JSON.stringify(file)},"ok":true,"result":`);
    return Buffer.concat([begin, made.json, Buffer.from('}\n')]);
  }
  return `{"file":${JSON.stringify(file)},"ok":false,"error":${jsonText(error)}}\n`;
}

/** Returns the result file of a source file. */
type TargetOf = (file: string) => string;

/**
 * Returns the file of each result, named after its source, relative to the path that led to it. Contained files go into
 * a folder named after their container.
 */
function targetsIn(
  { folder, skipExisting, journal }: Folder,
  files: readonly BatchFile[],
  { flags }: Session,
  report: string | undefined,
  extension: string | undefined,
): TargetOf {
  const containers = new Set(files.map(({ file }) => file).filter(isContainerFile));
  const named = (found: string, isContainer = isContainerName(found)) => {
    const name = unpackedName(found);
    if (isContainer) return withoutEnding(name);
    // Signed XML has the extension `.xml.p7m`.
    const inside = name.replace(/\.p7m$/i, '');
    const own = name.slice(inside.length - extname(inside).length);
    // YAML is accepted for JSON.
    const isKept = extension === undefined || (extension === '.json' && !/^\.(?:xml|xsig|pdf)|\.p7m$/i.test(own));
    return isKept ? name : name.slice(0, name.length - own.length) + extension;
  };
  const targets = new Map(files.map(({ file, within }) => [file, join(folder, named(within, containers.has(file)))]));
  const owners = new Map<string, string | undefined>(
    report === undefined ? [] : [[comparablePath(resolve(report)), undefined]],
  );
  for (const [file, target] of targets) {
    const place = comparablePath(resolve(target));
    if (owners.has(place)) throw twice(owners.get(place), file, target);
    owners.set(place, file);
    if (flags.force || skipExisting || journal.knows(file) || !isThere(target)) continue;
    if (containers.has(file) && journal.knowsWithin(file)) continue;
    const said = message(
      'open {target}: file exists; --skip-existing keeps such results, --resume continues an interrupted run, --force replaces them',
      { target },
    );
    throw new CommandError(said, EXIT.files, target);
  }
  return (file) => {
    const own = targets.get(file);
    if (own !== undefined) return own;
    const { container, rest } = containerOf(file, targets);
    return join(targets.get(container) ?? folder, named(positionWithin(rest)));
  };
}

/** Returns whether a result exists. An impossible file name counts as missing: writing it fails only that entry. */
function isThere(target: string): boolean {
  try {
    return isTaken(target);
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

/** Returns the container of a file, and the path within it. */
function containerOf(file: string, files: ReadonlyMap<string, string>): { container: string; rest: string } {
  for (let at = file.length - 1; at > 0; at--) {
    if (/[/#]/.test(file[at] ?? '') && files.has(file.slice(0, at)))
      return { container: file.slice(0, at), rest: file.slice(at) };
  }
  return { container: '', rest: file };
}

/** Writes the results of one file after another. */
class Files implements Results {
  readonly #session: Session;
  readonly #targetOf: TargetOf;
  /** The source of each result file. */
  readonly #owners = new Map<string, string>();
  readonly #folder: Folder | undefined;
  /** The file whose documents are being taken. */
  #file: string | undefined;
  /** The open result, once there is something to write. */
  #open: WholeFile | undefined;
  /** Whether the open result is a JSON list. */
  #isList = false;
  /** Whether one of the documents has no result. */
  #isSpoilt = false;
  /** The write error that caused it, if any. */
  #failure: CommandError | undefined;

  constructor(session: Session, targetOf: TargetOf, folder: Folder | undefined) {
    this.#session = session;
    this.#targetOf = targetOf;
    this.#folder = folder;
  }

  async skips(file: string, digest?: string): Promise<boolean> {
    if (!this.#folder) return false;
    const { skipExisting, journal } = this.#folder;
    if (!isThere(this.#targetOf(file)) || isContainerFile(file)) return false;
    if (journal.knows(file)) return journal.hasDone(file, digest ?? (await digestOf(file)));
    return skipExisting;
  }

  async take(file: string, { status }: Row, made: BuiltJson | undefined): Promise<CommandError | undefined> {
    if (file !== this.#file) this.discard();
    this.#file = file;
    if (status !== 'ok' || made === undefined) this.#spoil();
    if (this.#isSpoilt || made === undefined) return status === 'ok' ? this.#failure : undefined;
    return this.#write(file, (isFirst) => this.#contentOf(file, made, isFirst));
  }

  async takeLines(file: string, lines: Uint8Array): Promise<CommandError | undefined> {
    if (file !== this.#file) this.discard();
    this.#file = file;
    this.#isList = false;
    return this.#isSpoilt ? this.#failure : this.#write(file, () => lines);
  }

  end(file: string, digest: string): Commit | undefined {
    // The previous file may have had no end, and this one no documents.
    const open = file === this.#file ? this.#open : undefined;
    if (open) this.#open = undefined;
    this.discard();
    if (!open) return undefined;
    const flushed = flush(open, this.#isList);
    // The commit reports it.
    flushed.catch(() => {});
    return () => this.#commit(open, flushed, file, digest);
  }

  discard(): void {
    this.#open?.discard();
    this.#open = undefined;
    this.#isSpoilt = false;
    this.#failure = undefined;
  }

  #write(file: string, contentOf: (isFirst: boolean) => string | Uint8Array): Promise<CommandError | undefined> {
    return this.#attempt(async () => {
      const isFirst = this.#open === undefined;
      this.#open ??= this.#opened(file);
      await this.#open.write(contentOf(isFirst));
    });
  }

  #opened(file: string): WholeFile {
    const target = this.#targetOf(file);
    // A result cannot be the folder of another, even before it is in place.
    for (let place = target; place !== dirname(place); place = dirname(place)) {
      const owner = this.#owners.get(comparablePath(place)) ?? file;
      if (owner !== file)
        throw usageError('results of {owner} and {file} would both be {target}', { owner, file, target: place });
    }
    this.#owners.set(comparablePath(target), file);
    if (hasReservedName(target)) {
      throw new CommandError(
        message('write {target}: Windows does not allow this name', { target }),
        EXIT.files,
        target,
      );
    }
    try {
      mkdirSync(onDisk(dirname(target)), { recursive: true });
    } catch (error) {
      throw fileError('create', dirname(target), error);
    }
    return openWhole(target);
  }

  async #commit(
    open: WholeFile,
    flushed: Promise<void>,
    file: string,
    digest: string,
  ): Promise<CommandError | undefined> {
    try {
      await flushed;
      this.#folder?.journal.begin(file);
      await open.commit();
      this.#folder?.journal.done(file, digest);
      return undefined;
    } catch (error) {
      open.discard();
      if (!(error instanceof CommandError)) throw error;
      return error;
    }
  }

  async #attempt(work: () => Promise<void>): Promise<CommandError | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.#spoil();
      this.#failure = error;
      return error;
    }
  }

  #spoil(): void {
    this.#open?.discard();
    this.#open = undefined;
    this.#isSpoilt = true;
  }

  /** Returns a result in the format of its file. */
  #contentOf(file: string, { json, main = json, format, content }: BuiltJson, isFirst: boolean): string | Uint8Array {
    if (content && !isFirst) {
      const said = message('{file} has several documents, but {type} can hold only one; put each into its own file', {
        file,
        type: content.mediaType,
      });
      throw new CommandError(said, EXIT.usage, file);
    }
    if (content) return content.body;
    this.#isList = false;
    if (format === 'json-lines') return Buffer.concat([main, Buffer.from('\n')]);
    const { flags } = this.#session;
    const language = flags.output ?? (isYamlName(unpackedName(file)) ? 'yaml' : 'json');
    const read = readJson(bufferOf(main).toString());
    const text = textOf(read.ok ? read.value : null, language, flags);
    if (language === 'yaml') return isFirst ? text : `---\n${text}`;
    this.#isList = format === 'json-list';
    return this.#isList ? `${isFirst ? '[' : ','}\n${text.trimEnd()}` : text;
  }
}

async function flush(open: WholeFile, isList: boolean): Promise<void> {
  if (isList) await open.write('\n]\n');
  await open.flush();
}

/** Returns the error for results that would overwrite each other, or the report if there is no other file. */
function twice(other: string | undefined, file: string, target: string): CommandError {
  return other === undefined
    ? usageError('the report and the result of {file} would both be {target}', { file, target })
    : usageError('results of {other} and {file} would both be {target}', { other, file, target });
}
