import { Invoice } from '../../bill/invoice.ts';
import { present } from '../../rules/conditions.ts';
import { at, check, rules } from '../../rules/declare.ts';

/** Resolución General 1415/2003, annex II: an invoice states the CUIT of its issuer. */
export const invoiceRules = rules(Invoice, 'GOBL-AR-BILL-INVOICE', [
  at('supplier.tax_id', [
    check(
      '01',
      'An Argentine supplier needs a tax identity; give supplier.tax_id with the country AR and the CUIT as code.',
      present,
    ),
  ]),
]);
