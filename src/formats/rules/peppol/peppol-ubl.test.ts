import { describe, expect, it, test } from 'vitest';
import { brokenIn, changed, findingsIn, ublInvoice } from '../testing.ts';
import { set as selfBilling } from './self-billing-ubl.ts';
import { set } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const invoice = ublInvoice(SPECIFICATION, PROCESS);

type Change = readonly [part: string, other: string];

const LINE_ID = '<cac:InvoiceLine><cbc:ID>1</cbc:ID>';
const LINE_AMOUNT = '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>';
const PRICE = '<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>';
const TOTALS = '<cac:LegalMonetaryTotal>';
const CATEGORY = '<cac:TaxCategory><cbc:ID>S</cbc:ID>';

/** Returns an allowance of the line. */
function lineAllowance(content: string): Change {
  return [
    LINE_AMOUNT,
    LINE_AMOUNT.replace('<cac:Item>', `<cac:AllowanceCharge>${content}</cac:AllowanceCharge><cac:Item>`),
  ];
}

/** Returns an allowance of the price, whose gross price is 60. */
function priceAllowance(indicator: string, amount: string): Change {
  const content = `<cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">${amount}</cbc:Amount><cbc:BaseAmount currencyID="EUR">60.00</cbc:BaseAmount>`;
  return [PRICE, `${PRICE}<cac:AllowanceCharge>${content}</cac:AllowanceCharge>`];
}

const accounting = (amount: string): Change => [
  TOTALS,
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">${amount}</cbc:TaxAmount></cac:TaxTotal>${TOTALS}`,
];
const taxCurrency = (code: string): Change => [
  '<cbc:BuyerReference>',
  `<cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode><cbc:BuyerReference>`,
];
const reason = (code: string): Change => [
  `${CATEGORY}<cbc:Percent>19</cbc:Percent>`,
  `${CATEGORY}<cbc:Percent>19</cbc:Percent><cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>`,
];
const buyersScheme = (scheme: string, id: string): Change => [
  '<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>',
  `<cbc:EndpointID schemeID="${scheme}">${id}</cbc:EndpointID>`,
];
const legal = (scheme: string, id: string): Change => [
  '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
  `<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName><cbc:CompanyID schemeID="${scheme}">${id}</cbc:CompanyID>`,
];

it('finds nothing in an invoice that is right', async () => {
  expect(await brokenIn(invoice, set)).toEqual([]);
});

