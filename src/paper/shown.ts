import type { PaperLanguage } from './languages.ts';
import type { Paper } from './paper.ts';
import type { Verification } from './verification.ts';

/** Returns pages in a language, by default the usual one of their sender. */
export type PagesIn = (language: PaperLanguage | undefined) => Promise<Paper>;

/** The data that pages show of a document, if a national system states them differently. */
export interface Shown {
  /** The document with the signs and totals of the system. */
  readonly document: unknown;
  /** Where this invoice can be verified, if its file has several. */
  readonly verification?: Verification;
}
