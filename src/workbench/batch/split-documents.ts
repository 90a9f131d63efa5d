import { messageOf } from '../../engine/faults.ts';
import { documentsIn, type FoundDocument, readFound } from '../../engine/reading/documents-in.ts';
import { describe } from '../document/description.ts';
import { writeDensely } from '../document/write.ts';
import { language } from '../texts/say.ts';

/** One document of a file. */
export interface FileDocument {
  /** Its place among those of the file, from 1; absent where the file holds one. */
  part: number | undefined;
  /** In JSON, numbers as they were written; as it is in the file where it cannot be read, and where it is an e-invoice in XML. */
  text: string;
  /** What it is: `Invoice`, `Credit note` … */
  kind: string;
  /** Why it cannot be read. */
  fault: string | undefined;
  /** The PDF or the signed file that the e-invoice in XML was taken out of. */
  source?: Uint8Array;
}

/**
 * Returns the documents that a file's text holds, as `documentsIn` finds them.
 * @param name of the file
 */
export function splitDocuments(text: string, name: string): FileDocument[] {
  const { isOne, documents, format } = documentsIn(text, name);
  // An e-invoice becomes a document where it is worked on.
  if (format === 'xml') return [{ part: undefined, text, kind: describe(text).kind, fault: undefined }];
  return documents.map((each, index) => ({ part: isOne ? undefined : index + 1, ...readDocument(each) }));
}

function readDocument(found: FoundDocument): Omit<FileDocument, 'part'> {
  const read = readFound(found);
  if (!read.ok) return { text: found.text, kind: '', fault: messageOf(read.faults, language.translation) };
  const text = read.language === 'JSON' ? found.text : writeDensely(read.value);
  return { text, kind: describe(text).kind, fault: undefined };
}
