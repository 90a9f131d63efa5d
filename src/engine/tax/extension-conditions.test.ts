import { describe, expect, test } from 'vitest';
import type { Test } from '../rules/declare.ts';
import { labelOf } from '../rules/label.ts';
import { validation } from '../rules/testing.ts';
import {
  extAllowOneOf,
  extExclude,
  extensionIn,
  extIn,
  extMatches,
  extNotIn,
  extRequire,
  extRequireAllOrNone,
  someExtension,
} from './extension-conditions.ts';
import type { Extensions } from './extensions.ts';

/** Parses extensions from `a=1 b=2`; `absent` means no extensions. */
function given(text: string): Extensions | undefined {
  if (text === 'absent') return undefined;
  return new Map(
    text.split(' ').flatMap((each): [string, string][] => (each ? [[each.charAt(0), each.slice(2)]] : [])),
  );
}

const CASES: readonly (readonly [
  what: string,
  condition: () => Test<Extensions>,
  passing: string[],
  failing: string[],
])[] = [
  [
    'all of a and b',
    () => extRequire('a', 'b'),
    ['a=1 b=2', 'a= b=', 'a=1 b=2 c=3'],
    ['absent', '', 'a=1', 'b=2', 'c=3'],
  ],
  ['neither a nor b', () => extExclude('a', 'b'), ['absent', '', 'c=3'], ['a=1', 'b=2', 'a=1 b=2', 'b=2 c=3']],
  ['a or b alone', () => extAllowOneOf('a', 'b'), ['absent', '', 'a=1', 'b=2', 'b=2 c=3'], ['a=1 b=2', 'a=1 b=2 c=3']],
  [
    'all of a, b and c or none',
    () => extRequireAllOrNone('a', 'b', 'c'),
    ['absent', '', 'd=1', 'a=1 b=2 c=3'],
    ['a=1', 'b=2', 'a=1 c=3', 'a=1 b=2 d=4'],
  ],
  [
    'a absent, 1 or 2',
    () => extIn('a', '1', '2'),
    ['absent', '', 'b=9', 'a=1', 'a=2'],
    ['a=', 'a=3', 'a=12', 'a=3 b=1'],
  ],
  [
    'a neither 1 nor 2',
    () => extNotIn('a', '1', '2'),
    ['absent', '', 'b=1', 'a=', 'a=3', 'a=12'],
    ['a=1', 'a=2', 'a=2 b=3'],
  ],
  ['a of two digits', () => extMatches('a', /^\d\d$/), ['absent', '', 'a=', 'b=x', 'a=12'], ['a=1', 'a=123', 'a=x']],
];

describe('extension conditions', () => {
  test.each(CASES)('test for %s', (_what, declared, passing, failing) => {
    const condition = declared();
    const asked = [...passing, ...failing];
    expect(asked.filter((each) => condition(given(each), validation()))).toEqual(passing);
  });

  test('have a short label and list their keys', () => {
    const labels = CASES.map(([, condition]) => labelOf(condition()));
    expect(new Set(labels).size).toBe(labels.length);
    const ends = [/ a and b$/, / a and b$/, / a, b$/, / a, b, c$/, /^a .* 1, 2$/, /^a .* 1, 2$/, /^a .* \^\\d\\d\$$/];
    expect(labels).toEqual(ends.map((each) => expect.stringMatching(each)));
    expect(CASES.map(([, condition]) => condition().extensions?.join(''))).toEqual([
      'ab',
      'ab',
      'ab',
      'abc',
      'a',
      'a',
      'a',
    ]);
  });
});

const owner = (text: string) => (text === 'none' ? { ext: undefined } : { ext: given(text) });

test('extensionIn tests that an object has one of the codes', () => {
  const condition = extensionIn('a', '1', '2');
  const asked = ['a=1', 'a=2', 'a=2 b=3', 'a=3', 'b=1', '', 'none'];
  expect(asked.filter((each) => condition(owner(each) as object, validation()))).toEqual(['a=1', 'a=2', 'a=2 b=3']);
  expect(condition(undefined, validation())).toBe(false);
  expect(labelOf(condition)).toMatch(/^a .* 1, 2$/);
});

test('someExtension tests that one of several objects has one of the codes, also under the key without its last part', () => {
  const condition = someExtension('a+x', '1', '2');
  const some = (...each: (Extensions | null | undefined)[]) =>
    condition(
      each.map((ext) => (ext === null ? null : ({ ext } as object))),
      validation(),
    );
  expect(some(new Map([['b', '1']]), null, new Map([['a+x', '2']]))).toBe(true);
  expect(some(undefined, new Map([['a', '1']]))).toBe(true);
  expect(some(undefined, null, new Map([['a', '3']]))).toBe(false);
  expect(some()).toBe(false);
  expect(condition(undefined, validation())).toBe(false);
  expect(labelOf(condition)).toMatch(/ a\+x 1 .*2$/);
});
