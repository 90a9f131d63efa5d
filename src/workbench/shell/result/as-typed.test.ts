import { describe, expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

const text = (value: unknown) => JSON.stringify(value);

describe('asTyped', () => {
  it('orders members like the built document, and keeps dropped ones', () => {
    const typed = { lines: [{ item: { price: '1', name: 'A' }, quantity: '2' }], curency: 'EUR', code: '1' };
    const built = { code: '1', lines: [{ i: 1, quantity: '2', item: { name: 'A', price: '1.00' } }], totals: {} };
    expect(text(asTyped(typed, built))).toBe(
      text({ code: '1', lines: [{ quantity: '2', item: { name: 'A', price: '1' } }], curency: 'EUR' }),
    );
  });

  it('wraps a document that was built into an envelope', () => {
    expect(asTyped({ code: '1' }, { $schema: 'e', head: {}, doc: { code: '1' } })).toEqual({ doc: { code: '1' } });
    expect(asTyped({ doc: { code: '1' } }, { head: {}, doc: { code: '1' } })).toEqual({ doc: { code: '1' } });
  });

  it('treats a member named like a built-in as an ordinary one', () => {
    expect(text(asTyped({ constructor: 1 }, {}))).toBe('{"constructor":1}');
  });
});
