import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../engine/model/json.ts';
import { documentsIn, type Format, type FoundDocument, isLinesName } from '../../../engine/reading/documents-in.ts';
import type { SplitItem } from '../../../engine/reading/json-values.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { unpackedName } from '../../../intake/gzip-name.ts';
import { CommandError, fileError } from '../../files/exit.ts';
import { unpackedStream } from '../../files/gunzip.ts';
import { bytesOf, isFile, MOST_CHARACTERS, readText, unpackedBytes } from '../../files/input.ts';
import { type JsonBlock, JsonBlocks, valuesIn } from '../../files/json-blocks.ts';
import { piecesOf } from '../../files/pieces.ts';
import { statOf } from '../../files/stat.ts';
import { type Contained, type ContainerOptions, containedIn, fileDocument, isContainer } from './contained.ts';
import type { UnpackTask } from './unpack-work.ts';

/** A document of a file: `file#3` if the file holds several. */
export interface BatchDocument extends FoundDocument {
  kind: 'document';
  name: string;
  /** How the documents are arranged in the file. */
  format: Format;
  /** The bytes of a file that is not text: a PDF, or signed content. */
  bytes?: Uint8Array;
  /** The share of the file read up to this document; less than 1 if more may follow. */
  part: number;
  /** Fields of its request in place of those of all documents. */
  fields?: JsonObject;
}

/** Documents of a JSON lines file, as a block of lines. */
export interface BatchBlock extends Omit<JsonBlock, 'kind'> {
  kind: 'block';
  file: string;
  /** Number of the first document in the file, from 1. */
  first: number;
  /** The share of the file read so far, as in `BatchDocument`. */
  part: number;
}

/** A document, or the whole file, that cannot be read. */
export interface Unreadable {
  kind: 'unreadable';
  name: string;
  why: Message;
}

/** The file was read to its end. The digest is empty unless requested. Never follows a file that could not be read completely. */
export interface FileEnd {
  kind: 'end';
  digest: string;
}

/** How to read files. */
export interface ReadingOptions extends ContainerOptions {
  /** Compute digests, which takes longer for larger files. */
  digests: boolean;
  /** Unpacks a container elsewhere, as `containedIn` does here. */
  unpack?: ((task: UnpackTask) => AsyncIterable<Contained>) | undefined;
}

/** Consumes the bytes of a file and returns its digest. */
interface Digesting {
  update(bytes: Uint8Array): unknown;
  digest(encoding: 'hex'): string;
}

const NO_DIGEST: Digesting = { update: () => undefined, digest: () => '' };

/**
 * Yields the documents of a file in order, then its end. JSON lines of any size are streamed; other files are read whole (chapter 09 §11).
 * @param options how to read archives and tables, and whether to compute digests
 * @param inBlocks yield JSON lines in blocks if possible
 * @param longest most characters of a line
 */
export async function* documentsOf(
  file: string,
  options: ReadingOptions,
  inBlocks: boolean,
  longest = MOST_CHARACTERS,
): AsyncGenerator<BatchDocument | BatchBlock | Contained | Unreadable | FileEnd> {
  const hash = options.digests ? createHash('sha256') : NO_DIGEST;
  try {
    if (isLinesName(unpackedName(file))) yield* lineDocuments(file, hash, inBlocks, longest);
    else {
      const packed = await bytesOf(file);
      hash.update(packed);
      const bytes = unpackedBytes(packed, file);
      if (isContainer(bytes, file)) {
        const own = Uint8Array.from(bytes);
        yield* options.unpack?.({ file, bytes: own }) ?? containedIn(own, file, options);
        yield { kind: 'end', digest: hash.digest('hex') };
        return;
      }
      if (isFile(bytes)) {
        yield fileDocument(file, bytes);
        yield { kind: 'end', digest: hash.digest('hex') };
        return;
      }
      const { format, isOne, documents } = documentsIn(await readText(bytes, file), unpackedName(file));
      const nameOf = (i: number) => (isOne ? file : `${file}#${i + 1}`);
      for (const [i, each] of documents.entries()) {
        yield { kind: 'document', name: nameOf(i), format, part: (i + 1) / documents.length, ...each };
      }
    }
    yield { kind: 'end', digest: hash.digest('hex') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield { kind: 'unreadable', name: file, why: error.reason };
  }
}

/** Returns the digest of a file on disk, or undefined if it cannot be read. */
export async function digestOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const piece of piecesOf(file)) hash.update(piece);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

async function* lineDocuments(
  file: string,
  hash: Digesting,
  inBlocks: boolean,
  longest: number,
): AsyncGenerator<BatchDocument | BatchBlock | Unreadable> {
  const size = statOf(file)?.size ?? 0;
  let [count, read, taken, unpacked] = [0, 0, 0, 0];
  async function* pieces() {
    const packed = lookedAt(file, (piece) => {
      hash.update(piece);
      taken += piece.length;
    });
    for await (const piece of unpackedStream(packed, file)) {
      unpacked += piece.length;
      yield piece;
    }
  }
  /** The unpacked size is estimated from the part read so far. */
  const part = () => Math.min(1, (read * taken) / (size * unpacked));
  for await (const item of itemsIn(pieces(), inBlocks, longest)) {
    if (item.kind === 'block') {
      const { kind: _, ...block } = item;
      read += block.bytes.length;
      yield { kind: 'block', file, first: count + 1, part: part(), ...block };
      count += block.values;
    } else {
      if ('text' in item) read += item.text.length + 1;
      yield lineDocument(item, `${file}#${++count}`, longest, part());
    }
  }
}

async function* itemsIn(
  source: AsyncIterable<Uint8Array>,
  inBlocks: boolean,
  longest: number,
): AsyncGenerator<SplitItem | JsonBlock> {
  const blocks = new JsonBlocks(longest);
  for await (const piece of source) {
    for (const item of blocks.push(piece)) {
      if (item.kind === 'block' && !inBlocks) yield* valuesIn(item, longest);
      else yield item;
    }
  }
  yield* blocks.end();
}

/** Returns the document of a line, or the error that makes it unreadable. */
export function lineDocument(
  item: SplitItem,
  name: string,
  longest = MOST_CHARACTERS,
  part = 1,
): BatchDocument | Unreadable {
  const { line, column } = item;
  if (item.kind === 'too-large') {
    const values = { line, longest };
    const why = message(
      'the document at line {line} has more than {longest} characters, the limit for one document',
      values,
    );
    return { kind: 'unreadable', name, why };
  }
  if (item.kind === 'broken' && item.reason) {
    const why = message('line {line} is not in UTF-8; save the file in that encoding', {
      line: item.reason.place.line,
    });
    return { kind: 'unreadable', name, why };
  }
  const document = { text: item.text, start: { line, column }, isJson: true };
  return { kind: 'document', name, ...document, format: 'json-lines', part };
}

async function* lookedAt(file: string, look: (piece: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of piecesOf(file)) {
      look(piece);
      yield piece;
    }
  } catch (error) {
    throw fileError('open', file, error);
  }
}
