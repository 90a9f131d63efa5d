/**
 * The requirements of the AT on receipts, on goods in transit, and on orders and quotes. Source: Portaria 302/2016, 4.2
 * to 4.4.
 */

import { Delivery } from '../../../../bill/delivery.ts';
import { Order } from '../../../../bill/order.ts';
import { Payment } from '../../../../bill/payment.ts';
import { ZERO_DATE } from '../../../../cal/date.ts';
import { lengthBetween, notNegative, present, taxedWith } from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import { INVOICE_WORK_TYPES } from '../codes.ts';
import { MOVEMENT_TYPE, PAYMENT_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from '../extensions/keys.ts';
import {
  codeFits,
  deliveryTypeOf,
  isImported,
  manualReferenceFits,
  orderTypeOf,
  paymentTypeOf,
  seriesFits,
} from '../numbers.ts';
import { CODE_EXPECTED, REFERENCE_EXPECTED, SERIES_EXPECTED, SOURCES } from './expected.ts';

function paidOnIssueDate(payment: Payment | undefined): boolean {
  const issued = payment?.issue_date ?? ZERO_DATE;
  return (payment?.methods ?? []).every((method) => !method?.date || method.date === issued);
}
paidOnIssueDate.label = 'paid on issue date';

function sourceRefFits(payment: Payment | undefined): boolean {
  return !payment || manualReferenceFits(payment.ext, paymentTypeOf(payment));
}
sourceRefFits.label = 'source ref fits';

function customerNameGiven(payment: Payment | undefined): boolean {
  return !payment?.customer?.tax_id?.code || present(payment.customer.name);
}
customerNameGiven.label = 'customer name given';

const sourceNotProduced = labelled('source not produced', (payment: Payment | undefined) => isImported(payment?.ext));

export const paymentRules = rules(Payment, 'GOBL-PT-SAFT-BILL-PAYMENT', [
  check('01', `The series of a receipt must be ${SERIES_EXPECTED}, as in RG A2026.`, seriesFits(paymentTypeOf)),
  check('02', `The code of a receipt must be ${CODE_EXPECTED}, as in RG A2026/17.`, codeFits(paymentTypeOf)),
  check('06', `pt-saft-source-ref must be ${REFERENCE_EXPECTED}.`, sourceRefFits),
  check('09', 'A customer with a tax number needs a name.', customerNameGiven),
  check(
    '11',
    'The dates of payment methods must equal the issue date of the receipt; leave them out, or correct issue_date.',
    paidOnIssueDate,
  ),
  at('ext', [
    check(
      '03',
      'SAF-T (PT) needs pt-saft-payment-type in ext: RG, or RC with the tag cash-vat; building sets it.',
      extRequire(PAYMENT_TYPE),
    ),
    check('04', `SAF-T (PT) needs pt-saft-source in ext: ${SOURCES}. Building sets P.`, extRequire(SOURCE)),
  ]),
  when(sourceNotProduced, [
    at('ext', [
      check(
        '05',
        'A receipt from another program needs the number of the original as pt-saft-source-ref in ext.',
        extRequire(SOURCE_REF),
      ),
    ]),
  ]),
  at('supplier.tax_id', [
    check('07', "A receipt needs the supplier's tax identity in supplier.tax_id, with country PT.", present),
    at('code', [check('08', 'A receipt needs the NIF of the supplier in supplier.tax_id.code.', present)]),
  ]),
  at('total', [
    check('10', 'The total of a receipt must be zero or more; its refunds exceed its payments.', notNegative),
  ]),
]);

const hasMovementType = labelled(
  'has movement type',
  (delivery: Delivery | undefined) => delivery?.tax?.ext?.has(MOVEMENT_TYPE) ?? false,
);

export const deliveryRules = rules(Delivery, 'GOBL-PT-SAFT-BILL-DELIVERY', [
  check(
    '01',
    'SAF-T (PT) needs pt-saft-movement-type in tax.ext: GR, GT, GA, GC or GD. Building sets it for the types note and waybill and the tag return.',
    hasMovementType,
  ),
  check('02', `The series of a delivery must be ${SERIES_EXPECTED}, as in GR A2026.`, seriesFits(deliveryTypeOf)),
  check('03', `The code of a delivery must be ${CODE_EXPECTED}, as in GR A2026/17.`, codeFits(deliveryTypeOf)),
  at('supplier.tax_id', [
    check('04', "A delivery needs the supplier's tax identity in supplier.tax_id, with country PT.", present),
    at('code', [check('05', 'A delivery needs the NIF of the supplier in supplier.tax_id.code.', present)]),
  ]),
  at('despatch_date', [check('06', 'A delivery needs the date on which the goods leave in despatch_date.', present)]),
  at('preceding', [
    check('07', 'SAF-T (PT) allows one preceding document; issue a delivery for each.', lengthBetween(0, 1)),
    each([
      at('series', [check('08', 'The preceding document of a delivery needs its series, such as GR A2026.', present)]),
      at('code', [check('09', 'The preceding document of a delivery needs its code, such as 17.', present)]),
    ]),
  ]),
]);

const hasWorkType = labelled('has work type', (order: Order | undefined) => order?.tax?.ext?.has(WORK_TYPE) ?? false);

function isOrderWorkType(order: Order | undefined): boolean {
  return !INVOICE_WORK_TYPES.includes(order?.tax?.ext?.get(WORK_TYPE) ?? '');
}
isOrderWorkType.label = 'is order work type';

export const orderRules = rules(Order, 'GOBL-PT-SAFT-BILL-ORDER', [
  check(
    '01',
    'SAF-T (PT) needs pt-saft-work-type in tax.ext: CM, FO, NE, OU, OR, DC, RP, RE, CS, LD or RA. Building sets NE for purchase orders and OR for quotes.',
    hasWorkType,
  ),
  check(
    '02',
    'The types PF, FC and CC are for invoices; set pt-saft-work-type of an order to CM, FO, NE, OU, OR, DC, RP, RE, CS, LD or RA.',
    isOrderWorkType,
  ),
  check('03', `The series of an order must be ${SERIES_EXPECTED}, as in NE A2026.`, seriesFits(orderTypeOf)),
  check('04', `The code of an order must be ${CODE_EXPECTED}, as in NE A2026/17.`, codeFits(orderTypeOf)),
  at('value_date', [
    check('05', 'SAF-T (PT) needs value_date; building takes it from op_date or issue_date.', present),
  ]),
  at('lines[]', [
    check('06', 'Every line needs VAT: add a tax with cat VAT to its taxes, even if it is exempt.', taxedWith('VAT')),
  ]),
]);
