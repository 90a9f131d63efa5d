import { describe, expect, test } from 'vitest';
import { FIRST_HASH } from '../formats/en16931/saudi-arabia/seal/hashes.ts';
import type { ChainRecord } from '../formats/national/verifactu/chain.ts';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import type { FileRead } from './read-file.ts';
import { noMemory, remembered } from './suppliers.ts';
import { ACCOUNT, fileRead, found, INVALID, inAnyOrder, OTHER_ACCOUNT } from './testing.ts';
import * as texts from './texts.ts';
import { whyInWords } from './why.ts';

/** Monthly invoices of one supplier, each with another number and day. */
function monthly(count: number, own: Partial<Facts> = {}): FileRead[] {
  return Array.from({ length: count }, (_, i) =>
    fileRead(`m${i + 1}`, { number: `M-${i + 1}`, date: `2026-0${i + 1}-05`, ...own }),
  );
}

describe('judge: accounts', () => {
  const changed = (count: number) => [
    ...monthly(count),
    fileRead('new', { number: 'M-9', date: '2026-09-05', accounts: [OTHER_ACCOUNT] }),
  ];

  test('asks about a new account after three invoices, until it is confirmed', () => {
    inAnyOrder(changed(3), { new: `ask account_changed ${ACCOUNT}` });
    inAnyOrder([...changed(3), fileRead('next', { number: 'M-10', date: '2026-10-05', accounts: [OTHER_ACCOUNT] })], {
      new: `ask account_changed ${ACCOUNT}`,
      next: 'ask',
    });
  });

  test('accepts a new account after two invoices, and one of several used earlier', () => {
    inAnyOrder(changed(2), {});
    const both = monthly(3, { accounts: [ACCOUNT, OTHER_ACCOUNT] });
    inAnyOrder([...both, fileRead('z', { number: 'M-9', date: '2026-09-05', accounts: [OTHER_ACCOUNT] })], {});
  });

  test('does not count copies as earlier invoices', () => {
    const copy = fileRead('a copy', { number: 'M-1', date: '2026-01-05' });
    expect(found([...changed(2), copy])).not.toHaveProperty('new');
  });

  test('checks copies too', () => {
    const copy = fileRead('copy', { number: 'M-9', date: '2026-09-05', accounts: [OTHER_ACCOUNT] });
    inAnyOrder([...changed(3), copy], {
      new: `ask account_changed ${ACCOUNT}`,
      copy: `ask duplicate_of new account_changed ${ACCOUNT}`,
    });
  });

  test('does not remember the account of a disputed version', () => {
    const disputed = fileRead('z', { number: 'M-3', date: '2026-03-05', accounts: [OTHER_ACCOUNT] });
    const next = fileRead('next', { number: 'M-10', date: '2026-10-05', accounts: [OTHER_ACCOUNT] });
    expect(found([...monthly(3), disputed, next])).toMatchObject({
      m3: 'ask',
      z: 'ask duplicate_of m3',
      next: `ask account_changed ${ACCOUNT}`,
    });
  });

  test('says of an account whether an earlier invoice states it', () => {
    const why = (files: FileRead[], memory?: ReturnType<typeof noMemory>) =>
      judge(files, memory).map((row) => row.why.template);
    expect(why(monthly(2))).toEqual([texts.payFirst, texts.payIt]);
    expect(why(monthly(2).slice(1), remembered(noMemory(), monthly(1)))).toEqual([texts.payIt]);
    expect(why([fileRead('a', { accounts: [] })])).toEqual([texts.payIt]);
  });

  test('counts invoices of earlier runs too', () => {
    const memory = remembered(noMemory(), monthly(3));
    expect(found(changed(0), memory)).toEqual({ new: `ask account_changed ${ACCOUNT}` });
  });
});

describe('judge: signatures', () => {
  const signed = (file: string, month: number, signer?: string, more: Partial<FileRead> = {}) =>
    fileRead(file, { number: `S-${month}`, date: `2026-0${month}-05` }, { ...(signer && { signer }), ...more });

  test('asks about another certificate until it is confirmed', () => {
    inAnyOrder([signed('a', 1, 'one'), signed('b', 2, 'one'), signed('c', 3, 'two'), signed('d', 4, 'two')], {
      c: 'ask certificate_changed one',
      d: 'ask',
    });
    const memory = remembered(noMemory(), [signed('a', 1, 'one')]);
    expect(found([signed('b', 2, 'two')], memory)).toEqual({ b: 'ask certificate_changed one' });
  });

  test('accepts the first certificate, and one used earlier', () => {
    inAnyOrder([signed('a', 1), signed('b', 2, 'one'), signed('c', 3, 'one')], {});
    const memory = remembered(noMemory(), [signed('a', 1, 'one'), signed('b', 2, 'two')]);
    expect(found([signed('c', 3, 'one')], memory)).toEqual({});
  });

  test('asks about an unsigned file of a supplier who always signs', () => {
    inAnyOrder([signed('a', 1, 'one'), signed('b', 2, 'one'), signed('c', 3)], { c: 'ask signature_missing one' });
    inAnyOrder([signed('a', 1, 'one'), signed('b', 2), signed('c', 3)], { b: 'ask signature_missing one' });
    const memory = remembered(noMemory(), [signed('a', 1), signed('b', 2, 'one')]);
    expect(found([signed('c', 3)], memory)).toEqual({});
    expect(found([signed('a', 1, 'one'), signed('b', 2, undefined, { signature: 'broken' })])).toEqual({ b: 'ask' });
  });

  test('asks about a signature that could not be verified', () => {
    expect(found([signed('a', 1, undefined, { signature: 'unverified' })])).toEqual({ a: 'ask' });
  });
});

