import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import type { Profile } from '../../facturx/profile.ts';
import { type Changes, changed, ciiInvoice, scanned } from '../testing.ts';
import { profileScan } from './profile-scan.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const EN16931 = ciiInvoice(CORE, 'P1');
const BASIC = EN16931.replace(/<ram:DefinedTradeContact>.*<\/ram:DefinedTradeContact>/, '');

const [TRANSACTION, AGREEMENT, SETTLEMENT] = [
  'SupplyChainTradeTransaction',
  'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement',
  'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
];

/** Returns what is found in a document: where the profile says so, the element, and what is missing in it. */
async function found(profile: Profile, text: string, ...changes: Changes): Promise<string[]> {
  const findings = await scanned(profileScan(profile), changed(text, ...changes));
  return findings.map(({ id, element, step }) =>
    [id.replace(`FX-${profile}-`, ''), element?.name, step].filter((part) => part !== undefined).join(' '),
  );
}

/** Returns what is said of a document. */
async function told(profile: Profile, text: string, ...changes: Changes): Promise<string[]> {
  return (await scanned(profileScan(profile), changed(text, ...changes))).map((finding) => words(finding.text));
}

const SELLER = '<ram:SellerTradeParty><ram:Name>Werkstatt GmbH</ram:Name>';
const inSeller = (added: string): Changes => [[SELLER, SELLER.replace('<ram:Name>', `${added}<ram:Name>`)]];
const TOTALS = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const inSettlement = (added: string): Changes => [[TOTALS, added + TOTALS]];

// What a profile admits is put together by the first test that asks for it.
test('what is wrong is told by its path from the root', async () => {
  const issued = /<ram:IssueDateTime>.*<\/ram:IssueDateTime>/.exec(EN16931)?.[0] ?? '';
  const registered = '<ram:SpecifiedLegalOrganization><ram:ID>1</ram:ID></ram:SpecifiedLegalOrganization>';
  const changes: Changes = [[issued, ''], ...inSeller(`<ram:GlobalID>1</ram:GlobalID>${registered}`)];
  for (const [profile, text] of [
    ['BASIC', BASIC],
    ['EN16931', EN16931],
    ['EXTENDED', EN16931],
  ] as const) {
    expect(await found(profile, text, ...changes)).toEqual([
      'ExchangedDocument/IssueDateTime rsm:ExchangedDocument ram:IssueDateTime',
      `${AGREEMENT}/SellerTradeParty/GlobalID/@schemeID ram:GlobalID @schemeID`,
    ]);
  }
});

test('nothing is wrong in an invoice that is right', async () => {
  expect(await found('BASIC', BASIC)).toEqual([]);
  expect(await found('EN16931', EN16931)).toEqual([]);
  expect(await found('EXTENDED', EN16931)).toEqual([]);
});

describe('what a profile does not use', () => {
  const PAYEE = `${SETTLEMENT}/PayeeTradeParty`;
  const payee = (added: string) =>
    inSettlement(`<ram:PayeeTradeParty><ram:Name>Bank</ram:Name>${added}</ram:PayeeTradeParty>`);
  const ADDRESS =
    '<ram:PostalTradeAddress><ram:CountryID>XX</ram:CountryID><ram:CountryID>XX</ram:CountryID></ram:PostalTradeAddress>';

  test('is told where the structure takes it, without what is in it', async () => {
    expect(await found('BASIC', BASIC, ...payee(ADDRESS))).toEqual([
      `${PAYEE}/PostalTradeAddress ram:PostalTradeAddress`,
    ]);
    expect(await told('BASIC', BASIC, ...payee(ADDRESS))).toEqual([
      'Factur-X BASIC does not use ram:PostalTradeAddress in ram:PayeeTradeParty. Remove it, or take a profile that does.',
    ]);
  });

  test('is told each time', async () => {
    expect(await found('BASIC', BASIC, ...payee(ADDRESS + ADDRESS))).toHaveLength(2);
  });

  test('is left to the structure where that does not have it', async () => {
    expect(await found('BASIC', EN16931)).toEqual([]);
    expect(await found('BASIC', BASIC, ...payee('<ram:Unheard/><cbc:ID xmlns:cbc="urn:a"/>'))).toEqual([]);
  });

  test('is used by one that is larger', async () => {
    const address = '<ram:PostalTradeAddress><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress>';
    expect(await found('EXTENDED', EN16931, ...payee(address))).toEqual([]);
  });
});

