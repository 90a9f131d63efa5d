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

test('extension returns the code of the key, or of its longest prefix up to a +', () => {
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

test('cleaning removes entries without a code, and the map if nothing is left', () => {
  const cleaned = (entries: [string, string][]) => extensions.clean?.(new Map(entries));
  expect(
    cleaned([
      ['a', ''],
      ['b', '2'],
    ]),
  ).toEqual(new Map([['b', '2']]));
  expect([cleaned([['a', '']]), cleaned([])]).toEqual([undefined, undefined]);
});

describe('setting an extension', () => {
  const left = (ext: [string, string][] | undefined, change: (owner: Extensible) => void) => {
    const owner: Extensible = ext ? { ext: new Map(ext) } : {};
    change(owner);
    return owner.ext && Object.fromEntries(owner.ext);
  };

  test('adds or replaces a code', () => {
    expect(left(undefined, (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1' });
    expect(left([['b', '2']], (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1', b: '2' });
    expect(left([['a', '2']], (owner) => setExtension(owner, 'a', '1'))).toEqual({ a: '1' });
  });

  test('removes the key for an empty code', () => {
    expect(left([['a', '2']], (owner) => setExtension(owner, 'a', ''))).toEqual({});
    expect(left(undefined, (owner) => setExtension(owner, 'a', ''))).toBeUndefined();
  });

  test('setExtensionIfAbsent keeps an existing code', () => {
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
  ])('keepOrSetExtension turns %s into %s if only 2 and 3 may be kept', (present, kept) => {
    const given: [string, string][] = present === undefined ? [] : [['a', present]];
    expect(left(given, (owner) => keepOrSetExtension(owner, 'a', '1', ['2', '3']))).toEqual({ a: kept });
  });

  test('uses the preferred code with keepOrSetExtension if there are no extensions', () => {
    expect(left(undefined, (owner) => keepOrSetExtension(owner, 'a', '1', []))).toEqual({ a: '1' });
  });
});

test('extensionsKey is the same for the same entries in any order only', () => {
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

test('extensionsContain requires every wanted entry with its code; an empty map contains nothing', () => {
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

test('extensionsEqual compares keys and codes; absent and empty are equal', () => {
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
