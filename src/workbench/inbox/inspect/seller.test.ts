import { describe, expect, it } from 'vitest';
import type { Entry } from '../../state/memory/entries.ts';
import { sellerByNumber, sellerOf } from './seller.ts';

const company = (country: string, code: string): Entry => ({
  kind: 'supplier',
  name: code,
  value: { name: code, tax_id: { country, code } },
  usedAt: 0,
});
const invoice = { supplier: { name: 'Gärtnerei', tax_id: { country: 'DE', code: '811907980' } } };

describe('sellerOf', () => {
  it('recognises the companies of the user by their tax numbers', () => {
    expect(sellerOf(invoice, [company('ES', 'B98602642'), company('DE', '811907980')])).toBe('own');
    expect(sellerOf(invoice, [company('ES', 'B98602642')])).toBe('other');
  });

  it('returns unknown without a company or a tax number', () => {
    expect(sellerOf(invoice, [])).toBe('unknown');
    expect(sellerOf({ supplier: { name: 'Gärtnerei' } }, [company('DE', '811907980')])).toBe('unknown');
    expect(sellerOf(undefined, [company('DE', '811907980')])).toBe('unknown');
  });

  it('knows a number with its country and without', () => {
    const own = [company('DE', '811907980')];
    expect(['DE811907980', '811907980', 'DE283645122'].map((number) => sellerByNumber(number, own))).toEqual([
      'own',
      'own',
      'other',
    ]);
  });
});
