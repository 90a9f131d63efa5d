import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepts,
  identityFaults,
  invoiceOf,
  line,
  loadAll,
  normalisedCode,
  percentOn,
  UNAVAILABLE,
  uncalculatedFaults,
} from '../testing.ts';

beforeAll(loadAll);

const supplier = { name: 'Livraria', tax_id: { country: 'PT', code: '501442600' } };

describe('NIF', () => {
  test.each([
    ['999999990', "the tax office's number for an unnamed customer"],
    ['287024008', 'of a person'],
    ['501442600', 'of a company'],
    ['123456789', 'of a person'],
    ['701234563', 'of an estate'],
    ['450000001', 'of a person who does not live in Portugal'],
  ])('accepts %s: %s', (code) => expect(accepts('PT', code)).toBe(true));

  test.each(['999999991', '731234561', '420000003', '000000000', '123456', '123456789100'])('rejects %s', (code) => {
    expect(identityFaults('PT', code)).toEqual(['GOBL-PT-TAX-IDENTITY-01 $.code']);
  });

  test('drops separators and the country prefix on normalising', () => {
    expect(normalisedCode('PT', 'pt 501 442 600')).toBe('501442600');
  });
});

describe('rates', () => {
  const regions = [
    ['PT', ['23.0%', '13.0%', '6.0%']],
    ['PT-AC', ['16.0%', '9.0%', '4.0%']],
    ['PT-MA', ['22.0%', '12.0%', '4.0%']],
    ['ES', ['23.0%', '13.0%', '6.0%']],
  ] as const;

  test.each(regions)('in %s are %j', (region, percents) => {
    const combo = { cat: 'VAT', ext: { 'pt-region': region } };
    const rates = ['general', 'intermediate', 'reduced'];
    expect(rates.map((rate) => percentOn('PT', '2026-03-10', rate, combo))).toEqual(percents);
    for (const rate of rates) {
      expect(percentOn('PT', '2010-12-31', rate, combo)).toBe(UNAVAILABLE);
    }
  });

  test.each([
    ['PT', '2011-01-01', ['23.0%', '13.0%', '6.0%']],
    ['PT-AC', '2011-01-01', ['16.0%', '9.0%', '4.0%']],
    ['PT-AC', '2013-12-31', ['16.0%', '9.0%', '4.0%']],
    ['PT-AC', '2014-01-01', ['18.0%', '10.0%', '5.0%']],
    ['PT-AC', '2015-06-30', ['18.0%', '10.0%', '5.0%']],
    ['PT-AC', '2015-07-01', ['18.0%', '9.0%', '4.0%']],
    ['PT-AC', '2021-06-30', ['18.0%', '9.0%', '4.0%']],
    ['PT-AC', '2021-07-01', ['16.0%', '9.0%', '4.0%']],
    ['PT-MA', '2011-01-01', ['16.0%', '9.0%', '4.0%']],
    ['PT-MA', '2012-03-31', ['16.0%', '9.0%', '4.0%']],
    ['PT-MA', '2012-04-01', ['22.0%', '12.0%', '5.0%']],
    ['PT-MA', '2024-09-30', ['22.0%', '12.0%', '5.0%']],
    ['PT-MA', '2024-10-01', ['22.0%', '12.0%', '4.0%']],
  ])('in %s on %s are %j', (region, day, percents) => {
    const combo = { cat: 'VAT', ext: { 'pt-region': region } };
    expect(['general', 'intermediate', 'reduced'].map((rate) => percentOn('PT', day, rate, combo))).toEqual(percents);
  });

  test('outside of the listed ones have the key other', () => {
    const withOther = (members: object) =>
      invoiceOf('PT', { supplier, lines: [line({ taxes: [{ cat: 'VAT', rate: 'other', ...members }] })] });
    expect(withOther({ percent: '7%' }).document.lines[0].taxes[0]).toMatchObject({ rate: 'other', percent: '7%' });
    expect(withOther({}).faults).toEqual(['GOBL-TAX-COMBO-04 $.lines[0].taxes[0]']);
  });
});

