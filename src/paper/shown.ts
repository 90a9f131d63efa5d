/** What pages show of a document that a national system states otherwise. */

import type { PaperLanguage } from './languages.ts';

export interface Shown {
  /** The document with the signs and totals of the system. */
  readonly document: unknown;
  /** The title that the system gives this kind of document; without one, that of its type. */
  readonly titles?: Readonly<Partial<Record<PaperLanguage, string>>> | undefined;
}
