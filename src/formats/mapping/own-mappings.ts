import type { Invoice, InvoiceDraft } from '../../engine/document-types.ts';
import type { Environment, Fault } from '../../engine/faults.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { Format, MappingKey } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { Group } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import type { Report } from '../report.ts';
import type { Judged } from '../rules/declare.ts';
import type { Finding } from '../rules/run.ts';
import type { Sealed, Sealing } from '../sealing/sealed.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Reading } from './read/reading.ts';
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

/** The parts of a mapping that only some formats have. */
export interface OwnMapping {
  /** Sets the codes of the format in a document before its terms are written. */
  readonly encode?: (encoding: Encoding) => Encoded;
  /** Reads what the mapping of the core must not write. */
  readonly begin?: (mapping: Mapping) => void;
  /** Completes the terms of a document, given as it was before `encode`. */
  readonly write?: (mapping: Mapping, document: Invoice) => void;
  /** Adds the elements that are no terms. The rules then read all terms again. */
  readonly finish?: (finishing: Finishing) => Promise<Finished>;
  /** Adds elements without content that the schema wants. */
  readonly shape?: (root: XmlElement) => void;
  /** Prefixes that the root declares, because the seal may use them. */
  readonly declared?: readonly string[];
  /** Seals the text of a file, and returns it with what its writer needs later. */
  readonly seal?: (xml: string, sealing: Sealing) => Sealed;
  /** Gives terms the values of the core before a document is read. */
  readonly prepare?: (reading: Reading) => void;
  /** Returns the complete draft of a document that was read. */
  readonly read?: (reading: Reading, draft: InvoiceDraft) => InvoiceDraft;
  /** Restores in the built document what the file has and building moves. */
  readonly restore?: (document: JsonObject) => void;
}

const modules: Readonly<Record<MappingKey, () => Promise<{ mapping: OwnMapping }>>> = {
  netherlands: lazily(() => import('./own/netherlands.ts')),
  croatia: lazily(() => import('./own/croatia.ts')),
  pint: lazily(() => import('./own/pint/index.ts')),
  portugal: lazily(() => import('./own/portugal.ts')),
  romania: lazily(() => import('./own/romania.ts')),
  'saudi-arabia': lazily(() => import('./own/saudi-arabia.ts')),
};

/** Loads the mapping that a format has of its own. */
export async function ownMapping(key: MappingKey | undefined): Promise<OwnMapping> {
  return key === undefined ? {} : (await modules[key]()).mapping;
}