describe('judge: names and amounts', () => {
  test('asks about another name with the same VAT number', () => {
    const renamed = fileRead('new', { number: '9', date: '2026-09-05', names: ['Nordlicht Handelsgesellschaft mbH'] });
    inAnyOrder([...monthly(1), renamed], { new: 'ask name_changed Gärtnerei Lindenhof GmbH' });
  });

  test('ignores spelling and legal form of a name', () => {
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
  ])('asks only about ten times the usual amount, after four invoices: %s', (_, count, total, isFlagged) => {
    const files = [...monthly(count), fileRead('new', { number: '9', date: '2026-09-05', total })];
    inAnyOrder(files, isFlagged ? { new: 'ask unusual_amount' } : {});
  });
});

describe('judge: suggestions', () => {
  test('refuses a broken sum, and says of no other amount that it is the same', () => {
    const sums = { total: '7141.07', date: '2026-11-04' };
    const one = fileRead('a', { ...sums, number: '88', due: '7141.07' });
    const wrong = (due: string) => fileRead('b', { ...sums, number: '89', due }, INVALID);
    expect(found([one, wrong('7411.07')])).toEqual({ b: 'refuse' });
    expect(found([one, wrong('7141.07')]).b).toContain('refuse duplicate_of');
  });

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
    ['of other amounts', fileRead('a', {}, { differs: { template: 'x' } }), 'ask'],
    ['paid', fileRead('a', { due: '0.00' }), 'nothing'],
    ['paid too much', fileRead('a', { due: '-5.00' }), 'nothing'],
    ['paid and different', fileRead('a', { due: '0.00' }, { flags: [{ kind: 'due_before_issue' }] }), 'ask'],
    ['without an amount due', fileRead('a', { due: null }), 'ask'],
    ['credit note', fileRead('a', { isCredit: true }), 'nothing'],
    ['self-billed invoice', fileRead('a', { isSelfBilled: true }), 'nothing'],
    ['self-billed and different', fileRead('a', { isSelfBilled: true }, { differs: { template: 'x' } }), 'ask'],
    ['self-billed credit note', fileRead('a', { isSelfBilled: true, isCredit: true }), 'ask'],
    ['invalid credit note', fileRead('a', { isCredit: true }, INVALID), 'refuse'],
    ['receipt', fileRead('a', {}, { notice: 'receipt' }), 'nothing'],
    ['invalid receipt', fileRead('a', {}, { ...INVALID, notice: 'receipt' }), 'refuse'],
    ['status', { ...fileRead('a', {}, { notice: 'status' }), facts: undefined }, 'nothing'],
    ['status that is not judged', fileRead('a', {}, { notice: 'status', verdict: 'not-judged' }), 'ask'],
  ])('depend on the file: %s', (_, file, suggestion) => {
    expect(judge([file])[0]?.suggestion).toBe(suggestion);
  });
});

test('a file that breaks rules is refused with the sentence of the first one, without advice for its issuer', () => {
  const broken = ['The sum is 0.24 too high. Correct it.', 'Another one.'].map((template, i) => ({
    code: `BR-CO-${i + 10}`,
    text: { template },
  }));
  const [row] = judge([fileRead('a', {}, { verdict: 'invalid', broken })]);
  const why = row && whyInWords(row.why, undefined);
  expect(why).toContain('2 rules of its format: The sum is 0.24 too high.');
  expect(why?.endsWith(` ${texts.askSupplier}`)).toBe(true);
});

test('remembered stores each file once, and can be saved as JSON', () => {
  const once = remembered(noMemory(), monthly(2));
  expect(remembered(JSON.parse(JSON.stringify(once)), monthly(2))).toEqual(once);
});

test('receipts are not compared with invoices', () => {
  const receipts = [fileRead('r', {}, { notice: 'receipt' }), fileRead('q', {}, { notice: 'receipt' })];
  inAnyOrder([fileRead('a'), ...receipts], { r: 'nothing', q: 'nothing' });
});

test('judge never suggests paying a file without an invoice', () => {
  const { facts: _, ...cancellation } = fileRead('anulacion.xml');
  expect(judge([cancellation])).toMatchObject([{ verdict: 'valid', suggestion: 'ask' }]);
});

