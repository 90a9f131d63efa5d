import { expect, it } from 'vitest';
import type { Language } from '../../engine/reading/problem.ts';
import { mayTakeLong, mayTakeLongAsFile } from './limits.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('mayTakeLongAsFile is true for a PDF of any size, also in base64 or to be made', () => {
  expect(mayTakeLong(bytesOf('%PDF-1.7'), 'PDF')).toBe(true);
  expect(mayTakeLong(bytesOf('%PDF-1.7'), 'XML')).toBe(true);
  expect(mayTakeLong(bytesOf('<Invoice/>'), 'XML')).toBe(false);
  for (const text of ['{"encoding":"base64"}', '{"encoding":"base6\\u0034"}', '{"to":"facturx-basic-pdf"}']) {
    expect(mayTakeLong(bytesOf(text), 'JSON')).toBe(false);
    expect(mayTakeLongAsFile(bytesOf(text), 'JSON')).toBe(true);
  }
  expect(mayTakeLongAsFile(bytesOf('{"to":"xrechnung-ubl","data":{"name":"B\\u00e4r\\n"}}'), 'JSON')).toBe(false);
  expect(mayTakeLongAsFile(bytesOf('encoding: "base\\x364"'), 'YAML')).toBe(true);
  expect(mayTakeLongAsFile(bytesOf('to: xrechnung-ubl'), 'YAML')).toBe(false);
});

const padding = (length: number) => 'x'.repeat(length);

it.each<[string, Language, string, boolean]>([
  ['a document of usual size', 'JSON', `{"data":{"name":"${padding(1000)}"}}`, false],
  ['a longer document', 'JSON', `{"data":{"name":"${padding(60_000)}"}}`, false],
  ['a large document', 'JSON', `{"data":{"name":"${padding(65_536)}"}}`, true],
  ['a document with an ampersand and an asterisk', 'JSON', '{"data":{"name":"Smith & Sons *"}}', false],
  ['a short text', 'JSON', '{"data":"name: Smith & Sons"}', false],
  ['a short text with aliases', 'JSON', '{"data" : "a: &a 1\\nb: *a"}', true],
  ['a long text', 'JSON', `{"data":\n"${padding(10_000)}"}`, true],
  ['a longer document, explained', 'JSON', `{"data":{"name":"${padding(10_000)}"},"explain" : true}`, true],
  ['a longer document, not explained', 'JSON', `{"data":{"name":"${padding(10_000)}"},"explain":false}`, false],
  ['a document of usual size, explained', 'JSON', `{"data":{"name":"${padding(1000)}"},"explain":true}`, false],
  ['short YAML', 'YAML', 'data: { name: Smith }', false],
  ['YAML with aliases', 'YAML', 'a: &a 1\nb: *a', true],
  ['long YAML', 'YAML', padding(10_000), true],
])('mayTakeLong classifies %s (%s)', (_, language, text, long) => {
  expect(mayTakeLong(new TextEncoder().encode(text), language)).toBe(long);
});
