import { expect, it } from 'vitest';
import type { Language } from '../engine/reading/problem.ts';
import { mayTakeLong } from './limits.ts';

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
])('%s in %s may take long, or not', (_, language, text, long) => {
  expect(mayTakeLong(new TextEncoder().encode(text), language)).toBe(long);
});
