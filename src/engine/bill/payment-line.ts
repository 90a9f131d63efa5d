import { uuid } from '../cbc/uuid.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { boolean, integer, text } from '../model/scalars.ts';
import { amount } from '../num/types.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Note } from '../org/note.ts';
import { notNegative, orZero, positive, within } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { TaxTotal } from '../tax/total.ts';

/** The amount paid or refunded for one document (chapter 02 §11). */
export const PaymentLine = object(
  'bill.PaymentLine',
  { title: 'Payment Line', description: 'What is paid or refunded for one document.', within: 'bill/payment' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the line.'),
    i: field(integer, 'Index', 'The position of the line, from 1.', { required: true, calculated: true }),
    refund: field(boolean, 'Refund', 'The amount is refunded to the customer and subtracted from the total.'),
    document: field(DocumentRef, 'Document', 'The document that is paid. Its amount payable and taxes are copied.'),
    installment: field(integer, 'Installment', 'The number of the instalment, from 1.'),
    description: field(text, 'Description', 'A description of the payment.'),
    payable: field(amount, 'Payable', "The total amount payable, in the payment's currency. Taken from the document."),
    advances: field(amount, 'Advances', 'The amount paid before.'),
    amount: field(amount, 'Amount', 'The amount paid now.', { required: true }),
    due: field(amount, 'Due', 'The amount still due: payable minus advances and amount.'),
    tax: field(TaxTotal, 'Tax', 'The part of the taxes that belongs to the amount.'),
    notes: field(list(Note), 'Notes', 'Remarks on this line.'),
  },
);
export type PaymentLine = InstanceOf<typeof PaymentLine>;

/** Returns the amount still payable; undefined if unlimited. */
function limit({ payable, advances }: PaymentLine) {
  const open = payable && advances ? payable.subtract(advances) : payable;
  return open?.isNegative() ? undefined : open;
}

function advancesWithinPayable(line: PaymentLine | undefined): boolean {
  return !line?.payable || !line.advances || line.advances.compare(line.payable) <= 0;
}
advancesWithinPayable.label = 'advances within payable';

function amountWithinLimit(line: PaymentLine | undefined): boolean {
  const open = line && limit(line);
  return !open || (line.amount?.compare(open) ?? -1) <= 0;
}
amountWithinLimit.label = 'amount within limit';

export const paymentLineRules = rules(PaymentLine, 'GOBL-BILL-PAYMENTLINE', [
  check('11', 'Advances cannot exceed the amount payable; correct advances or payable.', advancesWithinPayable),
  check(
    '12',
    'The amount cannot exceed the amount payable less the advances; lower amount, or correct the others.',
    amountWithinLimit,
  ),
  at('installment', [check('01', 'The number of an instalment must be between 1 and 999.', within(1, 999))]),
  at('payable', [check('02', 'The amount payable must be more than zero.', positive)]),
  at('advances', [check('03', 'Advances must be zero or more.', notNegative)]),
  at('amount', [check('04', 'The amount paid must be more than zero; mark refunds with refund.', orZero(positive))]),
  at('due', [
    check('05', 'The amount due must be zero or more; amount and advances exceed the amount payable.', notNegative),
  ]),
]);
