import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, type JsonObject, validate } from '../index.ts';
import type { Json } from '../model/json.ts';

beforeAll(loadAll);

const IVA = [{ cat: 'VAT', percent: '21%' }];
const line = { quantity: '1', item: { name: 'Tea', price: '100.00' }, taxes: IVA };
const own = /^BW-WARN-(?:DUE|ADV|DISC|CORR|SAME|TAX-|CHARGE|INST)/;

function warned(document: JsonObject) {
  return build(document, {}, testEnvironment).warnings.filter(({ code }) => own.test(code));
}

const found = (document: JsonObject) =>
  warned(document).flatMap(({ code, properties }) => properties.map((path) => `${code.slice(8)} ${path}`));

const invoice = (members: JsonObject) => invoiceWith({ lines: [line], ...members });
const due = (...rows: JsonObject[]): JsonObject => ({
  terms: { due_dates: rows.map((row, month) => ({ date: `2026-0${month + 4}-01`, ...row })) },
});
const row = (position: number) => `$.payment.terms.due_dates[${position}]`;

describe('due dates', () => {
  it.each<[string, JsonObject, string[]]>([
    ['two halves', due({ percent: '50%' }, { percent: '50%' }), []],
    ['more than the whole', due({ percent: '60%' }, { percent: '60%' }), ['DUE-DATES']],
    ['less than the whole', due({ percent: '50%' }, { percent: '40%' }), ['DUE-DATES']],
    ['one by percentage', due({ percent: '90%' }), ['DUE-DATES']],
    ['the whole', due({ percent: '100%' }), []],
    ['one without amount', due({}), []],
    ['one amount', due({ amount: '50.00' }), []],
    ['two amounts', due({ amount: '40.00' }, { amount: '81.00' }), []],
    ['two amounts that are too little', due({ amount: '40.00' }, { amount: '80.00' }), ['DUE-DATES']],
    [
      'what is left after an advance',
      { ...due({ amount: '50.00' }, { amount: '51.00' }), advances: [{ description: 'Deposit', amount: '20.00' }] },
      [],
    ],
    [
      'percentages of all beside an advance',
      { ...due({ percent: '50%' }, { percent: '50%' }), advances: [{ description: 'Deposit', amount: '20.00' }] },
      [],
    ],
    ['thirds of 121.00', due({ percent: '33.33%' }, { percent: '33.33%' }, { percent: '33.34%' }), []],
  ])('are compared with the amount to pay: %s', (_, payment, expected) => {
    const rows = ((payment.terms as JsonObject).due_dates as Json[]).map((_row, position) => row(position));
    expect(found(invoice({ payment }))).toEqual(expected.flatMap((code) => rows.map((place) => `${code} ${place}`)));
  });

  it('cause a warning about the cent that rounding adds or takes', () => {
    const lines = [{ ...line, item: { name: 'Tea', price: '400.00' } }];
    const thirds = due({ percent: '33.33%' }, { percent: '33.33%' }, { percent: '33.34%' });
    const [warning, ...more] = warned(invoice({ lines, payment: thirds }));
    expect(more).toEqual([]);
    expect([warning?.code, warning?.values]).toMatchObject([
      'BW-WARN-DUE-DATES-CENT',
      { sum: '484.01', payable: '484.00', last: '161.36' },
    ]);
  });

  it('are not compared in a proforma invoice', () => {
    expect(found(invoice({ type: 'proforma', payment: due({ percent: '60%' }, { percent: '60%' }) }))).toEqual([]);
  });
});

it('advances above the amount payable are reported', () => {
  const paid = (amount: string) => invoice({ payment: { advances: [{ description: 'Deposit', amount }] } });
  expect(found(paid('121.00'))).toEqual([]);
  expect(found(paid('121.01'))).toEqual(['ADVANCES $.payment.advances']);
});

describe('discounts', () => {
  const half = { percent: '50%' };
  const discounted = (discounts: JsonObject[], members: JsonObject = {}) =>
    invoice({ lines: [{ ...line, discounts, ...members }] });

  it('are reported above the sum of their line', () => {
    const [warning] = warned(discounted([half, half, half]));
    expect([warning?.code, warning?.properties, warning?.values]).toEqual([
      'BW-WARN-DISCOUNTS',
      ['$.lines[0].discounts'],
      { line: 1, discounts: '150.00', sum: '100.00', percents: ['50%', '50%', '50%'], whole: '87.50%' },
    ]);
    expect(found(discounted([{ amount: '100.01' }]))).toEqual(['DISCOUNTS $.lines[0].discounts']);
    expect(found(discounted([half, half, half], { quantity: '-1' }))).toEqual(['DISCOUNTS $.lines[0].discounts']);
  });

  it('are accepted up to the whole sum', () => {
    expect(found(discounted([{ percent: '30%' }, { percent: '20%' }]))).toEqual([]);
    expect(found(discounted([{ percent: '100%' }]))).toEqual([]);
  });

  it('are reported above the sum of the document', () => {
    expect(found(invoice({ discounts: [{ amount: '100.01', taxes: IVA }] }))).toEqual(['DISCOUNTS $.discounts']);
    expect(found(invoice({ discounts: [{ amount: '100.00', taxes: IVA }] }))).toEqual([]);
  });
});

describe('dates of corrections', () => {
  const credit = (issue_date: string, type = 'credit-note') =>
    invoice({ type, issue_date, preceding: [{ code: 'A-16' }, { code: 'A-17', issue_date: '2026-03-05' }] });

  it('are reported before the invoice', () => {
    expect(found(credit('2026-03-01'))).toEqual(['CORRECTION-DATE $.preceding[1].issue_date']);
    expect(found(credit('2026-03-05'))).toEqual([]);
    expect(found(credit('2026-03-01', 'standard'))).toEqual([]);
  });
});

