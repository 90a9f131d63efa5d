import { describe, expect, it } from 'vitest';
import { compareBytes } from './bytes.ts';
import {
  byteLength,
  codeFormValid,
  codeJoin,
  keyFormValid,
  keyHas,
  keyHasPrefix,
  keyIsOrStartsWith,
  keyLookup,
  keyPop,
  keyWith,
  runeLength,
  strictCodeValid,
} from './patterns.ts';
import { quote } from './quote.ts';

const encoded = (text: string): number => new TextEncoder().encode(text).length;

describe('the length of a text', () => {
  it.each(['', 'abc', 'é', '€', '日本', '😀a', '\ud800', '\udc00\ud800', '\u07ff\u0800\uffff'])('%j', (text) => {
    expect(byteLength(text)).toBe(encoded(text));
    expect(runeLength(text)).toBe([...text].length);
  });
});

it('texts are ordered by their bytes, not by their UTF-16 units', () => {
  const names = ['b', 'a', '', 'ab', 'Z', 'é', '\uffff', '😀', '\ue000', '\ud7ff'];
  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(names.toSorted(compareBytes)).toEqual(byBytes);
});

describe('the form of a code', () => {
  it.each(['A', 'A 1', '\u00a0A\u00a0', 'ü', ''])('%j passes', (code) => {
    expect(codeFormValid(code)).toBe(true);
  });
  it.each([' A', 'A ', 'A\tB', '\nA', 'A\u0085', 'A\u007fB', ' '])('%j fails', (code) => {
    expect(codeFormValid(code)).toBe(false);
  });

  it('is stricter for some rules', () => {
    expect(['', 'A', 'A-1', 'Ña b'].every(strictCodeValid)).toBe(true);
    expect(['A--1', '-A', 'A.', 'ñ', 'A  B'].some(strictCodeValid)).toBe(false);
  });

  it('is told in linear time', () => {
    expect(strictCodeValid(`${'a'.repeat(100_000)}!`)).toBe(false);
    expect(keyFormValid(`${'a'.repeat(100_000)}!`)).toBe(false);
  });
});

describe('a key', () => {
  it.each(['9a', 'a--b', 'a+-b', '00', 'a', 'standard+eq', ''])('%j has the form of one', (key) => {
    expect(keyFormValid(key)).toBe(true);
  });
  it.each(['9', 'A', 'a_b', 'a+', '-a', 'a b', 'ä', 'a\n'])('%j has not', (key) => {
    expect(keyFormValid(key)).toBe(false);
  });

  it('is made of parts', () => {
    expect(keyWith('a', 'b')).toBe('a+b');
    expect([keyHas('a+b', 'b'), keyHas('a', 'a'), keyHas('ab+c', 'b')]).toEqual([true, true, false]);
    expect([keyPop('a+b+c'), keyPop('a'), keyPop('')]).toEqual(['a+b', '', '']);
    expect([keyHasPrefix('a+b', 'a'), keyHasPrefix('a', 'a'), keyHasPrefix('ab+c', 'a')]).toEqual([true, true, false]);
  });

  it('is one of several, or starts with one of them', () => {
    expect(keyIsOrStartsWith('a+b', ['x', 'a'])).toBe(true);
    expect(keyIsOrStartsWith('a+b', ['a+b'])).toBe(true);
    expect(keyIsOrStartsWith('ab', ['a'])).toBe(false);
    expect(keyIsOrStartsWith('', [''])).toBe(false);
  });

  it('finds its entry by dropping parts from the end', () => {
    const entries = new Map(Object.entries({ a: '1', 'a+b': '2' }));
    expect(keyLookup(entries, 'a+b+c')).toBe('2');
    expect(keyLookup(entries, 'a+x')).toBe('1');
    expect(keyLookup(entries, 'x+a')).toBeUndefined();
    expect(keyLookup(entries, 'constructor')).toBeUndefined();
  });
});

it('codes are joined where both are there', () => {
  expect([codeJoin('A', 'B'), codeJoin('A', ''), codeJoin('', 'B'), codeJoin('A', 'B', '.')]).toEqual([
    'A-B',
    'A',
    'B',
    'A.B',
  ]);
});

it('texts in messages show what does not print', () => {
  expect(quote('a"b\\c\n\u0000\u007f\u0085é😀\u200b')).toBe('"a\\"b\\\\c\\n\\x00\\x7f\\u0085é😀\\u200b"');
  expect(quote('é€', 3)).toBe('"é\\xe2"');
  expect(quote('\u{e0001}')).toBe('"\\U000e0001"');
});
