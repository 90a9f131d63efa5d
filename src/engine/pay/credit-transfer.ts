import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { Address } from '../org/address.ts';

/** The account that receives a transfer (chapter 03 §11.4). Neither IBAN nor BIC is checked. */
export const CreditTransfer = object(
  'pay.CreditTransfer',
  { title: 'Credit Transfer', description: 'The bank account that receives a transfer.' },
  {
    iban: field(text, 'IBAN', 'The international number of the account.'),
    bic: field(text, 'BIC', 'The code of the bank, for transfers from abroad.'),
    number: field(text, 'Number', 'The number of the account, where it has no IBAN.'),
    name: field(text, 'Name', 'The name of the bank.'),
    branch: field(Address, 'Branch', 'The address of the branch that keeps the account.'),
  },
);
export type CreditTransfer = InstanceOf<typeof CreditTransfer>;
