import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Decimal, sum } from './decimal.ts';

describe('Decimal.parse', () => {
  it.each([
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['.5', '0.5'],
    ['1.', '1'],
    ['+1.5', '1.5'],
    [' 7 ', '7'],
    ['-0', '0'],
    ['-0.00', '0.00'],
    ['007', '7'],
    ['123456789012345', '123456789012345'],
    ['-12345678901234.5678', '-12345678901234.5678'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ])('reads %j as %s', (text, number) => {
    expect(String(Decimal.parse(text))).toBe(number);
  });

  it.each(['', '-', '.', '-.', '+', '--1', '1-', '1.2.3', '1e3', '1,5', '0x1', '１', 'one', '1 2'])(
    'rejects %j',
    (text) => {
      expect(Decimal.parse(text)).toBeUndefined();
    },
  );
});

/** An exact number as digits and decimals. */
interface Exact {
  digits: bigint;
  decimals: number;
}

/** Returns a number in decimal notation. */
function written({ digits, decimals }: Exact): string {
  const text = `${digits < 0n ? -digits : digits}`.padStart(decimals + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

const decimal = (number: Exact) => Decimal.parse(written(number)) ?? Decimal.ZERO;

/** Returns the digits of a number scaled to more decimals. */
const digitsAt = ({ digits, decimals }: Exact, more: number) => digits * 10n ** BigInt(more - decimals);

const EDGE = 2n ** 53n;
/** Numbers of all sizes, many of them near the limit of exactness, or half way between two. */
const numbers: fc.Arbitrary<Exact> = fc.record({
  digits: fc.oneof(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.bigInt({ min: -1000n, max: 1000n }),
    fc.bigInt({ min: -3n, max: 3n }).map((each) => EDGE + each),
    fc.bigInt({ min: -3n, max: 3n }).map((each) => each - EDGE),
    fc.bigInt({ min: -99n, max: 99n }).map((each) => each * 50n),
    fc.constantFrom(0n, 10n ** 15n, 10n ** 15n - 1n, 10n ** 16n),
  ),
  decimals: fc.integer({ min: 0, max: 20 }),
});

/** Returns the quotient of whole numbers, rounded down, and the remainder. */
function floored(dividend: bigint, divisor: bigint): [quotient: bigint, rest: bigint] {
  const rest = ((dividend % divisor) + divisor) % divisor;
  return [(dividend - rest) / divisor, rest];
}

describe('Decimal for any numbers', () => {
  const holds = (property: (one: Exact, other: Exact) => void) =>
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        property(one, other);
      }),
      { numRuns: 500 },
    );

  it('writes a number with the decimals it was read with', () => {
    holds((one) => {
      expect(String(decimal(one))).toBe(written(one));
      expect(decimal(one).scale).toBe(one.decimals);
    });
  });

  it('adds, subtracts and multiplies exactly', () => {
    holds((one, other) => {
      const decimals = Math.max(one.decimals, other.decimals);
      const [a, b] = [digitsAt(one, decimals), digitsAt(other, decimals)];
      expect(String(decimal(one).plus(decimal(other)))).toBe(written({ digits: a + b, decimals }));
      expect(String(decimal(one).minus(decimal(other)))).toBe(written({ digits: a - b, decimals }));
      const product = { digits: one.digits * other.digits, decimals: one.decimals + other.decimals };
      expect(String(decimal(one).times(decimal(other)))).toBe(written(product));
      expect(String(sum([written(one), 'none', undefined, written(other)]))).toBe(written({ digits: a + b, decimals }));
    });
  });

  it('sums many numbers exactly, with their decimals in any order', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 20 }), (all) => {
        const decimals = Math.max(0, ...all.map((each) => each.decimals));
        const digits = all.reduce((before, each) => before + digitsAt(each, decimals), 0n);
        expect(String(sum(['1.5.0', ...all.map(written), ' ']))).toBe(written({ digits, decimals }));
      }),
    );
  });

  it('compares by value, whatever the decimals', () => {
    holds((one, other) => {
      const decimals = Math.max(one.decimals, other.decimals);
      const [a, b] = [digitsAt(one, decimals), digitsAt(other, decimals)];
      expect(Math.sign(decimal(one).compare(decimal(other)))).toBe(a < b ? -1 : a > b ? 1 : 0);
      expect(decimal(one).equals(decimal(other))).toBe(a === b);
      const same = { digits: one.digits * 100n, decimals: one.decimals + 2 };
      expect(decimal(one).compare(decimal(same))).toBe(0);
      expect([decimal(one).isZero, decimal(one).isNegative]).toEqual([one.digits === 0n, one.digits < 0n]);
    });
  });

  it('divides to at least 18 decimals, rounding halves towards zero', () => {
    holds((one, other) => {
      fc.pre(other.digits !== 0n);
      const decimals = Math.max(18, one.decimals, other.decimals);
      const dividend = digitsAt(one, one.decimals) * 10n ** BigInt(decimals - one.decimals + other.decimals);
      const [a, b] = [dividend < 0n ? -dividend : dividend, other.digits < 0n ? -other.digits : other.digits];
      // Half of the divisor, less its smallest part, rounds up to the next number.
      const digits = (2n * a + b - 1n) / (2n * b);
      const isNegative = one.digits < 0n !== other.digits < 0n;
      expect(String(decimal(one).dividedBy(decimal(other)))).toBe(
        written({ digits: isNegative ? -digits : digits, decimals }),
      );
    });
  });

  it('rounds halves up, towards the greater number', () => {
    holds((one, { decimals: wanted }) => {
      const decimals = Math.min(wanted, one.decimals);
      const divisor = 10n ** BigInt(one.decimals - decimals);
      const [down, rest] = floored(one.digits, divisor);
      const digits = down + (2n * rest >= divisor && rest > 0n ? 1n : 0n);
      expect(String(decimal(one).round(wanted))).toBe(written({ digits, decimals }));
    });
  });

  it('returns a hundredth, the absolute value, and the text without trailing zeros', () => {
    holds((one) => {
      expect(String(decimal(one).percent())).toBe(written({ ...one, decimals: one.decimals + 2 }));
      expect(String(decimal(one).abs())).toBe(written({ ...one, digits: one.digits < 0n ? -one.digits : one.digits }));
      const text = written(one);
      const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
      expect(String(decimal(one).shortened())).toBe(short === '-0' ? '0' : short);
    });
  });
});

