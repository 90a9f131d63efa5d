import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Amount } from './amount.ts';
import { readDecimal } from './decimal-text.ts';

const amount = (text: string): Amount => {
  const parsed = Amount.parse(text);
  if (parsed === undefined) throw new Error(`${text} is no amount`);
  return parsed;
};

describe('Amount.parse', () => {
  it.each([
    ['10.00', 1000, 2],
    ['10', 10, 0],
    ['10.10', 1010, 2],
    ['-0.022', -22, 3],
    ['-0.00', 0, 2],
    ['10.', 10, 0],
    ['+5', 5, 0],
    ['--5', 5, 0],
    ['1.-5', 95, 2],
    ['1.+5', 105, 2],
    ['-1.-5', -95, 2],
    ['000123.456', 123456, 3],
    ['9007199254740991', 9007199254740991, 0],
    ['9007199254740992', 9007199254740992n, 0],
    ['999999999999999999.1', 999999999999999999n, 0],
    ['1.99999999999999999999', 199999999999999999n, 17],
    ['0.1234567890123456789', 123456789012345678n, 18],
    ['00000000000000000000000000000001', 1, 0],
  ])('reads %s as %d with %d decimals', (text, value, exponent) => {
    expect(amount(text)).toMatchObject({ value, exponent });
  });

  it.each([
    '',
    ' 10',
    '1,000.00',
    '1_000',
    '1e3',
    '1.5e3',
    '.5',
    '-',
    '-.5',
    '1.-',
    '21%',
    'true',
    '1\t',
    '1.2.3',
    '1234567890123456789',
    '+123456789012345678',
    '12345678901234567.é',
  ])('returns undefined for %j', (text) => {
    expect(Amount.parse(text)).toBeUndefined();
  });
});

describe('Amount.toString and toJSON', () => {
  it.each([
    [Amount.of(1000, 2), '10.00'],
    [Amount.of(-22, 3), '-0.022'],
    [Amount.of(0, 2), '0.00'],
    [Amount.of(-0, 2), '0.00'],
    [Amount.of(5, 0), '5'],
    [Amount.of(-5, 0), '-5'],
    [Amount.of(-123, 2), '-1.23'],
    [Amount.of(-5, 2), '-0.05'],
    [Amount.of(5, 2), '0.05'],
    [Amount.of(99, 2), '0.99'],
    [Amount.of(12_345_670, 2), '123456.70'],
    [Amount.of(Number.MAX_SAFE_INTEGER, 2), '90071992547409.91'],
    [Amount.of(9007199254740993n, 2), '90071992547409.93'],
    [Amount.MAX, '9223372036854775807'],
    [Amount.of(1, 20), '0.00000000000000000001'],
    [Amount.of(-9223372036854775808n, 2), '-92233720368547758.08'],
  ])('writes %s', (value, text) => {
    expect(value.toString()).toBe(text);
    expect(JSON.stringify({ value })).toBe(`{"value":"${text}"}`);
  });
});

