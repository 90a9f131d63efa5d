import type { Definition } from '../../../../tax/definitions.ts';
import { effectiveDate, invoiceType, paymentMeans } from './documents.ts';
import { groupVat, jst, thirdPartyRole } from './parties.ts';
import {
  cashAccounting,
  exemption,
  marginScheme,
  reverseCharge,
  selfBilling,
  splitPayment,
  taxCategory,
} from './taxes.ts';

/** The code lists of FA(3), the structure of invoices in KSeF. */
export const extensions: readonly Definition[] = [
  taxCategory,
  invoiceType,
  cashAccounting,
  selfBilling,
  reverseCharge,
  splitPayment,
  exemption,
  marginScheme,
  paymentMeans,
  jst,
  groupVat,
  thirdPartyRole,
  effectiveDate,
];
