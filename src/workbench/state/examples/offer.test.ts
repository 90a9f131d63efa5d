import { expect, it } from 'vitest';
import { emptyDocument } from './empty-document.ts';
import { kindsOf, nameOfKind, offersOf, type Wanted } from './offer.ts';

const examples = [
  {
    name: 'de-xrechnung-v3',
    title: 'Trees for a town',
    schema: 'bill/invoice',
    country: 'DE',
    addons: ['de-xrechnung-v3'],
  },
  {
    name: 'de-invoice-credit-note',
    title: 'Books come back',
    schema: 'bill/invoice',
    country: 'DE',
    addons: [],
    kind: 'credit-note',
  },
  { name: 'el-invoice', title: 'Rates of an island', schema: 'bill/invoice', country: 'EL', addons: [] },
  {
    name: 'fr-ctc-flow6-v1',
    title: 'In dispute',
    schema: 'https://gobl.org/draft-0/bill/status',
    country: 'FR',
    addons: [],
  },
  { name: 'fr-invoice', title: 'A bookshop', schema: 'bill/invoice', country: 'FR', addons: [] },
];

const found = (wanted: Partial<Wanted>) =>
  offersOf(examples, { search: '', documentKind: '', country: '', ...wanted }).map(({ name, examples }) =>
    [name, ...examples.map((example) => example.name)].join(' '),
  );

it('offersOf lists examples under their countries, by name', () => {
  expect(found({})).toEqual([
    'France fr-ctc-flow6-v1 fr-invoice',
    'Germany de-xrechnung-v3 de-invoice-credit-note',
    'Greece el-invoice',
  ]);
});

it("offersOf lists the user's country first", () => {
  expect(found({ own: 'EL' })[0]).toBe('Greece el-invoice');
  expect(found({ own: 'PL' })[0]).toBe('France fr-ctc-flow6-v1 fr-invoice');
});

it('offersOf finds examples by country, title, addon and document type', () => {
  expect(found({ search: 'greece' })).toEqual(['Greece el-invoice']);
  expect(found({ search: 'trees' })).toEqual(['Germany de-xrechnung-v3']);
  expect(found({ search: 'xrechnung invoice' })).toEqual(['Germany de-xrechnung-v3']);
  expect(found({ documentKind: 'bill/status' })).toEqual(['France fr-ctc-flow6-v1']);
  expect(found({ search: 'nowhere' })).toEqual([]);
});

it('offersOf filters by country and by kind', () => {
  expect(found({ country: 'FR', documentKind: 'bill/invoice' })).toEqual(['France fr-invoice']);
  expect(found({ documentKind: 'bill/invoice credit-note' })).toEqual(['Germany de-invoice-credit-note']);
  expect(found({ search: 'credit note' })).toEqual(['Germany de-invoice-credit-note']);
  expect(nameOfKind('bill/invoice credit-note')).toBe('Credit note');
});

it('kindsOf returns the document kinds, most common first', () => {
  expect(kindsOf(examples)).toEqual(['bill/invoice', 'bill/status', 'bill/invoice credit-note']);
});

it('emptyDocument begins with its schema', () => {
  expect(emptyDocument('org/party')).toEqual({ $schema: 'https://gobl.org/draft-0/org/party' });
  expect(emptyDocument('bill/invoice', { country: 'ES' })).toMatchObject({
    supplier: { tax_id: { country: 'ES' } },
  });
});
