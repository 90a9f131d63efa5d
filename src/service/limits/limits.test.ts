import { describe, expect, it } from 'vitest';
import { requestObject } from '../http/request.ts';
import { mayReadLong, mayTakeLong } from './limits.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const padding = (length: number) => 'x'.repeat(length);

describe('mayReadLong', () => {
  it.each([
    ['JSON', padding(65_536), false],
    ['JSON', padding(65_537), true],
    ['YAML', 'data: { name: Smith }', false],
    ['YAML', 'a: &a 1\nb: *a', true],
    ['YAML', padding(10_000), true],
    ['XML', '<Invoice/>', false],
    ['XML', padding(10_000), true],
    ['PDF', '%PDF-1.7', true],
  ] as const)('classifies %s', (language, text, long) => {
    expect(mayReadLong(bytesOf(text), language)).toBe(long);
  });
});

describe('mayTakeLong', () => {
  const isLong = (text: string, language: 'JSON' | 'YAML' = 'JSON') => {
    const bytes = bytesOf(text);
    const read = requestObject(bytes, language);
    if (!read.ok) throw new Error(read.key);
    return mayTakeLong(read.value, bytes.length);
  };

  it.each([
    ['a document of usual size', `{"data":{"name":"${padding(1000)}"}}`, false],
    ['a longer document', `{"data":{"name":"${padding(60_000)}"}}`, false],
    ['many entries', `{"data":{"lines":[${'{},'.repeat(9000)}{}]}}`, true],
    ['many numbers', `{"data":{"lines":[${'1,'.repeat(9000)}1]}}`, true],
    ['a document with an ampersand and an asterisk', '{"data":{"name":"Smith & Sons *"}}', false],
    ['a short text', '{"data":"name: Smith & Sons"}', false],
    ['a short text with aliases', '{"data" : "a: &a 1\\nb: *a"}', true],
    ['a long text', `{"data":\n"${padding(3000)}"}`, true],
    ['XML as text', `{"data":"<a>${padding(3000)}</a>"}`, false],
    ['longer XML as text', `{"data":"<a>${padding(10_000)}</a>"}`, true],
    ['a longer document, explained', `{"data":{"name":"${padding(10_000)}"},"explain" : true}`, true],
    ['a longer document, not explained', `{"data":{"name":"${padding(10_000)}"},"explain":false}`, false],
    ['a document of usual size, explained', `{"data":{"name":"${padding(1000)}"},"explain":true}`, false],
    ['a file', '{"data":"","encoding":"base64"}', true],
    ['a document to draw', '{"data":{},"to":"facturx-basic-pdf"}', true],
    ['pages', '{"data":{},"to":"facturx-basic","pdf":""}', true],
    ['a document to convert', '{"to":"xrechnung-ubl","data":{"name":"B\\u00e4r\\n"}}', false],
  ])('classifies %s', (_, text, long) => {
    expect(isLong(text)).toBe(long);
  });

  const hidden = (text: string) => {
    const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return text.replaceAll(/[\w&*-](?=[^{}[\]:,]*")/g, escaped);
  };

  it.each([
    '{"data":"a: &a 1\\nb: *a"}',
    '{"template":"a: &a 1\\nb: *a"}',
    '{"options":"a: &a 1\\nb: *a"}',
    `{"data":{"name":"${padding(10_000)}"},"explain":true}`,
    '{"data":"","encoding":"base64"}',
    '{"data":{},"to":"pdf"}',
  ])('recognises names written with escapes: %#', (text) => {
    const spelled = hidden(text.replaceAll('\\n', ' '));
    expect(spelled).not.toContain('data');
    expect(JSON.parse(spelled)).toEqual(JSON.parse(text.replaceAll('\\n', ' ')));
    expect(isLong(spelled)).toBe(true);
  });

  it('recognises a text within YAML', () => {
    expect(isLong('data: "a: \\x26a 1 b: \\x2aa"', 'YAML')).toBe(true);
    expect(isLong('encoding: "base\\x364"', 'YAML')).toBe(true);
    expect(isLong('to: xrechnung-ubl', 'YAML')).toBe(false);
  });

  it('recognises the kind of a file from its content', () => {
    expect(mayTakeLong({ data: bytesOf('%PDF-1.7') }, 8)).toBe(true);
    expect(mayTakeLong({ data: bytesOf('-----BEGIN PKCS7-----') }, 21)).toBe(true);
    expect(mayTakeLong({ data: bytesOf('<Invoice/>') }, 10)).toBe(false);
  });
});
