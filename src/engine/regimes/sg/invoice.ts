import { identifiedByTaxCodeOr } from '../../bill/conditions.ts';
import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules } from '../../rules/declare.ts';
import { UEN } from './entity-number.ts';

/** Goods and Services Tax (General) Regulations, reg. 11; ACRA's duty to state the UEN on business papers. */
export const invoiceRules = rules(
  Invoice,
  'GOBL-SG-BILL-INVOICE',
  at(
    'supplier',
    check(
      '01',
      'A Singaporean supplier needs its GST number in tax_id.code, or an identity of the type UEN.',
      identifiedByTaxCodeOr(UEN),
    ),
  ),
);
