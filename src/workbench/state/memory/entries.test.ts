import { expect, it, vi } from 'vitest';
import { readSaved } from '../stores/saved-file.ts';
import { entriesOf, isOlderNumber, writeEntries } from './entries.ts';

const invoice = {
  series: 'F26',
  code: '0099',
  supplier: { name: 'Sol S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Librería' },
  lines: [{ quantity: '2', item: { name: 'Binding', price: '90.00' } }, { item: {} }, null],
  payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] } },
};

it('entriesOf returns parties, items, accounts and the number, also from an envelope', () => {
  const found = entriesOf(invoice, 1);
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([
    ['supplier', 'Sol S.L.'],
    ['customer', 'Librería'],
    ['item', 'Binding'],
    ['account', 'ES9121000418450200051332'],
    ['series', 'F26'],
  ]);
  expect(found[0]?.value).toBe(invoice.supplier);
  expect(entriesOf({ head: {}, doc: invoice }, 1)).toEqual(found);
  expect(entriesOf(undefined, 1)).toEqual([]);
});

it('an item keeps the taxes of its line, withheld ones too, and discounts in percent', () => {
  const taxes = [
    { cat: 'VAT', rate: 'general' },
    { cat: 'IRPF', percent: '15%' },
  ];
  const discounts = [{ percent: '10%', amount: '9.00', reason: 'Series' }, { amount: '5.00' }];
  const customer = { name: 'Librería', tax_id: { country: 'ES' } };
  const lines = [{ item: { name: 'Binding' }, taxes, discounts }];
  const item = entriesOf({ customer, lines }, 1).find(({ kind }) => kind === 'item');
  expect(item?.line).toEqual({ taxes, discounts: [{ percent: '10%', reason: 'Series' }], country: 'ES' });
});

it('isOlderNumber detects the number of an older document', () => {
  const numbered = (code: string, series = 'F26') => {
    const [entry] = entriesOf({ series, code }, 1);
    if (!entry) throw new Error('no entry');
    return entry;
  };
  expect(isOlderNumber(numbered('0099'), numbered('0100'))).toBe(true);
  expect(isOlderNumber(numbered('0101'), numbered('0100'))).toBe(false);
  expect(isOlderNumber(numbered('2027-1'), numbered('2026-9'))).toBe(false);
  expect(isOlderNumber(numbered('0099', 'R'), numbered('0100'))).toBe(false);
});

it('readSaved reads files of memory only', async () => {
  const entries = entriesOf(invoice, 1);
  expect(await readSaved(writeEntries(entries), 'memory')).toMatchObject({ entries });
  expect(await readSaved('{"billwright": "memory", "entries": [{}]}', 'memory')).toBeUndefined();
  expect(await readSaved('no', 'memory')).toBeUndefined();
});

it.each(['2026-11-30T00:10', '2026-11-30T14:45', '2026-11-30T23:50'])(
  'an invoice without a date, built at %s, keeps its 30 days',
  (now) => {
    vi.useFakeTimers({ now: new Date(now) });
    const due = { ...invoice, $schema: 'https://gobl.org/draft-0/bill/invoice' };
    const terms = { due_dates: [{ date: '2026-12-30', percent: '100%' }] };
    const [supplier] = entriesOf({ ...due, payment: { terms } }, 1);
    expect(supplier?.usual?.days).toBe(30);
    vi.useRealTimers();
  },
);
