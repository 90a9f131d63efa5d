import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../engine/testing/processor-time.ts';
import { patternOf } from './pattern.ts';

function tests(source: string, text: string): boolean {
  const read = patternOf(source);
  if (!read.ok) throw new Error(read.problem.template);
  return read.pattern.test(text);
}

describe('patternOf', () => {
  it.each([
    ['^45[0-9]{8}$', '4512345678', '451234567'],
    ['^45[0-9]{8}$', '4500000000', '45000000001'],
    ['a|b+c', 'xbbc', 'xbb'],
    ['^(?:ab){2,3}$', 'ababab', 'abababab'],
    ['^(?<year>20\\d\\d)-', '2026-1', '1926-1'],
    ['^$', '', 'a'],
    ['^a?b*$', 'bbb', 'aab'],
    ['^PO\\-[A-Z_]+\\.$', 'PO-A_B.', 'PO-AB'],
    ['^[^\\]\\-]+$', 'abc', 'a]c'],
    ['^\\p{Lu}ö.\\u{1F600}$', 'Äöx😀', 'äöx😀'],
    ['^(a*)*$', 'aaa', 'aab'],
    ['^(|a)+$', 'aa', 'b'],
    ['x{0}y{2,}', 'yyy', 'y'],
    ['^{a}$', '{a}', 'a'],
  ])('with the source %s matches %j, but not %j', (source, match, other) => {
    expect(tests(source, match)).toBe(true);
    expect(tests(source, other)).toBe(false);
  });

  it.each([
    'a(?=b)',
    '(?<!a)b',
    '(a)\\1',
    '\\bword',
    '(',
    'a)',
    '[a',
    '*a',
    'a**',
    'a{3,1}',
    '[z-a]',
    'a\\',
    '(?i)a',
    '^*',
    '(a{1000}){1000}',
    'x'.repeat(501),
    '(){2000}{2000}{2000}a{2001}',
  ])('rejects %s', (source) => {
    expect(patternOf(source).ok).toBe(false);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(a|aa)+$', '(.*)*x', '(a?){100}a{100}$'])(
    'matches %s in linear time',
    async (source) => {
      expect(await processorTime(() => tests(source, `${'a'.repeat(20_000)}!`))).toBeLessThan(2000);
    },
  );

  it('gives the same results as RegExp', () => {
    const piece = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '1', '(a|b)', '(?:ab)', '^', '$');
    const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?');
    const source = fc
      .array(fc.tuple(piece, sign, fc.boolean()), { maxLength: 6 })
      .map((parts) =>
        parts.map(([a, b, or]) => a + (/[$^]/.test(a) && a.length === 1 ? '' : b) + (or ? '|' : '')).join(''),
      );
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '\n'), maxLength: 8 });
    fc.assert(fc.property(source, text, (one, other) => tests(one, other) === new RegExp(one, 'u').test(other)));
  });
});
