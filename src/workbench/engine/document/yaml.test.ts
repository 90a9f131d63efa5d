import { describe, expect, it } from 'vitest';
import { readYaml } from '../../../engine/reading/yaml.ts';
import { writeYaml } from './yaml.ts';

describe('writeYaml', () => {
  it('writes block style, and quotes texts that would be read as other types', () => {
    const json = '{"code":"118","name":"Binding","ok":true,"tags":[],"lines":[{"quantity":"20","price":35.00}]}';
    expect(writeYaml(json)).toBe(
      'code: "118"\nname: Binding\nok: true\ntags: []\nlines:\n  - quantity: "20"\n    price: 35.00\n',
    );
  });

  it('keeps the content of the JSON', () => {
    const value = { a: ['x: y', '- z', '', 'null', '2025-03-10'], b: { c: null, d: 'línea\nsegunda' } };
    expect(readYaml(writeYaml(JSON.stringify(value)))).toEqual({ ok: true, value });
  });
});
