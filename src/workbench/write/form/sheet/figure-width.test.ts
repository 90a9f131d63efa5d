import { expect, it } from 'vitest';
import { figureWidth, widestFigure } from './figure-width.ts';

it('figureWidth counts digits, sign and separators', () => {
  expect(figureWidth('12.50')).toBe(5);
  expect(figureWidth('-1234567.89')).toBe(12);
  expect(figureWidth('10%')).toBe(4);
  expect(widestFigure(['1', undefined, '1000'])).toBe(4.5);
  expect(widestFigure([])).toBe(0);
  expect(figureWidth('1'.repeat(19))).toBe(0);
});
