import { expect, it } from 'vitest';
import { labels } from '../../../paper/languages.ts';
import { discountReasonOf } from './discount-reason.ts';

it.each([
  ['DE', 'de', false],
  ['ES', 'es', false],
  ['FR', 'fr', true],
  ['IT', 'it', true],
  ['US', 'en', false],
  [undefined, 'en', false],
] as const)('a discount in %s has its reason in %s', (country, language, isEuropean) => {
  expect(discountReasonOf(country, isEuropean)).toBe(labels[language].discount);
});

it.each(['IT', 'PL'])('a discount in %s has no reason without the European addon', (country) => {
  expect(discountReasonOf(country, false)).toBeUndefined();
});
