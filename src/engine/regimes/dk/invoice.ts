import { Invoice } from '../../bill/invoice.ts';
import { present, someType } from '../../rules/conditions.ts';
import { at, check, mandatory, rules, when } from '../../rules/declare.ts';

/**
 * Momsbekendtgørelsen § 58: an invoice bears the seller's registration number, CVR or SE number; one who has none, such
 * as a private person who settles with a company, is known by the CPR number.
 */
export const invoiceRules = rules(Invoice, 'GOBL-DK-BILL-INVOICE', [
  at('supplier', [
    when(
      (supplier) => !present(supplier?.tax_id?.code),
      [
        at('identities', [
          check(
            '01',
            'A Danish supplier needs its VAT number in tax_id.code, or its CVR or CPR number as an identity of type CVR or CPR.',
            mandatory(someType<string>('CVR', 'CPR')),
          ),
        ]),
      ],
    ),
  ]),
]);
