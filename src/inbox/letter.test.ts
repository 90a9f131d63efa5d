import { describe, expect, test } from 'vitest';
import { detailed, message, words } from '../engine/text/message.ts';
import type { Facts } from './facts.ts';
import { judge } from './judge.ts';
import { languagesOfSupplier, letterTo, needsLetter } from './letter.ts';
import type { FileRead } from './read-file.ts';
import { fileRead, OTHER_ACCOUNT } from './testing.ts';
import * as texts from './texts.ts';

function lettersOn(...files: FileRead[]) {
  return judge(files).map((row, i) => {
    const read = files[i] ?? fileRead('');
    return needsLetter(row, read) ? letterTo(row, read).text : undefined;
  });
}

const wordsOf = (text = '') => text.split('\n\n');

describe('letterTo', () => {
  test('lists the faults of an invoice to reject', () => {
    const broken = Array.from({ length: 22 }, (_, i) => ({ code: `BR-${i}`, text: { template: 'x' } }));
    const [text = ''] = lettersOn(fileRead('a', {}, { verdict: 'invalid', broken }));
    expect(text.match(/^- .*\(BR-\d+\)$/gm)).toHaveLength(20);
    expect(text).toContain('RE-2026-0333');
    expect(text).toContain('1,190.00 EUR');
    expect(wordsOf(text).at(-2)).toBe(texts.letterWantsAnother);
  });

  test('asks about differences, copies and dates', () => {
    const flags = [{ kind: 'difference', field: 'total', page: '1', xml: '2' }] as const;
    const [difference = '', , copy = '', due = ''] = lettersOn(
      fileRead('a', { number: '1', total: '1.00' }, { flags: [...flags] }),
      fileRead('b', { number: '2', total: '2.00' }),
      fileRead('b-again', { number: '2', total: '3.00' }),
      fileRead('c', { number: '3', total: '4.00' }, { flags: [{ kind: 'due_before_issue' }] }),
    );
    expect(wordsOf(difference)[2]).toBe(
      `- ${words(detailed(message(texts.fields.total), message(texts.letterDifference, { page: '1', xml: '2' })))}`,
    );
    expect(copy).toContain(words(detailed(message(texts.letterVersion), message(texts.versionFields.total))));
    expect(due).toContain(texts.letterDueDate);
  });

  test('asks about a second version, but not about a new account or a replaced file', () => {
    const versions = (own: Partial<Facts>, more: Partial<FileRead> = {}) =>
      lettersOn(fileRead('a'), fileRead('b', own, more)).map((letter) => letter !== undefined);
    expect(versions({ due: '5.00' })).toEqual([false, true]);
    expect(versions({ accounts: [OTHER_ACCOUNT] })).toEqual([false, false]);
    const broken = [{ code: 'BR-1', text: { template: 'x' } }];
    expect(versions({ due: '5.00' }, { verdict: 'invalid', broken })).toEqual([false, false]);
  });

  test('writes no letter if there is nothing to pay', () => {
    expect(lettersOn(fileRead('a'), fileRead('b'), fileRead('c', { number: '2', isCredit: true }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('shows both account numbers of a difference as they are written', () => {
    const flags = [{ kind: 'difference', field: 'iban', page: 'DE1', xml: 'DE2' }] as const;
    const [text] = lettersOn(fileRead('a', { number: '1' }, { flags: [...flags] }));
    for (const part of ['DE1', 'DE2']) expect(text).toContain(part);
  });

  test('writes no letter for invoices to pay or about new accounts', () => {
    const monthly = [1, 2, 3].map((i) => fileRead(`m${i}`, { number: `${i}`, date: `2026-0${i}-01` }));
    const changed = fileRead('m4', { number: '4', date: '2026-04-01', accounts: [OTHER_ACCOUNT] });
    expect(lettersOn(...monthly, changed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('writes on request about a file that was not checked, with the reason', () => {
    const read = fileRead('a', {}, { verdict: 'not-judged', reason: { template: 'It names no rules.' } });
    const [row] = judge([read]);
    expect(row && letterTo(row, read).text).toContain('- It names no rules.');
    expect(lettersOn(read)).toEqual([undefined]);
  });

  test('names the file if there is no readable invoice in it', () => {
    const read = fileRead('mail/a.pdf', {}, { verdict: 'unreadable', reason: { template: 'It is cut.' } });
    const { facts: _, ...without } = read;
    const [text = ''] = lettersOn(without);
    expect([text.includes('a.pdf'), text.includes('mail'), text.includes('It is cut.')]).toEqual([true, false, true]);
  });
});

test('a letter has dates and amounts in the style of its language', () => {
  const read = fileRead(
    'a',
    { date: '2026-01-14', total: '12283.75' },
    { verdict: 'invalid', broken: [{ code: 'BR-1', text: { template: 'x' } }] },
  );
  const [row] = judge([read]);
  if (!row) throw new Error('no row');
  const { text } = letterTo(row, read, { language: 'de', find: () => undefined });
  expect([text.includes('14. Januar 2026'), text.includes('12.283,75 EUR')]).toEqual([true, true]);
});

test('a letter states faults in figures of its language, without advice to correct them', () => {
  const text = message('The amount due is {found}, not {expected}; correct it.', {
    found: '99.99',
    expected: '2925.60',
  });
  const read = fileRead('a', {}, { verdict: 'invalid', broken: [{ code: 'BR-CO-16', text }] });
  const [row] = judge([read]);
  if (!row) throw new Error('no row');
  const german = 'Der fällige Betrag ist {found}, nicht {expected}; korrigieren Sie ihn.';
  const find = (template: string) => (template === text.template ? german : undefined);
  expect(letterTo(row, read, { language: 'de', find }).text).toContain(
    '- Der fällige Betrag ist 99,99, nicht 2.925,60. (BR-CO-16)\n',
  );
});

test('languagesOfSupplier returns the languages of the country in the VAT number', () => {
  expect(languagesOfSupplier({ vat: 'FR12345678901' })).toEqual(['fr']);
  expect(languagesOfSupplier({ vat: 'BE0417497106' })[0]).toBe('nl');
  expect(languagesOfSupplier({ vat: 'GR094259216' })).toEqual(languagesOfSupplier({ vat: 'EL094259216' }));
  expect(languagesOfSupplier({ vat: null })).toEqual([]);
});
