/** Parties of a document, from the terms of an e-invoice (chapter 14 §5.2). */
import { describe, expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { FRENCH_BUYER_AGENT } from './party-terms.ts';
import { type Parties, type Party, readParties, readParty, readPlainParty } from './read-parties.ts';
import { readIn, readingOf } from './testing.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, '');
const cii = ciiInvoice(SPECIFICATION, '');

async function partiesIn(xml: string, changes: Changes = [], key?: string) {
  const { found, ...rest } = await readIn(readParties, xml, changes, key);
  return { ...(found as Parties), ...rest };
}

/** Returns a value as JSON has it. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

const UBL_TAX =
  '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
const CII_TAX =
  '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration>';

const ublTax = (code: string, scheme: string) =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${code}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
const ciiTax = (code: string, scheme: string) =>
  `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${code}</ram:ID></ram:SpecifiedTaxRegistration>`;

const SUPPLIER: Party = {
  name: 'Werkstatt GmbH',
  tax_id: { country: 'DE', code: '811907980' },
  people: [{ name: { given: 'Ada Lind' } }],
  inboxes: [{ key: 'peppol', scheme: '9930', code: 'DE811907980' }],
  addresses: [{ street: 'Weg 1', locality: 'Bonn', code: '53111', country: 'DE' }],
  telephones: [{ num: '0228 1234' }],
  emails: [{ addr: 'ada@example.com' }],
};
const CUSTOMER: Party = {
  name: 'Stadtwerk',
  inboxes: [{ key: 'peppol', scheme: '9914', code: 'ATU13585627' }],
  addresses: [{ street: 'Gasse 2', locality: 'Graz', code: '8010', country: 'AT' }],
};

describe('parties', () => {
  it.each([
    ['UBL', ubl, 'en16931-ubl'],
    ['CII', cii, 'en16931-cii'],
  ])('are read from %s, each member with where it comes from', async (_, xml, key) => {
    const { supplier, customer, seller, country, said, taken } = await partiesIn(xml, [], key);
    const keyless = (party: Party | undefined) => ({
      ...party,
      inboxes: party?.inboxes?.map((inbox) => ({ scheme: inbox?.scheme, code: inbox?.code })),
    });
    expect(keyless(supplier)).toEqual({ ...SUPPLIER, inboxes: [{ scheme: '9930', code: 'DE811907980' }] });
    expect(keyless(customer)).toEqual({ ...CUSTOMER, inboxes: [{ scheme: '9914', code: 'ATU13585627' }] });
    expect([seller, country, said]).toEqual([undefined, 'DE', []]);
    expect(taken).toEqual({
      '$.supplier.name': 'Werkstatt GmbH',
      '$.supplier.people[0].name.given': 'Ada Lind',
      '$.supplier.telephones[0].num': '0228 1234',
      '$.supplier.emails[0].addr': 'ada@example.com',
      '$.supplier.inboxes[0]': 'DE811907980',
      '$.supplier.addresses[0].street': 'Weg 1',
      '$.supplier.addresses[0].locality': 'Bonn',
      '$.supplier.addresses[0].code': '53111',
      '$.supplier.addresses[0].country': 'DE',
      '$.customer.name': 'Stadtwerk',
      '$.customer.inboxes[0]': 'ATU13585627',
      '$.customer.addresses[0].street': 'Gasse 2',
      '$.customer.addresses[0].locality': 'Graz',
      '$.customer.addresses[0].code': '8010',
      '$.customer.addresses[0].country': 'AT',
    });
  });

  it('may have no address; then their numbers have no country of their own', async () => {
    const address = /<cac:PostalAddress><cbc:StreetName>Weg 1.*?<\/cac:PostalAddress>/.exec(ubl)?.[0] ?? '';
    const { supplier, country } = await partiesIn(ubl, [
      [address, ''],
      [UBL_TAX, ublTax('811907980', 'VAT')],
    ]);
    expect(supplier).toMatchObject({ name: 'Werkstatt GmbH', tax_id: { code: '811907980' } });
    expect([supplier?.addresses, country]).toEqual([undefined, undefined]);
  });

  it('lose texts of which nothing can be read', async () => {
    const lost = '\ufffd';
    const { supplier, said } = await partiesIn(ubl, [
      [
        '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
        `<cbc:EndpointID schemeID="9930">${lost}</cbc:EndpointID>`,
      ],
      [
        '<cac:PostalAddress><cbc:StreetName>Weg 1',
        `<cac:PartyIdentification><cbc:ID schemeID="0088">${lost}</cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>Weg 1`,
      ],
      [
        '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>',
        `<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName><cbc:CompanyID schemeID="0002">${lost}</cbc:CompanyID>`,
      ],
    ]);
    expect([supplier?.inboxes, supplier?.identities]).toEqual([undefined, undefined]);
    expect(said.map((each) => each.split(':')[0])).toEqual([
      'changed warning BT-30 $.supplier.identities[0].code cbc',
      'changed warning BT-29  cbc',
      'changed warning BT-34 $.supplier.inboxes[0] cbc',
    ]);
  });

  it('are none where nothing is said of them', async () => {
    const empty = ubl.replace(/<cac:Accounting.*<\/cac:AccountingCustomerParty>/s, '');
    const { supplier, customer, seller, country } = await partiesIn(empty);
    expect([supplier, customer, seller, country]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    [
      'UBL',
      ubl,
      'en16931-ubl',
      [
        '<cac:Delivery>',
        `<cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>Fisk AS</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:CityName>Oslo</cbc:CityName><cac:Country><cbc:IdentificationCode>NO</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${ublTax('NO987654321MVA', 'VAT')}</cac:TaxRepresentativeParty><cac:Delivery>`,
      ],
    ],
    [
      'CII',
      cii,
      'en16931-cii',
      [
        '</ram:BuyerTradeParty>',
        `</ram:BuyerTradeParty><ram:SellerTaxRepresentativeTradeParty><ram:Name>Fisk AS</ram:Name><ram:PostalTradeAddress><ram:CityName>Oslo</ram:CityName><ram:CountryID>NO</ram:CountryID></ram:PostalTradeAddress>${ciiTax('NO987654321MVA', 'VA')}</ram:SellerTaxRepresentativeTradeParty>`,
      ],
    ],
  ] as const)(
    'who stands for the seller is the supplier, and the seller is told beside: %s',
    async (_, xml, key, change) => {
      const { supplier, seller, country, taken } = await partiesIn(xml, [change], key);
      expect(supplier).toEqual({
        name: 'Fisk AS',
        tax_id: { country: 'NO', code: '987654321MVA' },
        addresses: [{ locality: 'Oslo', country: 'NO' }],
      });
      expect(seller).toMatchObject({ name: 'Werkstatt GmbH', tax_id: { country: 'DE', code: '811907980' } });
      expect(country).toBe('NO');
      expect(taken).toMatchObject({
        '$.supplier.name': 'Fisk AS',
        '$.supplier.addresses[0].locality': 'Oslo',
        '$.ordering.seller.name': 'Werkstatt GmbH',
        '$.ordering.seller.addresses[0].locality': 'Bonn',
      });
    },
  );
});

describe('the names of a party', () => {
  const LEGAL =
    '<cac:PartyLegalEntity><cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName></cac:PartyLegalEntity>';
  const named = (legal: string, trading: string): Changes => [
    [
      '<cac:PostalAddress><cbc:StreetName>Weg 1',
      `<cac:PartyName><cbc:Name>${trading}</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Weg 1`,
    ],
    [LEGAL, `<cac:PartyLegalEntity><cbc:RegistrationName>${legal}</cbc:RegistrationName></cac:PartyLegalEntity>`],
  ];

  it.each([
    ['both, where they differ', 'Werkstatt GmbH', 'Die Werkstatt', { name: 'Werkstatt GmbH', alias: 'Die Werkstatt' }],
    ['one, where they are the same', 'Werkstatt GmbH', ' Werkstatt GmbH ', { name: 'Werkstatt GmbH' }],
    ['the trading name, where it is the only one', '', 'Die Werkstatt', { name: 'Die Werkstatt' }],
  ])('are %s', async (_, legal, trading, expected) => {
    const { supplier, taken } = await partiesIn(ubl, named(legal, trading));
    expect({ name: supplier?.name, alias: supplier?.alias }).toEqual(expected);
    expect(taken['$.supplier.name']).toBe(expected.name);
    expect(taken).not.toHaveProperty('$.supplier.alias');
  });
});

describe('the tax identity of a party', () => {
  /** What the supplier is to tax offices, in UBL and in CII, with the number and country that are given. */
  const identitiesWith = async (number: string, country: string) => {
    const inUbl = await partiesIn(ubl, [
      [UBL_TAX, ublTax(number, 'VAT')],
      ['>DE</cbc:IdentificationCode>', `>${country}</cbc:IdentificationCode>`],
    ]);
    const inCii = await partiesIn(
      cii,
      [
        [CII_TAX, ciiTax(number, 'VA')],
        ['<ram:CountryID>DE<', `<ram:CountryID>${country}<`],
      ],
      'en16931-cii',
    );
    return [inUbl.supplier?.tax_id, inCii.supplier?.tax_id];
  };

  it.each([
    ['FR44732829320', 'DE', { country: 'FR', code: '44732829320' }],
    ['fr44732829320', 'DE', { country: 'FR', code: '44732829320' }],
    // Tax offices call Greece EL.
    ['EL094259216', 'DE', { country: 'EL', code: '094259216' }],
    ['GR094259216', 'DE', { country: 'EL', code: '094259216' }],
    ['XI123456789', 'GB', { country: 'XI', code: '123456789' }],
    // No prefix of a country: the number is that of the country of the address.
    ['811907980', 'DE', { country: 'DE', code: '811907980' }],
    ['094259216', 'GR', { country: 'EL', code: '094259216' }],
    ['ZZ811907980', 'DE', { country: 'DE', code: 'ZZ811907980' }],
    ['D', 'DE', { country: 'DE', code: 'D' }],
    ['1DE811907980', 'DE', { country: 'DE', code: '1DE811907980' }],
  ])('is %s in %s', async (number, country, expected) => {
    expect(await identitiesWith(number, country)).toEqual([expected, expected]);
  });

  it('has no country where neither the number nor an address has one', async () => {
    const { supplier, country } = await partiesIn(ubl, [
      [UBL_TAX, ublTax('811907980', 'VAT')],
      ['<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>', ''],
    ]);
    expect([supplier?.tax_id, country]).toEqual([{ code: '811907980' }, undefined]);
  });

  it.each([
    ['AU', 'GST', '51824753556'],
    ['CA', 'GST', '123456789RT0001'],
    ['IN', 'GST', '27AAPFU0939F1ZV'],
    ['NZ', 'GST', '49091850'],
    ['SG', 'GST', 'M90312345A'],
  ])('is the number of the other tax of %s', async (country, scheme, code) => {
    const { supplier, taken } = await partiesIn(ubl, [
      [UBL_TAX, ublTax(code, scheme)],
      ['>DE</cbc:IdentificationCode>', `>${country}</cbc:IdentificationCode>`],
    ]);
    expect(supplier?.tax_id).toEqual({ country, code });
    expect(supplier?.identities).toBeUndefined();
    expect(taken['$.supplier.tax_id.code']).toBe(code);
  });

  it.each([
    ['the scheme is another', 'CA', 'PST', 'PST'],
    ['the country has none', 'TH', 'GST', 'GST'],
    ['the scheme is that of no tax', 'CA', 'TAX', undefined],
  ])('is none where %s: the number is an identity then', async (_, country, scheme, type) => {
    const { supplier, taken } = await partiesIn(ubl, [
      [UBL_TAX, ublTax('123', scheme)],
      ['>DE</cbc:IdentificationCode>', `>${country}</cbc:IdentificationCode>`],
    ]);
    expect(supplier?.tax_id).toBeUndefined();
    expect(supplier?.identities).toEqual([{ scope: 'tax', country, ...(type && { type }), code: '123' }]);
    expect(taken['$.supplier.identities[0].code']).toBe('123');
  });

  it('is none of a number for another tax without a country', async () => {
    const { supplier } = await partiesIn(ubl, [
      [UBL_TAX, ublTax('123', 'GST')],
      ['<cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country>', ''],
    ]);
    expect(supplier?.tax_id).toBeUndefined();
    expect(supplier?.identities).toEqual([{ scope: 'tax', type: 'GST', code: '123' }]);
  });
});

