import { expect, test } from 'vitest';
import { type Facets, facetKind } from './facets.ts';

/** Returns the facets that a value violates. */
function broken(facets: Facets, value: string): string[] {
  return (facetKind(facets).judge?.('X', value) ?? []).map(({ facet }) => facet);
}

const AMOUNT: Facets = {
  base: 'decimal',
  totalDigits: 18,
  fractionDigits: 2,
  pattern: ['-?([1-9]\\p{Nd}{0,15}|0)(\\.\\p{Nd}{1,2})?'],
};

test.each<[name: string, facets: Facets, value: string, expected: string[]]>([
  ['a number', AMOUNT, '119.50', []],
  ['a number with blanks around it', AMOUNT, ' 119.50\n', []],
  ['a plus sign', AMOUNT, '+1.00', ['pattern']],
  ['too many decimals', AMOUNT, '1.005', ['fractionDigits', 'pattern']],
  ['trailing zeros of decimals', { base: 'decimal', fractionDigits: 2 }, '1.5000', []],
  ['a text instead of a number', AMOUNT, 'abc', ['type']],
  ['an empty number', AMOUNT, '', ['type']],
  ['the total number of digits', { base: 'decimal', totalDigits: 3 }, '0123.4', ['totalDigits']],
  ['a token with blanks within', { base: 'token', maxLength: 3 }, ' a \n b ', []],
  ['a text with blanks around it', { base: 'string', maxLength: 3 }, ' ab ', ['maxLength']],
  ['characters beyond 16 bits', { base: 'token', maxLength: 2 }, '😀😀', []],
  ['an empty text', { base: 'token', minLength: 1 }, '', ['minLength']],
  ['a length', { base: 'string', length: 2 }, 'abc', ['length']],
  ['a value in the list', { base: 'token', enumeration: ['0 KR', 'zw'] }, '0  KR', []],
  ['a value outside the list', { base: 'token', enumeration: 'A B' }, 'C', ['enumeration']],
  ['a listed number in another notation', { base: 'byte', enumeration: '1 2' }, '+01', []],
  ['a number too large for its type', { base: 'byte' }, '128', ['type']],
  ['a date before the first', { base: 'date', minInclusive: '2006-01-01' }, '2005-12-31', ['minInclusive']],
  ['a day that does not exist', { base: 'date', minInclusive: '2006-01-01' }, '2026-02-30', ['type']],
  [
    'a time in another zone',
    { base: 'dateTime', maxInclusive: '2050-01-01T23:59:59Z' },
    '2050-01-02T00:30:00+01:00',
    [],
  ],
  [
    'a time without a zone within hours of the bound',
    { base: 'dateTime', minInclusive: '2025-09-01T00:00:00Z' },
    '2025-09-01T05:00:00',
    ['minInclusive'],
  ],
  ['an exclusive minimum', { base: 'decimal', minExclusive: '0' }, '0.00', ['minExclusive']],
  ['an exclusive maximum', { base: 'decimal', maxExclusive: '10' }, '10.0', ['maxExclusive']],
  ['large numbers', { base: 'integer', maxInclusive: '99999999999999' }, '100000000000000', ['maxInclusive']],
  ['negative numbers', { base: 'decimal', minInclusive: '-5' }, '-5.01', ['minInclusive']],
  [
    'a value of one of two types',
    {
      base: 'string',
      union: [
        { base: 'string', pattern: ['a'] },
        { base: 'string', pattern: ['b'] },
      ],
    },
    'b',
    [],
  ],
  [
    'a value of neither type',
    {
      base: 'string',
      union: [
        { base: 'string', pattern: ['a'] },
        { base: 'string', pattern: ['b'] },
      ],
    },
    'c',
    ['pattern'],
  ],
  ['a fixed value', { base: 'string', fixed: 'PL' }, 'DE', ['fixed']],
  ['the value of an empty element', { base: 'string', enumeration: 'IT', standard: 'IT' }, '', []],
  ['all patterns', { base: 'string', pattern: ['[A-Z]+', '.{2}'] }, 'ABC', ['pattern']],
  ['a double', { base: 'double', minInclusive: '0' }, '1e3', []],
  ['a very long text', { base: 'string', pattern: ['a*'] }, 'a'.repeat(20_000), ['pattern']],
])('facetKind checks %s', (_name, facets, value, expected) => {
  expect(broken(facets, value)).toEqual(expected);
});
