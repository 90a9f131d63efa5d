import { expect, it } from 'vitest';
import { say } from '../texts/say.ts';
import { summaryOf } from './summary.ts';
import * as texts from './texts.ts';

it.each([
  ['standard', texts.paid],
  ['credit-note', texts.settled],
])('summaryOf has a word for a %s without remaining amount', (type, rest) => {
  const document = { type, currency: 'EUR', totals: { payable: '23.80', due: '0.00' } };
  expect(summaryOf(document, [], undefined)).toMatchObject({ main: '€23.80', rest: say(rest) });
});
