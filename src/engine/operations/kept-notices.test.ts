import { beforeAll, expect, it } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import { correct, type JsonObject, replicate } from '../index.ts';
import { valuesIn } from '../text/testing.ts';

beforeAll(loadAll);

const line = { quantity: '1', item: { name: 'Tea', price: '10.00' }, taxes: [{ cat: 'VAT', percent: '21%' }] };
const july = { start: '2025-07-01', end: '2025-07-31' };
const sold = (members: JsonObject) => invoiceWith({ code: '7', issue_date: '2025-07-31', lines: [line], ...members });
const full = sold({
  payment: {
    advances: [{ date: '2025-07-01', description: 'Deposit', amount: '5.00' }],
    terms: { due_dates: [{ date: '2025-08-30', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  },
  delivery: { date: '2025-07-20', period: july },
  ordering: { code: 'PO-1' },
  lines: [
    { ...line, period: july },
    { ...line, period: july },
  ],
});

type Outcome = ReturnType<typeof replicate>;
const kept = ({ warnings }: Outcome) =>
  warnings.flatMap(({ code, properties, kept }) => (code === 'BW-WARN-KEPT' ? [{ properties, kept }] : []));

it('replicate lists what the copy keeps, and what the user can do about it', () => {
  const outcome = replicate(full, {}, testEnvironment);
  if (!outcome.ok) throw new Error('refused');
  const today = String(outcome.result.issue_date);
  const days = (Date.parse(today) - Date.parse('2025-07-31')) / 86_400_000;
  const after = (date: string) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  const both = { offers: ['remove', 'move'], days };
  const period = { what: 'period', ...both, from: '2025-07-01 – 2025-07-31' };
  expect(kept(outcome)).toMatchObject([
    {
      properties: ['$.payment.advances[0]'],
      kept: { what: 'advance', offers: ['remove'], amount: '5.00', from: '2025-07-01' },
    },
    {
      properties: ['$.payment.terms.due_dates[0].date'],
      kept: { what: 'due-date', ...both, from: '2025-08-30', to: after('2025-08-30') },
    },
    { properties: ['$.delivery.date'], kept: { what: 'supply', ...both, from: '2025-07-20', to: after('2025-07-20') } },
    { properties: ['$.delivery.period'], kept: period },
    { properties: ['$.lines[0].period', '$.lines[1].period'], kept: period },
    { properties: ['$.ordering.code'], kept: { what: 'reference', offers: ['remove'], from: 'PO-1' } },
  ]);
  expect(outcome.result).toMatchObject({ payment: full.payment, delivery: full.delivery });
});

it('replicate lists kept values with paths in an envelope, and moves no dates if the original has no date', () => {
  const { issue_date: _, ...draft } = sold({ delivery: { date: '2025-07-20' } });
  const data: JsonObject = { $schema: 'https://gobl.org/draft-0/envelope', doc: draft };
  expect(kept(replicate(data, {}, testEnvironment))).toEqual([
    { properties: ['$.doc.delivery.date'], kept: { what: 'supply', offers: ['remove'], from: '2025-07-20' } },
  ]);
});

it('replicate lists nothing if nothing was kept, or if the original is of the same day', () => {
  expect(kept(replicate(sold({}), {}, testEnvironment))).toEqual([]);
  const issued = replicate(sold({}), {}, testEnvironment);
  const today = issued.ok ? String(issued.result.issue_date) : '';
  const terms = { due_dates: [{ date: '2099-01-01', percent: '100%' }] };
  expect(kept(replicate(sold({ issue_date: today, payment: { terms } }), {}, testEnvironment))).toEqual([]);
});

it('correct lists kept advances and due dates, and the account of a credit note', () => {
  const corrected = (type: string) =>
    kept(correct(full, { type, reason: 'Return' }, {}, testEnvironment)).map((each) => each.kept?.what);
  expect(corrected('credit-note')).toEqual(['advance', 'due-date', 'account']);
  expect(corrected('corrective')).toEqual(['advance', 'due-date']);
  const now = testEnvironment.now().toISOString().slice(0, 10);
  const today = { ...full, issue_date: now };
  const ofToday = kept(correct(today, { type: 'credit-note', reason: 'Return' }, {}, testEnvironment));
  expect(ofToday.map((each) => each.kept?.what)).toEqual(['advance', 'due-date', 'account']);
});

it('replicate reports both amounts if new tax rates change the total', () => {
  const line = { quantity: '1', item: { name: 'Tea', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
  const original = (payable: string) =>
    sold({ $regime: 'DE', issue_date: '2020-08-03', lines: [line], totals: { payable } });
  const found = (outcome: Outcome) =>
    outcome.warnings.flatMap((each) => (each.code === 'BW-WARN-COPY-TOTALS' ? [each.properties, valuesIn(each)] : []));
  expect(found(replicate(original('116.00'), {}, testEnvironment))).toEqual([
    ['$.totals.payable'],
    ['116.00', '119.00'],
  ]);
  expect(found(replicate(original('119.00'), {}, testEnvironment))).toEqual([]);
});
