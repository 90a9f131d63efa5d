/** What writing and reading give (chapter 14 §1.2). */

import type { Fault } from '../engine/faults.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Reading } from './mapping/reading.ts';
import type { Group } from './model/group.ts';
import type { Plan } from './model/plan.ts';
import type { AttachedFile, Loss, Report } from './report.ts';
import type { XmlElement } from './xml/element.ts';

/** A document as XML, and what was lost. */
export interface WrittenXml {
  xml: string;
  report: Report;
  /** The losses of reading that are none, as what was not read was carried over. */
  carried?: ReadonlySet<Loss>;
  /** The document as it was written, with all that the format made of it: without included taxes, rounded line by line. */
  document: JsonObject;
  /** The elements that were written, and the terms that lead them back to the document. */
  written?: { root: XmlElement; invoice: Group; plan: Plan };
}

/** What an e-invoice became. */
export interface DocumentRead {
  /** The key of the format that it is in. */
  format: string;
  document: JsonObject;
  /** What the document and the XML do not both say. */
  report: Report;
  /** The files that were in the XML. */
  files: AttachedFile[];
  /** The terms of an invoice with what was taken of each, for those who write another e-invoice of it. */
  reading?: Reading;
  /** What is wrong with the document, and values in the XML that could not be read. */
  faults: Fault[];
}
