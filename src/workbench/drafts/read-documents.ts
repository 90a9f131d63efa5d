import { messageOf } from '../../engine/faults.ts';
import { documentsIn, readFound } from '../../engine/reading/documents-in.ts';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { type Decoded, decode } from '../document/decoding.ts';
import { ofLine, writeDensely } from '../document/edits.ts';
import { engine } from '../service/engine.ts';
import { language, say } from '../texts/say.ts';
import * as texts from './texts.ts';

/** What a file, or a text from the clipboard, holds: documents as JSON texts, and why others cannot be read. */
export interface Documents {
  texts: readonly string[];
  faults: readonly string[];
}

/** What a file holds, as which encoding it was read where that had to be guessed, and the PDF that its e-invoice was in. */
export type FileDocuments = Documents & Partial<Pick<Decoded, 'guessed'>> & { pdf?: File };

/** Reads the documents of a file. One in JSON that is broken is kept, to be fixed. */
export async function readFile(file: File): Promise<FileDocuments> {
  if (file.size > MAX_SIZE) return { texts: [], faults: [say(texts.tooLarge)] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return await readPdf(file);
  const { text, guessed, fault } = decode(bytes);
  if (fault) return { texts: [], faults: [say(texts.undecodable, { what: fault.what, ...fault.position })] };
  return { ...(await openable(text, file.name)), guessed };
}

/** Takes the e-invoice out of a PDF. */
async function readPdf(file: File): Promise<FileDocuments> {
  const opened = await engine().call('openPdf', file);
  return 'fault' in opened ? { texts: [], faults: [opened.fault] } : { texts: [opened.text], faults: [], pdf: file };
}

/** Reads the documents of a text; an e-invoice in XML is opened as it is, and of what in XML is none it is said what it is. */
export async function openable(text: string, name = ''): Promise<Documents> {
  if (documentsIn(text, name).format !== 'xml') return readDocuments(text, name);
  const why = await engine().call('whyNoInvoice', text);
  return why === undefined ? { texts: [text], faults: [] } : { texts: [], faults: [why] };
}

/**
 * Reads the documents of a text, as `documentsIn` finds them.
 * @param name of the file
 * @internal
 */
export function readDocuments(text: string, name = ''): Documents {
  const texts: string[] = [];
  const faults: string[] = [];
  const { isOne, documents } = documentsIn(text, name);
  for (const found of documents) {
    const read = readFound(found);
    if (read.ok && read.language === 'YAML') texts.push(writeDensely(read.value));
    else if (read.ok) texts.push(isOne ? found.text : ofLine(found.text));
    else if (isOne && /\.json$/i.test(name) && /^\s*\{/.test(text)) texts.push(text);
    else faults.push(messageOf(read.faults, language.translation));
  }
  return { texts, faults };
}
