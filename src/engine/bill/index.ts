import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Charge, chargeRules, Discount, discountRules } from './adjustments.ts';
import { DeliveryDetails } from './delivery-details.ts';
import { Invoice, invoiceNormaliser, invoiceRules } from './invoice.ts';
import {
  Line,
  lineChargeRules,
  lineDiscountRules,
  lineNormaliser,
  lineRules,
  subLineNormaliser,
  subLineRules,
} from './line.ts';
import { Ordering } from './ordering.ts';
import { PaymentDetails } from './payment-details.ts';
import { Tax, taxNormaliser, taxRules } from './tax.ts';
import { Totals } from './totals.ts';

/** What the namespace of billing brings along, in the order of its types. */
export const objects = [Charge, DeliveryDetails, Discount, Invoice, Line, Ordering, PaymentDetails, Tax, Totals];

export const normalisers: readonly Normaliser[] = [invoiceNormaliser, lineNormaliser, subLineNormaliser, taxNormaliser];

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  lineRules,
  subLineRules,
  lineDiscountRules,
  lineChargeRules,
  discountRules,
  chargeRules,
  taxRules,
];
