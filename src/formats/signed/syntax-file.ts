import type { XmlElement } from '../xml/element.ts';
import type { XmlDocument } from '../xml/parse.ts';
import type { Around } from './opened.ts';

/** A file to check or read. Its root is the document, possibly inside a wrapper of a network. */
export interface SyntaxFile extends XmlDocument {
  /** The original bytes; absent if the input was a text. */
  readonly bytes?: Uint8Array | undefined;
  /** The result of checking the signatures around the file. */
  readonly around?: Around | undefined;
  /** The root element of the file, if it is a wrapper of a network. */
  readonly wrapper?: XmlElement | undefined;
  /** Whether the file comes from a PDF, which helps to recognise its format. */
  readonly isInPdf?: boolean | undefined;
}

/** A file that was parsed for several operations, which share its elements. */
export interface ParsedFile extends SyntaxFile {
  readonly ok: true;
}
