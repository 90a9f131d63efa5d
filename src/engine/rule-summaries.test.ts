import { beforeAll, expect, test } from 'vitest';
import { ruleSummaries } from './index.ts';
import { load } from './loading.ts';

beforeAll(() => load('all'));

test('ruleSummaries has every rule once, by code, with its requirement', () => {
  const rules = ruleSummaries();
  const codes = rules.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  for (const { code, description, object } of rules) {
    expect(code).toMatch(/^(?:GOBL-[A-Z0-9-]+-\d\d|BW-[A-Z0-9-]+)$/);
    expect(object).toMatch(/^[a-z0-9]+\.[A-Za-z]+$/);
    expect(description).toMatch(/\S/);
  }
});

test.each([
  ['GOBL-BILL-INVOICE-08', 'bill.Invoice', 'lines[].item.price'],
  ['GOBL-CBC-CODE-02', 'cbc.Code', ''],
  ['GOBL-TAX-ADDONS-01', 'tax.Addons', '$addons[]'],
  ['GOBL-ENVELOPE-02', 'gobl.Envelope', 'head'],
])('%s applies to %s at "%s"', (code, object, field) => {
  expect(ruleSummaries().find((rule) => rule.code === code)).toMatchObject({ object, field });
});
