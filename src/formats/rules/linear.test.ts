/** Checks that the work of reading and checking an e-invoice grows no faster than its repeated parts. */
import { beforeAll, expect, test } from 'vitest';
import { fasterThanLinear, startCounting, stepsOf } from '../../engine/testing/steps.ts';
import type { Format } from '../format.ts';

const SIZE = 33;

let formats: readonly Format[];
let checkInvoice: typeof import('../check.ts').checkInvoice;
let parseXml: typeof import('../xml/parse.ts').parseXml;
let testing: typeof import('./testing.ts');

beforeAll(async () => {
  startCounting();
  ({ formats } = await import('../formats.ts'));
  ({ checkInvoice } = await import('../check.ts'));
  ({ parseXml } = await import('../xml/parse.ts'));
  testing = await import('./testing.ts');
});

const amount = (name: string, text: string) => `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
const ALLOWANCE = `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>95</cbc:AllowanceChargeReasonCode><cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>${amount('Amount', '9.00')}${amount('BaseAmount', '100.00')}</cac:AllowanceCharge>`;
const ITEM =
  '<cac:Item><cbc:Name>Hobel</cbc:Name><cac:CommodityClassification><cbc:ItemClassificationCode listID="CVD">M1</cbc:ItemClassificationCode></cac:CommodityClassification></cac:Item>';

/** The repeatable parts in UBL: their place, and an instance. */
const UBL = {
  lines: [
    '</Invoice>',
    `<cac:InvoiceLine><cbc:ID>2</cbc:ID>${amount('LineExtensionAmount', '7.00')}<cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate></cac:InvoicePeriod><cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>${ALLOWANCE}${ITEM}<cac:Price>${amount('PriceAmount', '1.00')}<cbc:BaseQuantity unitCode="C62">3</cbc:BaseQuantity>${ALLOWANCE}</cac:Price></cac:InvoiceLine>`,
  ],
  'lines within a line': [
    '</cac:InvoiceLine>',
    `<cac:SubInvoiceLine>${amount('LineExtensionAmount', '1.00')}${ITEM}</cac:SubInvoiceLine>`,
  ],
  allowances: ['<cac:TaxTotal>', ALLOWANCE],
  documents: [
    '<cac:AccountingSupplierParty>',
    '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/html" filename="a">AA</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>',
  ],
  'means of payment': [
    '<cac:TaxTotal>',
    '<cac:PaymentMeans><cbc:PaymentMeansCode>59</cbc:PaymentMeansCode></cac:PaymentMeans>',
  ],
  'parts of the breakdown': [
    '<cac:TaxSubtotal>',
    `<cac:TaxSubtotal>${amount('TaxableAmount', '1.00')}${amount('TaxAmount', '0.00')}<cac:TaxCategory><cbc:ID>E</cbc:ID></cac:TaxCategory></cac:TaxSubtotal>`,
  ],
  'identifiers of a party': [
    '<cac:PartyTaxScheme>',
    '<cac:PartyIdentification><cbc:ID schemeID="0088">7</cbc:ID></cac:PartyIdentification>',
  ],
  'classifications of an item': [
    '<cac:ClassifiedTaxCategory>',
    '<cac:CommodityClassification><cbc:ItemClassificationCode listID="TST">7</cbc:ItemClassificationCode></cac:CommodityClassification>',
  ],
} as const;

const CII_ALLOWANCE =
  '<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:CalculationPercent>10</ram:CalculationPercent><ram:BasisAmount>100.00</ram:BasisAmount><ram:ActualAmount>9.00</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>';
const PERIOD =
  '<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20260201</udt:DateTimeString></ram:StartDateTime></ram:BillingSpecifiedPeriod>';

const CII = {
  lines: [
    '<ram:ApplicableHeaderTradeAgreement>',
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>2</ram:LineID><ram:ParentLineID>1</ram:ParentLineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:GlobalID schemeID="0160">1</ram:GlobalID><ram:Name>Hobel</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:BuyerOrderReferencedDocument><ram:LineID>1</ram:LineID></ram:BuyerOrderReferencedDocument><ram:GrossPriceProductTradePrice><ram:ChargeAmount>60.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">3</ram:BasisQuantity></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeSettlement>${PERIOD}${CII_ALLOWANCE}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  ],
  allowances: ['<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', CII_ALLOWANCE],
  documents: [
    '<ram:BuyerReference>',
    '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject filename="a" mimeCode="text/html">AA</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>',
  ],
  'means of payment': [
    '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    '<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>59</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>',
  ],
  'parts of the breakdown': [
    '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
    '<ram:ApplicableTradeTax><ram:CalculatedAmount>0</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>1</ram:BasisAmount><ram:CategoryCode>E</ram:CategoryCode></ram:ApplicableTradeTax>',
  ],
} as const;

const UBL_PERIOD = [
  '<cac:AccountingSupplierParty>',
  '<cac:InvoicePeriod><cbc:StartDate>2026-02-01</cbc:StartDate></cac:InvoicePeriod><cac:AccountingSupplierParty>',
] as const;
const CII_PERIOD = [
  '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
  `${PERIOD}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
] as const;

function invoiceOf({ syntax, specification, process = 'urn:example.com' }: Format): string {
  return syntax === 'ubl'
    ? testing.changed(testing.ublInvoice(specification, process), UBL_PERIOD)
    : testing.changed(testing.ciiInvoice(specification, process), CII_PERIOD);
}

const kinds = [
  ...Object.keys(UBL).map((what) => ['ubl', what] as const),
  ...Object.keys(CII).map((what) => ['cii', what] as const),
];

test.each(kinds)('checking a %s invoice with many %s takes linear work', async (syntax, what) => {
  const table: Readonly<Record<string, readonly [string, string]>> = syntax === 'ubl' ? UBL : CII;
  const [before = '', one = ''] = table[what] ?? [];
  for (const format of formats.filter((each) => each.syntax === syntax)) {
    const text = invoiceOf(format);
    const stepsAt = (size: number) => {
      const grown = text.replace(before, () => one.repeat(size) + before);
      return stepsOf(async () => {
        const reading = parseXml(grown);
        if (!reading.ok) throw new Error('this is XML');
        const checked = await checkInvoice(reading, format);
        expect('faults' in checked).toBe(true);
      }, SIZE);
    };
    await stepsAt(2);
    const slow = fasterThanLinear([await stepsAt(SIZE), await stepsAt(2 * SIZE), await stepsAt(3 * SIZE)], SIZE);
    expect({ format: format.key, slow }).toEqual({ format: format.key, slow: [] });
  }
});