describe('Amount operations', () => {
  it('rescale rounds half away from zero', () => {
    expect(amount('1.005').rescale(2).toString()).toBe('1.01');
    expect(amount('-1.005').rescale(2).toString()).toBe('-1.01');
    expect(amount('1.00499').rescale(2).toString()).toBe('1.00');
    expect(amount('10').rescale(2).toString()).toBe('10.00');
    expect(amount('-0.4').rescale(0).value).toBe(0);
  });

  it('up only adds decimals and down only removes them', () => {
    expect(amount('1.005').up(2).toString()).toBe('1.005');
    expect(amount('1.0').up(2).toString()).toBe('1.00');
    expect(amount('1.005').down(2).toString()).toBe('1.01');
    expect(amount('1.0').down(2).toString()).toBe('1.0');
    expect(amount('1.0').match(amount('2.000')).toString()).toBe('1.000');
    expect(amount('1.0').upscale(2).toString()).toBe('1.000');
    expect(amount('1.05').downscale(1).toString()).toBe('1.1');
    expect(amount('1.05').downscale(3).toString()).toBe('1');
  });

  it('add and subtract round the other operand first', () => {
    expect(amount('1.0').add(amount('0.25')).toString()).toBe('1.3');
    expect(amount('1.0').subtract(amount('0.25')).toString()).toBe('0.7');
    expect(amount('1.00').add(amount('1')).toString()).toBe('2.00');
  });

  it('multiply and divide keep the decimals of the left operand', () => {
    expect(amount('10.00').multiply(amount('0.333')).toString()).toBe('3.33');
    expect(amount('2.50').multiply(amount('-0.21')).toString()).toBe('-0.53');
    expect(amount('10.00').divide(amount('3')).toString()).toBe('3.33');
    expect(amount('-20.00').divide(amount('3')).toString()).toBe('-6.67');
    expect(amount('10.00').divide(amount('0.00')).toString()).toBe('0.00');
    expect(amount('5').multiply(Amount.ZERO).negate().value).toBe(0);
  });

  it('compare and equals go by value', () => {
    expect(amount('1.0').equals(amount('1.00'))).toBe(true);
    expect(amount('1.0').compare(amount('1.01'))).toBe(-1);
    expect(amount('-1').compare(amount('-1.5'))).toBe(1);
    expect(amount('999999999999999999').compare(amount('0.000000000000000001'))).toBe(1);
  });
});

describe('Amount beyond 64 bits', () => {
  it('loses decimals first', () => {
    expect(amount('999999999.999999999').rescale(10)).toMatchObject({ value: 999999999999999999n, exponent: 9 });
    expect(amount('3.0888382687927107').add(amount('999999999999999999')).toString()).toBe('1000000000000000002');
    expect(amount('3.0888382687927107').multiply(amount('439')).exponent).toBe(15);
  });

  it('rounds at its own decimals before it loses any', () => {
    // The exact result is …2726449.7. At 13 decimals it is …2726450, and 11 of them fit. A single rounding would end
    // in 4.
    const price = amount('6948.9978849303710');
    expect(price.multiply(amount('9589.07')).toString()).toBe('66634427.14844927265');
    expect(price.multiply(amount('-9589.07')).toString()).toBe('-66634427.14844927265');
  });

  it('stays at the limit once no decimals are left', () => {
    const large = amount('999999999999999999');
    expect(large.multiply(large)).toMatchObject({ value: 9223372036854775807n, exponent: 0 });
    expect(large.multiply(large.negate())).toMatchObject({ value: -9223372036854775808n, exponent: 0 });
    expect(Amount.of(-9223372036854775808n, 0).negate().value).toBe(9223372036854775807n);
  });

  it('becomes a number again once a number can hold the value exactly', () => {
    expect(Amount.of(9007199254740992n, 0).subtract(Amount.ONE).value).toBe(9007199254740991);
  });
});

it('Amount.of rejects fractions', () => {
  expect(() => Amount.of(1.5, 0)).toThrow(RangeError);
});

/** The same operations on exact fractions of bigints, as the standard defines them. */
const reference = {
  round(numerator: bigint, denominator: bigint): bigint {
    const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
    const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
    return sign * ((2n * n + d) / (2n * d));
  },
  fits: (value: bigint): boolean => value === BigInt.asIntN(64, value),
  result(numerator: bigint, denominator: bigint, exponent: number): string {
    const rounded = reference.round(numerator, denominator);
    if (reference.fits(rounded)) return `${rounded} e${exponent}`;
    const drop = Array.from({ length: exponent + 1 }, (_, k) => k).find((k) =>
      reference.fits(rounded / 10n ** BigInt(k)),
    );
    const dropped = drop ?? exponent;
    const short = reference.round(rounded, 10n ** BigInt(dropped));
    const limit = short < 0n ? -(2n ** 63n) : 2n ** 63n - 1n;
    return `${reference.fits(short) ? short : limit} e${exponent - dropped}`;
  },
  rescaled(a: Amount, exponent: number): bigint {
    const power = 10n ** BigInt(Math.abs(exponent - a.exponent));
    return exponent < a.exponent ? reference.round(BigInt(a.value), power) : BigInt(a.value) * power;
  },
};

