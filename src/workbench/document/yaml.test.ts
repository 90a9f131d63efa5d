import { describe, expect, it } from 'vitest';
import { readYaml, writeYaml, YamlError } from './yaml.ts';

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
