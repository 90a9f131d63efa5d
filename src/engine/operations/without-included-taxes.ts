/** Builds invoices with prices without tax and otherwise unchanged figures. */

import { Invoice } from '../bill/invoice.ts';
import type { Environment, Fault, Outcome } from '../faults.ts';
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
  /** The faults of the document, which was built as far as possible. */
  faults: Fault[];
}

/**
 * Builds an invoice and removes included taxes from its prices. The payable amount stays the same. Fails only if nothing
 * can be built: faults of a document do not change what its figures mean.
 */
export function buildWithoutIncludedTaxes(data: JsonObject, environment: Environment): Outcome<WithoutIncludedTaxes> {
  const read = readRoot(data);
  if (!read.ok) return asBuilt(everyFault(read, data, environment, true));
  const { root } = read;
  const built = withBuildWarnings(data, root, conclude(read, {}, environment));
  const isCalculated = built.ok || built.key === 'validation';
  const invoice = root.doc?.content?.value as Invoice | undefined;
  const isInvoice = !root.envelope && root.doc?.content?.type === Invoice;
  if (!isCalculated || !isInvoice || !invoice?.tax?.prices_include) return asBuilt(built);
  const lineTotals = (invoice.lines ?? []).map((line) => line?.total);
  const failed = takeTaxOut(invoice, environment);
  if (failed) return failed;
  const faults = built.ok ? [] : built.faults;
  return {
    ok: true,
    result: { document: writeRoot(root), withoutTax: true, lineTotals, faults },
    warnings: built.warnings,
  };
}

function asBuilt(built: Outcome<JsonObject>): Outcome<WithoutIncludedTaxes> {
  if (built.ok) return { ...built, result: { document: built.result, withoutTax: false, faults: [] } };
  if (built.document === undefined) return built;
  const document = built.document as JsonObject;
  return { ok: true, result: { document, withoutTax: false, faults: built.faults }, warnings: built.warnings };
}
