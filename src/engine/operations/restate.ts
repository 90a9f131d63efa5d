/** Builds invoices with prices without tax and figures rounded line by line, as e-invoices require (chapter 14 §2). */

import { Invoice } from '../bill/invoice.ts';
import { removeIncludedTaxes } from '../bill/remove-included-taxes.ts';
import { settleDocument } from '../bill/settle.ts';
import { Tax } from '../bill/tax.ts';
import { subunitsOf } from '../currency/currencies.ts';
import type { Environment, Failure, Fault, Outcome } from '../faults.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { Amount } from '../num/amount.ts';
import { registry } from '../registry.ts';
import { failureOf, newCalculation } from './calculate.ts';
import { conclude, refusal } from './conclude.ts';
import { everyFault } from './every-fault.ts';
import { withBuildWarnings } from './operations.ts';
import { readRoot } from './root.ts';
import { warningsOf } from './warnings.ts';
import { writeRoot } from './write.ts';

export interface Restated {
  document: JsonObject;
  /** The totals before they were restated. */
  totals: JsonObject;
  /** The prices contained tax, which was removed. */
  withoutTax: boolean;
  /** Whether the figures were not rounded line by line before. */
  rounded: boolean;
  /**
   * The reduction of the total with tax by rounding. It is added to `totals.rounding` so that the payable amount stays
   * the same.
   */
  difference: Amount;
  /** Faults of the document that were tolerated. */
  tolerated: Fault[];
}

/**
 * Builds and restates an invoice. The original must be valid except for tolerated faults, which become warnings. Rules
 * that the restated form breaks, for example those that require prices with tax, do not count. Fails like building.
 */
export function buildRestated(
  data: JsonObject,
  environment: Environment,
  isTolerated: (fault: Fault) => boolean = () => false,
): Outcome<Restated> {
  const read = readRoot(data);
  if (!read.ok) return everyFault(read, data, environment, true);
  const { root } = read;
  const { content } = root.doc ?? {};
  const tolerated: Fault[] = [];
  const unchanged = { totals: {}, withoutTax: false, rounded: false, difference: Amount.ZERO, tolerated };
  if (root.envelope || content?.type !== Invoice) {
    const built = conclude(read, {}, environment);
    if (!built.ok) return withBuildWarnings(data, root, built);
    const warnings = [...read.warnings, ...warningsOf(data, root.doc)];
    const { totals } = built.result;
    return {
      ok: true,
      result: { document: built.result, ...unchanged, ...(isJsonObject(totals) && { totals }) },
      warnings,
    };
  }
  const refused = refusal(root, environment, tolerated, isTolerated);
  if (refused) return withBuildWarnings(data, root, { ...refused, warnings: read.warnings });
  const warnings = [...read.warnings, ...warningsOf(data, root.doc)];
  const invoice = content.value as Invoice;
  const totals = totalsIn(invoice);
  const withoutTax = Boolean(invoice.tax?.prices_include);
  const failed = withoutTax ? takeTaxOut(invoice, environment) : undefined;
  if (failed) return failed;
  const refined = refineBases(invoice);
  if (invoice.tax?.rounding === 'currency') {
    const wrong = refined ? settleAgain(invoice, environment) : undefined;
    if (wrong) return wrong;
    return { ok: true, result: { document: writeRoot(root), ...unchanged, totals, withoutTax }, warnings };
  }
  const difference = roundLines(invoice, environment);
  if (!(difference instanceof Amount)) return difference;
  return {
    ok: true,
    result: { document: writeRoot(root), totals, withoutTax, rounded: true, difference, tolerated },
    warnings,
  };
}

/** Returns the sums of an invoice without its breakdown. */
function totalsIn({ totals }: Invoice): JsonObject {
  const { taxes: _, ...sums } = totals ?? {};
  return JSON.parse(JSON.stringify(sums));
}

/**
 * Gives the bases of discounts and charges at least the decimals of the currency. Returns whether any base was changed.
 * A percentage of a base is stored with the decimals of the base (2.5 % of 100 as 3) but calculated with all decimals.
 */
function refineBases({ currency, charges, discounts }: Invoice): boolean {
  const decimals = subunitsOf(currency ?? '') ?? 0;
  let refined = false;
  for (const row of [...(charges ?? []), ...(discounts ?? [])]) {
    if (!row.percent || !row.base || row.base.exponent >= decimals) continue;
    row.base = row.base.up(decimals);
    refined = true;
  }
  return refined;
}

/** Rounds line by line. Returns the resulting difference. */
function roundLines(invoice: Invoice, environment: Environment): Amount | Failure {
  const before = invoice.totals?.total_with_tax ?? Amount.ZERO;
  const given = invoice.totals?.rounding ?? Amount.ZERO;
  invoice.tax ??= Tax.create();
  invoice.tax.rounding = 'currency';
  const failed = settleAgain(invoice, environment);
  if (failed) return failed;
  const difference = before.subtract(invoice.totals?.total_with_tax ?? Amount.ZERO);
  if (difference.isZero() || !invoice.totals) return difference;
  invoice.totals.rounding = difference.match(given).add(given);
  return settleAgain(invoice, environment) ?? difference;
}

/** Recalculates the figures of an invoice. Other members completed by building stay unchanged. */
const settleAgain = changedBy(settleDocument);

/** Removes included taxes from the prices of a built invoice. The payable amount stays the same. */
export const takeTaxOut = changedBy(removeIncludedTaxes);

/** Returns a function that changes a built invoice and returns the failure, if any. */
function changedBy(change: typeof settleDocument) {
  return (invoice: Invoice, environment: Environment): Failure | undefined => {
    const calculation = newCalculation(environment, [], invoice);
    change(invoice, registry.planOf(invoice), calculation);
    return failureOf(calculation);
  };
}
