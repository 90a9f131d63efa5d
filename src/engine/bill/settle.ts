/**
 * The shared steps of invoices, orders and deliveries between normalisation and scenarios (chapter 02 §4, steps 5 to
 * 17).
 */
import { currencyDefinition } from '../currency/currencies.ts';
import type { Plan } from '../tax/registry.ts';
import { Rounding } from '../tax/rounding.ts';
import { calculateTaxTotal, roundTaxTotal } from '../tax/totals.ts';
import { message } from '../text/message.ts';
import type { Calculation } from './calculation.ts';
import { calculateComplements } from './complements.ts';
import { completeIssueDate } from './dates.ts';
import type { BillDocument, CalculationContext } from './document.ts';
import { calculateTotals } from './document-totals.ts';
import { prepareOtherTaxes } from './taxes.ts';

/** Completes dates and currency, and calculates all figures unless the document has the tag `bypass`. */
export function settleDocument(document: BillDocument, plan: Plan, calculation: Calculation): void {
  completeIssueDate(document, calculation.environment.now(), plan.regime?.definition.time_zone);
  const currency = completeCurrency(document, plan, calculation);
  if (document.$tags?.includes('bypass')) return;
  const terms = termsOf(document, plan, calculation);
  if (currency !== undefined) calculateFigures(document, terms);
  if (calculation.isThorough) prepareOtherTaxes(document, terms);
}

/** Returns the document's currency. The regime's currency replaces a missing or unknown one. */
function completeCurrency(document: BillDocument, plan: Plan, calculation: Calculation): string | undefined {
  const given = document.currency;
  if (!given || !currencyDefinition(given)) document.currency = plan.regime?.definition.currency;
  if (document.currency) return document.currency;
  calculation.fail(
    'BW-CURRENCY',
    message('currency: missing or invalid'),
    message(
      "The document has no known currency and no regime that sets one; set currency, for example EUR, or the supplier's country in supplier.tax_id.country.",
    ),
    [['currency']],
    given ? [] : [['currency']],
  );
  return undefined;
}

/** Carries out steps 9 to 17: tax countries, complements, preceding documents, totals. */
function calculateFigures(document: BillDocument, terms: CalculationContext): void {
  if (document.$tags?.includes('customer-rates')) applyCustomerRates(document);
  calculateComplements(document.complements, terms.calculation);
  calculatePreceding(document, terms);
  calculateTotals(document, terms);
}

function termsOf(document: BillDocument, plan: Plan, calculation: Calculation): CalculationContext {
  const { regime } = plan;
  const currency = document.currency ?? '';
  const rule = document.tax?.rounding || regime?.definition.calculator_rounding_rule || 'precise';
  const taxDateField = document.value_date === undefined ? 'issue_date' : 'value_date';
  return {
    calculation,
    plan,
    regime,
    currency,
    rounding: new Rounding(rule, currencyDefinition(currency)?.subunits ?? 2),
    taxDate: document[taxDateField] ?? '',
    taxDateField,
    included: document.tax?.prices_include ?? '',
  };
}

/** Sets the country of all taxes to the customer's. */
function applyCustomerRates({ customer, lines, discounts, charges }: BillDocument): void {
  const identity = customer?.tax_id;
  if (!identity) return;
  for (const row of [...(lines ?? []), ...(discounts ?? []), ...(charges ?? [])]) {
    for (const combo of row.taxes ?? []) combo.country = identity.country;
  }
}

/**
 * Calculates the tax totals of preceding documents from their bases. The currency of a reference also applies to later
 * references without one (step 12).
 */
function calculatePreceding({ preceding, tax }: BillDocument, terms: CalculationContext): void {
  const rule = tax?.rounding || terms.regime?.definition.calculator_rounding_rule || 'precise';
  let { decimals } = terms.rounding;
  for (const reference of preceding ?? []) {
    if (reference.currency) decimals = currencyDefinition(reference.currency)?.subunits ?? decimals;
    if (!reference.tax) continue;
    calculateTaxTotal(reference.tax, new Rounding(rule, decimals));
    roundTaxTotal(reference.tax, decimals);
  }
}
