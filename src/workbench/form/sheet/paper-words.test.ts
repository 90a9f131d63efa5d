import { expect, it } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { labels, paperLanguages } from '../../../paper/languages.ts';
import { loadTranslation } from '../../../translations/load.ts';
import * as texts from './texts.ts';

it.each(paperLanguages)('the totals of the form have the words of the paper in $name', async ({ code }) => {
  const { sum, discounts, charges, taxIncluded, net, totalWithTax, rounding, payable, advance, due } = labels[code];
  const translation = await loadTranslation(code as Parameters<typeof loadTranslation>[0], ['page', 'later']);
  const inForm = [
    texts.sum,
    texts.discounts,
    texts.charges,
    texts.included,
    texts.net,
    texts.total,
    texts.rounding,
    texts.payable,
    texts.advance,
    texts.remaining,
  ].map((template) => words({ template, values: {} }, translation));
  expect(inForm).toEqual([sum, discounts, charges, taxIncluded, net, totalWithTax, rounding, payable, advance, due]);
});
