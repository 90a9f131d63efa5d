import { supplierRules } from '../../bill/supplier-rules.ts';
import { KVK, OIN } from './register-numbers.ts';

/**
 * Wet op de omzetbelasting 1968, art. 35a; Handelsregisterwet 2007, art. 27: the numbers required on business
 * documents.
 */
export const invoiceRules = supplierRules(
  'GOBL-NL-BILL-INVOICE',
  'A Dutch supplier needs its VAT number in tax_id.code, or an identity of the type KVK or OIN.',
  KVK,
  OIN,
);
