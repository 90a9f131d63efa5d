import { expect, it } from 'vitest';
import { schemaId } from '../../engine/model/schema-id.ts';
import { countryName, fieldName, nameOfSchema, schemaPath } from './names.ts';

it('names countries by the codes of tax offices', () => {
  expect(countryName('ES')).toBe('Spain');
  expect(countryName('EL')).toBe('Greece');
  expect(countryName('XI')).toBe('United Kingdom');
  expect(countryName('')).toBe('');
});

it('names documents by their schema', () => {
  expect(nameOfSchema('bill/invoice')).toBe('Invoice');
  expect(nameOfSchema('note/message')).toBe('Message');
  expect(nameOfSchema('org/party')).toBe('Party');
  expect(nameOfSchema('tax/identity')).toBe('Tax identity');
  expect(nameOfSchema('regimes/mx/food-vouchers')).toBe('Regimes mx food vouchers');
  expect(nameOfSchema('envelope')).toBe('Envelope');
});

it('goes from a schema to its path and back', () => {
  expect(schemaPath(schemaId('org/party'))).toBe('org/party');
  expect(schemaPath('https://example.com/x')).toBe('https://example.com/x');
});

it('names properties by the way to them', () => {
  expect(fieldName('$.doc.lines[0].item.name')).toBe('Lines 1 › Item › Name');
  expect(fieldName('$.supplier.tax_id.code')).toBe('Supplier › Tax id › Code');
  expect(fieldName('$')).toBe('');
  expect(fieldName('/Invoice/cbc:ID')).toBe('/Invoice/cbc:ID');
});
