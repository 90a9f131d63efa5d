/** Payments (chapter 02 §3, §11, §17). */
import { beforeAll, describe, expect, test } from 'vitest';
import { build, type JsonObject } from '../index.ts';
import { built, faultsOf, loadAll, testEnvironment } from './testing.ts';

beforeAll(loadAll);

function payment(members: object): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/payment',
    issue_date: '2026-03-10',
    supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    methods: [{ key: 'credit-transfer' }],
    ...members,
  };
}

const invoiceTax = { categories: [{ code: 'VAT', rates: [{ base: '200.00', percent: '21%' }] }] };
const dollars = [{ from: 'USD', to: 'EUR', amount: '0.90' }];

test('a partial payment in another currency has its share of the taxes (example K)', () => {
  const document = { code: 'F-1', currency: 'USD', payable: '242.00', tax: invoiceTax };
  const { lines, total, methods } = built(
    payment({ exchange_rates: dollars, lines: [{ amount: '108.90', document }] }),
  );
  expect(lines[0]).toMatchObject({ i: 1, payable: '217.80', amount: '108.90', due: '108.90' });
  expect(lines[0].document.tax.sum).toBe('42.00');
  expect(lines[0].tax.categories[0].rates[0]).toMatchObject({ base: '90.00', amount: '18.90' });
  expect(total).toBe('108.90');
  expect(methods).toEqual([{ key: 'credit-transfer', amount: '108.90' }]);
});

test('retained taxes start from zero on each build', () => {
  const retained = { code: 'IRPF', retained: true, rates: [{ base: '100.00', percent: '15%' }] };
  const vat = { code: 'VAT', rates: [{ base: '100.00', percent: '21%' }] };
  const document = { code: 'F-1', payable: '106.00', tax: { categories: [vat, retained], retained: '15.00' } };
  const paid = (amount: string) => built(payment({ currency: 'EUR', lines: [{ amount, document }] }));
  const [whole] = paid('106.00').lines;
  expect([whole.document.tax.retained, whole.tax.retained]).toEqual(['15.00', '15.00']);
  const half = paid('53.00');
  expect(half.lines[0].tax).toMatchObject({ sum: '10.50', retained: '7.50' });
  expect(half.lines[0].document.tax.retained).toBe('15.00');
  expect(built(half)).toEqual(half);
});

test('refunds are subtracted, and the total has the decimals of the first line', () => {
  const lines = [{ amount: '100' }, { amount: '50.55' }, { amount: '20', refund: true }];
  expect(built(payment({ lines })).total).toBe('131');
});

test('advances reduce the amount due', () => {
  const document = { code: 'F-1', payable: '100.00' };
  const { lines } = built(payment({ lines: [{ document, advances: '30.00', amount: '45.00' }] }));
  expect(lines[0].due).toBe('25.00');
});

describe('payment line', () => {
  const part = {
    categories: [{ code: 'VAT', rates: [{ base: '100.00', amount: '21.00' }], amount: '21.00' }],
    sum: '21.00',
  };
  const whole = {
    categories: [{ code: 'VAT', rates: [{ base: '200.00', amount: '42.00' }], amount: '42.00' }],
    sum: '42.00',
  };
  const line = (members: object) => built(payment({ lines: [{ amount: '121.00', ...members }] })).lines[0];

  test('copies the payable amount and its share of the taxes', () => {
    const paid = line({ document: { code: 'F-1', payable: '242.00', tax: invoiceTax } });
    expect(paid).toMatchObject({ payable: '242.00', due: '121.00', document: { tax: whole }, tax: part });
  });

  test('has neither if the document does not state the payable amount', () => {
    const paid = line({ document: { code: 'F-1', tax: invoiceTax } });
    expect(paid.document).toMatchObject({ tax: whole });
    for (const name of ['payable', 'due', 'tax']) expect(paid).not.toHaveProperty(name);
  });

  test('keeps its own taxes, recalculated, and its own payable amount', () => {
    expect(Object.keys(line({ tax: invoiceTax }))).toEqual(['i', 'amount', 'tax']);
    expect(line({ tax: invoiceTax })).toMatchObject({ tax: whole });
    expect(line({ payable: '242.00', tax: invoiceTax })).toMatchObject({
      payable: '242.00',
      due: '121.00',
      tax: whole,
    });
    expect(line({ payable: '242.00', document: { code: 'F-1' } })).toMatchObject({ payable: '242.00', due: '121.00' });
  });

  test('may pay up to the open amount, and name any instalment', () => {
    const lines = (members: object) => payment({ lines: [{ amount: '10.00', ...members }] });
    expect(faultsOf(lines({ payable: '20.00', advances: '10.00', installment: 999 }))).toEqual([]);
    expect(faultsOf(lines({ advances: '0', installment: 1 }))).toEqual([]);
    expect(faultsOf(lines({ payable: '20.00', advances: '20.00' }))).toEqual([
      'GOBL-BILL-PAYMENTLINE-12 $.lines[0]',
      'GOBL-BILL-PAYMENTLINE-05 $.lines[0].due',
    ]);
    expect(faultsOf(lines({ advances: '-1.00' }))).toEqual(['GOBL-BILL-PAYMENTLINE-03 $.lines[0].advances']);
  });
});

