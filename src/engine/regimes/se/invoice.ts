import { identifiedByTaxCodeOr } from '../../bill/conditions.ts';
import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules } from '../../rules/declare.ts';
import { COORDINATION, ORGANISATION, PERSON } from './numbers.ts';

/** Mervärdesskattelag (2023:200), 17 kap. 24 §: the seller's number stands on the invoice. */
export const invoiceRules = rules(
  Invoice,
  'GOBL-SE-BILL-INVOICE',
  at(
    'supplier',
    check(
      '01',
      'A Swedish supplier needs its VAT number in tax_id.code, or an identity of the type ON, PN or CN.',
      identifiedByTaxCodeOr(ORGANISATION, PERSON, COORDINATION),
    ),
  ),
);
