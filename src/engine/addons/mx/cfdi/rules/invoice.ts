/**
 * The requirements of the SAT on invoices and credit notes. Source: SAT, Anexo 20 and the guides to fill in the CFDI
 * 4.0 and the global CFDI, http://omawww.sat.gob.mx/tramitesyservicios/Paginas/anexo_20.htm
 */

import { canConvertTo, hasTags, taxedIn } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import {
  empty,
  matches,
  not,
  notNegative,
  orZero,
  positive,
  present,
  someStamp,
} from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extRequire, extRequireAllOrNone } from '../../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../../tax/extensions.ts';
import { FISCAL_REGIME, PROD_SERV, USE } from '../extensions/keys.ts';
import { POSTAL_CODE_EXPECTED, REGIME_EXPECTED } from './expected.ts';

const GLOBAL = ['mx-cfdi-global-period', 'mx-cfdi-global-month', 'mx-cfdi-global-year'];

/** Tests that the code of a product or service, if present, has its eight digits. */
function hasWholeProdServ(ext: Extensions | undefined): boolean {
  const code = ext?.get(PROD_SERV);
  return code === undefined || /^\d{8}$/.test(code);
}

const hasPreceding = labelled('has preceding', (invoice: Invoice | undefined) => present(invoice?.preceding));

export const invoiceRules = rules(Invoice, 'GOBL-MX-CFDI-BILL-INVOICE', [
  check(
    '27',
    'A CFDI requires amounts in pesos: write the invoice in MXN, or add an exchange rate to MXN in exchange_rates.',
    canConvertTo('MXN'),
  ),
  at('tax.ext', [
    check(
      '01',
      "A CFDI needs three codes in tax.ext: mx-cfdi-doc-type (I, E or P), mx-cfdi-issue-place (a postcode) and mx-cfdi-payment-method (PUE or PPD). Building sets type and method of invoices and credit notes, and the place from the supplier's first address.",
      extRequire('mx-cfdi-doc-type', 'mx-cfdi-issue-place', 'mx-cfdi-payment-method'),
    ),
  ]),
  when(hasTags('global'), [
    at('tax.ext', [
      check(
        '02',
        'A global invoice needs its period in tax.ext: mx-cfdi-global-period (01 to 05), mx-cfdi-global-month (01 to 18) and mx-cfdi-global-year.',
        extRequire(...GLOBAL),
      ),
    ]),
    at('customer', [
      check('03', 'A global invoice is for the general public: remove customer, or the tag global.', empty),
    ]),
    at('payment', [
      check('04', 'A global invoice is already paid: add the means of payment in payment.advances.', present),
      at('advances', [
        check('05', 'A global invoice is already paid: add the means of payment in payment.advances.', present),
      ]),
    ]),
    at('lines[].item.ref', [
      check('06', 'Every line of a global invoice needs the number of the sale in item.ref.', present),
    ]),
  ]),
  when(not(hasTags('global')), [
    at('tax.ext', [
      check(
        '07',
        'mx-cfdi-global-period, mx-cfdi-global-month and mx-cfdi-global-year go together: set all three in tax.ext, with the tag global, or none.',
        extRequireAllOrNone(...GLOBAL),
      ),
    ]),
    at('customer', [
      at('tax_id', [
        check(
          '08',
          "A CFDI needs the customer's tax identity in customer.tax_id; for a customer without one, use XAXX010101000 in Mexico or XEXX010101000 abroad.",
          present,
        ),
        at('code', [
          check(
            '09',
            "A CFDI needs the customer's RFC in customer.tax_id.code, or the tax number of its own country.",
            present,
          ),
        ]),
      ]),
      when(taxedIn('MX'), [
        at('ext', [
          check(
            '10',
            `A Mexican customer needs two codes in ext: mx-cfdi-fiscal-regime, ${REGIME_EXPECTED}; mx-cfdi-use, the purpose of the invoice, such as G03.`,
            extRequire(FISCAL_REGIME, USE),
          ),
        ]),
        at('addresses', [
          check('11', 'A Mexican customer needs an address with the postcode of its tax domicile.', present),
          each([
            at('code', [
              check('12', 'The address of a Mexican customer needs its postcode in code.', present),
              check(
                '13',
                `The postcode of a Mexican customer must have ${POSTAL_CODE_EXPECTED}.`,
                matches(/^[0-9]{5}$/),
              ),
            ]),
          ]),
        ]),
      ]),
    ]),
    at('lines[].item.ext', [
      check(
        '14',
        'Every item needs its code from the code list c_ClaveProdServ as mx-cfdi-prod-serv in ext, for example 50211502.',
        extRequire(PROD_SERV),
      ),
      check(
        '15',
        'mx-cfdi-prod-serv must have eight digits, for example 50211502; use 01010101 if the code list has no match.',
        labelled('has whole prod serv', hasWholeProdServ, [PROD_SERV]),
      ),
    ]),
  ]),
  when(hasPreceding, [
    at('tax.ext', [
      check(
        '16',
        'An invoice with preceding needs the kind of relation as mx-cfdi-rel-type in tax.ext: 01 to 07, such as 04 for a replacement.',
        extRequire('mx-cfdi-rel-type'),
      ),
    ]),
  ]),
  at('preceding[].stamps', [
    check(
      '17',
      'The SAT identifies invoices by UUID: give each entry in preceding a stamp with prv sat-uuid and the folio fiscal in val.',
      someStamp('sat-uuid'),
    ),
  ]),
  at('supplier', [
    at('tax_id', [
      check('18', "A CFDI needs the supplier's tax identity in supplier.tax_id, with country MX.", present),
      at('code', [check('19', "A CFDI needs the supplier's RFC in supplier.tax_id.code.", present)]),
    ]),
    at('ext', [
      check(
        '20',
        `A CFDI needs the supplier's tax regime as mx-cfdi-fiscal-regime in supplier.ext, ${REGIME_EXPECTED}.`,
        extRequire(FISCAL_REGIME),
      ),
    ]),
  ]),
  at('lines[]', [
    at('quantity', [
      check('21', 'The quantity of a line must be more than zero; use a credit note for returns.', orZero(positive)),
    ]),
    at('item.price', [
      check('22', 'Every item of a CFDI needs its price.', present),
      check('23', 'The price of an item must be more than zero; remove lines without a price.', positive),
    ]),
    at('total', [
      check('24', 'The total of a line must be zero or more; its discounts exceed its charges and price.', notNegative),
    ]),
  ]),
  at('discounts', [
    check('25', 'A CFDI does not allow discounts on the whole invoice; move them to discounts on the lines.', empty),
  ]),
  at('charges', [check('26', 'A CFDI does not allow charges on the whole invoice; add them as lines.', empty)]),
]);