describe('the identities of a party', () => {
  it('are its legal one, its tax number and all others, in this order', async () => {
    const { supplier, taken } = await partiesIn(ubl, [
      [UBL_TAX, UBL_TAX + ublTax('205/5678/1234', 'FC')],
      [
        '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>',
        '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName><cbc:CompanyID schemeID="0002">HRB 77</cbc:CompanyID>',
      ],
      [
        '<cac:PostalAddress><cbc:StreetName>Weg 1',
        '<cac:PartyIdentification><cbc:ID schemeID=" 0088 ">4012345000009</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID schemeID=" ">17</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID> </cbc:ID></cac:PartyIdentification><cac:PostalAddress><cbc:StreetName>Weg 1',
      ],
    ]);
    expect(supplier?.identities).toEqual([
      { scope: 'legal', code: 'HRB 77', ext: { 'iso-scheme-id': '0002' } },
      { scope: 'tax', country: 'DE', key: 'de-tax-number', code: '205/5678/1234' },
      { code: '4012345000009', ext: { 'iso-scheme-id': '0088' } },
      { code: '17' },
    ]);
    expect(supplier?.tax_id).toEqual({ country: 'DE', code: '811907980' });
    expect(taken).toMatchObject({
      '$.supplier.identities[0].code': 'HRB 77',
      '$.supplier.identities[1].code': '205/5678/1234',
      '$.supplier.identities[2].code': '4012345000009',
      '$.supplier.identities[3].code': '17',
    });
  });

  it('of a buyer are the first of each term that may not stand twice', async () => {
    const identified = (id: string) => `<cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification>`;
    const { customer, taken } = await partiesIn(ubl, [
      [
        '<cac:PostalAddress><cbc:StreetName>Gasse 2',
        `${identified('A')}${identified('B')}<cac:PostalAddress><cbc:StreetName>Gasse 2`,
      ],
    ]);
    expect(customer?.identities).toEqual([{ code: 'A' }]);
    expect(taken['$.customer.identities[0].code']).toBe('A');
  });

  it.each([
    ['205/5678/1234', 'FC', 'DE', { key: 'de-tax-number' }],
    ['20/567/12345', 'tax', 'DE', { key: 'de-tax-number' }],
    ['205/5678/12345', 'VAT-X', 'DE', { type: 'VAT-X' }],
    ['205/5678/1234', 'FC', 'AT', {}],
    ['1205/5678/1234', 'FC', 'DE', {}],
    ['205/5678/123456', 'FC', 'DE', {}],
    ['205/5/1234', 'FC', 'DE', {}],
    ['2055678123', 'FC', 'DE', {}],
  ])('a tax number %s of scheme %s in %s has this beside it', async (code, scheme, country, beside) => {
    const { supplier } = await partiesIn(ubl, [
      [UBL_TAX, ublTax(code, scheme)],
      ['>DE</cbc:IdentificationCode>', `>${country}</cbc:IdentificationCode>`],
    ]);
    expect(supplier?.identities).toEqual([{ scope: 'tax', country, ...beside, code }]);
  });

  it('of what is said of it, beside numbers', async () => {
    const { supplier, taken } = await partiesIn(ubl, [
      [
        '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName>',
        '<cbc:RegistrationName>Werkstatt GmbH</cbc:RegistrationName><cbc:CompanyLegalForm>Sitz Bonn</cbc:CompanyLegalForm>',
      ],
    ]);
    expect(supplier?.registration).toEqual({ other: 'Sitz Bonn' });
    expect(taken['$.supplier.registration.other']).toBe('Sitz Bonn');
  });
});

