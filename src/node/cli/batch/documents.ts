import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { documentsIn, type Format, type FoundDocument, isLinesName } from '../../../engine/reading/documents-in.ts';
import { START } from '../../../engine/reading/problem.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { CommandError, fileError } from '../../files/exit.ts';
import { decoded, MOST_CHARACTERS, readBytes } from '../../files/input.ts';
import { jsonValues } from '../../files/json-values.ts';
import { onDisk } from '../../files/raw-names.ts';
import { statOf } from '../../files/stat.ts';

/** A document of a file: `file#3` where the file holds several. */
export interface BatchDocument extends FoundDocument {
  kind: 'document';
  name: string;
  /** How the documents are arranged in the file. */
  format: Format;
  /** Those of a PDF, which is no text. */
  bytes?: Uint8Array;
  /** The part of the file that has been read once this document has; less than 1 where more of it may follow. */
  part: number;
}

/** A document, or the whole file, that cannot be read. */
interface Unreadable {
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
 * Yields the documents of a file one after the other, then its end. JSON lines are read one by one, whatever the size of the file; other
 * files as a whole (chapter 09 §11).
 * @param longest characters that a line may have
 */
export async function* documentsOf(
  file: string,
  longest = MOST_CHARACTERS,
): AsyncGenerator<BatchDocument | Unreadable | FileEnd> {
  const hash = createHash('sha256');
  try {
    if (isLinesName(file)) yield* lineDocuments(file, hash, longest);
    else {
      const bytes = readBytes(file);
      hash.update(bytes);
      if (isPdf(bytes)) {
        yield { kind: 'document', name: file, format: 'pdf', part: 1, text: '', bytes, start: START, isJson: false };
        yield { kind: 'end', digest: hash.digest('hex') };
        return;
      }
      const { format, isOne, documents } = documentsIn(decoded(bytes, file), file);
      const nameOf = (i: number) => (isOne ? file : `${file}#${i + 1}`);
      for (const [i, each] of documents.entries()) {
        yield { kind: 'document', name: nameOf(i), format, part: (i + 1) / documents.length, ...each };
      }
    }
    yield { kind: 'end', digest: hash.digest('hex') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield { kind: 'unreadable', name: file, message: error.message };
  }
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
  let [count, read] = [0, 0];
  for await (const item of jsonValues(chunksOf(file, hash), longest)) {
    const name = `${file}#${++count}`;
    const { line, column } = item;
    if (item.sort === 'too-large') {
      const message = `the document at line ${line} has more than ${longest} characters, the most that is read at once`;
      yield { kind: 'unreadable', name, message };
    } else if (item.sort === 'broken' && item.reason) {
      const message = `line ${item.reason.place.line} is not UTF-8; save the file in that encoding`;
      yield { kind: 'unreadable', name, message };
    } else {
      read += item.text.length + 1;
      const part = Math.min(1, read / size);
      const document = { text: item.text, start: { line, column }, isJson: true };
      yield { kind: 'document', name, ...document, format: 'json-lines', part };
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
