import { describe, expect, it } from 'vitest';
import { NumberText } from '../model/number-text.ts';
import { documentJsonOf, jsonOf } from './json-of.ts';

/** Returns the JSON form of a value, or the faults. */
function formOf(value: unknown, finite = false) {
  const read = jsonOf(value, '$', { finite });
  return read.ok ? read.value : read.faults.map(({ code, properties }) => [code, ...properties].join(' ')).join(', ');
}

class Decimal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toJSON() {
    return this.text;
  }
}
class Money {
  readonly #cents = 950;
  toString() {
    return String(this.#cents / 100);
  }
}
class Row {
  quantity = 2;
  readonly total = () => this.quantity;
}

describe('jsonOf', () => {
  it.each([
    ['texts and numbers', { a: 'x', b: 1.5, c: null, d: true, e: -0 }, { a: 'x', b: 1.5, c: null, d: true, e: -0 }],
    ['undefined members as absent', { a: undefined, b: 1 }, { b: 1 }],
    ['large integers', [2n ** 60n], [new NumberText('1152921504606846976')]],
    ['the form that toJSON returns', { a: new Decimal('9.50') }, { a: '9.50' }],
    ['dates', new Date('2026-02-03T00:00:00Z'), '2026-02-03T00:00:00.000Z'],
    ['boxed values', [Object(5), Object('x'), Object(true)], [5, 'x', true]],
    ['instances without their methods', new Row(), { quantity: 2 }],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['an object that is its own form', { a: 1, toJSON: undefined }, { a: 1 }],
  ])('reads %s', (_what, value, form) => {
    expect(formOf(value)).toEqual(form);
  });

  it.each([
    ['functions', { a: () => 1 }, '$.a'],
    ['symbols', { a: Symbol('x') }, '$.a'],
    ['undefined entries', [1, undefined], '$[1]'],
    // biome-ignore lint/suspicious/noSparseArray: the case itself
    ['holes', [, 1], '$[0]'],
    ['maps and sets', { a: new Map([['b', 1]]), c: new Set() }, '$.a, BW-JSON-TYPE $.c'],
    ['promises', { a: Promise.resolve(1) }, '$.a'],
    ['bytes', { a: new Uint8Array(2) }, '$.a'],
    ['invalid dates', { a: { b: new Date('never') } }, '$.a.b'],
    ['instances whose data are private', { a: new Money() }, '$.a'],
  ])('reports %s', (_what, value, properties) => {
    expect(formOf(value)).toBe(`BW-JSON-TYPE ${properties}`);
  });

  it('keeps NaN and infinity for the reader, or reports them', () => {
    const numbers = { a: [Number.NaN], b: Number.POSITIVE_INFINITY };
    expect(formOf(numbers)).toEqual({ a: [new NumberText('NaN')], b: new NumberText('Infinity') });
    expect(formOf(numbers, true)).toBe('BW-AMOUNT $.a[0], BW-AMOUNT $.b');
  });

  it('reports circular references once, and excessive depth', () => {
    const circle: { [name: string]: unknown } = { a: 1 };
    circle.self = { circle };
    expect(formOf(circle)).toBe('BW-JSON-DEPTH $.self.circle');
    let deep: unknown = 1;
    for (let level = 0; level < 200; level++) deep = [deep];
    expect(formOf(deep)).toMatch(/^BW-JSON-DEPTH \$(\[0\]){128}$/);
    const shared = { b: 1 };
    expect(formOf([shared, shared])).toEqual([shared, shared]);
  });

  it('reports the path of a value within its request', () => {
    const read = jsonOf({ a: [() => 1] }, 'request.privatekey');
    expect(read).toMatchObject({ faults: [{ properties: ['request.privatekey.a[0]'] }] });
    expect(jsonOf(Symbol('x'), 'options')).toMatchObject({ faults: [{ properties: ['options'] }] });
  });
});

it('documentJsonOf reports a missing document', () => {
  expect(documentJsonOf('currency: EUR', '$')).toEqual({ ok: true, value: 'currency: EUR' });
  for (const value of [undefined, null, 5, () => 1, Symbol('x')])
    expect(documentJsonOf(value, 'template')).toMatchObject({
      faults: [{ code: 'BW-DATA-TYPE', properties: ['template'] }],
    });
});
