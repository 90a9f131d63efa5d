/** Tests how amounts and percentages are read from JSON and written (chapter 01 §2). */
import { describe, expect, it } from 'vitest';
import { describe as found } from '../model/describe.ts';
import type { Json } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { Reader } from '../model/reader.ts';
import { Amount } from './amount.ts';
import { amount, percentage } from './types.ts';

function read(type: typeof amount | typeof percentage, json: Json) {
  const reader = new Reader(() => undefined);
  reader.path.push('price');
  const value = type.read(json, reader);
  return value?.toString() ?? reader.faults.map(({ code, properties, values }) => ({ code, properties, values }));
}

describe('amount type', () => {
  it.each<[Json, string]>([
    ['10.50', '10.50'],
    [10.5, '10.5'],
    [0, '0'],
    [-3, '-3'],
    [new NumberText('10.50'), '10.5'],
    [new NumberText('1e3'), '1000'],
  ])('reads %j as %s', (json, written) => {
    expect(read(amount, json)).toBe(written);
  });

  it.each(['', '1,50', '21%', 'x1', '1x'])('rejects %j', (text) => {
    expect(read(amount, text)).toEqual([
      { code: 'BW-AMOUNT', properties: ['$.price'], values: { property: 'price', found: found(text) } },
    ]);
  });

  it.each<Json>([
    1e21,
    '12345678901234567890',
    '+12345678901234567890',
    '-12345678901234567890.5',
    '12345678901234567890.',
  ])('rejects %j as too large and reports the maximum number of digits', (json) => {
    expect(read(amount, json)).toMatchObject([{ code: 'BW-AMOUNT', properties: ['$.price'], values: { most: 18 } }]);
  });

  it.each<Json>([true, [], [5], {}])('rejects %j and describes it', (json) => {
    expect(read(amount, json)).toEqual([
      { code: 'BW-AMOUNT', properties: ['$.price'], values: { property: 'price', found: found(json) } },
    ]);
  });

  it('writes a text that its schema accepts', () => {
    expect(amount.write(Amount.of(1050, 2))).toBe('10.50');
    const pattern = new RegExp(String((amount.schema as { pattern?: string }).pattern ?? '.'));
    for (const good of ['1', '-1.50']) expect(pattern.test(good)).toBe(true);
  });
});

describe('percentage type', () => {
  it.each<[Json, string]>([
    ['21%', '21%'],
    ['21.0%', '21.0%'],
    ['0.210', '21.0%'],
    [0.21, '21%'],
    [new NumberText('0.210'), '21%'],
  ])('reads %j as %s', (json, written) => {
    expect(read(percentage, json)).toBe(written);
  });

  it.each<Json>(['', '%', '21 %', '21%%', '%21', true, [[]], [[5]], {}])('rejects %j', (json) => {
    expect(read(percentage, json)).toEqual([
      { code: 'BW-PERCENTAGE', properties: ['$.price'], values: { property: 'price', found: found(json) } },
    ]);
  });

  it('rejects values that are too large', () => {
    expect(read(percentage, '12345678901234567890%')).toMatchObject([{ code: 'BW-PERCENTAGE', values: { most: 18 } }]);
  });
});
