/** Parties as EXTENDED has them: by which terms they are written, and what is said of the rest (chapter 11 §7.2, chapter 14 §3.3). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import type { TermId } from '../terms/declare.ts';
import { writtenOf } from './testing.ts';

const scheme = (code: string): JsonObject => ({ ext: { 'iso-scheme-id': code } });
const legal = (code: string): JsonObject => ({ code, scope: 'legal', ...scheme('0002') });
const addresses: JsonObject[] = [{ street: 'quai', code: '34500', locality: 'Béziers', country: 'FR' }];
const firm = (name: string, siren: string, more: JsonObject = {}): JsonObject => ({
  name,
  identities: [legal(siren)],
  inboxes: [{ scheme: '0225', code: siren }],
  addresses,
  ...more,
});
const french = (more: JsonObject): JsonObject => ({
  supplier: firm('Imprimerie', '732829320', { tax_id: { country: 'FR', code: '44732829320' } }),
  customer: firm('Librairie', '356000000', { tax_id: { country: 'FR', code: '39356000000' } }),
  lines: [{ quantity: '1', item: { name: 'Shelf', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
  ...more,
});

/** The terms of who issues an invoice, in CII and in the French extension. */
const ISSUER = Array.from({ length: 24 }, (_, i): TermId => `BT-X-${i + 203}`).concat(
  ['BT-X-206-1', 'BT-X-208-1', 'BT-X-222-1'],
  Array.from({ length: 24 }, (_, i): TermId => `EXT-FR-FE-${i + 112}`),
);

/** What is written of who issues an invoice, with the members that it comes from, and what is said of it. */
async function issuedBy(issuer: JsonObject, key = 'facturx-extended') {
  const { terms, said } = await writtenOf(french({ ordering: { code: 'S', issuer } }), ISSUER, key);
  const within = (text: string) => text.replace('$.ordering.issuer.', '');
  return { terms: terms.map(within), said: said.map(within) };
}

