/** What the terms of an e-invoice make of a document, before it is built (chapter 14 §5). */
import { describe, expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { draftOf } from './read-document.ts';
import { readingOf } from './testing.ts';

const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

const TAX_ID =
  '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
const COUNTRY = '<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>';
const at = (country: string): Changes => [
  [TAX_ID, ''],
  [COUNTRY, country && COUNTRY.replace('DE', country)],
];
const SUPPLIER = ubl.slice(ubl.indexOf('<cac:AccountingSupplierParty>'), ubl.indexOf('<cac:AccountingCustomerParty>'));

describe('the regime of a document', () => {
  it.each<[string, Changes, string | undefined, string | undefined]>([
    ['is told by the VAT number of the supplier', [], undefined, 'DE'],
    ['is told by it in another country too', [[TAX_ID, TAX_ID.replace('DE811907980', 'ATU13585627')]], undefined, 'AT'],
    ['is that of the address where there is no number', at('DE'), 'DE', 'DE'],
    ['is that of Greece by its other code', at('GR'), 'EL', 'GR'],
    ['is none in a country that has none', at('IS'), undefined, 'IS'],
    ['is none without a country', at(''), undefined, undefined],
    ['is none without a supplier', [[SUPPLIER, '']], undefined, undefined],
  ])('%s', async (_, changes, regime, country) => {
    const reading = await readingOf(changed(ubl, ...changes));
    expect(draftOf(reading).$regime).toBe(regime);
    expect(reading.taxCountry).toBe(country);
  });
});

describe('a draft', () => {
  it('has what the e-invoice says, and no members that say nothing', async () => {
    expect(draftOf(await readingOf(ubl))).toStrictEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $addons: ['eu-en16931-v2017'],
      type: 'standard',
      code: '2026-17',
      issue_date: '2026-03-02',
      currency: 'EUR',
      tax: { rounding: 'currency', ext: { 'untdid-document-type': '380' } },
      supplier: {
        name: 'Werkstatt GmbH',
        tax_id: { country: 'DE', code: '811907980' },
        people: [{ name: { given: 'Ada Lind' } }],
        inboxes: [{ scheme: '9930', code: 'DE811907980' }],
        addresses: [{ street: 'Weg 1', locality: 'Bonn', code: '53111', country: 'DE' }],
        emails: [{ addr: 'ada@example.com' }],
        telephones: [{ num: '0228 1234' }],
      },
      customer: {
        name: 'Stadtwerk',
        inboxes: [{ scheme: '9914', code: 'ATU13585627' }],
        addresses: [{ street: 'Gasse 2', locality: 'Graz', code: '8010', country: 'AT' }],
      },
      lines: [
        {
          quantity: '2',
          item: { name: 'Hobel', price: '50.00', unit: 'one', ext: { 'untdid-unit': 'C62' } },
          taxes: [{ cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
        },
      ],
      ordering: { code: '04011000-12345-03' },
      payment: {
        instructions: {
          key: 'credit-transfer+sepa',
          credit_transfer: [{ iban: 'DE89370400440532013000' }],
          ext: { 'untdid-payment-means': '58' },
        },
      },
      delivery: { date: '2026-03-01' },
    });
  });

  it('has nothing in the place of an entry that says nothing', async () => {
    const due = (day: string) =>
      `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>`;
    const summation = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
    const reading = await readingOf(
      changed(cii, [summation, due('20260499') + due('20260501') + summation]),
      'facturx-extended',
    );
    expect(draftOf(reading).payment).toMatchObject({ terms: { due_dates: [null, { date: '2026-05-01' }] } });
    expect(reading.faults.map(({ properties }) => properties)).toEqual([['$.payment.terms.due_dates[0].date']]);
  });

  it('has no texts that are empty', async () => {
    const minimum = ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax'].reduce(
      (xml, name) =>
        xml.slice(0, xml.indexOf(`<ram:${name}>`)) + xml.slice(xml.indexOf(`</ram:${name}>`) + name.length + 7),
      changed(cii, ['<ram:ID>2026-17</ram:ID>', '']),
    );
    const draft = draftOf(await readingOf(minimum, 'en16931-cii'));
    expect(draft.code).toBeUndefined();
    expect(draft.lines).toStrictEqual([
      { quantity: '1', item: { price: '100.00' }, taxes: [{ cat: 'VAT', percent: '19%' }] },
    ]);
  });
});