describe('judge: chains of billing records', () => {
  /** Returns a file with a record that follows another one, by their hashes. */
  const record = (hash: string, after?: string, own: Partial<ChainRecord<null>> = {}): FileRead => {
    const number = `A-${hash}`;
    const previous = after === undefined ? undefined : { issuer: 'B1', number: `A-${after}`, date: '1', hash: after };
    const time = `2026-03-0${hash.length}T10:00:00Z`;
    const system = { maker: 'M', system: 'S', version: '1', installation: '1', content: hash.length };
    const known = { kind: 'alta', issuer: 'B1', number, date: '1', time, hash, fit: 'exact', previous } as const;
    const rest = { isCorrection: false, isUnknown: false, place: null };
    return fileRead(
      number,
      { number, total: hash.length.toFixed(2) },
      { records: [{ ...known, ...system, ...rest, ...own }] },
    );
  };

  test('accepts a chain in several files', () => {
    inAnyOrder([record('1'), record('22', '1'), record('333', '22')], {});
  });

  test('asks about a gap, a fork, and a record that names a wrong predecessor', () => {
    inAnyOrder([record('1'), record('22', '1'), record('4444', '333')], { 'A-4444': 'ask chain_broken A-4444' });
    expect(found([record('1'), record('22', '1'), record('333', '1')])).toEqual({ 'A-22': 'ask chain_broken A-333' });
    const named = { issuer: 'B1', number: 'X', date: '1', hash: '1' };
    inAnyOrder([record('1'), record('22', '1', { previous: named })], { 'A-22': 'ask chain_broken A-1' });
  });
});

describe('judge: chains of invoices', () => {
  /** Returns an invoice of a chain, after another one by its hash. All have one amount and date. */
  const invoice = (icv: number, hash: string, pih = FIRST_HASH, signed?: string): FileRead => {
    const number = `${hash}-${icv}`;
    return fileRead(number, { number }, { chained: { issuer: '3', number, icv: String(icv), pih, hash, signed } });
  };

  test('does not treat consecutive invoices as copies, even across runs', () => {
    const chain = [invoice(1, 'a'), invoice(2, 'b', 'a'), invoice(3, 'c', 'b')];
    inAnyOrder(chain, {});
    expect(found(chain.slice(1), remembered(noMemory(), chain.slice(0, 1)))).toEqual({});
    const apart = [invoice(1, 'a'), invoice(9, 'i', 'h')];
    expect(found(apart)).toEqual({ 'a-1': 'ask', 'i-9': 'ask duplicate_of a-1' });
  });

  test('asks about a wrong predecessor, two successors, and a change after signing', () => {
    inAnyOrder([invoice(1, 'a'), invoice(2, 'b', 'x')], {
      'a-1': 'ask',
      'b-2': 'ask duplicate_of a-1 chain_broken a-1',
    });
    expect(found([invoice(1, 'a'), invoice(2, 'b', 'a'), invoice(2, 'x', 'a')])).toEqual({
      'b-2': 'ask',
      'x-2': 'ask duplicate_of b-2 chain_broken b-2',
    });
    expect(found([invoice(1, 'x', FIRST_HASH, 'a'), invoice(2, 'b', 'a')])).toEqual({ 'x-1': 'ask chain_broken x-1' });
  });

  test('follows a separate chain for each device of a seller', () => {
    const other = (icv: number, hash: string, pih?: string) => {
      const read = invoice(icv, hash, pih);
      return { ...read, facts: read.facts && { ...read.facts, date: '2026-04-01' } };
    };
    inAnyOrder([invoice(1, 'a'), invoice(2, 'b', 'a'), other(1, 'p'), other(2, 'q', 'p')], {});
    inAnyOrder([invoice(7, 'a', 'g'), other(7, 'p', 'h'), other(8, 'q', 'p')], {});
  });
});

describe('judge: whose invoice it is', () => {
  const own = [{ name: 'Atelier Bois SARL', vat: 'FR40303265045' }];
  const suggested = (file: FileRead) => {
    const [row] = judge([file], noMemory(), own);
    return [row?.suggestion, row?.why.template];
  };

  test('asks for nothing on the own invoice of a company, by its number or its name', () => {
    const expected = ['nothing', texts.ownInvoice];
    expect(suggested(fileRead('a', { vat: 'FR 40 303265045' }))).toEqual(expected);
    expect(suggested(fileRead('a', { vat: null, names: ['ATELIER BOIS'] }))).toEqual(expected);
  });

  test('asks about an invoice to somebody else, and about no other', () => {
    const to = (buyer: Facts['buyer']) => suggested(fileRead('a', buyer && { buyer }));
    expect(to({ name: 'Menuiserie Durand', vat: 'FR83404833048' })).toEqual(['ask', texts.forAnother]);
    for (const buyer of [
      { name: 'Atelier Bois', vat: null },
      { name: 'A. Bois', vat: 'FR40303265045' },
      { name: null, vat: null },
      undefined,
    ])
      expect(to(buyer)).toEqual(['pay', texts.payFirst]);
    expect(judge([fileRead('a', { buyer: { name: 'Durand', vat: null } })])[0]?.suggestion).toBe('pay');
  });
});