describe('tax numbers', () => {
  const customer = (tax_id: JsonObject) => invoice({ customer: { name: 'Client', tax_id } });

  it('are reported if both sides have the same', () => {
    const same = ['SAME-NUMBER $.customer.tax_id.code'];
    for (const code of ['B98602642', 'ESB98602642', 'b-98.602 642'])
      expect(found(customer({ country: 'ES', code }))).toEqual(same);
    expect(found(customer({ country: 'ES', code: 'A99543217' }))).toEqual([]);
    expect(found(customer({ country: 'ES' }))).toEqual([]);
  });
});

describe('taxes that count in the base of another tax', () => {
  const abroad = (country: string, row: JsonObject, members: JsonObject = {}) =>
    invoice({ supplier: { name: 'Vendedor', tax_id: { country } }, lines: [{ ...line, ...row }], ...members });
  const taxes: Json[] = [
    { cat: 'ISC', percent: '10%' },
    { cat: 'VAT', rate: 'general' },
  ];

  it('are reported once, with the bases with and without them', () => {
    const other = { ...line, taxes: [{ cat: 'VAT', rate: 'reduced' }] };
    const document = abroad('CR', {}, { lines: [{ ...line, taxes }, other, { ...line, taxes }] });
    const [warning, ...more] = warned(document);
    expect(more).toEqual([]);
    expect([warning?.code, warning?.properties, warning?.values]).toEqual([
      'BW-WARN-TAX-BASE',
      ['$.lines[0].taxes', '$.lines[2].taxes'],
      { into: ['VAT'], entering: ['ISC'], base: '220.00', without: '200.00' },
    ]);
  });

  it('are reported with net bases if prices include tax', () => {
    const [warning] = warned(
      abroad('CR', { item: { name: 'Rum', price: '447.48' }, taxes }, { tax: { prices_include: 'VAT' } }),
    );
    expect(warning?.values).toMatchObject({ base: '396.00', without: '360.00' });
  });

  it('are reported as charges if the law keeps them out of the base', () => {
    const cess = { taxes: [{ cat: 'IGST', percent: '28%' }], charges: [{ key: 'compensation-cess', amount: '12.00' }] };
    expect(found(abroad('IN', cess))).toEqual(['TAX-BASE $.lines[0].charges[0]']);
    expect(found(abroad('IN', { ...cess, taxes: [] }))).toEqual([]);
    const internal = {
      taxes: IVA,
      charges: [{ reason: 'Internos', amount: '4.00', ext: { 'ar-arca-tax-type': '4' } }],
    };
    expect(found(abroad('AR', internal))).toEqual(['TAX-BASE $.lines[0].charges[0]']);
  });

  it('are reported with the base of IEPS next to a discount', () => {
    const charged = (charge: JsonObject, discounts: JsonObject[] = [{ percent: '25%' }]) =>
      abroad('MX', {
        quantity: '8',
        item: { name: 'Vino', price: '20.00' },
        discounts,
        charges: [{ code: 'IEPS', ...charge }],
        taxes: [{ cat: 'VAT', rate: 'general' }],
      });
    const [warning] = warned(charged({ percent: '6%' }));
    expect([warning?.code, warning?.properties, warning?.values]).toEqual([
      'BW-WARN-CHARGE-BASE',
      ['$.lines[0].charges[0]'],
      { percent: '6%', sum: '160.00', base: '120.00' },
    ]);
    expect(found(charged({ percent: '6%', base: '120.00' }))).toEqual([]);
    expect(found(charged({ rate: '2.00' }))).toEqual([]);
    expect(found(charged({ percent: '6%' }, []))).toEqual([]);
  });
});

describe('payments of a document', () => {
  const tax = { categories: [{ code: 'VAT', rates: [{ base: '100.00', percent: '21%' }] }] };
  const receipt = (document: JsonObject, members: JsonObject = {}): JsonObject => ({
    $schema: 'https://gobl.org/draft-0/bill/payment',
    issue_date: '2026-03-10',
    supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    methods: [{ key: 'cash' }],
    lines: [{ document: { code: 'F-1', payable: '121.00', tax, ...document }, amount: '40.00', ...members }],
  });

  it('are reported if its taxes do not match its amount', () => {
    expect(found(receipt({}))).toEqual([]);
    expect(found(receipt({ payable: '171.00' }))).toEqual([]);
    expect(found(receipt({ payable: '60.00' }))).toEqual(['TAX-SHARE $.lines[0].document.tax']);
  });

  it('are reported for a later instalment without earlier payments', () => {
    expect(found(receipt({}, { installment: 1 }))).toEqual([]);
    expect(found(receipt({}, { installment: 2 }))).toEqual(['INSTALLMENT $.lines[0].advances']);
    expect(found(receipt({}, { installment: 2, advances: '40.00' }))).toEqual([]);
  });
});

it('warnings about sums accept documents with empty entries', () => {
  const nothing: JsonObject = {
    lines: [null, { ...line, taxes: [null, ...IVA], discounts: [null] }],
    preceding: [null],
    payment: { terms: { due_dates: [null, { date: '2026-04-01', percent: '10%' }] }, advances: [null] },
    type: 'credit-note',
    totals: { payable: '1.00', taxes: { categories: [null, { code: 'VAT', rates: [null] }] } },
  };
  expect(() => validate(invoice(nothing), {}, testEnvironment)).not.toThrow();
});
