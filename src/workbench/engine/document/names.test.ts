import { expect, it } from 'vitest';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { countryInSentence, countryName, fieldName, nameOfSchema, schemaPath } from './names.ts';

it('countryName uses tax office codes', () => {
  expect(countryName('ES')).toBe('Spain');
  expect(countryName('EL')).toBe('Greece');
  expect(countryName('XI')).toBe('United Kingdom');
  expect(countryName('')).toBe('');
});

it('countryInSentence has an article where English needs one', () => {
  expect(['ES', 'GB', 'NL', 'US', 'AE'].map(countryInSentence)).toEqual([
    'Spain',
    'the United Kingdom',
    'the Netherlands',
    'the United States',
    'the United Arab Emirates',
  ]);
});

it('documents are named by schema', () => {
  expect(nameOfSchema('bill/invoice')).toBe('Invoice');
  expect(nameOfSchema('note/message')).toBe('Message');
  expect(nameOfSchema('org/party')).toBe('Party');
  expect(nameOfSchema('tax/identity')).toBe('Tax identity');
  expect(nameOfSchema('regimes/mx/food-vouchers')).toBe('Food vouchers');
  expect(nameOfSchema('envelope')).toBe('Envelope');
});

it('schemas convert to paths and back', () => {
  expect(schemaPath(schemaId('org/party'))).toBe('org/party');
  expect(schemaPath('https://example.com/x')).toBe('https://example.com/x');
});

it('fieldName returns the labels along a path', () => {
  expect(fieldName('$.doc.lines[0].item.name')).toBe('Lines 1 › Item › Name');
  expect(fieldName('$.supplier.tax_id.code')).toBe('Supplier › Tax id › Code');
  expect(fieldName('$')).toBe('');
  expect(fieldName('/Invoice/cbc:ID')).toBe('/Invoice/cbc:ID');
});
