/** What writing and reading give (chapter 14 §1.2). */

import type { Fault } from '../engine/faults.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import type { Direction } from './format.ts';
import type { Reading } from './mapping/reading.ts';
import type { Group } from './model/group.ts';
import type { Plan } from './model/plan.ts';
import type { AttachedFile, Loss, Report } from './report.ts';
import type { XmlElement } from './xml/element.ts';

/** Options of a format alone, by their names: `created` of KSeF. */
export type FormatOptions = Readonly<Record<string, Json | undefined>>;

export interface WriteOptions {
  /** Files that go with the document. */
  files?: readonly AttachedFile[];
  /** Whatever loses meaning is a fault. */
  strict?: boolean;
  /** `issued`, if not given. */
  direction?: Direction | undefined;
  /** The e-invoice that the document was read from: what the document has no place for is written as well. */
  reading?: Reading | undefined;
  /** Options of the format alone. */
  formatOptions?: FormatOptions | undefined;
}

/** The elements that were written in a national format, and the properties that they are of. */
export interface WrittenTree {
  readonly root: XmlElement;
  readonly origins: ReadonlyMap<XmlElement, string>;
}

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
  /** Of a national format the elements that were written, and the properties that they are of. */
  tree?: WrittenTree;
  /** Where what was written can be verified, if the format has such a place. */
  verification?: Verification;
}

/** An address at which an e-invoice can be verified: what a QR code on paper holds. */
export interface Verification {
  url: string;
  /** What stands under the code. */
  label: string;
}

/** What an e-invoice became. */
export interface DocumentRead {
  /** The key of the format that it is in. */
  format: string;
  document: JsonObject;
  /** The documents of the other invoices in the file, in their order; `faults` and `report` then name the first as `$[0]`, these as `$[1]` and so on. */
  others?: readonly JsonObject[];
  /** What the document and the XML do not both say. */
  report: Report;
  /** The files that were in the XML. */
  files: AttachedFile[];
  /** The terms of an invoice with what was taken of each, for those who write another e-invoice of it. */
  reading?: Reading;
  /** What is wrong with the document, and values in the XML that could not be read. */
  faults: Fault[];
}
