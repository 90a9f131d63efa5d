import { isPaid } from '../../../bill/conditions.ts';
import type { Invoice } from '../../../bill/invoice.ts';
import type { Scenario, ScenarioSet } from '../../../tax/definitions.ts';

const invoiceReceipt: Scenario = { type: ['standard'], ext: { 'pt-saft-invoice-type': 'FR' } };

/** Document types. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { type: ['standard'], ext: { 'pt-saft-invoice-type': 'FT' } },
      { type: ['standard'], tags: ['simplified'], ext: { 'pt-saft-invoice-type': 'FS' } },
      { type: ['standard'], tags: ['cash-vat'], ext: { 'pt-saft-cash-vat': '1' } },
      invoiceReceipt,
      { type: ['debit-note'], ext: { 'pt-saft-invoice-type': 'ND' } },
      { type: ['credit-note'], ext: { 'pt-saft-invoice-type': 'NC' } },
      { type: ['proforma'], ext: { 'pt-saft-work-type': 'PF' } },
    ],
  },
];

/** The conditions that make an invoice its own receipt (chapter 08 §3.6). */
export const conditions: ReadonlyMap<Scenario, (invoice: Pick<Invoice, '$tags' | 'totals'>) => boolean> = new Map([
  [
    invoiceReceipt,
    (invoice: Pick<Invoice, '$tags' | 'totals'>) =>
      Boolean(invoice.$tags?.includes('invoice-receipt')) || isPaid(invoice),
  ],
]);
