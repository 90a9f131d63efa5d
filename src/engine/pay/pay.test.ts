import { expect, test } from 'vitest';
import { Amount } from '../num/amount.ts';
import { faultsOf, normalised, read, readingFaults, rewritten } from '../rules/testing.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { Instructions } from './instructions.ts';
import { Online } from './online.ts';
import { calculateRecord, PaymentRecord } from './record.ts';
import { calculateTerms, Terms } from './terms.ts';

const amount = (text: string) => Amount.parse(text) ?? Amount.ZERO;

test('required properties are written even when empty', () => {
  expect(rewritten(Instructions, { online: [{}] })).toEqual({ key: '', online: [{ url: '' }] });
  expect(rewritten(PaymentRecord, {})).toEqual({ amount: '0' });
  expect(rewritten(Terms, { due_dates: [{}, { date: '' }] })).toEqual({
    due_dates: [{ date: null }, { date: '0000-00-00' }],
  });
});

test('Instructions is written in the order of the standard', () => {
  const json = { notes: 'n', ref: 'r', credit_transfer: [{ bic: 'b', iban: 'i', branch: {} }], key: 'credit-transfer' };
  expect(JSON.stringify(rewritten(Instructions, json))).toBe(
    '{"key":"credit-transfer","ref":"r","credit_transfer":[{"iban":"i","bic":"b","branch":{}}],"notes":"n"}',
  );
});

test.each([
  [
    { desc: 'old', description: 'new' },
    { description: 'old', amount: '0' },
  ],
  [
    { desc: '', description: 'new', grant: true },
    { description: 'new', amount: '0' },
  ],
])('PaymentRecord reads %j as %j', (given, expected) => {
  expect(rewritten(PaymentRecord, given)).toEqual(expected);
});

test('older property names of online payments override the newer ones', () => {
  expect(rewritten(Online, { name: 'Shop', addr: 'https://a.com', label: 'x', url: 'y' })).toEqual({
    label: 'Shop',
    url: 'https://a.com',
  });
});

test.each([
  [{ detail: 'Detail' }, 'Detail'],
  [{ notes: 'Notes text.', detail: 'Detail' }, 'Notes text. Detail'],
  [{ notes: ' Notes.. ', detail: 'Detail' }, 'Notes.. Detail'],
  [{ notes: 'Notes', detail: '' }, 'Notes'],
])('Terms reads %j with the notes "%s"', (given, notes) => {
  expect(rewritten(Terms, given)).toEqual({ notes });
});

test('normalising cleans texts and codes but not cards and due dates', () => {
  expect(
    normalised(Instructions, {
      key: ' cash',
      detail: ' d ',
      notes: ' n ',
      ref: ' 1\u200b ',
      card: { holder: ' Ana ' },
    }),
  ).toEqual({
    key: ' cash',
    detail: 'd',
    ref: '1',
    card: { holder: ' Ana ' },
    notes: 'n',
  });
  expect(normalised(Terms, { notes: ' n ', due_dates: [null, { notes: ' d ' }] })).toEqual({
    due_dates: [{ date: null, notes: ' d ' }],
    notes: 'n',
  });
  expect(normalised(PaymentRecord, { ref: ' 1 2 ', description: ' d ' })).toEqual({
    ref: '1 2',
    description: 'd',
    amount: '0',
  });
});

test('normalising treats account and bank numbers as codes', () => {
  const given = { number: ' 12 34\u200b', clearing: ' 8021 ', iban: ' ES79 2100 ', bic: ' caixesbb' };
  expect(JSON.stringify(normalised(CreditTransfer, given))).toBe(
    '{"iban":"ES79 2100","bic":"caixesbb","number":"12 34","clearing":"8021"}',
  );
  expect(faultsOf(CreditTransfer, { iban: ` ${'1'.repeat(128)}` })).toEqual([
    'GOBL-CBC-CODE-01 $.iban',
    'GOBL-CBC-CODE-02 $.iban',
  ]);
});

test('calculateRecord derives the amount from the percentage, even zero', () => {
  const calculated = (json: { percent?: string; amount?: string }) => {
    const record = read(PaymentRecord, json);
    calculateRecord(record, amount('121.05'));
    return record.amount?.toString();
  };
  expect(calculated({ percent: '10%' })).toBe('12.11');
  expect(calculated({ percent: '0%', amount: '5' })).toBe('0.00');
  expect(calculated({ amount: '5' })).toBe('5');
});

test('calculateTerms derives amounts from percentages other than zero and rounds to the currency', () => {
  const terms = read(Terms, {
    due_dates: [{ percent: '33.333%' }, { percent: '0%', amount: '7.125' }, { amount: '5' }, {}],
  });
  calculateTerms(terms, amount('100.00'), 2);
  expect(terms.due_dates?.map((due) => due.amount?.toString())).toEqual(['33.33', '7.13', '5.00', undefined]);
});

test('payment means are recognised by the part before the first plus', () => {
  for (const key of ['any', 'card+visa', 'credit-transfer+sepa', 'netting']) {
    expect(faultsOf(Instructions, { key })).toEqual([]);
  }
  for (const key of ['wire', 'sepa+card', 'card-visa']) {
    expect(faultsOf(Instructions, { key })).toEqual(['GOBL-PAY-INSTRUCTIONS-02 $.key']);
    expect(faultsOf(PaymentRecord, { key })).toEqual(['GOBL-PAY-RECORD-01 $.key']);
  }
  expect(faultsOf(Instructions, {})).toEqual(['GOBL-PAY-INSTRUCTIONS-01 $.key']);
  expect(faultsOf(PaymentRecord, {})).toEqual([]);
});

test('due dates require a day, which may be the zero date, and a non-zero amount', () => {
  const json = { key: 'later', due_dates: [{}, { date: '', amount: '0.00' }, { date: '2024-07-01', amount: '-1' }] };
  expect(faultsOf(Terms, json)).toEqual([
    'GOBL-PAY-TERMS-01 $.key',
    'GOBL-PAY-DUEDATE-01 $.due_dates[0].date',
    'GOBL-PAY-DUEDATE-02 $.due_dates[1].amount',
  ]);
});

test('online payments require a web address', () => {
  expect(faultsOf(Online, { url: 'https://example.com/pay' })).toEqual([]);
  expect(faultsOf(Online, {})).toEqual(['GOBL-PAY-ONLINE-01 $.url']);
});

test('invalid amounts and percentages are reported on reading', () => {
  expect(readingFaults(PaymentRecord, { amount: '1,000', percent: '', date: 20240101 })).toEqual([
    'BW-AMOUNT $.amount',
    'BW-PERCENTAGE $.percent',
    'BW-JSON-TYPE $.date',
  ]);
});
