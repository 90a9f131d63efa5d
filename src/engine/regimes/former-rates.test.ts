import { beforeAll, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { build } from '../operations/operations.ts';

beforeAll(loadAll);

it.each([
  ['CH', '2022-05-02', 'general', '7.7%'],
  ['CH', '2023-12-31', 'reduced', '2.5%'],
  ['CH', '2010-12-31', 'intermediate', '3.6%'],
  ['GB', '2009-06-01', 'general', '15.0%'],
  ['BE', '2007-04-28', 'general', '21.0%'],
  ['AT', '2010-06-01', 'reduced', '10.0%'],
  ['PT', '2009-01-01', 'general', '20.0%'],
  ['SK', '2024-12-31', 'reduced', '10.0%'],
  ['SK', '2010-12-31', 'general', '19.0%'],
  ['FI', '2012-12-31', 'general', '23.0%'],
  ['FI', '2010-06-30', 'super-reduced', '8.0%'],
  ['EL', '2010-06-30', 'general', '21%'],
  ['IE', '2009-12-31', 'general', '21.5%'],
  ['CA', '2021-12-31', 'general', '5%'],
  ['NZ', '2010-09-30', 'general', '12.5%'],
  ['NZ', '1989-06-30', 'general', '10.0%'],
  ['CA', '2007-12-31', 'general', '6%'],
  ['CA', '2006-06-30', 'general', '7%'],
  ['IE', '2001-12-31', 'general', '20.0%'],
  ['IE', '2002-12-31', 'reduced', '12.5%'],
  ['IE', '2007-12-31', 'special', '4.8%'],
  ['NO', '2006-12-31', 'reduced', '13.0%'],
  ['NO', '2005-12-31', 'super-reduced', '7.0%'],
  ['NO', '2004-12-31', 'general', '24.0%'],
  ['EL', '2010-03-14', 'general', '19%'],
  ['EL', '2010-12-31', 'reduced', '11%'],
  ['FR', '2011-12-31', 'reduced', '5.5%'],
  ['CH', '1995-03-17', 'general', undefined],
])(
  'the fault of a date before the rates of the standard names the former rate: %s on %s, %s',
  (country, day, rate, expected) => {
    const cat = ['CA', 'NZ'].includes(country) ? 'GST' : 'VAT';
    const lines = [{ quantity: '1', item: { name: 'x', price: '1.00' }, taxes: [{ cat, rate }] }];
    const outcome = build(invoiceWith({ $regime: country, issue_date: day, lines }), {}, testEnvironment);
    const fault = outcome.ok ? undefined : outcome.faults[0];
    expect([fault?.code, fault?.values?.percent]).toEqual(['BW-TAX-RATE-DATE', expected]);
  },
);
