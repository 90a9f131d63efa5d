import { expect, test } from 'vitest';
import { Reader } from '../model/reader.ts';
import { validation } from '../rules/testing.ts';
import { localText } from './string.ts';

function faultsOf(texts: Record<string, string>) {
  const run = validation();
  run.path.push('title');
  localText.check?.(new Map(Object.entries(texts)), run);
  return run.result().flatMap(({ code, properties }) => properties.map((property) => `${code} ${property}`));
}

test('localText accepts the languages of ISO 639-1', () => {
  expect(faultsOf({ en: 'Invoice', es: 'Factura' })).toEqual([]);
  expect(faultsOf({ en: 'Invoice', xx: '?', EN: '?' })).toEqual([
    'GOBL-I18N-LANG-01 $.title.EN',
    'GOBL-I18N-LANG-01 $.title.xx',
  ]);
});

test('localText reports an empty language at the text itself', () => {
  expect(faultsOf({ '': 'Invoice' })).toEqual(['GOBL-I18N-LANG-01 $.title']);
});

test('localText writes languages in byte order', () => {
  const read = localText.read({ es: 'Factura', en: 'Invoice', de: null }, new Reader(() => undefined));
  expect(read && JSON.stringify(localText.write(read))).toBe('{"de":"","en":"Invoice","es":"Factura"}');
});
