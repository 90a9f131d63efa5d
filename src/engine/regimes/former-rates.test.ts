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
  ['CH', '1995-03-17', 'general', undefined],
])(
  'a date before the rates of the standard names the rate of the law: %s on %s, %s',
  (country, day, rate, expected) => {
    const lines = [{ quantity: '1', item: { name: 'x', price: '1.00' }, taxes: [{ cat: 'VAT', rate }] }];
    const outcome = build(invoiceWith({ $regime: country, issue_date: day, lines }), {}, testEnvironment);
    const fault = outcome.ok ? undefined : outcome.faults[0];
    expect([fault?.code, fault?.values?.percent]).toEqual(['BW-TAX-RATE-DATE', expected]);
  },
);
