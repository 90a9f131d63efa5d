/** What pages show of a document that a national system states otherwise. */
export interface Shown {
  /** The document with the signs and totals of the system. */
  readonly document: unknown;
}
