/** How amounts and percentages are read from JSON, and written (chapter 01 §2). */
import { describe, expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import { NumberText } from '../model/number-text.ts';
import { Reader } from '../model/reader.ts';
import { words } from '../text/message.ts';
import { Amount } from './amount.ts';
import { amount, percentage } from './types.ts';

function read(type: typeof amount | typeof percentage, json: Json) {
  const reader = new Reader(() => undefined);
  reader.path.push('price');
  const value = type.read(json, reader);
  return value?.toString() ?? reader.faults.map((fault) => `${fault.code} ${fault.properties} ${words(fault)}`);
}

describe('an amount', () => {
  it.each<[Json, string]>([
    ['10.50', '10.50'],
    [10.5, '10.5'],
    [0, '0'],
    [-3, '-3'],
    [new NumberText('10.50'), '10.5'],
    [new NumberText('1e3'), '1000'],
  ])('%j is read as %s', (json, written) => {
    expect(read(amount, json)).toBe(written);
  });

  it.each<[Json, string]>([
    ['', 'price is not a number: the text "" (write digits and at most one point, e.g. "12.50")'],
    ['1,50', 'price is not a number: the text "1,50" (write digits and at most one point, e.g. "12.50")'],
    ['21%', 'price is not a number: the text "21%" (write digits and at most one point, e.g. "12.50")'],
    ['x1', 'price is not a number: the text "x1" (write digits and at most one point, e.g. "12.50")'],
    ['1x', 'price is not a number: the text "1x" (write digits and at most one point, e.g. "12.50")'],
  ])('%j is none', (json, said) => {
    expect(read(amount, json)).toEqual([`BW-AMOUNT $.price ${said}`]);
  });

  it.each<Json>([
    1e21,
    '12345678901234567890',
    '+12345678901234567890',
    '-12345678901234567890.5',
    '12345678901234567890.',
  ])('%j is too large, and says how many digits there may be', (json) => {
    expect(read(amount, json)).toEqual([
      expect.stringMatching(
        /^BW-AMOUNT \$\.price price is too large: .+ \(at most \d+ digits may stand before the point\)$/,
      ),
    ]);
  });

  it.each<[Json, string]>([
    [true, 'true'],
    [[], 'list'],
    [[5], 'list'],
    [{}, 'object'],
  ])('%j is none, and named', (json, named) => {
    expect(read(amount, json)).toEqual([
      expect.stringMatching(new RegExp(`^BW-AMOUNT .* is not a number: .*${named}`)),
    ]);
  });

  it('is written as a text, and described for those who validate', () => {
    expect(amount.write(Amount.of(1050, 2))).toBe('10.50');
    const pattern = new RegExp(String((amount.schema as { pattern?: string }).pattern ?? '.'));
    for (const good of ['1', '-1.50']) expect(pattern.test(good)).toBe(true);
  });
});

describe('a percentage', () => {
  it.each<[Json, string]>([
    ['21%', '21%'],
    ['21.0%', '21.0%'],
    ['0.210', '21.0%'],
    [0.21, '21%'],
    [new NumberText('0.210'), '21%'],
  ])('%j is read as %s', (json, written) => {
    expect(read(percentage, json)).toBe(written);
  });

  it.each<Json>(['', '%', '21 %', '21%%', '%21', true, [[]], [[5]], {}])('%j is none', (json) => {
    expect(read(percentage, json)).toEqual([
      expect.stringMatching(
        /^BW-PERCENTAGE \$\.price price is not a percentage: .* \(write digits and a percent sign, e\.g\. "21\.0%"\)$/,
      ),
    ]);
  });

  it('may be too large', () => {
    expect(read(percentage, '12345678901234567890%')).toEqual([
      expect.stringMatching(/^BW-PERCENTAGE \$\.price price is too large: /),
    ]);
  });
});
