import { expect, test } from 'vitest';
import { brokenIn, changed, findingsIn } from '../testing.ts';
import { set as cii } from './extended-cii.ts';
import { set as ubl } from './extended-ubl.ts';
import { frenchCii, frenchUbl } from './testing.ts';

type Change = readonly [part: string, other: string];

const DUE: Change = ['</cbc:IssueDate>', '</cbc:IssueDate><cbc:DueDate>2026-04-01</cbc:DueDate>'];
const CII_DUE: Change = [
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
  '<ram:SpecifiedTradePaymentTerms><ram:Description>30 jours</ram:Description></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
];

const UBL = changed(frenchUbl(), DUE);
const CII = changed(frenchCii(), CII_DUE);

/** Returns a line's reference to the invoice itself: what it is, and the line above. */
function ownReference(subtype: string, parent?: string): string {
  const above = parent ? `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>` : '';
  return `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${above}</cac:BillingReference>`;
}

interface Line {
  id: string;
  net: string;
  subtype?: string;
  parent?: string;
  reason?: string;
}

function ublLine({ id, net, subtype, parent, reason }: Line): string {
  return `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>${net === '' ? '' : `<cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>`}${subtype === undefined ? '' : ownReference(subtype, parent)}<cac:Item><cbc:Name>Rabot</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent>${reason ? `<cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>` : ''}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${net || '1'}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
}

function ciiLine({ id, net, subtype, parent, reason }: Line): string {
  const status = subtype === undefined ? '' : `<ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode>`;
  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent ? `<ram:ParentLineID>${parent}</ram:ParentLineID>` : ''}${status}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Rabot</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${net || '1'}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${reason ? `<ram:ExemptionReason>${reason}</ram:ExemptionReason>` : ''}<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${net === '' ? '' : `<ram:LineTotalAmount>${net}</ram:LineTotalAmount>`}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
}

function withLines(lines: readonly Line[]): [ubl: string, cii: string] {
  return [
    UBL.replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, lines.map(ublLine).join('')),
    CII.replace(
      /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/,
      lines.map(ciiLine).join(''),
    ),
  ];
}

test('an invoice of one line breaks no rule', async () => {
  expect(await brokenIn(UBL, ubl)).toEqual([]);
  expect(await brokenIn(CII, cii)).toEqual([]);
});

test('rules have identifiers of their own, and none that they replace', () => {
  for (const { rules } of [ubl, cii]) {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('BR-CO-10');
    expect(ids).toContain('BR-CO-16');
  }
});

const TREE: readonly Line[] = [
  { id: '1', net: '100.00', subtype: 'GROUP' },
  { id: '2', net: '60.00', subtype: 'DETAIL', parent: '1' },
  { id: '3', net: '40.00', subtype: 'DETAIL', parent: '1' },
  { id: '4', net: '7.00', subtype: 'INFORMATION', parent: '1' },
];

/** The rules that a tree of lines breaks, in UBL and in CII where they differ. */
test.each<[string, readonly Line[], readonly string[], (readonly string[])?]>([
  ['details count, groups and what is for information do not', TREE, []],
  [
    'a group of groups',
    [
      { id: '0', net: '100.00', subtype: 'GROUP' },
      ...TREE.map((line) => (line.id === '1' ? { ...line, parent: '0' } : line)),
    ],
    [],
  ],
  [
    'a subtype that is none',
    TREE.map((line) => (line.id === '4' ? { ...line, subtype: 'NOTE' } : line)),
    ['BR-FREXT-05'],
  ],
  [
    'a group that is not the sum of its lines',
    TREE.map((line) => (line.id === '1' ? { ...line, net: '100.01' } : line)),
    ['BR-FREXT-08'],
  ],
  [
    'a line in none that there is',
    TREE.map((line) => (line.id === '4' ? { ...line, parent: '9' } : line)),
    ['BR-FREXT-11'],
  ],
  ['a line in itself', TREE.map((line) => (line.id === '4' ? { ...line, parent: '4' } : line)), ['BR-FREXT-11']],
  [
    'a group without an amount in one with',
    [...TREE, { id: '5', net: '', subtype: 'GROUP', parent: '1' }],
    ['BR-FREXT-12'],
  ],
  [
    'a detail without an amount',
    [...TREE, { id: '5', net: '', subtype: 'DETAIL', parent: '1' }],
    ['BR-FREXT-24'],
    ['BR-FREXT-BR-24'],
  ],
  ['a group that needs no amount', [...TREE, { id: '5', net: '', subtype: 'GROUP' }], []],
])('%s', async (_, lines, ids, inCii = ids) => {
  const [ublText, ciiText] = withLines(lines);
  expect(await brokenIn(ublText, ubl)).toEqual(ids);
  expect(await brokenIn(ciiText, cii)).toEqual(inCii);
});

test('a line without a number is in none', async () => {
  const [ublText, ciiText] = withLines(TREE);
  expect(await brokenIn(changed(ublText, ['<cbc:ID>4</cbc:ID>', '']), ubl)).toEqual(['BR-21', 'BR-FREXT-11']);
  expect(await brokenIn(changed(ciiText, ['<ram:LineID>4</ram:LineID>', '']), cii)).toEqual(['BR-21', 'BR-FREXT-11']);
});

test('a line that is in another says what it is', async () => {
  const [, ciiText] = withLines(TREE);
  const code = '<ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode>';
  // Without a subtype the line counts as well.
  expect(await brokenIn(changed(ciiText, [code, '']), cii)).toEqual(
    expect.arrayContaining(['BR-FREXT-06', 'BR-FREXT-CO-10', 'BR-FREXT-CO-13', 'BR-FXEXT-S-08']),
  );
});

test('sums may be a cent a line apart', async () => {
  const within = withLines([
    { id: '1', net: '50.01' },
    { id: '2', net: '50.01' },
  ]);
  expect(await brokenIn(within[1], cii)).toEqual([]);
  const beyond = withLines([
    { id: '1', net: '50.01' },
    { id: '2', net: '50.02' },
  ]);
  const ids = ['CO-10', 'CO-13'];
  expect(await brokenIn(beyond[0], ubl)).toEqual(expect.arrayContaining(ids.map((id) => `BR-FREXT-${id}`)));
  expect(await brokenIn(beyond[1], cii)).toEqual(expect.arrayContaining(ids.map((id) => `BR-FREXT-${id}`)));
});

test('what is taxable is told by the reasons for exemption, or without them', async () => {
  const [ublText, ciiText] = withLines([
    { id: '1', net: '60.00', reason: '#A#' },
    { id: '2', net: '40.00' },
  ]);
  // The sum of both is right, but that without a reason is not.
  expect(await brokenIn(ublText, ubl)).toEqual(['BR-FREXT-S-08rev']);
  expect(await brokenIn(ciiText, cii)).toEqual(['BR-FXEXT-S-08rev']);
  expect((await findingsIn(ciiText, cii)).map(({ flag }) => flag)).toEqual(['warning']);
});

test('taxable amounts and VAT are what the lines come to', async () => {
  const base = changed(UBL, [
    '<cbc:TaxableAmount currencyID="EUR">100.00',
    '<cbc:TaxableAmount currencyID="EUR">101.00',
  ]);
  expect(await brokenIn(base, ubl)).toEqual(['BR-FREXT-S-08', 'BR-FREXT-S-08ini', 'BR-FREXT-S-08rev', 'BR-FREXT-S-09']);
  const tax = changed(CII, ['<ram:CalculatedAmount>20.00', '<ram:CalculatedAmount>20.02']);
  expect(await brokenIn(tax, cii)).toEqual(['BR-CO-14', 'BR-FXEXT-S-09']);
});

const ALLOWANCE =
  '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode><cbc:Amount currencyID="EUR">10.00</cbc:Amount><cac:TaxCategory><cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>';
const CII_CHARGE =
  '<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>10.00</ram:ActualAmount><ram:ReasonCode listID="5153">FRE</ram:ReasonCode><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>';
const FEE =
  '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Port</ram:Description><ram:AppliedAmount>5.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>';

test('allowances, charges and fees count in sums', async () => {
  expect(await brokenIn(changed(UBL, ['<cac:TaxTotal>', `${ALLOWANCE}<cac:TaxTotal>`]), ubl)).toEqual([
    'BR-FREXT-CO-11',
    'BR-FREXT-CO-13',
    'BR-FREXT-E-01',
  ]);
  const start = '<ram:SpecifiedTradePaymentTerms>';
  expect(await brokenIn(changed(CII, [start, CII_CHARGE + start]), cii)).toEqual([
    'BR-FREXT-CO-12',
    'BR-FREXT-CO-13',
    'BR-FXEXT-S-08',
    'BR-FXEXT-S-08ini',
    'BR-FXEXT-S-08rev',
  ]);
  const whole = changed(
    CII,
    [start, CII_CHARGE + FEE + start],
    [
      '<ram:TaxBasisTotalAmount>100.00',
      '<ram:ChargeTotalAmount>15.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>115.00',
    ],
    ['<ram:BasisAmount>100.00', '<ram:BasisAmount>115.00'],
    ['<ram:CalculatedAmount>20.00', '<ram:CalculatedAmount>23.00'],
    ['<ram:TaxTotalAmount currencyID="EUR">20.00', '<ram:TaxTotalAmount currencyID="EUR">23.00'],
    ['<ram:GrandTotalAmount>120.00', '<ram:GrandTotalAmount>138.00'],
    ['<ram:DuePayableAmount>120.00', '<ram:DuePayableAmount>138.00'],
  );
  // A fee is only noticed as what EN 16931 has no term for.
  expect(await brokenIn(whole, cii)).toEqual(['CII-SR-396']);
});

test.each<[string, readonly Change[], readonly string[]]>([
  ['no day on which it is due', [['<ram:Description>30 jours</ram:Description>', '']], ['BR-CO-25']],
  ['another total', [['<ram:GrandTotalAmount>120.00', '<ram:GrandTotalAmount>120.02']], ['BR-CO-16', 'BR-FREXT-CO-15']],
  [
    'no account for a transfer',
    [['<ram:IBANID>DE89370400440532013000</ram:IBANID>', '']],
    ['BR-50', 'BR-61', 'BR-CO-27'],
  ],
  [
    'a reason of another list',
    [
      [
        '<ram:SpecifiedTradePaymentTerms>',
        `${CII_CHARGE.replace('5153', '9999').replace('10.00', '0.00')}<ram:SpecifiedTradePaymentTerms>`,
      ],
      ['<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>0.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>'],
    ],
    ['BR-FREXT-CL-20-LISTID'],
  ],
  [
    'a tax that is VAT',
    [
      [
        '<ram:SpecifiedTradePaymentTerms>',
        `${CII_CHARGE.replace('FRE', 'VAT').replace('10.00', '0.00')}<ram:SpecifiedTradePaymentTerms>`,
      ],
      ['<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>0.00</ram:ChargeTotalAmount><ram:TaxBasisTotalAmount>'],
    ],
    ['BR-FREXT-CL-20-TAX'],
  ],
  [
    'terms of delivery that are none',
    [
      [
        '<ram:BuyerReference>',
        '<ram:ApplicableTradeDeliveryTerms><ram:DeliveryTypeCode>FOO</ram:DeliveryTypeCode></ram:ApplicableTradeDeliveryTerms><ram:BuyerReference>',
      ],
    ],
    ['BR-FREXT-CL-27'],
  ],
  ['a scheme that is none', [['<ram:GlobalID schemeID="0009">', '<ram:GlobalID schemeID="9999">']], ['BR-FREXT-CL-10']],
  ['a scheme that the extension adds', [['<ram:GlobalID schemeID="0009">', '<ram:GlobalID schemeID="SE">']], []],
  [
    'an attribute that is neither named nor has a value',
    [['<ram:Name>Hobel</ram:Name>', '<ram:Name>Hobel</ram:Name><ram:ApplicableProductCharacteristic/>']],
    ['BR-FREXT-54-1', 'BR-FREXT-54-2', 'CII-SR-069', 'CII-SR-072'],
  ],
  [
    'an attribute of a code that is none',
    [
      [
        '<ram:Name>Hobel</ram:Name>',
        '<ram:Name>Hobel</ram:Name><ram:ApplicableProductCharacteristic><ram:TypeCode>XYZZY</ram:TypeCode><ram:Value>1</ram:Value></ram:ApplicableProductCharacteristic>',
      ],
    ],
    ['BR-FXEXT-04', 'CII-SR-069'],
  ],
])('CII: %s', async (_, changes, ids) => {
  expect(await brokenIn(changed(CII, ...changes), cii)).toEqual(ids);
});

test.each<[string, readonly Change[], readonly string[]]>([
  ['no day on which it is due', [['<cbc:DueDate>2026-04-01</cbc:DueDate>', '']], ['BR-CO-25']],
  [
    'a preceding invoice without a number',
    [['<cac:Delivery>', '<cac:BillingReference/><cac:Delivery>']],
    ['BR-55', 'UBL-SR-07'],
  ],
  [
    'an attribute of a code that is none',
    [
      [
        '</cac:Item>',
        '<cac:AdditionalItemProperty><cbc:NameCode>XYZZY</cbc:NameCode><cbc:Value>1</cbc:Value></cac:AdditionalItemProperty></cac:Item>',
      ],
    ],
    ['BR-FREXT-04'],
  ],
  [
    'an XML file',
    [
      [
        '<cac:Delivery>',
        '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/xml" filename="a.xml">AA==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference><cac:Delivery>',
      ],
    ],
    [],
  ],
])('UBL: %s', async (_, changes, ids) => {
  expect(await brokenIn(changed(UBL, ...changes), ubl)).toEqual(ids);
});
