import { describe, expect, it, test } from 'vitest';
import { asCreditNote, brokenIn, changed } from '../../testing.ts';
import { set } from '../ubl.ts';
import {
  buyer,
  buyersLegal,
  type Change,
  document,
  invoice,
  itemOf,
  legal,
  MEANS,
  means,
  national,
  registration,
  seller,
  vat,
} from './testing.ts';

const DANISH = [seller('DK'), vat('DK12345674'), legal('0184', 'DK12345674')] as const;
const DOMESTIC = [...DANISH, buyer('DK'), buyersLegal('0184', '87654321')] as const;

test.each<[string[], ...Change[]]>([
  [[], ...DANISH],
  [['DK-R-002'], seller('DK'), vat('DK12345674')],
  [['DK-R-014'], seller('DK'), vat('DK12345674'), legal('0088', '4399902400015')],
  [[], ...DOMESTIC],
  [['DK-R-017'], ...DANISH, buyer('DK'), buyersLegal('0088', '4399902400015')],
  [
    ['DK-R-013'],
    ...DOMESTIC,
    [
      '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
      '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID><cac:PartyIdentification><cbc:ID>7</cbc:ID></cac:PartyIdentification>',
    ],
  ],
  [['DK-R-005'], ...DOMESTIC, means('30', '1')],
  [['DK-R-006'], ...DOMESTIC, means('42', '1')],
  [['DK-R-007'], ...DOMESTIC, means('49', '1')],
  [['DK-R-008'], ...DOMESTIC, means('50', '1234567', '<cbc:PaymentID>71#1</cbc:PaymentID>')],
  [['DK-R-009'], ...DOMESTIC, means('50', '1234567', '<cbc:PaymentID>04#1</cbc:PaymentID>')],
  [[], ...DOMESTIC, means('50', '12345678', '<cbc:PaymentID>04#1234567890123456</cbc:PaymentID>')],
  [['DK-R-010'], ...DOMESTIC, means('93', '1234567', '<cbc:PaymentID>73#</cbc:PaymentID>')],
  [['DK-R-011'], ...DOMESTIC, means('93', '12345678', '<cbc:PaymentID>71#1</cbc:PaymentID>')],
  [
    ['DK-R-003'],
    ...DOMESTIC,
    itemOf(
      '<cac:CommodityClassification><cbc:ItemClassificationCode listID="TST" listVersionID="1">7</cbc:ItemClassificationCode></cac:CommodityClassification>',
    ),
  ],
  [
    ['DK-R-004'],
    ...DOMESTIC,
    [
      '<cac:TaxTotal>',
      '<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>#A</cbc:AllowanceChargeReason></cac:AllowanceCharge><cac:TaxTotal>',
    ],
  ],
  [
    [],
    ...DOMESTIC,
    [
      '<cac:TaxTotal>',
      '<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>0003</cbc:AllowanceChargeReason></cac:AllowanceCharge><cac:TaxTotal>',
    ],
  ],
])('Denmark: %j', async (broken, ...changes) => {
  expect(await national('DK-', ...changes)).toEqual(broken);
});

it('lets no Danish credit note be negative', async () => {
  const note = asCreditNote(
    changed(invoice, ...DOMESTIC, [
      '<cbc:PayableAmount currencyID="EUR">119',
      '<cbc:PayableAmount currencyID="EUR">-119',
    ]),
  );
  expect(await brokenIn(note, set)).toContain('DK-R-016');
});

