import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { amount } from '../num/types.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';
import { currencyCode } from './code.ts';

/** An amount with its currency, such as the price of an item in a second currency (chapter 01 §5). */
export const CurrencyAmount = object(
  'currency.Amount',
  { title: 'Amount', description: 'An amount of money in a currency of its own.' },
  {
    label: field(text, 'Label', 'What the amount is, in words.'),
    currency: field(currencyCode, 'Currency', 'The currency of the value, as ISO 4217 code.', { required: true }),
    value: field(amount, 'Value', 'The amount itself.', { required: true }),
  },
);
export type CurrencyAmount = InstanceOf<typeof CurrencyAmount>;

export const currencyAmountRules = rules(CurrencyAmount, 'GOBL-CURRENCY-AMOUNT', [
  at('currency', [check('01', 'An amount of money needs its currency in currency, for example EUR.', present)]),
]);
