import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { present, someType } from '../../rules/tests.ts';

const bce = someType('BCE');

/** Royal decree no. 1 on VAT, art. 5 § 1: the supplier's VAT number or enterprise number stands on the invoice. */
export const invoiceRules = rules(
  Invoice,
  'GOBL-BE-BILL-INVOICE',
  at(
    'supplier',
    when(
      (supplier, validation) => !bce(supplier?.identities, validation),
      at(
        'tax_id',
        check(
          '01',
          'A Belgian supplier needs a tax identity; give supplier.tax_id with country and code, or its enterprise number as an identity of type BCE.',
          present,
        ),
        at(
          'code',
          check(
            '02',
            'A Belgian supplier needs its VAT number in supplier.tax_id.code, for example 0403019261, or its enterprise number as an identity of type BCE.',
            present,
          ),
        ),
      ),
    ),
    when(
      (supplier) => !supplier?.tax_id?.code,
      at(
        'identities',
        check(
          '03',
          'A Belgian supplier without VAT number needs its enterprise number: add an identity of type BCE to supplier.identities.',
          bce,
        ),
      ),
    ),
  ),
);
