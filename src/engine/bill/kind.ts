import type { ObjectType } from '../model/object.ts';
import type { Party } from '../org/party.ts';
import type { Catalogue } from '../tax/catalogue.ts';
import type { Calculation } from './calculation.ts';

/** What a kind of document does beyond standing for itself: how it is calculated, copied, signed and sent. */
export interface DocumentKind<T extends object> {
  readonly type: ObjectType<T>;
  /** Completes what reading leaves open, even where nothing is calculated. */
  readonly completeReading?: (document: T, catalogue: Catalogue) => void;
  readonly calculate: (document: T, calculation: Calculation) => void;
  /** Clears what a copy must not keep (chapter 02 §15); the UUID is always given anew. */
  readonly clearForCopy?: (document: T) => void;
  /** Finished enough to be signed; always, where left out. */
  readonly ready?: (document: T) => boolean;
  /** Who sends the document to whom, for the envelope's header (chapter 02 §13). */
  readonly route?: (document: T) => { from?: Party | undefined; to?: Party | undefined };
}
