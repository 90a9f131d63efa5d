/** A request for a report of many documents, and its answer. */

import type { Fault, Outcome } from '../../engine/faults.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import type { Message } from '../../engine/text/message.ts';

/** A document or an envelope, or an e-invoice: XML as a text, a PDF or a signed file as bytes. */
export type DeclaredFile = JsonObject | string | Uint8Array;

/** Reads an e-invoice as a document, or several. */
export type ReadFile = (file: string | Uint8Array) => Promise<Outcome<{ result: unknown }>>;

/** The required content of a report, as given. */
export interface DeclareRequest {
  readonly documents: Iterable<DeclaredFile> | AsyncIterable<DeclaredFile>;
  readonly id?: Json | undefined;
  readonly name?: Json | undefined;
  /** `initial` or `rectifying`. */
  readonly type?: Json | undefined;
  /** `transactions` or `payments`. */
  readonly content?: Json | undefined;
  /** `seller` or `buyer`. */
  readonly role?: Json | undefined;
  /** `{start, end}`, ISO dates. */
  readonly period?: Json | undefined;
  /** When the report was made, in French time: `2026-11-02T06:30:00`. */
  readonly issued?: Json | undefined;
  /** The platform, `{code, name}`. */
  readonly sender?: Json | undefined;
  /** The company, `{code, name}`: its SIREN and name. */
  readonly declarant?: Json | undefined;
  /** `base`, or `full` with lines and document allowances and charges. */
  readonly detail?: Json | undefined;
  /** Returns the name of the document at an index, such as its file, for messages. */
  readonly nameOf?: ((index: number) => string | undefined) | undefined;
}

/** Something about one of the documents, by its index. */
interface OfDocument {
  readonly document?: number | undefined;
}

export type DeclareFault = Fault & OfDocument;

/** The reasons for which a document is not in the report. */
export type LeftOutReason = 'kind' | 'period' | 'duplicate' | 'domestic' | 'role' | 'import' | 'rate';

export interface LeftOut {
  readonly document: number;
  readonly reason: LeftOutReason;
  readonly text: Message;
  /** The document that it repeats. */
  readonly same_as?: number;
}

export interface DeclareLoss {
  readonly document: number;
  readonly kind: 'supplied' | 'changed';
  readonly severity: 'info';
  readonly properties: string[];
  readonly text: Message;
}

/** A report, or the faults that prevented it. */
export interface Declaration {
  /** The XML. */
  readonly result: string | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly losses: readonly DeclareLoss[];
  readonly faults: readonly DeclareFault[];
  readonly warnings: readonly DeclareFault[];
}
