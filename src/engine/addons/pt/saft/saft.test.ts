import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../bill/testing.ts';
import { correct, type JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, loadAll } from '../../testing.ts';

beforeAll(loadAll);

const supplier: JsonObject = {
  name: 'Oficina Ribeira, Lda.',
  tax_id: { country: 'PT', code: '545259045' },
  addresses: [{ street: 'Cais da Estiva', num: '4', locality: 'Porto', code: '4050-243', country: 'PT' }],
};
const customer: JsonObject = { name: 'Transportes Serra', tax_id: { country: 'PT', code: '514329874' } };
const vat = { cat: 'VAT', rate: 'general' };

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pt-saft-v1'],
  series: 'FT A',
  code: '118',
  issue_date: '2026-03-10',
  supplier,
  customer,
  lines: [
    { quantity: '2', item: { name: 'Mão de obra', price: '40.00', unit: 'h' }, taxes: [vat] },
    { quantity: '1', item: { name: 'Filtro', price: '20.00', unit: 'piece' }, taxes: [vat] },
  ],
};

const order: JsonObject = { ...invoice, $schema: 'https://gobl.org/draft-0/bill/order', series: 'NE A' };

const delivery: JsonObject = {
  ...invoice,
  $schema: 'https://gobl.org/draft-0/bill/delivery',
  type: 'note',
  series: 'GR A',
  despatch_date: '2026-03-11',
};

const paidRate = {
  ext: { 'pt-region': 'PT', 'pt-saft-tax-rate': 'NOR' },
  base: '100.00',
  percent: '23%',
  amount: '23.00',
};
const paidTax = { categories: [{ code: 'VAT', rates: [paidRate], amount: '23.00' }], sum: '23.00' };

const payment: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  $addons: ['pt-saft-v1'],
  series: 'RG A',
  code: '9',
  issue_date: '2026-03-12',
  supplier,
  customer,
  lines: [
    {
      document: { series: 'FT A', code: '118', issue_date: '2026-03-10', payable: '123.00', tax: paidTax },
      amount: '123.00',
    },
  ],
  methods: [{ key: 'credit-transfer' }],
};

test('an invoice, an order, a delivery and a receipt build and get their codes', () => {
  for (const document of [invoice, order, delivery, payment]) expect(buildingFaults(document)).toEqual([]);

  const { tax, value_date, lines } = builtFrom(invoice);
  expect(tax.ext).toEqual({ 'pt-saft-invoice-type': 'FT', 'pt-saft-source': 'P' });
  expect(value_date).toBe('2026-03-10');
  expect(lines[0].taxes[0].ext).toEqual({ 'pt-region': 'PT', 'pt-saft-tax-rate': 'NOR' });
  expect(builtFrom(order).tax.ext).toEqual({ 'pt-saft-work-type': 'NE' });
  expect(builtFrom(delivery).tax.ext).toEqual({ 'pt-saft-movement-type': 'GR' });
  expect(builtFrom(payment).ext).toEqual({ 'pt-saft-payment-type': 'RG', 'pt-saft-source': 'P' });
  expect(builtFrom(payment).methods[0].ext).toEqual({ 'pt-saft-payment-means': 'TB' });
});

