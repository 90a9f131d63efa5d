import { applyEdits, type Edit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import {
  addEntriesEdits,
  addEntryEdits,
  changesEdits,
  clearEdits,
  duplicateEdits,
  moveEdits,
  removeEdits,
  renameEdits,
  setEdits,
  writeEdits,
} from './form-edits.ts';
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

describe('setEdits', () => {
  it('replace only the value', () => {
    expect(set(['code'], '2')).toBe(text.replace('"code":"1"', '"code":"2"'));
    expect(set(['lines', 1, 'quantity'], '2.50')).toBe(text.replace('"2"', '"2.50"'));
  });

  it("insert a new member in the standard's order, on the line of its object", () => {
    expect(set(['supplier', 'tax_id', 'code'], 'B1')).toContain('"tax_id": { "country": "ES", "code": "B1" }');
    expect(set(['supplier', 'alias'], 'x')).toContain('"name": "Ärger", "alias": "x", "tax_id"');
    const dated = set(['issue_date'], '2025-03-10');
    expect(dated).toBe(text.replace('"code":"1"', '"code":"1", "issue_date": "2025-03-10"'));
    const first = setEdits('{\n  "b": 1\n}', ['a'], 2, () => ['a', 'b']);
    expect(applyEdits('{\n  "b": 1\n}', first)).toBe('{\n  "a": 2,\n  "b": 1\n}');
  });

  it('append members that the standard does not order', () => {
    expect(set(['supplier', 'odd'], 1)).toContain('"tax_id": { "country": "ES" }, "odd": 1 }');
  });

  it('create missing parents', () => {
    const written = set(['supplier', 'addresses', 0, 'street'], 'Gran Via');
    expect(JSON.parse(written).supplier.addresses).toEqual([{ street: 'Gran Via' }]);
    expect(JSON.parse(set(['notes', 0, 'text'], 'x')).notes).toEqual([{ text: 'x' }]);
    expect(JSON.parse(applyEdits('{}', setEdits('{}', ['lines', 0, 'item', 'name'], 'x', orderOf)))).toEqual({
      lines: [{ item: { name: 'x' } }],
    });
    expect(JSON.parse(set(['lines', 2, 'quantity'], '3')).lines[2]).toEqual({ quantity: '3' });
  });
});

describe('list edits', () => {
  it('append an entry, on a separate line if the other entries have one', () => {
    expect(edited(addEntryEdits(text, ['lines'], {}, orderOf))).toContain('{ "quantity": "2" },\n    {}\n  ]');
    expect(edited(addEntryEdits(text, ['tags'], 'c', orderOf))).toContain('["a", "b", "c"]');
    expect(JSON.parse(edited(addEntryEdits(text, ['notes'], {}, orderOf))).notes).toEqual([{}]);
  });

  it('copy and move entries in their layout', () => {
    const entry = '{ "quantity": "1",\n      "item": {"name":"x"} }';
    expect(edited(duplicateEdits(text, ['lines'], 0))).toContain(`${entry},\n    ${entry},\n    { "quantity": "2" }`);
    expect(edited(moveEdits(text, ['lines'], 0, 1))).toContain(`[\n    { "quantity": "2" },\n    ${entry}\n  ]`);
    expect(moveEdits(text, ['lines'], 0, 9)).toEqual([]);
    expect(applyEdits('[1, 2,3]', moveEdits('[1, 2,3]', [], 2, 0))).toBe('[3, 1,2]');
  });

  it('remove an entry with its comma', () => {
    expect(JSON.parse(edited(removeEdits(text, ['lines', 0]))).lines).toEqual([{ quantity: '2' }]);
    expect(edited(removeEdits(text, ['tags', 1]))).toContain('"tags": ["a"]');
    expect(edited(removeEdits(text, ['tags', 0]))).toContain('"tags": ["b"]');
    expect(applyEdits('[ {} ]', removeEdits('[ {} ]', [0]))).toBe('[]');
  });
});

describe('member edits', () => {
  it('remove members', () => {
    expect(JSON.parse(edited(removeEdits(text, ['supplier', 'name']))).supplier).toEqual({ tax_id: { country: 'ES' } });
  });

  it("write a value instead of the new entry's own", () => {
    const fresh = [{ of: ['lines', 2], members: { quantity: '1', taxes: [] } }];
    const after = JSON.parse(edited(writeEdits(text, ['lines', 2, 'quantity'], '26', orderOf, fresh)));
    expect(after.lines[2]).toEqual({ quantity: '26', taxes: [] });
  });

  it('keep the country of an address the same as that of the tax number', () => {
    const country = ['customer', 'tax_id', 'country'] as const;
    const address = {
      of: ['customer', 'addresses', 0],
      members: { country: 'ES' },
      follows: { path: country, convert: (value: unknown) => `${value}-` },
    };
    const customerOf = (customer: unknown) => {
      const source = JSON.stringify({ customer });
      return JSON.parse(applyEdits(source, writeEdits(source, country, 'EL', orderOf, [address]))).customer;
    };
    const tax_id = { country: 'ES' };
    expect(customerOf({ tax_id }).addresses).toEqual([{ country: 'EL-' }]);
    expect(customerOf({ tax_id, addresses: [{ street: 'A', country: 'ES' }] }).addresses[0].country).toBe('EL-');
    expect(customerOf({ tax_id, addresses: [{ country: 'FR' }] }).addresses[0].country).toBe('FR');
    expect(customerOf({ tax_id, addresses: [{ street: 'A' }] }).addresses).toEqual([{ street: 'A' }]);
  });

  it('rename members without changing their value', () => {
    expect(edited(renameEdits(text, ['supplier', 'name'], 'alias'))).toBe(text.replace('"name": "Ä', '"alias": "Ä'));
  });
});

describe('edits of a long document', () => {
  const row = '    { "quantity": "1", "item": { "name": "Binding" } } // kept';
  const long = `{\n  "series": "A",\n  "lines": [\n${Array.from({ length: 2_000 }, () => row)
    .join(',\n')
    .replaceAll(' // kept,', ', // kept')}\n  ]\n}\n`;
  const size = (edits: readonly Edit[]) => edits.reduce((sum, { length, content }) => sum + length + content.length, 0);

  it('change only the edited part', () => {
    const fresh = [{ of: ['lines', 2_000], members: { quantity: '1' } }];
    const made = {
      head: setEdits(long, ['series'], 'B', orderOf),
      cell: writeEdits(long, ['lines', 1_000, 'item', 'name'], 'Bindings', orderOf, []),
      missing: writeEdits(long, ['lines', 3, 'item', 'price'], '9', orderOf, []),
      row: writeEdits(long, ['lines', 2_000, 'item', 'name'], 'C', orderOf, fresh),
      rows: addEntriesEdits(long, ['lines'], [{ quantity: '3' }], orderOf),
      gone: clearEdits(long, ['lines', 7, 'item', 'name'], [{ of: ['lines', 7], members: { quantity: '1' } }]),
      moved: moveEdits(long, ['lines'], 1_000, 1_001),
    };
    for (const edits of Object.values(made)) {
      expect(size(edits)).toBeGreaterThan(0);
      expect(size(edits)).toBeLessThan(300);
    }
  });

  it('keep the country of an object that stays when its number goes', () => {
    const numbered = '{ "supplier": { "tax_id": { "country": "DE", "code": "136695976" } } }';
    const of = ['supplier', 'tax_id'];
    const without = (stays: boolean) =>
      applyEdits(numbered, clearEdits(numbered, [...of, 'code'], [{ of, members: { country: 'DE' }, stays }]));
    expect(without(true)).toBe('{ "supplier": { "tax_id": { "country": "DE" } } }');
    expect(without(false)).toBe('{}');
  });

  it('keep layout and comments of rows that are pasted over', () => {
    const changes = Array.from({ length: 500 }, (_, index) => [
      { path: ['lines', 100 + index, 'item', 'name'], value: `Item ${index}` },
      { path: ['lines', 100 + index, 'item', 'price'], value: '2.00' },
    ]).flat();
    const edits = changesEdits(long, changes, orderOf);
    expect(edits).toHaveLength(1);
    const after = applyEdits(long, edits).split('\n');
    const before = long.split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toHaveLength(500);
    expect(after[103]).toBe('    { "quantity": "1", "item": { "name": "Item 0", "price": "2.00" } }, // kept');
  });
});
