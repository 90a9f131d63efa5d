import { expect, it } from 'vitest';
import { printedTaxNumber } from './tax-number.ts';

it.each([
  { country: 'DE', code: '136695976', home: 'DE', shown: 'DE136695976' },
  { country: 'DE', code: 'DE 136 695 976', home: 'DE', shown: 'DE136695976' },
  { country: 'ES', code: 'ESB98602642', home: 'ES', shown: 'B98602642' },
  { country: 'ES', code: 'B98602642', home: 'DE', shown: 'ESB98602642' },
  { country: 'US', code: '123456789', home: 'US', shown: '12-3456789' },
  { country: 'BR', code: '18069577000115', home: 'BR', shown: '18.069.577/0001-15' },
  { country: 'JP', code: 'T-1234', home: 'JP', shown: 'T-1234' },
  { country: '', code: 'X 1', home: 'DE', shown: 'X 1' },
])('a number of $country typed as $code is shown as $shown in $home', ({ country, code, home, shown }) => {
  expect(printedTaxNumber(country, code, home)).toBe(shown);
});

it('has its country on documents that go to another country of the Union', () => {
  expect(printedTaxNumber('ES', 'B98602642', 'ES', true)).toBe('ESB98602642');
});
