/** Writes the documents of a batch in another format into one ZIP file, a document after the other. */

import { Zip, ZipDeflate } from 'fflate';
import { startEngine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import type { Row } from './row.ts';
import * as texts from './texts.ts';

/** Where a file is written to, part by part. */
export interface Sink {
  write(part: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Gives up what was written. */
  abort(): Promise<void>;
}

export interface ZipTask {
  rows: readonly Row[];
  /** The key of the format; `json` for the documents as they are. */
  as: string;
  /** The ending of its files. */
  extension: string;
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** Engines that write at the same time. */
const ENGINES = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

/** Parts that may wait to be written. */
const MOST_WAITING = 64;

/** Writes the documents that rows have; returns how many, and of how many the format takes none: why is in a file of its own. Rejects where the signal is aborted. */
export async function writeZip({ rows, as, extension, signal, onProgress }: ZipTask, sink: Sink) {
  const names = new Set<string>();
  const refused: string[] = [];
  let writing = Promise.resolve();
  let waiting = 0;
  let failure: unknown;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    waiting++;
    writing = writing
      .then(() => sink.write(Uint8Array.from(part)))
      .catch((why: unknown) => {
        failure ??= why;
      })
      .finally(() => waiting--);
  });
  const add = (name: string, content: Uint8Array) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    file.push(content, true);
  };
  const engines = as === 'json' ? [] : Array.from({ length: ENGINES }, () => startEngine());
  const queue = rows.values();
  let done = 0;
  const work = async (engine: ReturnType<typeof startEngine> | undefined) => {
    for (const row of queue) {
      signal.throwIfAborted();
      if (failure !== undefined) throw failure;
      const { content, why } = await contentOf(row, as, engine, signal);
      if (content === undefined) refused.push(`${row.name}\t${why}`);
      else add(nameIn(names, row, extension), content);
      onProgress(++done);
      // What is not on the disk yet is in memory.
      if (waiting > MOST_WAITING) await writing;
    }
  };
  try {
    await Promise.all(engines.length === 0 ? [work(undefined)] : engines.map(work));
    if (refused.length > 0) add('refused.txt', new TextEncoder().encode(`${refused.join('\n')}\n`));
    zip.end();
    await writing;
    if (failure !== undefined) throw failure;
    await sink.close();
  } catch (error) {
    zip.terminate();
    await sink.abort();
    throw error;
  } finally {
    for (const { end } of engines) end();
  }
  return { written: rows.length - refused.length, refused: refused.length };
}

async function contentOf(
  { built = '' }: Row,
  as: string,
  engine: ReturnType<typeof startEngine> | undefined,
  signal: AbortSignal,
): Promise<{ content?: Uint8Array; why?: string }> {
  if (!engine) return { content: new TextEncoder().encode(built) };
  const { content, faults } = await engine.calls.call('saveAs', { text: built, as }, signal);
  if (content === undefined) return { why: faults.map(({ description }) => description).join(' ') };
  return { content: typeof content === 'string' ? new TextEncoder().encode(content) : content };
}

/** Names a file after its document's number, else after its file; no two have the same. */
function nameIn(names: Set<string>, { figures, name }: Row, extension: string): string {
  const base = (figures?.number || name.replace(/\.\w+(?=#|$)/, '')).replace(/[^\p{L}\p{N}._#-]+/gu, '-') || 'document';
  let found = `${base}.${extension}`;
  for (let count = 2; names.has(found); count++) found = `${base}-${count}.${extension}`;
  names.add(found);
  return found;
}

/** Asks where the file is to be, and writes into it as it comes; in browsers that cannot, it is saved once it is whole. */
export async function sinkFor(save: (blob: Blob) => void): Promise<Sink> {
  const { showSaveFilePicker } = window as {
    showSaveFilePicker?: (options: object) => Promise<{ createWritable(): Promise<Sink> }>;
  };
  if (showSaveFilePicker) {
    const types = [{ accept: { 'application/zip': ['.zip'] } }];
    const file = await showSaveFilePicker({ suggestedName: say(texts.zipName), types });
    return await file.createWritable();
  }
  const parts: Blob[] = [];
  return {
    // A Blob may be on the disk, where parts of an array are in memory.
    async write(part) {
      parts.push(new Blob([part]));
    },
    async close() {
      save(new Blob(parts, { type: 'application/zip' }));
    },
    async abort() {
      parts.length = 0;
    },
  };
}
