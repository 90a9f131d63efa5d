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

const taxed = (reason: string, code = 'ZZZ'): Change => [
  '<cac:TaxTotal>',
  `<cac:AllowanceCharge><cbc:AllowanceChargeReasonCode>${code}</cbc:AllowanceChargeReasonCode>${reason && `<cbc:AllowanceChargeReason>${reason}</cbc:AllowanceChargeReason>`}</cac:AllowanceCharge><cac:TaxTotal>`,
];

test.each<[string, boolean]>([
  ['0000', true],
  ['9999', true],
  [' 0003 ', true],
  ['A#B', true],
  ['003', false],
  ['00003', false],
  ['12A4', false],
  ['-001', false],
  ['#A', false],
  ['A#', false],
  ['AB', false],
  ['', false],
])('Denmark: a tax may be named %j: %s', async (reason, is) => {
  expect(await national('DK-R-004', ...domestic, taxed(reason))).toEqual(is ? [] : ['DK-R-004']);
  expect(await national('DK-R-004', ...domestic, taxed(reason, 'ABC'))).toEqual([]);
  expect(await national('DK-R-004', ...danish, taxed(reason))).toEqual([]);
});

test.each<[string, string, boolean]>([
  ['TST', '19.05.01', true],
  ['TST', '19.0501', true],
  ['TST', '26.08.01', true],
  ['TST', '26.0801', true],
  ['TST', '1', false],
  ['TST', '', false],
  ['STI', '1', true],
])('Denmark: a classification of the list %s may be of the version %j: %s', async (list, version, is) => {
  const code = `<cac:CommodityClassification><cbc:ItemClassificationCode listID="${list}"${version && ` listVersionID="${version}"`}>7</cbc:ItemClassificationCode></cac:CommodityClassification>`;
  const item: Change = ['<cbc:Name>Hobel</cbc:Name>', `<cbc:Name>Hobel</cbc:Name>${code}`];
  expect(await national('DK-R-003', ...domestic, item)).toEqual(is ? [] : ['DK-R-003']);
  expect(await national('DK-R-003', ...danish, item)).toEqual([]);
});

test.each(['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97'])(
  'Denmark: a means of payment may be %s',
  async (code) => {
    expect(await national('DK-R-005', ...domestic, means(code))).toEqual([]);
  },
);

test('Denmark: no part of a code of a means of payment is one', async () => {
  for (const code of ['0', '9', '']) {
    expect(await national('DK-R-005', ...domestic, means(code))).toEqual(['DK-R-005']);
  }
});

const giro = (institution: string, id: string, code = '30'): Change =>
  paidBy(
    code,
    account(id, `<cac:FinancialInstitutionBranch><cbc:ID>${institution}</cbc:ID></cac:FinancialInstitutionBranch>`),
  );

test.each<[string, string, string[]]>([
  ['SE:PLUSGIRO', '1', ['SE-R-010']],
  ['SE:PLUSGIRO', '12', []],
  ['SE:PLUSGIRO', '12345678', []],
  ['SE:PLUSGIRO', ' 12345678 ', []],
  ['SE:PLUSGIRO', '123456789', ['SE-R-010']],
  ['SE:PLUSGIRO', '12A', ['SE-R-007']],
  ['SE:BANKGIRO', '123456', ['SE-R-009']],
  ['SE:BANKGIRO', '1234567', []],
  ['SE:BANKGIRO', '12345678', []],
  ['SE:BANKGIRO', '123456789', ['SE-R-009']],
  ['SE:BANKGIRO', '1234567A', ['SE-R-008']],
  ['SE:OTHER', 'A', []],
])('Sweden: an account at %s may be %j: %j', async (institution, id, found) => {
  expect(await national('SE-', seller('SE'), giro(institution, id))).toEqual(found);
  expect(await national('SE-', seller('SE'), giro(institution, id, '42'))).toEqual([]);
  expect(await national('SE-', giro(institution, id))).toEqual([]);
});

test.each<[string, boolean]>([
  ['25', true],
  ['12', true],
  ['6', true],
  ['25.00', true],
  ['20', false],
  ['', false],
])('Sweden: a standard rate may be %j: %s', async (rate, is) => {
  expect(await national('SE-R-006', ...swedish, ...rated(rate))).toEqual(is ? [] : ['SE-R-006']);
});

