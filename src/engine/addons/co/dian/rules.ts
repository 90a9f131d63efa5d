/** The requirements of the DIAN beyond the standard (chapter 06 §3). */

import { canConvertTo, hasTags } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Party } from '../../../org/party.ts';
import { lengthBetween, not, present, typeIn } from '../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { extRequire } from '../../../tax/extension-conditions.ts';

const isColombian = labelled('is colombian', (party: Party | undefined) => party?.tax_id?.country === 'CO');
const hasColombianCode = labelled(
  'has colombian code',
  (party: Party | undefined) => isColombian(party) && Boolean(party?.tax_id?.code),
);

export const invoiceRules = rules(Invoice, 'GOBL-CO-DIAN-BILL-INVOICE', [
  check(
    '14',
    'The DIAN requires amounts in pesos: write the invoice in COP, or add an exchange rate to COP in exchange_rates.',
    canConvertTo('COP'),
  ),
  check(
    '01',
    'The DIAN accepts invoices of the types standard, credit-note, debit-note and proforma; use one of them.',
    typeIn('standard', 'credit-note', 'debit-note', 'proforma'),
  ),
  at('supplier', [
    when(isColombian, [
      at('addresses', [
        check('02', 'A Colombian supplier needs an address in supplier.addresses.', lengthBetween(1, 0)),
      ]),
    ]),
    when(hasColombianCode, [
      at('ext', [
        check(
          '03',
          'A Colombian supplier needs its municipality as co-dian-municipality in supplier.ext: the five digits of the DANE, for example 11001 for Bogotá.',
          extRequire('co-dian-municipality'),
        ),
      ]),
    ]),
    when(isColombian, [
      at('ext', [
        check(
          '04',
          'A Colombian supplier needs its responsibility as co-dian-fiscal-responsibility, one of O-13, O-15, O-23, O-47, R-99-PN, in supplier.ext; building the invoice sets R-99-PN.',
          extRequire('co-dian-fiscal-responsibility'),
        ),
      ]),
    ]),
  ]),
  when(not(hasTags('simplified')), [
    at('customer.tax_id', [
      check(
        '05',
        "The DIAN needs the customer's tax identity in customer.tax_id; tag an invoice without it as simplified in $tags.",
        present,
      ),
    ]),
  ]),
  at('customer', [
    when(isColombian, [
      at('addresses', [
        check('06', 'A Colombian customer needs an address in customer.addresses.', lengthBetween(1, 0)),
      ]),
    ]),
    when(hasColombianCode, [
      at('ext', [
        check(
          '07',
          'A Colombian customer needs its municipality as co-dian-municipality in customer.ext: the five digits of the DANE, for example 11001 for Bogotá.',
          extRequire('co-dian-municipality'),
        ),
      ]),
    ]),
    when(isColombian, [
      at('ext', [
        check(
          '08',
          'A Colombian customer needs its responsibility as co-dian-fiscal-responsibility, one of O-13, O-15, O-23, O-47, R-99-PN, in customer.ext; building the invoice sets R-99-PN.',
          extRequire('co-dian-fiscal-responsibility'),
        ),
      ]),
    ]),
  ]),
  when(typeIn('credit-note', 'debit-note'), [
    at('preceding', [check('09', 'A credit or debit note must name the invoice it corrects in preceding.', present)]),
  ]),
  when(typeIn('credit-note'), [
    at('preceding[]', [
      at('ext', [
        check(
          '10',
          'A credit note needs its reason as co-dian-credit-code in preceding[].ext: 1 partial refund, 2 revoked, 3 discount, 4 adjustment, 5 other.',
          extRequire('co-dian-credit-code'),
        ),
      ]),
      at('reason', [check('12', 'A credit note needs its reason in preceding[].reason.', present)]),
    ]),
  ]),
  when(typeIn('debit-note'), [
    at('preceding[]', [
      at('ext', [
        check(
          '11',
          'A debit note needs its reason as co-dian-debit-code in preceding[].ext: 1 interest, 2 pending charges, 3 change in value, 4 other.',
          extRequire('co-dian-debit-code'),
        ),
      ]),
      at('reason', [check('13', 'A debit note needs its reason in preceding[].reason.', present)]),
    ]),
  ]),
]);
