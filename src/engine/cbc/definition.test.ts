import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Definition } from './definition.ts';

test('Definition may contain definitions and is written in the order of the standard', () => {
  const json = {
    values: [{ name: { en: 'One' }, code: '1', values: [{}] }],
    name: { es: 'Uno', en: 'One' },
    key: 'one',
  };
  expect(JSON.stringify(rewritten(Definition, json))).toBe(
    '{"key":"one","name":{"en":"One","es":"Uno"},"values":[{"code":"1","name":{"en":"One"},"values":[{"name":null}]}]}',
  );
});

test('Definition requires a key or code, and names in known languages', () => {
  const json = { name: { en: 'One' }, key: 'one', code: '1', values: [{ name: {} }, { code: '1', name: { xx: '?' } }] };
  expect(faultsOf(Definition, json)).toEqual([
    'GOBL-I18N-LANG-01 $.values[1].name.xx',
    'GOBL-CBC-DEFINITION-02 $.values[0]',
    'GOBL-CBC-DEFINITION-01 $.values[0].name',
  ]);
});

test('Definition checks RE2 patterns, keys and codes of maps, and web addresses of sources', () => {
  const json = { key: 'one', name: { en: 'One' }, pattern: '(?=a)', map: { 'Bad Key': ' x' }, sources: [{}] };
  expect(faultsOf(Definition, json)).toEqual([
    'GOBL-CBC-DEFINITION-03 $.pattern',
    'GOBL-CBC-SOURCE-01 $.sources[0].url',
    'GOBL-CBC-KEY-02 $.map.Bad Key',
    'GOBL-CBC-CODE-02 $.map.Bad Key',
  ]);
});
