/** Builds invoices with prices without tax and otherwise unchanged figures. */

import { Invoice } from '../bill/invoice.ts';
import type { Environment, Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import type { Amount } from '../num/amount.ts';
import { conclude } from './conclude.ts';
import { everyFault } from './every-fault.ts';
import { withBuildWarnings } from './operations.ts';
import { type Restated, takeTaxOut } from './restate.ts';
import { readRoot } from './root.ts';
import { writeRoot } from './write.ts';

interface WithoutIncludedTaxes extends Pick<Restated, 'document' | 'withoutTax'> {
  /** The totals of the lines before the removal, if prices included taxes. */
  lineTotals?: readonly (Amount | undefined)[];
}

/**
 * Builds an invoice and removes included taxes from its prices. The payable amount stays the same. Fails like building.
 */
export function buildWithoutIncludedTaxes(data: JsonObject, environment: Environment): Outcome<WithoutIncludedTaxes> {
  const read = readRoot(data);
  if (!read.ok) return everyFault(read, data, environment, true);
  const { root } = read;
  const built = withBuildWarnings(data, root, conclude(read, {}, environment));
  if (!built.ok) return built;
  const invoice = root.doc?.content?.value as Invoice | undefined;
  if (root.envelope || root.doc?.content?.type !== Invoice || !invoice?.tax?.prices_include) {
    return { ...built, result: { document: built.result, withoutTax: false } };
  }
  const lineTotals = (invoice.lines ?? []).map((line) => line?.total);
  const failed = takeTaxOut(invoice, environment);
  return failed ?? { ...built, result: { document: writeRoot(root), withoutTax: true, lineTotals } };
}
