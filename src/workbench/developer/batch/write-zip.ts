/** Writes the documents of a batch in another format into a ZIP file, one after another. */

import { Zip, ZipDeflate } from 'fflate';
import { startEngine } from '../../engine/service/engine.ts';
import { say } from '../../ui/texts/say.ts';
import type { Row } from './row.ts';
import * as texts from './texts.ts';

/** The target of a file, written in parts. */
export interface Sink {
  write(part: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Discards the written data. */
  abort(): Promise<void>;
}

export interface ZipTask {
  rows: readonly Row[];
  /** The key of the format; `json` for the documents unchanged. */
  as: string;
  /** Its file extension. */
  extension: string;
  signal: AbortSignal;
  onProgress(done: number): void;
}

/** The number of parallel engines. */
const ENGINES = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

/** Maximum number of parts waiting to be written. */
const MOST_WAITING = 64;

/**
 * Writes the documents of rows. Returns their number, and the number that the format rejects, with reasons in a separate file. Rejects if
 * the signal aborts.
 */
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
      // Data not yet on disk is in memory.
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

/** Returns a unique file name: the document's number, otherwise its file's name. */
function nameIn(names: Set<string>, { figures, name }: Row, extension: string): string {
  const base = (figures?.number || name.replace(/\.\w+(?=#|$)/, '')).replace(/[^\p{L}\p{N}._#-]+/gu, '-') || 'document';
  let found = `${base}.${extension}`;
  for (let count = 2; names.has(found); count++) found = `${base}-${count}.${extension}`;
  names.add(found);
  return found;
}

/** Asks for the target file and streams into it. Browsers without support save it at the end. */
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
    // A Blob may be on disk, while an array of parts is in memory.
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
