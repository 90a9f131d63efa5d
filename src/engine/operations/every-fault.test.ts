/** Documents with many faults get all of them in one answer, causes before consequences (chapter 09 §2.4). */
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import type { Fault } from '../faults.ts';
import {
  build,
  convertCurrency,
  correct,
  type Json,
  type JsonObject,
  type Outcome,
  replicate,
  sign,
  validate,
  verify,
} from '../index.ts';

beforeAll(loadAll);

const line = (members: JsonObject = {}): JsonObject => ({
  quantity: '2',
  item: { name: 'Paper', price: '10.00' },
  taxes: [{ cat: 'VAT', rate: 'general' }],
  ...members,
});
const priceless = { item: { name: 'Paper' } };

const faultsIn = (outcome: Outcome<unknown>): readonly Fault[] => (outcome.ok ? [] : outcome.faults);
/** Returns faults as `CODE property < cause`. */
const listed = (outcome: Outcome<unknown>): string[] =>
  faultsIn(outcome).flatMap(({ code, properties, caused_by: causes }) =>
    properties.map((each) => [code, each, ...(causes ? ['<', ...causes] : [])].join(' ')),
  );
const built = (members: JsonObject) => build(invoiceWith(members), {}, testEnvironment);

describe('unreadable values', () => {
  it('do not hide the faults of the rest', () => {
    const outcome = built({
      supplier: { name: 'Papelería', tax_id: { country: 'ES', code: 'B98602643' }, emails: [{ addr: 'nobody' }] },
      lines: [line({ quantity: 'two' }), line({ item: { price: '1' } }), line(priceless)],
      payment: {
        terms: { due_dates: [{ date: '2026-13-40', percent: '100%' }] },
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES0000000000000000000000' }] },
      },
    });
    expect(outcome).toMatchObject({ ok: false, key: 'input' });
    expect(listed(outcome)).toEqual([
      'BW-AMOUNT $.lines[0].quantity',
      'BW-DATE $.payment.terms.due_dates[0].date',
      'GOBL-ORG-EMAIL-02 $.supplier.emails[0].addr',
      'GOBL-ORG-ITEM-01 $.lines[1].item.name',
      'GOBL-BILL-INVOICE-08 $.lines[2].item.price',
      'GOBL-ES-TAX-IDENTITY-01 $.supplier.tax_id.code',
    ]);
    expect(outcome.warnings.map(({ code }) => code)).toContain('BW-IBAN');
  });

  it.each<[string, JsonObject, string[]]>([
    ['amounts', { lines: [line({ item: { name: 'Paper', price: 'ten' } })] }, ['BW-AMOUNT $.lines[0].item.price']],
    ['lines', { lines: ['paper', line()] }, ['BW-JSON-TYPE $.lines[0]']],
    ['lists', { lines: {} }, ['BW-JSON-TYPE $.lines']],
    ['currencies', { currency: 978, lines: [line()] }, ['BW-JSON-TYPE $.currency']],
    ['dates', { issue_date: '10.3.2026', lines: [line()] }, ['BW-DATE $.issue_date']],
    ['parties', { supplier: 'Papelería', lines: [line()] }, ['BW-JSON-TYPE $.supplier']],
    [
      'countries',
      { currency: 'EUR', supplier: { name: 'A', tax_id: { country: 34 } }, lines: [line()] },
      ['BW-JSON-TYPE $.supplier.tax_id.country'],
    ],
    ['taxes', { lines: [line({ taxes: [{ cat: 'VAT', rate: 21 }] })] }, ['BW-JSON-TYPE $.lines[0].taxes[0].rate']],
    ['categories', { lines: [line({ taxes: [{ cat: 21 }] })] }, ['BW-JSON-TYPE $.lines[0].taxes[0].cat']],
    ['discounts', { lines: [line()], discounts: [{ amount: 'one' }] }, ['BW-AMOUNT $.discounts[0].amount']],
    [
      'rates of exchange',
      {
        lines: [line({ item: { name: 'A', price: '1', currency: 'USD' } })],
        exchange_rates: [{ from: 1, to: 'EUR', amount: '1' }],
      },
      ['BW-JSON-TYPE $.exchange_rates[0].from'],
    ],
    [
      'extensions',
      { lines: [line()], tax: { ext: { 'es-verifactu-doc-type': 1 } } },
      ['BW-JSON-TYPE $.tax.ext.es-verifactu-doc-type'],
    ],
  ])('cause no other fault: %s', (_, members, expected) => {
    expect(listed(built(members))).toEqual(expected);
  });

  it('keep the positions of the input', () => {
    const outcome = built({ lines: [null, 7, line(priceless), line()] });
    expect(faultsIn(outcome)).toMatchObject([
      { code: 'BW-JSON-TYPE', properties: ['$.lines[1]'] },
      { code: 'GOBL-BILL-INVOICE-08', input_properties: ['$.lines[2].item.price'] },
    ]);
  });

  it('leave no figures that depend on them', () => {
    const document = (members: JsonObject) => {
      const outcome = built(members);
      return (outcome.ok ? outcome.result : outcome.document) as JsonObject & { lines: JsonObject[] };
    };
    const unread = document({ lines: [line({ quantity: 'two' }), line()] });
    expect(unread.totals).toBeNull();
    expect(unread.lines.map(({ total }) => total)).toEqual([undefined, '20.00']);
    expect(unread.lines[0]).not.toHaveProperty('quantity');
    const undated = document({ lines: [line()], issue_date: 'today' });
    expect(undated).toMatchObject({ totals: null });
    expect(undated).not.toHaveProperty('issue_date');
    expect(document({ lines: [line()], notes: [{ text: 1 }] }).totals).toMatchObject({ payable: '24.20' });
    const paid = { advances: [{ amount: 'ten' }], terms: { due_dates: [{ date: 'soon', percent: '100%' }] } };
    expect(document({ lines: [line()], payment: paid }).totals).not.toHaveProperty('due');
  });

  it('do not make validate report rules on values that were not calculated', () => {
    const document = invoiceWith({ lines: [line({ quantity: 'two', item: { price: '10.00' } })], type: 'standard' });
    expect(listed(validate(document, {}, testEnvironment))).toEqual(
      expect.arrayContaining(['BW-AMOUNT $.lines[0].quantity', 'GOBL-ORG-ITEM-01 $.lines[0].item.name']),
    );
  });

  it.each<[string, (document: JsonObject) => Outcome<unknown> | Promise<Outcome<unknown>>]>([
    ['build', (document) => build(document, { envelop: true }, testEnvironment)],
    ['replicate', (document) => replicate(document, {}, testEnvironment)],
    ['correct', (document) => correct(document, { type: 'credit-note' }, {}, testEnvironment)],
    ['convert-currency', (document) => convertCurrency(document, 'USD', {}, testEnvironment)],
    [
      'sign',
      (document) =>
        sign(
          document,
          { privatekey: null },
          { ...testEnvironment, signer: { kid: '1', sign: async () => ({ ok: true, signature: new Uint8Array(64) }) } },
        ),
    ],
    ['verify', (document) => verify(document, {}, testEnvironment)],
  ])('do not hide other faults from %s', async (_, operate) => {
    const doc = invoiceWith({ lines: [line({ quantity: 'two' }), line({ item: { price: '1' } })] });
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc };
    expect(listed(await operate(envelope))).toEqual(
      expect.arrayContaining(['BW-AMOUNT $.doc.lines[0].quantity', 'GOBL-ORG-ITEM-01 $.doc.lines[1].item.name']),
    );
  });
});

