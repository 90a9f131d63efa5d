import { expect, it } from 'vitest';
import { oneForEachValue } from './one-cause.ts';

const fault = (code: string, ...properties: string[]) => ({ code, properties, template: code, description: code });

it('oneForEachValue keeps the first rule of a country that each tax number breaks', () => {
  const [supplier, customer] = ['$.supplier.tax_id.code', '$.customer.tax_id.code'];
  const shape = fault('GOBL-GB-TAX-IDENTITY-01', supplier);
  const zeros = fault('GOBL-GB-TAX-IDENTITY-02', supplier);
  const digits = fault('GOBL-GB-TAX-IDENTITY-03', supplier, customer);
  const other = fault('GOBL-BILL-INVOICE-01', supplier);
  expect(oneForEachValue([shape, zeros, digits, other])).toEqual([shape, { ...digits, properties: [customer] }, other]);
});

it('oneForEachValue keeps the rule of a list instead of that of the form of keys', () => {
  const [unit, key] = ['$.lines[0].item.unit', '$.payment.instructions.key'];
  const form = fault('GOBL-CBC-KEY-02', unit, key);
  const list = fault('GOBL-ORG-ITEM-04', unit);
  expect(oneForEachValue([form, list])).toEqual([{ ...form, properties: [key] }, list]);
});