describe('the identity of a party for Chorus Pro', () => {
  const legal = (code: string, scheme: string): Changes => [
    [
      '<ram:Name>Werkstatt GmbH</ram:Name>',
      `<ram:Name>Werkstatt GmbH</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="${scheme}">${code}</ram:ID></ram:SpecifiedLegalOrganization>`,
    ],
  ];

  it.each([
    ['1', '35600000000048', '1', [{ type: 'SIRET', code: '35600000000048' }]],
    [' 1 ', '35600000000048', '1', [{ type: 'SIRET', code: '35600000000048' }]],
    // What repeats the VAT number, or country and name, is no identity.
    ['2', 'DE811907980', '2', undefined],
    ['3', 'USWerkstatt', '3', undefined],
    ['4', '123456', '4', [{ scope: 'legal', code: '123456' }]],
    ['5', '987654', '5', [{ scope: 'legal', code: '987654' }]],
    ['6', '987', '6', undefined],
    ['0002', '356000000', undefined, [{ scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '0002' } }]],
    ['7', '356000000', undefined, [{ scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '7' } }]],
    ['11', '356000000', undefined, [{ scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '11' } }]],
  ])('has the scheme %s', async (scheme, code, portal, identities) => {
    const { supplier, taken } = await partiesIn(cii, legal(code, scheme), 'choruspro-cii');
    expect(supplier?.identities).toEqual(identities);
    expect(supplier?.ext).toEqual(portal && { 'fr-choruspro-scheme': portal });
    expect(taken['$.supplier.identities[0].code']).toBe(identities && code);
  });

  it('is read as others are in other formats', async () => {
    const { supplier } = await partiesIn(cii, legal('35600000000048', '1'), 'en16931-cii');
    expect(supplier?.identities).toEqual([{ scope: 'legal', code: '35600000000048', ext: { 'iso-scheme-id': '1' } }]);
    expect(supplier?.ext).toBeUndefined();
  });
});