describe('region of a tax', () => {
  const regionOf = (combo: object) => invoiceOf('PT', { supplier, lines: [line({ taxes: [combo] })] });

  test.each([
    [{}, 'PT'],
    [{ ext: { 'pt-saft-tax-rate': 'NOR' } }, 'PT'],
    [{ ext: { 'pt-region': 'PT-AC' } }, 'PT-AC'],
    [{ country: 'EL' }, 'GR'],
    [{ country: 'XI' }, 'GB'],
    [{ country: 'ES', ext: { 'pt-region': 'PT' } }, 'ES'],
    [{ country: 'PT' }, 'PT'],
  ])('of %j is %s', (members, region) => {
    const { document } = regionOf({ cat: 'VAT', percent: '10%', ...members });
    expect(document.lines[0].taxes[0].ext['pt-region']).toBe(region);
  });

  test('is reported as missing for the European Union, and absent on withheld taxes', () => {
    expect(regionOf({ cat: 'VAT', country: 'EU', percent: '10%' }).faults).toEqual([
      'GOBL-PT-TAX-COMBO-01 $.lines[0].taxes[0].ext',
    ]);
    expect(regionOf({ cat: 'IRS', percent: '25%' }).document.lines[0].taxes[0]).toEqual({ cat: 'IRS', percent: '25%' });
  });

  test('appears in the totals', () => {
    expect(regionOf({ cat: 'VAT', rate: 'general' }).document.totals.taxes.categories[0].rates[0].ext).toEqual({
      'pt-region': 'PT',
    });
  });
});

describe('exempt rates of older documents', () => {
  const migrated = (combo: object) =>
    invoiceOf('PT', { supplier, lines: [line({ taxes: [{ cat: 'VAT', ...combo }] })] });

  test.each([
    ['exempt+outlay', 'M01'],
    ['exempt+exports', 'M05'],
    ['exempt+margin-scheme+second-hand', 'M13'],
    ['exempt+reverse-charge+gold', 'M43'],
    ['exempt+non-taxable', 'M99'],
  ])('%s become the key exempt with %s', (rate, code) => {
    const { document } = migrated({ rate, ext: { 'pt-region': 'PT-AC' } });
    expect(document.lines[0].taxes[0]).toEqual({ cat: 'VAT', key: 'exempt', ext: { 'pt-saft-exemption': code } });
  });

  test('lose their region in one build and get it back in the next', () => {
    const first = migrated({ rate: 'exempt+outlay' });
    expect(first.faults).toContain('GOBL-PT-TAX-COMBO-01 $.lines[0].taxes[0].ext');
    const again = invoiceOf('PT', { supplier, lines: first.document.lines });
    expect(again.faults).not.toContain('GOBL-PT-TAX-COMBO-01 $.lines[0].taxes[0].ext');
    expect(again.document.lines[0].taxes[0].ext).toEqual({ 'pt-region': 'PT', 'pt-saft-exemption': 'M01' });
  });

  test.each(['exempt+small-retail-scheme', 'exempt+margin-scheme+travel'])('%s also leave an unknown code', (rate) => {
    const { document, faults } = migrated({ rate });
    expect(document.lines[0].taxes[0].ext['at-tax-code']).toBe('exempt');
    expect(faults).toContain('GOBL-TAX-COMBO-06 $.lines[0].taxes[0]');
  });

  test('without a known reason cannot be calculated, and general reasons become keys', () => {
    expect(migrated({ rate: 'exempt+foo' }).calculation).toBe('BW-TAX-RATE');
    expect(migrated({ rate: 'exempt+export' }).document.lines[0].taxes[0].key).toBe('export');
    expect(migrated({ rate: 'exempt' }).document.lines[0].taxes[0]).toEqual({
      cat: 'VAT',
      key: 'exempt',
      ext: { 'pt-region': 'PT' },
    });
  });

  test('under their old extension move to the new one, also on charges and discounts', () => {
    const taxes = [{ cat: 'VAT', key: 'exempt', ext: { 'pt-exemption-code': 'M07', 'pt-saft-exemption': 'M01' } }];
    const row = { amount: '1.00', taxes };
    const { document } = invoiceOf('PT', { supplier, lines: [line({ taxes })], charges: [row], discounts: [row] });
    for (const { taxes: found } of [document.lines[0], document.charges[0], document.discounts[0]]) {
      expect(found[0].ext).toEqual({ 'pt-region': 'PT', 'pt-saft-exemption': 'M07' });
    }
  });
});

