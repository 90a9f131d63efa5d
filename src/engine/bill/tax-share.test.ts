/** The taxes in part payments (chapter 02 §11). */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../index.ts';
import { built, loadAll } from './testing.ts';

beforeAll(loadAll);

type Rate = [base: string, percent?: string, surcharge?: string];
interface Case {
  country?: string;
  payable: string;
  paid: string;
  taxes: { [code: string]: Rate[] };
  retained?: string[];
}

function shared({ country = 'ES', payable, paid, taxes, retained = [] }: Case, more: JsonObject = {}, own = {}) {
  const categories = Object.entries(taxes).map(([code, rates]) => ({
    code,
    retained: retained.includes(code),
    rates: rates.map(([base, percent, surcharge]) => ({
      base,
      ...(percent && { percent }),
      ...(surcharge && { surcharge: { percent: surcharge } }),
    })),
  }));
  const receipt = built({
    $schema: 'https://gobl.org/draft-0/bill/payment',
    issue_date: '2026-03-10',
    supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country } },
    methods: [{ key: 'credit-transfer' }],
    lines: [{ document: { code: 'F-1', payable, tax: { categories }, ...own }, amount: paid }],
    ...more,
  });
  return receipt.lines[0].tax;
}

/** Each rate as `base + tax`, with the surcharge. */
const figures = (tax: ReturnType<typeof shared>) =>
  tax.categories.flatMap((category: JsonObject) =>
    (category.rates as { base: string; amount: string; surcharge?: { amount: string } }[]).map(
      ({ base, amount, surcharge }) => [base, amount, ...(surcharge ? [surcharge.amount] : [])].join(' + '),
    ),
  );

test.each<[string, Case, string[]]>([
  ['21 %', { payable: '60500.00', paid: '20166.67', taxes: { VAT: [['50000.00', '21%']] } }, ['16666.67 + 3500.00']],
  [
    'two rates, where the larger base gives a cent',
    {
      payable: '1760.00',
      paid: '586.67',
      taxes: {
        VAT: [
          ['1000.00', '21%'],
          ['500.00', '10%'],
        ],
      },
    },
    ['333.33 + 70.00', '166.67 + 16.67'],
  ],
  [
    'a surcharge',
    { payable: '8834.00', paid: '1262.00', taxes: { VAT: [['7000.00', '21%', '5.2%']] } },
    ['1000.00 + 210.00 + 52.00'],
  ],
  ['an outlay', { payable: '413.00', paid: '137.67', taxes: { VAT: [['300.00', '21%']] } }, ['100.00 + 21.00']],
  [
    'tax withheld, whose base stays as rounded',
    {
      country: 'PT',
      payable: '1960.00',
      paid: '653.33',
      taxes: { VAT: [['2000.00', '23%']], IRS: [['2000.00', '25%']] },
      retained: ['IRS'],
    },
    ['666.67 + 153.33', '666.66 + 166.67'],
  ],
  [
    'two taxes withheld',
    {
      country: 'MX',
      payable: '9533.33',
      paid: '3177.78',
      taxes: { VAT: [['10000.00', '16%']], ISR: [['10000.00', '10%']], RVAT: [['10000.00', '10.6667%']] },
      retained: ['ISR', 'RVAT'],
    },
    ['3333.34 + 533.33', '3333.34 + 333.33', '3333.34 + 355.56'],
  ],
  [
    'a tax in the base of another',
    {
      country: 'MX',
      payable: '183.43',
      paid: '61.14',
      taxes: { VAT: [['158.13', '16%']], IEPS: [['125.00', '26.5%']] },
    },
    ['52.71 + 8.43', '41.66 + 11.04'],
  ],
  [
    'a document that is paid in full',
    {
      payable: '1760.00',
      paid: '1760.00',
      taxes: {
        VAT: [
          ['1000.00', '21%'],
          ['500.00', '10%'],
        ],
      },
    },
    ['1000.00 + 210.00', '500.00 + 50.00'],
  ],
  [
    'taxes that do not fit the payable amount, which stay as rounded',
    { payable: '200.00', paid: '100.00', taxes: { VAT: [['100.00', '21%']] } },
    ['50.00 + 10.50'],
  ],
])('a part payment has the exact share: %s', (_, given, expected) => {
  expect(figures(shared(given))).toEqual(expected);
});

test('the exchange rate does not change the share', () => {
  const given = { payable: '1210.00', paid: '500.00', taxes: { VAT: [['1000.00', '21%'] as Rate] } };
  const dollars = { currency: 'USD', exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.0837' }] };
  expect(figures(shared(given, dollars, { currency: 'EUR' }))).toEqual(['413.22 + 86.78']);
});

test('bases and taxes add up to the amount paid', () => {
  const cents = (text: string) => Math.round(Number(text) * 100);
  const text = (value: number) => (value / 100).toFixed(2);
  const rates = fc.uniqueArray(fc.constantFrom(21, 10, 4), { minLength: 1, maxLength: 3 });
  const bases = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(rates, bases, fc.double({ min: 0.001, max: 1, noNaN: true }), (percents, values, part) => {
      const rows = percents.map((percent, position): [number, number] => [values[position] ?? 1, percent]);
      const payable = rows.reduce((sum, [base, percent]) => sum + base + Math.round((base * percent) / 100), 0);
      const paid = Math.max(1, Math.floor(payable * part));
      const VAT = rows.map(([base, percent]): Rate => [text(base), `${percent}%`]);
      const tax = shared({ payable: text(payable), paid: text(paid), taxes: { VAT } });
      const parts = figures(tax).flatMap((each: string) => each.split(' + ').map(cents));
      expect(parts.reduce((sum: number, each: number) => sum + each, 0)).toBe(paid);
    }),
  );
});
