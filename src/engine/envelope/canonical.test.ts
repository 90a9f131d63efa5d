import { describe, expect, it } from 'vitest';
import { NumberText } from '../model/number-text.ts';
import { sha256Hex } from '../text/sha256.ts';
import { brokenTexts, type CanonicalInput, canonicalJson } from './canonical.ts';

const textOf = (value: CanonicalInput): string => canonicalJson(value) ?? 'none';
const canonicalOf = (json: string): string => textOf(JSON.parse(json));

describe('canonicalJson', () => {
  it.each([
    ['{"b":1,"a":null,"c":null,"d":2}', '{,"b":1,"d":2}'],
    ['{"a":null,"b":1}', '{,"b":1}'],
    ['{"a":1,"b":null,"c":2}', '{"a":1,"c":2}'],
    ['{"a":null}', '{}'],
    ['{"a":null,"b":null,"c":1}', '{,"c":1}'],
    ['[null,1,[]]', '[null,1,[]]'],
    ['{"x":[null,1],"Z":"<é\\u0001\\u2028/>"}', '{"Z":"<é\\u0001\u2028/>","x":[null,1]}'],
    ['"\\"\\\\\\n\\r\\t\\f\\b\\u001f\\u007f&"', '"\\"\\\\\\n\\r\\t\\f\\b\\u001F\u007f&"'],
    ['{"\\uffff":1,"😀":2,"\\ue000":3,"10":4,"9":5}', '{"10":4,"9":5,"\ue000":3,"\uffff":1,"😀":2}'],
    ['{"a\\n":true,"b":false,"c":"null"}', '{"a\\n":true,"b":false,"c":"null"}'],
    ['null', 'null'],
  ])('writes %s as %s', (json, canonical) => {
    expect(canonicalOf(json)).toBe(canonical);
  });

  it.each([
    ['40', '40'],
    ['-40', '-40'],
    ['-0', '0'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['40.5', '4.05E1'],
    ['0.5', '5.0E-1'],
    ['1.0', '1.0E0'],
    ['0.0', '0.0E0'],
    ['1e21', '1.0E21'],
    ['1e-7', '1.0E-7'],
    ['92233720368547758070', '9.223372036854776E19'],
    ['-3.7', '-.03.7E0'],
    ['-40.5', '-.04.05E1'],
    ['-12.25', '-.01.225E1'],
    ['-0.5', '-.05E-1'],
    ['1e400', 'null'],
  ])('writes the number %s as %s', (literal, canonical) => {
    expect(textOf(new NumberText(literal))).toBe(canonical);
  });

  it('writes JavaScript numbers like their texts', () => {
    expect(textOf([40, -0, 40.5, -3.7, 1e21, Number.NaN])).toBe('[40,0,4.05E1,-.03.7E0,1.0E21,null]');
  });

  it('omits numbers out of range like null', () => {
    expect(textOf({ a: new NumberText('1e400'), b: 1, c: undefined })).toBe('{,"b":1}');
  });

  it.each<[CanonicalInput, unknown[]]>([
    [{ a: ['x', 'x\n\ufffd'] }, [['a', 1]]],
    [
      { a: { 'b\ufffd': 1, c: '\udc00' }, d: null },
      [
        ['a', 'b\ufffd'],
        ['a', 'c'],
      ],
    ],
    ['\ud800', [[]]],
  ])('returns undefined for %j, which has an invalid text', (value, paths) => {
    expect(canonicalJson(value)).toBeUndefined();
    expect(brokenTexts(value, 10)).toEqual(paths);
    expect(brokenTexts(value, 1)).toEqual(paths.slice(0, 1));
  });

  it('allows surrogate pairs, and invalid names of omitted members', () => {
    expect(textOf('😀')).toBe('"😀"');
    expect(textOf({ a: 1, '\ufffd': null })).toBe('{"a":1}');
    expect(brokenTexts({ a: '😀', '\ufffd': null }, 1)).toEqual([]);
  });
});

it('canonicalJson writes an integer of a million digits as null', () => {
  expect(canonicalJson(new NumberText('9'.repeat(1_000_000)))).toBe('null');
});

it('the digest of a document is the SHA-256 of its canonical text', () => {
  const message = { $schema: 'https://gobl.org/draft-0/note/message' };
  const digestOf = (uuid: string, content: string): string => sha256Hex(textOf({ ...message, uuid, content }));
  expect(digestOf('e8c70516-0098-11ef-92c8-0242ac120002', 'sample message content')).toBe(
    '6854b999501883c478f0dbcb929ea1cb33e0e738fd0e74ac8194d1e5b7991980',
  );
  expect(digestOf('871c1e6a-8b5c-11ec-af5f-3e7e00ce5635', 'This is test content.')).toBe(
    'cf75a55f8f00e57201685aebfa5765c908c1d22520858024610bbc2f6a494824',
  );
});
