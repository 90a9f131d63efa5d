import { Calls } from '../../engine/ports/calls.ts';
import { interfaceLanguage } from '../../ui/language/interface-language.ts';
import { say } from '../../ui/texts/say.ts';
import { faultOf } from './faulty-file.ts';
import type { FileRead, ReaderFunctions } from './reader.ts';
import Reader from './reader.ts?worker';
import type { FileDocument } from './split-documents.ts';
import * as texts from './texts.ts';
import { TIME_LIMIT, tookTooLong } from './time-limit.ts';

/** A document with its file. */
export interface SourceDocument extends FileDocument {
  file: File;
  /** `folder/file.json`, or `file.jsonl#3` if the file holds several. */
  name: string;
}

/** A file with its documents. */
export interface FileDocuments {
  file: File;
  documents: readonly FileDocument[];
  /** Whether its encoding was guessed. */
  guessed: boolean;
}

/** Maximum number of files, and of bytes, in a portion. */
const PORTION_FILES = 64;
const PORTION_BYTES = 4 * 1024 * 1024;

/**
 * Yields files with their documents, in order, reading a portion ahead of the consumer.
 * @param onRead called for every portion
 */
export async function* discover(
  files: readonly File[],
  signal: AbortSignal,
  onRead: (portion: readonly FileDocuments[]) => void,
): AsyncGenerator<FileDocuments> {
  const reader = new LimitedReader();
  try {
    const portions = portionsOf(files);
    const read = async () => {
      const { value: portion } = portions.next();
      if (!portion) return undefined;
      const found = await reader.read(portion, signal);
      const documents = portion.map((file, index) => ({
        file,
        documents: documentsOf(file, found[index]),
        guessed: found[index]?.guessed !== undefined,
      }));
      onRead(documents);
      return documents;
    };
    let next = read();
    for (;;) {
      const documents = await next;
      if (!documents) return;
      next = read();
      // The consumer may stop while this is pending.
      next.catch(() => {});
      yield* documents;
    }
  } finally {
    reader.end();
  }
}

/** Reads a document again from its file. */
export async function readAgain(file: File, part: number | undefined): Promise<FileDocument | undefined> {
  const reader = new LimitedReader();
  try {
    const [read] = await reader.read([file]);
    const documents = documentsOf(file, read);
    return documents.find((document) => document.part === part) ?? documents.find(({ fault }) => fault !== undefined);
  } finally {
    reader.end();
  }
}

function startReader() {
  const worker = new Reader({ name: interfaceLanguage });
  const calls = new Calls<ReaderFunctions>(worker);
  worker.addEventListener('error', ({ message }) => calls.lose(new Error(message || say(texts.readerLost))));
  return { calls, end: () => worker.terminate() };
}

/** A reader that is replaced if it takes too long. */
class LimitedReader {
  #reader = startReader();

  /** Reads files together or, if that takes too long, one by one. */
  async read(files: readonly File[], signal?: AbortSignal): Promise<FileRead[]> {
    const found = await this.#readWithin(files, signal);
    if (found) return found;
    if (files.length === 1) {
      return [{ documents: [{ part: undefined, text: '', kind: '', fault: tookTooLong() }], guessed: undefined }];
    }
    const all: FileRead[] = [];
    for (const file of files) all.push(...(await this.read([file], signal)));
    return all;
  }

  end(): void {
    this.#reader.end();
  }

  async #readWithin(files: readonly File[], signal?: AbortSignal): Promise<FileRead[] | undefined> {
    let timer: number | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = window.setTimeout(resolve, TIME_LIMIT * 1000);
    });
    try {
      const found = await Promise.race([this.#reader.calls.call('read', files, signal), late]);
      if (!found) {
        this.end();
        this.#reader = startReader();
      }
      return found;
    } finally {
      clearTimeout(timer);
    }
  }
}

function* portionsOf(files: readonly File[]): Generator<File[], undefined> {
  let portion: File[] = [];
  let bytes = 0;
  for (const file of files) {
    portion.push(file);
    bytes += file.size;
    if (portion.length < PORTION_FILES && bytes < PORTION_BYTES) continue;
    yield portion;
    portion = [];
    bytes = 0;
  }
  if (portion.length > 0) yield portion;
  return undefined;
}

function documentsOf(file: File, read: FileRead | undefined): readonly FileDocument[] {
  const fault = faultOf(file);
  return fault === undefined ? (read?.documents ?? []) : [{ part: undefined, text: '', kind: '', fault }];
}