test('a single method without amount and currency takes the total', () => {
  const paid = (method: object) => payment({ lines: [{ amount: '10.00' }], methods: [{ key: 'card', ...method }] });
  expect(built(paid({ amount: '0' })).methods).toEqual([{ key: 'card', amount: '10.00' }]);
  expect(faultsOf(paid({ amount: '4' }))).toEqual(['GOBL-BILL-PAYMENT-08 $']);
  expect(faultsOf(paid({ currency: 'USD' }))).toEqual(['GOBL-BILL-PAYMENT-08 $']);
  const two = payment({ lines: [{ amount: '10.00' }], methods: [{ key: 'card' }, { key: 'cash' }] });
  expect(faultsOf(two)).toEqual(['GOBL-BILL-PAYMENT-08 $']);
});

test('methods with percentages share the total', () => {
  const methods = [
    { key: 'card', percent: '25%' },
    { key: 'cash', percent: '75%' },
  ];
  const paid = built(payment({ lines: [{ amount: '80.00' }], methods }));
  expect(paid.methods.map(({ amount }: { amount: string }) => amount)).toEqual(['20.00', '60.00']);
});

describe('document in another currency', () => {
  test("requires a rate to the payment's currency", () => {
    const lines = [{ amount: '10.00' }, { amount: '10.00', document: { code: 'F-1', currency: 'USD' } }];
    expect(build(payment({ lines }), {}, testEnvironment)).toMatchObject({
      key: 'calculation',
      faults: [
        {
          code: 'BW-EXCHANGE-RATE',
          properties: ['$.lines[1].document.currency'],
          values: { given: 'USD', wanted: 'EUR' },
        },
      ],
    });
  });

  test("must not state the payment's own currency", () => {
    const lines = [{ amount: '10.00', document: { code: 'F-1', currency: 'EUR' } }];
    expect(build(payment({ lines }), {}, testEnvironment)).toMatchObject({
      faults: [{ code: 'BW-EXCHANGE-RATE', properties: ['$.lines[0].document.currency'], values: { given: 'EUR' } }],
    });
  });
});

test('a payment without currency and regime fails in calculation', () => {
  const outcome = build(payment({ supplier: { name: 'Somebody' }, lines: [{ amount: '1' }] }), {}, testEnvironment);
  expect(outcome).toMatchObject({
    key: 'calculation',
    faults: [{ code: 'BW-CURRENCY', properties: ['$.currency'] }],
  });
  const yen = { currency: 'JPY', supplier: { name: 'Somebody' } };
  const document = {
    code: 'F-1',
    payable: '100',
    tax: { categories: [{ code: 'VAT', rates: [{ base: '95', percent: '10%' }] }] },
  };
  const paid = built(payment({ ...yen, lines: [{ amount: '50', document }] }));
  expect(paid.lines[0]).toMatchObject({ document: { tax: { sum: '10' } }, due: '50' });
});

test('the single method of older payments becomes the first of methods, without its notes', () => {
  const method = {
    key: 'credit-transfer',
    detail: 'By standing order',
    ref: 'R-9',
    credit_transfer: [{ iban: 'ES9121000418450200051332' }, { iban: 'ES6000491500051234567892' }],
    notes: 'Thank you',
  };
  const { methods } = built(payment({ method, methods: [], lines: [{ amount: '10.00' }] }));
  expect(methods).toEqual([
    {
      key: 'credit-transfer',
      ref: 'R-9',
      description: 'By standing order',
      amount: '10.00',
      credit_transfer: { iban: 'ES9121000418450200051332' },
    },
  ]);
});

