import { generalRule } from '../model/general-rule.ts';
import { oneOf, textType } from '../model/value-type.ts';
import { currenciesByPriority, currencyDefinition } from './currencies.ts';

const currencyRule = generalRule(
  'GOBL-CURRENCY-CODE-01',
  'currency.Code',
  'Unknown currency; write its ISO 4217 code in capital letters, for example EUR.',
);

/** `currency/code`: three capital letters of a known currency, matched exactly (chapter 01 §5). */
export const currencyCode = textType('currency.Code', {
  title: 'Currency',
  description: 'An ISO 4217 code, or the code of another well-known currency.',
  keywords: oneOf(currenciesByPriority.map(({ iso_code, name }) => [iso_code, name])),
  rules: [currencyRule],
  check(value, validation) {
    if (value !== '' && currencyDefinition(value) === undefined) validation.failBy(currencyRule);
  },
});