it('a party of the French extension has the schemes that come behind its identifiers', async () => {
  const reading = await readingOf(
    changed(cii, [
      '</ram:ApplicableHeaderTradeAgreement>',
      '<ram:BuyerAgentTradeParty><ram:GlobalID schemeID="0009">35600000000048</ram:GlobalID><ram:Name>Achat SA</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">356000000</ram:ID></ram:SpecifiedLegalOrganization><ram:URIUniversalCommunication><ram:URIID schemeID="0225">356000000</ram:URIID></ram:URIUniversalCommunication></ram:BuyerAgentTradeParty></ram:ApplicableHeaderTradeAgreement>',
    ]),
    'fr-extended-cii',
  );
  const agent = readParty(reading.invoice.inner('EXT-FR-FE-BG-01'), FRENCH_BUYER_AGENT, '$.ordering.buyer');
  expect(agent && plain(agent)).toMatchObject({
    name: 'Achat SA',
    identities: [
      { scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '0002' } },
      { code: '35600000000048', ext: { 'iso-scheme-id': '0009' } },
    ],
    inboxes: [{ scheme: '0225', code: '356000000' }],
  });
});

describe('who is to be talked to', () => {
  const contact = (inside: string): Changes => [['<ram:PersonName>Ada Lind</ram:PersonName>', inside]];

  it('is a person and what they work in, where CII names both', async () => {
    const both = '<ram:PersonName>Ada Lind</ram:PersonName><ram:DepartmentName>Einkauf</ram:DepartmentName>';
    const { supplier, taken } = await partiesIn(cii, contact(both), 'en16931-cii');
    expect(supplier?.people).toEqual([{ name: { given: 'Ada Lind' }, role: 'Einkauf' }]);
    expect(taken).toMatchObject({
      '$.supplier.people[0].name.given': 'Ada Lind',
      '$.supplier.people[0].role': 'Einkauf',
    });
    const lost = await partiesIn(cii, contact(both.replace('Einkauf', 'Ein\ufffdkauf')), 'en16931-cii');
    expect(lost.said).toEqual([expect.stringContaining('BT-41 $.supplier.people[0].role ram:DepartmentName: ')]);
  });

  it('is the department alone, where no person is named', async () => {
    const { supplier } = await partiesIn(
      cii,
      contact('<ram:DepartmentName>Einkauf</ram:DepartmentName>'),
      'en16931-cii',
    );
    expect(supplier?.people).toEqual([{ name: { given: 'Einkauf' } }]);
  });

  it('is nobody where no name is given; what else is said stays', async () => {
    const { supplier } = await partiesIn(cii, contact(''), 'en16931-cii');
    expect(supplier?.people).toBeUndefined();
    expect([supplier?.telephones, supplier?.emails]).toEqual([[{ num: '0228 1234' }], [{ addr: 'ada@example.com' }]]);
  });
});

