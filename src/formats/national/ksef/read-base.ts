/** Common parts of reading. */

import type { JsonObject } from '../../../engine/model/json.ts';
import type { Amount } from '../../../engine/num/amount.ts';
import type { Report } from '../../declare/report.ts';
import type { Source } from '../shared/reading.ts';

export type Members = Record<string, JsonObject[string]>;

/** An invoice during reading. */
export interface Reading {
  readonly fa: Source;
  readonly report: Report;
  /** The kind of invoice (RodzajFaktury). */
  readonly kind: string;
  readonly isCorrection: boolean;
}

export function present(name: string, value: string | undefined): Members {
  return value === undefined ? {} : { [name]: value };
}

/** Returns an amount as the document has it: corrections state the change, the document the opposite. */
export function turned(isCorrection: boolean, amount: Amount): Amount {
  return isCorrection ? amount.negate() : amount;
}

/** Returns the numbers of settled advance invoices. */
export function advanceInvoicesOf(fa: Source): string[] {
  return fa
    .all('FakturaZaliczkowa')
    .flatMap((each) => each.text('NrKSeFFaZaliczkowej') ?? each.text('NrFaZaliczkowej') ?? []);
}
