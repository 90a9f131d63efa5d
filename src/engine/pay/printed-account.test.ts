import { expect, test } from 'vitest';
import { printedAccount } from './printed-account.ts';

test('printedAccount groups a number as its country does', () => {
  expect(printedAccount('61109010140000071219812874', 'PL')).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(printedAccount('PL61109010140000071219812874', 'PL')).toBe('PL61 1090 1014 0000 0712 1981 2874');
  expect(printedAccount('21000418450200051332', 'ES')).toBe('2100 0418 45 0200051332');
  expect(printedAccount('es9121000418450200051332', 'ES')).toBe('ES91 2100 0418 4502 0005 1332');
  expect(printedAccount('12345678', 'GB')).toBe('12345678');
});
