/** A file that was read, from which another one of its format is written. */

import type { Amount } from '../../engine/num/amount.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Report } from './report.ts';

export interface NationalSource {
  readonly syntax: string;
  readonly root: XmlElement;
  /** The losses of reading it. */
  readonly report: Report;
  /** Whether only its figures are written again, because the rest breaks rules of the format. Default: false. */
  readonly onlyFigures?: boolean;
  /** Its figures, if the document has others; undefined if it has the same. */
  readonly stated?: StatedFigures | undefined;
}

/** The figures of a file, where its document has others. */
export interface StatedFigures {
  /** The totals of the lines, without tax. */
  readonly lines: readonly (Amount | undefined)[];
  /** The tax totals by the property of their rate: `$.totals.taxes.categories[0].rates[0]`. */
  readonly rates: ReadonlyMap<string, { readonly base?: Amount | undefined; readonly amount: Amount }>;
  /** The total with tax, with its rounding. */
  readonly total: Amount | undefined;
  readonly rounding: Amount | undefined;
}
