import { expect, test } from 'vitest';
import { faultsOf, normalised } from '../rules/testing.ts';
import { Item } from './item.ts';
import { unitCodeOf } from './unit.ts';
import { codeOfUnit, unitOfCode, units } from './units.ts';

test('every unit has exactly one code and every code exactly one unit', () => {
  expect(units).toHaveLength(87);
  for (const [key, , code] of units) {
    expect(codeOfUnit(key)).toBe(code);
    expect(unitOfCode(code)).toBe(key);
  }
  expect([codeOfUnit('portion'), codeOfUnit('kj'), codeOfUnit('kcal')]).toEqual(['13', 'KJO', 'E14']);
});

test('unitCodeOf prefers the code of the unit to the extension', () => {
  const ext = new Map([['untdid-unit', 'XZZ']]);
  expect(unitCodeOf({ unit: 'kg', ext })).toBe('KGM');
  expect(unitCodeOf({ unit: 'furlong', ext })).toBe('XZZ');
  expect(unitCodeOf({ ext })).toBe('XZZ');
  expect(unitCodeOf({ unit: 'KGM' })).toBe('');
});

test.each([
  ['HUR', undefined, { ext: { 'untdid-unit': 'HUR' } }],
  ['4A', undefined, { ext: { 'untdid-unit': '4A' } }],
  ['XZZ', 'KGM', { ext: { 'untdid-unit': 'XZZ' } }],
  ['6pack', undefined, { unit: 'pkg' }],
  ['tetrabrik', undefined, { unit: 'carton' }],
  ['kg', 'HUR', { unit: 'kg', ext: { 'untdid-unit': 'HUR' } }],
  ['KILO', undefined, { unit: 'KILO' }],
])('normalising turns the older unit %s with the code %s into %j', (unit, code, expected) => {
  const given = { name: 'A', unit, ...(code && { ext: { 'untdid-unit': code } }) };
  expect(normalised(Item, given)).toEqual({ name: 'A', ...expected });
});

test('Item rejects unknown units', () => {
  expect(faultsOf(Item, { name: 'A', unit: 'kg' })).toEqual([]);
  expect(faultsOf(Item, { name: 'A', unit: 'furlong' })).toEqual(['GOBL-ORG-ITEM-04 $.unit']);
  expect(faultsOf(Item, { name: 'A', unit: 'HUR' })).toEqual(['GOBL-CBC-KEY-02 $.unit', 'GOBL-ORG-ITEM-04 $.unit']);
});
