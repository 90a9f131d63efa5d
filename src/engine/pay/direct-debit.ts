import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';

/** The data that the payee needs to collect the money (chapter 03 §11.4). */
export const DirectDebit = object(
  'pay.DirectDebit',
  { title: 'Direct Debit', description: "What the payee needs to collect the money from the payer's account." },
  {
    ref: field(text, 'Mandate Reference', "The number of the payer's mandate."),
    creditor: field(text, 'Creditor ID', 'The number that authorises the payee to collect money.'),
    account: field(text, 'Account', 'The account that the money is collected from.'),
  },
);
export type DirectDebit = InstanceOf<typeof DirectDebit>;
