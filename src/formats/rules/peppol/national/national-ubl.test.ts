/** What countries ask in UBL, where it is nearly broken or nearly kept (chapter 12 §9, §10). */
import { expect, it, test } from 'vitest';
import { asCreditNote, brokenIn, changed } from '../../testing.ts';
import { set } from '../ubl.ts';
import {
  buyer,
  buyersLegal,
  type Change,
  document,
  invoice,
  legal,
  MEANS,
  means,
  national,
  registration,
  seller,
  vat,
} from './testing.ts';

/** Returns the rules of a country that a credit note breaks. */
async function ofNote(prefix: string, ...changes: Change[]): Promise<string[]> {
  return (await brokenIn(asCreditNote(changed(invoice, ...changes)), set)).filter((id) => id.startsWith(prefix));
}

const payable = (amount: string): Change => [
  '<cbc:PayableAmount currencyID="EUR">119.00',
  `<cbc:PayableAmount currencyID="EUR">${amount}`,
];
const paidBy = (code: string, content: string): Change => [
  MEANS,
  `<cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${content}`,
];
const bank = '<cac:FinancialInstitutionBranch><cbc:ID>1</cbc:ID></cac:FinancialInstitutionBranch>';
const account = (id: string, more = '') =>
  `<cac:PayeeFinancialAccount><cbc:ID>${id}</cbc:ID>${more}</cac:PayeeFinancialAccount>`;
const mandate = (id: string, payer: string) =>
  `<cac:PaymentMandate>${id && `<cbc:ID>${id}</cbc:ID>`}${payer && `<cac:PayerFinancialAccount><cbc:ID>${payer}</cbc:ID></cac:PayerFinancialAccount>`}</cac:PaymentMandate>`;
const EMPTY_STREET: Change = ['<cbc:StreetName>Weg 1</cbc:StreetName>', ''];

const danish = [seller('DK'), vat('DK12345674'), legal('0184', 'DK12345674')] as const;
const domestic = [...danish, buyer('DK'), buyersLegal('0184', '87654321')] as const;

test.each<[string, string[], ...Change[]]>([
  ['a transfer', [], paidBy('42', account('1', bank))],
  ['a transfer without an account', ['DK-R-006'], paidBy('31', account('', bank))],
  ['a transfer without a bank', ['DK-R-006'], paidBy('31', account('1'))],
  ['a direct debit', [], paidBy('49', mandate('1', '2'))],
  ['a direct debit without a mandate', ['DK-R-007'], paidBy('49', mandate('', '2'))],
  ['a direct debit of no account', ['DK-R-007'], paidBy('49', mandate('1', ''))],
  ['an invoice of less than nothing', [], payable('-0.01')],
  [
    'an identifier with a scheme',
    [],
    [
      '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>',
      '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="0088">7</cbc:ID></cac:PartyIdentification>',
    ],
  ],
])('Denmark: %s', async (_, expected, ...changes) => {
  expect(await national('DK-', ...domestic, ...changes)).toEqual(expected);
});

it('lets a Danish credit note be nothing', async () => {
  expect(await ofNote('DK-R-016', ...domestic, payable('0.00'))).toEqual([]);
  expect(await ofNote('DK-R-016', ...danish, payable('-0.01'))).toEqual([]);
});

const represented = (country: string, address = ''): Change => [
  '<cac:Delivery>',
  `<cac:TaxRepresentativeParty><cac:PostalAddress>${address}<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country></cac:PostalAddress></cac:TaxRepresentativeParty><cac:Delivery>`,
];
const unpaid: Change = [`<cac:PaymentMeans>${MEANS}</cac:PaymentMeans>`, ''];
const orders: Change = [
  '<cac:Item>',
  '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference><cac:Item>',
];

test.each<[string, string[], ...Change[]]>([
  ['a seller of the chamber', [], legal('0106', '1')],
  ['a seller with an OIN', [], legal('0190', '1')],
  ['a seller without a number', ['NL-R-003'], legal('0106', '')],
  ['a buyer elsewhere without a street', [], ['<cbc:StreetName>Gasse 2</cbc:StreetName>', '']],
  ['a representative elsewhere', [], represented('BE')],
  [
    'a representative in full',
    [],
    represented(
      'nl',
      '<cbc:StreetName>a</cbc:StreetName><cbc:CityName>b</cbc:CityName><cbc:PostalZone>1</cbc:PostalZone>',
    ),
  ],
  ['nothing to pay', [], unpaid, payable('0.00')],
])('The Netherlands: %s', async (_, expected, ...changes) => {
  expect(await national('NL-', seller('NL'), ...changes)).toEqual(expected);
});

