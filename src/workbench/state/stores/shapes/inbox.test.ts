import { describe, expect, it } from 'vitest';
import { unreadable } from '../../../../inbox/read-file.ts';
import { entry, supplier } from './inbox.ts';

const read = unreadable('a.pdf', 'pdf', { template: 'It is empty.' });
const classes = { format: 0, content: 0, business: 0, advice: 0 };
const whole = { key: 'k', read, classes, mark: 'new' };

describe('the shape of a stored file of the inbox', () => {
  it('accepts every file that the inbox writes', () => {
    expect(entry.safeParse(whole).success).toBe(true);
  });

  it.each([
    ['flags', [null]],
    ['flags', ['unreadable']],
    ['broken', [{ code: 'BR-1' }]],
    ['facts', { names: 'A' }],
    ['records', [{}]],
    ['chained', 5],
    ['reason', 'It is empty.'],
  ])('rejects damaged %s: %j', (name, value) => {
    expect(entry.safeParse({ ...whole, read: { ...read, [name]: value } }).success).toBe(false);
  });
});

it('the shape of a remembered supplier rejects an invoice without its accounts', () => {
  const known = { file: 'a', digest: '', number: null, name: null, accounts: [], preceding: [] };
  expect(supplier.safeParse({ key: 'k', invoices: [known] }).success).toBe(true);
  expect(supplier.safeParse({ key: 'k', invoices: [{ file: 'a', digest: '' }] }).success).toBe(false);
});
