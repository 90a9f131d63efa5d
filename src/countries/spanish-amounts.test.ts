import { expect, it } from 'vitest';
import { amountInSpanish } from './spanish-amounts.ts';

it.each([
  ['0.05', 'cero con 05/100'],
  ['1.5', 'uno con 50/100'],
  ['21', 'veintiuno con 00/100'],
  ['100.00', 'cien con 00/100'],
  ['1380.50', 'mil trescientos ochenta con 50/100'],
  ['21131.00', 'veintiún mil ciento treinta y uno con 00/100'],
  ['1000000.00', 'un millón con 00/100'],
  ['2500742.99', 'dos millones quinientos mil setecientos cuarenta y dos con 99/100'],
  ['-1.00', undefined],
])('amountInSpanish writes %s as %s', (amount, words) => {
  expect(amountInSpanish(amount)).toBe(words);
});