test.each<[string, string[]]>([
  ['5560360793', []],
  [' 5560360793 ', []],
  ['5560360794', ['SE-R-013']],
  ['556036079', ['SE-R-004', 'SE-R-013']],
  ['556036079A', ['SE-R-003', 'SE-R-013']],
])('Sweden: an organisation number may be %j: %j', async (id, found) => {
  expect(await national('SE-', seller('SE'), legal('', id))).toEqual(found);
});

test.each<[string, boolean]>([
  ['A1234567890', true],
  ['A123456789012345', true],
  [' A1234567890 ', true],
  ['A123456789', false],
  ['A1234567890123456', false],
  ['a1234567890', false],
  ['A12345-7890', false],
])('Italy: a tax registration may be %j: %s', async (identifier, is) => {
  const italian = registration(identifier);
  const ofItaly: Change = [
    '<cbc:CompanyID>DE811907980</cbc:CompanyID>',
    '<cbc:CompanyID>IT00743110157</cbc:CompanyID>',
  ];
  expect(await national('IT-', italian, ofItaly)).toEqual(is ? [] : ['IT-R-001']);
  expect(await national('IT-', italian)).toEqual([]);
});

test.each<[string, string[]]>([
  ['NO974760673MVA', ['NO-R-002']],
  ['NO974760673', ['NO-R-001', 'NO-R-002']],
  ['NO974760673MVAX', ['NO-R-001', 'NO-R-002']],
  ['NO974760674MVA', ['NO-R-001', 'NO-R-002']],
])('Norway: a VAT identifier may be %j: %j', async (identifier, found) => {
  expect(await national('NO-', vat(identifier))).toEqual(found);
});

