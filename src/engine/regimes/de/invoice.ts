import { Invoice } from '../../bill/invoice.ts';
import type { Party } from '../../org/party.ts';
import { at, check, mandatory, rules } from '../../rules/declare.ts';
import { TAX_NUMBER_KEY } from './tax-number.ts';

function hasTaxCodeOrTaxNumber(supplier: Party | undefined): boolean {
  return (
    Boolean(supplier?.tax_id?.code) ||
    Boolean(supplier?.identities?.some((identity) => identity?.key === TAX_NUMBER_KEY))
  );
}
hasTaxCodeOrTaxNumber.label = 'has tax code or tax number';

/** § 14 Abs. 4 Nr. 2 UStG: an invoice states the supplier's VAT number or tax number. */
export const invoiceRules = rules(Invoice, 'GOBL-DE-BILL-INVOICE', [
  at('supplier', [
    check(
      '01',
      'A German supplier needs its VAT number in tax_id.code, or its tax number as an identity with the key de-tax-number.',
      mandatory(hasTaxCodeOrTaxNumber),
    ),
  ]),
]);
