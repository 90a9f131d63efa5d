import { describe, expect, it } from 'vitest';
import { processorTime } from '../../engine/testing/processor-time.ts';
import { LocatedText } from './locations.ts';

const yaml = `supplier:
  tax_id:
    country: ES
lines:
  - quantity: one
    item: &atlas
      name: "Größe 😀"
  - item: *atlas
meta: { a.b: 1, "a": { b: 2 } }
`;
const json = '{\n  "supplier": {"name": "😀", "code": 1},\r\n  "lines": [\n    {"quantity": "one"}, 5]\r}';

describe('LocatedText', () => {
  it.each([
    ['$', 1, 1],
    ['$.supplier', 2, 3],
    ['$.supplier.tax_id.country', 3, 14],
    ['$.lines[0].quantity', 5, 15],
    ['$.lines[0].item.name', 7, 13],
    ['$.lines[1].item', 8, 11],
    ['$.meta.a.b', 9, 14],
  ])('finds %s in YAML at %i:%i', (property, line, column) => {
    expect(new LocatedText(yaml).find(property)).toMatchObject({ position: { line, column }, complete: true });
  });

  it.each([
    ['$.supplier.code', 2, 37],
    ['$.lines[0].quantity', 4, 18],
    ['$.lines[1]', 4, 26],
  ])('finds %s in JSON at %i:%i', (property, line, column) => {
    expect(new LocatedText(json).find(property)).toMatchObject({ position: { line, column }, complete: true });
  });

  it('finds a property in an object of very many members', () => {
    const names = Array.from({ length: 20_000 }, (_, i) => `Order No. ${i}`);
    const wide = new LocatedText(JSON.stringify({ meta: Object.fromEntries(names.map((name) => [name, ''])) }));
    expect(names.every((name) => wide.find(`$.meta.${name}`).complete)).toBe(true);
  });

  it('finds a property in YAML that starts with a brace', () => {
    const flow = new LocatedText('{a: 1,\n  $schema: "x", lines: [{quantity: one}]}');
    expect(flow.find('$.$schema')).toMatchObject({ position: { line: 2, column: 12 }, complete: true });
    expect(flow.find('$.lines[0].quantity')).toMatchObject({ position: { line: 2, column: 36 }, complete: true });
  });

  it('returns the nearest ancestor of a missing property', () => {
    const found = new LocatedText(yaml).find('$.supplier.tax_id.code');
    expect(found).toMatchObject({ position: { line: 3, column: 5 }, complete: false });
    expect(new LocatedText(json).find('$.lines[7].item')).toMatchObject({ position: { line: 3, column: 12 } });
    expect(new LocatedText(json).find('$.supplier_name')).toMatchObject({ position: { line: 1, column: 1 }, depth: 0 });
  });

  it('counts code points far into a long line', () => {
    const words = Array.from({ length: 9000 }, (_, i) => (i % 7 === 0 ? '😀' : 'é'));
    const long = new LocatedText(`{"a":${JSON.stringify(words)},\n"b":${JSON.stringify(words)}}`);
    for (const i of [8999, 0, 1024, 5000, 1023]) {
      expect(long.find(`$.a[${i}]`).position).toEqual({ line: 1, column: 7 + 4 * i });
      expect(long.find(`$.b[${i}]`).position).toEqual({ line: 2, column: 6 + 4 * i });
    }
  });

  it('takes no longer if lines are longer', async () => {
    const cost = (length: number) => {
      const text = new LocatedText(`{"a":"${'x'.repeat(length)}","b":1}`);
      text.find('$.b');
      return processorTime(() => {
        for (let i = 0; i < 20_000; i++) text.find('$.b');
      });
    };
    await cost(100_000);
    // Rescanning the line for each position would cost 32 times as much.
    const ratios: number[] = [];
    for (let i = 0; i < 5; i++) ratios.push((await cost(3_200_000)) / (await cost(100_000)));
    expect(Math.min(...ratios)).toBeLessThan(8);
  });
});
