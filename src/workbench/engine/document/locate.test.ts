import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

const text = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "supplier": {
    "name": "Talleres Llobregat S.L.",
    "tax_id": { "country": "ES" }
  },
  "lines": [
    { "quantity": "1", "taxes": [{ "cat": "VAT", "ext": { "es-facturae-subsidy": "S" } }] },
    { "quantity": "2" }
  ],
  "meta": { "a": { "b": "short" }, "a.b": "long", "order no": "7", "c[0]": "odd" }
}`;

function tree(source: string): Node {
  const root = parseTree(source);
  if (!root) throw new Error('the test document is empty');
  return root;
}

function marked(path: string, source = text) {
  const found = locate(tree(source), path);
  return (
    found && { text: source.slice(found.mark.offset, found.mark.offset + found.mark.length), missing: found.missing }
  );
}

describe('locate', () => {
  it('marks the value at a path', () => {
    expect(marked('$.supplier.tax_id.country')).toEqual({ text: '"ES"', missing: '' });
    expect(marked('$.lines[1].quantity')).toEqual({ text: '"2"', missing: '' });
    expect(marked('$.$schema')?.text).toBe('"https://gobl.org/draft-0/bill/invoice"');
  });

  it('marks an object by its name, never as a block', () => {
    expect(marked('$.supplier')).toEqual({ text: '"supplier"', missing: '' });
    expect(marked('$.lines[0]')).toEqual({ text: '{', missing: '' });
    expect(marked('$')).toEqual({ text: '{', missing: '' });
  });

  it('shows a missing value at its nearest existing parent', () => {
    expect(marked('$.supplier.tax_id.code')).toEqual({ text: '"tax_id"', missing: '.code' });
    expect(marked('$.customer.tax_id.code')).toEqual({ text: '{', missing: '.customer.tax_id.code' });
    expect(marked('$.lines[1].item.name')).toEqual({ text: '{', missing: '.item.name' });
    expect(marked('$.lines[7].item')).toEqual({ text: '"lines"', missing: '[7].item' });
  });

  it('prefers the longest member name if names contain dots, spaces, dashes or brackets', () => {
    expect(marked('$.meta.a.b')?.text).toBe('"long"');
    expect(marked('$.meta.order no')?.text).toBe('"7"');
    expect(marked('$.meta.c[0]')?.text).toBe('"odd"');
    expect(marked('$.lines[0].taxes[0].ext.es-facturae-subsidy')?.text).toBe('"S"');
  });

  it('falls back to a shorter name if only that leads on', () => {
    const source = '{ "a": { "b": { "c": "here" } }, "a.b": "not here" }';
    expect(marked('$.a.b.c', source)).toEqual({ text: '"here"', missing: '' });
  });

  it('drops $.doc if the text is the bare document', () => {
    expect(marked('$.doc.supplier.name')?.text).toBe('"Talleres Llobregat S.L."');
    expect(marked('$.doc')?.text).toBe('{');
    const envelope = '{ "$schema": "https://gobl.org/draft-0/envelope", "doc": { "code": "1" } }';
    expect(marked('$.doc.code', envelope)?.text).toBe('"1"');
  });

  it('finds nothing for paths outside the document', () => {
    expect(marked('request.data')).toBeUndefined();
    expect(marked('options.type')).toBeUndefined();
  });
});

it('locate finds a path in an object of very many members', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `Order No. ${i}`);
  const root = tree(JSON.stringify({ meta: Object.fromEntries(names.map((name) => [name, ''])) }));
  expect(names.every((name) => locate(root, `$.meta.${name}`)?.missing === '')).toBe(true);
});
