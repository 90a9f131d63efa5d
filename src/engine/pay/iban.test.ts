import { expect, it } from 'vitest';
import { valuesIn } from '../text/testing.ts';
import { aboutIban } from './about-iban.ts';
import { isIban } from './iban.ts';

it.each(['ES91 2100 0418 4502 0005 1332', 'GB82WEST12345698765432', 'DE89370400440532013000'])(
  'isIban accepts %s',
  (text) => {
    expect(isIban(text)).toBe(true);
  },
);

it.each(['ES9121000418450200051333', 'ES9112000418450200051332', 'ES91', '', '2100 0418 4502 0005 1332'])(
  'isIban rejects %j',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

it.each([
  ['ES91 2100 0418 4502 0005 1333', ['14 (5)', '24 (3)']],
  ['DE8937040044053201300', ['21', 'DE', '22']],
  ['ZS9121000418450200051332', ['1 (Z)']],
  ['my account', undefined],
])('aboutIban suggests where %j may be mistyped', (text, expected) => {
  const found = aboutIban(text);
  expect(found && valuesIn(found)).toEqual(expected);
});
