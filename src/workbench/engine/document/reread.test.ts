import fc from 'fast-check';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { Rereader } from './reread.ts';

const small = `{
  // What it is.
  "type": "standard",
  "supplier": { "name": "Sol", "ext": {} },
  "lines": [
    { "quantity": "1", "item": { "name": "Binding, \\"half\\"" } }, /* the second */
    { "quantity": "20", "taxes": [{ "cat": "VAT" }, { "cat": "IRPF" }] },
    []
  ]
}
`;

/** Returns a tree without its parent references. */
function plain(node: Node | undefined): unknown {
  if (!node) return undefined;
  const { type, value, offset, length, colonOffset, children } = node;
  return { type, value, offset, length, colonOffset, children: children?.map(plain) };
}

/** Expects every child to reference its parent. */
function expectParents(node: Node): void {
  for (const child of node.children ?? []) {
    expect(child.parent).toBe(node);
    expectParents(child);
  }
}

describe('Rereader', () => {
  it('returns the same as a full read, for any edit', () => {
    const pieces = ['', ' ', 'x', '1', '.', '"', ',', ':', '{', '}', '[', ']', '//', '/*', '*/', '\n', '\\', '"a": 1'];
    const changes = fc.array(
      fc.record({
        at: fc.nat(small.length),
        length: fc.nat(8),
        piece: fc.constantFrom(...pieces, '{ "cat": "IGIC" }, '),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(changes, (some) => {
        const reader = new Rereader();
        let text = small;
        reader.read(text);
        for (const { at, length, piece } of some) {
          text = text.slice(0, at) + piece + text.slice(at + length);
          const { root, value } = reader.read(text);
          const fresh = new Rereader().read(text);
          expect(value).toEqual(fresh.value);
          if (value === undefined) continue;
          expect(plain(root)).toEqual(plain(parseTree(text)));
          expect(value).toEqual(root && getNodeValue(root));
          if (root) expectParents(root);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('rejects duplicate names, also newly written ones', () => {
    const reader = new Rereader();
    reader.read('{ "a": 1, "b": { "c": 2 } }');
    expect(reader.read('{ "a": 1, "a": { "c": 2 } }').value).toBeUndefined();
    expect(reader.read('{ "a": 1, "d": { "c": 2, "c": 2 } }').value).toBeUndefined();
    expect(reader.read('{ "a": 1, "d": { "c": 2, "e": 2 } }').value).toEqual({ a: 1, d: { c: 2, e: 2 } });
  });

  it('keeps unchanged values, and parses only changed parts', () => {
    const lines = Array.from({ length: 2_000 }, (_, i) => ({ quantity: String(i), item: { name: 'Binding' } }));
    const text = JSON.stringify({ series: 'A', lines, notes: [] }, null, 2);
    const reader = new Rereader();
    const first = reader.read(text).value as { lines: unknown[] };
    const typed = (before: string, after: string) => {
      const { value, read } = reader.read(text.replace(before, after));
      return { value: value as { lines: unknown[]; notes: unknown }, read };
    };

    const changed = typed('"quantity": "1000"', '"quantity": "10001"');
    expect(changed.read).toBeLessThan(200);
    expect(changed.value.lines.filter((line, index) => line !== first.lines[index])).toEqual([
      { quantity: '10001', item: { name: 'Binding' } },
    ]);
    reader.read(text);
    const head = typed('"series": "A"', '"series": "AB"');
    expect(head.read).toBeLessThan(200);
    expect(head.value.lines).toEqual(lines);
    reader.read(text);
    const added = typed('\n  ],', ',\n    { "quantity": "1" }\n  ],');
    expect(added.read).toBeLessThan(300);
    expect(added.value.lines).toHaveLength(2_001);
    expect(added.value.lines.at(1_998)).toEqual(lines[1_998]);
  });
});
