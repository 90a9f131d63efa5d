import { describe, expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import type { FileRead } from './read-file.ts';
import type { Flag, VersionField } from './row.ts';
import { type Known, noMemory, remembered } from './suppliers.ts';
import { ACCOUNT, fileRead, found, INVALID, inAnyOrder, OTHER_ACCOUNT } from './testing.ts';
import * as texts from './texts.ts';

describe('judge: copies', () => {
  test('counts the same file once', () => {
    inAnyOrder([fileRead('a', {}, { digest: '1' }), fileRead('copy', {}, { digest: '1' })], {
      copy: 'nothing duplicate_of a',
    });
  });

  test('takes the file that arrived first as the original', () => {
    const late = fileRead('a', {}, { received: 2000 });
    inAnyOrder([late, fileRead('longer', {}, { received: 1000 })], { a: 'nothing duplicate_of longer' });
  });

  test.each<[string, Partial<Facts>]>([
    ['the number in another form', { number: 're-2026-0333' }],
    ['amounts with other decimals', { total: '1190.0', due: '1190', net: '1000' }],
    ['amounts that only one states', { net: null, tax: null }],
    ['the accounts in another order', { accounts: [OTHER_ACCOUNT, ACCOUNT] }],
    ['another due date', { dueDate: '2026-05-01' }],
    ['a customer that only one states', { buyer: { vat: null, name: null } }],
    ['the customer in other letters', { buyer: { vat: null, name: 'STADTWERK AUE Gesellschaft mbH' } }],
  ])('treats equal content with %s as a copy', (_, own) => {
    const buyer = { vat: null, name: 'Stadtwerk Aue GmbH' };
    const accounts = own.accounts ? [ACCOUNT, OTHER_ACCOUNT] : [ACCOUNT];
    inAnyOrder([fileRead('a', { buyer, accounts }), fileRead('bb', { buyer, accounts, ...own })], {
      bb: 'nothing duplicate_of a',
    });
  });

  test('prefers a valid file to an invalid one with the same content', () => {
    const [first, ...rest] = judge([fileRead('a', {}, INVALID), fileRead('longer')]);
    expect([first, ...rest]).toMatchObject([
      { suggestion: 'refuse', why: { template: texts.replacedBy }, bill: 'longer' },
      { suggestion: 'pay', bill: 'longer' },
    ]);
  });

  test('asks about the original if it asks about the copy', () => {
    const differing: Flag = { kind: 'difference', field: 'iban', page: 'x', xml: 'y' };
    inAnyOrder([fileRead('a'), fileRead('bb', {}, { flags: [differing] })], {
      a: 'ask',
      bb: 'ask difference duplicate_of a',
    });
  });

  test('asks about the same amount and date with another number', () => {
    inAnyOrder([fileRead('a', { number: '1' }), fileRead('b', { number: '2' })], { a: 'ask', b: 'ask duplicate_of a' });
  });

  test.each<[string, Partial<Facts>, Record<string, string>]>([
    ['a credit note', { isCredit: true, number: '1' }, { b: 'nothing' }],
    ['another supplier', { vat: 'DE987654324', names: ['Ott AG'] }, {}],
    ['another day', { number: '2', date: '2026-04-12' }, {}],
    ['another amount', { number: '2', total: '1190.01' }, {}],
    ['another currency', { number: '2', currency: 'CHF' }, {}],
  ])('does not treat %s as another version', (_, own, expected) => {
    inAnyOrder([fileRead('a', { number: '1' }), fileRead('b', own)], expected);
  });

  test('recognises a copy of a file from an earlier run, but not the same file again', () => {
    const memory = remembered(noMemory(), [fileRead('old', { number: '1' })]);
    expect(found([fileRead('new', { number: '1' })], memory)).toEqual({ new: 'nothing duplicate_of old' });
    expect(found([fileRead('old', { number: '1' })], memory)).toEqual({});
  });

  test('compares files remembered without amounts, customer and verdict by their other data', () => {
    const memory = remembered(noMemory(), [fileRead('old')]);
    const [known] = Object.values(memory.suppliers).flat();
    const { net: _, tax: __, due: ___, buyer: ____, ...before } = known as Known;
    const older = { ...memory, suppliers: { DE123456788: [before] } };
    expect(found([fileRead('new')], older)).toEqual({ new: 'nothing duplicate_of old' });
    expect(found([fileRead('new', { total: '5.00' })], older)).toEqual({ new: 'ask duplicate_of old' });
  });
});

describe('judge: versions', () => {
  test.each<[string, Partial<Facts>, VersionField[]]>([
    ['amount', { total: '5.00', due: '5.00' }, ['total', 'due']],
    ['amount due', { due: '5.00' }, ['due']],
    ['account', { accounts: [OTHER_ACCOUNT] }, ['iban']],
    ['account more', { accounts: [ACCOUNT, OTHER_ACCOUNT] }, ['iban']],
    ['account less', { accounts: [] }, ['iban']],
    ['date', { date: '2026-03-13' }, ['date']],
    ['currency', { currency: 'CHF' }, ['currency']],
    ['customer', { buyer: { vat: null, name: 'Ott AG' } }, ['buyer']],
    ['number of the customer', { buyer: { vat: 'DE2', name: 'Aue' } }, ['buyer']],
  ])('asks about both if one number comes with another %s', (_, own, differs) => {
    const buyer = { vat: 'vat' in (own.buyer ?? {}) && own.buyer?.vat ? 'DE1' : null, name: 'Aue' };
    const files = [fileRead('a', { buyer }), fileRead('b', { buyer, ...own })];
    for (const each of [files, files.toReversed()]) {
      const rows = judge(each);
      expect(rows.map(({ suggestion }) => suggestion)).toEqual(['ask', 'ask']);
      expect(rows.flatMap(({ flags }) => flags)).toMatchObject([{ reason: 'same-number', differs }]);
      expect(new Set(rows.map(({ bill }) => bill)).size).toBe(1);
    }
  });

  test('prefers a valid one to invalid ones with the same account', () => {
    const valid = fileRead('valid', {}, { received: 1000 });
    inAnyOrder([fileRead('a', { total: '5.00', due: '5.00' }, { ...INVALID, received: 2000 }), valid], {
      a: 'refuse duplicate_of valid',
    });
    const [row] = judge([valid, fileRead('a', { total: '5.00' }, INVALID)]);
    expect(row?.why.more?.template).toBe(texts.replaces);
  });

  test('asks about a valid one if invalid ones have another account', () => {
    inAnyOrder([fileRead('a', { accounts: [OTHER_ACCOUNT] }, INVALID), fileRead('valid')], {
      a: 'refuse duplicate_of valid',
      valid: 'ask',
    });
  });

  test('treats a file that breaks only house rules as valid', () => {
    const own: Partial<FileRead> = { ...INVALID, broken: [{ code: 'X-ORDER', text: { template: 'x' } }] };
    expect(found([fileRead('a', { total: '5.00' }, own), fileRead('b')])).toMatchObject({
      b: expect.stringMatching(/^ask/),
    });
  });

  test('asks about two valid versions next to an invalid one', () => {
    const rows = judge([fileRead('a'), fileRead('b', { total: '5.00' }), fileRead('c', { total: '6.00' }, INVALID)]);
    expect(rows.map(({ suggestion }) => suggestion)).toEqual(['ask', 'ask', 'refuse']);
  });

  test('suggests paying a corrected version of an earlier run, and asks about a different one', () => {
    const invalid = remembered(noMemory(), [fileRead('old', { total: '5.00' }, INVALID)]);
    expect(found([fileRead('new')], invalid)).toEqual({ new: 'pay duplicate_of old' });
    const valid = remembered(noMemory(), [fileRead('old', { total: '5.00' })]);
    expect(found([fileRead('new')], valid)).toEqual({ new: 'ask duplicate_of old' });
  });

  test('shows the latest valid one on top', () => {
    const rows = judge([
      fileRead('first', { total: '5.00' }, { received: 1000 }),
      fileRead('last', {}, { received: 3000 }),
      fileRead('copy', {}, { received: 4000 }),
      fileRead('wrong', { total: '6.00' }, { ...INVALID, received: 5000 }),
    ]);
    expect(rows.map(({ bill }) => bill)).toEqual(['last', 'last', 'last', 'last']);
    expect(judge([fileRead('alone')])[0]?.bill).toBeNull();
  });

  test('many versions of one number take linear time', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => fileRead(`f${i}`, { buyer: { vat: `DE${i}`, name: null } }));
    const rows = judge(many(3000));
    expect(rows.every(({ suggestion }) => suggestion === 'ask')).toBe(true);
  });
});