const greekNumber: Change = ['<cbc:ID>2026-17</cbc:ID>', '<cbc:ID>090000045|02/03/2026|0|1.1|0|17</cbc:ID>'];
const greek = [seller('GR'), vat('EL090000045'), greekNumber] as const;
const url = (inner: string): Change => ['<cac:AccountingSupplierParty>', `${inner}<cac:AccountingSupplierParty>`];
const location = (uri: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentDescription>##INVOICE|URL##</cbc:DocumentDescription><cac:Attachment><cac:ExternalReference><cbc:URI>${uri}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference>`;

test('Greece: a place to see the invoice is named once, with its location', async () => {
  const found = (...uris: readonly string[]) =>
    national('GR-', ...greek, url(uris.map(location).join(''))).then((ids) => ids.filter((id) => /-008-/.test(id)));
  expect(await found('https://example.com')).toEqual([]);
  expect(await found()).toEqual(['GR-S-008-1']);
  expect(await found('https://example.com', 'https://example.com')).toEqual(['GR-R-008-2', 'GR-S-008-1']);
  expect(await found(' ')).toEqual(['GR-R-008-3']);
});

test('Greece: names are those of a party, and filled', async () => {
  const name = (text: string): Change => [
    '<cac:PostalAddress><cbc:StreetName>Weg 1',
    `<cac:PartyName><cbc:Name>${text}</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Weg 1`,
  ];
  expect(await national('GR-R-002', ...greek, name('Ergastiri'))).toEqual([]);
  expect(await national('GR-R-002', ...greek, name(''))).toEqual(['GR-R-002']);
  expect(await national('GR-R-002', name(''))).toEqual([]);
});

test('Greece: a buyer has one VAT identifier of Greece, and an address of it', async () => {
  const withVat = (...identifiers: readonly string[]): Change => [
    '<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName>',
    `<cbc:RegistrationName>Stadtwerk</cbc:RegistrationName></cac:PartyLegalEntity>${identifiers.map((id) => `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`).join('')}<cac:PartyLegalEntity>`,
  ];
  const within = [...greek, buyer('GR')] as const;
  expect(await national('GR-R-006', ...within, withVat('EL094259216'))).toEqual([]);
  expect(await national('GR-R-006', ...within, withVat('EL094259217'))).toEqual(['GR-R-006']);
  // Of which country a party with several is, is not known.
  expect(await national('GR-R-006', ...within, withVat('EL094259216', 'EL094259216'))).toEqual([]);
  const [part, whole] = withVat('EL094259216');
  const twice = whole.replace(
    '</cbc:CompanyID><cac:TaxScheme>',
    '</cbc:CompanyID><cbc:CompanyID>1</cbc:CompanyID><cac:TaxScheme>',
  );
  expect(await national('GR-R-006', ...within, [part, twice])).toEqual(['GR-R-006']);
});

/** A registration for another tax that stands before that for VAT. */
const registeredFirst = (identifier: string, tax: string): Change => [
  '<cac:PartyTaxScheme><cbc:CompanyID>DE811907980</cbc:CompanyID>',
  `<cac:PartyTaxScheme><cbc:CompanyID>${tax}</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyTaxScheme><cbc:CompanyID>${identifier}</cbc:CompanyID>`,
];

test('registrations are told apart by their tax, in whatever order they stand', async () => {
  expect(await national('NO-', registeredFirst('NO974760673MVA', 'Foretaksregisteret'))).toEqual([]);
  expect(await national('NO-', registeredFirst('NO974760674MVA', 'NO974760673MVA'))).toEqual(['NO-R-001', 'NO-R-002']);
  expect(await national('IT-', registeredFirst('IT1', 'A1234567890'))).toEqual([]);
  expect(await national('SE-R-00', seller('SE'), registeredFirst('SE556036079301', 'SE1'), ...rated('25'))).toEqual([]);
});

test('Denmark: what is kept of payments by giro, by each of their references', async () => {
  const paid = (reference: string) =>
    national('DK-', ...domestic, means('50', '1234567', `<cbc:PaymentID>${reference}</cbc:PaymentID>`));
  expect(await paid('15#1')).toEqual(['DK-R-009']);
  expect(await paid('15#1234567890123456')).toEqual([]);
  expect(await paid('01#1')).toEqual([]);
});

test('Denmark: one right version of a classification does for a line', async () => {
  const code = (version: string) =>
    `<cac:CommodityClassification><cbc:ItemClassificationCode listID="TST" listVersionID="${version}">7</cbc:ItemClassificationCode></cac:CommodityClassification>`;
  const item: Change = ['<cbc:Name>Hobel</cbc:Name>', `<cbc:Name>Hobel</cbc:Name>${code('1')}${code('19.05.01')}`];
  expect(await national('DK-R-003', ...domestic, item)).toEqual([]);
});

test('Denmark: a tax is no number beyond four digits', async () => {
  expect(await national('DK-R-004', ...domestic, taxed('1e99'))).toEqual(['DK-R-004']);
});

test('Denmark: means of payment of credit notes are not asked for', async () => {
  expect(await ofNote('DK-R-005', ...domestic, means('30'))).toEqual([]);
});

test('Greece: a tax number has nine digits, of which the last is the check digit', async () => {
  const numbered = (tax: string): Change => ['<cbc:ID>2026-17<', `<cbc:ID>${tax}|02/03/2026|0|1.1|0|17<`];
  const found = (tax: string) => national('GR-R-001-2', seller('GR'), vat(`EL${tax}`), numbered(tax));
  expect(await found('090000045')).toEqual([]);
  expect(await found('090000046')).toEqual(['GR-R-001-2']);
  expect(await found('90000045')).toEqual(['GR-R-001-2']);
  expect(await national('GR-R-003', seller('GR'), vat('GR090000045'), greekNumber)).toEqual(['GR-R-003']);
});

test('Iceland: the first of several last days is looked at', async () => {
  const last = (...days: readonly string[]): Change => [
    '<cac:AccountingSupplierParty>',
    `${days.map((day) => `<cac:AdditionalDocumentReference><cbc:ID>${day}</cbc:ID><cbc:DocumentDescription>EINDAGI</cbc:DocumentDescription></cac:AdditionalDocumentReference>`).join('')}<cac:AccountingSupplierParty>`,
  ];
  const found = (...days: readonly string[]) => national('IS-', ...icelandic, last(...days), due('2026-03-30'));
  expect(await found('2026-04-01', 'soon')).toEqual([]);
  expect(await found('soon', '2026-04-01')).toEqual(['IS-R-008']);
  expect(await found('2026-04-01Z')).toEqual(['IS-R-008']);
});

test('Sweden: rates of other categories are not looked at', async () => {
  const exempt = rated('0').map(([part, other]): Change => [`<cbc:ID>S</cbc:ID>${part}`, `<cbc:ID>E</cbc:ID>${other}`]);
  expect(await national('SE-R-006', ...swedish, ...exempt)).toEqual([]);
  expect(await national('SE-R-006', ...swedish, ...rated('0'))).toEqual(['SE-R-006']);
});
