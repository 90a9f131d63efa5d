import { field, type InstanceOf, object } from '../model/object.ts';
import { amount } from '../num/types.ts';
import { TaxTotal } from '../tax/total.ts';

/** The totals of a document (chapter 02 §8). Every figure except `rounding` is calculated. */
export const Totals = object(
  'bill.Totals',
  { title: 'Totals', description: 'The totals of the document.' },
  {
    sum: field(amount, 'Sum', 'The sum of the totals of all lines.', { required: true }),
    discount: field(amount, 'Discount', 'The sum of the discounts of the document.'),
    charge: field(amount, 'Charge', 'The sum of the charges of the document.'),
    tax_included: field(amount, 'Tax Included', 'The tax included in the prices.'),
    total: field(amount, 'Total', 'Sum minus discounts plus charges, without included tax.', {
      required: true,
    }),
    taxes: field(TaxTotal, 'Tax Totals', 'The taxes, by category and rate.'),
    tax: field(amount, 'Tax', 'The taxes that are added.', { always: true }),
    total_with_tax: field(amount, 'Total with Tax', 'Total plus taxes.', { required: true }),
    retained_tax: field(amount, 'Retained Tax', 'The taxes that the customer withholds.'),
    rounding: field(amount, 'Rounding', 'A rounding difference that you add to the amount payable.'),
    payable: field(amount, 'Payable', 'The amount that the customer has to pay, including advances.', {
      required: true,
    }),
    advance: field(amount, 'Advance', 'What has been paid in advance.'),
    due: field(amount, 'Due', 'The amount still due.'),
  },
);
export type Totals = InstanceOf<typeof Totals>;
