import { supplierRules } from '../../bill/supplier-rules.ts';

/** Momsbekendtgørelsen § 58: an invoice bears the seller's registration number (CVR or SE number). */
export const invoiceRules = supplierRules(
  'GOBL-DK-BILL-INVOICE',
  'A Danish supplier needs its VAT number in tax_id.code, or its CVR number as an identity of type CVR.',
  'CVR',
);