test.each<[string[], ...Change[]]>([
  [
    ['PEPPOL-EN16931-R001', 'PEPPOL-EN16931-R007'],
    [`<cbc:ProfileID>${PROCESS}</cbc:ProfileID>`, ''],
  ],
  [['PEPPOL-EN16931-R007'], [PROCESS, 'urn:fdc:peppol.eu:2017:poacc:billing:99:1.0']],
  [[], [PROCESS, 'urn:peppol:bis:billing_with_response']],
  [
    ['PEPPOL-EN16931-R002'],
    ['<cbc:DocumentCurrencyCode>', '<cbc:Note>A</cbc:Note><cbc:Note>B</cbc:Note><cbc:DocumentCurrencyCode>'],
  ],
  [['PEPPOL-EN16931-R003'], ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']],
  [['PEPPOL-EN16931-R004'], [`${SPECIFICATION}<`, `${SPECIFICATION}::2.1<`]],
  [['PEPPOL-EN16931-R008'], ['<cbc:StreetName>Weg 1</cbc:StreetName>', '<cbc:StreetName> </cbc:StreetName>']],
  [['PEPPOL-EN16931-R010'], ['<cbc:EndpointID schemeID="9914">ATU13585627</cbc:EndpointID>', '']],
  [['PEPPOL-EN16931-R020'], ['<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>', '']],
  [['PEPPOL-EN16931-R005', 'PEPPOL-EN16931-R054'], taxCurrency('EUR')],
  [[], taxCurrency('SEK'), accounting('210.00')],
  [['PEPPOL-EN16931-R055'], taxCurrency('SEK'), accounting('-210.00')],
  [['PEPPOL-EN16931-R054'], accounting('210.00')],
  [['PEPPOL-EN16931-R051'], ['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="SEK">']],
  [
    ['PEPPOL-EN16931-R051', 'PEPPOL-EN16931-CL007'].sort(),
    ['<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="ANG">'],
  ],
  [
    ['PEPPOL-EN16931-R053', 'PEPPOL-EN16931-R054'],
    ['<cac:TaxSubtotal>', '<cac:Other>'],
    ['</cac:TaxSubtotal>', '</cac:Other>'],
  ],
  [['PEPPOL-EN16931-R061'], ['<cbc:PaymentMeansCode>58<', '<cbc:PaymentMeansCode> 59 <']],
  [['PEPPOL-EN16931-R121'], [PRICE, `${PRICE}<cbc:BaseQuantity>0</cbc:BaseQuantity>`]],
  [['PEPPOL-EN16931-R120'], [PRICE, `${PRICE}<cbc:BaseQuantity>2</cbc:BaseQuantity>`]],
  [['PEPPOL-EN16931-R120'], [LINE_AMOUNT, LINE_AMOUNT.replace('100.00', '100.03')]],
  [[], [LINE_AMOUNT, LINE_AMOUNT.replace('100.00', '100.02')]],
  [['PEPPOL-EN16931-R130'], [PRICE, `${PRICE}<cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity>`]],
  [
    ['PEPPOL-EN16931-R041', 'PEPPOL-EN16931-R120'],
    lineAllowance(
      '<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">10.00</cbc:Amount>',
    ),
  ],
  [
    ['PEPPOL-EN16931-R042', 'PEPPOL-EN16931-R120'],
    lineAllowance(
      '<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">10.00</cbc:Amount><cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>',
    ),
  ],
  [
    ['PEPPOL-EN16931-R040', 'PEPPOL-EN16931-R120'],
    lineAllowance(
      '<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">10.03</cbc:Amount><cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>',
    ),
  ],
  [
    ['PEPPOL-EN16931-R043'],
    lineAllowance('<cbc:ChargeIndicator>0</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">10.00</cbc:Amount>'),
  ],
  [
    ['PEPPOL-EN16931-CL002', 'PEPPOL-EN16931-R120'],
    lineAllowance(
      '<cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode><cbc:Amount currencyID="EUR">1.00</cbc:Amount>',
    ),
  ],
  [
    ['PEPPOL-EN16931-CL003', 'PEPPOL-EN16931-R120'],
    lineAllowance(
      '<cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode><cbc:Amount currencyID="EUR">1.00</cbc:Amount>',
    ),
  ],
  [[], priceAllowance('false', '10.00')],
  [['PEPPOL-EN16931-R046'], priceAllowance('false', '9.99')],
  [['PEPPOL-EN16931-R044'], priceAllowance('true', '10.00')],
  [
    ['PEPPOL-EN16931-R101'],
    [
      LINE_AMOUNT,
      LINE_AMOUNT.replace('<cac:Item>', '<cac:DocumentReference><cbc:ID>1</cbc:ID></cac:DocumentReference><cac:Item>'),
    ],
  ],
  [
    ['PEPPOL-EN16931-R100'],
    [
      LINE_AMOUNT,
      LINE_AMOUNT.replace(
        '<cac:Item>',
        '<cac:DocumentReference><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:DocumentReference><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:Item>',
      ),
    ],
  ],
  [
    ['PEPPOL-EN16931-R110', 'PEPPOL-EN16931-R111'],
    [
      '<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>',
      '<cbc:BuyerReference>A</cbc:BuyerReference><cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate><cbc:EndDate>2026-02-28</cbc:EndDate></cac:InvoicePeriod>',
    ],
    [
      LINE_AMOUNT,
      LINE_AMOUNT.replace(
        '<cac:Item>',
        '<cac:InvoicePeriod><cbc:StartDate>2026-01-31</cbc:StartDate><cbc:EndDate>2026-03-01</cbc:EndDate></cac:InvoicePeriod><cac:Item>',
      ),
    ],
  ],
  [
    ['PEPPOL-EN16931-CL006'],
    [
      '<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>',
      '<cbc:BuyerReference>A</cbc:BuyerReference><cac:InvoicePeriod><cbc:DescriptionCode>5</cbc:DescriptionCode></cac:InvoicePeriod>',
    ],
  ],
  [['PEPPOL-EN16931-CL008'], buyersScheme('0217', '123456789012')],
  [['PEPPOL-EN16931-P0100'], ['<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>389<']],
  [['PEPPOL-EN16931-P0112'], ['<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>384<']],
  [['PEPPOL-EN16931-F001'], ['<cbc:IssueDate>2026-03-02<', '<cbc:IssueDate>2026-03-02Z<']],
  [['PEPPOL-EN16931-F001'], ['<cbc:IssueDate>2026-03-02<', '<cbc:IssueDate>2026-02-30<']],
  [['PEPPOL-EN16931-P0106'], reason('vatex-eu-ic')],
  [['PEPPOL-EN16931-P0111'], reason('VATEX-EU-J')],
  [['PEPPOL-COMMON-R040'], buyersScheme('0088', '4399902400016')],
  [[], buyersScheme('0088', '4399902400015')],
  [['PEPPOL-COMMON-R042'], legal('0184', ' 12345674')],
  [['PEPPOL-COMMON-R043'], legal('0208', '0202239952')],
  [['PEPPOL-COMMON-R049'], legal('0007', '5560360794')],
  [['PEPPOL-COMMON-R054'], legal('0106', '1234567')],
  [['PEPPOL-COMMON-R056-2'], ['<cbc:CompanyID>DE811907980</cbc:CompanyID>', '<cbc:CompanyID>NL1</cbc:CompanyID>']],
])('%j', async (broken, ...changes) => {
  expect(await brokenIn(changed(invoice, ...changes), set)).toEqual(broken);
});

it('looks at no lines within lines', async () => {
  const inner =
    '<cac:SubInvoiceLine><cbc:LineExtensionAmount currencyID="EUR">7.00</cbc:LineExtensionAmount></cac:SubInvoiceLine>';
  expect(await brokenIn(changed(invoice, [PRICE, `${PRICE}${inner}`]), set)).toEqual([]);
});

it('says what an amount should be, and where', async () => {
  const [finding] = await findingsIn(
    changed(invoice, [LINE_ID, LINE_ID], [LINE_AMOUNT, LINE_AMOUNT.replace('100.00', '99.00')]),
    set,
  );
  expect(finding?.text.values).toEqual({ amount: '99.00', expected: '100.00' });
  expect(finding?.element.name).toBe('cac:InvoiceLine');
  expect(finding?.step).toBe('cbc:LineExtensionAmount');
});

describe('a price per quantity that does not come out even', () => {
  it('is divided to eighteen decimals, as the official rules do', async () => {
    const third = (amount: string): Change[] => [
      [PRICE, '<cbc:PriceAmount currencyID="EUR">1.00</cbc:PriceAmount><cbc:BaseQuantity>3</cbc:BaseQuantity>'],
      ['<cbc:InvoicedQuantity unitCode="C62">2<', '<cbc:InvoicedQuantity unitCode="C62">3<'],
      [LINE_AMOUNT, LINE_AMOUNT.replace('100.00', amount)],
    ];
    expect(await brokenIn(changed(invoice, ...third('1.01')), set)).toEqual([]);
    expect(await brokenIn(changed(invoice, ...third('1.02')), set)).toEqual(['PEPPOL-EN16931-R120']);
  });
});

describe('self-billing', () => {
  const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0';
  const process = 'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0';
  const document = changed(ublInvoice(specification, process), [
    '<cbc:InvoiceTypeCode>380<',
    '<cbc:InvoiceTypeCode>389<',
  ]);

  it('has types and identifiers of its own, and no rules of countries', async () => {
    expect(await brokenIn(document, selfBilling)).toEqual([]);
    expect(await brokenIn(invoice, selfBilling)).toEqual(['PEPPOL-EN16931-R004', 'PEPPOL-EN16931-R007']);
    const type = changed(document, ['<cbc:InvoiceTypeCode>389<', '<cbc:InvoiceTypeCode>384<']);
    expect(await brokenIn(type, selfBilling)).toEqual(['PEPPOL-EN16931-P0100']);
    expect(selfBilling.rules.filter(({ id }) => !id.startsWith('PEPPOL-'))).toEqual([]);
  });
});

it('has as many rules as the official set', () => {
  expect(new Set(set.rules.map(({ id }) => id)).size).toBe(set.rules.length);
  expect(set.rules.length).toBe(165);
  expect(selfBilling.rules.length).toBe(62);
});
