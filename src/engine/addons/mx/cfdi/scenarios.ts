import { isPaid } from '../../../bill/conditions.ts';
import type { Invoice } from '../../../bill/invoice.ts';
import type { Scenario, ScenarioSet } from '../../../tax/definitions.ts';

const paidAtOnce: Scenario = { type: ['standard', 'credit-note'], ext: { 'mx-cfdi-payment-method': 'PUE' } };
const paidLater: Scenario = { type: ['standard', 'credit-note'], ext: { 'mx-cfdi-payment-method': 'PPD' } };

/** Document type and payment method. For other types, the input must contain them. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { type: ['standard'], ext: { 'mx-cfdi-doc-type': 'I' } },
      { type: ['credit-note'], ext: { 'mx-cfdi-doc-type': 'E', 'mx-cfdi-rel-type': '01' } },
      paidAtOnce,
      paidLater,
    ],
  },
];

/** The conditions that distinguish payment methods (chapter 08 §1.4). */
export const conditions: ReadonlyMap<Scenario, (invoice: Pick<Invoice, 'totals'>) => boolean> = new Map([
  [paidAtOnce, isPaid],
  [paidLater, (invoice: Pick<Invoice, 'totals'>) => !isPaid(invoice)],
]);