describe('how often an element stands', () => {
  const ISSUED = /<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/.exec(BASIC)?.[0] ?? '';
  const REFERENCE = '<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>';
  const VAT = '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>';
  const LINE =
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/.exec(BASIC)?.[0] ?? '';

  test.each<[string, Changes, readonly string[]]>([
    ['is once', [[ISSUED, '']], ['ExchangedDocument/IssueDateTime rsm:ExchangedDocument ram:IssueDateTime']],
    ['is not twice', [[ISSUED, ISSUED + ISSUED]], ['ExchangedDocument/IssueDateTime ram:IssueDateTime']],
    ['is once at most', [[REFERENCE, '']], []],
    [
      'is once at most, not twice',
      [[REFERENCE, REFERENCE.repeat(2)]],
      [`${AGREEMENT}/BuyerReference ram:BuyerReference`],
    ],
    [
      'is told once where it is more often',
      [[REFERENCE, REFERENCE.repeat(4)]],
      [`${AGREEMENT}/BuyerReference ram:BuyerReference`],
    ],
    [
      'is once at least',
      [[LINE, '']],
      [
        `${TRANSACTION}/IncludedSupplyChainTradeLineItem rsm:SupplyChainTradeTransaction ram:IncludedSupplyChainTradeLineItem`,
      ],
    ],
    ['is once or more', [[LINE, LINE + LINE]], []],
    ['is any number', inSeller('<ram:ID>1</ram:ID>'.repeat(9)), []],
    [
      'is counted in each by itself',
      [[LINE, LINE.replace('<ram:LineID>1</ram:LineID>', '') + LINE + LINE.replace('<ram:LineID>1</ram:LineID>', '')]],
      [
        `${TRANSACTION}/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineID ram:AssociatedDocumentLineDocument ram:LineID`,
        `${TRANSACTION}/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/LineID ram:AssociatedDocumentLineDocument ram:LineID`,
      ],
    ],
    [
      'is judged of what is empty',
      [[ISSUED, '<ram:IssueDateTime/>']],
      ['ExchangedDocument/IssueDateTime/DateTimeString ram:IssueDateTime udt:DateTimeString'],
    ],
    ['is not judged in a value', [['>380<', '>380<ram:Unheard/><']], []],
  ])('%s', async (_, changes, places) => {
    expect(await found('BASIC', BASIC, ...changes)).toEqual(places);
  });

  test('is told in words', async () => {
    expect(await told('BASIC', BASIC, [ISSUED, ''])).toEqual([
      'rsm:ExchangedDocument is without ram:IssueDateTime, which Factur-X BASIC wants. Add it.',
    ]);
    expect(await told('BASIC', BASIC, [REFERENCE, REFERENCE.repeat(3)])).toEqual([
      'ram:BuyerReference stands 3 times in ram:ApplicableHeaderTradeAgreement; Factur-X BASIC has one at most. Keep one.',
    ]);
  });

  test('is told with the names of the profiles', async () => {
    const NAMES = {
      MINIMUM: 'Factur-X MINIMUM',
      BASICWL: 'Factur-X BASIC WL',
      EN16931: 'Factur-X EN 16931',
      EXTENDED: 'Factur-X EXTENDED',
    };
    for (const [profile, name] of Object.entries(NAMES)) {
      expect(await told(profile as Profile, BASIC, [ISSUED, ''])).toContain(
        `rsm:ExchangedDocument is without ram:IssueDateTime, which ${name} wants. Add it.`,
      );
    }
  });

  test('is counted kind by kind, and told at the second of its kind', async () => {
    const CURRENCY = '<ram:InvoiceCurrencyCode>EUR';
    const inDollars = VAT.replace('EUR', 'USD').replace('19.00', '21.00');
    const second = VAT.replace('19.00', '20.00');
    const dollars: Changes[number] = [CURRENCY, `<ram:TaxCurrencyCode>USD</ram:TaxCurrencyCode>${CURRENCY}`];
    expect(await found('BASIC', BASIC, dollars, [VAT, VAT + inDollars])).toEqual([]);
    const findings = await scanned(profileScan('BASIC'), changed(BASIC, dollars, [VAT, VAT + inDollars + second]));
    expect(findings.map(({ element }) => element?.value)).toEqual(['20.00']);
    expect(findings.map(({ text }) => words(text))).toEqual([
      'ram:TaxTotalAmount stands 2 times in ram:SpecifiedTradeSettlementHeaderMonetarySummation; Factur-X BASIC has one at most. Keep one.',
    ]);
  });
});

