import { expect, it } from 'vitest';
import { emptyDocument, offersOf, typesOf } from './offer.ts';

const examples = [
  {
    name: 'de-xrechnung-v3',
    title: 'Trees for a town',
    schema: 'bill/invoice',
    country: 'DE',
    addons: ['de-xrechnung-v3'],
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

const namesOf = (offers: ReturnType<typeof offersOf>) =>
  offers.map(({ name, examples }) => [name, ...examples.map((example) => example.name)].join(' '));

it('lists examples under their countries, by name', () => {
  expect(namesOf(offersOf(examples, ''))).toEqual([
    'France fr-ctc-flow6-v1 fr-invoice',
    'Germany de-xrechnung-v3',
    'Greece el-invoice',
  ]);
});

it('finds them by country, title, addon and type of document', () => {
  expect(namesOf(offersOf(examples, 'greece'))).toEqual(['Greece el-invoice']);
  expect(namesOf(offersOf(examples, 'trees'))).toEqual(['Germany de-xrechnung-v3']);
  expect(namesOf(offersOf(examples, 'xrechnung invoice'))).toEqual(['Germany de-xrechnung-v3']);
  expect(namesOf(offersOf(examples, '', 'bill/status'))).toEqual(['France fr-ctc-flow6-v1']);
  expect(offersOf(examples, 'nowhere')).toEqual([]);
});

it('tells which types of document there are, the commonest first', () => {
  expect(typesOf(examples)).toEqual(['bill/invoice', 'bill/status']);
});

it('begins an empty document with its schema', () => {
  expect(JSON.parse(emptyDocument('org/party'))).toEqual({ $schema: 'https://gobl.org/draft-0/org/party' });
  expect(JSON.parse(emptyDocument('bill/invoice', 'ES'))).toMatchObject({ supplier: { tax_id: { country: 'ES' } } });
});
