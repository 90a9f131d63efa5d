import { key } from '../cbc/key.ts';
import { openEnumeration } from '../model/enumeration.ts';

/** The suggested keys of discounts and charges. Other keys are allowed; no key changes a calculation. */
export const discountKeys = openEnumeration(key, [
  ['early-completion', 'Bonus for finishing early'],
  ['military', 'Military discount'],
  ['work-accident', 'Work accident discount'],
  ['special-agreement', 'Special agreement'],
  ['production-error', 'Production error'],
  ['new-outlet', 'New outlet'],
  ['sample', 'Sample'],
  ['end-of-range', 'End of range'],
  ['incoterm', 'Terms of delivery (Incoterm)'],
  ['pos-threshold', 'Point of sale threshold'],
  ['special-rebate', 'Special rebate'],
  ['temporary', 'Temporary'],
  ['standard', 'Standard'],
  ['yearly-turnover', 'Yearly turnover'],
]);

export const chargeKeys = openEnumeration(key, [
  ['stamp-duty', 'Stamp duty'],
  ['outlay', 'Outlay paid on behalf of the customer'],
  ['tax', 'Tax'],
  ['customs', 'Customs'],
  ['delivery', 'Delivery'],
  ['packing', 'Packing'],
  ['handling', 'Handling'],
  ['insurance', 'Insurance'],
  ['storage', 'Storage'],
  ['admin', 'Administration'],
  ['cleaning', 'Cleaning'],
]);
