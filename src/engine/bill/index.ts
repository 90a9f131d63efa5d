import type { AnyObject } from '../model/object.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Charge, chargeRules } from './charge.ts';
import { CorrectionOptions } from './correction-options.ts';
import { Delivery, deliveryNormaliser, deliveryRules } from './delivery.ts';
import { DeliveryDetails } from './delivery-details.ts';
import { Discount, discountRules } from './discount.ts';
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
import { Order, orderNormaliser, orderRules } from './order.ts';
import { Ordering } from './ordering.ts';
import { Payment, paymentNormaliser, paymentRules } from './payment.ts';
import { PaymentDetails } from './payment-details.ts';
import { paymentLineRules } from './payment-line.ts';
import { Status, statusRules } from './status.ts';
import {
  Action,
  actionRules,
  Reason,
  reasonRules,
  StatusFault,
  StatusLine,
  statusFaultRules,
  statusLineRules,
} from './status-line.ts';
import { Tax, taxNormaliser, taxRules } from './tax.ts';
import { Totals } from './totals.ts';

/** What the namespace of billing brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [
  Action,
  Charge,
  CorrectionOptions,
  Delivery,
  DeliveryDetails,
  Discount,
  StatusFault,
  Invoice,
  Line,
  Order,
  Ordering,
  Payment,
  PaymentDetails,
  Reason,
  Status,
  StatusLine,
  Tax,
  Totals,
];

export const normalisers: readonly Normaliser[] = [
  invoiceNormaliser,
  orderNormaliser,
  deliveryNormaliser,
  paymentNormaliser,
  lineNormaliser,
  subLineNormaliser,
  taxNormaliser,
];

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  deliveryRules,
  orderRules,
  paymentRules,
  lineRules,
  subLineRules,
  lineDiscountRules,
  lineChargeRules,
  discountRules,
  chargeRules,
  paymentLineRules,
  taxRules,
  statusRules,
  statusLineRules,
  reasonRules,
  actionRules,
  statusFaultRules,
];
