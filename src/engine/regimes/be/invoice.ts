import { Invoice } from '../../bill/invoice.ts';
import type { Party } from '../../org/party.ts';
import { present, someType } from '../../rules/conditions.ts';
import { at, check, rules, type Test, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';

const bce = someType<string>('BCE');
const withoutBce: Test<Party> = labelled(
  'no BCE identity',
  (supplier, validation) => !bce(supplier?.identities, validation),
);
const withoutTaxCode = labelled('without tax code', (supplier: Party | undefined) => !supplier?.tax_id?.code);

/** Royal decree no. 1 on VAT, art. 5 § 1: an invoice states the supplier's VAT number or enterprise number. */
export const invoiceRules = rules(Invoice, 'GOBL-BE-BILL-INVOICE', [
  at('supplier', [
    when(withoutBce, [
      at('tax_id', [
        check(
          '01',
          'A Belgian supplier needs a tax identity; give supplier.tax_id with country and code, or its enterprise number as an identity of type BCE.',
          present,
        ),
        at('code', [
          check(
            '02',
            'A Belgian supplier needs its VAT number in supplier.tax_id.code, for example 0403019261, or its enterprise number as an identity of type BCE.',
            present,
          ),
        ]),
      ]),
    ]),
    when(withoutTaxCode, [
      at('identities', [
        check(
          '03',
          'A Belgian supplier without VAT number needs its enterprise number: add an identity of type BCE to supplier.identities.',
          bce,
        ),
      ]),
    ]),
  ]),
]);
