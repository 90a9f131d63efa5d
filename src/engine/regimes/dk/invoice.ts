import { Invoice } from '../../bill/invoice.ts';
import type { Party } from '../../org/party.ts';
import { someType } from '../../rules/conditions.ts';
import { at, check, mandatory, rules, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';

const withoutTaxCode = labelled('without tax ID code', (supplier?: Pick<Party, 'tax_id'>) => !supplier?.tax_id?.code);

/**
 * Momsbekendtgørelsen § 58: an invoice states the seller's registration number, CVR or SE number. A seller without one,
 * such as a private person who settles with a company, is identified by the CPR number.
 */
export const invoiceRules = rules(Invoice, 'GOBL-DK-BILL-INVOICE', [
  at('supplier', [
    when(withoutTaxCode, [
      at('identities', [
        check(
          '01',
          'A Danish supplier needs its VAT number in tax_id.code, or its CVR or CPR number as an identity of type CVR or CPR.',
          mandatory(someType<string>('CVR', 'CPR')),
        ),
      ]),
    ]),
  ]),
]);