describe('VAT', () => {
  const ext = (exemption: string) => ({ 'pt-saft-exemption': exemption });
  const built = (combo: object) => {
    const { key, rate, ext: codes } = builtTax(invoice, { cat: 'VAT', ...combo });
    return [key, rate, codes['pt-saft-tax-rate'], codes['pt-saft-exemption']];
  };

  test.each<[string, object, (string | undefined)[]]>([
    ['a reduced rate', { rate: 'reduced' }, ['standard', 'reduced', 'RED', undefined]],
    ['an intermediate rate', { rate: 'intermediate' }, ['standard', 'intermediate', 'INT', undefined]],
    ['a custom rate', { rate: 'other', percent: '10%' }, ['standard', 'other', 'OUT', undefined]],
    ['only a percentage', { percent: '23%' }, ['standard', undefined, undefined, undefined]],
    ['an existing code', { ext: { 'pt-saft-tax-rate': 'INT' } }, ['standard', 'intermediate', 'INT', undefined]],
    [
      'a rate with a reason, which is dropped',
      { key: 'standard', rate: 'general', ext: ext('M07') },
      ['standard', 'general', 'NOR', undefined],
    ],
    [
      'a rate with an unknown reason, which is dropped',
      { rate: 'general', ext: ext('M34') },
      ['standard', 'general', 'NOR', undefined],
    ],
    ['reverse charge', { key: 'reverse-charge' }, ['reverse-charge', undefined, 'ISE', 'M40']],
    [
      'reverse charge for waste',
      { key: 'reverse-charge', ext: ext('M30') },
      ['reverse-charge', undefined, 'ISE', 'M30'],
    ],
    [
      'reverse charge with the reason of another key',
      { key: 'reverse-charge', ext: ext('M34') },
      ['reverse-charge', undefined, 'ISE', 'M40'],
    ],
    ['a supply outside the scope', { key: 'outside-scope' }, ['outside-scope', undefined, 'ISE', 'M99']],
    [
      'a supply within the European Union',
      { key: 'intra-community', ext: ext('M05') },
      ['intra-community', undefined, 'ISE', 'M16'],
    ],
    ['an export', { key: 'export' }, ['export', undefined, 'ISE', 'M05']],
    ['an exemption', { key: 'exempt' }, ['exempt', undefined, 'ISE', 'M07']],
    ['a small business', { key: 'exempt', ext: ext('M10') }, ['exempt', undefined, 'ISE', 'M10']],
    ['the zero rate', { key: 'zero', ext: ext('M04') }, ['zero', undefined, 'ISE', 'M07']],
    ['the older rate exempt, by its reason', { rate: 'exempt', ext: ext('M04') }, ['export', undefined, 'ISE', 'M04']],
    ['a reason without a key', { ext: ext('M41') }, ['reverse-charge', undefined, 'ISE', 'M41']],
    ['a reason of supplies outside the scope', { ext: ext('M46') }, ['outside-scope', undefined, 'ISE', 'M46']],
    ['an exemption with an unknown reason', { key: 'exempt', ext: ext('M88') }, ['exempt', undefined, 'ISE', 'M07']],
  ])('gets its codes: %s', (_case, combo, codes) => expect(built(combo)).toEqual(codes));

  test("of another country is OUT with that country's rate", () => {
    const combo = builtTax(invoice, { cat: 'VAT', country: 'ES', rate: 'general' });
    expect(combo).toEqual({
      cat: 'VAT',
      country: 'ES',
      key: 'standard',
      rate: 'general',
      percent: '21.0%',
      ext: { 'pt-region': 'ES', 'pt-saft-tax-rate': 'OUT' },
    });
  });

  test('is the only tax that gets codes', () => {
    const taxes = [vat, { cat: 'IRS', percent: '25%' }];
    expect(builtFrom(invoice, { 'lines.0.taxes': taxes }).lines[0].taxes[1].ext).toBeUndefined();
  });
});

describe('product type', () => {
  test.each([
    [undefined, undefined, 'one', 'S'],
    ['h', undefined, 'h', 'S'],
    ['kwh', undefined, 'kwh', 'S'],
    ['km', undefined, 'km', 'S'],
    ['kg', undefined, 'kg', 'P'],
    ['piece', undefined, 'piece', 'P'],
    ['kg', 'E', 'kg', 'E'],
    ['KGM', undefined, 'kg', 'P'],
    ['XZZ', undefined, 'one', 'S'],
  ])('is derived from the unit %s unless the input has one: %s', (unit, given, builtUnit, type) => {
    const ext = given && { 'pt-saft-product-type': given };
    const item = builtFrom(invoice, { 'lines.0.item': { name: 'Artigo', price: '1.00', unit, ext } }).lines[0].item;
    expect([item.unit, item.ext['pt-saft-product-type']]).toEqual([builtUnit, type]);
  });
});

