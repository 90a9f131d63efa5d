/** Which party of a document becomes which of an e-invoice, where its terms come from, and what is said of the rest (chapter 14 §3.3). */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { writtenOf } from './testing.ts';

const PARTIES = ['BT-27', 'BT-33', 'BT-44', 'BT-59', 'BT-60', 'BT-61', 'BT-62', 'BT-63', 'BT-X-334'] as const;
const addresses = [{ street: 'Kai', locality: 'Bonn', code: '53111', country: 'DE' }];
const party = (name: string, more: JsonObject = {}): JsonObject => ({ name, addresses, meta: { desk: '7' }, ...more });
const vat = (country: string, code: string, more: JsonObject = {}) => ({ tax_id: { country, code, ...more } });
const seller = party('Lamps AG', vat('CH', 'E100416306'));
const noTerm = (property: string) => `dropped warning ${property}: It is not written; EN 16931 has no term for it.`;
const needsNone = (property: string) =>
  `dropped info ${property}: It is not written; EN 16931 has no term for it, and needs none.`;

describe('the entry in a register', () => {
  const supplier = party('Werk', {
    ...vat('DE', '111111125'),
    registration: { label: 'HR', office: 'Bonn', entry: '7', currency: 'EUR' },
  });
  const customer = party('Port', { registration: { office: 'Kiel', capital: '5', currency: 'EUR' } });

  it('is one text of the seller, in which a currency without a capital has no place', async () => {
    expect(await writtenOf({ supplier, customer }, PARTIES)).toEqual({
      terms: ['BT-27 Werk $.supplier.name', 'BT-33 Bonn, 7 $.supplier.registration', 'BT-44 Port $.customer.name'],
      said: [
        needsNone('$.supplier.registration.label'),
        needsNone('$.supplier.meta'),
        noTerm('$.customer.registration'),
        needsNone('$.customer.meta'),
      ],
    });
  });

  it('is that of the buyer too in EXTENDED', async () => {
    expect((await writtenOf({ supplier, customer }, PARTIES, 'facturx-extended')).terms).toContain(
      'BT-X-334 Kiel, 5 EUR $.customer.registration',
    );
  });
});

describe('the supplier stands for a seller whom the order names', () => {
  it('with its name and its VAT number', async () => {
    const supplier = party('Werk', vat('DE', '111111125', { scheme: 'VAT' }));
    expect(await writtenOf({ supplier, ordering: { seller } }, PARTIES)).toEqual({
      terms: [
        'BT-27 Lamps AG $.ordering.seller.name',
        'BT-62 Werk $.supplier.name',
        'BT-63 DE111111125 $.supplier.tax_id.code',
        'BT-44 Librairie du Port SARL $.customer.name',
      ],
      said: [needsNone('$.supplier.meta'), needsNone('$.ordering.seller.meta')],
    });
  });

  it.each<[string, JsonObject]>([
    ['without a tax number', {}],
    ['with the country of one alone', { tax_id: { country: 'AT' } }],
  ])('but not %s', async (_, more) => {
    const { said } = await writtenOf({ supplier: party('Werk', more), ordering: { seller } }, PARTIES);
    expect(said).toEqual([
      'BR-56 $.supplier.tax_id.code: The VAT identifier of the tax representative (BT-63) is missing; put it in.',
    ]);
  });

  it('nor where there is no VAT to stand for', async () => {
    const outside: JsonObject = {
      supplier: party('Werk', vat('DE', '111111125')),
      customer: party('Port'),
      ordering: { seller: party('Lamps AG', { identities: [{ code: 'I1' }] }) },
      lines: [
        {
          quantity: '1',
          item: { name: 'Shelf', price: '1.00' },
          taxes: [{ cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } }],
        },
      ],
    };
    const { said } = await writtenOf(outside, PARTIES);
    expect(said.map((each) => each.split(':')[0])).toEqual(['BR-56 $.supplier.tax_id.code']);
  });
});

it('needs a buyer', async () => {
  expect((await writtenOf({ customer: null }, PARTIES)).said).toEqual([
    'BW-XML-BUYER $.customer: EN 16931 needs a buyer; give it in customer, with name and address.',
  ]);
});

it('has who issues it and who buys for the buyer in EXTENDED alone', async () => {
  const more = { ordering: { issuer: party('Office'), buyer: party('Agent') } };
  const { said } = await writtenOf(more, PARTIES);
  expect(said).toEqual([noTerm('$.ordering.buyer'), noTerm('$.ordering.issuer')]);
  const extended = await writtenOf(more, ['BT-X-207', 'BT-X-406'], 'facturx-extended');
  expect(extended.terms.toSorted()).toEqual([
    'BT-X-207 Office $.ordering.issuer.name',
    'BT-X-406 Agent $.ordering.buyer.name',
  ]);
  expect(extended.said).toEqual(
    expect.arrayContaining([needsNone('$.ordering.issuer.meta'), needsNone('$.ordering.buyer.meta')]),
  );
});

describe('who receives the money', () => {
  const paidTo = (payee: JsonObject): JsonObject => ({ payment: { terms: { notes: 'Soon' }, payee } });

  it('is told by its name and one identifier beside the legal one', async () => {
    const identities: JsonObject[] = [
      { code: 'L1', scope: 'legal' },
      { code: 'P1', uuid: '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' },
    ];
    const { terms, said } = await writtenOf(paidTo(party('Bank', { identities })), PARTIES);
    expect(terms.slice(2).toSorted()).toEqual([
      'BT-59 Bank $.payment.payee.name',
      'BT-60 P1 $.payment.payee.identities[1].code',
      'BT-61 L1 $.payment.payee.identities[0].code',
    ]);
    expect(said).toEqual([
      needsNone('$.payment.payee.identities[1].uuid'),
      noTerm('$.payment.payee.addresses'),
      needsNone('$.payment.payee.meta'),
    ]);
  });

  it('has to be named', async () => {
    expect((await writtenOf(paidTo({ identities: [{ code: 'P1' }] }), PARTIES)).said).toEqual([
      'BW-XML-PAYEE $.payment.payee.name: EN 16931 needs the name of the payee; give it in name.',
    ]);
  });

  it('is nobody of whom nothing is said', async () => {
    const { terms } = await writtenOf({ type: 'credit-note', preceding: [{ code: '1' }], payment: null }, PARTIES);
    expect(terms).toEqual([
      'BT-27 Hainbuche Möbelwerk GmbH $.supplier.name',
      'BT-44 Librairie du Port SARL $.customer.name',
    ]);
  });
});
