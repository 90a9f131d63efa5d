import { describe, expect, it } from 'vitest';
import { applySettings, readSettings, type SetFlags } from './set-values.ts';

function applied(flags: SetFlags, document = {}) {
  return applySettings(document, readSettings(flags)).value;
}

describe('values set on the command line', () => {
  it('are parsed as YAML, or taken as text', () => {
    expect(applied({ set: ['a=12', 'b=true', 'c=[]', 'd=', 'e=2026-02-03'], setString: ['f=12'] })).toEqual({
      a: 12,
      b: true,
      c: [],
      d: null,
      e: '2026-02-03',
      f: '12',
    });
  });

  it('are nested by their path', () => {
    expect(applied({ set: ['supplier.tax_id.country=ES', '.code=A', 'meta.a\\.b=1', 'lines.0=x'] })).toEqual({
      supplier: { tax_id: { country: 'ES' } },
      code: 'A',
      meta: { 'a.b': 1 },
      lines: { 0: 'x' },
    });
  });

  it('may share a flag, in quotes if they contain commas', () => {
    expect(applied({ set: ['a=1,b=2', '"c=[1,2]",d="x"', '"e=say ""yes"", please",f=1'] })).toEqual({
      a: 1,
      b: 2,
      c: [1, 2],
      d: 'x',
      e: 'say "yes", please',
      f: 1,
    });
    expect(applied({ set: ['name=Smith, John'] })).toEqual({ name: 'Smith, John' });
  });

  it('override the document: objects member by member, lists as a whole', () => {
    const document = { supplier: { name: 'A', alias: 'B' }, lines: [1, 2] };
    expect(applied({ set: ['supplier.name=C', 'lines=[]'] }, document)).toEqual({
      supplier: { name: 'C', alias: 'B' },
      lines: [],
    });
  });

  it('are applied in the order of the flags, then of the keys', () => {
    expect(applied({ set: ['a=1', '.={a: 2, b: 3}'], setString: ['b=4'] })).toEqual({ a: 1, b: '4' });
  });

  it('set and append list entries', () => {
    const document = { lines: [{ quantity: '1', item: { name: 'A' } }, { quantity: '2' }] };
    const set = ['lines[0].item.price=5', 'lines[1].quantity=3', 'lines[+]={quantity: 4}'];
    expect(applied({ set }, document)).toEqual({
      lines: [{ quantity: '1', item: { name: 'A', price: 5 } }, { quantity: 3 }, { quantity: 4 }],
    });
    expect(() => applied({ set: ['lines[2].quantity=1'] }, document)).toThrow(/\[2\]/);
  });

  it('never reach a prototype', () => {
    const result = applied({ set: ['__proto__.polluted=1', 'list[+].__proto__.polluted=1'] });
    expect(Object.hasOwn(result, '__proto__')).toBe(true);
    expect('polluted' in {}).toBe(false);
  });

  it.each([
    ['a', / key=value/],
    ['=1', / key=value/],
    ['.=[1]', /./],
    ['a=[1', /line 1/],
  ])('are rejected: %s', (pair, message) => {
    expect(() => applied({ set: [pair] })).toThrow(message);
  });

  it('are rejected if nested deeper than a document may be', () => {
    const deep = Array(5000).fill('a').join('.');
    for (const set of [
      `${deep}=1`,
      `a${'[0]'.repeat(5000)}=1`,
      `a=${'['.repeat(5000)}`,
      `${Array(100).fill('a').join('.')}=${'['.repeat(100)}${']'.repeat(100)}`,
    ])
      expect(() => applied({ set: [set] })).toThrow(/128|more than/);
    expect(() => applied({ setString: [`${deep}=1`] })).toThrow(/128/);
    expect(applied({ set: [`${Array(128).fill('a').join('.')}=1`] })).toHaveProperty(Array(128).fill('a'), 1);
  });
});
