import { describe, expect, it } from 'vitest';
import { MemberNames } from './path.ts';

describe('MemberNames.startsOf', () => {
  const names = new MemberNames(['a', 'a.b', 'a.b[0]', 'ab', '', 'b']);

  it.each([
    ['a', ['a']],
    ['a.b', ['a.b', 'a']],
    ['a.b[0].c', ['a.b[0]', 'a.b', 'a']],
    ['a[1]', ['a']],
    ['abc', []],
    ['', ['']],
    ['.x', ['']],
  ])('returns for %j the names %j', (path, expected) => {
    expect(names.startsOf(path)).toEqual(expected);
  });

  it('finds each of 30,000 names', () => {
    const all = Array.from({ length: 30_000 }, (_, i) => `name ${i}`);
    const many = new MemberNames(all);
    expect(all.every((name) => many.startsOf(`${name}.x`)[0] === name)).toBe(true);
  });
});
