import { code } from '../cbc/code.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { Address } from '../org/address.ts';

/** The account that receives a transfer (chapter 03 §11.4). Neither IBAN nor BIC is checked. */
export const CreditTransfer = object(
  'pay.CreditTransfer',
  { title: 'Credit Transfer', description: 'The bank account that receives a transfer.' },
  {
    iban: field(code, 'IBAN', 'The international number of the account.'),
    bic: field(code, 'BIC', 'The code of the bank, for transfers from abroad.'),
    number: field(code, 'Number', 'The number of the account if it has no IBAN.'),
    clearing: field(
      code,
      'Clearing Code',
      "The bank's number in its country's own payment system: a sort code, routing number, or reg.nr.",
    ),
    name: field(text, 'Name', 'The name of the bank.'),
    branch: field(Address, 'Branch', 'The address of the branch that keeps the account.'),
  },
);
export type CreditTransfer = InstanceOf<typeof CreditTransfer>;
