import { applyEdits, type Edit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { addEntryEdits, duplicateEdits, moveEdits, removeEdits, renameEdits, setEdits } from './form-edits.ts';
import type { Path } from './path.ts';

const text = `{
  "$schema": "s",
  "series": "A",   "code":"1",
  "supplier": { "name": "Ärger", "tax_id": { "country": "ES" } },
  "lines": [
    { "quantity": "1",
      "item": {"name":"x"} },
    { "quantity": "2" }
  ],
  "tags": ["a", "b"]
}
`;

const orders: Record<string, readonly string[]> = {
  '': ['series', 'code', 'issue_date', 'supplier', 'lines', 'tags', 'notes'],
  supplier: ['name', 'alias', 'tax_id', 'addresses'],
  'supplier,tax_id': ['country', 'code'],
};
const orderOf = (path: Path) => orders[path.join()] ?? [];
const edited = (edits: Edit[]) => applyEdits(text, edits);
const set = (path: Path, value: unknown) => edited(setEdits(text, path, value, orderOf));

describe('writing a value', () => {
  it('replaces the value and nothing else', () => {
    expect(set(['code'], '2')).toBe(text.replace('"code":"1"', '"code":"2"'));
    expect(set(['lines', 1, 'quantity'], '2.50')).toBe(text.replace('"2"', '"2.50"'));
  });

  it('puts a new member where the standard has it, on the line of its object', () => {
    expect(set(['supplier', 'tax_id', 'code'], 'B1')).toContain('"tax_id": { "country": "ES", "code": "B1" }');
    expect(set(['supplier', 'alias'], 'x')).toContain('"name": "Ärger", "alias": "x", "tax_id"');
    const dated = set(['issue_date'], '2025-03-10');
    expect(dated).toBe(text.replace('"code":"1"', '"code":"1", "issue_date": "2025-03-10"'));
    const first = setEdits('{\n  "b": 1\n}', ['a'], 2, () => ['a', 'b']);
    expect(applyEdits('{\n  "b": 1\n}', first)).toBe('{\n  "a": 2,\n  "b": 1\n}');
  });

  it('puts what the standard does not know at the end', () => {
    expect(set(['supplier', 'odd'], 1)).toContain('"tax_id": { "country": "ES" }, "odd": 1 }');
  });

  it('makes what is missing on the way', () => {
    const written = set(['supplier', 'addresses', 0, 'street'], 'Gran Via');
    expect(JSON.parse(written).supplier.addresses).toEqual([{ street: 'Gran Via' }]);
    expect(JSON.parse(set(['notes', 0, 'text'], 'x')).notes).toEqual([{ text: 'x' }]);
    expect(JSON.parse(applyEdits('{}', setEdits('{}', ['lines', 0, 'item', 'name'], 'x', orderOf)))).toEqual({
      lines: [{ item: { name: 'x' } }],
    });
    expect(JSON.parse(set(['lines', 2, 'quantity'], '3')).lines[2]).toEqual({ quantity: '3' });
  });
});

describe('lists', () => {
  it('get an entry at their end, on a line of its own if the others have one', () => {
    expect(edited(addEntryEdits(text, ['lines'], {}, orderOf))).toContain('{ "quantity": "2" },\n    {}\n  ]');
    expect(edited(addEntryEdits(text, ['tags'], 'c', orderOf))).toContain('["a", "b", "c"]');
    expect(JSON.parse(edited(addEntryEdits(text, ['notes'], {}, orderOf))).notes).toEqual([{}]);
  });

  it('have entries copied and moved as they are written', () => {
    const entry = '{ "quantity": "1",\n      "item": {"name":"x"} }';
    expect(edited(duplicateEdits(text, ['lines'], 0))).toContain(`${entry},\n    ${entry},\n    { "quantity": "2" }`);
    expect(edited(moveEdits(text, ['lines'], 0, 1))).toContain(`[\n    { "quantity": "2" },\n    ${entry}\n  ]`);
    expect(moveEdits(text, ['lines'], 0, 9)).toEqual([]);
    expect(applyEdits('[1, 2,3]', moveEdits('[1, 2,3]', [], 2, 0))).toBe('[3, 1,2]');
  });

  it('lose an entry with its comma', () => {
    expect(JSON.parse(edited(removeEdits(text, ['lines', 0]))).lines).toEqual([{ quantity: '2' }]);
    expect(edited(removeEdits(text, ['tags', 1]))).toContain('"tags": ["a"]');
    expect(edited(removeEdits(text, ['tags', 0]))).toContain('"tags": ["b"]');
    expect(applyEdits('[ {} ]', removeEdits('[ {} ]', [0]))).toBe('[]');
  });
});

describe('other members', () => {
  it('are removed', () => {
    expect(JSON.parse(edited(removeEdits(text, ['supplier', 'name']))).supplier).toEqual({ tax_id: { country: 'ES' } });
  });

  it('are renamed without touching their value', () => {
    expect(edited(renameEdits(text, ['supplier', 'name'], 'alias'))).toBe(text.replace('"name": "Ä', '"alias": "Ä'));
  });
});
