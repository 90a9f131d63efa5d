/** The changes of a repair, and the remaining faults. */

import type { Message } from '../../engine/text/message.ts';
import type { Question } from './asks.ts';
import type { Kind } from './kinds.ts';

/** What was done to the file as a whole: its encoding, blanks before its declaration … */
export type FileChange = 'base64' | 'blanks' | 'encoding' | 'mark' | 'instructions';

/** A change without its words. */
export interface BareChange {
  /** The local XPath: `/Invoice/IssueDate`, or `/` for the file as a whole. */
  readonly xpath: string;
  /** Undefined for an element or attribute that was added. */
  readonly from: string | undefined;
  /** Undefined for one that was removed. */
  readonly to: string | undefined;
  /** The rule that asked for it. */
  readonly rule: string;
  /** What was done, if it was not to a value. */
  readonly what?: 'order' | 'namespace' | 'copy' | FileChange;
  /** The question that it answers. */
  readonly answers?: Question;
}

/** A change of the file. */
export interface Change extends Omit<BareChange, 'answers'> {
  /** `ask` for the answer of a user. */
  readonly kind: 'repair' | 'ask';
  /** In business words: `Buyer reference: added 04011000-12345-03`. */
  readonly text: Message;
}

/** A fault that is still there, without the words of its question. */
export interface BareRemaining {
  readonly rule: string;
  readonly kind: Kind;
  /** The name of the answer that it needs. */
  readonly set?: string;
  readonly question?: Question;
  readonly xpath: string;
  readonly text: Message;
}

/** A fault that is still there. */
export interface Remaining extends Omit<BareRemaining, 'question'> {
  readonly example?: string;
  /** The official name of what the answer fills: `Buyer reference`. */
  readonly field?: string | Message;
  /** The number of its business term: `BT-10`. */
  readonly term?: string;
}

/** What a change does to a signature: one inside is broken, one around the file is removed. */
export type SignatureChange = 'broken' | 'removed';

export interface RepairOptions {
  readonly now: Date;
  /** Answers by the name of their question: `buyer-reference`, `unit[2]`. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
  /** Make only the changes that follow from how a value is written. */
  readonly isSafe?: boolean | undefined;
  /** Whether the file comes from a PDF. */
  readonly isInPdf?: boolean | undefined;
}

export interface Repaired {
  /** The file: as it was, if nothing changed. */
  readonly bytes: Uint8Array;
  readonly changes: readonly Change[];
  readonly remaining: readonly Remaining[];
  /** The key of its format; undefined if unknown. */
  readonly format: string | undefined;
  /** Answers that no fault asks for, or that have no place. */
  readonly unused: readonly string[];
  readonly signature?: SignatureChange;
}
