import { describe, expect, it } from 'vitest';
import { readYaml, readYamlDocuments, writeYaml, YamlError } from './yaml.ts';

describe('reading YAML', () => {
  it('gives the value, amounts with their decimals and days as texts', () => {
    const text = 'issue_date: 2025-03-10\nlines:\n  - quantity: 20\n    item: { name: Binding, price: 35.00 }\n';
    expect(readYaml(text)).toEqual({
      issue_date: '2025-03-10',
      lines: [{ quantity: 20, item: { name: 'Binding', price: '35.00' } }],
    });
  });

  it('says what is wrong, and where', () => {
    expect(() => readYaml('a: [1, 2')).toThrow(YamlError);
    expect(() => readYaml('a: 1\na: 2')).toThrow(/line 2/);
  });
});

describe('aliases of YAML', () => {
  it('repeat their value as often as a document needs it', () => {
    const lines = Array.from({ length: 500 }, () => '  - { taxes: *vat }').join('\n');
    const value = readYaml(`vat: &vat [{ cat: VAT, percent: 21.0% }]\nlines:\n${lines}\n`);
    expect(value).toHaveProperty('lines[499].taxes[0].percent', '21.0%');
  });

  it('that make a text endless, or far larger than it is, are refused', () => {
    expect(() => readYaml('a: &a [*a]')).toThrow(YamlError);
    const levels = Array.from({ length: 12 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
    expect(() => readYaml(['a0: &a0 [x]', ...levels].join('\n'))).toThrow(/aliases expanded/);
    expect(() => readYaml('a: *nowhere')).toThrow(YamlError);
  });

  it('refuses what is nested too deeply', () => {
    for (const depth of [150, 3_000, 50_000])
      expect(() => readYaml(`a: ${'['.repeat(depth)}${']'.repeat(depth)}`)).toThrow(YamlError);
  });
});

describe('several YAML documents in one text', () => {
  it('are read one after another, without the empty ones', () => {
    expect(readYamlDocuments('---\ncode: 1\n---\n# nothing\n---\nprice: 2.50\n')).toEqual([
      { code: 1 },
      { price: '2.50' },
    ]);
    expect(readYamlDocuments('# nothing\n')).toEqual([]);
  });
});

describe('writing YAML', () => {
  it('writes blocks, and quotes what would be read as something else', () => {
    const json = '{"code":"118","name":"Binding","ok":true,"tags":[],"lines":[{"quantity":"20","price":35.00}]}';
    expect(writeYaml(json)).toBe(
      'code: "118"\nname: Binding\nok: true\ntags: []\nlines:\n  - quantity: "20"\n    price: 35.00\n',
    );
  });

  it('says the same as the JSON', () => {
    const value = { a: ['x: y', '- z', '', 'null', '2025-03-10'], b: { c: null, d: 'línea\nsegunda' } };
    expect(readYaml(writeYaml(JSON.stringify(value)))).toEqual(value);
  });
});
