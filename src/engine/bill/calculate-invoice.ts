import { applyScenarios } from '../tax/scenarios.ts';
import type { Calculation } from './calculation.ts';
import { clearIdentity } from './copy.ts';
import { correctInvoice } from './correct-invoice.ts';
import { Invoice, invoiceTags } from './invoice.ts';
import type { DocumentKind } from './kind.ts';
import { completeRegime, prepareDocument } from './prepare.ts';
import { settleDocument } from './settle.ts';
import { checkTags } from './tags.ts';
import { Tax } from './tax.ts';

/** Completes an invoice: normalisation, dates, currency, figures, scenarios (chapter 02 §4). */
function calculateInvoice(invoice: Invoice, calculation: Calculation): void {
  const { plan, context } = prepareDocument(invoice, Invoice, calculation);
  checkTags(invoice.$tags, 'bill/invoice', invoiceTags.values, plan, calculation);
  settleDocument(invoice, plan, calculation);
  applyScenarios(invoice, 'bill/invoice', plan, context, () => Tax.create());
}

export const invoiceKind: DocumentKind<Invoice> = {
  type: Invoice,
  completeReading: completeRegime,
  calculate: calculateInvoice,
  clearForCopy(invoice) {
    clearIdentity(invoice);
    invoice.op_date = undefined;
  },
  correct: correctInvoice,
  ready: ({ code }) => Boolean(code),
  route: ({ $tags, supplier, customer }) =>
    $tags?.includes('self-billed') ? { from: customer, to: supplier } : { from: supplier, to: customer },
};
