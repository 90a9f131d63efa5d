import { describe, expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import type { FileRead } from './read-file.ts';
import { noMemory, remembered } from './suppliers.ts';
import { ACCOUNT, fileRead, OTHER_ACCOUNT } from './testing.ts';

/** Returns the flags and the suggestion of each file that has flags or is not to be paid. */
function found(files: readonly FileRead[], memory = noMemory()): Record<string, string> {
  const shown = judge(files, memory).map(({ file, flags, suggestion }) => [
    file,
    [suggestion, ...flags.map(({ kind, ...more }) => ('other' in more ? `${kind} ${more.other}` : kind))].join(' '),
  ]);
  return Object.fromEntries(shown.filter(([, text]) => text !== 'pay'));
}

/** Monthly invoices of one supplier, each with another number and day. */
function monthly(count: number, own: Partial<Facts> = {}): FileRead[] {
  return Array.from({ length: count }, (_, i) =>
    fileRead(`m${i + 1}`, { number: `M-${i + 1}`, date: `2026-0${i + 1}-05`, ...own }),
  );
}

/** Expects the same of files in every order that these tests try. */
function inAnyOrder(files: readonly FileRead[], expected: Record<string, string>): void {
  expect(found(files)).toEqual(expected);
  expect(found(files.toReversed())).toEqual(expected);
}

describe('judge: copies', () => {
  test('the same file twice', () => {
    inAnyOrder([fileRead('a', {}, { digest: '1' }), fileRead('copy', {}, { digest: '1' })], {
      a: 'ask',
      copy: 'refuse duplicate_of a',
    });
  });

  test('the same number in another form', () => {
    inAnyOrder([fileRead('a', { number: 'RE 7' }), fileRead('bb', { number: 're-7', total: '5.00' })], {
      a: 'ask',
      bb: 'refuse duplicate_of a',
    });
  });

  test('the same amount and date under another number', () => {
    inAnyOrder([fileRead('a', { number: '1' }), fileRead('b', { number: '2' })], { a: 'ask', b: 'ask duplicate_of a' });
  });

  test.each<[string, Partial<Facts>]>([
    ['a credit note', { isCredit: true, number: '1' }],
    ['a correction that names the earlier invoice', { number: '2', preceding: ['1'] }],
    ['another supplier', { vat: 'DE987654324', names: ['Ott AG'] }],
    ['another day', { number: '2', date: '2026-04-12' }],
    ['another amount', { number: '2', total: '1190.01' }],
    ['another currency', { number: '2', currency: 'CHF' }],
  ])('%s is none', (_, own) => {
    inAnyOrder([fileRead('a', { number: '1' }), fileRead('b', own)], {});
  });

  test('a file of an earlier run, but not the same file again', () => {
    const memory = remembered(noMemory(), [fileRead('old', { number: '1' })]);
    expect(found([fileRead('new', { number: '1' })], memory)).toEqual({ new: 'refuse duplicate_of old' });
    expect(found([fileRead('old', { number: '1' })], memory)).toEqual({});
  });
});

describe('judge: accounts', () => {
  const changed = (count: number) => [
    ...monthly(count),
    fileRead('new', { number: 'M-9', date: '2026-09-05', accounts: [OTHER_ACCOUNT] }),
  ];

  test('a new one after three invoices, and until it is confirmed', () => {
    inAnyOrder(changed(3), { new: `ask account_changed ${ACCOUNT}` });
    inAnyOrder([...changed(3), fileRead('next', { number: 'M-10', date: '2026-10-05', accounts: [OTHER_ACCOUNT] })], {
      new: `ask account_changed ${ACCOUNT}`,
      next: 'ask',
    });
  });

  test('not after two, nor one of several that were there before', () => {
    inAnyOrder(changed(2), {});
    const both = monthly(3, { accounts: [ACCOUNT, OTHER_ACCOUNT] });
    inAnyOrder([...both, fileRead('z', { number: 'M-9', date: '2026-09-05', accounts: [OTHER_ACCOUNT] })], {});
  });

  test('copies do not count', () => {
    const copy = fileRead('a copy', { number: 'M-1', date: '2026-01-05' });
    expect(found([...changed(2), copy])).not.toHaveProperty('new');
  });

  test('with the invoices of earlier runs', () => {
    const memory = remembered(noMemory(), monthly(3));
    expect(found(changed(0), memory)).toEqual({ new: `ask account_changed ${ACCOUNT}` });
  });
});

describe('judge: names and amounts', () => {
  test('another name for a VAT number', () => {
    const renamed = fileRead('new', { number: '9', date: '2026-09-05', names: ['Nordlicht Handelsgesellschaft mbH'] });
    inAnyOrder([...monthly(1), renamed], { new: 'ask name_changed Gärtnerei Lindenhof GmbH' });
  });

  test('another form is the same name', () => {
    inAnyOrder(
      [
        ...monthly(1),
        fileRead('b', { number: '9', date: '2026-09-05', names: ['GÄRTNEREI LINDENHOF Gesellschaft mbH'] }),
      ],
      {},
    );
  });

  test.each<[string, number, string, boolean]>([
    ['ten times the usual', 4, '11900.00', true],
    ['less', 4, '11899.99', false],
    ['after three invoices', 3, '11900.00', false],
  ])('an amount of %s', (_, count, total, isFlagged) => {
    const files = [...monthly(count), fileRead('new', { number: '9', date: '2026-09-05', total })];
    inAnyOrder(files, isFlagged ? { new: 'ask unusual_amount' } : {});
  });
});

describe('judge: suggestions', () => {
  test.each<[string, FileRead, string]>([
    [
      'invalid',
      fileRead('a', {}, { verdict: 'invalid', broken: [{ code: 'BR-CO-16', text: { template: 'x' } }] }),
      'refuse',
    ],
    [
      'breaks house rules only',
      fileRead('a', {}, { verdict: 'invalid', broken: [{ code: 'X-ORDER', text: { template: 'x' } }] }),
      'ask',
    ],
    ['unreadable', fileRead('a', {}, { verdict: 'unreadable' }), 'ask'],
    ['not judged', fileRead('a', {}, { verdict: 'not-judged' }), 'ask'],
    ['due before issue', fileRead('a', {}, { flags: [{ kind: 'due_before_issue' }] }), 'ask'],
    ['scanned', fileRead('a', {}, { flags: [{ kind: 'not_comparable', reason: 'images' }] }), 'pay'],
    ['different', fileRead('a', {}, { flags: [{ kind: 'difference', field: 'iban', page: 'x', xml: 'y' }] }), 'ask'],
    ['paid', fileRead('a', { due: '0.00' }), 'pay'],
    ['credit note', fileRead('a', { isCredit: true }), 'pay'],
  ])('%s', (_, file, suggestion) => {
    expect(judge([file])[0]?.suggestion).toBe(suggestion);
  });
});

test('remembered keeps each file once, and survives JSON', () => {
  const once = remembered(noMemory(), monthly(2));
  expect(remembered(JSON.parse(JSON.stringify(once)), monthly(2))).toEqual(once);
});
