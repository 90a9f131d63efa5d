import { describe, expect, test } from 'vitest';
import {
  type Extensible,
  extension,
  extensions,
  extensionsContain,
  extensionsEqual,
  extensionsKey,
  keepOrSetExtension,
  setExtension,
  setExtensionIfAbsent,
} from './extensions.ts';

test('a code is that of the key, or of the longest key that it begins with up to a +', () => {
  const map = new Map([
    ['a', '1'],
    ['a+b', '2'],
    ['a+b+c+d', ''],
    ['+x', '3'],
  ]);
  const codes = ['a', 'a+b', 'a+c', 'a+b+c', 'a+b+c+d', 'a+b+c+d+e', 'b', 'b+a', 'ab', '+x', '+x+y', ''];
  expect(codes.map((key) => extension(map, key))).toEqual(['1', '2', '1', '2', '', '', '', '', '', '3', '3', '']);
  expect(extension(undefined, 'a')).toBe('');
});

test('what has no code is left out, and the extensions with it where nothing is left', () => {
  const cleaned = (entries: [string, string][]) => extensions.clean?.(new Map(entries));
  expect(
    cleaned([
      ['a', ''],
      ['b', '2'],
    ]),
  ).toEqual(new Map([['b', '2']]));
  expect([cleaned([['a', '']]), cleaned([])]).toEqual([undefined, undefined]);
});

describe('a code', () => {
  const left = (ext: [string, string][] | undefined, change: (owner: Extensible) => void) => {
    const owner: Extensible = ext ? { ext: new Map(ext) } : {};
    change(owner);
    return owner.ext && Object.fromEntries(owner.ext);
  };

  test('is set, in place of another and where there was none', () => {
    expect(left(undefined, (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1' });
    expect(left([['b', '2']], (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1', b: '2' });
    expect(left([['a', '2']], (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1' });
  });

  test('that is empty takes the key away', () => {
    expect(left([['a', '2']], (owner) => setExtension(owner, 'a', ''))).toEqual({});
    expect(left(undefined, (owner) => setExtension(owner, 'a', ''))).toBeUndefined();
  });

  test('is left alone where it is only to be set in absence', () => {
    expect(left([['a', '2']], (owner) => setExtensionIfAbsent(owner, 'a', '1'))).toEqual({ a: '2' });
    expect(left([['a', '']], (owner) => setExtensionIfAbsent(owner, 'a', '1'))).toEqual({ a: '' });
    expect(left([['b', '2']], (owner) => setExtensionIfAbsent(owner, 'a', '1'))).toEqual({ a: '1', b: '2' });
    expect(left(undefined, (owner) => setExtensionIfAbsent(owner, 'a', '1'))).toEqual({ a: '1' });
  });

  test.each([
    [undefined, '1'],
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '1'],
    ['', '1'],
  ])('%s, of which 2 and 3 may stay, becomes %s', (present, kept) => {
    const given: [string, string][] = present === undefined ? [] : [['a', present]];
    expect(left(given, (owner) => keepOrSetExtension(owner, 'a', '1', ['2', '3']))).toEqual({ a: kept });
  });

  test('is the preferred one where there are no codes at all', () => {
    expect(left(undefined, (owner) => keepOrSetExtension(owner, 'a', '1', []))).toEqual({ a: '1' });
  });
});

test('the key of extensions is the same for the same entries in any order, and only for those', () => {
  const maps: [string, string][][] = [
    [['a', '1']],
    [['a', '11']],
    [['a1', '1']],
    [['a', '']],
    [['', 'a']],
    [
      ['a', '1'],
      ['b', '2'],
    ],
    [
      ['a', '2'],
      ['b', '1'],
    ],
    [['a', '1b2']],
    [['a', '11:b1:2']],
  ];
  const keys = maps.map((entries) => extensionsKey(new Map(entries)));
  expect(new Set(keys).size).toBe(maps.length);
  expect(maps.map((entries) => extensionsKey(new Map(entries.toReversed())))).toEqual(keys);
  expect([extensionsKey(undefined), extensionsKey(new Map())]).toEqual(['', '']);
});

test('extensions contain others where each of those stands with its code; without any they contain nothing', () => {
  const map = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const wanted = (entries: [string, string][]) => extensionsContain(map, new Map(entries));
  expect(wanted([['a', '1']])).toBe(true);
  expect(wanted([...map])).toBe(true);
  expect(wanted([])).toBe(true);
  expect(wanted([['a', '2']])).toBe(false);
  expect(wanted([['c', '1']])).toBe(false);
  expect(wanted([...map, ['c', '3']])).toBe(false);
  expect(extensionsContain(new Map(), new Map())).toBe(false);
  expect(extensionsContain(undefined, new Map([['a', '1']]))).toBe(false);
});

test('extensions are equal with the same codes under the same keys, and without any', () => {
  const [empty, one] = [new Map<string, string>(), new Map([['a', '1']])];
  const others = [new Map([['a', '2']]), new Map([['b', '1']]), new Map([...one, ['b', '2']])];
  expect([undefined, empty].every((each) => extensionsEqual(undefined, each) && extensionsEqual(empty, each))).toBe(
    true,
  );
  expect(extensionsEqual(one, new Map(one))).toBe(true);
  for (const other of [undefined, empty, ...others]) {
    expect([extensionsEqual(one, other), extensionsEqual(other, one)]).toEqual([false, false]);
  }
});
