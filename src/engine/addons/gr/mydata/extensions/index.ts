import type { Definition } from '../../../../tax/definitions.ts';
import { exemption } from './exemption.ts';
import { fee } from './fee.ts';
import { incomeCat } from './income-cat.ts';
import { incomeType } from './income-type.ts';
import { invoiceType } from './invoice-type.ts';
import { otherTax } from './other-tax.ts';
import { paymentMeans } from './payment-means.ts';
import { stampDuty } from './stamp-duty.ts';
import { taxType } from './tax-type.ts';
import { vatRate } from './vat-rate.ts';

/** The code lists of myDATA. */
export const extensions: readonly Definition[] = [
  vatRate,
  invoiceType,
  paymentMeans,
  exemption,
  incomeCat,
  incomeType,
  taxType,
  fee,
  otherTax,
  stampDuty,
];
