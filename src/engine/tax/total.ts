import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../country/codes.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { boolean } from '../model/scalars.ts';
import { amount, percentage } from '../num/types.ts';
import { extensions } from './extensions.ts';

export const RateTotalSurcharge = object(
  'tax.RateTotalSurcharge',
  {
    title: 'Rate Total Surcharge',
    description: 'The percentage of a surcharge on top of a rate.',
    within: 'tax/total',
  },
  {
    percent: field(percentage, 'Percent', 'The percentage of the base that is added.', { required: true }),
    amount: field(amount, 'Amount', 'The base times the percentage.', { required: true }),
  },
);

/** One rate of a category: the sum of its bases and the resulting tax. */
export const RateTotal = object(
  'tax.RateTotal',
  {
    title: 'Rate Total',
    description: 'A rate of a tax, with its base and amount.',
    within: 'tax/total',
  },
  {
    country: field(taxCountryCode, 'Country', "The country of the tax, if not the document's."),
    key: field(key, 'Key', 'How the supplies are treated, such as standard or exempt.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats. Rows with other codes get a rate of their own.'),
    base: field(amount, 'Base', 'The sum of the rows that the rate is applied to.', { required: true }),
    percent: field(percentage, 'Percent', 'The rate. Absent if no tax is due.'),
    surcharge: field(RateTotalSurcharge, 'Surcharge', 'An additional percentage on the same base.'),
    amount: field(amount, 'Amount', 'The base times the rate.', { required: true }),
  },
);
export type RateTotal = InstanceOf<typeof RateTotal>;

export const CategoryTotal = object(
  'tax.CategoryTotal',
  { title: 'Category Total', description: 'A tax, such as VAT, with all its rates.', within: 'tax/total' },
  {
    code: field(code, 'Code', 'The tax category, such as VAT.', { required: true }),
    retained: field(boolean, 'Retained', 'Withheld by the customer. It reduces the amount payable.'),
    informative: field(boolean, 'Informative', 'For information only. Has no effect on the totals.'),
    rates: field(list(RateTotal), 'Rates', 'The rates used, in the order of first use.', {
      required: true,
    }),
    amount: field(amount, 'Amount', 'The sum of the amounts of all rates, without surcharges.', { required: true }),
    surcharge: field(amount, 'Surcharge', 'The sum of the surcharges of all rates.'),
  },
);
export type CategoryTotal = InstanceOf<typeof CategoryTotal>;

/** All taxes of a document, or of a reference to one (chapter 02 §7). */
export const TaxTotal = object(
  'tax.Total',
  { title: 'Tax Total', description: 'All taxes of a document, by category and rate.' },
  {
    categories: field(list(CategoryTotal), 'Categories', 'The taxes used, in the order of first use.'),
    sum: field(amount, 'Sum', 'The taxes to add, including surcharges, without retained and informative taxes.', {
      required: true,
    }),
    retained: field(amount, 'Retained', 'The taxes that the customer withholds.'),
  },
);
export type TaxTotal = InstanceOf<typeof TaxTotal>;
