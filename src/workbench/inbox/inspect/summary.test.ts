import { expect, it } from 'vitest';
import { say } from '../../ui/texts/say.ts';
import { summaryOf } from './summary.ts';
import * as texts from './texts.ts';

it.each([
  ['standard', texts.paid],
  ['credit-note', texts.settled],
])('summaryOf describes a fully paid %s in words', (type, rest) => {
  const document = { type, currency: 'EUR', totals: { payable: '23.80', due: '0.00' } };
  expect(summaryOf(document, [], undefined)).toMatchObject({ main: '€23.80', rest: say(rest) });
});

it.each([
  ['2015-01-30', texts.wasDueOn],
  ['9999-12-30', texts.dueOn],
])('summaryOf states whether %s has passed', (date, text) => {
  const payment = { terms: { due_dates: [{ date }] } };
  const document = { currency: 'EUR', payment, totals: { payable: '23.80', due: '23.80' } };
  const [before] = say(text, { day: '|' }).split('|');
  expect(summaryOf(document, [], undefined)?.rest.startsWith(String(before))).toBe(true);
});
