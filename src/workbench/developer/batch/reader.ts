/** The worker that reads the files of a batch, so that large ones do not block the page. */

import { messageOf } from '../../../engine/faults.ts';
import { isLinesName } from '../../../engine/reading/documents-in.ts';
import { MAX_SIZE } from '../../../engine/reading/problem.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { words } from '../../../engine/text/message.ts';
import { isSigned } from '../../../formats/signed/is-signed.ts';
import { withoutCarrier } from '../../../intake/carried-xml.ts';
import { isGzip, unpackedName } from '../../../intake/gzip-name.ts';
import { MOST_UNPACKED } from '../../../intake/limits.ts';
import { isPage } from '../../../intake/unsupported.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { bestLanguage } from '../../../translations/load.ts';
import { type Decoded, decode } from '../../engine/document/decoding.ts';
import { describe } from '../../engine/document/description.ts';
import { answerCalls } from '../../engine/ports/calls.ts';
import { language, say, showLanguage } from '../../ui/texts/say.ts';
import { type FileDocument, splitDocuments } from './split-documents.ts';
import * as texts from './texts.ts';

/** The worker's name is the page's language. */
const code = bestLanguage([self.name]);

const functions = { read };

export type ReaderFunctions = typeof functions;

/** The content of a file. */
export interface FileRead {
  documents: FileDocument[];
  /** The guessed encoding, if it is not UTF-8 and declares none. */
  guessed: Decoded['guessed'];
}

async function read(files: readonly File[]): Promise<FileRead[]> {
  await showLanguage(code, ['page', 'later', 'faults']);
  return await Promise.all(
    files.map(async (file) => {
      try {
        return await readOne(file);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return refused(say(texts.notReadable, { why }));
      }
    }),
  );
}

async function readOne(file: File): Promise<FileRead> {
  const packed = new Uint8Array(await file.arrayBuffer());
  const unpacked = isGzip(packed) ? await unpackedGzip(packed, file.name) : { bytes: packed };
  if ('what' in unpacked) return refused(words(unpacked.what, language.translation));
  const { bytes } = unpacked;
  const name = unpackedName(file.name);
  if (isPdf(bytes)) return await readPdf(bytes);
  if (isSigned(bytes)) return await readSigned(bytes, name);
  const { text: whole, guessed, fault } = decode(bytes);
  if (fault) throw new Error(words(fault.what, language.translation));
  const text = isXmlText(whole) ? withoutCarrier(whole) : whole;
  const documents = splitDocuments(text, name);
  const [first] = documents;
  const isWebPage = isXmlText(text) && isPage(text);
  if (!isWebPage && (documents.length !== 1 || first?.fault === undefined)) return { documents, guessed };
  // Files that are not documents are examined more closely.
  const { recogniseBytes, recogniseText } = await import('../../../intake/recognise.ts');
  const found = (await recogniseBytes(bytes)) ?? (await recogniseText(text, name));
  if (found.kind === 'other' || found.kind === 'foreign') return refused(words(found.what, language.translation));
  if (found.kind === 'tables') return refused(say(texts.isTable));
  if (found.kind === 'repaired') return { documents: splitDocuments(found.repaired, name).map(asRepaired), guessed };
  return { documents: found.kind === 'text' ? splitDocuments(found.text, name) : documents, guessed };
}

/** Marks a document that was broken: something at its end may be missing. */
function asRepaired(document: FileDocument): FileDocument {
  return { ...document, kind: say(texts.repairedKind, { kind: document.kind }) };
}

/** Unpacks a document up to the size limit. Files of JSON lines may be larger. */
async function unpackedGzip(packed: Uint8Array, name: string) {
  const { gunzip } = await import('../../../intake/gunzip.ts');
  return gunzip(packed, isLinesName(unpackedName(name)) ? MOST_UNPACKED : MAX_SIZE);
}

async function readPdf(bytes: Uint8Array): Promise<FileRead> {
  const { openPdf } = await import('../../../formats/hybrid/open-pdf.ts');
  const opened = openPdf(bytes);
  if (!opened.ok) return refused(messageOf(opened.faults, language.translation));
  const { text } = opened;
  return {
    documents: [{ part: undefined, text, kind: describe(text).kind, fault: undefined, source: bytes }],
    guessed: undefined,
  };
}

/** Reads the content of a signed file, which is checked with its signature. */
async function readSigned(bytes: Uint8Array, name: string): Promise<FileRead> {
  const { unwrapSigned } = await import('../../../formats/signed/unwrap.ts');
  const unwrapped = unwrapSigned(bytes);
  if (!unwrapped.ok) return refused(words(unwrapped.what, language.translation));
  const read = await readOne(new File([unwrapped.bytes], name.replace(/\.p7[mse]$/i, '')));
  return {
    ...read,
    documents: read.documents.map((each) => (isXmlText(each.text) ? { ...each, source: bytes } : each)),
  };
}

function refused(fault: string): FileRead {
  return { documents: [{ part: undefined, text: '', kind: '', fault }], guessed: undefined };
}

answerCalls(self, functions);