describe('an attribute', () => {
  const identified = (attributes: string) => inSeller(`<ram:GlobalID${attributes}>1</ram:GlobalID>`);
  const ID = `${AGREEMENT}/SellerTradeParty/GlobalID`;
  test.each<[string, Changes, readonly string[]]>([
    ['is there', identified(' schemeID="0088"'), []],
    ['is told where it is missing', identified(''), [`${ID}/@schemeID ram:GlobalID @schemeID`]],
    ['is told where its code is none', identified(' schemeID="XX"'), [`${ID} ram:GlobalID @schemeID`]],
    ['is told where its code has blanks', identified(' schemeID=" 0088"'), [`${ID} ram:GlobalID @schemeID`]],
    ['may be empty', identified(' schemeID=""'), []],
    ['is left to the structure where that does not have it', identified(' schemeID="0088" unheard="1"'), []],
    [
      'is told where it is not used',
      inSeller('<ram:ID schemeID="0088">1</ram:ID>'),
      [`${AGREEMENT}/SellerTradeParty/ID/@schemeID ram:ID @schemeID`],
    ],
    [
      'may be missing where it is not needed',
      [
        [
          'GmbH</ram:Name>',
          'GmbH</ram:Name><ram:SpecifiedLegalOrganization><ram:ID>1</ram:ID></ram:SpecifiedLegalOrganization>',
        ],
      ],
      [],
    ],
  ])('%s', async (_, changes, places) => {
    expect(await found('BASIC', BASIC, ...changes)).toEqual(places);
  });

  test('is told in words', async () => {
    expect(await told('BASIC', BASIC, ...identified(''))).toEqual([
      'ram:GlobalID needs the attribute schemeID in Factur-X BASIC. Add it.',
    ]);
    expect(await told('BASIC', BASIC, ...identified(' schemeID="XX"'))).toEqual([
      'The attribute schemeID of ram:GlobalID is "XX", which ISO 6523 does not have. Take a code that it has.',
    ]);
    expect(await told('BASIC', BASIC, ...inSeller('<ram:ID schemeID="0088">1</ram:ID>'))).toEqual([
      'Factur-X BASIC has no use for the attribute schemeID of ram:ID. Remove it.',
    ]);
  });
});

describe('a code', () => {
  const type = (code: string): Changes => [['<ram:TypeCode>380<', `<ram:TypeCode>${code}<`]];
  test.each<[string, readonly string[]]>([
    ['381', []],
    ['999', ['ExchangedDocument/TypeCode ram:TypeCode']],
    ['380 ', ['ExchangedDocument/TypeCode ram:TypeCode']],
    ['', []],
  ])('is in its list: %s', async (code, places) => {
    expect(await found('BASIC', BASIC, ...type(code))).toEqual(places);
  });

  test('is told in words', async () => {
    expect(await told('BASIC', BASIC, ...type('999'))).toEqual([
      'ram:TypeCode is "999", which UNTDID 1001 does not have. Take a code that it has.',
    ]);
  });
});

