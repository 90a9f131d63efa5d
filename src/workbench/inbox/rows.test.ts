import { describe, expect, it } from 'vitest';
import type { FileRead } from '../../inbox/read-file.ts';
import { fileRead } from '../../inbox/testing.ts';
import { type Entry, entryOf, type Mark, readInbox, writeInbox } from './entry.ts';
import { filtered, findingsOf, isOlder, noFilter, rowsOf, sorted, stacked, totalsOf } from './rows.ts';

const NONE = { format: 0, content: 0, business: 0, advice: 0 };

function entry(read: FileRead, mark: Mark = 'new', classes = NONE): Entry {
  return { ...entryOf({ read, classes }, 0, new Blob(['<x/>'])), mark };
}

const broken = [{ code: 'BR-CO-15', text: { template: 'x' } }];
const entries = [
  entry(fileRead('a', { number: '1', due: '10.00', dueDate: '2026-03-10' })),
  entry(fileRead('b', { number: '2', total: '5.00', due: '5.00', dueDate: '2026-03-18' }), 'pay'),
  entry(fileRead('c', { number: '3', total: '7.00' }, { verdict: 'invalid', broken }), 'new', { ...NONE, business: 1 }),
  entry(fileRead('d', { number: '4', total: '3.00', due: '3.00', isCredit: true, dueDate: '2026-03-26' })),
];
const files = (rows: ReturnType<typeof rowsOf>) => rows.map(({ row }) => row.file);

describe('rowsOf', () => {
  it('compares files with remembered ones, but not with themselves', () => {
    const [first] = entries;
    const facts = { number: '1', date: '2026-03-01', currency: 'EUR', total: '1190.00', isCredit: false, name: null };
    const known = { ...facts, file: 'old', digest: 'z', accounts: [], preceding: [] };
    const invoices = [known, { ...known, file: 'a', digest: first?.read.digest ?? '' }];
    const [row] = rowsOf(entries.slice(0, 1), [{ key: first?.read.facts?.vat ?? '', invoices }]);
    expect(row?.row.flags).toEqual([
      { kind: 'duplicate_of', other: 'old', reason: 'same-number', differs: ['date', 'iban'] },
    ]);
  });
});

describe('filtered', () => {
  const rows = rowsOf(entries, []);
  it('filters by suggestion, status, finding and words', () => {
    expect(files(filtered(rows, { ...noFilter, shown: 'refuse' }))).toEqual(['c']);
    expect(files(filtered(rows, { ...noFilter, search: 'br-co-15' }))).toEqual(['c']);
    expect(rows.map(findingsOf)).toEqual([[], [], ['business'], []]);
  });

  it('sorts amounts as numbers', () => {
    const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
    const found = files(sorted(rows, { column: 'toPay', descending: false }, compare));
    expect(found).toEqual(['d', 'b', 'a', 'c']);
  });
});

describe('stacked', () => {
  it('puts other files of a bill below the one to pay', () => {
    const bill = ['x', 'y', 'z'].map((file) =>
      entry(
        fileRead(file, {
          number: file === 'y' ? '2' : '1',
          total: '1.00',
          date: file === 'y' ? '2026-03-13' : '2026-03-12',
        }),
      ),
    );
    const rows = rowsOf(bill, []);
    expect(files(stacked(rows))).toEqual(['x', 'z', 'y']);
    expect(files(stacked(rows.toReversed()))).toEqual(['y', 'x', 'z']);
    expect(rows.map(isOlder)).toEqual([false, false, true]);
    expect(files(stacked(rows.filter(isOlder)))).toEqual(['z']);
  });
});

describe('totalsOf', () => {
  it('adds up amounts due by currency and week, only for invoices to pay', () => {
    const today = '2026-03-12';
    expect(totalsOf(rowsOf(entries, []), today)).toEqual([
      { currency: 'EUR', all: '15.00', overdue: '10.00', nextWeek: '5.00' },
    ]);
    const undated = [entry(fileRead('u', { due: '4.00', dueDate: null, date: '2026-03-01' }))];
    expect(totalsOf(rowsOf(undated, []), today)).toEqual([{ currency: 'EUR', all: '4.00', undated: '4.00' }]);
    const marked = entries.map((each) => ({ ...each, mark: 'pay' as const }));
    expect(totalsOf(rowsOf(marked, []), today)).toMatchObject([{ all: '1205.00' }]);
    const paid = entries.map((each) => ({ ...each, mark: 'paid' as const }));
    expect(totalsOf(rowsOf(paid, []), today)).toEqual([]);
  });
});

describe('writeInbox', () => {
  it('keeps files with their content, status and suppliers', async () => {
    const saved = await (await writeInbox(entries, [{ key: 'x', invoices: [] }])).text();
    const read = await readInbox(saved);
    expect(read?.suppliers).toEqual([{ key: 'x', invoices: [] }]);
    expect(read?.entries.map(({ key, mark }) => [key, mark])).toEqual(entries.map(({ key, mark }) => [key, mark]));
    expect(await read?.entries[0]?.content?.text()).toBe('<x/>');
  });

  it('lets readInbox reject other files', async () => {
    expect(await readInbox('{"billwright": "documents", "documents": []}')).toBeUndefined();
    expect(await readInbox('{"billwright": "inbox", "files": [{}], "suppliers": []}')).toBeUndefined();
    expect(await readInbox('<x>')).toBeUndefined();
  });
});
