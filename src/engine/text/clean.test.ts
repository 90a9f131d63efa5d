import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAlnum, codeClean, codeDigits, codeStrict, codeUpper, textClean, upperSimple } from './clean.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 200) };
const messy = fc.string({ unit: fc.constantFrom(...'aZñÑé7.-:/,_& \t\u00a0ß\u0301'), maxLength: 12 });

describe('textClean', () => {
  it('removes Unicode white space at the ends only', () => {
    expect(textClean(' \t\u0085\u3000a  b\n c\u00a0\u2028')).toBe('a  b\n c');
    expect(textClean('\ufeffa')).toBe('\ufeffa');
    expect(textClean('   ')).toBe('');
    expect(textClean('')).toBe('');
  });

  it('removes every U+0000 before trimming', () => {
    expect(textClean('\0 a\0b \0')).toBe('ab');
  });
});

describe('cleaning of codes', () => {
  it('composes, removes unprintable characters and trims', () => {
    expect(codeClean('\u00a0A\tB  C\u200b ')).toBe('AB  C');
    expect(codeClean('e\u0301')).toBe('é');
    expect(codeClean('  A-1 ')).toBe('A-1');
    expect(codeClean('日本 €\ufeff\ud800')).toBe('日本 €');
    expect(codeClean('')).toBe('');
  });

  it.each([
    ['Aé-B', 'A-B'],
    ['A é B', 'A B'],
    ['A..B', 'A.B'],
    ['A. ', 'A.'],
    ['A - B', 'A B'],
    ['A- B', 'A-B'],
    ['-A', '-A'],
    ['A é', 'A '],
    ['Ñañ1', 'Ña1'],
    ['\u3000a_b\n', 'a_b'],
  ])('turns %j strictly into %j', (code, strict) => {
    expect(codeStrict(code)).toBe(strict);
  });

  it('can convert to upper case, or keep only letters or digits', () => {
    expect(codeUpper(' es-b 12.3x')).toBe('ES-B 12.3X');
    expect(codeAlnum('es-b 12.3xÑ')).toBe('ESB123X');
    expect(codeDigits('es-b 12.3x')).toBe('123');
  });

  it('follows the steps of the standard', () => {
    fc.assert(
      fc.property(messy, (code) => {
        const strict = textClean(code)
          .replace(/([.\-:/,_& ])[^A-ZÑa-z0-9]+/g, '$1')
          .replace(/[^A-ZÑa-z0-9.\-:/,_& ]/g, '');
        expect(codeStrict(code)).toBe(strict);
        expect(codeAlnum(code)).toBe(strict.toUpperCase().replace(/[^A-Z0-9]/g, ''));
        expect(codeDigits(code)).toBe(strict.replace(/[^0-9]/g, ''));
      }),
      runs,
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(codeClean(codeClean(code))).toBe(codeClean(code));
        expect(textClean(textClean(code))).toBe(textClean(code));
      }),
      runs,
    );
  });
});

it('upperSimple converts character by character', () => {
  expect(upperSimple('straße ﬁx ñ')).toBe('STRAßE ﬁX Ñ');
  expect(upperSimple('abc-1')).toBe('ABC-1');
  expect(upperSimple('𐐨')).toBe('𐐀');
});
