import { identifiedByTaxCodeOr } from '../../bill/conditions.ts';
import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules } from '../../rules/declare.ts';
import { KVK, OIN } from './register-numbers.ts';

/** Wet op de omzetbelasting 1968, art. 35a; Handelsregisterwet 2007, art. 27: the numbers that business papers bear. */
export const invoiceRules = rules(
  Invoice,
  'GOBL-NL-BILL-INVOICE',
  at(
    'supplier',
    check(
      '01',
      'A Dutch supplier needs its VAT number in tax_id.code, or an identity of the type KVK or OIN.',
      identifiedByTaxCodeOr(KVK, OIN),
    ),
  ),
);