describe('invoice', () => {
  const issued = { issue_date: '2026-03-10', supplier };

  test.each([
    ['11', { value_date: '2026-03-11' }, { value_date: '2026-03-10' }],
    ['12', { op_date: '2026-03-11' }, { op_date: '2026-03-10' }],
    [
      '13',
      { preceding: [{ code: '1' }, { code: '2', issue_date: '2026-03-11' }] },
      { preceding: [{ code: '2', issue_date: '2026-03-10' }] },
    ],
    [
      '14',
      { payment: { advances: [{ description: 'Sinal', amount: '1', date: '2026-03-11' }] } },
      { payment: { advances: [{ description: 'Sinal', amount: '1', date: '2026-03-10' }, { amount: '1' }] } },
    ],
    [
      '15',
      { payment: { terms: { due_dates: [{ date: '2026-03-09', amount: '1' }] } } },
      { payment: { terms: { due_dates: [{ date: '2026-03-10', amount: '1' }] } } },
    ],
  ])('requires its dates in order, by rule %s', (number, wrong, right) => {
    expect(invoiceOf('PT', { ...issued, ...wrong }).faults).toEqual([`GOBL-PT-BILL-INVOICE-${number} $`]);
    expect(invoiceOf('PT', { ...issued, ...right }).faults).toEqual([]);
  });

  test('treats an empty date as the earliest', () => {
    expect(invoiceOf('PT', { ...issued, op_date: '' }).faults).toEqual([]);
    expect(
      invoiceOf('PT', { ...issued, payment: { terms: { due_dates: [{ date: '', amount: '1' }] } } }).faults,
    ).toEqual(['GOBL-PT-BILL-INVOICE-15 $']);
  });

  test.each([
    ['01', '$.type', { type: 'corrective' }],
    ['02', '$.preceding', { type: 'credit-note' }],
    ['02', '$.preceding', { type: 'debit-note', preceding: [] }],
    ['03', '$.supplier.tax_id', { $regime: 'PT', supplier: { name: 'Livraria' } }],
    ['04', '$.supplier.tax_id.code', { supplier: { name: 'Livraria', tax_id: { country: 'PT' } } }],
    ['05', '$.lines[1].quantity', { lines: [line({ quantity: '2' }), line({ quantity: '-1' })] }],
    ['05', '$.lines[1].quantity', { lines: [line({ quantity: '2' }), line({ item: { name: 'A', price: '-1.00' } })] }],
    ['07', '$.totals.due', { payment: { advances: [{ description: 'Sinal', amount: '200.00' }] } }],
  ])('reports -%s at %s for %j', (number, path, members) => {
    expect(invoiceOf('PT', { ...issued, ...members }).faults).toContain(`GOBL-PT-BILL-INVOICE-${number} ${path}`);
  });

  test('reports a negative price only if validated without building', () => {
    const lines = [line({ item: { name: 'A', price: '-1.00' } })];
    expect(uncalculatedFaults('PT', { ...issued, $regime: 'PT', lines })).toContain(
      'GOBL-PT-BILL-INVOICE-06 $.lines[0].item.price',
    );
  });

  test('may be an invoice-receipt', () => {
    expect(invoiceOf('PT', { ...issued, $tags: ['invoice-receipt'] }).faults).toEqual([]);
    expect(invoiceOf('ES', { $tags: ['invoice-receipt'] }).calculation).toBe('BW-TAG');
  });

  test('withholds income tax', () => {
    const taxes = [
      { cat: 'VAT', rate: 'general' },
      { cat: 'IRS', percent: '25%' },
    ];
    expect(invoiceOf('PT', { ...issued, lines: [line({ taxes })] }).document.totals.payable).toBe('98.00');
  });
});