describe('exemption note', () => {
  const exempt = (code: string) => [{ cat: 'VAT', key: 'exempt', ext: { 'pt-saft-exemption': code } }];
  const note = (code: string, text: string) => ({ key: 'legal', src: 'pt-saft-exemption', code, text });
  const notesOf = (changes: Changes) => builtFrom(invoice, changes).lines[0].notes;

  test('is the article of the law', () => {
    expect(notesOf({ 'lines.0.taxes': exempt('M04') })).toEqual([note('M04', 'Artigo 13.º do CIVA')]);
    expect(notesOf({})).toBeUndefined();
  });

  test('is also added to lines of orders and deliveries', () => {
    for (const document of [order, delivery])
      expect(builtFrom(document, { 'lines.0.taxes': exempt('M10') }).lines[0].notes).toHaveLength(1);
  });

  test('is kept even if the exemption has changed, which is reported', () => {
    const own = note('M07', 'Artigo 9.º, n.º 2, do CIVA');
    const changes = { 'lines.0.taxes': exempt('M07'), 'lines.0.notes': [own] };
    expect(notesOf(changes)).toEqual([own]);
    expect(buildingFaults(invoice, changes)).toEqual([]);
    expect(buildingFaults(invoice, { ...changes, 'lines.0.taxes': exempt('M10') })).toEqual([
      'GOBL-PT-SAFT-BILL-LINE-05 $.lines[0]',
    ]);
  });

  test('of M45 is too long, and is reported', () => {
    expect(buildingFaults(invoice, { 'lines.0.taxes': [{ cat: 'VAT', ext: { 'pt-saft-exemption': 'M45' } }] })).toEqual(
      ['GOBL-PT-SAFT-ORG-NOTE-01 $.lines[0].notes[0].text'],
    );
  });
});

describe('means of payment', () => {
  const means = (key: string, code?: string) => {
    const ext = code && { 'pt-saft-payment-means': code };
    return builtFrom(payment, { 'methods.0': { key, ext } }).methods[0].ext?.['pt-saft-payment-means'];
  };

  test.each([
    ['card', 'CC'],
    ['card+credit', 'CC'],
    ['card+debit', 'CD'],
    ['credit-transfer', 'TB'],
    ['debit-transfer', 'TB'],
    ['direct-debit+sepa', 'TB'],
    ['cash', 'NU'],
    ['promissory-note', 'LC'],
    ['netting', 'CS'],
    ['cheque', 'CH'],
    ['online', 'DE'],
    ['other', 'OU'],
    ['any', undefined],
    ['bank-draft', undefined],
  ])('%s is %s', (key, code) => expect(means(key)).toBe(code));

  test('keep a custom code only under other', () => {
    expect(means('other', 'MB')).toBe('MB');
    expect(means('other+voucher', 'MB')).toBe('OU');
    expect(means('cash', 'MB')).toBe('NU');
    expect(means('any', 'MB')).toBe('MB');
  });
});

describe('dates', () => {
  const advances = [{ description: 'Sinal', amount: '10.00', key: 'cash' }];
  const datesOf = (changes: Changes) => {
    const {
      issue_date,
      value_date,
      payment: details,
    } = builtFrom(invoice, {
      'payment.advances': advances,
      ...changes,
    });
    return [issue_date, value_date, details.advances[0].date];
  };

  test.each<[string, Changes, string[]]>([
    ['issue date', {}, ['2026-03-10', '2026-03-10', '2026-03-10']],
    ['operation date', { op_date: '2026-03-08' }, ['2026-03-10', '2026-03-08', '2026-03-10']],
    ['value date', { op_date: '2026-03-08', value_date: '2026-03-09' }, ['2026-03-10', '2026-03-09', '2026-03-10']],
    ['current date', { issue_date: undefined }, ['2026-03-15', '2026-03-15', '2026-03-15']],
    ['current date, with an empty time', { issue_time: '' }, ['2026-03-15', '2026-03-15', '2026-03-15']],
  ])('are completed from the %s', (_case, changes, dates) => expect(datesOf(changes)).toEqual(dates));

  test('are completed in orders but not in deliveries', () => {
    expect(builtFrom(order).value_date).toBe('2026-03-10');
    expect(builtFrom(delivery).value_date).toBeUndefined();
  });
});

