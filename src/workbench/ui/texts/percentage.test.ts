import { afterEach, expect, it } from 'vitest';
import { percentage } from './percentage.ts';
import { language } from './say.ts';

afterEach(() => {
  delete language.translation;
});

it('percentages of one page have the same form, however the data writes them', () => {
  expect(['20%', '20.0%', '5.50%', '100.00%', '0.0%'].map(percentage)).toEqual(['20%', '20%', '5.5%', '100%', '0%']);
  language.translation = { language: 'de', find: () => undefined };
  expect(percentage('5.50%')).toBe('5,5\u00A0%');
});
