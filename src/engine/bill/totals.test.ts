/** Compares invoice totals with plain arithmetic, exactly or within the tolerance of rounding. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../index.ts';
import { invoices } from './arbitraries.ts';
import { built, loadAll } from './testing.ts';

beforeAll(loadAll);

interface Adjustment {
  amount?: string;
  percent?: string;
  base?: string;
  taxes?: Tax[];
}

interface Tax {
  cat: string;
  rate?: string;
  key?: string;
  percent?: string;
}

interface Given {
  lines: { quantity: string; item: { price: string }; discounts: Adjustment[]; charges: Adjustment[]; taxes: Tax[] }[];
  discounts: Adjustment[];
  charges: Adjustment[];
  tax: { prices_include?: string; rounding?: string };
  totals: { rounding?: string };
  payment: { advances?: Adjustment[] };
}

/** Rates of Spain in March 2026: percentage and surcharge. */
const RATES: Readonly<Record<string, readonly [percent: number, surcharge: number]>> = {
  general: [0.21, 0],
  'reduced+eqs': [0.1, 0.014],
  pro: [0.15, 0],
};

const share = (percent = '') => Number(percent.replace('%', '')) / 100;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the value of an adjustment: its percentage of its own base or of `of`, or its amount. */
function worth({ amount, percent, base }: Adjustment, of: number): number {
  return percent === undefined ? Number(amount) : share(percent) * (base === undefined ? of : Number(base));
}

function rateOf({ rate, percent }: Tax): readonly [percent: number, surcharge: number] {
  return (rate === undefined ? undefined : RATES[rate]) ?? [share(percent), 0];
}

/** Calculates the totals of an invoice without any rounding. */
function totalsOf({ lines, discounts, charges, tax, totals, payment }: Given): Record<string, number> {
  const lineTotals = lines.map((line) => {
    const gross = Number(line.quantity) * Number(line.item.price);
    const off = sum(line.discounts.map((each) => worth(each, gross)));
    return gross - off + sum(line.charges.map((each) => worth(each, gross)));
  });
  const all = sum(lineTotals);
  const rows = [
    ...lines.map(({ taxes }, place) => ({ taxes, total: lineTotals[place] ?? 0 })),
    ...discounts.map((each) => ({ taxes: each.taxes ?? [], total: -worth(each, all) })),
    ...charges.map((each) => ({ taxes: each.taxes ?? [], total: worth(each, all) })),
  ];
  let contained = 0;
  let added = 0;
  let retained = 0;
  for (const { taxes, total } of rows) {
    const included = taxes.find(({ cat }) => cat === tax.prices_include);
    const base = included ? total / (1 + rateOf(included)[0]) : total;
    for (const each of taxes) {
      const [percent, surcharge] = rateOf(each);
      if (each.cat === tax.prices_include) contained += base * percent;
      if (each.cat === 'IRPF') retained += base * percent;
      else added += base * (percent + surcharge);
    }
  }
  const total = sum(rows.map((row) => row.total)) - contained;
  const payable = total + added - retained + Number(totals.rounding ?? 0);
  const paid = payment.advances?.map((each) => worth(each, payable));
  return {
    sum: all,
    discount: sum(discounts.map((each) => worth(each, all))),
    charge: sum(charges.map((each) => worth(each, all))),
    tax_included: contained,
    total,
    tax: added,
    total_with_tax: total + added,
    retained_tax: retained,
    payable,
    ...(paid && { advance: sum(paid), due: payable - sum(paid) }),
  };
}

/** Returns the largest difference between the built and the expected totals. */
function distance(document: JsonObject): number {
  const { totals } = built(document);
  const wanted = totalsOf(document as unknown as Given);
  return Math.max(...Object.entries(wanted).map(([name, value]) => Math.abs(Number(totals[name] ?? 0) - value)));
}

describe('invoice totals equal plain arithmetic', () => {
  const under = (rule: string | undefined) => invoices.filter(({ tax }) => (tax as Given['tax']).rounding === rule);

  test('to the cent under the rule precise', () => {
    fc.assert(
      fc.property(under(undefined), (document) => {
        expect(distance(document)).toBeLessThan(0.012);
      }),
    );
  });

  test('within half a cent per row and rate under the rule currency', () => {
    fc.assert(
      fc.property(under('currency'), (document) => {
        expect(distance(document)).toBeLessThan(0.25);
      }),
    );
  });
});

test('plain arithmetic agrees with a calculation by hand', () => {
  const given: Given = {
    lines: [
      {
        quantity: '2',
        item: { price: '60.50' },
        discounts: [{ percent: '10%' }, { amount: '1.00' }, { percent: '50%', base: '2.00' }],
        charges: [{ amount: '14.10' }],
        taxes: [
          { cat: 'VAT', rate: 'general' },
          { cat: 'IRPF', rate: 'pro' },
        ],
      },
    ],
    discounts: [{ amount: '10.00', taxes: [{ cat: 'VAT', key: 'exempt' }] }],
    charges: [{ percent: '10%', taxes: [{ cat: 'VAT', rate: 'reduced+eqs' }] }],
    tax: { prices_include: 'VAT' },
    totals: { rounding: '0.02' },
    payment: { advances: [{ amount: '20.00' }] },
  };
  // 121 − 12.10 − 1 − 1 + 14.10 = 121, which is 100 and 21 of tax. The charge of 12.10 is 11 and 1.10, plus a
  // surcharge of 0.154.
  const expected = {
    sum: 121,
    discount: 10,
    charge: 12.1,
    tax_included: 22.1,
    total: 101,
    tax: 22.254,
    total_with_tax: 123.254,
    retained_tax: 15,
    payable: 108.274,
    advance: 20,
    due: 88.274,
  };
  const found = totalsOf(given);
  for (const [name, value] of Object.entries(expected)) expect(found[name], name).toBeCloseTo(value, 10);
});