describe('document types', () => {
  const invoiceType = (changes: Changes) => {
    const { ext } = builtFrom(invoice, changes).tax;
    return ext['pt-saft-invoice-type'] ?? ext['pt-saft-work-type'];
  };
  const paid = { 'payment.advances': [{ percent: '100%', key: 'cash', description: 'Caixa' }] };
  const preceding = [{ series: 'FT A', code: '90', issue_date: '2026-02-01' }];

  test.each<[string, Changes, string]>([
    ['a simplified invoice', { $tags: ['simplified'] }, 'FS'],
    ['an invoice-receipt', { $tags: ['invoice-receipt'] }, 'FR'],
    ['a paid invoice', paid, 'FR'],
    ['a simplified paid invoice', { ...paid, $tags: ['simplified'] }, 'FR'],
    ['a debit note', { type: 'debit-note', preceding }, 'ND'],
    ['a credit note', { type: 'credit-note', preceding }, 'NC'],
    ['a pro forma invoice', { type: 'proforma' }, 'PF'],
  ])('are set for %s', (_case, changes, type) => expect(invoiceType(changes)).toBe(type));

  test('are set for an invoice under cash accounting', () => {
    expect(builtFrom(invoice, { $tags: ['cash-vat'] }).tax.ext['pt-saft-cash-vat']).toBe('1');
  });

  test('are set for orders', () => {
    const workType = (changes: Changes) => builtFrom(order, changes).tax.ext?.['pt-saft-work-type'];
    expect([workType({ type: 'quote' }), workType({ type: 'sale' })]).toEqual(['OR', undefined]);
    expect(workType({ 'tax.ext': { 'pt-saft-work-type': 'FO' } })).toBe('FO');
  });

  test('are set for deliveries', () => {
    const movementType = (changes: Changes) => builtFrom(delivery, changes).tax.ext?.['pt-saft-movement-type'];
    expect([movementType({ type: 'waybill' }), movementType({ type: 'other' })]).toEqual(['GT', undefined]);
    expect(movementType({ $tags: ['return'] })).toBe('GD');
    expect(movementType({ 'tax.ext': { 'pt-saft-movement-type': 'GC' } })).toBe('GC');
  });

  test('of receipts under cash accounting replace existing codes', () => {
    const ext = { 'pt-saft-payment-type': 'RG', 'pt-saft-source': 'I', 'pt-saft-source-ref': 'X' };
    const changes = { $tags: ['cash-vat'], series: 'RC A', ext };
    expect(builtFrom(payment, changes).ext).toEqual({ ...ext, 'pt-saft-payment-type': 'RC' });
  });
});

describe('correction', () => {
  const corrected = (options: JsonObject) => correct(builtFrom(invoice), options, {}, testEnvironment);

  test('requires a reason', () => {
    expect(corrected({ type: 'credit-note' })).toMatchObject({ ok: false });
  });

  test('is a credit note with its own series', () => {
    const outcome = corrected({ type: 'credit-note', series: 'NC A', reason: 'Devolução' });
    expect(outcome.ok && outcome.result).toMatchObject({
      series: 'NC A',
      tax: { ext: { 'pt-saft-invoice-type': 'NC' } },
    });
  });

  test('keeps the series of the invoice without that option, and is then rejected', () => {
    expect(corrected({ type: 'credit-note', reason: 'Devolução' })).toMatchObject({
      ok: false,
      faults: [{ code: 'GOBL-PT-SAFT-BILL-INVOICE-04', properties: ['$'] }],
    });
  });
});

test('typical mistakes on an invoice are reported with a solution', () => {
  const mistaken = {
    series: 'A',
    code: '2026/118',
    'lines.0.taxes': [{ cat: 'VAT', percent: '23%' }],
    'lines.1.taxes': [{ cat: 'IRS', percent: '25%' }],
  };
  expect(buildingFaults(invoice, mistaken)).toEqual([
    'GOBL-PT-SAFT-BILL-INVOICE-04 $',
    'GOBL-PT-SAFT-BILL-INVOICE-05 $',
    'GOBL-PT-SAFT-BILL-INVOICE-07 $.lines[1]',
    'GOBL-PT-SAFT-TAX-COMBO-01 $.lines[0].taxes[0].ext',
    'GOBL-PT-SAFT-TAX-CATEGORYTOTAL-01 $.totals.taxes.categories[0].rates[0].ext',
  ]);
});
