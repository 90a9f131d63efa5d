import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import type { StatedFigures } from '../../declare/source-file.ts';
import { restated } from './stated.ts';

const amount = (text: string) => Amount.parse(text);

const document: JsonObject = {
  lines: [{ total: '100.00' }, { total: '50.00' }],
  totals: {
    sum: '150.00',
    charge: '10.00',
    total: '160.00',
    taxes: {
      categories: [
        {
          code: 'VAT',
          rates: [
            { base: '110.00', amount: '24.20' },
            { base: '50.00', amount: '0.00' },
          ],
          amount: '24.20',
        },
        { code: 'IRPEF', retained: true, rates: [{ base: '100.00', amount: '20.00' }], amount: '20.00' },
      ],
    },
    tax: '24.20',
    total_with_tax: '184.20',
    retained_tax: '20.00',
    rounding: '0.06',
    payable: '164.26',
    advance: '4.26',
    due: '160.00',
  },
};

const rate = (i: number) => `$.totals.taxes.categories[${i}].rates[0]`;
const stated: StatedFigures = {
  lines: [amount('100.054'), undefined],
  rates: new Map([
    [rate(0), { base: amount('110.05'), amount: amount('24.21') ?? Amount.ZERO }],
    [rate(1), { amount: amount('20.01') ?? Amount.ZERO }],
  ]),
  total: amount('184.26'),
  rounding: undefined,
};

it('restated: has the figures of the file, and sums of them', () => {
  const { lines, totals } = restated(document, stated);
  expect(lines).toEqual([{ total: '100.054' }, { total: '50.00' }]);
  expect(totals).toMatchObject({
    ...{ sum: '150.05', total: '160.05', tax: '24.21', total_with_tax: '184.26', retained_tax: '20.01' },
    ...{ payable: '164.25', due: '159.99' },
    taxes: { categories: [{ rates: [{ base: '110.05', amount: '24.21' }, {}], amount: '24.21' }, { amount: '20.01' }] },
  });
  expect(totals).not.toHaveProperty('rounding');
  expect(document.lines).toEqual([{ total: '100.00' }, { total: '50.00' }]);
});

it('restated: adds up line by line, and rounds to the total of the file', () => {
  const { lines, totals } = restated(document, { ...stated, total: amount('184.30') }, true);
  expect(lines).toEqual([{ total: '100.05' }, { total: '50.00' }]);
  expect(totals).toMatchObject({ total: '160.05', total_with_tax: '184.26', rounding: '0.04', payable: '164.29' });
});

it('restated: keeps the rounding and recalculates the total if the file has none', () => {
  const { totals } = restated(document, { ...stated, total: undefined, rounding: amount('0.02') });
  expect(totals).toMatchObject({ total_with_tax: '184.26', rounding: '0.02', payable: '164.27' });
});

it('restated: returns the document unchanged without figures of the file or without totals', () => {
  expect(restated(document, undefined)).toBe(document);
  expect(restated({ lines: [] }, stated)).toEqual({ lines: [] });
});
