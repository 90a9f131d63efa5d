import { expect, it } from 'vitest';
import { type Changes, changed, ciiInvoice, findingsIn, said } from '../testing.ts';
import { set } from './cii.ts';
import { IDENTIFIERS } from './rules.ts';

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const invoice = ciiInvoice(IDENTIFIERS.core, PROCESS);
const extended = ciiInvoice(IDENTIFIERS.extension, PROCESS);
const vehicles = ciiInvoice(IDENTIFIERS.vehicles, PROCESS);

const PRICE = '<ram:ChargeAmount>50.00</ram:ChargeAmount>';
const PRODUCT = '<ram:Name>Hobel</ram:Name>';
const BUYER = '<ram:Name>Stadtwerk</ram:Name>';

const quantity = (text: string, unit: string) =>
  `<ram:BasisQuantity${unit && ` unitCode="${unit}"`}>${text}</ram:BasisQuantity>`;
const net = (inner: string): Changes[number] => [PRICE, PRICE + inner];
const gross = (inner: string): Changes[number] => [
  '<ram:NetPriceProductTradePrice>',
  `<ram:GrossPriceProductTradePrice>${inner}</ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>`,
];
const discount = (indicators: readonly string[], amount: string) =>
  `<ram:AppliedTradeAllowanceCharge>${indicators.map((each) => `<ram:ChargeIndicator><udt:Indicator>${each}</udt:Indicator></ram:ChargeIndicator>`).join('')}${amount && `<ram:ActualAmount>${amount}</ram:ActualAmount>`}</ram:AppliedTradeAllowanceCharge>`;
const charged = (text: string) => (text === '' ? '' : `<ram:ChargeAmount>${text}</ram:ChargeAmount>`);

it.each<[what: string, changes: Changes, ...expected: string[]]>([
  ['a discount', [gross(charged('60.00') + discount(['false'], '10.00'))]],
  ['no discount', [gross(charged('50'))]],
  ['a discount that is nothing', [gross(charged('50') + discount(['false'], ''))]],
  ['a discount that is missing', [gross(charged('60.00'))], 'PEPPOL-EN16931-R046 50.00 60.00'],
  [
    'a discount that does not come out',
    [gross(charged('60.00') + discount(['false'], '9.99'))],
    'PEPPOL-EN16931-R046 50.00 50.01',
  ],
  ['no gross price', [gross(discount(['false'], '10.00'))]],
  [
    'no net price',
    [[PRICE, '<ram:Other>1</ram:Other>'], gross(charged('60.00') + discount(['false'], '10.00'))],
    'PEPPOL-EN16931-R046 – 50.00',
  ],
  ['a charge', [gross(charged('60.00') + discount(['true'], '10.00'))], 'PEPPOL-EN16931-R044'],
  ['a charge without an amount', [gross(charged('50.00') + discount(['true'], ''))]],
  ['a charge beside a discount', [gross(charged('60.00') + discount(['true', 'false'], '10.00'))]],
  ['quantities that are the same', [net(quantity('1', 'C62')), gross(charged('50') + quantity('1', 'C62'))]],
  ['quantities of another text', [net(quantity('1', '')), gross(charged('50') + quantity('1.0', ''))], 'BR-TMP-3'],
  ['quantities of two units', [net(quantity('1', 'C62')), gross(charged('50') + quantity('1', 'KGM'))], 'BR-TMP-3'],
  ['a quantity without a unit', [net(quantity('1', 'C62')), gross(charged('50') + quantity('1', ''))]],
  ['a quantity of the gross price alone', [gross(charged('50') + quantity('1', 'KGM'))]],
  ['a quantity of the net price alone', [net(quantity('1', 'C62'))]],
])('prices: %s', async (_, changes, ...expected) => {
  expect(await said(changed(invoice, ...changes), /-R04[46]$|^BR-TMP-3$/, set)).toEqual(expected);
});

const TAXED = '<ram:ID schemeID="VA">DE811907980</ram:ID>';
const global = (scheme: string) => `<ram:GlobalID schemeID="${scheme}">1</ram:GlobalID>`;
const legal = (scheme: string) =>
  `<ram:SpecifiedLegalOrganization><ram:ID schemeID="${scheme}">1</ram:ID></ram:SpecifiedLegalOrganization>`;
const shipTo = (inner: string): Changes[number] => [
  '<ram:ActualDeliverySupplyChainEvent>',
  `<ram:ShipToTradeParty>${inner}</ram:ShipToTradeParty><ram:ActualDeliverySupplyChainEvent>`,
];
const attached = (mime: string): Changes[number] => [
  '<ram:BuyerReference>',
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="${mime}" filename="a">AA</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument><ram:BuyerReference>`,
];

it.each<[what: string, changes: Changes, ...expected: string[]]>([
  [
    'what it has',
    [
      [BUYER, global('XR03') + BUYER + legal('XR02')],
      [PRODUCT, global('0160') + PRODUCT],
      shipTo(global('0088')),
      attached('application/xml'),
    ],
  ],
  ['a party', [[BUYER, global('9999') + BUYER]], 'BR-DEX-04'],
  ['an identifier for SEPA', [[BUYER, global('SEPA') + BUYER]], 'BR-DEX-04'],
  ['a registration', [[BUYER, BUYER + legal('9999')]], 'BR-DEX-05'],
  ['a tax number', [[TAXED, TAXED.replace('VA', 'FC')]]],
  ['an item', [[PRODUCT, global('9999') + PRODUCT]], 'BR-DEX-06'],
  ['an electronic address', [['<ram:URIID schemeID="9914">', '<ram:URIID schemeID="0160">']], 'BR-DEX-07'],
  ['a place of delivery', [shipTo(global('9999'))], 'BR-DEX-08'],
  ['an attachment', [attached('text/html')], 'BR-DEX-01'],
])('the extension takes schemes and files of its own: %s', async (_, changes, ...expected) => {
  const found = async (xml: string) =>
    (await findingsIn(changed(xml, ...changes), set)).map(({ id }) => id).filter((id) => id.startsWith('BR-DEX'));
  expect(await found(extended)).toEqual(expected);
  expect(await found(invoice)).toEqual([]);
});

const tender = (type: string, number: string) =>
  `<ram:AdditionalReferencedDocument>${number && `<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`}<ram:TypeCode>${type}</ram:TypeCode></ram:AdditionalReferencedDocument>`;

it.each([
  [[tender('50', 'T1')], []],
  [[tender('916', 'T1')], ['BR-DE-CVD-02']],
  [[tender('50', '')], ['BR-DE-CVD-02']],
  [[tender('916', 'T1'), tender('50', 'T1')], []],
  [[], ['BR-DE-CVD-02']],
])('clean vehicles are tendered: %j', async (documents, expected) => {
  const xml = changed(vehicles, ['<ram:BuyerReference>', `${documents.join('')}<ram:BuyerReference>`]);
  const found = (await findingsIn(xml, set)).map(({ id }) => id);
  expect(found.filter((id) => id === 'BR-DE-CVD-02')).toEqual(expected);
});
