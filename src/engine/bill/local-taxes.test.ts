import { expect, it } from 'vitest';
import { localTaxesIn, localTaxText } from './local-taxes.ts';

it('local taxes are read from and written to text', () => {
  const text = 'ISH 3.00 30.00;-Cinco al millar 0.50 5.00';
  const taxes = [
    { name: 'ISH', rate: '3.00', amount: '30.00', isRetained: false },
    { name: 'Cinco al millar', rate: '0.50', amount: '5.00', isRetained: true },
  ];
  expect(localTaxesIn(text)).toEqual(taxes);
  expect(localTaxText(taxes)).toBe(text);
  expect(localTaxesIn('Cinco al millar 0.50 -5.00')).toEqual(taxes.slice(1));
  expect(localTaxesIn('ISH 30.00')).toBeUndefined();
  expect(localTaxesIn('')).toEqual([]);
});
