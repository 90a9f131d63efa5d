import { supplierRules } from '../../bill/supplier-rules.ts';
import { COORDINATION, ORGANISATION, PERSON } from './numbers.ts';

/** Mervärdesskattelag (2023:200), 17 kap. 24 §: an invoice states the seller's number. */
export const invoiceRules = supplierRules(
  'GOBL-SE-BILL-INVOICE',
  'A Swedish supplier needs its VAT number in tax_id.code, or an identity of the type ON, PN or CN.',
  ORGANISATION,
  PERSON,
  COORDINATION,
);
