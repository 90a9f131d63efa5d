import { describe, expect, it } from 'vitest';
import { isOneOf } from './own.ts';

const party = (vat: string | null, name: string | null = null) => ({ vat, name });

describe('isOneOf', () => {
  const own = [party('ESB98602642', 'Talleres Llobregat S.L.'), party('DE811907980')];

  it('recognises a company by its number, with its country or without, or by its name', () => {
    expect(
      ['DE811907980', 'DE 811 907 980', '811907980', 'DE283645122'].map((vat) => isOneOf(party(vat), own)),
    ).toEqual([true, true, true, false]);
    expect(isOneOf(party(null, 'Talleres Llobregat'), own)).toBe(true);
  });

  it('is undefined without a number to compare', () => {
    expect(isOneOf(party('DE811907980'), [])).toBeUndefined();
    expect(isOneOf(party('DE811907980'), [party(null, 'Gärtnerei')])).toBeUndefined();
    expect(isOneOf(party(null, 'Gärtnerei'), own)).toBeUndefined();
  });
});
