import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Definition } from './definition.ts';

test('definitions hold definitions, written in the order of the standard', () => {
  const json = {
    values: [{ name: { en: 'One' }, code: '1', values: [{}] }],
    name: { es: 'Uno', en: 'One' },
    key: 'one',
  };
  expect(JSON.stringify(rewritten(Definition, json))).toBe(
    '{"key":"one","name":{"en":"One","es":"Uno"},"values":[{"code":"1","name":{"en":"One"},"values":[{"name":null}]}]}',
  );
});

test('each definition needs a key or code, and a name in known languages', () => {
  const json = { name: { en: 'One' }, key: 'one', code: '1', values: [{ name: {} }, { code: '1', name: { xx: '?' } }] };
  expect(faultsOf(Definition, json)).toEqual([
    'GOBL-I18N-LANG-01 $.values[1].name.xx',
    'GOBL-CBC-DEFINITION-02 $.values[0]',
    'GOBL-CBC-DEFINITION-01 $.values[0].name',
  ]);
});

test('patterns are of RE2, code maps of keys and codes, sources on the web', () => {
  const json = { key: 'one', name: { en: 'One' }, pattern: '(?=a)', map: { 'Bad Key': ' x' }, sources: [{}] };
  expect(faultsOf(Definition, json)).toEqual([
    'GOBL-CBC-DEFINITION-03 $.pattern',
    'GOBL-CBC-SOURCE-01 $.sources[0].url',
    'GOBL-CBC-KEY-02 $.map.Bad Key',
    'GOBL-CBC-CODE-02 $.map.Bad Key',
  ]);
});
