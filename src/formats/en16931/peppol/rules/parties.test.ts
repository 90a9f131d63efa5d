import { expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, judgedText, ublInvoice } from '../../../rules/testing.ts';
import { areGerman, countriesOf, ownCountryOf } from './parties.ts';

const ubl = ublInvoice('', '');
const cii = ciiInvoice('', '');

const UBL_SELLER = '<cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone><cac:Country>';
const UBL_BUYER = '<cbc:CityName>Graz</cbc:CityName><cbc:PostalZone>8010</cbc:PostalZone><cac:Country>';
const CII_SELLER = '<ram:CityName>Bonn</ram:CityName><ram:CountryID>DE</ram:CountryID>';
const CII_BUYER = '<ram:CityName>Graz</ram:CityName><ram:CountryID>AT</ram:CountryID>';
const BUYER_NAME =
  '<cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerk</cbc:RegistrationName></cac:PartyLegalEntity>';

const country = (code: string) => `<cbc:IdentificationCode>${code}</cbc:IdentificationCode>`;
const taxed = (id: string, scheme = 'VAT') =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
const SELLER_TAX = taxed('DE811907980');
const registered = (scheme: string, id: string) =>
  `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedTaxRegistration>`;
const SELLER_REGISTERED = registered('VA', 'DE811907980');
const representative = (inner: string): Changes[number] => [
  '<cac:Delivery>',
  `<cac:TaxRepresentativeParty>${inner}</cac:TaxRepresentativeParty><cac:Delivery>`,
];
const ciiRepresentative = (inner: string): Changes[number] => [
  '</ram:ApplicableHeaderTradeAgreement>',
  `<ram:SellerTaxRepresentativeTradeParty>${inner}</ram:SellerTaxRepresentativeTradeParty></ram:ApplicableHeaderTradeAgreement>`,
];
const lower = (at: string, code: string): Changes[number] => [at + country(code), at + country(code.toLowerCase())];
const without = (part: string): Changes[number] => [part, ''];

