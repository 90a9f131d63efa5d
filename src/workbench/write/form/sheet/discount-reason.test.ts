import { expect, it } from 'vitest';
import { loadLabels } from '../../../../paper/languages.ts';
import { discountReasonOf } from './discount-reason.ts';

it.each([
  ['DE', false],
  ['FR', true],
  ['IT', true],
  ['US', false],
  [undefined, false],
] as const)('a discount in %s has a reason in the words of the paper', async (country, isEuropean) => {
  const labels = await loadLabels('de');
  expect(discountReasonOf(country, isEuropean, labels)).toBe(labels.discount);
});

it.each(['IT', 'PL'])('a discount in %s has no reason without the European addon', async (country) => {
  expect(discountReasonOf(country, false, await loadLabels('de'))).toBeUndefined();
});
