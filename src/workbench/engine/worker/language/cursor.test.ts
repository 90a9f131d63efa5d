import { describe, expect, it } from 'vitest';
import { cursorAt } from './cursor.ts';

/** Returns the cursor at `|` in a text. */
const at = (marked: string) => cursorAt(marked.replace('|', ''), marked.indexOf('|'));

const invoice = '{ "currency": "EUR", "lines": [ { "item": { "name": "A" } } ] }';
const marked = (piece: string) => at(invoice.replace(piece.replace('|', ''), piece));

describe('cursorAt', () => {
  it('is a property name, with its object', () => {
    expect(marked('"curr|ency"')).toMatchObject({ role: 'name', path: [], written: 'currency', hasColon: true });
    expect(marked('"na|me"')).toMatchObject({ role: 'name', path: ['lines', 0, 'item'], written: 'name' });
  });

  it('is a value, with its path', () => {
    expect(marked('"E|UR"')).toMatchObject({ role: 'value', path: ['currency'], written: 'EUR' });
    expect(at('{ "$addons": ["a", "|"] }')).toMatchObject({ role: 'value', path: ['$addons', 1] });
    expect(at('{ "copy": tr| }')).toMatchObject({ role: 'value', path: ['copy'], written: 'tr' });
  });

  it('is a name in an empty object or after a comma', () => {
    expect(at('{ | }')).toMatchObject({ role: 'name', path: [], written: '', hasColon: false, needsComma: false });
    expect(at('{ "a": 1, | }')).toMatchObject({ role: 'name', path: [] });
    expect(at('{ "tax": {|} }')).toMatchObject({ role: 'name', path: ['tax'] });
  });

  it('is a value at a place for a value', () => {
    expect(at('{ "currency": | }')).toMatchObject({ role: 'value', path: ['currency'] });
    expect(at('{ "lines": [ {}, | ] }')).toMatchObject({ role: 'value', path: ['lines', 1] });
  });

  it('reports missing commas', () => {
    const text = '{\n  "a": 1\n  "|"\n  "b": 2\n}';
    expect(at(text)).toMatchObject({ role: 'name', path: [], commaMissingAt: 10, needsComma: true });
    expect(at('{\n  "a": 1,\n  |\n  "b": 2\n}')).toMatchObject({ commaMissingAt: undefined, needsComma: true });
    expect(at('["a"\n "|"]')).toMatchObject({ role: 'value', path: [1], commaMissingAt: 4 });
  });

  it('is undefined after a value, outside everything, and between a name and its colon', () => {
    expect(at('{ "a": 1 | }')).toBeUndefined();
    expect(at('|{ "a": 1 }')).toBeUndefined();
    expect(at('{ "a" | : 1 }')).toBeUndefined();
  });

  it('works in truncated text', () => {
    expect(at('{ "supplier": { "name": "A", "tax_id": { "country": "|')).toMatchObject({
      role: 'value',
      path: ['supplier', 'tax_id', 'country'],
      written: '',
    });
    expect(at('{ "lines": [ { "taxes": [ { "ca|')).toMatchObject({ role: 'name', path: ['lines', 0, 'taxes', 0] });
  });
});
