/** Named documents with much content, for conversion tests to and from e-invoices. */

import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { invoice } from '../mapping/testing.ts';

/** The properties that XRechnung requires: contacts and payment instructions. */
const PLAIN: JsonObject = {
  supplier: {
    name: 'Hainbuche Möbelwerk GmbH',
    tax_id: { country: 'DE', code: '111111125' },
    people: [{ name: { given: 'Ada Lind' } }],
    inboxes: [{ scheme: '9930', code: 'DE111111125' }],
    addresses: [{ street: 'Werkstraße 7', locality: 'Bremen', code: '28195', country: 'DE' }],
    telephones: [{ num: '+49 421 7700' }],
    emails: [{ addr: 'ada@example.com' }],
  },
};

const PAYMENT: JsonObject = {
  terms: { notes: 'Within 30 days' },
  instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
};

const FRENCH: JsonObject = {
  supplier: {
    name: 'Imprimerie du Canal SAS',
    tax_id: { country: 'FR', code: '83404833048' },
    inboxes: [{ key: 'peppol', scheme: '0225', code: '404833048' }],
    addresses: [{ street: 'Quai 1', locality: 'Sète', code: '34200', country: 'FR' }],
  },
  customer: {
    name: 'Librairie du Port SARL',
    tax_id: { country: 'FR', code: '44732829320' },
    inboxes: [{ key: 'peppol', scheme: '0225', code: '732829320' }],
    addresses: [{ street: 'Quai 2', locality: 'Lyon', code: '69002', country: 'FR' }],
  },
};

const vat = (percent = '19%'): JsonObject => ({ cat: 'VAT', percent });

const line = (more: JsonObject = {}): JsonObject => ({
  quantity: '10',
  item: { name: 'Shelf', price: '90.00', unit: 'piece' },
  taxes: [vat()],
  ...more,
});

const spanish: JsonObject = {
  supplier: {
    people: [{ name: { given: 'Inés Vidal' } }],
    telephones: [{ num: '+34 960 000' }],
    emails: [{ addr: 'ines@example.com' }],
    name: 'Asesores del Puerto SL',
    tax_id: { country: 'ES', code: 'B98602642' },
    inboxes: [{ scheme: '9920', code: 'ESB98602642' }],
    addresses: [{ street: 'Calle Mayor 3', locality: 'Valencia', code: '46001', country: 'ES' }],
  },
};

/** The content of each part of a document that every core format supports. */
const everything: JsonObject = {
  tax: { point: 'delivery' },
  notes: [{ key: 'goods', text: 'Made of oak' }, { text: 'Thank you' }],
  supplier: {
    name: 'Hainbuche Möbelwerk GmbH',
    alias: 'Hainbuche',
    tax_id: { country: 'DE', code: '111111125' },
    identities: [
      { scope: 'legal', code: 'HRB 7712' },
      { code: '4000001123452', ext: { 'iso-scheme-id': '0088' } },
    ],
    people: [{ name: { given: 'Ada Lind' } }],
    inboxes: [{ scheme: '9930', code: 'DE111111125' }],
    addresses: [
      { street: 'Werkstraße 7', street_extra: 'Hof 2', locality: 'Bremen', region: 'HB', code: '28195', country: 'DE' },
    ],
    telephones: [{ num: '+49 421 7700' }],
    emails: [{ addr: 'ada@example.com' }],
    registration: { other: 'Amtsgericht Bremen' },
  },
  ordering: {
    code: 'PO-88',
    cost: '4400',
    period: { start: '2026-02-01', end: '2026-02-28' },
    projects: [{ code: 'P-9' }],
    contracts: [{ code: 'C-7' }],
    purchases: [{ code: 'B-6' }],
    sales: [{ code: 'S-5' }],
    receiving: [{ code: 'W-4' }],
    despatch: [{ code: 'L-3' }],
    tender: [{ code: 'T-2' }],
    identities: [{ code: 'M-1', ext: { 'untdid-reference': 'MG' } }],
  },
  delivery: {
    receiver: {
      name: 'Lager Süd',
      addresses: [{ street: 'Kai 4', locality: 'Marseille', code: '13002', country: 'FR' }],
    },
    identities: [{ code: '4000001123469', ext: { 'iso-scheme-id': '0088' } }],
    date: '2026-02-20',
  },
  lines: [
    line({
      identifier: { code: 'SN-1', ext: { 'untdid-reference': 'AVV' } },
      period: { start: '2026-02-01', end: '2026-02-10' },
      order: '4',
      cost: '4410',
      notes: [{ text: 'Oiled' }],
      item: {
        ref: 'R-1',
        name: 'Shelf',
        description: 'Oak, 80 cm',
        identities: [
          { code: 'K-17' },
          { code: '04012345678901', ext: { 'iso-scheme-id': '0160' } },
          { label: 'HS', code: '94036010' },
        ],
        price: '90.00',
        unit: 'piece',
        origin: 'PL',
        attributes: [
          { label: 'Colour', text: 'oak' },
          { label: 'Kind of wood', text: 'solid' },
        ],
      },
      discounts: [{ percent: '10%', amount: '90.00', reason: 'Many' }],
      charges: [{ amount: '5.00', reason: 'Packing' }],
    }),
    line({ quantity: '2.5', item: { name: 'Work', price: '60.00', unit: 'h' }, taxes: [vat('7%')] }),
  ],
  charges: [{ key: 'delivery', reason: 'Freight', amount: '15.00', taxes: [vat()] }],
  discounts: [{ reason: 'Loyal', percent: '2%', base: '500.00', amount: '10.00', taxes: [vat()] }],
  payment: {
    payee: {
      name: 'Factor Nord AG',
      identities: [{ scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '0002' } }],
    },
    terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }], notes: 'By April' },
    instructions: {
      key: 'credit-transfer+sepa',
      ref: 'R-26-017',
      detail: 'Transfer',
      credit_transfer: [
        { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Hainbuche' },
        { iban: 'FR1420041010050500013M02606', name: 'Hainbuche France' },
      ],
    },
  },
  attachments: [{ code: 'A-1', description: 'Drawing', url: 'https://example.com/a.pdf' }],
};