test('the single method of older payments needs no account and yields to methods', () => {
  const paid = (members: object) => {
    const { methods: _none, ...rest } = payment({ lines: [{ amount: '10.00' }] });
    return { ...rest, ...members } as JsonObject;
  };
  expect(built(paid({ method: { key: 'card' } })).methods).toEqual([{ key: 'card', amount: '10.00' }]);
  expect(built(paid({ method: { key: 'card' }, methods: [{ key: 'cash' }] })).methods).toEqual([
    { key: 'cash', amount: '10.00' },
  ]);
  expect(faultsOf(paid({}))).toEqual(['GOBL-BILL-PAYMENT-03 $.methods']);
});

test('methods are summed to the cent even if the total has fewer decimals', () => {
  const lines = [{ amount: '100' }];
  expect(faultsOf(payment({ lines, methods: [{ key: 'cash', amount: '100.00' }] }))).toEqual([]);
  expect(faultsOf(payment({ lines, methods: [{ key: 'cash', amount: '100.40' }] }))).toEqual([
    'GOBL-BILL-PAYMENT-08 $',
  ]);
});

test('methods that do not add up to the total are reported, in any currency', () => {
  const lines = [{ amount: '90.00' }];
  const inDollars = (amount: string) =>
    payment({ exchange_rates: dollars, lines, methods: [{ key: 'cash', amount, currency: 'USD' }] });
  expect(faultsOf(inDollars('100.00'))).toEqual([]);
  expect(faultsOf(inDollars('90.00'))).toEqual(['GOBL-BILL-PAYMENT-08 $']);
  const pounds = [{ key: 'cash', amount: '100.00', currency: 'GBP' }];
  expect(faultsOf(payment({ lines, methods: pounds }))).toEqual(['GOBL-BILL-PAYMENT-08 $']);
});

describe.each([
  ['a type that is not known', { type: 'gift' }, ['GOBL-BILL-PAYMENT-02 $.type']],
  ['a method without means', { methods: [{ amount: '10.00' }] }, ['GOBL-BILL-PAYMENT-09 $.methods[0].key']],
  ['no method', { methods: [] }, ['GOBL-BILL-PAYMENT-03 $.methods']],
  ['no line', { lines: [], methods: [{ key: 'cash', amount: '0' }] }, ['GOBL-BILL-PAYMENT-07 $.lines']],
  [
    'an instalment beyond 999',
    { lines: [{ amount: '10.00', installment: 1000 }] },
    ['GOBL-BILL-PAYMENTLINE-01 $.lines[0].installment'],
  ],
  [
    'more advances than payable',
    { lines: [{ amount: '10.00', payable: '20.00', advances: '21.00' }] },
    ['GOBL-BILL-PAYMENTLINE-11 $.lines[0]', 'GOBL-BILL-PAYMENTLINE-05 $.lines[0].due'],
  ],
  [
    'more than was payable',
    { lines: [{ amount: '10.00', payable: '9.00' }] },
    ['GOBL-BILL-PAYMENTLINE-12 $.lines[0]', 'GOBL-BILL-PAYMENTLINE-05 $.lines[0].due'],
  ],
  [
    'nothing payable',
    { lines: [{ amount: '10.00', payable: '0.00' }] },
    [
      'GOBL-BILL-PAYMENTLINE-12 $.lines[0]',
      'GOBL-BILL-PAYMENTLINE-02 $.lines[0].payable',
      'GOBL-BILL-PAYMENTLINE-05 $.lines[0].due',
    ],
  ],
  [
    'an amount of zero',
    { lines: [{ amount: '10.00' }, { amount: '0' }] },
    ['GOBL-BILL-PAYMENTLINE-04 $.lines[1].amount'],
  ],
])('%s', (_case, members, expected) => {
  test('is reported', () => {
    expect(faultsOf(payment({ lines: [{ amount: '10.00' }], ...members }))).toEqual(expected);
  });
});
