import { beforeAll, describe, expect, test } from 'vitest';
import { testEnvironment } from '../../../bill/testing.ts';
import { correct, type JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, builtTax, type Changes, faultsAsItStands, loadAll } from '../../testing.ts';

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

const faults = (document: JsonObject, changes: Changes) => faultsAsItStands('PT-SAFT', document, changes);

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
  ])('is derived from the unit %s, with %s in the input', (unit, given, builtUnit, type) => {
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

  test('of M45 is too long', () => {
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

describe('numbers', () => {
  test.each([
    ['FT A', '118', []],
    ['FT A', 'A118', ['05']],
    ['FT A', '118/1', ['05']],
    ['FS A', '118', ['04']],
    ['A', '118', ['04']],
    ['FT A/1', '118', ['04']],
    ['FT A B', '118', ['04']],
    [undefined, 'FT A/118', []],
    [undefined, '118', ['05']],
    [undefined, 'FS A/118', ['05']],
    [undefined, 'FT A/', ['05']],
    ['FT A', undefined, []],
  ])('are checked with the series %s and the code %s', (series, code, found) => {
    expect(faults(invoice, { series, code })).toEqual(found.map((number) => `BILL-INVOICE-${number} $`));
  });

  test('of other documents begin with their types', () => {
    expect(faults(order, { series: 'OR A', code: 'x' })).toEqual(['BILL-ORDER-03 $', 'BILL-ORDER-04 $']);
    expect(faults(delivery, { series: 'GT A', code: 'x' })).toEqual(['BILL-DELIVERY-02 $', 'BILL-DELIVERY-03 $']);
    expect(faults(payment, { series: 'RC A', code: 'x' })).toEqual(['BILL-PAYMENT-01 $', 'BILL-PAYMENT-02 $']);
  });

  test.each([
    ['FTM abc/00001', true],
    ['FTD FT M/1', true],
    ['FTM abc 1', false],
    ['FSM abc/00001', false],
    ['FTD FS M/1', false],
    ['FT abc/1', false],
  ])('of a handwritten document are checked: %s', (reference, fits) => {
    const ext = { 'tax.ext.pt-saft-source': 'M', 'tax.ext.pt-saft-source-ref': reference };
    expect(faults(invoice, ext)).toEqual(fits ? [] : ['BILL-INVOICE-14 $']);
    expect(faults(invoice, { ...ext, 'tax.ext.pt-saft-source': 'I' })).toEqual([]);
  });
});

describe('rules', () => {
  test.each<[string, Changes, string[]]>([
    ['a currency without an exchange rate', { currency: 'USD' }, ['15 $']],
    ['a missing type', { 'tax.ext.pt-saft-invoice-type': undefined }, ['01 $']],
    ['two types', { 'tax.ext.pt-saft-work-type': 'PF' }, ['02 $']],
    [
      'the type of an order',
      { series: 'FO A', 'tax.ext': { 'pt-saft-work-type': 'FO', 'pt-saft-source': 'P' } },
      ['03 $'],
    ],
    ['a missing value date', { value_date: undefined }, ['06 $.value_date']],
    ['a line without VAT', { 'lines.0.taxes': undefined }, ['07 $.lines[0]']],
    [
      'a negative advance without a date',
      { 'payment.advances': [{ amount: '-1.00' }] },
      ['08 $.payment.advances[0].date', '16 $.payment.advances[0].amount'],
    ],
    ['a negative total', { 'totals.payable': '-1.00' }, ['09 $.totals.payable']],
    [
      'an invoice-receipt with an amount due',
      { series: 'FR A', 'tax.ext.pt-saft-invoice-type': 'FR', 'totals.due': '1.00' },
      ['10 $.totals.due'],
    ],
    ['two preceding documents', { preceding: [{ code: '1' }, { code: '2' }] }, ['11 $.preceding']],
    ['a missing source', { 'tax.ext.pt-saft-source': undefined }, ['12 $']],
    ['a source without a reference', { 'tax.ext.pt-saft-source': 'I' }, ['13 $']],
  ])('of invoices check %s', (_case, changes, found) => {
    expect(faults(invoice, changes)).toEqual(found.map((fault) => `BILL-INVOICE-${fault}`));
  });

  test.each<[string, Changes, string[]]>([
    ['a missing type', { ext: { 'pt-saft-source': 'P' } }, ['03 $.ext']],
    ['a missing source', { 'ext.pt-saft-source': undefined }, ['04 $.ext']],
    ['a source without a reference', { 'ext.pt-saft-source': 'M' }, ['05 $.ext']],
    ['an invalid source reference', { 'ext.pt-saft-source': 'M', 'ext.pt-saft-source-ref': 'RCM a/1' }, ['06 $']],
    ['a missing tax identity', { 'supplier.tax_id': undefined }, ['07 $.supplier.tax_id']],
    ['a missing NIF', { 'supplier.tax_id.code': undefined }, ['08 $.supplier.tax_id.code']],
    ['a customer without a name', { 'customer.name': undefined }, ['09 $']],
    ['a negative total', { total: '-1.00' }, ['10 $.total']],
    ['a payment on another day', { 'methods.0.date': '2026-03-11' }, ['11 $']],
    ['a payment on the same day, which is valid', { 'methods.0.date': '2026-03-12' }, []],
    ['missing dates, which are valid', { issue_date: undefined, 'methods.0.date': '0000-00-00' }, []],
  ])('of receipts check %s', (_case, changes, found) => {
    expect(faults(payment, changes)).toEqual(found.map((fault) => `BILL-PAYMENT-${fault}`));
  });

  test.each<[string, Changes, string[]]>([
    ['a missing document', { 'lines.0.document': undefined }, ['01 $.lines[0].document']],
    ['a missing date', { 'lines.0.document.issue_date': undefined }, ['02 $.lines[0].document.issue_date']],
    ['a missing tax', { 'lines.0.tax': undefined }, ['03 $.lines[0].tax']],
    ['a missing VAT category', { 'lines.0.tax': { categories: [], sum: '0.00' } }, ['04 $.lines[0].tax']],
    [
      'two rates',
      { 'lines.0.tax.categories.0.rates': [paidRate, paidRate] },
      ['05 $.lines[0].tax.categories[0].rates'],
    ],
    [
      'an exemption without a note',
      { 'lines.0.tax.categories.0.rates.0.ext.pt-saft-exemption': 'M07' },
      ['06 $.lines[0]'],
    ],
  ])('of receipt lines check %s', (_case, changes, found) => {
    expect(faults(payment, changes)).toEqual(found.map((fault) => `BILL-PAYMENTLINE-${fault}`));
  });

  test.each<[string, Changes, string[]]>([
    ['a missing type', { tax: undefined, series: undefined, code: undefined }, ['01 $']],
    ['a missing tax identity', { 'supplier.tax_id': undefined }, ['04 $.supplier.tax_id']],
    ['a missing NIF', { 'supplier.tax_id.code': undefined }, ['05 $.supplier.tax_id.code']],
    ['a missing despatch date', { despatch_date: undefined }, ['06 $.despatch_date']],
    [
      'two preceding documents',
      { preceding: [{ code: '1' }, { series: 'GR A' }] },
      ['07 $.preceding', '08 $.preceding[0].series', '09 $.preceding[1].code'],
    ],
  ])('of deliveries check %s', (_case, changes, found) => {
    expect(faults(delivery, changes)).toEqual(found.map((fault) => `BILL-DELIVERY-${fault}`));
  });

  test.each<[string, Changes, string[]]>([
    ['a missing type', { tax: undefined }, ['01 $']],
    ['the type of an invoice', { 'tax.ext.pt-saft-work-type': 'PF', series: 'PF A' }, ['02 $']],
    ['a missing value date', { value_date: undefined }, ['05 $.value_date']],
    ['a line without VAT', { 'lines.0.taxes': undefined }, ['06 $.lines[0]']],
  ])('of orders check %s', (_case, changes, found) => {
    expect(faults(order, changes)).toEqual(found.map((fault) => `BILL-ORDER-${fault}`));
  });

  test.each<[string, Changes, string[]]>([
    ['a missing region and rate', { 'lines.0.taxes.0.ext': undefined }, ['TAX-COMBO-01 $.lines[0].taxes[0].ext']],
    [
      'a missing exemption reason',
      { 'lines.0.taxes.0.ext.pt-saft-tax-rate': 'ISE' },
      ['TAX-COMBO-02 $.lines[0].taxes[0].ext'],
    ],
    [
      'a missing region and reason in totals',
      { 'totals.taxes.categories.0.rates.0.ext': { 'pt-saft-tax-rate': 'ISE' } },
      [
        'TAX-CATEGORYTOTAL-01 $.totals.taxes.categories[0].rates[0].ext',
        'TAX-CATEGORYTOTAL-02 $.totals.taxes.categories[0].rates[0].ext',
      ],
    ],
    [
      'a missing unit and product type',
      { 'lines.0.item.unit': undefined, 'lines.0.item.ext': undefined },
      ['ORG-ITEM-01 $.lines[0].item.unit', 'ORG-ITEM-02 $.lines[0].item.ext'],
    ],
    [
      'a note on withheld tax that is too long',
      {
        'tax.notes': [
          { cat: 'IRS', text: 'a'.repeat(61) },
          { cat: 'VAT', text: 'a'.repeat(61) },
        ],
      },
      ['TAX-NOTE-02 $.tax.notes[0].text'],
    ],
    ['a quantity of zero', { 'lines.0.quantity': '0' }, ['BILL-LINE-01 $.lines[0].quantity']],
    ['a negative sum', { 'lines.0.sum': '-1.00' }, ['BILL-LINE-02 $.lines[0].sum']],
    ['a negative line total', { 'lines.0.total': '-1.00' }, ['BILL-LINE-03 $.lines[0].total']],
    [
      'a negative discount',
      { 'lines.0.discounts': [{ amount: '-1.00' }] },
      ['BILL-LINE-04 $.lines[0].discounts[0].amount'],
    ],
  ])('of document parts check %s', (_case, changes, found) => expect(faults(invoice, changes)).toEqual(found));
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

  test('keeps the series otherwise, which is not valid', () => {
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