test.each<[string, string[], ...Change[]]>([
  ['NO-', ['NO-R-001', 'NO-R-002'], vat('NO974760674MVA')],
  ['NO-', ['NO-R-002'], vat('NO974760673MVA')],
  [
    'NO-',
    [],
    registration('Foretaksregisteret'),
    ['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '<cbc:CompanyID>NO974760673MVA</cbc:CompanyID>'],
  ],
  ['IT-', [], vat('IT00743110157')],
  [
    'IT-',
    ['IT-R-001'],
    registration('x'),
    ['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '<cbc:CompanyID>IT00743110157</cbc:CompanyID>'],
  ],
  [
    'IT-',
    ['IT-R-002', 'IT-R-003', 'IT-R-004'],
    vat('IT00743110157'),
    [
      '<cbc:StreetName>Weg 1</cbc:StreetName><cbc:CityName>Bonn</cbc:CityName><cbc:PostalZone>53111</cbc:PostalZone>',
      '',
    ],
  ],
  ['SE-', ['SE-R-006'], seller('SE'), vat('SE556036079301')],
  ['SE-', ['SE-R-001', 'SE-R-006'], seller('SE'), vat('SE55603607930')],
  ['SE-', ['SE-R-002', 'SE-R-006'], seller('SE'), vat('SE55603607930A')],
  ['SE-', ['SE-R-003', 'SE-R-004', 'SE-R-013'], seller('SE'), legal('', '556036-0793')],
  ['SE-', ['SE-R-005'], seller('SE'), legal('', '5560360793'), registration('Nej')],
  [
    'SE-',
    ['SE-R-007', 'SE-R-010'],
    seller('SE'),
    means('30', 'A', ''),
    [
      '<cbc:ID>A</cbc:ID>',
      '<cbc:ID>A</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>SE:PLUSGIRO</cbc:ID></cac:FinancialInstitutionBranch>',
    ],
  ],
  [
    'SE-',
    ['SE-R-008', 'SE-R-009'],
    seller('SE'),
    means('30', 'A', ''),
    [
      '<cbc:ID>A</cbc:ID>',
      '<cbc:ID>A</cbc:ID><cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID></cac:FinancialInstitutionBranch>',
    ],
  ],
  ['SE-', ['SE-R-011'], seller('SE'), means('56', '1')],
  ['SE-', ['SE-R-012'], seller('SE'), buyer('SE'), means('31', '1')],
  ['IS-', ['IS-R-002'], seller('IS')],
  ['IS-', ['IS-R-003'], seller('IS'), legal('0196', '5402697509'), ['<cbc:StreetName>Weg 1</cbc:StreetName>', '']],
  [
    'IS-',
    ['IS-R-004', 'IS-R-005'],
    seller('IS'),
    legal('0196', '5402697509'),
    buyer('IS'),
    ['<cbc:StreetName>Gasse 2</cbc:StreetName>', ''],
  ],
  [
    'IS-',
    ['IS-R-001'],
    seller('IS'),
    legal('0196', '5402697509'),
    ['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>383'],
  ],
  ['IS-', ['IS-R-006'], seller('IS'), legal('0196', '5402697509'), means('9', '12345')],
  ['IS-', ['IS-R-007'], seller('IS'), legal('0196', '5402697509'), means('42', '12345')],
  ['IS-', ['IS-R-009', 'IS-R-010'], seller('IS'), legal('0196', '5402697509'), document('EINDAGI', '2026-04-01')],
  [
    'IS-',
    ['IS-R-008'],
    seller('IS'),
    legal('0196', '5402697509'),
    document('EINDAGI', '2026-4-1'),
    ['<cbc:InvoiceTypeCode>', '<cbc:DueDate>2026-03-30</cbc:DueDate><cbc:InvoiceTypeCode>'],
  ],
  [
    'IS-',
    [],
    seller('IS'),
    legal('0196', '5402697509'),
    document('EINDAGI', '2026-04-01'),
    ['<cbc:InvoiceTypeCode>', '<cbc:DueDate>2026-04-01</cbc:DueDate><cbc:InvoiceTypeCode>'],
  ],
  ['NL-', [], seller('NL')],
  [
    'NL-',
    ['NL-R-002', 'NL-R-003'],
    seller('NL'),
    legal('0088', '4399902400015'),
    ['<cbc:StreetName>Weg 1</cbc:StreetName>', ''],
  ],
  [
    'NL-',
    ['NL-R-004', 'NL-R-005', 'NL-R-008'],
    seller('NL'),
    buyer('NL'),
    buyersLegal('0088', '4399902400015'),
    means('31', '1'),
    ['<cbc:StreetName>Gasse 2</cbc:StreetName>', ''],
  ],
  [
    'NL-',
    ['NL-R-006'],
    seller('NL'),
    [
      '<cac:Delivery>',
      '<cac:TaxRepresentativeParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:TaxRepresentativeParty><cac:Delivery>',
    ],
  ],
  ['NL-', ['NL-R-007'], seller('NL'), [`<cac:PaymentMeans>${MEANS}</cac:PaymentMeans>`, '']],
  [
    'NL-',
    ['NL-R-009'],
    seller('NL'),
    ['<cac:Item>', '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference><cac:Item>'],
  ],
])('%s%j', async (prefix, broken, ...changes) => {
  expect(await national(prefix, ...changes)).toEqual(broken);
});

it('asks a Dutch credit note for the invoice that it credits', async () => {
  const broken = await brokenIn(asCreditNote(changed(invoice, seller('NL'))), set);
  expect(broken.filter((id) => id.startsWith('NL-'))).toEqual(['NL-R-001']);
});

describe('Greece', () => {
  const address: Change = ['<cbc:EndpointID schemeID="9930">DE811907980', '<cbc:EndpointID schemeID="9933">090000045'];
  const name: Change = [
    '<cac:PostalAddress><cbc:StreetName>Weg 1',
    '<cac:PartyName><cbc:Name>Ergastiri</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Weg 1',
  ];
  const buyersName: Change = [
    '<cac:PostalAddress><cbc:StreetName>Gasse 2',
    '<cac:PartyName><cbc:Name>Stadtwerk</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Gasse 2',
  ];
  const number = (text: string): Change => ['<cbc:ID>2026-17</cbc:ID>', `<cbc:ID>${text}</cbc:ID>`];
  const greek = [seller('GR'), vat('EL090000045'), address, name, buyersName] as const;
  const right = number('090000045|02/03/2026|0|1.1|0|17');
  const location =
    '<cac:Attachment><cac:ExternalReference><cbc:URI>https://example.com</cbc:URI></cac:ExternalReference></cac:Attachment>';
  const mark = document('##M.AR.K##', '400001', '');

  it('wants its mark and a place to see the invoice', async () => {
    expect(await national('GR-', ...greek, right)).toEqual(['GR-R-004-1', 'GR-S-008-1']);
    expect(await national('GR-', ...greek, right, mark)).toEqual(['GR-S-008-1']);
    expect(await national('GR-', ...greek, right, document('##M.AR.K##', '0'))).toEqual(['GR-R-004-2', 'GR-S-008-1']);
    expect(await national('GR-', ...greek, right, document('##INVOICE|URL##', '1', location))).toEqual(['GR-R-004-1']);
    expect(await national('GR-', ...greek, right, document('##INVOICE|URL##', '1'))).toEqual([
      'GR-R-004-1',
      'GR-R-008-3',
    ]);
  });

  it.each([
    ['090000045|02/03/2026|0|1.1|0', ['GR-R-001-1', 'GR-R-001-7']],
    ['090000046|02/03/2026|0|1.1|0|17', ['GR-R-001-2']],
    ['090000045|2/3/2026|0|1.1|0|17', ['GR-R-001-3']],
    ['090000045|02/03/2026|-1|1.1|0|17', ['GR-R-001-4']],
    ['090000045|02/03/2026|0|1.2|0|17', ['GR-R-001-5']],
    ['090000045|02/03/2026|0|1.1||17', ['GR-R-001-6']],
    ['90000045|02/03/2026|0|1.1|0|17', ['GR-R-001-2']],
    ['ABCDEFGHI|02/03/2026|0|1.1|0|17', ['GR-R-001-2']],
    ['094259216|02/03/2026|0|1.1|0|17', ['GR-R-001-2']],
    ['090000045|03/03/2026|0|1.1|0|17', ['GR-R-001-3']],
    ['090000045|02/04/2026|0|1.1|0|17', ['GR-R-001-3']],
    ['090000045|02/03/2027|0|1.1|0|17', ['GR-R-001-3']],
    ['090000045|02/03/2026|12|1.1|0|17', []],
    ['090000045|02/03/2026|+1|2.4|0|17', []],
    ['090000045|02/03/2026|-00|5.2|0|17', []],
    ['090000045|02/03/2026|1a|1.1|0|17', ['GR-R-001-4']],
    ['090000045|02/03/2026|a1|1.1|0|17', ['GR-R-001-4']],
  ])('reads the parts of the number %s', async (text, broken) => {
    expect(await national('GR-R-001', ...greek, number(text), mark)).toEqual(broken);
  });

  const represented = (tax: string): Change => [
    '<cac:Delivery>',
    `<cac:TaxRepresentativeParty><cac:PartyTaxScheme><cbc:CompanyID>EL094259216</cbc:CompanyID><cac:TaxScheme><cbc:ID>${tax}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty><cac:Delivery>`,
  ];

  it('takes the number of a representative too, and none for other taxes', async () => {
    const other = number('094259216|02/03/2026|0|1.1|0|17');
    expect(await national('GR-R-001', ...greek, represented('VAT'), other, mark)).toEqual([]);
    expect(await national('GR-R-001', ...greek, represented('TAX'), other, mark)).toEqual(['GR-R-001-2']);
  });

  it('asks for its mark in Greece alone, once, in digits that do not begin with 0', async () => {
    const abroad = [vat('EL090000045'), address, name, buyersName, right] as const;
    expect(await national('GR-', ...abroad)).not.toContain('GR-R-004-1');
    expect(await national('GR-', ...greek, right, document('##M.AR.K##', 'a1'))).toContain('GR-R-004-2');
    expect(await national('GR-', ...greek, right, document('##OTHER##', '1'))).toContain('GR-R-004-1');
  });

  it('takes electronic addresses of its own scheme alone', async () => {
    const addressed = (scheme: string, id: string): Change => [
      '<cbc:EndpointID schemeID="9930">DE811907980',
      `<cbc:EndpointID schemeID="${scheme}">${id}`,
    ];
    const rest = [seller('GR'), vat('EL090000045'), name, buyersName, right, mark] as const;
    expect(await national('GR-R-009', ...rest, addressed('9933', '090000045'))).toEqual([]);
    expect(await national('GR-R-009', ...rest, addressed('9930', '090000045'))).toEqual(['GR-R-009']);
    expect(await national('GR-R-009', ...rest, addressed('9933', '090000046'))).toEqual(['GR-R-009']);
  });

  it('wants names, tax numbers and electronic addresses', async () => {
    const foreign = await national('GR-', seller('GR'), vat('EL090000046'), right);
    expect(foreign).toEqual([
      'GR-R-001-2',
      'GR-R-002',
      'GR-R-003',
      'GR-R-004-1',
      'GR-R-005',
      'GR-R-009',
      'GR-S-008-1',
      'GR-S-011',
    ]);
    expect(await national('GR-', ...greek, right, mark, buyer('GR'))).toEqual(['GR-R-006', 'GR-R-010', 'GR-S-008-1']);
  });
});

describe('Germany', () => {
  it('asks what XRechnung asks, of Germans with Germans', async () => {
    expect(await national('DE-', [MEANS, '<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>'])).toEqual([]);
    expect(await national('DE-', buyer('DE'))).toEqual([]);
    expect(await national('DE-', buyer('DE'), [MEANS, '<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>'])).toEqual([
      'DE-R-020',
      'DE-R-025-1',
    ]);
    expect(await national('DE-', buyer('DE'), ['<cbc:Telephone>0228 1234</cbc:Telephone>', ''])).toEqual([
      'DE-R-006',
      'DE-R-027',
    ]);
  });
});