describe('who issues an invoice', () => {
  it('is written with all that EXTENDED has of a party', async () => {
    const issuer: JsonObject = {
      name: 'Factures & Cie',
      alias: 'FactCie',
      tax_id: { country: 'FR', code: '44391838042', scheme: 'VAT', type: 'firm' },
      identities: [
        { code: 'T', scope: 'tax' },
        { code: 'P' },
        legal('391838042'),
        { code: '552100554', ...scheme('0002') },
        { code: 'G', ...scheme('0088') },
      ],
      inboxes: [{ scheme: '0225', code: '391838042' }],
      people: [{ name: { given: 'Ana' } }],
      telephones: [{ num: '12' }],
      emails: [{ addr: 'ana@fact.example' }],
      addresses: [
        {
          street: 'quai',
          num: '3',
          street_extra: 'cour',
          po_box: '9',
          code: '34500',
          locality: 'Béziers',
          region: 'Hérault',
          country: 'FR',
        },
        { country: 'DE' },
      ],
    };
    expect(await issuedBy(issuer)).toEqual({
      terms: [
        'BT-X-207 Factures & Cie name',
        'BT-X-209 FactCie alias',
        'BT-X-205 P identities[1].code',
        'BT-X-208 391838042 identities[2].code',
        'BT-X-206 552100554 identities[3].code',
        'BT-X-206 G identities[4].code',
        'BT-X-223 FR44391838042 tax_id.code',
        'BT-X-222 391838042 inboxes[0].code',
        'BT-X-210 Ana people[0]',
        'BT-X-212 12 telephones[0].num',
        'BT-X-214 ana@fact.example emails[0].addr',
        'BT-X-216 3 quai addresses[0].street',
        'BT-X-217 cour addresses[0].street_extra',
        'BT-X-218 PO Box 9 addresses[0].po_box',
        'BT-X-219 Béziers addresses[0].locality',
        'BT-X-215 34500 addresses[0].code',
        'BT-X-221 Hérault addresses[0].region',
        'BT-X-220 FR addresses[0].country',
        'BT-X-206-1 0002 undefined',
        'BT-X-206-1 0088 undefined',
        'BT-X-208-1 0002 undefined',
        'BT-X-222-1 0225 undefined',
      ],
      said: [
        'dropped warning identities[0]: It is not written; EN 16931 has no term for it.',
        'dropped warning BT-X-216 addresses[1]: Only one is written as BT-X-216; this further one is not.',
      ],
    });
  });

  it('has other numbers in the French extension, in UBL too', async () => {
    const identities = [legal('391838042'), { code: '39183804200011', ...scheme('0009') }];
    const { terms } = await issuedBy(firm('Factures', '391838042', { identities }), 'fr-extended-ubl');
    expect(terms).toEqual([
      'EXT-FR-FE-112 Factures name',
      'EXT-FR-FE-117 391838042 identities[0].code',
      'EXT-FR-FE-115 39183804200011 identities[1].code',
      'EXT-FR-FE-121 391838042 inboxes[0].code',
      'EXT-FR-FE-124 quai addresses[0].street',
      'EXT-FR-FE-127 Béziers addresses[0].locality',
      'EXT-FR-FE-128 34500 addresses[0].code',
      'EXT-FR-FE-130 FR addresses[0].country',
      'EXT-FR-FE-122 0225 undefined',
      'EXT-FR-FE-116 0009 undefined',
      'EXT-FR-FE-118 0002 undefined',
    ]);
  });

  it('is named by what it trades under, once, where it has no other name', async () => {
    const { terms, said } = await issuedBy({ alias: 'FactCie', addresses });
    expect(terms.filter((each) => each.includes('FactCie'))).toEqual(['BT-X-207 FactCie alias']);
    expect(said).toEqual([
      'changed info BT-X-207 alias: The party has no name but the one under which it trades, which is written as its name.',
    ]);
  });

  it.each<[what: string, tax_id: JsonObject, vat: string[], said: string[]]>([
    ['of a country with one', { country: 'NO', code: '974760673' }, ['BT-X-223 NO974760673MVA tax_id.code'], []],
    ['where it has a code', { country: 'DE', scheme: 'VAT' }, [], []],
    [
      'and no other number',
      { country: 'US', code: '12' },
      [],
      ['dropped warning tax_id: It is not written; EN 16931 has no term for it.'],
    ],
  ])('has a VAT number %s, and no address where none is given', async (_, tax_id, vat, said) => {
    expect(await issuedBy({ name: 'Factures', tax_id })).toEqual({ terms: ['BT-X-207 Factures name', ...vat], said });
  });
});

it('completes a payee and a receiver of the core with what EXTENDED has of them', async () => {
  const payee = firm('Banque', '391838042', { alias: 'Relais', tax_id: { country: 'FR', code: '44391838042' } });
  const receiver: JsonObject = { name: 'Dépôt', identities: [legal('552100554')], emails: [{ addr: 'd@a.example' }] };
  const more = { payment: { terms: { notes: 'Soon' }, payee }, delivery: { receiver: { ...receiver, addresses } } };
  const PAYEE = ['BT-59', 'BT-61', 'BT-X-243', 'BT-X-253', 'BT-X-256', 'BT-X-257'] as const;
  const RECEIVER = ['BT-70', 'BT-77', 'BT-X-153', 'BT-X-159'] as const;
  const { terms } = await writtenOf(french(more), [...PAYEE, ...RECEIVER], 'facturx-extended');
  expect(terms.toSorted()).toEqual([
    'BT-59 Banque $.payment.payee.name',
    'BT-61 391838042 $.payment.payee.identities[0].code',
    'BT-70 Dépôt $.delivery.receiver.name',
    'BT-77 Béziers $.delivery.receiver.addresses[0].locality',
    'BT-X-153 552100554 $.delivery.receiver.identities[0].code',
    'BT-X-159 d@a.example $.delivery.receiver.emails[0].addr',
    'BT-X-243 Relais $.payment.payee.alias',
    'BT-X-253 Béziers $.payment.payee.addresses[0].locality',
    'BT-X-256 391838042 $.payment.payee.inboxes[0].code',
    'BT-X-257 FR44391838042 $.payment.payee.tax_id.code',
  ]);
});
