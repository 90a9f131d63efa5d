import { isUtf8 } from 'node:buffer';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { CommandError, fileError } from '../../files/exit.ts';
import { decoded, MOST_CHARACTERS, readBytes, type Source } from '../../files/input.ts';
import { linesOf } from '../../files/lines.ts';
import { onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';
import { splitDocuments } from './split-documents.ts';

/** A document of a file: `file#3` where the file holds several, and how many lines of the file are above it. */
export interface BatchDocument extends Source {
  kind: 'document';
  line: number;
  /** The part of the file that has been read once this document has; less than 1 where more of it may follow. */
  part: number;
}

/** A document, or the whole file, that cannot be read. */
export interface Unreadable {
  kind: 'unreadable';
  name: string;
  message: string;
}

/** All of the file has been read: its digest. Never comes for a file that could not be read to its end. */
export interface FileEnd {
  kind: 'end';
  digest: string;
}

/**
 * Gives the documents of a file one after the other, then its end. JSON lines are read line by line, whatever the size
 * of the file; other files as a whole (chapter 09 §11).
 * @param longest bytes that a line may have
 */
export async function* documentsIn(
  file: string,
  longest = MOST_CHARACTERS,
): AsyncGenerator<BatchDocument | Unreadable | FileEnd> {
  const hash = createHash('sha256');
  try {
    if (isLines(file)) yield* lineDocuments(file, hash, longest);
    else {
      const bytes = readBytes(file);
      hash.update(bytes);
      const documents = splitDocuments({ name: file, text: decoded(bytes, file) });
      for (const [i, each] of documents.entries())
        yield { kind: 'document', part: (i + 1) / documents.length, ...each };
    }
    yield { kind: 'end', digest: hash.digest('hex') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield { kind: 'unreadable', name: file, message: error.message };
  }
}

/** Whether a file has a document a line, by its ending. */
export function isLines(file: string): boolean {
  return ['.jsonl', '.ndjson'].includes(extname(file).toLowerCase());
}

/** Returns the digest of a file as it is on the disk; undefined where it cannot be read. */
export async function digestOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(onDisk(file))) hash.update(chunk);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

async function* lineDocuments(file: string, hash: Hash, longest: number): AsyncGenerator<BatchDocument | Unreadable> {
  const size = statOf(file)?.size ?? 0;
  let [line, count, read] = [-1, 0, 0];
  for await (const bytes of linesOf(chunksOf(file, hash), longest)) {
    line++;
    read += (bytes === 'too-long' ? longest : bytes.length) + 1;
    if (bytes !== 'too-long' && !bytes.some(isVisible)) continue;
    const name = `${file}#${++count}`;
    if (bytes === 'too-long') {
      const message = `line ${line + 1} has more than ${longest} bytes, the most that is read at once`;
      yield { kind: 'unreadable', name, message };
    } else if (!isUtf8(bytes)) {
      yield { kind: 'unreadable', name, message: `line ${line + 1} is not UTF-8; save the file in that encoding` };
    } else {
      yield { kind: 'document', name, text: decoded(bytes, name), line, part: Math.min(1, read / size) };
    }
  }
}

async function* chunksOf(file: string, hash: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(onDisk(file))) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw fileError('open', file, error);
  }
}

/** Whether a byte is none of white space. */
function isVisible(byte: number): boolean {
  return byte > 0x20;
}
