import type { ObjectType } from '../model/object.ts';
import type { Party } from '../org/party.ts';
import type { TaxRegistry } from '../tax/registry.ts';
import type { Calculation } from './calculation.ts';
import type { CorrectionProblem } from './correct-invoice.ts';
import type { CorrectionOptions } from './correction-options.ts';

/** The operations of a kind of document: how to calculate, copy, sign and send it. */
export interface DocumentKind<T extends object> {
  readonly type: ObjectType<T>;
  /** Completes a document after reading, even if nothing is calculated. */
  readonly completeReading?: (document: T, registry: TaxRegistry) => void;
  readonly calculate: (document: T, calculation: Calculation) => void;
  /** Clears the members that a copy must not keep (chapter 02 §15). The UUID is always replaced. */
  readonly clearForCopy?: (document: T) => void;
  /**
   * Turns the document into its own correction, which must still be calculated. Missing if the kind has no corrections
   * (chapter 02 §14).
   */
  readonly correct?: (
    document: T,
    options: CorrectionOptions,
    registry: TaxRegistry,
    now: Date,
  ) => CorrectionProblem | undefined;
  /** Returns whether the document can be signed. Default: always. */
  readonly ready?: (document: T) => boolean;
  /** Returns sender and recipient for the envelope's header (chapter 02 §13). */
  readonly route?: (document: T) => { from?: Party | undefined; to?: Party | undefined };
}
