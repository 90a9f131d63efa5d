import { describe, expect, it } from 'vitest';
import { useDrafts } from '../drafts/drafts.ts';
import { type Entry, entriesOf, withKept } from './entries.ts';
import { begunWith, withNextNumber, withOwnCompany } from './own-company.ts';

const issued = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  series: 'F26',
  code: '0099',
  issue_date: '2026-03-01',
  supplier: { name: 'Sol S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Librería' },
  payment: {
    terms: { key: 'due-date', notes: 'Transferencia', due_dates: [{ date: '2026-03-31', percent: '100%' }] },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  },
  notes: [
    { key: 'general', text: 'Gracias' },
    { key: 'legal', src: 'reverse-charge', text: 'Inversión' },
  ],
};
const entries = entriesOf(issued, 1);
const empty = (more: object = {}) => ({ $schema: 'https://gobl.org/draft-0/bill/invoice', ...more });

it("a new invoice begins with the user's company, account, terms, notes and next number", () => {
  expect(withOwnCompany(empty(), entries, [], new Date(2026, 11, 20))).toEqual({
    ...empty(),
    series: 'F26',
    code: '0100',
    supplier: issued.supplier,
    payment: {
      terms: { key: 'due-date', due_dates: [{ date: '2027-01-19', percent: '100%' }], notes: 'Transferencia' },
      instructions: issued.payment.instructions,
    },
    notes: [{ key: 'general', text: 'Gracias' }],
  });
});

it('an invoice of another country, and a document without parties, remain unchanged', () => {
  const german = empty({ $regime: 'DE', supplier: { tax_id: { country: 'DE' } } });
  expect(withOwnCompany(german, entries, [])).toBe(german);
  const party = { $schema: 'https://gobl.org/draft-0/org/party' };
  expect(withOwnCompany(party, entries, [])).toBe(party);
});

it('a credit note begins with the company only', () => {
  const credit = empty({ type: 'credit-note' });
  expect(withOwnCompany(credit, entries, [])).toEqual({ ...credit, supplier: issued.supplier });
});

it('values of a credit note are not remembered as usual', () => {
  expect(entriesOf({ ...issued, type: 'credit-note' }, 1)[0]?.usual).toBeUndefined();
});

it('a copy gets the next number of its series, unless it has a number', () => {
  const numbered = (document: object) => withNextNumber(document as never, entries, []);
  expect(numbered(empty({ series: 'F26' }))).toEqual(empty({ series: 'F26', code: '0100' }));
  expect(numbered(empty({ series: 'X' }))).toEqual(empty({ series: 'X' }));
  expect(numbered(empty({ series: 'F26', code: '7' }))).toEqual(empty({ series: 'F26', code: '7' }));
  const envelope = { $schema: 'https://gobl.org/draft-0/envelope', doc: empty({ series: 'F26' }) };
  expect(numbered(envelope)).toBe(envelope);
});

it('numbers of open drafts are not used again', () => {
  const text = JSON.stringify(empty({ series: 'F26', code: '0100' }));
  const drafts = [{ id: 'a', text, envelop: false, position: 1, changedAt: 1 }];
  expect(withNextNumber(empty({ series: 'F26' }), entries, drafts).code).toBe('0101');
  expect(withOwnCompany(empty(), entries, drafts).code).toBe('0101');
  useDrafts.setState({ drafts });
  expect(begunWith(JSON.stringify(empty()), entries)?.code).toBe('0101');
  useDrafts.setState({ drafts: [] });
});

describe('a remembered tax status', () => {
  const status = {
    key: 'small-business',
    tags: ['cash-basis'],
    taxes: [{ cat: 'VAT', key: 'exempt' }],
    tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'x' }] },
    notes: [{ key: 'legal', text: 'y' }],
  };
  const own = entries.map((entry) =>
    entry.kind === 'supplier' ? { ...entry, usual: { ...entry.usual, status } } : entry,
  );

  it('adds its tags, sentences and notes to new invoices', () => {
    expect(withOwnCompany(empty({ $tags: ['simplified'], tax: { prices_include: 'VAT' } }), own, [])).toMatchObject({
      $tags: ['simplified', 'cash-basis'],
      tax: { prices_include: 'VAT', notes: status.tax.notes },
      notes: [...status.notes, { key: 'general', text: 'Gracias' }],
    });
    expect(withOwnCompany(empty({ type: 'credit-note' }), own, [])).toMatchObject({
      tax: status.tax,
      notes: status.notes,
    });
  });

  it('is kept when other usual values are remembered, and after a credit note', () => {
    const [known] = own;
    const learnt = (document: object) => withKept(entriesOf(document, 2)[0] as Entry, known).usual;
    expect(learnt({ ...issued, series: 'G' })).toMatchObject({ series: 'G', status });
    expect(learnt({ ...issued, type: 'credit-note' })).toEqual(known?.usual);
  });
});
