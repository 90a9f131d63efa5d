import { identifiedByTaxCodeOr } from '../../bill/conditions.ts';
import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules } from '../../rules/declare.ts';

/** Momsbekendtgørelsen § 58: an invoice bears the seller's registration number (CVR or SE number). */
export const invoiceRules = rules(
  Invoice,
  'GOBL-DK-BILL-INVOICE',
  at(
    'supplier',
    check(
      '01',
      'A Danish supplier needs its VAT number in tax_id.code, or its CVR number as an identity of type CVR.',
      identifiedByTaxCodeOr('CVR'),
    ),
  ),
);
