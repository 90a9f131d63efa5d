import { readText } from '../model/scalars.ts';
import type { ValueType } from '../model/value.ts';
import { generalRule } from '../rules/general-rule.ts';
import { currencyDefinition } from './currencies.ts';

/** The rule on every currency. */
export const currencyRule = generalRule(
  'GOBL-CURRENCY-CODE-01',
  'currency.Code',
  'No such currency is known; write its ISO 4217 code in capital letters, for example EUR.',
);

/** `currency/code`: three capital letters of a known currency, compared as they stand (chapter 01 §5). */
export const currencyCode: ValueType<string> = {
  kind: 'text',
  blank: '',
  plain: true,
  read: readText,
  write: (value) => value,
  omitted: (json) => json === '',
  check(value, validation) {
    if (value !== '' && currencyDefinition(value) === undefined) validation.failBy(currencyRule);
  },
  schema: { $ref: 'https://gobl.org/draft-0/currency/code' },
};
