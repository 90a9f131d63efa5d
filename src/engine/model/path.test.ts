import { describe, expect, it } from 'vitest';
import { MemberNames } from './path.ts';

describe('names that a path begins with', () => {
  const names = new MemberNames(['a', 'a.b', 'a.b[0]', 'ab', '', 'b']);

  it.each([
    ['a', ['a']],
    ['a.b', ['a.b', 'a']],
    ['a.b[0].c', ['a.b[0]', 'a.b', 'a']],
    ['a[1]', ['a']],
    ['abc', []],
    ['', ['']],
    ['.x', ['']],
  ])('of %j are %j', (path, expected) => {
    expect(names.startsOf(path)).toEqual(expected);
  });

  it('are found however many there are', () => {
    const all = Array.from({ length: 30_000 }, (_, i) => `name ${i}`);
    const many = new MemberNames(all);
    expect(all.every((name) => many.startsOf(`${name}.x`)[0] === name)).toBe(true);
  });
});
