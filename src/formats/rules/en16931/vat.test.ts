import { describe, expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, judgedText, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { type Identifiers, identifiersIn, isIdentified, type Parties } from './identifiers.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

const LINE_UBL = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent>';
const LINE_CII =
  '<ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>';
const ROW_UBL =
  '<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>';
const ROW_CII =
  '<ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>';

/** Returns a row with another category, and another rate, base and tax. */
const rowInUbl = (code: string, rate = '19', base = '100.00', tax = '19.00') =>
  ROW_UBL.replace('>S<', `>${code}<`).replace('>19<', `>${rate}<`).replace('100.00', base).replace('19.00', tax);
const rowInCii = (code: string, rate = '19', base = '100.00', tax = '19.00') =>
  ROW_CII.replace('>S<', `>${code}<`).replace('>19<', `>${rate}<`).replace('100.00', base).replace('19.00', tax);
const lineInUbl = (code: string, rate = '19') => LINE_UBL.replace('>S<', `>${code}<`).replace('>19<', `>${rate}<`);
const lineInCii = (code: string, rate = '19') => LINE_CII.replace('>S<', `>${code}<`).replace('>19<', `>${rate}<`);

/** What is changed in both syntaxes, and the rules that are broken in each with what they say. */
type Case = readonly [
  what: string,
  inUbl: Changes,
  ublSays: readonly string[],
  inCii: Changes,
  ciiSays: readonly string[],
];

const check = async ([, inUbl, ublSays, inCii, ciiSays]: Case, ids: RegExp) => {
  expect(await said(changed(ubl, ...inUbl), ids, ublSet)).toEqual(ublSays);
  expect(await said(changed(cii, ...inCii), ids, ciiSet)).toEqual(ciiSays);
};

describe('what is taxable in a category', () => {
  const CASES: readonly Case[] = [
    [
      'a rate with zeros at its end',
      [[LINE_UBL, lineInUbl('S', '19.00')]],
      [],
      [[LINE_CII, lineInCii('S', '19.00')]],
      [],
    ],
    [
      'another rate',
      [[LINE_UBL, lineInUbl('S', '7')]],
      ['BR-S-08 S 19 100.00 0'],
      [[LINE_CII, lineInCii('S', '7')]],
      ['BR-S-08 S 19 100.00 0'],
    ],
    [
      'a rate that is no number',
      [[LINE_UBL, lineInUbl('S', 'full')]],
      ['BR-S-08 S 19 100.00 0'],
      [[LINE_CII, lineInCii('S', 'full')]],
      ['BR-S-08 S 19 100.00 0'],
    ],
    [
      'a taxable amount that is no number',
      [[ROW_UBL, rowInUbl('S', '19', 'much')]],
      [],
      [[ROW_CII, rowInCii('S', '19', 'much')]],
      [],
    ],
    [
      'a tax that is no number',
      [[ROW_UBL, rowInUbl('S', '19', '100.00', 'much')]],
      [],
      [[ROW_CII, rowInCii('S', '19', '100.00', 'much')]],
      [],
    ],
    [
      'no taxable amount',
      [[ROW_UBL, ROW_UBL.replace(/<cbc:TaxableAmount.*<\/cbc:TaxableAmount>/, '')]],
      ['BR-S-08 S 19 nothing 100.00', 'BR-S-09 S 19.00 nothing'],
      [[ROW_CII, ROW_CII.replace(/<ram:BasisAmount.*<\/ram:BasisAmount>/, '')]],
      ['BR-S-08 S 19 nothing 100.00', 'BR-S-09 S 19.00 nothing'],
    ],
    // The one at 7 % has no line, and the other is half of what its lines come to.
    [
      'two rates',
      [[ROW_UBL, rowInUbl('S', '19', '50.00', '9.50') + rowInUbl('S', '7', '50.00', '3.50')]],
      ['BR-S-08 S 19 50.00 100.00', 'BR-S-08 S 7 50.00 0'],
      [[ROW_CII, rowInCii('S', '19', '50.00', '9.50') + rowInCii('S', '7', '50.00', '3.50')]],
      ['BR-S-08 S 19 50.00 100.00', 'BR-S-08 S 7 50.00 0'],
    ],
    [
      'a category without tax that has a line, but no taxable amount',
      [
        [LINE_UBL, lineInUbl('Z', '0')],
        [ROW_UBL, rowInUbl('Z', '0', '', '0.00').replace(/<cbc:TaxableAmount.*<\/cbc:TaxableAmount>/, '')],
      ],
      ['BR-Z-08 Z nothing 100.00'],
      [
        [LINE_CII, lineInCii('Z', '0')],
        [ROW_CII, rowInCii('Z', '0', '', '0.00').replace(/<ram:BasisAmount.*<\/ram:BasisAmount>/, '')],
      ],
      ['BR-Z-08 Z nothing 100.00'],
    ],
    [
      'a category without tax that has tax, and a rate',
      [
        [LINE_UBL, lineInUbl('Z', '1')],
        [ROW_UBL, rowInUbl('Z', '0')],
      ],
      ['BR-Z-05 Z BT-152 1', 'BR-Z-09 Z 19.00'],
      [
        [LINE_CII, lineInCii('Z', '1')],
        [ROW_CII, rowInCii('Z', '0')],
      ],
      ['BR-Z-05 Z BT-152 1', 'BR-Z-09 Z 19.00'],
    ],
    [
      'a category without tax in two rows',
      [
        [LINE_UBL, lineInUbl('Z', '0')],
        [ROW_UBL, rowInUbl('Z', '0', '100.00', '0.00') + rowInUbl('Z', '0', '100.00', '0.00')],
      ],
      ['BR-Z-01 Z 2'],
      [
        [LINE_CII, lineInCii('Z', '0')],
        [ROW_CII, rowInCii('Z', '0', '100.00', '0.00') + rowInCii('Z', '0', '100.00', '0.00')],
      ],
      ['BR-Z-01 Z 2'],
    ],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('sees %s', async (_, each) => {
    await check(each, /^BR-[SZ]-/);
  });
});

describe('a supply within the European Union', () => {
  const K_UBL: Changes = [
    [LINE_UBL, lineInUbl('K', '0')],
    [ROW_UBL, rowInUbl('K', '0', '100.00', '0.00')],
  ];
  const K_CII: Changes = [
    [LINE_CII, lineInCii('K', '0')],
    [ROW_CII, rowInCii('K', '0', '100.00', '0.00')],
  ];
  const DELIVERY_UBL = '<cac:Delivery><cbc:ActualDeliveryDate>2026-03-01</cbc:ActualDeliveryDate></cac:Delivery>';
  const delivered = (day: string, country: string) =>
    `<cac:Delivery>${day && `<cbc:ActualDeliveryDate>${day}</cbc:ActualDeliveryDate>`}<cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation></cac:Delivery>`;
  const DAY_CII =
    '<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>';
  const shipped = (day: string, country: string) =>
    `<ram:ShipToTradeParty><ram:PostalTradeAddress>${country && `<ram:CountryID>${country}</ram:CountryID>`}</ram:PostalTradeAddress></ram:ShipToTradeParty>${day}`;
  const period = (part: string) =>
    [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      `<ram:BillingSpecifiedPeriod>${part}</ram:BillingSpecifiedPeriod><ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    ] as const;
  const day = '<udt:DateTimeString format="102">20260301</udt:DateTimeString>';

  const CASES: readonly Case[] = [
    ['a day without a country', K_UBL, ['BR-IC-12'], K_CII, ['BR-IC-12']],
    [
      'a day and a country',
      [...K_UBL, [DELIVERY_UBL, delivered('2026-03-01', 'AT')]],
      [],
      [...K_CII, [DAY_CII, shipped(DAY_CII, 'AT')]],
      [],
    ],
    [
      'a country without a day',
      [...K_UBL, [DELIVERY_UBL, delivered('', 'AT')]],
      ['BR-IC-11'],
      [...K_CII, [DAY_CII, shipped('', 'AT')]],
      ['BR-IC-11'],
    ],
    [
      'a period in place of a day, by its beginning',
      [
        ...K_UBL,
        [
          DELIVERY_UBL,
          `<cac:InvoicePeriod><cbc:StartDate>2026-03-01</cbc:StartDate></cac:InvoicePeriod>${delivered('', 'AT')}`,
        ],
      ],
      [],
      [...K_CII, [DAY_CII, shipped('', 'AT')], period(`<ram:StartDateTime>${day}</ram:StartDateTime>`)],
      [],
    ],
    [
      'a period in place of a day, by its end',
      [
        ...K_UBL,
        [
          DELIVERY_UBL,
          `<cac:InvoicePeriod><cbc:EndDate>2026-03-01</cbc:EndDate></cac:InvoicePeriod>${delivered('', 'AT')}`,
        ],
      ],
      [],
      [...K_CII, [DAY_CII, shipped('', 'AT')], period(`<ram:EndDateTime>${day}</ram:EndDateTime>`)],
      [],
    ],
    [
      'a period without days, and an address without a country',
      [...K_UBL, [DELIVERY_UBL, `<cac:InvoicePeriod/>${delivered('', '')}`]],
      ['BR-IC-11', 'BR-IC-12'],
      [...K_CII, [DAY_CII, shipped('', '')], period('')],
      ['BR-IC-11', 'BR-IC-12'],
    ],
    // In UBL one character is none.
    [
      'a day and a country of one character',
      [...K_UBL, [DELIVERY_UBL, delivered('1', 'A')]],
      ['BR-IC-11', 'BR-IC-12'],
      [...K_CII, [DAY_CII, shipped(DAY_CII, 'A')]],
      [],
    ],
    [
      'a day and a country of two characters',
      [...K_UBL, [DELIVERY_UBL, delivered('12', 'AT')]],
      [],
      [...K_CII, [DAY_CII, shipped(DAY_CII, 'AT')]],
      [],
    ],
    ['a line alone', K_UBL.slice(0, 1), [], K_CII.slice(0, 1), []],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('is judged with %s', async (_, each) => {
    await check(each, /^BR-IC-1[12]$/);
  });
});

describe('what is outside the scope of VAT', () => {
  const ofGst = (row: string) => row.replace('>VAT<', '>GST<');
  const CASES: readonly Case[] = [
    [
      'of nothing else',
      [
        [LINE_UBL, lineInUbl('O')],
        [ROW_UBL, rowInUbl('O')],
      ],
      [],
      [
        [LINE_CII, lineInCii('O')],
        [ROW_CII, rowInCii('O')],
      ],
      [],
    ],
    // CII looks at lines and breakdowns together.
    [
      'another category in the breakdown',
      [
        [LINE_UBL, lineInUbl('O')],
        [ROW_UBL, rowInUbl('O') + ROW_UBL],
      ],
      ['BR-O-11'],
      [
        [LINE_CII, lineInCii('O')],
        [ROW_CII, rowInCii('O') + ROW_CII],
      ],
      ['BR-O-11', 'BR-O-12'],
    ],
    [
      'another category in a line',
      [[ROW_UBL, rowInUbl('O')]],
      ['BR-O-12'],
      [[ROW_CII, rowInCii('O')]],
      ['BR-O-11', 'BR-O-12'],
    ],
    [
      'another tax in the breakdown',
      [
        [LINE_UBL, lineInUbl('O')],
        [ROW_UBL, rowInUbl('O') + ofGst(ROW_UBL)],
      ],
      [],
      [
        [LINE_CII, lineInCii('O')],
        [ROW_CII, rowInCii('O') + ofGst(ROW_CII)],
      ],
      ['BR-O-11', 'BR-O-12'],
    ],
    [
      'O of another tax, beside S',
      [[ROW_UBL, ofGst(rowInUbl('O')) + ROW_UBL]],
      [],
      [[ROW_CII, ofGst(rowInCii('O')) + ROW_CII]],
      [],
    ],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('is judged by %s', async (_, each) => {
    await check(each, /^BR-O-1[1-4]$/);
  });
});

describe('split payment', () => {
  const ITALY_UBL: Changes = [
    ['>DE</cbc:IdentificationCode>', '>IT</cbc:IdentificationCode>'],
    ['>AT</cbc:IdentificationCode>', '>IT</cbc:IdentificationCode>'],
  ];
  const ITALY_CII: Changes = [
    ['<ram:CountryID>DE<', '<ram:CountryID>IT<'],
    ['<ram:CountryID>AT<', '<ram:CountryID>IT<'],
  ];
  const B_UBL: Changes = [
    [LINE_UBL, lineInUbl('B')],
    [ROW_UBL, rowInUbl('B')],
  ];
  const B_CII: Changes = [
    [LINE_CII, lineInCii('B')],
    [ROW_CII, rowInCii('B')],
  ];
  const CASES: readonly Case[] = [
    ['within Italy', [...B_UBL, ...ITALY_UBL], [], [...B_CII, ...ITALY_CII], []],
    [
      'from Italy to elsewhere',
      [...B_UBL, ...ITALY_UBL.slice(0, 1)],
      ['BR-B-01 AT'],
      [...B_CII, ...ITALY_CII.slice(0, 1)],
      ['BR-B-01 AT'],
    ],
    ['elsewhere', B_UBL, ['BR-B-01 DE', 'BR-B-01 AT'], B_CII, ['BR-B-01 DE', 'BR-B-01 AT']],
    [
      'beside S in a line',
      [...B_UBL.slice(1), ...ITALY_UBL],
      ['BR-B-02'],
      [...B_CII.slice(1), ...ITALY_CII],
      ['BR-B-02'],
    ],
    [
      'beside S in the breakdown',
      [...B_UBL.slice(0, 1), ...ITALY_UBL],
      ['BR-B-02'],
      [...B_CII.slice(0, 1), ...ITALY_CII],
      ['BR-B-02'],
    ],
  ];

  it.each(CASES.map((each) => [each[0], each] as const))('is judged %s', async (_, each) => {
    await check(each, /^BR-B-/);
  });

  // UBL looks at any place for B, and for S and B together only where they count.
  it('is seen in the allowance of a line of UBL, which does not count beside S', async () => {
    const allowance = `<cac:AllowanceCharge>${rowInUbl('B').replace(/.*(<cac:TaxCategory>.*<\/cac:TaxCategory>).*/, '$1')}</cac:AllowanceCharge>`;
    const invoice = changed(ubl, ['<cac:Item>', `${allowance}<cac:Item>`]);
    expect(await said(invoice, /^BR-B-/, ublSet)).toEqual(['BR-B-01 DE', 'BR-B-01 AT']);
    const document = changed(ubl, ['<cac:TaxTotal>', `${allowance}<cac:TaxTotal>`], ...ITALY_UBL);
    expect(await said(document, /^BR-B-/, ublSet)).toEqual(['BR-B-02', 'BR-B-02']);
  });
});

describe('the identifiers that a category takes', () => {
  const NONE: Identifiers = {
    seller: false,
    sellerVat: false,
    representativeVat: false,
    buyerVat: false,
    buyerLegal: false,
  };
  const names = ['seller', 'sellerVat', 'representativeVat', 'buyerVat', 'buyerLegal'] as const;
  const OF: Readonly<Record<Parties, (identifiers: Identifiers) => boolean>> = {
    seller: (each) => each.seller || each.representativeVat,
    both: (each) => (each.seller || each.representativeVat) && (each.buyerVat || each.buyerLegal),
    'both-for-vat': (each) => (each.sellerVat || each.representativeVat) && each.buyerVat,
    'seller-for-vat': (each) => each.sellerVat || each.representativeVat,
    none: (each) => !(each.sellerVat || each.representativeVat || each.buyerVat),
  };

  it.each(Object.entries(OF))('are, for %s, any that suffice', (parties, suffice) => {
    for (let bits = 0; bits < 32; bits++) {
      const identifiers = { ...NONE, ...Object.fromEntries(names.map((name, at) => [name, (bits & (1 << at)) !== 0])) };
      expect(isIdentified(parties as Parties, identifiers)).toBe(suffice(identifiers));
    }
  });

  const representedInUbl = (scheme: string) =>
    `<cac:TaxRepresentativeParty><cac:PartyTaxScheme><cbc:CompanyID>FR1</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty><cac:Delivery>`;
  const representedInCii = (scheme: string) =>
    `</ram:BuyerTradeParty><ram:SellerTaxRepresentativeTradeParty><ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">FR1</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTaxRepresentativeTradeParty>`;
  const BOTH = { ...NONE, seller: true, sellerVat: true };

  it.each<[string, Changes, Changes, Identifiers]>([
    ['for VAT', [], [], BOTH],
    [
      'of the seller for other taxes',
      [
        [
          '<cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT',
          '<cbc:CompanyID/><cac:TaxScheme><cbc:ID>LOC',
        ],
      ],
      [['"VA">DE811907980', '"FC">']],
      { ...NONE, seller: true },
    ],
    [
      'of no kind',
      [['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '']],
      [['"VA">DE811907980', '"XX">DE811907980']],
      NONE,
    ],
    [
      'of the representative',
      [['<cac:Delivery>', representedInUbl('vat')]],
      [['</ram:BuyerTradeParty>', representedInCii('VA')]],
      { ...BOTH, representativeVat: true },
    ],
    [
      'of the representative for other taxes',
      [['<cac:Delivery>', representedInUbl('LOC')]],
      [['</ram:BuyerTradeParty>', representedInCii('FC')]],
      BOTH,
    ],
    [
      'of the buyer for VAT',
      [
        [
          '<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>',
          '<cac:PartyTaxScheme><cbc:CompanyID/><cac:TaxScheme><cbc:ID> VAT </cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
        ],
      ],
      [
        [
          '</ram:BuyerTradeParty>',
          '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA"/></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>',
        ],
      ],
      { ...BOTH, buyerVat: true },
    ],
    [
      'of the buyer as a legal entity',
      [['Stadtwerk</cbc:RegistrationName>', 'Stadtwerk</cbc:RegistrationName><cbc:CompanyID>FN 1</cbc:CompanyID>']],
      [
        [
          'Stadtwerk</ram:Name>',
          'Stadtwerk</ram:Name><ram:SpecifiedLegalOrganization><ram:ID>FN 1</ram:ID></ram:SpecifiedLegalOrganization>',
        ],
      ],
      { ...BOTH, buyerLegal: true },
    ],
  ])('are found where they are %s', async (_, inUbl, inCii, identifiers) => {
    expect(identifiersIn(await judgedText(changed(ubl, ...inUbl)))).toEqual(identifiers);
    expect(identifiersIn(await judgedText(changed(cii, ...inCii)))).toEqual(identifiers);
  });
});

describe('oddities of UBL', () => {
  const HEAD = '<cac:TaxTotal>';
  const inHead = (added: string): Changes => [[HEAD, added + HEAD]];
  const inLine = (added: string): Changes => [['<cac:Item>', `${added}<cac:Item>`]];
  const category = (code: string, rate = '19', type = 'VAT') =>
    `<cac:TaxCategory><cbc:ID>${code}</cbc:ID>${rate && `<cbc:Percent>${rate}</cbc:Percent>`}<cac:TaxScheme><cbc:ID>${type}</cbc:ID></cac:TaxScheme></cac:TaxCategory>`;
  const adjustment = (isCharge: boolean | string, amount: string, ...categories: string[]) =>
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">${amount}</cbc:Amount>${categories.join('')}</cac:AllowanceCharge>`;
  const ofGst = (part: string) => part.replace('>VAT<', '>GST<');
  const SCHEME = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
  const lineOfGst: Changes[number] = [SCHEME, ofGst(SCHEME)];
  const line = ubl.slice(ubl.indexOf('<cac:InvoiceLine>'), ubl.indexOf('</Invoice>'));
  const NO_SELLER: Changes[number] = [
    '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>',
    '',
  ];

  it.each<[string, Changes, string[]]>([
    // What is S of whatever tax has to be in the breakdown, but is identified by nothing if it is not VAT.
    ['S of another tax in a line', [lineOfGst], ['BR-S-02 S']],
    ['S of another tax in the breakdown', [[ROW_UBL, ofGst(ROW_UBL)]], []],
    [
      'S of another tax in the breakdown alone',
      [
        [LINE_UBL, lineInUbl('Z', '0')],
        [ROW_UBL, ofGst(ROW_UBL)],
      ],
      ['BR-S-01 S 1', 'BR-Z-01 Z 0'],
    ],
    [
      'L of another tax in the breakdown',
      [
        [LINE_UBL, lineInUbl('L')],
        [ROW_UBL, ofGst(rowInUbl('L'))],
      ],
      [],
    ],
    [
      'M of another tax in the breakdown',
      [
        [LINE_UBL, lineInUbl('M')],
        [ROW_UBL, ofGst(rowInUbl('M'))],
      ],
      ['BR-AG-01 M 0'],
    ],
    [
      'L between blanks in the breakdown',
      [
        [LINE_UBL, lineInUbl('L')],
        [ROW_UBL, rowInUbl(' L ')],
      ],
      ['BR-AF-01 L 0'],
    ],
    [
      'Z of another tax in a line, and nowhere else',
      [[LINE_UBL, lineInUbl('Z', '0')], [ROW_UBL, rowInUbl('S')], lineOfGst],
      ['BR-S-01 S 1', 'BR-S-08 S 19 100.00 0'],
    ],
    ['Z in an allowance alone', inHead(adjustment(false, '0', category('Z', '0'))), ['BR-Z-01 Z 0']],
    ['Z in a line alone', [[LINE_UBL, lineInUbl('Z', '0')]], ['BR-S-01 S 1', 'BR-S-08 S 19 100.00 0', 'BR-Z-01 Z 0']],
    [
      'O in the allowance of a line, beside a VAT identifier',
      inLine(adjustment(false, '0', category('O', ''))),
      ['BR-O-01 O 0'],
    ],
    [
      'O in an allowance, beside a VAT identifier',
      inHead(adjustment(false, '0', category('O', ''))),
      ['BR-O-01 O 0', 'BR-O-03 O'],
    ],
    [
      'S in the allowance of a line, without an identifier',
      [NO_SELLER, ...inLine(adjustment(true, '0', category('S')))],
      ['BR-S-02 S', 'BR-S-04 S'],
    ],
    ['a rate that is no number', [...inHead(adjustment(false, '0', category('S', 'full')))], []],
    [
      'a charge at a rate of its own',
      [
        ...inHead(adjustment(true, '20.00', category('S', '7'))),
        [ROW_UBL, ROW_UBL + rowInUbl('S', '7', '20.00', '1.40')],
      ],
      [],
    ],
    [
      'a charge of two rates',
      [
        ...inHead(adjustment(true, '20.00', category('S', '7'), category('S', '19'))),
        [ROW_UBL, rowInUbl('S', '19', '120.00', '22.80') + rowInUbl('S', '7', '20.00', '1.40')],
      ],
      [],
    ],
    ['a charge of no category', [...inHead(adjustment(true, '20.00'))], []],
    ['what is neither an allowance nor a charge', [...inHead(adjustment('no', '20.00', category('S', '0')))], []],
    ['a charge by a number', [...inHead(adjustment(' 1 ', '20.00', category('S', '0')))], ['BR-S-07 S BT-103 0']],
    ['an allowance by a number', [...inHead(adjustment('0', '20.00', category('S', '0')))], ['BR-S-06 S BT-96 0']],
    [
      'less than 1 at a rate that nothing has',
      [[ROW_UBL, ROW_UBL + rowInUbl('S', '7', '0.50', '0.04')]],
      ['BR-S-08 S 7 0.50 0'],
    ],
    [
      'the allowance of a line at that rate',
      [
        ...inLine(adjustment(true, '5.00', category('S', '7'))),
        [ROW_UBL, ROW_UBL + rowInUbl('S', '7', '0.50', '0.04')],
      ],
      [],
    ],
    [
      'nothing taxable, and no line',
      [
        [line, ''],
        [ROW_UBL, rowInUbl('Z', '0', '0', '0')],
      ],
      ['BR-Z-08 Z 0 0'],
    ],
    [
      'a line within a line at another rate',
      inLine(`<cac:SubInvoiceLine><cac:Item>${lineInUbl('S', '0')}${SCHEME}</cac:Item></cac:SubInvoiceLine>`),
      [],
    ],
  ])('see %s', async (_, changes, found) => {
    expect(await said(changed(ubl, ...changes), /^BR-(?:S|Z|O|AF|AG)-(?!1[1-4])/, ublSet)).toEqual(found);
  });

  it.each<[string, Changes, string[]]>([
    [
      'two lines of a category that is not in the breakdown',
      [
        [LINE_CII, lineInCii('Z', '0')],
        [ROW_CII, ''],
      ],
      ['BR-Z-01 Z 0'],
    ],
    [
      'S in an allowance alone',
      [
        [
          ROW_CII,
          `<ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode></ram:CategoryTradeTax>`,
        ],
      ],
      ['BR-S-01 S 0'],
    ],
    [
      'a sum that is rounded',
      [
        [LINE_CII, lineInCii('Z', '0')],
        [ROW_CII, rowInCii('Z', '0', '101.00', '0.00')],
      ],
      ['BR-Z-08 Z 101.00 100.00'],
    ],
    [
      'what differs by a little less than 1',
      [
        [LINE_CII, lineInCii('Z', '0')],
        [ROW_CII, rowInCii('Z', '0', '100.99', '0.00')],
      ],
      [],
    ],
    ['Z in the breakdown alone', [[ROW_CII, ROW_CII + rowInCii('Z', '0', '0.00', '0.00')]], ['BR-Z-01 Z 1']],
    [
      'O outside, of amounts that are rounded',
      [
        [LINE_CII, lineInCii('O', '0').replace(/<ram:Rate.*/, '')],
        [ROW_CII, rowInCii('O', '0', '100.00', '0.00')],
        [
          '<ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLine',
          '<ram:LineTotalAmount>100.004</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLine',
        ],
        ['"VA"', '"FC"'],
      ],
      ['BR-O-10 O'],
    ],
  ])('have others in CII: %s', async (_, changes, found) => {
    expect(await said(changed(cii, ...changes), /^BR-(?:S|Z|O)-(?!1[1-4])/, ciiSet)).toEqual(found);
  });
});