it.each([
  ['2.345', 2, '2.35'],
  ['-2.345', 2, '-2.34'],
  ['-2.346', 2, '-2.35'],
  ['2.5', 0, '3'],
  ['-2.5', 0, '-2'],
  ['-0.4', 0, '0'],
  ['9.995', 2, '10.00'],
  ['1.5', 2, '1.5'],
])('%s rounded to %i decimals is %s', (text, decimals, result) => {
  expect(String(Decimal.parse(text)?.round(decimals))).toBe(result);
});

it.each([
  ['1', '3', '0.333333333333333333'],
  ['2', '3', '0.666666666666666667'],
  ['-2', '3', '-0.666666666666666667'],
  ['1', '-8', '-0.125000000000000000'],
  // Half of the last of 18 decimals.
  ['0.000000000000000001', '2', '0.000000000000000000'],
  ['0.000000000000000003', '2', '0.000000000000000001'],
])('%s divided by %s is %s', (dividend, divisor, result) => {
  expect(String(Decimal.parse(dividend)?.dividedBy(Decimal.parse(divisor) ?? Decimal.ZERO))).toBe(result);
});

it('Decimal.parse rejects numbers of more than 200 characters', () => {
  expect(Decimal.parse('1'.repeat(200))?.toString()).toBe('1'.repeat(200));
  expect(Decimal.parse('1'.repeat(201))).toBeUndefined();
});

it('Decimal calculates everyday amounts without big integers', () => {
  vi.stubGlobal('BigInt', () => {
    throw new Error('a number is enough');
  });
  try {
    const [price, quantity] = [Decimal.parse('1234567.89'), Decimal.parse('-12.5')];
    if (price === undefined || quantity === undefined) throw new Error('they are numbers');
    const product = price.times(quantity);
    expect([product, product.round(2), product.shortened()].map(String)).toEqual([
      '-15432098.625',
      '-15432098.62',
      '-15432098.625',
    ]);
    expect([price.plus(quantity), price.minus(quantity), quantity.abs(), quantity.percent()].map(String)).toEqual([
      '1234555.39',
      '1234580.39',
      '12.5',
      '-0.125',
    ]);
    expect([price.compare(quantity), price.equals(price), product.isNegative]).toEqual([1, true, true]);
    expect(String(sum(['999999999.99', '0.005', '-12.5']))).toBe('999999987.495');
  } finally {
    vi.unstubAllGlobals();
  }
});