const shown = (a: Amount): string => `${a.value} e${a.exponent}`;

const runs = { numRuns: Number(process.env.FC_RUNS ?? 200) };
const exponents = fc.integer({ min: 0, max: 18 });
const everyday = fc
  .record({ value: fc.integer({ min: -1e7, max: 1e7 }), exponent: fc.integer({ min: 0, max: 4 }) })
  .map(({ value, exponent }) => Amount.of(value, exponent));
const aroundSafe = fc
  .record({ value: fc.maxSafeInteger(), exponent: exponents })
  .map(({ value, exponent }) => Amount.of(value, exponent));
const any64 = fc
  .record({ value: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), exponent: exponents })
  .map(({ value, exponent }) => Amount.of(value, exponent));
const amounts = fc.oneof(everyday, aroundSafe, any64);

describe('Amount compared with exact fractions', () => {
  it('adds and subtracts like exact fractions', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const term = reference.rescaled(b, a.exponent);
        expect(shown(a.add(b))).toBe(reference.result(BigInt(a.value) + term, 1n, a.exponent));
        expect(shown(a.subtract(b))).toBe(reference.result(BigInt(a.value) - term, 1n, a.exponent));
      }),
      runs,
    );
  });

  it('multiplies and divides like exact fractions', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const power = 10n ** BigInt(b.exponent);
        const product = BigInt(a.value) * BigInt(b.value);
        expect(shown(a.multiply(b))).toBe(reference.result(product, power, a.exponent));
        const quotient = b.isZero()
          ? `0 e${a.exponent}`
          : reference.result(BigInt(a.value) * power, BigInt(b.value), a.exponent);
        expect(shown(a.divide(b))).toBe(quotient);
      }),
      runs,
    );
  });

  it('rescales like exact fractions and never returns −0', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 24 }), (a, exponent) => {
        const [numerator, denominator] =
          exponent < a.exponent
            ? [BigInt(a.value), 10n ** BigInt(a.exponent - exponent)]
            : [reference.rescaled(a, exponent), 1n];
        const result = a.rescale(exponent);
        expect(shown(result)).toBe(reference.result(numerator, denominator, exponent));
        expect(Object.is(result.value, -0)).toBe(false);
      }),
      runs,
    );
  });

  it('orders like exact fractions', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const difference = reference.rescaled(a, 18) - reference.rescaled(b, 18);
        expect(a.compare(b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
        expect(a.equals(b)).toBe(difference === 0n);
        expect(a.compare(a.rescale(24))).toBe(0);
      }),
      runs,
    );
  });

  it('stores every exact value as a number, and others as a bigint', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        for (const { value } of [a.add(b), a.subtract(b), a.multiply(b), a.divide(b), a.negate(), a.rescale(3)]) {
          expect(typeof value).toBe(Number.isSafeInteger(Number(value)) ? 'number' : 'bigint');
        }
      }),
      runs,
    );
  });

  it('reads its own text back unchanged, up to 18 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }), exponents, (value, exponent) => {
        const written = Amount.of(value, exponent);
        expect(shown(amount(written.toString()))).toBe(shown(written));
      }),
      runs,
    );
  });

  it('reads the same with the fast path and the full reader', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789.-+'), maxLength: 22 });
    fc.assert(
      fc.property(digits, (text) => {
        const full = readDecimal(text === '' ? '""' : text);
        const fast = Amount.parse(text);
        expect(fast && shown(fast)).toBe(full && `${full.value} e${full.exponent}`);
      }),
      runs,
    );
  });
});

