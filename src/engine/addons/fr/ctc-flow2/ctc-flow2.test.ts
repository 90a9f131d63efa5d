import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../index.ts';
import { buildingFaults, builtFrom, type Changes, loadAll } from '../../testing.ts';

beforeAll(loadAll);

/** Two French companies. 732829320 is INSEE's example of a SIREN, 39356000000 the VAT number of La Poste. */
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['fr-ctc-flow2-v1'],
  series: 'F2026',
  code: '412',
  issue_date: '2026-03-10',
  supplier: {
    name: 'Imprimerie du Canal',
    tax_id: { country: 'FR', code: '44732829320' },
    inboxes: [{ key: 'peppol', scheme: '0225', code: '732829320' }],
    addresses: [{ street: 'quai du Port', locality: 'Béziers', code: '34500', country: 'FR' }],
  },
  customer: {
    name: 'La Poste',
    tax_id: { country: 'FR', code: '39356000000' },
    inboxes: [{ scheme: '0225', code: '356000000_SIEGE' }],
    addresses: [{ street: 'rue du Colonel Avia', locality: 'Paris', code: '75015', country: 'FR' }],
  },
  lines: [{ quantity: '200', item: { name: 'Affiche A2', price: '1.45' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: { terms: { due_dates: [{ date: '2026-04-10', percent: '100%' }] } },
};

const siren = { scope: 'legal', type: 'SIREN', code: '732829320', ext: { 'iso-scheme-id': '0002' } };
const stc = { code: 'GROUPE1', ext: { 'iso-scheme-id': '0231' } };
const stcNote = { key: 'legal', text: 'MEMBRE_ASSUJETTI_UNIQUE', ext: { 'untdid-text-subject': 'TXD' } };
const subjects = (notes: { ext?: Record<string, string> }[]) => notes.map(({ ext }) => ext?.['untdid-text-subject']);

test('an invoice between French companies builds', () => {
  expect(buildingFaults(invoice)).toEqual([]);
  const { $addons, tax } = builtFrom(invoice);
  expect($addons).toEqual(['eu-en16931-v2017', 'fr-ctc-flow2-v1']);
  expect(tax).toEqual({
    rounding: 'currency',
    ext: { 'fr-ctc-billing-mode': 'M1', 'untdid-document-type': '380' },
  });
});

describe('identities', () => {
  test('include a SIREN from the tax number', () => {
    expect(builtFrom(invoice).supplier.identities).toEqual([siren]);
  });

  test('include a SIREN from a SIRET, which has precedence over the tax number', () => {
    const identities = [{ type: 'SIRET', code: '35600000000048' }];
    expect(builtFrom(invoice, { 'supplier.identities': identities }).supplier.identities).toEqual([
      { type: 'SIRET', code: '35600000000048', ext: { 'iso-scheme-id': '0009' } },
      { ...siren, code: '356000000' },
    ]);
  });

  test('include the SIREN of a SIRET without a French tax number', () => {
    const customer = { name: 'X', identities: [{ type: 'SIRET', code: '73282932000074' }] };
    expect(builtFrom(invoice, { customer }).customer.identities[1]).toEqual(siren);
  });

  test('have an existing SIREN as the legal identity, unless another one is marked', () => {
    const given = { type: 'SIREN', code: '732829320' };
    expect(builtFrom(invoice, { 'supplier.identities': [given] }).supplier.identities).toEqual([siren]);
    const legal = { scope: 'legal', code: 'R1', ext: { 'iso-scheme-id': '0224' } };
    const both = builtFrom(invoice, { 'supplier.identities': [legal, given] }).supplier.identities;
    expect(both[1].scope).toBeUndefined();
  });

  test('have the scheme 0224 if private', () => {
    const identities = [{ key: 'private-id', code: 'K-77', ext: { 'iso-scheme-id': '0009' } }];
    expect(builtFrom(invoice, { 'supplier.identities': identities }).supplier.identities[0].ext).toEqual({
      'iso-scheme-id': '0224',
    });
  });

  test('are not added to a German party', () => {
    const customer = { name: 'Druck GmbH', tax_id: { country: 'DE', code: '111111125' } };
    expect(builtFrom(invoice, { customer }).customer.identities).toBeUndefined();
  });
});

test('the last inbox with a SIREN becomes the Peppol inbox, and an endpoint on the next build', () => {
  const { customer } = builtFrom(invoice);
  expect(customer.inboxes).toEqual([{ key: 'peppol', scheme: '0225', code: '356000000_SIEGE' }]);
  expect(customer.endpoints).toBeUndefined();
  expect(builtFrom(builtFrom(invoice)).customer.endpoints).toEqual([
    { uri: 'iso6523-actorid-upis::0225:356000000_SIEGE' },
  ]);
});

describe('billing mode', () => {
  const advances = [{ description: 'Virement', percent: '100%' }];

  test('is M2 if the existing totals leave nothing due', () => {
    expect(builtFrom(invoice, { 'payment.advances': advances }).tax.ext['fr-ctc-billing-mode']).toBe('M1');
    const paid = builtFrom(invoice, { 'payment.advances': advances });
    expect(builtFrom(paid, { 'tax.ext': undefined }).tax.ext['fr-ctc-billing-mode']).toBe('M2');
  });

  test('is kept if present', () => {
    expect(builtFrom(invoice, { tax: { ext: { 'fr-ctc-billing-mode': 'S5' } } }).tax.ext['fr-ctc-billing-mode']).toBe(
      'S5',
    );
  });
});

describe('notes', () => {
  test('about payment are added', () => {
    expect(builtFrom(invoice).notes.map(({ key }: { key: string }) => key)).toEqual([
      'payment',
      'payment-method',
      'payment-term',
    ]);
    expect(subjects(builtFrom(invoice).notes)).toEqual(['PMT', 'PMD', 'AAB']);
  });

  test('are kept and not duplicated if present', () => {
    const own = { key: 'payment-term', text: '2 % sous huit jours.' };
    const { notes } = builtFrom(invoice, { notes: [own] });
    expect(subjects(notes)).toEqual(['AAB', 'PMT', 'PMD']);
    expect(notes[0].text).toBe(own.text);
  });

  test('mark a member of a single taxable person on every build', () => {
    const first = builtFrom(invoice, { 'supplier.identities': [stc] });
    expect(first.notes[3]).toEqual(stcNote);
    expect(subjects(builtFrom(first).notes)).toEqual(['PMT', 'PMD', 'AAB', 'ABL', 'TXD']);
  });

  test('with the key tax are not duplicated', () => {
    const note = { key: 'tax', text: stcNote.text };
    const changes = { 'supplier.identities': [stc], notes: [note] };
    expect(subjects(builtFrom(builtFrom(invoice, changes)).notes)).toEqual(['TXD', 'PMT', 'PMD', 'AAB']);
  });
});

test.each([
  ['standard', [], '380'],
  ['standard', ['self-billed'], '389'],
  ['standard', ['factoring'], '393'],
  ['standard', ['self-billed', 'factoring'], '501'],
  ['standard', ['prepayment'], '386'],
  ['standard', ['self-billed', 'prepayment'], '500'],
  ['standard', ['factoring', 'prepayment'], '386'],
  ['standard', ['partial'], '380'],
  ['corrective', [], '384'],
  ['corrective', ['self-billed'], '471'],
  ['corrective', ['factoring', 'prepayment'], '472'],
  ['corrective', ['self-billed', 'factoring'], '473'],
  ['credit-note', [], '381'],
  ['credit-note', ['self-billed'], '261'],
  ['credit-note', ['factoring'], '396'],
  ['credit-note', ['self-billed', 'factoring'], '502'],
  ['credit-note', ['self-billed', 'prepayment'], '503'],
  ['debit-note', [], '383'],
])('the document type of %s with tags %j is %s', (type, $tags, code) => {
  expect(builtFrom(invoice, { type, $tags }).tax.ext['untdid-document-type']).toBe(code);
});

test('an incomplete document gets a fault for everything that is missing', () => {
  const attempt: Changes = {
    code: 'Facture n° 412',
    'supplier.inboxes': undefined,
    'customer.tax_id': undefined,
    'customer.identities': [{ label: 'RCS', code: 'Paris B 356 000 000' }],
    'payment.terms.due_dates': [{ date: '2026-03-01', percent: '100%' }],
    attachments: [{ code: '1', url: 'https://example.com/rib.pdf', description: 'Coordonnées bancaires' }],
  };
  const own = buildingFaults(invoice, attempt).filter((fault) => fault.startsWith('GOBL-FR-CTC'));
  expect(own.map((fault) => fault.slice('GOBL-FR-CTC-FLOW2-'.length))).toEqual([
    'BILL-INVOICE-02 $',
    'BILL-INVOICE-11 $.supplier.inboxes',
    'BILL-INVOICE-13 $.supplier',
    'BILL-INVOICE-15 $.customer.identities',
    'BILL-INVOICE-29 $',
    'BILL-INVOICE-40 $.attachments[0].description',
    'ORG-PARTY-02 $.customer.identities',
  ]);
});
