/**
 * The requirements of the SAT on payment receipts, which are CFDI with the payment complement 2.0 (Recepción de pagos).
 * Source: SAT, http://omawww.sat.gob.mx/tramitesyservicios/Paginas/recepcion_de_pagos.htm
 */

import { canConvertTo, taxedIn } from '../../../../bill/conditions.ts';
import { Payment } from '../../../../bill/payment.ts';
import { matchingRate } from '../../../../currency/exchange-rate.ts';
import { empty, lengthBetween, matches, present, someStamp, typeIn } from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { extIn, extNotIn, extRequire } from '../../../../tax/extension-conditions.ts';
import type { TaxTotal } from '../../../../tax/total.ts';
import { FISCAL_REGIME, PAYMENT_MEANS, USE } from '../extensions/keys.ts';
import { MEANS_EXPECTED, POSTAL_CODE_EXPECTED, REGIME_EXPECTED } from './expected.ts';

/** The standard refuses other currencies. With a rate they can be paid, as dollar invoices are in pesos every day. */
function documentsInSameCurrency(payment: Payment | undefined): boolean {
  const { lines = [], currency: own = '', exchange_rates } = payment ?? {};
  return lines.every((line) => {
    const currency = line?.document?.currency ?? '';
    return currency === '' || currency === own || matchingRate(exchange_rates, currency, own) !== undefined;
  });
}
documentsInSameCurrency.label = 'documents in same currency';

function withoutSurcharges(tax: TaxTotal | undefined): boolean {
  return (tax?.categories ?? []).every((category) => (category?.rates ?? []).every((rate) => !rate?.surcharge));
}
withoutSurcharges.label = 'without surcharges';

function retainedHavePercent(tax: TaxTotal | undefined): boolean {
  return (tax?.categories ?? []).every(
    (category) => !category?.retained || (category.rates ?? []).every((rate) => rate === null || rate.percent),
  );
}
retainedHavePercent.label = 'retained have percent';

export const paymentRules = rules(Payment, 'GOBL-MX-CFDI-BILL-PAYMENT', [
  check('01', 'A payment CFDI reports money received: set the type to receipt.', typeIn('receipt')),
  check(
    '02',
    'A payment CFDI requires amounts in pesos: write it in MXN, or add an exchange rate to MXN in exchange_rates.',
    canConvertTo('MXN'),
  ),
  check(
    '28',
    "If a paid document is not in the currency of the payment, add its rate to exchange_rates; otherwise leave out the document's currency.",
    documentsInSameCurrency,
  ),
  at('ext', [
    check(
      '03',
      'A payment CFDI needs two codes in ext: mx-cfdi-doc-type, which building sets to P, and mx-cfdi-issue-place, the postcode of the place of issue.',
      extRequire('mx-cfdi-doc-type', 'mx-cfdi-issue-place'),
    ),
    check('04', 'mx-cfdi-doc-type of a payment CFDI must be P; building sets it.', extIn('mx-cfdi-doc-type', 'P')),
  ]),
  at('supplier', [
    at('tax_id', [
      check('05', "A payment CFDI needs the supplier's tax identity in supplier.tax_id, with country MX.", present),
      at('code', [check('06', "A payment CFDI needs the supplier's RFC in supplier.tax_id.code.", present)]),
    ]),
    at('ext', [
      check(
        '07',
        `A payment CFDI needs the supplier's tax regime as mx-cfdi-fiscal-regime in supplier.ext, ${REGIME_EXPECTED}.`,
        extRequire(FISCAL_REGIME),
      ),
    ]),
  ]),
  at('customer', [
    check('08', 'A payment CFDI needs the customer who paid.', present),
    at('tax_id', [
      check('09', "A payment CFDI needs the customer's tax identity in customer.tax_id.", present),
      at('code', [
        check(
          '10',
          "A payment CFDI needs the customer's RFC in customer.tax_id.code, or the tax number of its own country.",
          present,
        ),
      ]),
    ]),
    at('ext', [
      check(
        '11',
        'mx-cfdi-use of a payment CFDI must be CP01: leave it out of customer.ext, and building sets it.',
        extRequire(USE),
        extIn(USE, 'CP01'),
      ),
    ]),
    when(taxedIn('MX'), [
      at('ext', [
        check(
          '12',
          `A Mexican customer needs its tax regime as mx-cfdi-fiscal-regime in ext, ${REGIME_EXPECTED}.`,
          extRequire(FISCAL_REGIME),
        ),
      ]),
      at('addresses', [
        check('13', 'A Mexican customer needs an address with the postcode of its tax domicile.', present),
        each([
          at('code', [
            check('14', 'The address of a Mexican customer needs its postcode in code.', present),
            check('15', `The postcode of a Mexican customer must have ${POSTAL_CODE_EXPECTED}.`, matches(/^[0-9]{5}$/)),
          ]),
        ]),
      ]),
    ]),
  ]),
  at('payee', [check('16', 'A payment CFDI has no payee; remove it.', empty)]),
  at('methods', [
    check(
      '17',
      'A payment CFDI has one means of payment; write a separate payment for each entry of methods.',
      lengthBetween(1, 1),
    ),
    each([
      at('ext', [
        check(
          '18',
          `The method of payment needs mx-cfdi-payment-means in ext: ${MEANS_EXPECTED}.`,
          extRequire(PAYMENT_MEANS),
        ),
        check(
          '19',
          'The means of a received payment cannot be 99 (still to be defined); set the actual means.',
          extNotIn(PAYMENT_MEANS, '99'),
        ),
      ]),
    ]),
  ]),
  at('lines[]', [
    at('refund', [check('20', 'A payment CFDI does not allow refunds; issue a credit note instead.', empty)]),
    at('installment', [
      check('21', 'Every line needs the instalment number of its document in installment, from 1.', present),
    ]),
    at('payable', [
      check(
        '22',
        "Every line needs the amount payable in payable; building takes it from the document's payable.",
        present,
      ),
    ]),
    at('due', [check('23', 'Every line needs the amount due; building calculates it from payable.', present)]),
    at('document', [
      check('24', 'Every line needs the paid invoice in document.', present),
      at('stamps', [
        check(
          '25',
          'The SAT identifies invoices by UUID: give the document a stamp with prv sat-uuid and the folio fiscal in val.',
          someStamp('sat-uuid'),
        ),
      ]),
    ]),
    at('tax', [
      check(
        '26',
        'A payment CFDI does not allow surcharges on taxes; remove surcharge from the rates.',
        withoutSurcharges,
      ),
      check('27', 'Every rate of a retained tax needs its percentage in percent.', retainedHavePercent),
    ]),
  ]),
  at('preceding[]', [
    at('ext', [
      check(
        '29',
        'A payment CFDI can refer only to payments it replaces: mx-cfdi-rel-type in the ext of preceding must be 04; building sets it.',
        extRequire('mx-cfdi-rel-type'),
        extIn('mx-cfdi-rel-type', '04'),
      ),
    ]),
    at('stamps', [
      check(
        '30',
        'The SAT identifies payments by UUID: give each entry in preceding a stamp with prv sat-uuid and the folio fiscal in val.',
        someStamp('sat-uuid'),
      ),
    ]),
  ]),
]);
