import { expect, it } from 'vitest';
import { asCreditNote, type Changes, changed, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as xrechnung } from '../xrechnung/ubl.ts';
import { set } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const invoice = ublInvoice(SPECIFICATION, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');

const CURRENCY = '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>';
const REFERENCE = '<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>';
const NET = '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>';
const PRICE = '<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>';
const QUANTITY = '<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>';
const MEANS = '<cbc:PaymentMeansCode>58<';

const accounting = (code: string): Changes[number] => [
  CURRENCY,
  `${CURRENCY}<cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode>`,
];
const total = (...amounts: string[]): Changes[number] => [
  '<cac:LegalMonetaryTotal>',
  `${amounts.map((text) => `<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">${text}</cbc:TaxAmount></cac:TaxTotal>`).join('')}<cac:LegalMonetaryTotal>`,
];
const own = (text: string): Changes[number] => [
  '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00<',
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${text}<`,
];
const inLine = (inner: string): Changes[number] => [NET, NET.replace('<cac:Item>', `${inner}<cac:Item>`)];
const inHead = (inner: string): Changes[number] => ['<cac:TaxTotal>', `${inner}<cac:TaxTotal>`];
const period = (start: string, end: string) =>
  `<cac:InvoicePeriod>${start && `<cbc:StartDate>${start}</cbc:StartDate>`}${end && `<cbc:EndDate>${end}</cbc:EndDate>`}</cac:InvoicePeriod>`;
const ofInvoice = (start: string, end: string): Changes[number] => [REFERENCE, REFERENCE + period(start, end)];
const adjustment = (indicator: string, inner: string) =>
  `<cac:AllowanceCharge>${indicator && `<cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>`}${inner}<cbc:Amount currencyID="EUR">0</cbc:Amount></cac:AllowanceCharge>`;
const percentage = '<cbc:MultiplierFactorNumeric>0</cbc:MultiplierFactorNumeric>';
const base = '<cbc:BaseAmount currencyID="EUR">100</cbc:BaseAmount>';
const document = (...types: string[]) =>
  `<cac:DocumentReference><cbc:ID>1</cbc:ID>${types.map((type) => `<cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode>`).join('')}</cac:DocumentReference>`;
const priced = (text: string, unit = ''): Changes[number] => [
  PRICE,
  `${PRICE}<cbc:BaseQuantity${unit && ` unitCode="${unit}"`}>${text}</cbc:BaseQuantity>`,
];

const CASES: readonly (readonly [what: string, changes: Changes, expected: string])[] = [
  ['what is right', [], ''],
  ['VAT in the currency of the accounts', [accounting('SEK'), total('210.00')], ''],
  ['the same currency, with blanks', [accounting(' EUR ')], 'R005 R054'],
  ['none in that currency', [accounting('SEK')], 'R054 R055'],
  ['two in that currency', [accounting('SEK'), total('210.00', '0')], 'R054'],
  ['another sign', [accounting('SEK'), total('-210.00')], 'R055'],
  ['both negative', [accounting('SEK'), total('-210.00'), own('-19.00')], ''],
  ['one of them nothing, the other negative', [accounting('SEK'), total('0'), own('-19.00')], ''],
  ['one of them nothing', [accounting('SEK'), total('0')], ''],
  ['what is no number', [accounting('SEK'), total('x')], 'R055'],
  ['no currency of the invoice', [accounting('SEK'), total('210.00'), [CURRENCY, '']], 'R055'],
  ['an indicator that is neither, in the head', [inHead(adjustment('1', ''))], 'R043'],
  ['an indicator that is neither, in a line', [inLine(adjustment('1', ''))], 'R043'],
  ['no indicator', [inHead(adjustment('', ''))], 'R043'],
  ['an indicator with blanks', [inHead(adjustment(' true ', ''))], ''],
  ['one with a percentage alone', [inHead(adjustment('1', percentage))], 'R041'],
  ['one with a base alone', [inHead(adjustment('1', base))], 'R042'],
  ['one with both', [inHead(adjustment('1', percentage + base))], 'R043'],
  ['a direct debit', [[MEANS, '<cbc:PaymentMeansCode>49<']], 'R061'],
  ['one of SEPA', [[MEANS, '<cbc:PaymentMeansCode>59<']], 'R061'],
  [
    'one with its mandate',
    [
      [MEANS, '<cbc:PaymentMeansCode>49<'],
      ['</cac:PaymentMeans>', '<cac:PaymentMandate><cbc:ID>M7</cbc:ID></cac:PaymentMandate></cac:PaymentMeans>'],
    ],
    '',
  ],
  [
    'days within those of the invoice',
    [ofInvoice('2026-02-01', '2026-02-28'), inLine(period('2026-02-01', '2026-02-28'))],
    '',
  ],
  [
    'days before and behind',
    [ofInvoice('2026-02-01', '2026-02-28'), inLine(period('2026-01-31', '2026-03-01'))],
    'R110 R111',
  ],
  ['days without any of the invoice', [inLine(period('2026-01-31', '2026-03-01'))], ''],
  ['a first day where the invoice has a last one', [ofInvoice('', '2026-02-28'), inLine(period('2026-01-31', ''))], ''],
  ['a last day where the invoice has a first one', [ofInvoice('2026-02-01', ''), inLine(period('', '2026-03-01'))], ''],
  ['a document that is invoiced', [inLine(document('130'))], ''],
  ['another document', [inLine(document('50'))], 'R101'],
  ['it beside another', [inLine(document('50', '130'))], ''],
  ['a price for one', [priced('1')], ''],
  ['a price for none', [priced('0')], 'R121'],
  ['a price for what is no number', [priced('x')], ''],
  ['the unit of the line', [priced('1', 'C62')], ''],
  ['another unit', [priced('1', 'KGM')], 'R130'],
  ['a unit where the line has no quantity', [priced('2', 'KGM'), [QUANTITY, '']], 'R120'],
  [
    'a unit that is not of a price',
    [inLine('<cac:Other><cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity></cac:Other>')],
    '',
  ],
];

const SHARED = /^PEPPOL-EN16931-R(?:005|04[1-3]|05[45]|061|1[0-3]\d)$/;

async function found(xml: string, rules: typeof set): Promise<string> {
  const ids = (await findingsIn(xml, rules)).map(({ id }) => id).filter((id) => SHARED.test(id));
  return [...new Set(ids)]
    .map((id) => id.replace('PEPPOL-EN16931-', ''))
    .sort()
    .join(' ');
}

it.each(CASES)('rules that XRechnung has too see %s', async (_, changes, expected) => {
  const xml = changed(invoice, ...changes);
  expect([await found(xml, set), await found(xml, xrechnung)]).toEqual([expected, expected]);
});

it.each(CASES)('they see the same in credit notes: %s', async (_, changes, expected) => {
  expect(await found(asCreditNote(changed(invoice, ...changes)), set)).toBe(expected);
});

const ORDER = '<cac:OrderReference><cbc:ID>O7</cbc:ID></cac:OrderReference>';
const project = (type: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>`;
const noted = (...texts: string[]): Changes[number] => [
  CURRENCY,
  texts.map((text) => `<cbc:Note>${text}</cbc:Note>`).join('') + CURRENCY,
];
const german: Changes[number] = ['<cbc:IdentificationCode>AT<', '<cbc:IdentificationCode>DE<'];
const WRONG = `R004 ${SPECIFICATION}`;

it.each<[what: string, changes: Changes, ...expected: string[]]>([
  ['one note', [noted('A')]],
  ['two notes', [noted('A', 'B')], 'R002'],
  ['two notes from Germany to Germany', [noted('A', 'B'), german]],
  ['the number of the order for a reference', [[REFERENCE, ORDER]]],
  ['an order without its number', [[REFERENCE, ORDER.replaceAll('cbc:ID', 'cbc:SalesOrderID')]], 'R003'],
  ['neither', [[REFERENCE, '']], 'R003'],
  ['a specification with more behind it', [['billing:3.0<', 'billing:3.0#conformant#urn:example<']]],
  ['a specification with something before it', [['<cbc:CustomizationID>', '<cbc:CustomizationID>urn:example#']], WRONG],
  ['two colons in a row', [['billing:3.0<', 'billing:3.0::2.1<']], WRONG],
  ['no specification', [[`<cbc:CustomizationID>${SPECIFICATION}</cbc:CustomizationID>`, '']], WRONG],
  ['two projects of an invoice', [inHead(project('50') + project('50'))]],
  ['one object of a line', [inLine(document('130'))]],
  ['two objects of a line', [inLine(document('130') + document('130'))], 'R100'],
])("Peppol's own rules see %s", async (_, changes, ...expected) => {
  const ids = /^PEPPOL-EN16931-R(?:00[234]|080|100)$/;
  expect(await said(changed(invoice, ...changes), ids, set)).toEqual(expected.map((each) => `PEPPOL-EN16931-${each}`));
});

it.each([
  [['50'], 0],
  [['50', '130'], 0],
  [['50', '50'], 1],
  [['130', '130'], 0],
])('a credit note has one project: %j', async (types, faults) => {
  const xml = asCreditNote(changed(invoice, inHead(types.map(project).join(''))));
  expect((await said(xml, /-R080$/, set)).length).toBe(faults);
});
