import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, lazyJson, memberAt, textOf } from './lazy-json.ts';

const textAt = (text: string, ...names: string[]) => textOf(memberAt(lazyJson(text), ...names));

describe('lazyJson', () => {
  it('finds the value at a path of names, skipping the rest', () => {
    const text = '{ "a": [ { "b": "no" } ], "s": "} \\" {", "c": { "d": { "b": "yes" } } }';
    expect(textAt(text, 'c', 'd', 'b')).toBe('yes');
    expect(textAt(text, 's')).toBe('} " {');
    expect(memberAt(lazyJson(text), 'b')).toBeUndefined();
    expect(textAt(text, 'a')).toBe('');
  });

  it('finds the same values as JSON.parse in any JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(3), (object, indent) => {
        const text = JSON.stringify(object, null, indent);
        const parsed = JSON.parse(text);
        for (const [name, value] of Object.entries(parsed)) {
          const found = memberAt(lazyJson(text), name);
          expect(found && JSON.parse(text.slice(found.start, found.end))).toEqual(value);
          expect(textOf(found)).toBe(typeof value === 'string' ? value : '');
          expect(entriesOf(found)).toHaveLength(Array.isArray(value) ? value.length : 0);
        }
      }),
    );
  });

  it('takes the last of duplicate members', () => {
    expect(textAt('{ "a": "1", "a": "2" }', 'a')).toBe('2');
  });

  it('handles truncated text, missing commas and invalid JSON', () => {
    expect(textAt('{ "a": "1"\n "b": "2", "c": [', 'b')).toBe('2');
    expect(textAt('{ "a": "not closed\n, "b": "2" }', 'b')).toBe('2');
    expect(textAt('{ "a": , "b": "2" }', 'b')).toBe('2');
    expect(textAt('{ a: 1, "b": "2" }', 'b')).toBe('2');
    expect(textAt('', 'b')).toBe('');
    expect(textAt('{', 'b')).toBe('');
    expect(textAt('}]"', 'b')).toBe('');
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', ' ', '\n', '\\', 'a', '1') }),
        (text) => {
          expect(typeof textAt(text, 'a')).toBe('string');
          expect(Array.isArray(entriesOf(lazyJson(text)))).toBe(true);
        },
      ),
    );
  });
});
