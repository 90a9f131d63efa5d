import { date } from '../cal/types.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import type { Amount } from '../num/amount.ts';
import { amount, percentage } from '../num/types.ts';
import { cleanedText, uuidField } from '../org/cleaning.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { Card } from './card.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { DirectDebit } from './direct-debit.ts';
import { isPaymentMeans, MEANS_EXPECTED, paymentMeans } from './means.ts';
import { Online } from './online.ts';

/** Money already paid: an advance, or one means of a payment (chapter 03 §11.2). */
export const PaymentRecord = object(
  'pay.Record',
  {
    title: 'Record',
    description: 'Money that was paid: an advance on an invoice, or a part of a payment.',
    legacy: { desc: field(text, 'Description', 'Now description.') },
    migrate(record, { desc }) {
      if (desc) record.description = desc;
    },
  },
  {
    uuid: uuidField('payment'),
    date: field(date, 'Date', 'When it was paid.'),
    key: field(paymentMeans, 'Key', 'The means of payment.'),
    ref: field(cleanedText, 'Reference', 'The number of the payment at the bank or in the books.'),
    description: field(cleanedText, 'Description', 'A description of the payment.'),
    percent: field(percentage, 'Percent', 'The share of the total that was paid. The amount is calculated from it.'),
    amount: field(amount, 'Amount', 'The amount paid. Calculated if a percentage is given.', { required: true }),
    currency: field(currencyCode, 'Currency', "The currency, if not the document's."),
    card: field(Card, 'Card', 'The card that was charged.'),
    credit_transfer: field(CreditTransfer, 'Credit Transfer', 'The account that received a transfer.'),
    direct_debit: field(DirectDebit, 'Direct Debit', 'How the payee collected the money.'),
    online: field(list(Online), 'Online', 'The web pages used for the payment.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the payment.'),
  },
);
export type PaymentRecord = InstanceOf<typeof PaymentRecord>;

/**
 * Sets the amount to the percentage of a total, with the total's decimals. Without a percentage the amount is
 * unchanged.
 */
export function calculateRecord(record: PaymentRecord, total: Amount): void {
  if (record.percent !== undefined) record.amount = record.percent.of(total);
}

export const recordRules = rules(PaymentRecord, 'GOBL-PAY-RECORD', [
  at('key', [
    when(present, [
      check('01', `The means of payment must be one of: ${MEANS_EXPECTED}; or leave it out.`, isPaymentMeans),
    ]),
  ]),
]);