describe('kinds of an element', () => {
  const PARTY = `${AGREEMENT}/SellerTradeParty/SpecifiedTaxRegistration`;
  const registration = (...ids: readonly string[]): Changes => [
    [
      '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID>',
      `<ram:SpecifiedTaxRegistration>${ids.join('')}`,
    ],
  ];
  const id = (scheme: string) => `<ram:ID schemeID="${scheme}">DE811907980</ram:ID>`;
  const VAT = '<ram:TaxTotalAmount currencyID="EUR">';
  const charge = (attributes: string, code: string) =>
    inSettlement(
      `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount><ram:ReasonCode${attributes}>${code}</ram:ReasonCode><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`,
    );
  const REASON = `${SETTLEMENT}/SpecifiedTradeAllowanceCharge/ReasonCode`;
  const TOTAL = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount`;

  test.each<[string, Profile, Changes, readonly string[]]>([
    ['one of the first kind', 'BASIC', registration(id('VA')), []],
    ['one of the second kind', 'BASIC', registration(id('FC')), []],
    ['one of none', 'BASIC', registration(id('XX')), [`${PARTY} ram:SpecifiedTaxRegistration`]],
    [
      'one without an attribute',
      'BASIC',
      registration('<ram:ID>1</ram:ID>'),
      [`${PARTY} ram:SpecifiedTaxRegistration`],
    ],
    ['an empty one', 'BASIC', registration(), [`${PARTY} ram:SpecifiedTaxRegistration`]],
    [
      'one whose code has a line of its own',
      'BASIC',
      charge('', 'FC').map(([part, other]) => [part, other.replace('<udt:Indicator>', '\n<udt:Indicator>')]),
      [],
    ],
    // It is of a kind by any of its elements, and has one too many then.
    [
      'one of a kind by its second element',
      'BASIC',
      registration(id('XX'), id('FC')),
      [`${PARTY}/ID ram:ID @schemeID`, `${PARTY}/ID ram:ID`],
    ],
    ['an amount in the currency of the invoice', 'BASIC', [[VAT, VAT]], []],
    ['an amount in another', 'BASIC', [[VAT, VAT.replace('EUR', 'USD')]], [`${TOTAL} ram:TaxTotalAmount`]],
    // There is no currency of accounting.
    ['an amount in none', 'BASIC', [[VAT, '<ram:TaxTotalAmount>']], [`${TOTAL} ram:TaxTotalAmount`]],
    ['a code without a list', 'EXTENDED', charge('', 'FC'), []],
    ['a code without a list that is none', 'EXTENDED', charge('', 'ENV'), [`${REASON} ram:ReasonCode`]],
    ['a code of a list', 'EXTENDED', charge(' listID="5153"', 'ENV'), []],
    ['a code of a list that is none', 'EXTENDED', charge(' listID="5153"', 'FC'), [`${REASON} ram:ReasonCode`]],
    ['a code of an empty list', 'EXTENDED', charge(' listID=""', 'FC'), [`${REASON} ram:ReasonCode`]],
    ['a code of another list', 'EXTENDED', charge(' listID="7161"', 'FC'), [`${REASON} ram:ReasonCode`]],
  ])('are told apart: %s', async (_, profile, changes, places) => {
    expect(await found(profile, profile === 'BASIC' ? BASIC : EN16931, ...changes)).toEqual(places);
  });

  test('are told in words', async () => {
    expect(await told('BASIC', BASIC, ...registration(id('XX')))).toEqual([
      'Factur-X BASIC tells the kinds of ram:SpecifiedTaxRegistration in ram:SellerTradeParty apart by a code in it, and this one has none of them. Correct the code.',
    ]);
  });

  test('have each their own elements', async () => {
    const document = (type: string, added: string): Changes => [
      [
        '<ram:BuyerReference>',
        `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>${type}</ram:TypeCode>${added}</ram:AdditionalReferencedDocument><ram:BuyerReference>`,
      ],
    ];
    const at = `${AGREEMENT}/AdditionalReferencedDocument`;
    const NAME = '<ram:Name>Plan</ram:Name>';
    expect(await found('EN16931', EN16931, ...document('916', NAME))).toEqual([]);
    expect(await found('EN16931', EN16931, ...document('50', NAME))).toEqual([`${at}/Name ram:Name`]);
    expect(
      await found('EN16931', EN16931, ...document('130', '<ram:ReferenceTypeCode>XX9</ram:ReferenceTypeCode>')),
    ).toEqual([`${at}/ReferenceTypeCode ram:ReferenceTypeCode`]);
    expect(await found('EN16931', EN16931, ...document('380', ''))).toEqual([`${at} ram:AdditionalReferencedDocument`]);
  });
});

describe('what is found', () => {
  test('is fatal, and told with the term or the group that stands there', async () => {
    const termsOf = async (text: string, ...changes: Changes) =>
      (await scanned(profileScan('BASIC'), changed(text, ...changes))).map(({ flag, terms }) =>
        [flag, ...(terms ?? [])].join(' '),
      );
    const country =
      '<ram:PostalTradeAddress><ram:PostcodeCode>8010</ram:PostcodeCode><ram:LineOne>Gasse 2</ram:LineOne><ram:CityName>Graz</ram:CityName><ram:CountryID>AT</ram:CountryID></ram:PostalTradeAddress>';
    expect(await termsOf(BASIC, ['<ram:CalculatedAmount>19.00</ram:CalculatedAmount>', ''])).toEqual(['fatal BT-117']);
    expect(await termsOf(BASIC, ['<ram:TypeCode>380<', '<ram:TypeCode>999<'])).toEqual(['fatal BT-3']);
    expect(await termsOf(BASIC, [country, ''])).toEqual(['fatal BG-8']);
    expect(await termsOf(BASIC, ...inSeller('<ram:ID schemeID="0088">1</ram:ID>'))).toEqual(['fatal BT-29']);
    expect(
      await termsOf(BASIC, [
        '<ram:CalculatedAmount>',
        '<ram:LineTotalBasisAmount>1</ram:LineTotalBasisAmount><ram:CalculatedAmount>',
      ]),
    ).toEqual([]);
    const unnamed = inSettlement(
      '<ram:PayeeTradeParty><ram:Name>Bank</ram:Name><ram:PostalTradeAddress/></ram:PayeeTradeParty>',
    );
    expect(await termsOf(BASIC, ...unnamed)).toEqual(['fatal']);
  });

  test('is told without a term where none stands there, nor around', async () => {
    const place = '<ram:RelevantTradeLocation><ram:CountryID>XX</ram:CountryID></ram:RelevantTradeLocation>';
    const delivered = `<ram:ApplicableTradeDeliveryTerms><ram:DeliveryTypeCode>DAP</ram:DeliveryTypeCode>${place}</ram:ApplicableTradeDeliveryTerms>`;
    const text = changed(EN16931, ['<ram:BuyerReference>', `${delivered}<ram:BuyerReference>`]);
    const findings = await scanned(profileScan('EXTENDED'), text);
    expect(findings.map(({ element, terms }) => [element?.name, terms])).toEqual([['ram:CountryID', []]]);
  });

  test('is told at a hundred places of a rule at most', async () => {
    const ids = (count: number) =>
      inSeller(`${'<ram:ID schemeID="0088">1</ram:ID>'.repeat(count)}<ram:GlobalID>1</ram:GlobalID>`);
    expect(await found('BASIC', BASIC, ...ids(99))).toHaveLength(100);
    expect(await found('BASIC', BASIC, ...ids(100))).toHaveLength(101);
    expect(await found('BASIC', BASIC, ...ids(150))).toHaveLength(101);
  });
});

describe('the list of the rules of a profile', () => {
  const listed = (profile: Profile) =>
    new Map([...profileScan(profile).rules()].map(({ id, text }) => [id, words(text)]));

  test.each(['MINIMUM', 'BASICWL', 'BASIC', 'EN16931', 'EXTENDED'] as const)('has each once: %s', (profile) => {
    const ids = [...profileScan(profile).rules()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith(`FX-${profile}-`))).toBe(true);
    expect([...profileScan(profile).rules()].every(({ flag }) => flag === 'fatal')).toBe(true);
  });

  test.each([
    ['ExchangedDocument', 'Factur-X BASIC wants ExchangedDocument in CrossIndustryInvoice.'],
    ['ExchangedDocument/TypeCode', 'TypeCode has a code of UNTDID 1001.'],
    ['ExchangedDocument/IssueDateTime/DateTimeString', 'Factur-X BASIC wants DateTimeString in IssueDateTime.'],
    [
      'ExchangedDocument/IssueDateTime/DateTimeString/@format',
      'DateTimeString needs the attribute format in Factur-X BASIC.',
    ],
    [
      `${AGREEMENT}/BuyerReference`,
      'Factur-X BASIC has BuyerReference once at most in ApplicableHeaderTradeAgreement.',
    ],
    [
      `${TRANSACTION}/IncludedSupplyChainTradeLineItem`,
      'Factur-X BASIC wants IncludedSupplyChainTradeLineItem in SupplyChainTradeTransaction.',
    ],
    [`${AGREEMENT}/SellerTradeParty/GlobalID/@schemeID`, 'GlobalID needs the attribute schemeID in Factur-X BASIC.'],
    // What may stand any number of times, with any text or attribute, is no rule.
    [`${AGREEMENT}/SellerTradeParty/GlobalID`, undefined],
    [`${AGREEMENT}/SellerTradeParty/SpecifiedLegalOrganization/ID/@schemeID`, undefined],
    ['ExchangedDocument/IncludedNote', undefined],
    // BASIC has no list of its own for that.
    [
      'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
      'Factur-X BASIC wants ID in GuidelineSpecifiedDocumentContextParameter.',
    ],
  ])('has what BASIC asks for at %s', (path, text) => {
    expect(listed('BASIC').get(`FX-BASIC-${path}`)).toBe(text);
  });

  test('has the lists that a profile has of its own', () => {
    const path = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';
    expect(listed('EN16931').get(`FX-EN16931-${path}`)).toBe('ID has a code of Factur-X.');
  });
});
