import { example, invoiceSchema } from './example.ts';

const standard = {
  $schema: invoiceSchema,
  series: 'RE-2025',
  code: '0042',
  currency: 'EUR',
  issue_date: '2025-02-14',
  supplier: {
    name: 'Uhrmacherei Blumenthal GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    addresses: [{ street: 'Lange Gasse', num: '7', locality: 'Lübeck', code: '23552', country: 'DE' }],
  },
  customer: {
    name: 'Stadtmuseum am Markt',
    tax_id: { country: 'DE', code: '282741168' },
    addresses: [{ street: 'Markt', num: '1', locality: 'Wismar', code: '23966', country: 'DE' }],
  },
  lines: [
    {
      quantity: '1',
      item: { name: 'Instandsetzung der Turmuhr', price: '2480.00' },
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
    { quantity: '3', item: { name: 'Katalog der Sammlung', price: '24.90' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
  ],
  payment: { terms: { key: 'due-date', due_dates: [{ date: '2025-03-14', percent: '100%' }] } },
};

/** An invoice to a public body: the buyer's reference, contacts and where to pay must be there. */
const xrechnung = {
  $schema: invoiceSchema,
  $addons: ['de-xrechnung-v3'],
  series: 'XR-2025',
  code: '0009',
  currency: 'EUR',
  issue_date: '2025-06-02',
  supplier: {
    name: 'Holzwerk Anders GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    people: [{ name: { given: 'Jette', surname: 'Anders' } }],
    inboxes: [{ scheme: '9930', code: 'DE111111125' }],
    addresses: [{ street: 'Mühlenweg', num: '12', locality: 'Husum', code: '25813', country: 'DE' }],
    emails: [{ addr: 'rechnung@holzwerk-anders.example' }],
    telephones: [{ num: '+494841000000' }],
  },
  customer: {
    name: 'Gemeinde Nordstrand, Bauamt',
    tax_id: { country: 'DE', code: '282741168' },
    inboxes: [{ scheme: '0204', code: '01054091-12345-22' }],
    addresses: [{ street: 'Schulweg', num: '4', locality: 'Nordstrand', code: '25845', country: 'DE' }],
    emails: [{ addr: 'bauamt@nordstrand.example' }],
  },
  lines: [
    {
      quantity: '14',
      item: { name: 'Lärchenbohlen', price: '86.40', unit: 'm' },
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
    { quantity: '9', item: { name: 'Montage', price: '58.00', unit: 'h' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
  ordering: { code: '01054091-12345-22' },
  payment: {
    terms: { key: 'due-date', due_dates: [{ date: '2025-07-02', percent: '100%' }] },
    instructions: {
      key: 'credit-transfer+sepa',
      credit_transfer: [{ iban: 'DE89370400440532013000', name: 'Küstenbank eG' }],
    },
  },
};

export const de = [
  example('de-standard', 'Rechnung', 'Standard and reduced rate beside each other.', standard),
  example('de-xrechnung', 'XRechnung', 'To a public body, with the addon for XRechnung.', xrechnung),
];
