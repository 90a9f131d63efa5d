import { key } from '../cbc/key.ts';
import { subunitsOf } from '../currency/currencies.ts';
import { RateTable } from '../currency/exchange-rate.ts';
import { enumeration } from '../model/enumeration.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { normaliser } from '../normalise/normaliser.ts';
import { Amount } from '../num/amount.ts';
import { amount } from '../num/types.ts';
import { Party } from '../org/party.ts';
import { Instructions } from '../pay/instructions.ts';
import { PaymentRecord } from '../pay/record.ts';
import { oneOf, present, unfailing } from '../rules/conditions.ts';
import { at, check, each, rules } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import * as fields from './fields.ts';
import { PaymentLine } from './payment-line.ts';

/**
 * The types of payments, with their names. The customer sends an advice to the supplier; the others go the opposite
 * way.
 */
const paymentTypes = enumeration(key, [
  ['request', 'Request'],
  ['advice', 'Advice'],
  ['receipt', 'Receipt'],
]);

/** Converts the single `method` of older payments into the first of `methods` (chapter 02 §3). */
function recordOf({ key, ref, detail, credit_transfer, ...same }: Instructions): PaymentRecord {
  const { card, direct_debit, online, ext, meta } = same;
  const transfer = credit_transfer?.[0] ?? undefined;
  return PaymentRecord.create({
    key,
    ref,
    description: detail,
    card,
    credit_transfer: transfer,
    direct_debit,
    online,
    ext,
    meta,
  });
}

/** A payment requested, announced or received (chapter 02 §11). */
export const Payment = object(
  'bill.Payment',
  {
    title: 'Payment',
    description: 'Money that is requested, announced or received, with the documents it pays.',
    legacy: { method: field(Instructions, 'Method', 'Now methods.') },
    migrate(payment, { method }) {
      if (method && !payment.methods?.length) payment.methods = [recordOf(method)];
    },
  },
  {
    ...fields.opening(key),
    type: field(paymentTypes, 'Type', 'The type of payment document. Defaults to receipt.', {
      required: true,
      calculated: true,
    }),
    ...fields.number,
    ...fields.issue,
    ...fields.valuation(true),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the payment.'),
    preceding: fields.preceding,
    ...fields.parties,
    payee: field(Party, 'Payee', 'The recipient of the money, if not the supplier.'),
    ordering: fields.ordering,
    lines: field(list(PaymentLine), 'Lines', 'The payments, one line for each document.', {
      required: true,
      recommended: true,
    }),
    methods: field(list(PaymentRecord), 'Methods', 'The means of payment. Their amounts add up to the total.', {
      required: true,
    }),
    total: field(amount, 'Total', 'The sum of the amounts of all lines, less refunds.', { required: true }),
    notes: fields.notes,
    complements: fields.complements,
    meta: fields.metaField,
  },
);
export type Payment = InstanceOf<typeof Payment>;

export const paymentNormaliser = normaliser(Payment, (payment) => {
  payment.type ||= 'receipt';
});

/** Tests that the methods, converted into the payment's currency, add up to the total. */
function methodsMatchTotal({ methods, currency = '', exchange_rates, total = Amount.ZERO }: Payment): boolean {
  let sum = Amount.zero(subunitsOf(currency) ?? total.exponent);
  const rates = new RateTable(exchange_rates);
  for (const method of methods ?? []) {
    if (!method) continue;
    const paid = rates.convert(method.currency || currency, currency, method.amount ?? Amount.ZERO);
    if (!paid) return false;
    sum = sum.add(paid);
  }
  return sum.equals(total);
}

function methodsAddUp(payment: Payment | undefined): boolean {
  return !payment?.methods?.length || methodsMatchTotal(payment);
}
methodsAddUp.label = 'methods add up';

export const paymentRules = rules(Payment, 'GOBL-BILL-PAYMENT', [
  check(
    '08',
    'The amounts of all methods, converted with exchange_rates if their currency differs, must add up to the total.',
    methodsAddUp,
  ),
  at('type', [
    check('01', 'A payment needs its type; building the document fills in receipt.', present),
    check(
      '02',
      `The type of a payment must be one of ${paymentTypes.values.join(', ')}.`,
      oneOf(...paymentTypes.values),
    ),
  ]),
  at('methods', [
    check('03', 'A payment needs at least one payment method.', present),
    each([at('key', [check('09', 'A payment method needs its means in key, for example credit-transfer.', present)])]),
  ]),
  at('issue_date', [check('04', 'A payment needs its issue date, as YYYY-MM-DD.', unfailing)]),
  at('currency', [check('05', 'A payment needs its currency, for example EUR.', present)]),
  at('supplier', [check('06', 'A payment needs a supplier: the party that receives the money.', present)]),
  at('lines', [check('07', 'A payment needs at least one line for the amount paid.', present)]),
]);
