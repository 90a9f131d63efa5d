import { beforeAll, describe, expect, it } from 'vitest';
import { wordedOutcome } from '../faults.ts';
import { build, correct } from '../index.ts';
import { load } from '../loading.ts';
import type { JsonObject } from '../model/json.ts';
import { shorten } from './shorten.ts';

const environment = { now: () => new Date('2024-02-01'), uuid: () => '018d6a1e-7c00-7000-8000-000000000000' };

beforeAll(() => load('all'));

it('shorten keeps forty whole characters', () => {
  expect(shorten('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shorten('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
  expect(shorten('😀'.repeat(41))).toBe(`${'😀'.repeat(40)}…`);
});

describe('long input is cut in faults about', () => {
  const long = 'x'.repeat(100_000);
  const line = { quantity: '1', item: { name: 'Plan', price: '1.00' } };
  const invoice = (more: JsonObject, schema = 'bill/invoice'): JsonObject => ({
    $schema: `https://gobl.org/draft-0/${schema}`,
    currency: 'EUR',
    code: '1',
    issue_date: '2024-01-01',
    supplier: { name: 'Estudio Ribera S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    customer: { name: 'Talleres Norte S.A.', tax_id: { country: 'ES', code: '54387763P' } },
    lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
    ...more,
  });
  const taxed = (combo: JsonObject) => invoice({ lines: [{ ...line, taxes: [combo] }] });

  it.each<[string, JsonObject]>([
    ['a tag', invoice({ $tags: [long] })],
    ['a tax category', taxed({ cat: long })],
    ['a tax rate', taxed({ cat: 'VAT', rate: long })],
    ['a tax key', taxed({ cat: 'VAT', key: long, rate: 'standard' })],
    ['a currency of an item', invoice({ lines: [{ quantity: '1', item: { ...line.item, currency: long } }] })],
    [
      'a currency of a payment',
      invoice(
        { type: 'receipt', lines: [{ document: { code: '1', currency: long }, amount: '1.00' }] },
        'bill/payment',
      ),
    ],
    ['a regime and an addon', invoice({ $regime: long, $addons: [long] })],
    ['a name in a map', invoice({ meta: { [long]: 5 } })],
    ['an unknown property', invoice({ [long]: 5 })],
  ])('%s', (_, data) => {
    const outcome = wordedOutcome(build(data, {}, environment));
    const faults = outcome.ok ? [] : outcome.faults;
    const said = [...faults, ...outcome.warnings].map(({ description }) => description);
    expect(said.length).toBeGreaterThan(0);
    expect([...said, outcome.ok ? '' : outcome.message].join('').length).toBeLessThan(2000);
  });

  it('a type of correction', () => {
    const outcome = correct(invoice({}), { type: long }, {}, environment);
    expect(JSON.stringify(outcome).length).toBeLessThan(1000);
  });
});
