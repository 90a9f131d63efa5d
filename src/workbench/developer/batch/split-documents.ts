import { messageOf } from '../../../engine/faults.ts';
import { documentsIn, type FoundDocument, readFound } from '../../../engine/reading/documents-in.ts';
import { describe } from '../../engine/document/description.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { language } from '../../ui/texts/say.ts';

/** A document of a file. */
export interface FileDocument {
  /** Its number in the file, from 1; absent if the file holds one. */
  part: number | undefined;
  /** JSON with numbers as written; the original text if unreadable or an e-invoice in XML. */
  text: string;
  /** Its kind: `Invoice`, `Credit note` … */
  kind: string;
  /** Why it cannot be read. */
  fault: string | undefined;
  /** The PDF or signed file that contained the e-invoice in XML. */
  source?: Uint8Array;
}

/**
 * Returns the documents in a file's text, as `documentsIn` finds them.
 * @param name of the file
 */
export function splitDocuments(text: string, name: string): FileDocument[] {
  const { isOne, documents, format } = documentsIn(text, name);
  // An e-invoice is converted to a document when it is processed.
  if (format === 'xml') return [{ part: undefined, text, kind: describe(text).kind, fault: undefined }];
  return documents.map((each, index) => ({ part: isOne ? undefined : index + 1, ...readDocument(each) }));
}

function readDocument(found: FoundDocument): Omit<FileDocument, 'part'> {
  const read = readFound(found);
  if (!read.ok) return { text: found.text, kind: '', fault: messageOf(read.faults, language.translation) };
  const text = read.language === 'JSON' ? found.text : writeDensely(read.value);
  return { text, kind: describe(text).kind, fault: undefined };
}