/** Returns a named document for a format; for the French ones both parties are French, with French rates and texts. */
export function fullDocument(name: string, format = ''): JsonObject {
  const { payment, ...more } = fullDocuments[name] ?? {};
  const document = invoice({ ...PLAIN, ...more, payment: { ...PAYMENT, ...(isJsonObject(payment) && payment) } });
  if (!format.startsWith('fr-')) return document;
  let text = JSON.stringify({ ...document, ...FRENCH });
  for (const [here, there] of IN_FRANCE) text = text.replaceAll(here, there);
  return JSON.parse(text);
}

const IN_FRANCE = [
  ['"19%"', '"20%"'],
  ['"7%"', '"5.5%"'],
  ['"Drawing"', '"PJA"'],
] as const;

/** The members of each document beyond those of `invoice`. */
export const fullDocuments: Readonly<Record<string, JsonObject>> = {
  everything,
  'credit note': {
    type: 'credit-note',
    preceding: [{ code: 'R-26-011', issue_date: '2026-02-01' }],
    payment: { terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] } },
  },
  corrective: { type: 'corrective', preceding: [{ code: 'R-26-011', issue_date: '2026-02-01' }] },
  'self-billed': { $tags: ['self-billed'] },
  'partial, already paid': {
    $tags: ['partial'],
    payment: { advances: [{ description: 'Before', amount: '1071.00' }], terms: { notes: 'Paid' } },
  },
  advances: {
    payment: {
      advances: [
        { date: '2026-01-05', description: 'First', amount: '200.00' },
        { date: '2026-02-05', description: 'Second', percent: '10%' },
      ],
      terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] },
    },
  },
  instalments: {
    payment: {
      terms: {
        due_dates: [
          { date: '2026-04-01', percent: '40%' },
          { date: '2026-05-01', percent: '60%' },
        ],
      },
    },
  },
  'included prices': {
    tax: { prices_include: 'VAT' },
    lines: [
      line({ quantity: '3', item: { name: 'Cup', price: '9.99' } }),
      line({ item: { name: 'Book', price: '7.49' }, taxes: [vat('7%')] }),
    ],
  },
  'precise rounding': {
    lines: [
      line({ quantity: '7', item: { name: 'Screw', price: '0.3333' } }),
      line({ quantity: '13', item: { name: 'Nail', price: '0.1117' } }),
    ],
  },
  retained: {
    ...spanish,
    lines: [
      line({
        taxes: [
          { cat: 'VAT', percent: '21%' },
          { cat: 'IRPF', percent: '15%' },
        ],
      }),
    ],
  },
  'reverse charge': {
    lines: [line({ taxes: [{ cat: 'VAT', key: 'reverse-charge' }] })],
    tax: { notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Reverse charge' }] },
  },
  exempt: {
    lines: [line({ taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132' } }] }), line()],
    tax: { notes: [{ cat: 'VAT', key: 'exempt', text: 'Exempt by article 132' }] },
  },
  'foreign currency': {
    currency: 'USD',
    exchange_rates: [{ from: 'USD', to: 'EUR', amount: '0.925' }],
  },
  rounding: { totals: { rounding: '0.04' } },
  'negative line': { lines: [line(), line({ quantity: '-2' })] },
  'direct debit': {
    payment: {
      instructions: {
        key: 'direct-debit+sepa',
        direct_debit: { ref: 'M-77', creditor: 'DE98ZZZ09999999999', account: 'FR1420041010050500013M02606' },
      },
      terms: { due_dates: [{ date: '2026-04-01', percent: '100%' }] },
    },
  },
  card: {
    payment: { terms: { notes: 'By card' }, instructions: { key: 'card', card: { last4: '4242', holder: 'L. Port' } } },
  },
};
