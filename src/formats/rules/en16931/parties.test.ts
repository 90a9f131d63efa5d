import { describe, expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

type Cases = readonly (readonly [what: string, changes: Changes, found: readonly string[]])[];

const OF_PARTIES = /^BR-(?:0[6-9]|1[01789]|20|5[0167]|6[123]|49|CO-(?:09|26)|CL-(?:10|11|14|25))$/;

const SELLER_TAX_UBL =
  '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>';
const SELLER_TAX_CII =
  '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration>';
const SELLER_ADDRESS_UBL = '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>';
const SELLER_ADDRESS_CII =
  '<ram:URIUniversalCommunication><ram:URIID schemeID="9930">DE811907980</ram:URIID></ram:URIUniversalCommunication>';

const payeeInUbl = (parts: string) =>
  ['<cac:Delivery>', `<cac:PayeeParty>${parts}</cac:PayeeParty><cac:Delivery>`] as const;
const payeeInCii = (parts: string) =>
  [
    '<ram:SpecifiedTradeSettlementPaymentMeans>',
    `<ram:PayeeTradeParty>${parts}</ram:PayeeTradeParty><ram:SpecifiedTradeSettlementPaymentMeans>`,
  ] as const;
const NAME_UBL = (name: string) => `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>`;
const ID_UBL = (id: string, scheme = '') =>
  `<cac:PartyIdentification><cbc:ID${scheme && ` schemeID="${scheme}"`}>${id}</cbc:ID></cac:PartyIdentification>`;
const LEGAL_CII = (id: string) =>
  `<ram:SpecifiedLegalOrganization><ram:ID>${id}</ram:ID></ram:SpecifiedLegalOrganization>`;

const IN_UBL: Cases = [
  ['a payee with a name of its own', [payeeInUbl(NAME_UBL('Factor'))], []],
  ['a payee without a name', [payeeInUbl(ID_UBL('P7'))], ['BR-17']],
  [
    'a payee with the trading name of the seller',
    [payeeInUbl(NAME_UBL('Hobelwerk')), [SELLER_ADDRESS_UBL, NAME_UBL('Hobelwerk')]],
    ['BR-17'],
  ],
  [
    'a payee with another identifier than the seller',
    [payeeInUbl(ID_UBL('P7') + NAME_UBL('Factor')), [SELLER_ADDRESS_UBL, ID_UBL('P8')]],
    [],
  ],
  [
    'a seller with a legal registration alone',
    [
      [SELLER_TAX_UBL, ''],
      [
        'Werkstatt GmbH</cbc:RegistrationName>',
        'Werkstatt GmbH</cbc:RegistrationName><cbc:CompanyID>HRB 1</cbc:CompanyID>',
      ],
    ],
    [],
  ],
  [
    'a seller with an identifier alone',
    [
      [SELLER_TAX_UBL, ''],
      [SELLER_ADDRESS_UBL, ID_UBL('K1')],
    ],
    [],
  ],
  [
    'a seller with an identifier for direct debits alone',
    [
      [SELLER_TAX_UBL, ''],
      [SELLER_ADDRESS_UBL, ID_UBL('K1', 'SEPA')],
    ],
    ['BR-CO-26'],
  ],
  [
    'a seller with a number for other taxes alone',
    [[SELLER_TAX_UBL, SELLER_TAX_UBL.replace('VAT', 'LOC')]],
    ['BR-CO-26'],
  ],
  [
    'a tax scheme without a number',
    [[SELLER_TAX_UBL, SELLER_TAX_UBL.replace('<cbc:CompanyID>DE811907980</cbc:CompanyID>', '')]],
    ['BR-CO-26'],
  ],
  ['a VAT identifier of Greece', [['<cbc:CompanyID>DE811907980', '<cbc:CompanyID>EL811907980']], []],
  [
    'a VAT identifier of nowhere',
    [['<cbc:CompanyID>DE811907980', '<cbc:CompanyID>XX811907980']],
    ['BR-CO-09 XX811907980'],
  ],
  [
    'a number for other taxes of nowhere',
    [[SELLER_TAX_UBL, SELLER_TAX_UBL.replace('DE8', 'XX8').replace('VAT', 'LOC')]],
    ['BR-CO-26'],
  ],
  [
    'a place of delivery with a country',
    [
      [
        '<cac:Delivery>',
        '<cac:Delivery><cac:DeliveryLocation><cac:Address><cac:Country><cbc:IdentificationCode>AT</cbc:IdentificationCode></cac:Country></cac:Address></cac:DeliveryLocation>',
      ],
    ],
    [],
  ],
  [
    'an address of another place without a country',
    [['<cac:Delivery>', '<cac:Delivery><cac:DeliveryAddress/></cac:Delivery><cac:Delivery>']],
    [],
  ],
  [
    'an address in another location',
    [
      [
        '<cac:Delivery>',
        '<cac:Despatch><cac:DeliveryLocation><cac:Address/></cac:DeliveryLocation></cac:Despatch><cac:Delivery>',
      ],
    ],
    [],
  ],
  [
    'a card with a blank in its number',
    [
      [
        '<cac:PayeeFinancialAccount>',
        '<cac:CardAccount><cbc:PrimaryAccountNumberID> 411111 1111 </cbc:PrimaryAccountNumberID></cac:CardAccount><cac:PayeeFinancialAccount>',
      ],
    ],
    ['BR-51 11'],
  ],
  [
    'a card with its ends',
    [
      [
        '<cac:PayeeFinancialAccount>',
        '<cac:CardAccount><cbc:PrimaryAccountNumberID>4111111111</cbc:PrimaryAccountNumberID></cac:CardAccount><cac:PayeeFinancialAccount>',
      ],
    ],
    [],
  ],
  [
    'a means that is no transfer, to no account',
    [
      ['>58<', '>10<'],
      ['<cbc:ID>DE89370400440532013000</cbc:ID>', ''],
    ],
    [],
  ],
  [
    'a transfer in the country to no account',
    [
      ['>58<', '>30<'],
      ['<cbc:ID>DE89370400440532013000</cbc:ID>', ''],
    ],
    ['BR-50 30', 'BR-61 30'],
  ],
  [
    'a transfer without an account',
    [['<cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>', '']],
    ['BR-61 58'],
  ],
  ['a party scheme for direct debits, of the payee', [payeeInUbl(ID_UBL('K1', ' SEPA ') + NAME_UBL('Factor'))], []],
  [
    'a party scheme for direct debits, of the buyer',
    [['<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>', ID_UBL('K1', 'SEPA')]],
    ['BR-CL-10 SEPA'],
  ],
  [
    'a scheme of a party between blanks',
    [['<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>', ID_UBL('K1', ' 0088 ')]],
    [],
  ],
  ['an identifier that is not of a party', [['<cac:Delivery>', '<cac:Delivery><cbc:ID schemeID="XX">1</cbc:ID>']], []],
];

const IN_CII: Cases = [
  ['a payee with a name of its own', [payeeInCii('<ram:Name>Factor</ram:Name>')], []],
  ['a payee without a name', [payeeInCii('<ram:ID>P7</ram:ID>')], ['BR-17']],
  ['a payee with the name of the seller', [payeeInCii('<ram:Name>Werkstatt GmbH</ram:Name>')], ['BR-17']],
  [
    'a payee with the identifier of the seller',
    [
      payeeInCii('<ram:ID>P7</ram:ID><ram:Name>Factor</ram:Name>'),
      ['<ram:Name>Werkstatt', '<ram:ID>P7</ram:ID><ram:Name>Werkstatt'],
    ],
    ['BR-17'],
  ],
  [
    'a payee with the legal registration of the seller',
    [
      payeeInCii(`<ram:Name>Factor</ram:Name>${LEGAL_CII('HRB 1')}`),
      ['Werkstatt GmbH</ram:Name>', `Werkstatt GmbH</ram:Name>${LEGAL_CII('HRB 1')}`],
    ],
    ['BR-17'],
  ],
  [
    'a payee with other identifiers',
    [
      payeeInCii(`<ram:ID>P7</ram:ID><ram:Name>Factor</ram:Name>${LEGAL_CII('HRB 1')}`),
      [
        '<ram:Name>Werkstatt GmbH</ram:Name>',
        `<ram:ID>P8</ram:ID><ram:Name>Werkstatt GmbH</ram:Name>${LEGAL_CII('HRB 2')}`,
      ],
    ],
    [],
  ],
  [
    'a seller with an identifier alone',
    [
      [SELLER_TAX_CII, ''],
      ['<ram:Name>Werkstatt', '<ram:ID>P7</ram:ID><ram:Name>Werkstatt'],
    ],
    [],
  ],
  [
    'a seller with a global identifier alone',
    [
      [SELLER_TAX_CII, ''],
      ['<ram:Name>Werkstatt', '<ram:GlobalID>P7</ram:GlobalID><ram:Name>Werkstatt'],
    ],
    [],
  ],
  [
    'a seller with a legal registration alone',
    [
      [SELLER_TAX_CII, ''],
      ['Werkstatt GmbH</ram:Name>', `Werkstatt GmbH</ram:Name>${LEGAL_CII('HRB 1')}`],
    ],
    [],
  ],
  [
    'a seller with a number for other taxes alone',
    [[SELLER_TAX_CII, SELLER_TAX_CII.replace('VA', 'FC')]],
    ['BR-CO-26'],
  ],
  ['a VAT identifier of Greece', [['"VA">DE811907980', '"VA">EL811907980']], []],
  ['a VAT identifier of nowhere', [['"VA">DE811907980', '"VA">XX811907980']], ['BR-CO-09 XX811907980']],
  ['a number for other taxes of nowhere', [['"VA">DE811907980', '"FC">XX811907980']], ['BR-CO-26']],
  ['an address without scheme', [[SELLER_ADDRESS_CII, SELLER_ADDRESS_CII.replace(' schemeID="9930"', '')]], ['BR-62']],
  [
    'an address with an empty scheme',
    [[SELLER_ADDRESS_CII, SELLER_ADDRESS_CII.replace('9930', ' ')]],
    ['BR-62', 'BR-CL-25  '],
  ],
  ['an address with nothing in it', [[SELLER_ADDRESS_CII, '<ram:URIUniversalCommunication/>']], ['BR-62']],
  ['no address', [[SELLER_ADDRESS_CII, '']], []],
  [
    'a card with its ends',
    [
      [
        '<ram:PayeePartyCreditorFinancialAccount>',
        '<ram:ApplicableTradeSettlementFinancialCard><ram:ID>4111111111</ram:ID></ram:ApplicableTradeSettlementFinancialCard><ram:PayeePartyCreditorFinancialAccount>',
      ],
    ],
    [],
  ],
  [
    'a card without a number',
    [
      [
        '<ram:PayeePartyCreditorFinancialAccount>',
        '<ram:ApplicableTradeSettlementFinancialCard/><ram:PayeePartyCreditorFinancialAccount>',
      ],
    ],
    [],
  ],
  [
    'a card with one character too many',
    [
      [
        '<ram:PayeePartyCreditorFinancialAccount>',
        '<ram:ApplicableTradeSettlementFinancialCard><ram:ID>41111111111</ram:ID></ram:ApplicableTradeSettlementFinancialCard><ram:PayeePartyCreditorFinancialAccount>',
      ],
    ],
    ['BR-51 11'],
  ],
  [
    'a means that is no transfer, to no account',
    [
      ['>58<', '>10<'],
      ['<ram:IBANID>DE89370400440532013000</ram:IBANID>', ''],
    ],
    [],
  ],
  [
    'a transfer to an account by its number',
    [['<ram:IBANID>DE89370400440532013000</ram:IBANID>', '<ram:ProprietaryID>1</ram:ProprietaryID>']],
    [],
  ],
  [
    'a transfer to an account by an empty number',
    [['<ram:IBANID>DE89370400440532013000</ram:IBANID>', '<ram:ProprietaryID/>']],
    ['BR-50 58'],
  ],
  [
    'a transfer in the country to no account',
    [
      ['>58<', '>30<'],
      ['<ram:IBANID>DE89370400440532013000</ram:IBANID>', ''],
    ],
    ['BR-50 30', 'BR-61 30'],
  ],
  [
    'a transfer without an account',
    [
      [
        '<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>',
        '',
      ],
    ],
    [],
  ],
];

describe('the rules on parties and payment', () => {
  it.each(IN_UBL)('see %s in UBL', async (_, changes, found) => {
    expect(await said(changed(ubl, ...changes), OF_PARTIES, ublSet)).toEqual(found);
  });

  it.each(IN_CII)('see %s in CII', async (_, changes, found) => {
    expect(await said(changed(cii, ...changes), OF_PARTIES, ciiSet)).toEqual(found);
  });

  it('name the address that has no scheme', async () => {
    const where = async (xml: string, set: typeof ublSet) =>
      (await findingsIn(xml, set)).flatMap(({ id, element, step }) => (id === 'BR-62' ? [[element.name, step]] : []));
    const without = (part: string) => [part, part.replace(' schemeID="9930"', '')] as const;
    expect(await where(changed(ubl, without(SELLER_ADDRESS_UBL)), ublSet)).toEqual([['cbc:EndpointID', '@schemeID']]);
    expect(await where(changed(cii, without(SELLER_ADDRESS_CII)), ciiSet)).toEqual([['ram:URIID', '@schemeID']]);
    const empty = changed(cii, [SELLER_ADDRESS_CII, '<ram:URIUniversalCommunication/>']);
    expect(await where(empty, ciiSet)).toEqual([['ram:URIUniversalCommunication', undefined]]);
  });
});
