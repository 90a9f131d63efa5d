import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build, validate } from '../operations/operations.ts';

beforeAll(loadAll);

const invoice = (country: string, day: string, currency?: string) => {
  const lines = [{ quantity: '1', item: { name: 'Atlas', price: '90.00' } }];
  const { currency: _, ...others } = invoiceWith({ issue_date: day, lines });
  return { ...others, supplier: { name: 'Supplier', tax_id: { country } }, ...(currency && { currency }) };
};

/** Returns the path of each warning about the currency, with the former currency and its rate. */
function warned(...[country, day, currency]: Parameters<typeof invoice>): string[] {
  const { warnings } = build(invoice(country, day, currency), {}, testEnvironment);
  return warnings
    .filter(({ code }) => code === 'BW-WARN-CURRENCY')
    .flatMap(({ properties, values }) => `${properties} ${values?.rate} ${values?.former}`);
}

describe('a warning about the change to the euro', () => {
  it.each([
    ['BG', '2025-12-31', '1.95583 BGN'],
    ['HR', '2022-12-31', '7.53450 HRK'],
    ['EE', '2010-12-31', '15.6466 EEK'],
    ['LT', '2014-12-31', '3.45280 LTL'],
    ['SI', '2006-12-31', '239.640 SIT'],
  ])('has the rate for a document of %s on %s without a currency: %s', (country, day, rate) => {
    expect(warned(country, day)).toEqual([`$.currency ${rate}`]);
    expect(warned(country, day, 'EUR')).toEqual([]);
  });

  it('is given for a later document in the former currency', () => {
    expect(warned('BG', '2026-01-01', 'BGN')).toEqual(['$.currency 1.95583 BGN']);
    expect(warned('BG', '2025-12-31', 'BGN')).toEqual([]);
    const built = build(invoice('BG', '2026-01-01', 'BGN'), {}, testEnvironment);
    const document = built.ok ? built.result : {};
    expect(validate(document, {}, testEnvironment).warnings.map(({ code }) => code)).toContain('BW-WARN-CURRENCY');
  });

  it('is not given from the first day of the euro on, nor in countries without it', () => {
    expect(warned('BG', '2026-01-01')).toEqual([]);
    expect(warned('CZ', '2010-01-01')).toEqual([]);
    expect(warned('DE', '2011-01-04')).toEqual([]);
  });

  it('is given at the currency of the document in an envelope', () => {
    const { warnings } = build(invoice('BG', '2025-06-01'), { envelop: true }, testEnvironment);
    expect(warnings.find(({ code }) => code === 'BW-WARN-CURRENCY')?.properties).toEqual(['$.currency']);
  });
});
