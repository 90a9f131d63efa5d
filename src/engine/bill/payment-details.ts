import { list } from '../model/list.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { Party } from '../org/party.ts';
import { Instructions } from '../pay/instructions.ts';
import { PaymentRecord } from '../pay/record.ts';
import { Terms } from '../pay/terms.ts';

/** Who pays whom, when and how. */
export const PaymentDetails = object(
  'bill.PaymentDetails',
  { title: 'Payment Details', description: 'Who pays whom, when and how.' },
  {
    payee: field(Party, 'Payee', 'The recipient of the money, if not the supplier.'),
    payer: field(Party, 'Payer', 'The payer, if not the customer.'),
    terms: field(Terms, 'Terms', 'When payment is due.'),
    advances: field(list(PaymentRecord), 'Advances', 'What has been paid in advance.'),
    instructions: field(Instructions, 'Instructions', 'How to pay.'),
  },
);
export type PaymentDetails = InstanceOf<typeof PaymentDetails>;
