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
  ['ES91 2100 0418 4502 0005 1333', []],
  ['DE8937040044053201300', ['21', 'DE', '22']],
  ['ZS9121000418450200051332', []],
  ['NL02ABNA012345678', ['17', 'NL', '18']],
  ['DE893704004405320130001', ['23', 'DE', '22']],
  ['ES9121000418450200051332', undefined],
  ['GB29 NWBK 6016 1331 9268 19', undefined],
  ['LI21 0881 0000 2324 013A A', undefined],
  ['my account', undefined],
])('aboutIban suggests where %j may be mistyped', (text, expected) => {
  const found = aboutIban(text);
  expect(found && valuesIn(found)).toEqual(expected);
});

it.each([
  ['NL', '1BNA0123456789', '5 (1)'],
  ['DE', '37040044A532013000', '13 (A)'],
  ['FR', '20041010050500013M0260A', '27 (A)'],
])('aboutIban names the place that does not fit the form of %s', (country, account, place) => {
  const found = aboutIban(withCheckDigits(country, account));
  expect(found && valuesIn(found)).toEqual([place, country]);
});

/** Returns an IBAN with correct check digits. */
function withCheckDigits(country: string, account: string): string {
  const tries = Array.from({ length: 97 }, (_, each) => `${country}${`${each + 2}`.padStart(2, '0')}${account}`);
  return tries.find(isIban) ?? '';
}