test('The Netherlands: a line of an order that is named', async () => {
  const order: Change = [
    '<cac:AccountingSupplierParty>',
    '<cac:OrderReference><cbc:ID>1</cbc:ID></cac:OrderReference><cac:AccountingSupplierParty>',
  ];
  expect(await national('NL-', seller('NL'), orders, order)).toEqual([]);
});

test('The Netherlands: credit notes', async () => {
  const preceding: Change = [
    '<cac:AccountingSupplierParty>',
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference></cac:BillingReference><cac:AccountingSupplierParty>',
  ];
  expect(await ofNote('NL-', seller('NL'), preceding)).toEqual([]);
  expect(await ofNote('NL-', seller('NL'), preceding, unpaid)).toEqual([]);
  expect(await ofNote('NL-', seller('NL'), preceding, unpaid, payable('0.00'))).toEqual([]);
  expect(await ofNote('NL-', seller('NL'), preceding, unpaid, payable('-1.00'))).toEqual(['NL-R-007']);
});

const icelandic = [seller('IS'), legal('0196', '5402697509')] as const;
const due = (day: string): Change => [
  '<cbc:InvoiceTypeCode>',
  `<cbc:DueDate>${day}</cbc:DueDate><cbc:InvoiceTypeCode>`,
];

test.each<[string, string[], ...Change[]]>([
  ['a number of another scheme', ['IS-R-002'], seller('IS'), legal('0088', '5402697509')],
  ['a buyer with a number and an address', [], ...icelandic, buyer('IS'), buyersLegal('0196', '5402697509')],
  ['an account of twelve digits', [], ...icelandic, means('9', '123456789012')],
  ['a claim of twelve digits', [], ...icelandic, means('42', '123456789012')],
  ['a last day that is none', ['IS-R-008'], ...icelandic, document('EINDAGI', '2026-02-30'), due('2026-01-30')],
  ['a last day with a time', ['IS-R-008'], ...icelandic, document('EINDAGI', '2026-04-01T'), due('2026-03-30')],
  ['a last day before the due date', ['IS-R-010'], ...icelandic, document('EINDAGI', '2026-03-29'), due('2026-03-30')],
  ['another document', [], ...icelandic, document('OTHER', '1')],
])('Iceland: %s', async (_, expected, ...changes) => {
  expect(await national('IS-', ...changes)).toEqual(expected);
});

it('takes Icelandic credit notes', async () => {
  expect(await ofNote('IS-R-001', ...icelandic)).toEqual([]);
});

const swedish = [seller('SE'), vat('SE556036079301')] as const;
const ITEM_RATE =
  '<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
const TAX_RATE = '<cbc:Percent>19</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>';
const rated = (rate: string): Change[] =>
  [ITEM_RATE, TAX_RATE].map((part): Change => [part, part.replace('>19<', `>${rate}<`)]);

test.each<[string, string[], ...Change[]]>([
  ['with its rate', [], ...swedish, ...rated('25')],
  ['with another in its lines', ['SE-R-006'], ...swedish, ...rated('25').slice(1)],
  ['with another in its totals', ['SE-R-006'], ...swedish, ...rated('25').slice(0, 1)],
  ['with another, from elsewhere', [], vat('SE556036079301')],
  ['approved in other words, without its number', [], seller('SE'), registration('Nej')],
  ['paid by a transfer to elsewhere', [], seller('SE'), means('31', '1')],
])('Sweden: %s', async (_, expected, ...changes) => {
  expect(await national('SE-', ...changes)).toEqual(expected);
});

test('Italy: a street is asked of Italians alone', async () => {
  expect(await national('IT-', vat('IT00743110157'), EMPTY_STREET)).toEqual(['IT-R-002']);
  expect(await national('IT-', EMPTY_STREET)).toEqual([]);
});
