import { expect, test } from 'vitest';
import { faultsOf, normalised, rewritten } from '../rules/testing.ts';
import { Attribute } from './attribute.ts';
import { Item } from './item.ts';

const item = (...attributes: object[]) => ({ name: 'Jar', attributes }) as never;

test('Attribute is written in the order of the standard', () => {
  const given = {
    ext: { a: 'b' },
    date: '2027-01-31',
    unit: 'kg',
    amount: '1.50',
    code: 'c',
    text: 't',
    type: 'T',
    label: 'L',
  };
  expect(JSON.stringify(rewritten(Attribute, given))).toBe(
    '{"label":"L","type":"T","text":"t","code":"c","amount":"1.50","unit":"kg","date":"2027-01-31","ext":{"a":"b"}}',
  );
});

test('normalising cleans texts, codes and units of attributes and removes empty ones', () => {
  const given = { label: ' Colour ', type: ' RAL\u200b', text: ' red ', code: ' 3000 ', amount: '2', unit: 'KGM' };
  expect(normalised(Item, item(given, {}, { text: ' ' }))).toMatchObject({
    attributes: [
      { label: 'Colour', type: 'RAL', text: 'red', code: '3000', amount: '2', ext: { 'untdid-unit': 'KGM' } },
    ],
  });
  expect(normalised(Item, item({}))).toEqual({ name: 'Jar' });
});

test.each([
  [{ key: 'color', text: 'Red' }, []],
  [{ label: 'Grip', text: 'soft' }, []],
  [{ type: 'RAL', code: '3000', text: 'Red' }, []],
  [{ key: 'weight', amount: '0', unit: 'kg' }, []],
  [{ key: 'color', type: 'RAL', text: 'Red' }, ['01 $']],
  [{ key: 'color' }, ['02 $']],
  [{ text: 'Red' }, ['04 $']],
  [{ key: 'weight', text: 'two', unit: 'kg' }, ['03 $']],
  [{ key: 'weight', amount: '2', unit: 'stone' }, ['05 $.unit']],
  [{ key: 'a', type: 'b', unit: 'stone' }, ['01 $', '02 $', '03 $', '05 $.unit']],
])('Attribute %j reports %j', (given, expected) => {
  expect(faultsOf(Attribute, given)).toEqual(expected.map((each) => `GOBL-ORG-ATTRIBUTE-${each}`));
});

test('Item requires unique attribute keys but not unique types', () => {
  const twice = [
    { key: 'color', text: 'Red' },
    { key: 'color', text: 'Blue' },
  ];
  expect(faultsOf(Item, item(...twice))).toEqual(['GOBL-ORG-ITEM-03 $.attributes']);
  const types = [
    { type: 'RAL', code: '1' },
    { type: 'RAL', code: '2' },
    { label: 'A', text: 'x' },
    { label: 'B', text: 'y' },
  ];
  expect(faultsOf(Item, item(...types))).toEqual([]);
});
