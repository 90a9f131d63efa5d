import type { ObjectType } from '../model/object.ts';
import type { Party } from '../org/party.ts';
import type { Plan, TaxRegistry } from '../tax/registry.ts';
import type { Calculation } from './calculation.ts';
import type { CorrectionProblem } from './correct-invoice.ts';
import type { CorrectionOptions } from './correction-options.ts';

/** What a kind of document does beyond standing for itself: how it is calculated, copied, signed and sent. */
export interface DocumentKind<T extends object> {
  readonly type: ObjectType<T>;
  /** Completes what reading leaves open, even where nothing is calculated. */
  readonly completeReading?: (document: T, registry: TaxRegistry) => void;
  readonly calculate: (document: T, calculation: Calculation) => void;
  /** Clears what a copy must not keep (chapter 02 §15); the UUID is always given anew. */
  readonly clearForCopy?: (document: T) => void;
  /** Turns the document into its own correction, still to be calculated; left out where there is none (chapter 02 §14). */
  readonly correct?: (document: T, options: CorrectionOptions, plan: Plan, now: Date) => CorrectionProblem | undefined;
  /** Finished enough to be signed; always, where left out. */
  readonly ready?: (document: T) => boolean;
  /** Who sends the document to whom, for the envelope's header (chapter 02 §13). */
  readonly route?: (document: T) => { from?: Party | undefined; to?: Party | undefined };
}
