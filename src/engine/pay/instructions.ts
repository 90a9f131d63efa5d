import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { cleanedText } from '../org/cleaning.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { extensions } from '../tax/extensions.ts';
import { Card } from './card.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { DirectDebit } from './direct-debit.ts';
import { isPaymentMeans, MEANS_EXPECTED, paymentMeans } from './means.ts';
import { Online } from './online.ts';

/** How to pay a document (chapter 03 §11.1). */
export const Instructions = object(
  'pay.Instructions',
  { title: 'Instructions', description: 'Payment instructions for a document.' },
  {
    key: field(paymentMeans, 'Key', 'The means of payment.', { required: true }),
    detail: field(cleanedText, 'Detail', 'More information about the means of payment.'),
    ref: field(code, 'Reference', 'The reference that the payer gives with the payment.'),
    credit_transfer: field(list(CreditTransfer), 'Credit Transfer', 'The accounts that can receive a transfer.'),
    card: field(Card, 'Card', 'The card that is charged.'),
    direct_debit: field(DirectDebit, 'Direct Debit', 'What the payee needs to collect the money.'),
    online: field(list(Online), 'Online', 'Web pages for online payment.'),
    notes: field(cleanedText, 'Notes', 'Other information for the payer.'),
    ext: field(extensions, 'Extensions', 'Codes that a country or format requires.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the instructions.'),
  },
);
export type Instructions = InstanceOf<typeof Instructions>;

export const instructionsRules = rules(Instructions, 'GOBL-PAY-INSTRUCTIONS', [
  at('key', [
    check('01', 'Payment instructions need the means in key, for example credit-transfer.', present),
    when(present, [check('02', `The means of payment must be one of: ${MEANS_EXPECTED}.`, isPaymentMeans)]),
  ]),
]);
