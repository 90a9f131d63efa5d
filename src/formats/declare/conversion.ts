/** The results of writing and reading (chapter 14 §1.2). */

import type { Fault } from '../../engine/faults.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import type { PagesIn, Shown } from '../../paper/shown.ts';
import type { Verification } from '../../paper/verification.ts';
import type { Group, Value } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { TermsRead } from '../model/read.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Direction, Format } from './format.ts';
import type { AttachedFile, Loss, Report } from './report.ts';
import type { NationalSource } from './source-file.ts';

/** Options specific to a format, by name: `created` of KSeF. */
export type FormatOptions = Readonly<Record<string, Json | undefined>>;

export interface WriteOptions {
  /** Files to attach. */
  files?: readonly AttachedFile[];
  /** Report any loss of meaning as a fault. `false` also writes what a format refuses by default. */
  strict?: boolean | undefined;
  /** Whether the invoice is issued or received. Default: `issued`. */
  direction?: Direction | undefined;
  /** The e-invoice that the document was read from. Data without a place in the document are copied from it. */
  reading?: ReadTerms | undefined;
  /** The file of a national format behind the document. Its figures stay in the same format. */
  source?: NationalSource | undefined;
  /** Options specific to the format. */
  formatOptions?: FormatOptions | undefined;
}

/** The elements written in a national format, with the properties they come from. */
export interface WrittenTree {
  readonly root: XmlElement;
  readonly propertyOf: (element: XmlElement) => string | undefined;
}

/** A document as XML, and the losses. */
export interface WrittenXml {
  xml: string;
  report: Report;
  /** Losses of reading that do not count, because the data were copied. */
  carried?: ReadonlySet<Loss>;
  /** The written document with all changes for the format: without included taxes, rounded line by line. */
  document: JsonObject;
  /** The totals of the document before these changes, if there were any. */
  totals?: JsonObject;
  /** The written elements, and the terms that link them to the document. */
  written?: { root: XmlElement; invoice: Group; plan: Plan };
  /** The written elements of a national format, with the properties they come from. */
  tree?: WrittenTree;
  /** The address where the result can be verified, if the format has one. */
  verification?: Verification;
  /** The file name that the format prescribes. */
  fileName?: string;
  /** Faults by the rules of the format that did not prevent writing the file. A check of the file will reject it. */
  refused?: readonly Fault[];
  /** What a record has besides the document, such as its hash (VERI*FACTU). */
  record?: JsonObject;
}

/** The terms of an e-invoice that was read, and how they were used. */
export interface ReadTerms {
  readonly format: Format;
  readonly plan: Plan;
  readonly read: TermsRead;
  readonly report: Report;
  readonly isCii: boolean;
  /** Groups that were handled as a whole. */
  readonly settled: ReadonlySet<Group>;
  /** Values by the property that received them. */
  readonly sources: ReadonlyMap<string, Value>;
  /** The texts of used attributes. */
  readonly attributeTexts: ReadonlySet<string>;
  /** Returns whether a value was used or reported. */
  isTaken(id: TermId, value: Value): boolean;
}

/** The result of reading an e-invoice. */
export interface DocumentRead {
  /** The key of its format. */
  format: string;
  document: JsonObject;
  /** What a file of records has besides documents: its record, or a list of several (VERI*FACTU). */
  record?: JsonObject | JsonObject[];
  /** Whether the file is about invoices but has none, such as a cancellation or an answer; `document` is empty. */
  isOnlyRecord?: boolean;
  /**
   * The documents of further invoices in the file, in order. `faults` and `report` then name the first as `$[0]`, these
   * as `$[1]` and so on.
   */
  others?: readonly JsonObject[];
  /** The pages of a file that is not a document, such as a report; `document` is empty. */
  pages?: PagesIn;
  /** The differences between the document and the XML. */
  report: Report;
  /** The files contained in the XML. */
  files: AttachedFile[];
  /** The terms of the invoice and how they were used, for writing another e-invoice. */
  reading?: ReadTerms;
  /** The file of a national format, for writing another one. */
  source?: NationalSource;
  /** Returns the content of its pages, or of those of another invoice of the file by index, if that is not the document itself. */
  shown?: (at?: number) => Shown | undefined;
  /** The address where the e-invoice can be verified, if the format has one. */
  verification?: Verification;
  /** Faults of the document, and unreadable values in the XML. */
  faults: Fault[];
}
