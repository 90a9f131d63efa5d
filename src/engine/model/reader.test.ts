import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../index.ts';
import { load } from '../loading.ts';
import type { Json } from './json.ts';

beforeAll(() => load('all'));

const environment = { now: () => new Date('2026-01-15T09:30:00Z'), uuid: () => '019bc0f6-0e40-7000-8000-000000000001' };
const read = (members: { [name: string]: Json }) =>
  build({ $schema: 'https://gobl.org/draft-0/bill/invoice', ...members }, {}, environment);

describe('Reader limits', () => {
  test('reject a document whose lists have too many entries in total', () => {
    const lines = Array.from({ length: 500_001 }, () => null);
    const outcome = read({ lines });
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && outcome.key).toBe('input');
    expect(!outcome.ok && outcome.faults[0]).toMatchObject({ code: 'BW-LIST-LENGTH', properties: ['$.lines'] });
  });

  test('stop at 10,000 unreadable values and report it', () => {
    const outcome = read({ lines: Array.from({ length: 10_100 }, (_, i) => i) });
    const faults = outcome.ok ? [] : outcome.faults;
    expect(faults.filter(({ code }) => code === 'BW-JSON-TYPE')).toHaveLength(10_000);
    expect(faults[9999]).toMatchObject({ code: 'BW-JSON-TYPE', properties: ['$.lines[9999]'] });
    expect(faults[10_000]).toMatchObject({ code: 'BW-FAULTS-CUT', properties: ['$'] });
  });

  test('stop at 10,000 unknown members and report it', () => {
    const members = Object.fromEntries(Array.from({ length: 10_100 }, (_, i) => [`k${i}`, 0]));
    const { warnings } = read({ currency: 'EUR', ...members });
    expect(warnings.filter(({ code }) => code === 'BW-UNKNOWN-FIELD')).toHaveLength(10_000);
    expect(warnings.map(({ code }) => code)).toContain('BW-FAULTS-CUT');
  });

  test('stop at 10,000 faults of the calculation and report it', () => {
    const item = { name: 'Atlas', price: '1', currency: 'GBP' };
    const lines = Array.from({ length: 10_100 }, () => ({ quantity: '1', item }));
    const outcome = read({ currency: 'EUR', lines });
    expect(!outcome.ok && outcome.key).toBe('calculation');
    expect(!outcome.ok && outcome.faults.map(({ code }) => code)).toContain('BW-FAULTS-CUT');
  });

  test('allow 150,000 lines', () => {
    const lines = Array.from({ length: 150_000 }, () => ({ quantity: '1', item: { name: 'Atlas', price: '1.00' } }));
    const totals = { sum: '1.00' };
    const outcome = read({ currency: 'EUR', supplier: { name: 'Cedar' }, customer: { name: 'Harbor' }, lines, totals });
    const document = outcome.ok ? outcome.result : outcome.document;
    expect(document?.totals).toMatchObject({ sum: '150000.00' });
  });
});

test('strict builds report unknown members as faults, with the name that was probably meant', () => {
  const document = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi', titel: 'A', zzzzzzzz: 1 };
  expect(build(document, { strict: true }, environment)).toMatchObject({
    faults: [
      { properties: ['$.titel'], values: { guess: 'title' } },
      { properties: ['$.zzzzzzzz'], values: { name: 'zzzzzzzz' } },
    ],
  });
});
