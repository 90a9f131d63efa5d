import { expect, it } from 'vitest';
import { readSaved } from '../state/stores/saved-file.ts';
import { type DocumentRecord, doubtsIn, merged, recordOf, seriesIn, summaryOf, writeRecords } from './record.ts';
import { doubtsAmong, openAmounts, rowsOf } from './rows.ts';

const invoice = (code: string, more: object = {}) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'F26',
  code,
  currency: 'EUR',
  issue_date: '2026-03-02',
  supplier: { name: 'Sol S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Librería' },
  payment: { terms: { due_dates: [{ date: '2026-04-01' }] } },
  totals: { payable: '121.00', due: '121.00' },
  ...more,
});

function record(content: object, more: Partial<Parameters<typeof recordOf>[1]> = {}): DocumentRecord {
  const found = recordOf(content, { way: 'written', draft: 'a', text: '{}', now: 1, ...more });
  if (!found) throw new Error('no record');
  return found;
}

it('recordOf returns party, amount and due date, also from an envelope', () => {
  const own = record(invoice('1'), { savedAs: 'XRechnung' });
  expect(own).toMatchObject({
    supplier: 'ESB98602642',
    party: 'Librería',
    date: '2026-03-02',
    due: '2026-04-01',
    amount: '121.00',
    isPaid: false,
    isSigned: false,
    savedAs: ['XRechnung'],
  });
  expect(record({ head: {}, doc: invoice('1'), sigs: ['x'] })).toMatchObject({ key: own.key, isSigned: true });
  expect(record(invoice('1'), { way: 'received' }).party).toBe('Sol S.L.');
  expect(recordOf(invoice(''), { way: 'written', draft: 'a', text: '', now: 1 })).toBeUndefined();
});

it('openAmounts subtracts credit notes', () => {
  const records = [record(invoice('1')), record(invoice('2', { type: 'credit-note', totals: { payable: '21.00' } }))];
  expect([...openAmounts(records)]).toEqual([['EUR', '100.00']]);
});

it('merged keeps how a document was saved and that it was paid', () => {
  const known = { ...record(invoice('1'), { savedAs: 'XRechnung' }), isPaid: true };
  expect(merged(record(invoice('1'), { savedAs: '' }), known)).toMatchObject({
    savedAs: ['XRechnung', ''],
    isPaid: true,
  });
});

it('doubtsIn finds the same number in another spelling, and the same amount on the same day', () => {
  const received = (code: string, more: object = {}) => record(invoice(code, more), { way: 'received' });
  const same = doubtsIn([received('0017'), received('17', { issue_date: '2026-03-09' })]);
  expect([...same.values()].map(({ kind }) => kind)).toEqual(['same-number']);
  const amounts = doubtsIn([received('17'), received('18'), received('19', { issue_date: '2026-03-03' })]);
  expect([...amounts.values()].map(({ kind, other }) => [kind, other.code])).toEqual([['same-amount', '17']]);
});

it('doubtsAmong finds drafts with the number of another draft or document', () => {
  const draft = (id: string, code: string) => {
    const text = JSON.stringify(invoice(code, { totals: {} }));
    return { id, text, changedAt: 1, envelop: false, position: 0 };
  };
  const rows = rowsOf([record(invoice('17'))], [draft('b', '0017'), draft('c', '18'), draft('d', '18')]);
  expect([...doubtsAmong(rows).keys()]).toEqual(['b', 'd']);
});

it('rowsOf shows the amount of a draft, even without a number', () => {
  const text = JSON.stringify({ ...invoice(''), code: undefined });
  const drafts = [{ id: 'b', text, changedAt: 1, envelop: false, position: 0 }];
  const summaries = new Map([[text, summaryOf(JSON.parse(text), { way: 'written' })]]);
  expect(rowsOf([], drafts, summaries)).toMatchObject([{ amount: '121.00', party: 'Librería', currency: 'EUR' }]);
  expect(rowsOf([], drafts)).toMatchObject([{ amount: undefined, party: '' }]);
});

it('seriesIn lists the gaps in a series', () => {
  const codes = ['0098', '0099', '0102'].map((code) => record(invoice(code)));
  expect(seriesIn(codes)).toMatchObject([
    { name: 'F26', first: '0098', last: '0102', count: 3, missing: ['0100', '0101'], missingCount: 2 },
  ]);
  expect(seriesIn([record(invoice('1')), record(invoice('900'))])[0]).toMatchObject({ missingCount: 898 });
  const long = ['2026112800013', '2026112800015'].map((code) => record(invoice(code)));
  expect(seriesIn(long)).toMatchObject([{ missing: ['2026112800014'], missingCount: 1 }]);
});

it('readSaved accepts only files of documents', async () => {
  const records = [record(invoice('1'), { savedAs: '' })];
  expect(await readSaved(writeRecords(records), 'documents')).toMatchObject({ documents: records });
  expect(await readSaved('{"billwright": "documents", "documents": [{}]}', 'documents')).toBeUndefined();
  expect(await readSaved('{"billwright": "memory", "entries": []}', 'documents')).toBeUndefined();
});
