import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../faults.ts';
import { build, type CalculationStep, type JsonObject } from '../index.ts';
import { invoices } from './arbitraries.ts';
import { invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

/** A rational number: exact, whatever is done to it. */
interface Rational {
  over: bigint;
  under: bigint;
}

function rational(text: string): Rational {
  const percent = text.endsWith('%');
  const [whole = '0', fraction = ''] = text.replace('%', '').split('.');
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length + (percent ? 2 : 0)) };
}

const plus = (a: Rational, b: Rational): Rational => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const times = (a: Rational, b: Rational): Rational => ({ over: a.over * b.over, under: a.under * b.under });
const divided = (a: Rational, b: Rational): Rational => times(a, { over: b.under, under: b.over });
const negative = (a: Rational): Rational => ({ ...a, over: -a.over });
const ONE: Rational = { over: 1n, under: 1n };

/** The digits of a number with so many decimals, half rounded away from zero. */
function rounded({ over, under }: Rational, decimals: number): bigint {
  const scaled =
    over * 10n ** BigInt(decimals) * 2n + (over < 0n === under < 0n ? under : -under) * (over === 0n ? 0n : 1n);
  return scaled / (under * 2n);
}

const decimalsOf = (text: string) => text.replace('%', '').split('.')[1]?.length ?? 0;

/** What the operation of a step gives, exactly. */
function exact({ op, of, value }: CalculationStep): Rational | undefined {
  const operands = of.map((each) => (each.sign ? negative(rational(each.value)) : rational(each.value)));
  const [first = rational('0'), second = ONE] = operands;
  switch (op) {
    case 'sum': {
      const decimals = decimalsOf(value);
      const under = 10n ** BigInt(decimals);
      return operands.map((each) => ({ over: rounded(each, decimals), under })).reduce(plus, rational('0'));
    }
    case 'multiply':
    case 'exchange':
    case 'percent':
      return times(first, second);
    case 'remove':
      return divided(first, plus(ONE, second));
    case 'copy':
    case 'round':
      return first;
    default:
      return rational(value);
  }
}

function explained(document: JsonObject): { steps: CalculationStep[]; result: JsonObject } {
  const outcome = build(document, { explain: true }, testEnvironment);
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return { steps: outcome.explain ?? [], result: outcome.result };
}

function check(steps: readonly CalculationStep[]): void {
  for (const step of steps) {
    const outcome = exact(step);
    const decimals = decimalsOf(step.value);
    if (outcome) expect(rounded(outcome, decimals), JSON.stringify(step)).toBe(rounded(rational(step.value), decimals));
    const shown = decimalsOf(step.result);
    if (shown <= decimals)
      expect(rounded(rational(step.value), shown), JSON.stringify(step)).toBe(rounded(rational(step.result), shown));
  }
}

/** Paths of every figure of lines, taxes and totals that calculation gives. */
function calculatedFigures(result: JsonObject): string[] {
  const found: string[] = [];
  const names = new Set([
    'sum',
    'total',
    'discount',
    'charge',
    'tax_included',
    'tax',
    'total_with_tax',
    'retained_tax',
    'retained',
    'payable',
    'advance',
    'due',
    'base',
    'amount',
    'surcharge',
  ]);
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      for (const [position, each] of value.entries()) walk(each, `${path}[${position}]`);
    } else if (value && typeof value === 'object')
      for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`);
    else if (typeof value === 'string' && names.has(path.split('.').at(-1) ?? '')) found.push(path);
  };
  walk(result.totals, '$.totals');
  walk(result.lines, '$.lines');
  return found.filter((path) => !/(discounts|charges)\[\d+\]\.(amount|base)$/.test(path));
}

describe('the explanation', () => {
  test('every step of any invoice can be recomputed, and every figure has one', () => {
    fc.assert(
      fc.property(invoices, (document) => {
        const { steps, result } = explained(document);
        check(steps);
        const paths = new Set(steps.map(({ path }) => path));
        for (const figure of calculatedFigures(result)) expect(paths.has(figure), figure).toBe(true);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 200) },
    );
  });

  test('a rate says whose it is and since when', () => {
    const { steps } = explained(
      invoiceWith({
        lines: [{ quantity: '1', item: { name: 'Item', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] }],
      }),
    );
    expect(steps.find(({ op }) => op === 'rate')).toEqual({
      path: '$.lines[0].taxes[0].percent',
      op: 'rate',
      of: [],
      value: '10.0%',
      result: '10.0%',
      rounding: 3,
      source: { regime: 'ES', category: 'VAT', key: 'standard', rate: 'reduced', since: '2012-09-01' },
    });
  });

  test('nothing is recorded that was not asked for', () => {
    const outcome = build(invoiceWith({ charges: [{ reason: 'Fee', amount: '1.00' }] }), {}, testEnvironment);
    expect(outcome).not.toHaveProperty('explain');
  });
});