describe('faults of the calculation', () => {
  it('name the missing supplier as their cause', () => {
    const { supplier: _, ...without } = invoiceWith({ lines: [line()] });
    expect(listed(build(without, {}, testEnvironment))).toEqual([
      'GOBL-BILL-INVOICE-05 $.supplier',
      'BW-TAX-RATE $.lines[0].taxes[0].rate < $.supplier',
    ]);
  });

  it('name the missing country of the supplier as their cause', () => {
    const { currency: _, ...document } = invoiceWith({
      lines: [line(), line()],
      supplier: { name: 'A' },
      $tags: ['chicken'],
    });
    expect(listed(build(document, {}, testEnvironment))).toEqual([
      'BW-MISSING $.supplier.tax_id.country',
      'BW-TAG $.$tags[0] < $.supplier.tax_id.country',
      'BW-CURRENCY $.currency < $.supplier.tax_id.country',
      'BW-TAX-RATE $.lines[0].taxes[0].rate < $.supplier.tax_id.country',
      'BW-TAX-RATE $.lines[1].taxes[0].rate < $.supplier.tax_id.country',
    ]);
  });

  it('do not call the country of a supplier missing if it has no regime', () => {
    const { currency: _, ...document } = invoiceWith({
      lines: [line({ taxes: [{ cat: 'VAT', rate: 'standard' }] })],
      supplier: { name: 'A', tax_id: { country: 'HK', code: '12345678' } },
    });
    expect(listed(build(document, {}, testEnvironment))).toEqual([
      'BW-CURRENCY $.currency',
      'BW-TAX-RATE $.lines[0].taxes[0].rate',
    ]);
    expect(listed(build({ ...document, currency: 'HKD' }, {}, testEnvironment))).toEqual([
      'BW-TAX-RATE $.lines[0].taxes[0].rate',
    ]);
  });

  it('report an unknown currency alone, without what follows from it', () => {
    const supplier = { name: 'A', tax_id: { country: 'JP' } };
    expect(listed(built({ currency: 'EURO', supplier, lines: [line({ taxes: [] })] }))).toEqual([
      'BW-CURRENCY $.currency',
    ]);
  });

  it('do not hide the faults of the rest', () => {
    const outcome = built({
      lines: [line({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }), line({ ...priceless, taxes: [{ cat: 'XYZ' }] })],
      customer: { tax_id: { country: 'ES', code: '54387763P' } },
    });
    expect(outcome).toMatchObject({ ok: false, key: 'calculation' });
    expect(listed(outcome)).toEqual([
      'BW-TAX-RATE $.lines[0].taxes[0].rate',
      'BW-TAX-CATEGORY $.lines[1].taxes[0].cat',
      'GOBL-BILL-INVOICE-07 $.customer.name',
      'GOBL-BILL-INVOICE-08 $.lines[1].item.price',
    ]);
  });

  it('in an envelope come without a fault about the digest', () => {
    const doc = invoiceWith({ lines: [line({ taxes: [{ cat: 'VAT', rate: 'chicken' }] })] });
    const outcome = build(doc, { envelop: true }, testEnvironment);
    expect(listed(outcome)).toEqual(['BW-TAX-RATE $.doc.lines[0].taxes[0].rate']);
  });
});

