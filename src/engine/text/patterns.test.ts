import { describe, expect, it } from 'vitest';
import { byteLength, compareBytes, runeLength } from './bytes.ts';
import {
  codeFormValid,
  codeJoin,
  keyFormValid,
  keyHas,
  keyHasPrefix,
  keyIsOrStartsWith,
  keyLookup,
  strictCodeValid,
} from './patterns.ts';

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

  it('is told in linear time', () => {
    expect(keyFormValid(`${'a'.repeat(100_000)}!`)).toBe(false);
  });
});

describe('the strict form of a code', () => {
  const separators = '.-:/,_& ';
  const isAlphanumeric = (character: string) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÑabcdefghijklmnopqrstuvwxyz0123456789'.includes(character);

  /** What the standard's pattern accepts, said without a pattern. */
  function isStrictCode(text: string): boolean {
    const characters = text.split('');
    return (
      characters.length > 0 &&
      characters.every(
        (character, i) =>
          isAlphanumeric(character) ||
          (separators.includes(character) &&
            isAlphanumeric(characters[i - 1] ?? '!') &&
            isAlphanumeric(characters[i + 1] ?? '!')),
      )
    );
  }

  it('is what the standard lays down, for every short text', () => {
    const standard = /^[A-ZÑa-z0-9]+([.\-:/,_& ]?[A-ZÑa-z0-9]+)*$/;
    let texts = [''];
    for (let length = 0; length <= 6; length++) {
      const wrong = texts.filter((text) => {
        const verdict = isStrictCode(text);
        return strictCodeValid(text) !== verdict || standard.test(text) !== verdict;
      });
      expect(wrong).toEqual([]);
      texts = texts.flatMap((text) => ['A', '7', 'Ñ', '-', ' ', 'ñ', '\n'].map((character) => text + character));
    }
  });

  it('knows each character', () => {
    const characters = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
    const wrong = characters.filter(
      (character) =>
        strictCodeValid(character) !== isStrictCode(character) ||
        strictCodeValid(`a${character}b`) !== isStrictCode(`a${character}b`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['a', 'a-', 'a-b'])('is told in linear time: many %j with a fault at the end', (part) => {
    expect(strictCodeValid(`${part.repeat(100_000)}!`)).toBe(false);
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
    expect([keyHas('a+b', 'b'), keyHas('a', 'a'), keyHas('ab+c', 'b')]).toEqual([true, true, false]);
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
