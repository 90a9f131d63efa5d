import { describe, expect, it, test } from 'vitest';
import { isIban } from './iban.ts';
import { nationalAccount } from './national-accounts.ts';

describe('nationalAccount', () => {
  test.each([
    ['PL', '61109010140000071219812874', 'PL61109010140000071219812874'],
    ['PL', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
    ['CZ', '19-2000145399/0800', 'CZ6508000000192000145399'],
    ['SK', '19-8742637541/1200', 'SK3112000000198742637541'],
    ['HU', '11773016-11111018-00000000', 'HU42117730161111101800000000'],
    ['HU', '11773016-11111018', 'HU42117730161111101800000000'],
    ['ES', '2100 0418 45 0200051332', 'ES9121000418450200051332'],
    ['BE', '539-0075470-34', 'BE68539007547034'],
    ['NO', '8601.11.17947', 'NO9386011117947'],
    ['FR', '20041 01005 0500013M026 06', 'FR1420041010050500013M02606'],
    ['MC', '11222 00001 01234567890 30', 'MC5811222000010123456789030'],
    ['IT', 'X 05428 11101 000000123456', 'IT60X0542811101000000123456'],
    ['PT', '0002 0123 12345678901 54', 'PT50000201231234567890154'],
    ['FI', '123456-785', 'FI2112345600000785'],
    ['SI', '26330-0012039086', 'SI56263300012039086'],
    ['RS', '260-0056010016113-79', 'RS35260005601001611379'],
  ])('reads %s %s', (country, text, iban) => {
    expect(nationalAccount(text, country)).toEqual({ iban });
    expect(isIban(iban)).toBe(true);
  });

  test.each([
    ['GB', '60-16-13 31926819', { number: '31926819', clearing: '601613' }],
    ['US', '021000021 123456789', { number: '123456789', clearing: '021000021' }],
    ['DE', '532013000 / BLZ 370 400 44', { number: '532013000', clearing: '37040044' }],
    ['DE', 'Konto-Nr. 532013000, BLZ 37040044', { number: '532013000', clearing: '37040044' }],
    ['DK', '0040 0440116243', { number: '0440116243', clearing: '0040' }],
    ['SE', '123-4567', { number: '123-4567' }],
    ['MX', '032180000118359719', { number: '032180000118359719' }],
    ['CH', '01-39139-1', { number: '01-39139-1' }],
    [undefined, '12345678', { number: '12345678' }],
  ])('keeps account numbers without reliable check digits: %s %s', (country, text, account) => {
    expect(nationalAccount(text, country)).toEqual(account);
  });

  test.each([
    ['PL', '61109010140000071219812875'],
    ['ES', '21000418460200051332'],
    ['NO', '86011117948'],
    ['IT', 'A0542811101000000123456'],
    ['PL', 'PL61109010140000071219812875'],
    ['DE', 'DE00370400440532013000'],
    ['DE', 'by agreement'],
    ['DE', '12'],
    ['GB', 'GB29NWBK60161331926819'],
  ])('rejects wrong check digits, IBANs and other texts: %s %s', (country, text) => {
    expect(nationalAccount(text, country)).toBeUndefined();
  });

  it('recognises unambiguous numbers of other countries', () => {
    expect(nationalAccount('61109010140000071219812874', 'DE')).toEqual({ iban: 'PL61109010140000071219812874' });
    expect(nationalAccount('539007547034', 'DE')).toEqual({ number: '539007547034' });
  });
});