describe('Amount at the limits of a safe integer and of 64 bits', () => {
  const limits = [1n, 5n, 15n, 10n ** 15n + 5n, 10n ** 17n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 62n, 2n ** 63n - 1n];
  const values = limits.flatMap((limit) => [limit, -limit, limit - 1n, 1n - limit]);
  const edges = [...new Set([...values, -(2n ** 63n)])].flatMap((value) =>
    [0, 2, 18].map((exponent) => Amount.of(value, exponent)),
  );

  it('calculates like exact fractions', () => {
    const wrong: string[] = [];
    const hold = (what: string, a: Amount, b: Amount, result: Amount, expected: string) => {
      if (shown(result) !== expected || Object.is(result.value, -0))
        wrong.push(`${shown(a)} ${what} ${shown(b)} = ${shown(result)}, not ${expected}`);
      const isNumber = Number.isSafeInteger(Number(result.value));
      if ((typeof result.value === 'number') !== isNumber) wrong.push(`${shown(result)} is a ${typeof result.value}`);
    };
    const pairs = edges.flatMap((a) => edges.map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const [value, other] = [BigInt(a.value), BigInt(b.value)];
      const power = 10n ** BigInt(b.exponent);
      const term = reference.rescaled(b, a.exponent);
      hold('+', a, b, a.add(b), reference.result(value + term, 1n, a.exponent));
      hold('-', a, b, a.subtract(b), reference.result(value - term, 1n, a.exponent));
      hold('×', a, b, a.multiply(b), reference.result(value * other, power, a.exponent));
      const quotient = other === 0n ? `0 e${a.exponent}` : reference.result(value * power, other, a.exponent);
      hold('÷', a, b, a.divide(b), quotient);
    }
    expect(wrong).toEqual([]);
  });

  it('orders and compares like exact fractions', () => {
    const wrong: string[] = [];
    for (const [a, b] of edges.flatMap((each) => edges.map((other) => [each, other] as const))) {
      const [x, y] = [reference.rescaled(a, 18), reference.rescaled(b, 18)];
      const order = x < y ? -1 : x > y ? 1 : 0;
      if (a.compare(b) !== order || a.equals(b) !== (order === 0)) wrong.push(`${shown(a)} <> ${shown(b)}`);
      if ((a.valueKey() === b.valueKey()) !== (order === 0)) wrong.push(`${a.valueKey()} and ${b.valueKey()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('rescales, negates and takes absolute values like exact fractions', () => {
    for (const a of edges) {
      const value = BigInt(a.value);
      const size = value < 0n ? -value : value;
      expect(shown(a.negate())).toBe(reference.result(-value, 1n, a.exponent));
      expect(shown(a.abs())).toBe(reference.result(size, 1n, a.exponent));
      expect([a.isZero(), a.isNegative(), a.isPositive()]).toEqual([value === 0n, value < 0n, value > 0n]);
      for (const exponent of [0, 1, 2, 17, 18, 19, 24]) {
        const rescaled = reference.rescaled(a, exponent);
        expect(shown(a.rescale(exponent))).toBe(reference.result(rescaled, 1n, exponent));
      }
      expect(shown(a.downscale(1))).toBe(shown(a.rescale(Math.max(a.exponent - 1, 0))));
      expect(shown(a.upscale(1))).toBe(shown(a.rescale(a.exponent + 1)));
    }
  });

  it('reads texts up to both limits, and cuts or rejects longer ones', () => {
    for (const a of edges) {
      const digits = a.toString().replace(/[-.]/g, '').length;
      if (digits <= 18) expect(Amount.parse(a.toString())).toEqual(a);
    }
    expect(amount('-9007199254740991').value).toBe(-9007199254740991);
    expect(amount('-9007199254740992').value).toBe(-9007199254740992n);
    expect(amount('9999999999999999').value).toBe(9999999999999999n);
  });
});

describe('Amount arithmetic within safe integers uses no bigints', () => {
  const MAX = Number.MAX_SAFE_INTEGER;
  // MAX is 6361 times this.
  const PART = 1416003655831;
  const of = Amount.of;

  it.each<[string, () => Amount | undefined, number, number]>([
    ['the largest text', () => Amount.parse('9007199254740991'), MAX, 0],
    ['the smallest text', () => Amount.parse('-9007199254740991'), -MAX, 0],
    ['a text with decimals', () => Amount.parse('-10.09'), -1009, 2],
    ['a sum up to the limit', () => of(MAX - 1, 0).add(of(1, 0)), MAX, 0],
    ['a sum down to the limit', () => of(1 - MAX, 0).add(of(-1, 0)), -MAX, 0],
    ['a difference up to the limit', () => of(MAX - 1, 0).subtract(of(-1, 0)), MAX, 0],
    ['a difference down to the limit', () => of(1 - MAX, 0).subtract(of(1, 0)), -MAX, 0],
    ['a sum with different decimals', () => of(100, 2).add(of(15, 1)), 250, 2],
    ['a product up to the limit', () => of(PART, 0).multiply(of(6361, 0)), MAX, 0],
    ['a product down to the limit', () => of(PART, 0).multiply(of(-6361, 0)), -MAX, 0],
    ['a product in parts, the first at the limit', () => of(63610000, 0).multiply(of(PART, 4)), MAX, 0],
    ['a product in parts, the second at the limit', () => of(16361, 0).multiply(of(PART, 4)), 2316723581305, 0],
    ['a share of a large amount', () => of(MAX, 2).multiply(of(21, 2)), 1891511843495608, 2],
    ['a quotient of the largest numerator', () => of(MAX, 0).divide(of(6361, 0)), PART, 0],
    ['a quotient of the smallest numerator', () => of(-MAX, 0).divide(of(6361, 0)), -PART, 0],
    ['more decimals, up to the limit', () => of(90071992547409, 0).rescale(2), 9007199254740900, 2],
    ['fewer decimals', () => of(MAX, 2).rescale(0), 90071992547410, 0],
    [
      'the comparison of the largest and the smallest amount',
      () => (of(MAX, 0).compare(of(-MAX, 0)) === 1 ? of(1, 0) : undefined),
      1,
      0,
    ],
  ])('for %s', (_, calculate, value, exponent) => {
    vi.stubGlobal('BigInt', () => {
      throw new Error('a bigint was made');
    });
    try {
      expect(calculate()).toMatchObject({ value, exponent });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('stays exact one step beyond safe integers', () => {
    expect(of(MAX, 0).add(of(1, 0)).value).toBe(9007199254740992n);
    expect(of(-MAX, 0).subtract(of(1, 0)).value).toBe(-9007199254740992n);
    expect(of(63610001, 0).multiply(of(PART, 4)).value).toBe(9007199396341357n);
    expect(of(-63610001, 0).multiply(of(PART, 4)).value).toBe(-9007199396341357n);
  });
});

it('valueKey is the same for equal large amounts only', () => {
  const of = Amount.of;
  const equal = [of(10n ** 18n, 3), of(10n ** 17n, 2), of(10n ** 16n, 1), of(10 ** 15, 0)];
  const others = [of(10n ** 17n, 0), of(10n ** 18n, 0), of(10n ** 18n + 1n, 3), of(10n ** 17n, 1)];
  expect(new Set(equal.map((each) => each.valueKey())).size).toBe(1);
  expect(new Set([...equal.slice(0, 1), ...others].map((each) => each.valueKey())).size).toBe(5);
});

it('operations that change nothing return the same object', () => {
  const a = Amount.of(125, 2);
  for (const same of [a.rescale(2), a.up(2), a.up(1), a.down(2), a.down(3), a.match(Amount.of(1, 2)), a.abs()])
    expect(same).toBe(a);
  expect(Amount.zero(0)).toBe(Amount.ZERO);
  expect(Amount.zero(2)).toEqual(Amount.of(0, 2));
  expect(a.match(Amount.of(1, 4)).toString()).toBe('1.2500');
});

it('Amount.of rejects numbers that are not safe integers', () => {
  expect(() => Amount.of(2 ** 53, 0)).toThrow(/9007199254740992/);
});
