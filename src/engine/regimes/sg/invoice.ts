import { supplierRules } from '../../bill/supplier-rules.ts';
import { UEN } from './entity-number.ts';

/** Goods and Services Tax (General) Regulations, reg. 11; ACRA requires the UEN on business documents. */
export const invoiceRules = supplierRules(
  'GOBL-SG-BILL-INVOICE',
  'A Singaporean supplier needs its GST number in tax_id.code, or an identity of the type UEN.',
  UEN,
);