describe('the electronic address of a party', () => {
  const ENDPOINT = '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>';

  it.each([
    ['an e-mail address', '<cbc:EndpointID schemeID="EM">a@example.com</cbc:EndpointID>', [{ email: 'a@example.com' }]],
    [
      'an address of the network of the format',
      '<cbc:EndpointID schemeID="0088">4012345000009</cbc:EndpointID>',
      [{ key: 'peppol', scheme: '0088', code: '4012345000009' }],
    ],
    ['one without a scheme', '<cbc:EndpointID>17</cbc:EndpointID>', [{ key: 'peppol', code: '17' }]],
    ['none where it is empty', '<cbc:EndpointID schemeID="0088"> </cbc:EndpointID>', undefined],
    ['none', '', undefined],
  ])('is %s', async (_, endpoint, inboxes) => {
    const { supplier } = await partiesIn(ubl, [[ENDPOINT, endpoint]], 'peppol-ubl');
    expect(supplier?.inboxes).toEqual(inboxes);
  });
});

describe('an address', () => {
  const address = (inside: string): Changes => [['<cbc:StreetName>Weg 1</cbc:StreetName>', inside]];
  const third = (text: string) => `<cac:AddressLine><cbc:Line>${text}</cbc:Line></cac:AddressLine>`;

  it('has its second and third line as one, and all else in its place', async () => {
    const { supplier, said, taken } = await partiesIn(ubl, [
      ...address(
        '<cbc:StreetName>Weg</cbc:StreetName><cbc:AdditionalStreetName>Hof 2</cbc:AdditionalStreetName><cbc:BuildingNumber>7</cbc:BuildingNumber>',
      ),
      [
        '<cac:Country><cbc:IdentificationCode>DE',
        `<cbc:CountrySubentity>NRW</cbc:CountrySubentity>${third('Etage 3')}<cac:Country><cbc:IdentificationCode>DE`,
      ],
    ]);
    expect(supplier?.addresses).toEqual([
      {
        street: 'Weg',
        num: '7',
        street_extra: 'Hof 2, Etage 3',
        locality: 'Bonn',
        code: '53111',
        region: 'NRW',
        country: 'DE',
      },
    ]);
    expect(said).toEqual([
      'changed info BT-162 $.supplier.addresses[0].street_extra cbc:Line: The third line of the address is put behind the second.',
    ]);
    expect(taken).toMatchObject({
      '$.supplier.addresses[0].street_extra': 'Hof 2',
      '$.supplier.addresses[0].region': 'NRW',
    });
  });

  it('has its third line alone, where there is no second', async () => {
    const { supplier, reading } = await partiesIn(ubl, [
      ['<cac:Country><cbc:IdentificationCode>DE', `${third('Etage 3')}<cac:Country><cbc:IdentificationCode>DE`],
    ]);
    expect(supplier?.addresses?.[0]?.street_extra).toBe('Etage 3');
    const [value] = reading.invoice.inner('BG-4')?.inner('BG-5')?.group.all('BT-162') ?? [];
    expect(value !== undefined && reading.taken.has(value)).toBe(true);
  });
});

