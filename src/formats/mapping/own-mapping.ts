import type { Invoice, InvoiceDraft } from '../../engine/document-types.ts';
import type { Environment, Fault } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Verification } from '../../paper/verification.ts';
import type { Format, OwnMappingSource } from '../declare/format.ts';
import type { Report } from '../declare/report.ts';
import { lazily } from '../lazily.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { Judged } from '../rules/declare.ts';
import type { Finding } from '../rules/run.ts';
import type { Around } from '../signed/opened.ts';
import type { SyntaxFile } from '../signed/syntax-file.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Reading } from './read/reading.ts';
import type { Sealed, Sealing } from './sealed.ts';
import type { Mapping } from './write/mapping.ts';

/** A built document that is to be written. */
export interface Encoding {
  readonly document: Invoice;
  /** The path of the document in the input: `$`, or `$.doc` in an envelope. */
  readonly path: string;
  readonly format: Format;
  readonly report: Report;
}

/** A document with the codes of its format, and why it cannot be written. */
export interface Encoded {
  readonly document: Invoice;
  readonly faults: Fault[];
}

/** The elements of the terms of a document. */
export interface Finishing extends Omit<Encoding, 'report'> {
  readonly root: XmlElement;
  readonly invoice: Group;
  readonly plan: Plan;
  readonly environment: Environment;
}

/** A finished file for its rules, and how their findings lead to properties. */
export interface Finished {
  readonly judged: Judged;
  readonly locate: (finding: Finding) => string;
}

/** Checks the seal of a file: its hash, QR code and signature. */
interface Seal {
  /** Returns the findings about the seal of a file, as those of a set of rules. */
  readonly sealFindings: (file: SyntaxFile, set: string) => Finding[];
  /** Returns the verdict on the signature of a file, from these findings; undefined if it is not signed. */
  readonly sealVerdict: (root: XmlElement, findings: readonly Finding[]) => Around | undefined;
  /** Returns the data in the seal of a file, and the code on paper. */
  readonly sealRecord: (file: SyntaxFile) => { readonly record: JsonObject; readonly verification?: Verification };
}

/** A document that was built with addons that it did not have. */
export interface Completing extends Omit<Encoding, 'format'> {
  /** The document as it was given. */
  readonly given: JsonObject;
}

/** The parts of a mapping that only some formats have. */
export interface OwnMapping {
  /** Replaces what these addons assume by what the document says, and reports the rest. Not for received invoices. */
  readonly complete?: (completing: Completing) => void;
  /** Sets the codes of the format in a document before its terms are written. */
  readonly encode?: (encoding: Encoding) => Encoded;
  /** Reads what the mapping of the core must not write. */
  readonly begin?: (mapping: Mapping) => void;
  /** Completes the terms of a document, given as it was before `encode`. */
  readonly write?: (mapping: Mapping, document: Invoice) => void;
  /** Adds the elements that are not terms. The rules then read all terms again. */
  readonly finish?: (finishing: Finishing) => Promise<Finished>;
  /** Adds elements without content that the schema requires. */
  readonly shape?: (root: XmlElement) => void;
  /** Prefixes that the root declares, because the seal may use them. */
  readonly declared?: readonly string[];
  /** Seals the text of a file, and returns it with what its writer needs later. */
  readonly seal?: (xml: string, sealing: Sealing) => Sealed;
  /** Checks parts that neither the schema nor the official rules examine. */
  readonly judge?: (root: XmlElement, format: Format) => Promise<Finding[]>;
  /** Loads the check of seals. */
  readonly loadSeal?: () => Promise<Seal>;
  /** Gives terms the values of the core before a document is read. */
  readonly prepare?: (reading: Reading) => void;
  /** Returns the complete draft of a document that was read. */
  readonly read?: (reading: Reading, draft: InvoiceDraft) => InvoiceDraft;
  /** Restores values of the file that building moves. */
  readonly restore?: (document: JsonObject) => void;
}

/** Returns a source that loads the hooks of a format on first use. */
export function mappedBy(key: string, load: () => Promise<{ mapping: OwnMapping }>): OwnMappingSource {
  return { key, load: lazily(async () => (await load()).mapping) };
}

/** Loads the hooks of a format. */
export async function ownMapping({ mapping }: Pick<Format, 'mapping'>): Promise<OwnMapping> {
  // Only `mappedBy` makes sources.
  return mapping === undefined ? {} : ((await mapping.load()) as OwnMapping);
}