/** The countries of seller and buyer: by all data, by their addresses in capital letters, and by them as written. */
it.each<[what: string, xml: string, changes: Changes, expected: string]>([
  ['the present elements', ubl, [], 'DE AT | DE AT | DE AT'],
  ['an identifier before the address', ubl, [[SELLER_TAX, taxed('FR1')]], 'FR AT | DE AT | DE AT'],
  ['an identifier in small letters', ubl, [[SELLER_TAX, taxed('fr1')]], 'FR AT | DE AT | DE AT'],
  ['an identifier of another tax', ubl, [[SELLER_TAX, taxed('FR1', 'FC')]], 'DE AT | DE AT | DE AT'],
  [
    'a VAT identifier next to one of another tax',
    ubl,
    [[SELLER_TAX, taxed('7', 'FC') + taxed('FR1')]],
    'FR AT | DE AT | DE AT',
  ],
  ['two conflicting VAT identifiers', ubl, [[SELLER_TAX, taxed('FR1') + taxed('IT1')]], 'XX AT | DE AT | DE AT'],
  [
    'an identifier with several schemes, one of them VAT',
    ubl,
    [
      [
        SELLER_TAX,
        taxed('FR1').replace('<cac:TaxScheme>', '<cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme><cac:TaxScheme>'),
      ],
    ],
    'FR AT | DE AT | DE AT',
  ],
  ['the tax representative', ubl, [without(SELLER_TAX), representative(taxed('IT1'))], 'IT AT | DE AT | DE AT'],
  ['the seller before the tax representative', ubl, [representative(taxed('IT1'))], 'DE AT | DE AT | DE AT'],
  ['the address of the seller', ubl, [without(SELLER_TAX), lower(UBL_SELLER, 'DE')], 'DE AT | DE AT | de AT'],
  ['no data of the seller', ubl, [without(SELLER_TAX), without(country('DE'))], 'XX AT |  AT |  AT'],
  ['the identifier of the buyer', ubl, [[BUYER_NAME, taxed('NL1') + BUYER_NAME]], 'DE NL | DE AT | DE AT'],
  ['the address of the buyer', ubl, [lower(UBL_BUYER, 'AT')], 'DE AT | DE AT | DE at'],
  ['no data of the buyer', ubl, [without(country('AT'))], 'DE XX | DE  | DE '],
  ['both addresses, in CII', cii, [[SELLER_REGISTERED, registered('VA', 'FR1')]], 'DE AT | DE AT | DE AT'],
  [
    'an identifier with the scheme VAT, in CII',
    cii,
    [[SELLER_REGISTERED, registered('VAT', 'fr1')]],
    'FR AT | DE AT | DE AT',
  ],
  ['the tax representative, in CII', cii, [ciiRepresentative(registered('VAT', 'IT1'))], 'IT AT | DE AT | DE AT'],
  [
    'the seller before the tax representative, in CII',
    cii,
    [[SELLER_REGISTERED, registered('VAT', 'FR1')], ciiRepresentative(registered('VAT', 'IT1'))],
    'FR AT | DE AT | DE AT',
  ],
  ['the address of the seller, in CII', cii, [[CII_SELLER, CII_SELLER.replace('DE', 'de')]], 'DE AT | DE AT | de AT'],
  ['no data of the seller, in CII', cii, [[CII_SELLER, '']], 'XX AT |  AT |  AT'],
  [
    'an identifier of the buyer, in CII',
    cii,
    [['<ram:Name>Stadtwerk</ram:Name>', `<ram:Name>Stadtwerk</ram:Name>${registered('VAT', 'NL1')}`]],
    'DE NL | DE AT | DE AT',
  ],
  ['no data of the buyer, in CII', cii, [[CII_BUYER, '']], 'DE XX | DE  | DE '],
])('countriesOf takes countries from %s', async (_, xml, changes, expected) => {
  const { seller, buyer, sellerAddress, buyerAddress, written } = countriesOf(
    await judgedText(changed(xml, ...changes)),
  );
  const pairs = [
    [seller, buyer],
    [sellerAddress, buyerAddress],
    [written.seller, written.buyer],
  ];
  expect(pairs.map((pair) => pair.join(' ')).join(' | ')).toBe(expected);
});

it('areGerman checks the addresses of both parties', async () => {
  const are = async (...changes: Changes) => areGerman(await judgedText(changed(ubl, ...changes)));
  const austrian = UBL_BUYER + country('AT');
  expect(await are()).toBe(false);
  expect(await are([austrian, UBL_BUYER + country('de')])).toBe(true);
  expect(
    await are([austrian, UBL_BUYER + country('de')], [UBL_SELLER + country('DE'), UBL_SELLER + country('CH')]),
  ).toBe(false);
});

it('ownCountryOf ignores the tax representative', async () => {
  const of = async (...changes: Changes) => ownCountryOf(await judgedText(changed(ubl, ...changes)));
  expect(await of([SELLER_TAX, taxed('EL1')])).toBe('EL');
  expect(await of(without(SELLER_TAX), representative(taxed('EL1')))).toBe('DE');
  expect(await of(without(SELLER_TAX), lower(UBL_SELLER, 'DE'))).toBe('DE');
  expect(await of(without(SELLER_TAX), without(country('DE')))).toBe('XX');
});

it.each([
  ['UBL', ubl, ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty']],
  ['CII', cii, ['ram:ApplicableHeaderTradeAgreement']],
  ['CII', cii, ['rsm:SupplyChainTradeTransaction']],
])('countriesOf returns no country for parties missing in %s', async (_, xml, names) => {
  const bare = names.reduce((text, name) => text.replace(new RegExp(`<${name}>[^]*</${name}>`), ''), xml);
  const { written, ...codes } = countriesOf(await judgedText(bare));
  expect([codes, written]).toEqual([
    { seller: 'XX', buyer: 'XX', sellerAddress: '', buyerAddress: '' },
    { seller: '', buyer: '' },
  ]);
  if (xml === ubl) expect(ownCountryOf(await judgedText(bare))).toBe('XX');
});
