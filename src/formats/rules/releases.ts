/**
 * The releases of official rules, as data: from which day each applies, and on which releases of the sets of rules a format is based on
 * that day (chapter 26 §2). The last day of a row is the day before the next one begins.
 */

import type { SchemaSource } from '../schema/source.ts';
import type { Judged } from './declare.ts';

/** A release of the rules of a format. */
export interface ReleaseRow {
  readonly release: string;
  /** The first day; absent if the rules have no older release. */
  readonly from?: string;
  /** The releases of the sets of rules. */
  readonly sets: Readonly<Record<string, string>>;
  /** The schema, if it is not today's. */
  readonly schema?: SchemaSource;
  /** Returns whether it applies to a document; to all if missing. */
  readonly appliesTo?: (judged: Judged) => boolean;
}

/** The releases of the rules of some formats, the oldest first. */
export interface Releases {
  readonly name: string;
  readonly rows: readonly [ReleaseRow, ...ReleaseRow[]];
  /** A later release whose rules Billwright does not have. */
  readonly newer?: ComingRelease;
}

interface ComingRelease {
  readonly release: string;
  /** The day from which it applies. */
  readonly from: string;
}
