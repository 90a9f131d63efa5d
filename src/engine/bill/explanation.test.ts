import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../faults.ts';
import { build, type CalculationStep, type JsonObject } from '../index.ts';
import { Amount } from '../num/amount.ts';
import { invoices } from './arbitraries.ts';
import { Explanation } from './explanation.ts';
import { invoiceWith, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

/** An exact rational number. */
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

/** Returns the digits of a number with this many decimals, rounded half away from zero. */
function rounded({ over, under }: Rational, decimals: number): bigint {
  const scaled =
    over * 10n ** BigInt(decimals) * 2n + (over < 0n === under < 0n ? under : -under) * (over === 0n ? 0n : 1n);
  return scaled / (under * 2n);
}

const decimalsOf = (text: string) => text.replace('%', '').split('.')[1]?.length ?? 0;

/** Returns the exact result of a step. */
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

/** Returns the paths of every calculated figure of lines, taxes and totals. */
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

describe('explanation', () => {
  test('has a reproducible step for every figure of any invoice', () => {
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

  test('gives the country and the starting day of a rate', () => {
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

  /** Returns the steps as `figure = operation of operands = value`, without the sources of rates. */
  const told = (members: JsonObject) =>
    explained(invoiceWith(members))
      .steps.filter(({ op }) => op !== 'rate')
      .map(({ path, op, of, value }) => {
        const operands = of.map((each) => `${each.sign ?? ''}${each.value} ${each.path.slice(2)}`);
        return `${path.slice(2)} = ${op} ${operands.join(', ')} = ${value}`;
      });
  const vat: JsonObject[] = [{ cat: 'VAT', rate: 'general' }];

  const rows: JsonObject = {
    exchange_rates: [
      { from: 'USD', to: 'EUR', amount: '0.90' },
      { from: 'GBP', to: 'EUR', amount: '1.20' },
    ],
    lines: [
      {
        quantity: '3',
        item: { name: 'Bound', currency: 'USD', price: '10.00' },
        taxes: vat,
        discounts: [
          { reason: 'Share', percent: '10%' },
          { reason: 'Fixed', amount: '1.00' },
          { reason: 'Share of a base', percent: '5%', base: '20.00' },
        ],
        charges: [
          { reason: 'For each', rate: '0.50' },
          { reason: 'For seven', rate: '0.50', quantity: '7' },
          { reason: 'Share', percent: '1%' },
        ],
      },
      {
        quantity: '2',
        item: {
          name: 'Stapled',
          currency: 'USD',
          price: '10.00',
          alt_prices: [{ currency: 'EUR', value: '8.50' }],
        },
        taxes: vat,
      },
      {
        quantity: '2',
        item: { name: 'Set' },
        taxes: vat,
        breakdown: [
          {
            quantity: '2',
            item: { name: 'Pen', price: '1.111' },
            discounts: [{ reason: 'Fixed', amount: '0.10' }],
          },
          { quantity: '1', item: { name: 'Case, free' } },
          { quantity: '1', item: { name: 'Ink', currency: 'GBP', price: '2.00' } },
        ],
        substituted: [{ quantity: '1', item: { name: 'Pencil', price: '4.00' } }],
      },
    ],
    discounts: [{ reason: 'Spring', percent: '10%', taxes: vat }],
    charges: [
      { reason: 'Freight', percent: '5%', base: '50.00', taxes: vat },
      { reason: 'Packing', amount: '3.00', taxes: vat },
    ],
  };

  test('shows a document discount as a negative operand of its tax base', () => {
    const { steps } = explained(
      invoiceWith({
        lines: [{ quantity: '1', item: { name: 'Item', price: '10.00' }, taxes: vat }],
        discounts: [{ reason: 'Spring', amount: '1.00', taxes: vat }],
      }),
    );
    expect(steps.find(({ path }) => path === '$.totals.taxes.categories[0].rates[0].base')?.of).toEqual([
      { path: '$.lines[0].total', value: '10.0000' },
      { path: '$.discounts[0].amount', value: '1.00', sign: '-' },
    ]);
  });

  test('covers lines, their parts, discounts and charges', () => {
    expect(told(rows).filter((each) => !each.startsWith('totals.ta') && !each.startsWith('totals.total_'))).toEqual([
      'lines[0].item.price = exchange 10.00 lines[0].item.alt_prices[0].value, 0.90 exchange_rates[0].amount = 9.00',
      'lines[0].sum = multiply 9.0000 lines[0].item.price, 3 lines[0].quantity = 27.0000',
      'lines[0].discounts[0].amount = percent 10% lines[0].discounts[0].percent, 27.0000 lines[0].sum = 2.7000',
      'lines[0].discounts[2].amount = percent 5% lines[0].discounts[2].percent, 20.0000 lines[0].discounts[2].base = 1.0000',
      'lines[0].charges[0].amount = multiply 0.50 lines[0].charges[0].rate, 3 lines[0].quantity = 1.50',
      'lines[0].charges[1].amount = multiply 0.50 lines[0].charges[1].rate, 7 lines[0].charges[1].quantity = 3.50',
      'lines[0].charges[2].amount = percent 1% lines[0].charges[2].percent, 27.0000 lines[0].sum = 0.2700',
      'lines[0].total = sum 27.0000 lines[0].sum, -2.7000 lines[0].discounts[0].amount, -1.00 lines[0].discounts[1].amount, -1.0000 lines[0].discounts[2].amount, 1.50 lines[0].charges[0].amount, 3.50 lines[0].charges[1].amount, 0.2700 lines[0].charges[2].amount = 27.5700',
      'lines[1].item.price = alternative  = 8.50',
      'lines[1].sum = multiply 8.5000 lines[1].item.price, 2 lines[1].quantity = 17.0000',
      'lines[1].total = sum 17.0000 lines[1].sum = 17.0000',
      'lines[2].breakdown[0].sum = multiply 1.1110 lines[2].breakdown[0].item.price, 2 lines[2].breakdown[0].quantity = 2.2220',
      'lines[2].breakdown[0].total = sum 2.2220 lines[2].breakdown[0].sum, -0.10 lines[2].breakdown[0].discounts[0].amount = 2.1220',
      'lines[2].breakdown[2].item.price = exchange 2.00 lines[2].breakdown[2].item.alt_prices[0].value, 1.20 exchange_rates[1].amount = 2.40',
      'lines[2].breakdown[2].sum = multiply 2.4000 lines[2].breakdown[2].item.price, 1 lines[2].breakdown[2].quantity = 2.4000',
      'lines[2].breakdown[2].total = sum 2.4000 lines[2].breakdown[2].sum = 2.4000',
      'lines[2].substituted[0].sum = multiply 4.0000 lines[2].substituted[0].item.price, 1 lines[2].substituted[0].quantity = 4.0000',
      'lines[2].substituted[0].total = sum 4.0000 lines[2].substituted[0].sum = 4.0000',
      'lines[2].item.price = sum 2.1220 lines[2].breakdown[0].total, 2.4000 lines[2].breakdown[2].total = 4.522',
      'lines[2].sum = multiply 4.5220 lines[2].item.price, 2 lines[2].quantity = 9.0440',
      'lines[2].total = sum 9.0440 lines[2].sum = 9.0440',
      'totals.sum = sum 27.5700 lines[0].total, 17.0000 lines[1].total, 9.0440 lines[2].total = 53.6140',
      'discounts[0].amount = percent 10% discounts[0].percent, 53.6140 totals.sum = 5.3614',
      'totals.discount = sum 5.3614 discounts[0].amount = 5.3614',
      'charges[0].amount = percent 5% charges[0].percent, 50.0000 charges[0].base = 2.5000',
      'totals.charge = sum 2.5000 charges[0].amount, 3.00 charges[1].amount = 5.5000',
      'totals.total = sum 53.6140 totals.sum, -5.3614 totals.discount, 5.5000 totals.charge = 53.7526',
      'totals.payable = sum 65.0406 totals.total_with_tax = 65.0406',
    ]);
  });

  test('shows the rounding of a product with the decimals of its price', () => {
    expect(told({ ...rows, tax: { rounding: 'currency' } }).filter((each) => each.startsWith('lines[2].'))).toEqual([
      'lines[2].breakdown[0].sum~product = multiply 1.111 lines[2].breakdown[0].item.price, 2 lines[2].breakdown[0].quantity = 2.222',
      'lines[2].breakdown[0].sum = round 2.222 lines[2].breakdown[0].sum~product = 2.22',
      'lines[2].breakdown[0].total = sum 2.22 lines[2].breakdown[0].sum, -0.10 lines[2].breakdown[0].discounts[0].amount = 2.12',
      'lines[2].breakdown[2].item.price = exchange 2.00 lines[2].breakdown[2].item.alt_prices[0].value, 1.20 exchange_rates[1].amount = 2.40',
      'lines[2].breakdown[2].sum = multiply 2.40 lines[2].breakdown[2].item.price, 1 lines[2].breakdown[2].quantity = 2.40',
      'lines[2].breakdown[2].total = sum 2.40 lines[2].breakdown[2].sum = 2.40',
      'lines[2].substituted[0].sum = multiply 4.00 lines[2].substituted[0].item.price, 1 lines[2].substituted[0].quantity = 4.00',
      'lines[2].substituted[0].total = sum 4.00 lines[2].substituted[0].sum = 4.00',
      'lines[2].item.price = sum 2.12 lines[2].breakdown[0].total, 2.40 lines[2].breakdown[2].total = 4.520',
      'lines[2].sum~product = multiply 4.520 lines[2].item.price, 2 lines[2].quantity = 9.040',
      'lines[2].sum = round 9.040 lines[2].sum~product = 9.04',
      'lines[2].total = sum 9.04 lines[2].sum = 9.04',
    ]);
  });

  test('covers taxes, totals, advances and due dates', () => {
    const lines: JsonObject[] = [
      { quantity: '1', item: { name: 'Advice', price: '121.00' }, taxes: [...vat, { cat: 'IRPF', rate: 'pro' }] },
      { quantity: '2', item: { name: 'Bread', price: '11.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
      { quantity: '1', item: { name: 'Shoes', price: '12.10' }, taxes: [{ cat: 'VAT', rate: 'general+eqs' }] },
      { quantity: '1', item: { name: 'Letters', price: '5.00' }, taxes: [{ cat: 'VAT', key: 'exempt' }] },
      { quantity: '1', item: { name: 'Outlay', price: '2.00' } },
    ];
    const steps = told({
      tax: { prices_include: 'VAT' },
      lines,
      discounts: [{ reason: 'Spring', amount: '1.21', taxes: vat }],
      totals: { rounding: '0.01' },
      payment: {
        advances: [
          { description: 'Deposit', percent: '10%' },
          { description: 'Cash', amount: '5.00' },
        ],
        terms: {
          due_dates: [
            { date: '2026-04-10', percent: '40%' },
            { date: '2026-05-10', amount: '10.00' },
          ],
        },
      },
    });
    const [rates, taxes] = ['totals.taxes.categories[0].rates', 'totals.taxes.categories'];
    expect(steps.filter((each) => !/^lines\[\d\]\.(?:sum|total) /.test(each))).toEqual([
      'totals.sum = sum 121.0000 lines[0].total, 22.0000 lines[1].total, 12.1000 lines[2].total, 5.0000 lines[3].total, 2.0000 lines[4].total = 162.1000',
      'totals.discount = sum 1.21 discounts[0].amount = 1.21',
      'lines[0].total~net = remove 121.0000 lines[0].total, 21.0% lines[0].taxes[0].percent = 100.0000',
      'lines[1].total~net = remove 22.0000 lines[1].total, 10.0% lines[1].taxes[0].percent = 20.0000',
      'lines[2].total~net = remove 12.1000 lines[2].total, 21.0% lines[2].taxes[0].percent = 10.0000',
      'discounts[0].total~net = remove -1.21 discounts[0].amount, 21.0% discounts[0].taxes[0].percent = -1.0000',
      `${rates}[0].base = sum 100.0000 lines[0].total~net, -1.0000 discounts[0].total~net = 99.0000`,
      `${rates}[0].amount = percent 21.0% ${rates}[0].percent, 99.0000 ${rates}[0].base = 20.7900`,
      `${rates}[1].base = sum 20.0000 lines[1].total~net = 20.0000`,
      `${rates}[1].amount = percent 10.0% ${rates}[1].percent, 20.0000 ${rates}[1].base = 2.0000`,
      `${rates}[2].base = sum 10.0000 lines[2].total~net = 10.0000`,
      `${rates}[2].amount = percent 21.0% ${rates}[2].percent, 10.0000 ${rates}[2].base = 2.1000`,
      `${rates}[2].surcharge.amount = percent 5.2% ${rates}[2].surcharge.percent, 10.0000 ${rates}[2].base = 0.5200`,
      `${rates}[3].base = sum 5.0000 lines[3].total = 5.0000`,
      `${rates}[3].amount = sum  = 0.00`,
      `${taxes}[0].amount = sum 20.7900 ${rates}[0].amount, 2.0000 ${rates}[1].amount, 2.1000 ${rates}[2].amount = 24.8900`,
      `${taxes}[0].surcharge = sum 0.5200 ${rates}[2].surcharge.amount = 0.5200`,
      `${taxes}[1].rates[0].base = sum 100.0000 lines[0].total~net = 100.0000`,
      `${taxes}[1].rates[0].amount = percent 15.0% ${taxes}[1].rates[0].percent, 100.0000 ${taxes}[1].rates[0].base = 15.0000`,
      `${taxes}[1].amount = sum 15.0000 ${taxes}[1].rates[0].amount = 15.0000`,
      `totals.taxes.sum = sum 24.8900 ${taxes}[0].amount, 0.5200 ${taxes}[0].surcharge = 25.4100`,
      `totals.taxes.retained = sum 15.0000 ${taxes}[1].amount = 15.0000`,
      `totals.tax_included = copy 24.8900 ${taxes}[0].amount = 24.8900`,
      'totals.total = sum 162.1000 totals.sum, -1.21 totals.discount, -24.8900 totals.tax_included = 136.0000',
      'totals.tax = copy 25.4100 totals.taxes.sum = 25.4100',
      'totals.total_with_tax = sum 136.0000 totals.total, 25.4100 totals.tax = 161.4100',
      'totals.retained_tax = copy 15.0000 totals.taxes.retained = 15.0000',
      'totals.payable~exact = sum 161.4100 totals.total_with_tax, -15.0000 totals.retained_tax = 146.4100',
      'totals.payable~rounded = round 146.4100 totals.payable~exact = 146.41',
      'totals.payable = sum 146.41 totals.payable~rounded, 0.01 totals.rounding = 146.42',
      'payment.advances[0].amount = percent 10% payment.advances[0].percent, 146.42 totals.payable = 14.64',
      'totals.advance = sum 14.64 payment.advances[0].amount, 5.00 payment.advances[1].amount = 19.64',
      'totals.due = sum 146.42 totals.payable, -19.64 totals.advance = 126.78',
      'payment.terms.due_dates[0].amount = percent 40% payment.terms.due_dates[0].percent, 146.42 totals.payable = 58.57',
    ]);
  });

  test('covers a contained tax after another tax, rounded to the currency', () => {
    const both: JsonObject[] = [{ cat: 'IRPF', rate: 'pro' }, ...vat];
    const steps = told({
      tax: { prices_include: 'VAT', rounding: 'currency' },
      lines: [{ quantity: '1', item: { name: 'Leaflet', price: '1.00' }, taxes: both }],
      discounts: [{ reason: 'Spring', amount: '0.10', taxes: both }],
      charges: [
        { reason: 'Packing', amount: '0.20', taxes: both },
        { reason: 'Stamp', amount: '0.30' },
      ],
      payment: {
        terms: {
          due_dates: [
            { date: '2026-04-10', percent: '0%', amount: '1.00' },
            { date: '2026-05-10', percent: '10%' },
          ],
        },
      },
    });
    const category = (position: number) => `totals.taxes.categories[${position}]`;
    const rate = `${category(0)}.rates[0]`;
    expect(steps.filter((each) => /^\S+(?:~\w+|base|included|rates\[0\]\.amount) |due_dates/.test(each))).toEqual([
      'lines[0].total~gross = sum 1.00 lines[0].total = 1.00',
      'lines[0].total~exact = remove 1.00 lines[0].total~gross, 21.0% lines[0].taxes[1].percent = 0.826446',
      'lines[0].total~tax~exact = sum 1.00 lines[0].total~gross, -0.826446 lines[0].total~exact = 0.173554',
      'lines[0].total~tax = round 0.173554 lines[0].total~tax~exact = 0.17',
      'lines[0].total~net = sum 1.00 lines[0].total, -0.17 lines[0].total~tax = 0.83',
      'discounts[0].total~gross = sum 1.00 lines[0].total~gross, -0.10 discounts[0].amount = 0.90',
      'discounts[0].total~exact = remove 0.90 discounts[0].total~gross, 21.0% discounts[0].taxes[1].percent = 0.743802',
      'discounts[0].total~tax~exact = sum 0.90 discounts[0].total~gross, -0.743802 discounts[0].total~exact = 0.156198',
      'discounts[0].total~tax = round 0.156198 discounts[0].total~tax~exact = 0.16',
      'discounts[0].total~net = sum -0.10 discounts[0].amount, -0.16 discounts[0].total~tax, 0.17 lines[0].total~tax = -0.09',
      'charges[0].total~gross = sum 0.90 discounts[0].total~gross, 0.20 charges[0].amount = 1.10',
      'charges[0].total~exact = remove 1.10 charges[0].total~gross, 21.0% charges[0].taxes[1].percent = 0.909091',
      'charges[0].total~tax~exact = sum 1.10 charges[0].total~gross, -0.909091 charges[0].total~exact = 0.190909',
      'charges[0].total~tax = round 0.190909 charges[0].total~tax~exact = 0.19',
      'charges[0].total~net = sum 0.20 charges[0].amount, -0.19 charges[0].total~tax, 0.16 discounts[0].total~tax = 0.17',
      `${rate}.base~gross = sum 1.00 lines[0].total, -0.10 discounts[0].amount, 0.20 charges[0].amount = 1.10`,
      `${rate}.base~exact = remove 1.10 ${rate}.base~gross, 21.0% ${rate}.percent = 0.909091`,
      `${rate}.amount~exact = sum 1.10 ${rate}.base~gross, -0.909091 ${rate}.base~exact = 0.190909`,
      `${rate}.amount = round 0.190909 ${rate}.amount~exact = 0.19`,
      `${rate}.base = sum 1.10 ${rate}.base~gross, -0.19 ${rate}.amount = 0.91`,
      `${category(1)}.rates[0].base = sum 0.83 lines[0].total~net, -0.09 discounts[0].total~net, 0.17 charges[0].total~net = 0.91`,
      `${category(1)}.rates[0].amount = percent 15.0% ${category(1)}.rates[0].percent, 0.91 ${category(1)}.rates[0].base = 0.14`,
      `totals.tax_included = copy 0.19 ${category(0)}.amount = 0.19`,
      'payment.terms.due_dates[1].amount = percent 10% payment.terms.due_dates[1].percent, 1.26 totals.payable = 0.13',
    ]);
  });

  test('leaves informative taxes out of the sum of taxes', () => {
    const taxes = [{ cat: 'ICMS', percent: '5%' }];
    const lines = [{ quantity: '1', item: { name: 'Coffee', price: '10.00' }, taxes }];
    const category = 'totals.taxes.categories[0]';
    expect(told({ $regime: 'BR', currency: 'BRL', lines }).slice(2)).toEqual([
      'totals.sum = sum 10.0000 lines[0].total = 10.0000',
      `${category}.rates[0].base = sum 10.0000 lines[0].total = 10.0000`,
      `${category}.rates[0].amount = percent 5% ${category}.rates[0].percent, 10.0000 ${category}.rates[0].base = 0.5000`,
      `${category}.amount = sum 0.5000 ${category}.rates[0].amount = 0.5000`,
      'totals.taxes.sum = sum  = 0.00',
      'totals.total = sum 10.0000 totals.sum = 10.0000',
      'totals.tax = copy 0.00 totals.taxes.sum = 0.00',
      'totals.total_with_tax = sum 10.0000 totals.total, 0.00 totals.tax = 10.0000',
      'totals.payable = sum 10.0000 totals.total_with_tax = 10.0000',
    ]);
  });

  test('gives zero for a surcharge without a percentage, although the invoice is rejected', () => {
    const taxes = [{ cat: 'VAT', surcharge: '5.2%' }];
    const lines = [{ quantity: '1', item: { name: 'Shoes', price: '10.00' }, taxes }];
    const outcome = build(invoiceWith({ lines }), { explain: true }, testEnvironment);
    const rate = '$.totals.taxes.categories[0].rates[0]';
    const steps = outcome.explain?.filter(({ path }) => path.startsWith(rate));
    expect(outcome.ok).toBe(false);
    expect(
      steps?.map(({ path, op, of, value }) => `${path} = ${op} ${of.map((each) => each.value)} = ${value}`),
    ).toEqual([
      `${rate}.base = sum 10.0000 = 10.0000`,
      `${rate}.amount = sum  = 0.00`,
      `${rate}.surcharge.amount = sum  = 0.00`,
    ]);
  });

  test('gives the source of each rate, but not of a percentage without a rate', () => {
    const taxes: JsonObject[] = [
      { cat: 'VAT', rate: 'general+eqs' },
      { cat: 'VAT', country: 'PT', rate: 'general' },
      { cat: 'IRPF', rate: 'pro' },
      { cat: 'VAT', percent: '21%' },
      { cat: 'VAT', key: 'exempt' },
    ];
    const item = { name: 'Shoes', price: '10.00' };
    const { steps } = explained(invoiceWith({ lines: taxes.map((tax) => ({ quantity: '1', item, taxes: [tax] })) }));
    const standard = { category: 'VAT', key: 'standard' };
    const equivalence = { regime: 'ES', ...standard, rate: 'general+eqs', since: '2012-09-01' };
    expect(steps.filter(({ op }) => op === 'rate').map(({ path, value, source }) => ({ path, value, source }))).toEqual(
      [
        { path: '$.lines[0].taxes[0].percent', value: '21.0%', source: equivalence },
        { path: '$.lines[0].taxes[0].surcharge', value: '5.2%', source: equivalence },
        {
          path: '$.lines[1].taxes[0].percent',
          value: '23.0%',
          source: { regime: 'PT', ...standard, rate: 'general', since: '2011-01-01' },
        },
        {
          path: '$.lines[2].taxes[0].percent',
          value: '15.0%',
          source: { regime: 'ES', category: 'IRPF', rate: 'pro', since: '2015-07-12' },
        },
      ],
    );
  });

  test('has each figure as the document states it, also in an envelope', () => {
    const totalOf = (envelop: boolean) => {
      const outcome = build(invoiceWith(rows), { explain: true, envelop }, testEnvironment);
      const steps = outcome.ok ? (outcome.explain ?? []) : [];
      return steps
        .filter(({ path }) => /lines\[[02]\]\.total$|sum~product$/.test(path))
        .map(({ path, value, result }) => `${path} ${value} ${result}`);
    };
    expect(totalOf(false)).toEqual(['$.lines[0].total 27.5700 27.57', '$.lines[2].total 9.0440 9.044']);
    expect(totalOf(true)).toEqual(['$.doc.lines[0].total 27.5700 27.57', '$.doc.lines[2].total 9.0440 9.044']);
  });

  test('counts all figures but keeps only the allowed number', () => {
    const explanation = new Explanation(['doc'], 4);
    const figure = { path: ['a'], value: Amount.of(100, 2) };
    const ready = explanation.add(['b', 0], 'sum', [figure, figure], Amount.of(200, 2));
    expect(explanation.add(['c'], 'copy', [], Amount.of(300, 2)).path).toEqual(['c']);
    const cut = explanation.add(['d'], 'copy', [ready], Amount.of(400, 2));
    expect(cut).toEqual({ path: ['d'], value: Amount.of(400, 2) });
    expect(explanation.figures).toBe(6);
    const json = { doc: { b: ['2.0'], c: {} } };
    expect(explanation.finish(json).map(({ path, result }) => `${path} ${result}`)).toEqual([
      '$.doc.b[0] 2.0',
      '$.doc.c 3.00',
    ]);
    expect(explanation.finish({ doc: { b: { 0: '9' } } })[0]?.result).toBe('2.00');
    expect(explanation.finish({})[0]?.result).toBe('2.00');
  });

  test('is absent unless requested', () => {
    const outcome = build(invoiceWith({ charges: [{ reason: 'Fee', amount: '1.00' }] }), {}, testEnvironment);
    expect(outcome).not.toHaveProperty('explain');
  });
});
