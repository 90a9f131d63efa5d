import { beforeAll, expect, it } from 'vitest';
import { loadAll, testEnvironment } from '../bill/testing.ts';
import type { JsonObject } from '../model/json.ts';
import { build } from './operations.ts';

beforeAll(loadAll);

const invoice = (members: JsonObject, price = '10.5555'): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1',
  issue_date: '2026-01-02',
  currency: 'EUR',
  supplier: { name: 'A' },
  lines: [{ quantity: '0.3333', item: { name: 'x', price } }],
  ...members,
});

const charged = (amount: string) => invoice({ charges: [{ reason: 'Freight', amount }] });
const discounted = (amount: string) => ({
  ...invoice({ currency: 'JPY', tax: { rounding: 'currency' } }),
  lines: [{ quantity: '1', item: { name: 'x', price: '100' }, discounts: [{ amount }] }],
});

it.each<[string, JsonObject, string[]]>([
  ['a charge with more decimals than it keeps', charged('7.5757'), ['$.charges[0].amount']],
  ['a discount that is rounded to nothing', discounted('0.03'), ['$.lines[0].discounts[0].amount']],
  ['a charge whose decimals change no total', charged('7.5801'), []],
  ['a charge with the decimals of the currency', charged('7.57'), []],
])('build warns when a second build would change figures: %s', (_, document, expected) => {
  const built = build(document, {}, testEnvironment);
  if (!built.ok) throw new Error('it can be built');
  const warned = built.warnings.filter(({ code }) => code === 'BW-WARN-DECIMALS');
  expect(warned.flatMap(({ properties }) => properties)).toEqual(expected);
  const again = build(built.result, {}, testEnvironment);
  expect(again.ok && JSON.stringify(again.result) === JSON.stringify(built.result)).toBe(expected.length === 0);
});
