import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { NumberText } from './number-text.ts';
import { Reader } from './reader.ts';
import { bytes, floating, integer } from './scalars.ts';

function read(type: typeof bytes | typeof floating | typeof integer, json: Json) {
  const reader = new Reader(() => undefined);
  return { value: type.read(json, reader), faults: reader.faults.map(({ code }) => code) };
}

describe('integer type', () => {
  test.each([
    [7, 7],
    [-7, -7],
    [new NumberText('9007199254740993'), 9007199254740992],
  ])('reads %s', (json, value) => {
    expect(read(integer, json)).toEqual({ value, faults: [] });
  });

  test('rejects integers beyond 64 bits of any length', () => {
    const refused = { value: undefined, faults: ['BW-INTEGER-RANGE'] };
    expect(read(integer, 2 ** 63)).toEqual(refused);
    expect(read(integer, new NumberText('9223372036854775808'))).toEqual(refused);
    expect(read(integer, new NumberText('-99999999999999999999'))).toEqual(refused);
    expect(read(integer, new NumberText('1'.repeat(2_000_000)))).toEqual(refused);
  });
});

describe('bytes type', () => {
  test.each(['', 'QUI=', 'QQ==', 'QUJD', 'QUJD\r\nQUJD'])('reads %j', (json) => {
    expect(read(bytes, json)).toEqual({ value: json.replace('\r\n', ''), faults: [] });
  });

  test.each(['Q', 'QQ=', 'QQ===', '=QQQ', 'QU=D', 'QUJ-'])('rejects %j', (json) => {
    expect(read(bytes, json).faults).toEqual(['BW-BASE64']);
  });

  test('reads millions of bytes, as text and as a list', () => {
    const text = 'QUJD'.repeat(3_000_000);
    expect(read(bytes, text).value).toHaveLength(text.length);
    const list = Array.from({ length: 300_000 }, (_, i) => i % 256);
    expect(read(bytes, list).value).toBe(btoa(list.map((byte) => String.fromCharCode(byte)).join('')));
  });
});

test('floating type reads JSON numbers only, at the precision of JavaScript', () => {
  expect(read(floating, 1.5).value).toBe(1.5);
  expect(read(floating, new NumberText('41.40338000000000001')).value).toBe(41.40338);
  for (const none of [new NumberText('1e999'), '1.5', true, null, []])
    expect(read(floating, none)).toEqual({ value: undefined, faults: ['BW-JSON-TYPE'] });
});

test('bytes type reads lists of bytes only', () => {
  expect(read(bytes, [65, 66, 255]).value).toBe('QUL/');
  for (const none of [[256], [-1], [1.5], ['A'], 5, true, {}])
    expect(read(bytes, none).faults).toEqual(['BW-JSON-TYPE']);
});
