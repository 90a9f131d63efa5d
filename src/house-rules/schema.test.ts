import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../engine/index.ts';
import { load } from '../engine/loading.ts';
import { readHouseRules } from './read.ts';
import { houseRulesSchema } from './schema.ts';

const isValid = new Ajv2020({ allowUnionTypes: true }).compile(houseRulesSchema);

/** Returns whether the reader and the schema accept a file; they must agree. */
function accepted(file: Json): boolean {
  const [read, valid] = [readHouseRules(file).ok, isValid(file)];
  expect(valid, JSON.stringify(file)).toBe(read);
  return read;
}

const rule = { code: 'X-ORDER', at: 'ordering.code', test: { present: true }, message: 'No order.' };
const withRule = (part: object): Json => ({ rules: [{ ...rule, ...part }] }) as Json;
const withTest = (test: Json): Json => withRule({ at: 'lines', test });

beforeAll(() => load('all'));

describe('the JSON Schema of house rules', () => {
  it('accepts what the reader accepts', () => {
    const tests: Json[] = [
      { absent: true },
      { equals: 'EUR' },
      { equals: { path: 'code' } },
      { in: ['EUR', 3] },
      { in: 'ours' },
      { pattern: '^45', contains: ['a', 'b'] },
      { length: { min: 1, max: 3 } },
      { length: 4 },
      { min: 0, max: '10%' },
      { before: 'today', after: { path: 'issue_date' } },
      { within: { days: 60, after: '2026-01-01' } },
      { count: { max: 50 } },
      { sum: { of: 'total', max: 5000 } },
      { some: { of: 'i', test: { equals: 1 } } },
      { any: [{ absent: true }, { not: { count: 1 } }], all: [] },
    ];
    for (const test of tests) expect(accepted({ lists: { ours: ['x', 1] }, ...(withTest(test) as object) })).toBe(true);
    for (const part of [
      { for: ['order', 'invoice'], at: 'code' },
      { each: 'lines[*]', at: 'item.ref', level: 'warning' },
      { when: { 'customer.name': 'ACME', any: [{ currency: ['EUR', 'CHF'] }, { not: { code: { absent: true } } }] } },
      { message: { en: 'No order.', 'pt-BR': 'Sem pedido.' } },
    ])
      expect(accepted(withRule(part))).toBe(true);
    expect(accepted({ $schema: './house-rules.schema.json', rules: [] })).toBe(true);
  });

  it('rejects what the reader rejects, except wrong paths, patterns and names of lists', () => {
    const tests: Json[] = [
      {},
      { present: false },
      { equals: null },
      { in: [[]] },
      { pattern: 45 },
      { contains: '' },
      { length: {} },
      { min: [] },
      { before: 'tomorrow' },
      { within: { days: 60 } },
      { within: { days: -1, of: 'today' } },
      { count: { most: 5 } },
      { sum: { max: 5 } },
      { sum: { of: 'total' } },
      { some: { of: 'total' } },
      { not: [] },
      { presnt: true },
    ];
    for (const test of tests) expect(accepted(withTest(test))).toBe(false);
    for (const part of [
      { code: 'ORDER' },
      { code: 'X-order' },
      { message: {} },
      { message: { EN: 'No.' } },
      { level: 'fatal' },
      { when: { code: null } },
      { also: 1 },
    ])
      expect(accepted(withRule(part))).toBe(false);
    for (const file of [{}, [], { rules: {} }, { rules: [{}] }, { rules: [], more: 1 }] as Json[])
      expect(accepted(file)).toBe(false);
  });
});
