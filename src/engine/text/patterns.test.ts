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

describe('byteLength and runeLength', () => {
  it.each(['', 'abc', 'é', '€', '日本', '😀a', '\ud800', '\udc00\ud800', '\u07ff\u0800\uffff'])(
    'count the bytes and code points of %j',
    (text) => {
      expect(byteLength(text)).toBe(encoded(text));
      expect(runeLength(text)).toBe([...text].length);
    },
  );
});

it('compareBytes orders texts by bytes, not by UTF-16 units', () => {
  const names = ['b', 'a', '', 'ab', 'Z', 'é', '\uffff', '😀', '\ue000', '\ud7ff'];
  const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(names.toSorted(compareBytes)).toEqual(byBytes);
});

describe('codeFormValid', () => {
  it.each(['A', 'A 1', '\u00a0A\u00a0', 'ü', ''])('accepts %j', (code) => {
    expect(codeFormValid(code)).toBe(true);
  });
  it.each([' A', 'A ', 'A\tB', '\nA', 'A\u0085', 'A\u007fB', ' '])('rejects %j', (code) => {
    expect(codeFormValid(code)).toBe(false);
  });

  it('takes linear time', () => {
    expect(keyFormValid(`${'a'.repeat(100_000)}!`)).toBe(false);
  });
});

describe('strictCodeValid', () => {
  const separators = '.-:/,_& ';
  const isAlphanumeric = (character: string) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÑabcdefghijklmnopqrstuvwxyz0123456789'.includes(character);

  /** Implements the standard's pattern without a regular expression. */
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

  it('agrees with the standard on every short text', () => {
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

  it('classifies every character', () => {
    const characters = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
    const wrong = characters.filter(
      (character) =>
        strictCodeValid(character) !== isStrictCode(character) ||
        strictCodeValid(`a${character}b`) !== isStrictCode(`a${character}b`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['a', 'a-', 'a-b'])('takes linear time for many %j with a fault at the end', (part) => {
    expect(strictCodeValid(`${part.repeat(100_000)}!`)).toBe(false);
  });
});

describe('keys', () => {
  it.each(['9a', 'a--b', 'a+-b', '00', 'a', 'standard+eq', ''])('have a valid form: %j', (key) => {
    expect(keyFormValid(key)).toBe(true);
  });
  it.each(['9', 'A', 'a_b', 'a+', '-a', 'a b', 'ä', 'a\n'])('have an invalid form: %j', (key) => {
    expect(keyFormValid(key)).toBe(false);
  });

  it('are tested for parts', () => {
    expect([keyHas('a+b', 'b'), keyHas('a', 'a'), keyHas('ab+c', 'b')]).toEqual([true, true, false]);
    expect([keyHasPrefix('a+b', 'a'), keyHasPrefix('a', 'a'), keyHasPrefix('ab+c', 'a')]).toEqual([true, true, false]);
  });

  it('are tested for several values and prefixes', () => {
    expect(keyIsOrStartsWith('a+b', ['x', 'a'])).toBe(true);
    expect(keyIsOrStartsWith('a+b', ['a+b'])).toBe(true);
    expect(keyIsOrStartsWith('ab', ['a'])).toBe(false);
    expect(keyIsOrStartsWith('', [''])).toBe(false);
  });

  it('find their entry by dropping parts from the end', () => {
    const entries = new Map(Object.entries({ a: '1', 'a+b': '2' }));
    expect(keyLookup(entries, 'a+b+c')).toBe('2');
    expect(keyLookup(entries, 'a+x')).toBe('1');
    expect(keyLookup(entries, 'x+a')).toBeUndefined();
    expect(keyLookup(entries, 'constructor')).toBeUndefined();
  });
});

it('codeJoin joins codes if both are present', () => {
  expect([codeJoin('A', 'B'), codeJoin('A', ''), codeJoin('', 'B')]).toEqual(['A-B', 'A', 'B']);
});