describe('faults of rules', () => {
  it('come after the missing price that causes them', () => {
    const outcome = built({ lines: [line(), line(priceless)] });
    expect(outcome).toMatchObject({ ok: false, key: 'validation' });
    expect(listed(outcome)).toEqual([
      'GOBL-BILL-INVOICE-08 $.lines[1].item.price',
      'GOBL-TAX-COMBO-03 $.lines[1].taxes[0] < $.lines[1].item.price',
      'GOBL-TAX-COMBO-04 $.lines[1].taxes[0] < $.lines[1].item.price',
    ]);
  });

  it('name all missing prices as the causes of missing totals', () => {
    const prices = '$.lines[0].item.price $.lines[1].item.price';
    expect(listed(built({ lines: [line(priceless), line(priceless)] }))).toContain(
      `GOBL-BILL-INVOICE-09 $.totals < ${prices}`,
    );
  });

  it('have no cause if they were merged from several places with different causes', () => {
    const other = line({ taxes: [{ cat: 'VAT', key: 'standard' }] });
    const merged = faultsIn(built({ lines: [line(priceless), other] })).find(
      ({ code }) => code === 'GOBL-TAX-COMBO-04',
    );
    expect(merged).toMatchObject({ properties: ['$.lines[0].taxes[0]', '$.lines[1].taxes[0]'] });
    expect(merged).not.toHaveProperty('caused_by');
  });

  it('about duplicate entries are not caused by another entry', () => {
    const category = { cat: 'VAT', percent: '21%' };
    const outcome = built({ lines: [line({ taxes: [category, category, { percent: '1%' }] })] });
    expect(listed(outcome)).toEqual(['BW-TAX-CATEGORY $.lines[0].taxes[2].cat', 'GOBL-TAX-SET-01 $.lines[0].taxes']);
  });

  it('have the first fault of a missing property as their cause', () => {
    const outcome = built({
      $addons: ['de-xrechnung-v3'],
      $regime: 'DE',
      lines: [line({ taxes: [] })],
      supplier: null,
    });
    const missing = faultsIn(outcome).filter(({ properties }) => properties.includes('$.supplier'));
    expect(missing.map(({ code }) => code)).toEqual([
      'GOBL-BILL-INVOICE-05',
      'GOBL-DE-BILL-INVOICE-01',
      'GOBL-DE-XRECHNUNG-BILL-INVOICE-03',
    ]);
    expect(missing.map(({ caused_by: causes }) => causes)).toEqual([
      undefined,
      ...missing.slice(1).map(() => ['$.supplier']),
    ]);
  });
});

it('a document with thirty-six independent faults has thirty-six in one answer', () => {
  const wrong: Json[] = Array.from({ length: 10 }, (_, index) =>
    line(index % 2 === 0 ? { quantity: `no. ${index}` } : { item: { price: '1' } }),
  );
  const outcome = built({
    issue_date: '31.12.2026',
    value_date: 7,
    supplier: {
      name: 5,
      tax_id: { country: 'ES', code: 'B98602643' },
      emails: [{ addr: 'a' }],
      telephones: [{ num: 1 }],
      websites: [{ url: 'nowhere' }],
      addresses: [{ country: 9 }],
    },
    customer: { tax_id: { country: 'ES', code: '54387763A' }, emails: [{ addr: 'c' }], registration: 'none' },
    lines: [
      ...wrong,
      line({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }),
      line({ taxes: [{ cat: 'XYZ' }] }),
      line(priceless),
    ],
    discounts: [{ percent: 'ten' }, { amount: 'ten' }],
    charges: [{ amount: true }],
    payment: {
      terms: { key: 'never', due_dates: [{ percent: '50' }, { date: '2026-02-30' }] },
      advances: [{ amount: '1,5' }],
      instructions: { key: 'shells' },
    },
    notes: [{ text: 1 }],
    preceding: [{ issue_date: 'May' }],
  });
  const places = faultsIn(outcome).flatMap(({ properties }) => properties);
  expect(faultsIn(outcome).some(({ caused_by: causes }) => causes)).toBe(false);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toHaveLength(36);
});
