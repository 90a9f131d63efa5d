import { describe, expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import { letterTo, needsLetter } from './letter.ts';
import { noMemory, remembered } from './suppliers.ts';
import { fileRead, found, INVALID, inAnyOrder } from './testing.ts';
import * as texts from './texts.ts';

const original = fileRead('a', { number: '1', date: '2026-03-01' });
/** Another invoice that names the first one. */
const naming = (own: Partial<Facts> = {}) => fileRead('b', { number: '2', preceding: ['1'], ...own });

const BOTH_ASK = { a: 'ask overlaps b', b: 'ask overlaps a' };

describe('judge: invoices that name others', () => {
  test.each<[string, Partial<Facts>]>([
    ['a correction of the same amount', {}],
    ['of the same day', { date: '2026-03-01' }],
    ['a correction of another amount', { total: '1785.00', due: '1785.00' }],
    ['its number in another form', { preceding: [' 1 '] }],
    ['a final invoice that does not deduct its advance', { total: '5950.00', due: '5950.00' }],
    ['a final invoice that deducts a part of its advance', { total: '5950.00', due: '5450.00' }],
    ['a debit note of the same amount', { isExtra: true }],
  ])('asks about %s', (_, own) => inAnyOrder([original, naming(own)], BOTH_ASK));

  test.each<[string, Partial<Facts>]>([
    ['a final invoice that deducts its advance', { total: '5950.00', due: '4760.00' }],
    ['one that was paid with the advance', { due: '0.00' }],
    ['a debit note of another amount', { isExtra: true, total: '59.50', due: '59.50' }],
    ['a part of another supplier', { vat: 'DE987654324', names: ['Ott AG'] }],
  ])('asks nothing about %s', (_, own) => {
    expect(Object.values(found([original, naming(own)])).filter((text) => text.startsWith('ask'))).toEqual([]);
  });

  test('suggests paying a corrected form of the same amount instead of the original', () => {
    const corrected = { isCorrection: true };
    inAnyOrder([original, naming(corrected)], { a: 'nothing' });
    // An original of an earlier run may be paid already.
    expect(found([naming(corrected)], remembered(noMemory(), [original]))).toEqual({ b: BOTH_ASK.b });
    const again = fileRead('c', { number: '3', date: '2026-03-20', preceding: ['2'], ...corrected });
    inAnyOrder([original, naming(corrected), again], { a: 'nothing', b: 'nothing' });
    expect(found([original, { ...naming(corrected), signature: 'broken' }])).toEqual({ a: 'ask', b: 'ask' });
  });

  test.each<[string, Partial<Facts>]>([
    ['another amount', { total: '1785.00', due: '1785.00' }],
    ['another account', { accounts: ['DE89370400440532013001'] }],
    ['another currency', { currency: 'CHF' }],
  ])('asks about a corrected form with %s', (_, own) => {
    const texts = Object.values(found([original, naming({ isCorrection: true, ...own })]));
    expect(texts.every((text) => text.startsWith('ask'))).toBe(true);
  });

  test('asks about a final invoice that deducts one of two advances', () => {
    const second = fileRead('c', { number: '3', date: '2026-03-02' });
    const final = naming({ preceding: ['1', '3'], total: '5950.00', due: '4760.00' });
    expect(found([original, second, final])).toMatchObject({ a: 'ask overlaps b', c: 'ask overlaps b' });
    const whole = naming({ preceding: ['1', '3'], total: '5950.00', due: '3570.00' });
    inAnyOrder([original, second, whole], {});
  });

  test('asks about an invoice of an earlier run, and writes a letter', () => {
    const memory = remembered(noMemory(), [original]);
    expect(found([naming()], memory)).toEqual({ b: BOTH_ASK.b });
    const [row] = judge([naming()], memory);
    expect(row && needsLetter(row, naming())).toBe(true);
    expect(row && letterTo(row, naming()).text).toContain(texts.letterOverlaps.invoice);
  });

  test('ignores an original that is to be rejected', () => {
    inAnyOrder([{ ...original, ...INVALID }, naming()], { a: 'refuse' });
  });
});

describe('judge: credit notes', () => {
  const credit = (own: Partial<Facts> = {}) => naming({ isCredit: true, ...own });

  test('of the whole amount leave nothing to pay', () => {
    inAnyOrder([original, credit()], { a: 'nothing', b: 'nothing' });
    const negative = naming({ total: '-1190.00', due: '-1190.00' });
    inAnyOrder([original, negative], { a: 'nothing', b: 'nothing' });
    const memory = remembered(noMemory(), [credit()]);
    expect(found([original], memory)).toEqual({ a: 'nothing' });
  });

  test('of a part, in another currency, or of several invoices are asked about', () => {
    const asks = { a: 'ask overlaps b', b: 'nothing' };
    inAnyOrder([original, credit({ total: '119.00', due: '119.00' })], asks);
    inAnyOrder([original, credit({ currency: 'CHF' })], asks);
    inAnyOrder([original, credit({ preceding: ['1', '77'] })], asks);
  });

  test('with a question or a fault cause a question about their invoice', () => {
    expect(found([original, { ...credit(), signature: 'broken' }])).toEqual({ a: 'ask', b: 'ask' });
    expect(found([original, { ...credit(), ...INVALID }])).toEqual({ a: 'ask overlaps b', b: 'refuse' });
  });

  test('allow payment of an invoice that replaces the credited one', () => {
    const replacing = fileRead('c', { number: '3', date: '2026-03-20', preceding: ['1'] });
    inAnyOrder([original, credit(), replacing], { a: 'nothing', b: 'nothing' });
  });

  test('without the number of an invoice have no effect', () => {
    inAnyOrder([original, credit({ preceding: [] })], { b: 'nothing' });
  });
});