describe('a party that UBL has without terms', () => {
  const plainParty = async (inside: string) => {
    const reading = await readingOf(
      changed(ubl, [
        '</cac:Contact>\n</cac:Party></cac:AccountingSupplierParty>',
        `</cac:Contact><cac:ServiceProviderParty><cac:Party>${inside}</cac:Party></cac:ServiceProviderParty></cac:Party></cac:AccountingSupplierParty>`,
      ]),
      'peppol-ubl',
    );
    const element =
      reading.read.invoice.group('BG-4')?.element?.child('cac:Party') ?? reading.read.invoice.group('BG-4')?.element;
    const party = element?.child('cac:ServiceProviderParty')?.child('cac:Party');
    const read = readPlainParty(reading, party);
    const names = [...(party?.within() ?? [])].filter((each) => reading.taken.has(each)).map(({ name }) => name);
    return { party: read && plain(read), names };
  };

  const LEGAL = (name: string, code = '') =>
    `<cac:PartyLegalEntity>${name && `<cbc:RegistrationName>${name}</cbc:RegistrationName>`}${code}</cac:PartyLegalEntity>`;

  it('has all that it says', async () => {
    const { party, names } = await plainParty(
      `<cbc:EndpointID schemeID="0225">356000000</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID=" 0009 ">35600000000048</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID>17</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Facture+</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Quai 9</cbc:StreetName><cbc:AdditionalStreetName>Cale B</cbc:AdditionalStreetName><cbc:CityName>Brest</cbc:CityName><cbc:PostalZone>29200</cbc:PostalZone><cbc:CountrySubentity>BRE</cbc:CountrySubentity><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${ublTax('FR44732829320', 'VAT')}${LEGAL('Facturier SA', '<cbc:CompanyID schemeID="0002">356000000</cbc:CompanyID>')}<cac:Contact><cbc:Name>Lou</cbc:Name><cbc:Telephone>02 98</cbc:Telephone><cbc:ElectronicMail>lou@example.com</cbc:ElectronicMail></cac:Contact>`,
    );
    expect(party).toEqual({
      name: 'Facturier SA',
      alias: 'Facture+',
      tax_id: { country: 'FR', code: '44732829320' },
      identities: [
        { scope: 'legal', code: '356000000', ext: { 'iso-scheme-id': '0002' } },
        { code: '35600000000048', ext: { 'iso-scheme-id': '0009' } },
        { code: '17' },
      ],
      people: [{ name: { given: 'Lou' } }],
      inboxes: [{ key: 'peppol', scheme: '0225', code: '356000000' }],
      addresses: [
        { street: 'Quai 9', street_extra: 'Cale B', locality: 'Brest', code: '29200', region: 'BRE', country: 'FR' },
      ],
      telephones: [{ num: '02 98' }],
      emails: [{ addr: 'lou@example.com' }],
    });
    expect(names).toEqual([
      'cbc:EndpointID',
      'cbc:ID',
      'cbc:ID',
      'cbc:Name',
      'cbc:StreetName',
      'cbc:AdditionalStreetName',
      'cbc:CityName',
      'cbc:PostalZone',
      'cbc:CountrySubentity',
      'cbc:IdentificationCode',
      'cbc:CompanyID',
      'cbc:ID',
      'cbc:RegistrationName',
      'cbc:CompanyID',
      'cbc:Name',
      'cbc:Telephone',
      'cbc:ElectronicMail',
    ]);
  });

  it.each([
    [
      'its trading name where there is no other',
      '<cac:PartyName><cbc:Name>Facture+</cbc:Name></cac:PartyName>',
      { name: 'Facture+' },
    ],
    [
      'one name where both are the same',
      `<cac:PartyName><cbc:Name>A</cbc:Name></cac:PartyName>${LEGAL('A')}`,
      { name: 'A' },
    ],
    ['a VAT number without a country as it is', ublTax('44732829320', 'VAT'), { tax_id: { code: '44732829320' } }],
    [
      'an e-mail address as its electronic one',
      '<cbc:EndpointID schemeID="EM">a@example.com</cbc:EndpointID>',
      { inboxes: [{ email: 'a@example.com' }] },
    ],
    ['nothing', '', undefined],
  ])('has %s', async (_, inside, expected) => {
    expect((await plainParty(inside)).party).toEqual(expected);
  });

  it('is none where there is none', async () => {
    expect(readPlainParty(await readingOf(ubl), undefined)).toBeUndefined();
  });
});
