import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { DueDate } from '../../../pay/terms.ts';
import { countryIn, present, typeIn } from '../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../rules/declare.ts';
import { extRequire } from '../../../tax/extension-conditions.ts';

export const invoiceRules = rules(Invoice, 'GOBL-ES-FACTURAE-BILL-INVOICE', [
  check(
    '07',
    'FacturaE requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('customer.tax_id', [
    when(countryIn('ES'), [
      at('code', [
        check('01', 'FacturaE needs the tax number (NIF) of a Spanish customer in customer.tax_id.code.', present),
      ]),
    ]),
  ]),
  at('tax', [
    check(
      '02',
      'FacturaE needs tax.ext with the document type and the invoice class; building a standard or corrective invoice sets them.',
      present,
    ),
    at('ext', [
      check(
        '03',
        'FacturaE needs es-facturae-doc-type (FC, FA or AF) and es-facturae-invoice-class (OO, OR, OC, CO, CR or CC) in tax.ext.',
        extRequire('es-facturae-doc-type', 'es-facturae-invoice-class'),
      ),
    ]),
  ]),
  when(typeIn('credit-note', 'corrective', 'debit-note'), [
    at('preceding', [
      check('04', 'A corrected FacturaE must name the invoice it corrects in preceding.', present),
      each([
        at('issue_date', [check('05', 'FacturaE needs the issue date of the corrected invoice.', present)]),
        at('ext', [
          check(
            '06',
            'FacturaE needs the correction reason as es-facturae-correction, 01 to 16 or 80 to 85, in preceding[].ext.',
            extRequire('es-facturae-correction'),
          ),
        ]),
      ]),
    ]),
  ]),
]);

export const dueDateRules = rules(DueDate, 'GOBL-ES-FACTURAE-PAY-DUEDATE', [
  at('amount', [
    check('01', 'FacturaE needs the amount due on this date; set amount, or percent to calculate it.', present),
  ]),
]);
