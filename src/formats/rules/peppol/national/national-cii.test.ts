/** What countries ask in CII, each rule where it is broken and where it is kept (chapter 12 §9, §10). */
import { expect, it, test } from 'vitest';
import { brokenIn, changed, ciiInvoice, findingsIn } from '../../testing.ts';
import { set } from '../cii.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const invoice = ciiInvoice(SPECIFICATION, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');

type Change = readonly [part: string, other: string];

const SELLERS_VAT =
  '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE811907980</ram:ID></ram:SpecifiedTaxRegistration>';
const SELLERS_CONTACT = '<ram:DefinedTradeContact>';
const BUYERS_ADDRESS = '<ram:PostalTradeAddress><ram:PostcodeCode>8010';
const SELLERS_LINES =
  '<ram:PostcodeCode>53111</ram:PostcodeCode><ram:LineOne>Weg 1</ram:LineOne><ram:CityName>Bonn</ram:CityName>';
const BUYERS_LINES =
  '<ram:PostcodeCode>8010</ram:PostcodeCode><ram:LineOne>Gasse 2</ram:LineOne><ram:CityName>Graz</ram:CityName>';
const MEANS =
  /<ram:SpecifiedTradeSettlementPaymentMeans>.*<\/ram:SpecifiedTradeSettlementPaymentMeans>/.exec(invoice)?.[0] ?? '';
const SETTLED = '</ram:ApplicableHeaderTradeSettlement>';
const TAX = '<ram:ApplicableTradeTax><ram:CalculatedAmount>';

const seller = (country: string): Change => ['<ram:CountryID>DE<', `<ram:CountryID>${country}<`];
const buyer = (country: string): Change => ['<ram:CountryID>AT<', `<ram:CountryID>${country}<`];
/** Registrations as scheme and number; the official rules look for VAT where CII has VA. */
const registered = (...numbers: [scheme: string, number: string][]): Change => [
  SELLERS_VAT,
  numbers
    .map(
      ([scheme, number]) =>
        `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${number}</ram:ID></ram:SpecifiedTaxRegistration>`,
    )
    .join(''),
];
const vat = (number: string) => registered(['VAT', number]);
const organisation = (scheme: string, id: string) =>
  `<ram:SpecifiedLegalOrganization><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedLegalOrganization>`;
const legal = (scheme: string, id: string): Change => [SELLERS_CONTACT, organisation(scheme, id) + SELLERS_CONTACT];
const buyersLegal = (scheme: string, id: string): Change => [BUYERS_ADDRESS, organisation(scheme, id) + BUYERS_ADDRESS];
const means = (code: string, content = ''): Change => [
  MEANS,
  `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${content}</ram:SpecifiedTradeSettlementPaymentMeans>`,
];
const account = (id: string, name = 'IBANID') =>
  `<ram:PayeePartyCreditorFinancialAccount><ram:${name}>${id}</ram:${name}></ram:PayeePartyCreditorFinancialAccount>`;
const bank = (id: string) =>
  `<ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${id}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>`;
const reference = (text: string): Change => [
  '<ram:InvoiceCurrencyCode>',
  `<ram:PaymentReference>${text}</ram:PaymentReference><ram:InvoiceCurrencyCode>`,
];
const type = (code: string): Change => ['<ram:TypeCode>380<', `<ram:TypeCode>${code}<`];
const due = (amount: string): Change => ['<ram:DuePayableAmount>119.00', `<ram:DuePayableAmount>${amount}`];

async function broken(prefix: string, ...changes: Change[]): Promise<string[]> {
  return (await brokenIn(changed(invoice, ...changes), set)).filter((id) => id.startsWith(prefix));
}

test.each<[string, string[], ...Change[]]>([
  ['without a VAT identifier that is seen', ['NO-R-002'], seller('NO')],
  ['with another number', ['NO-R-001', 'NO-R-002'], vat('NO974760674MVA')],
  ['without MVA', ['NO-R-001', 'NO-R-002'], vat('NO974760673')],
  ['registered', [], registered(['VAT', 'NO974760673MVA'], ['FC', ' Foretaksregisteret '])],
  ['registered as something else', ['NO-R-002'], registered(['VAT', 'NO974760673MVA'], ['FC', 'Other'])],
  ['registered for VAT alone', ['NO-R-002'], registered(['VAT', 'NO974760673MVA'], ['VAT', 'Foretaksregisteret'])],
  ['from elsewhere', [], vat('DE1')],
])('Norway: %s', async (_, expected, ...changes) => {
  expect(await broken('NO-', ...changes)).toEqual(expected);
});

it('says which Norwegian VAT identifier is none', async () => {
  const findings = await findingsIn(changed(invoice, vat('NO974760674MVA')), set);
  expect(findings.find(({ id }) => id === 'NO-R-001')?.text.values).toEqual({ identifier: 'NO974760674MVA' });
});

const danish = [seller('DK'), vat('DK12345674'), legal('0184', '12345674')] as const;
const domestic = [...danish, buyer('DK')] as const;
const credit = [...domestic, type('381')] as const;

test.each<[string, string[], ...Change[]]>([
  ['as it is', [], ...danish],
  ['without a legal identifier', ['DK-R-002'], seller('DK'), vat('DK12345674')],
  ['with one of another scheme', ['DK-R-014'], seller('DK'), vat('DK12345674'), legal('0088', '1')],
  ['within the country', [], ...domestic],
  ['a credit note of less than nothing', ['DK-R-016'], ...credit, due('-0.01')],
  ['a credit note of nothing', [], ...credit, due('0')],
  ['an invoice of less than nothing', [], ...domestic, due('-0.01')],
  ['a credit note to elsewhere', [], ...danish, type('381'), due('-0.01')],
  [
    'an identifier of the buyer without a scheme',
    ['DK-R-013'],
    ...domestic,
    [BUYERS_ADDRESS, `<ram:GlobalID>7</ram:GlobalID>${BUYERS_ADDRESS}`],
  ],
  [
    'one with a scheme',
    [],
    ...domestic,
    [BUYERS_ADDRESS, `<ram:GlobalID schemeID="0088">7</ram:GlobalID>${BUYERS_ADDRESS}`],
  ],
  [
    'one of the seller without',
    ['DK-R-013'],
    ...domestic,
    ['<ram:Name>Werkstatt GmbH', '<ram:GlobalID schemeID=" ">7</ram:GlobalID><ram:Name>Werkstatt GmbH'],
  ],
  ['another means of payment', ['DK-R-005'], ...domestic, means('30')],
  ['another means of payment to elsewhere', [], ...danish, means('30')],
  ['a transfer', [], ...domestic, means('31', account('1') + bank('2'))],
  ['a transfer without an account', ['DK-R-006'], ...domestic, means('42', bank('2'))],
  ['a transfer without a bank', ['DK-R-006'], ...domestic, means('31', account('1'))],
  [
    'a direct debit without a mandate',
    ['DK-R-007'],
    ...domestic,
    means('49'),
    ['<ram:InvoiceCurrencyCode>', '<ram:CreditorReferenceID>1</ram:CreditorReferenceID><ram:InvoiceCurrencyCode>'],
  ],
  ['a giro payment', [], ...domestic, means('50', account('1234567')), reference('01#1')],
  ['a giro payment to eight digits', ['DK-R-008'], ...domestic, means('50', account('12345678')), reference('01#1')],
  ['a giro payment of another kind', ['DK-R-008'], ...domestic, means('50', account('1234567')), reference('71#1')],
  [
    'a giro payment with sixteen digits',
    [],
    ...domestic,
    means('50', account('1234567')),
    reference('15#1234567890123456'),
  ],
  [
    'a giro payment with fifteen',
    ['DK-R-009'],
    ...domestic,
    means('50', account('1234567')),
    reference('04#123456789012345'),
  ],
  ['a form', [], ...domestic, means('93', account('12345678')), reference('73#')],
  ['a form to seven digits', ['DK-R-010'], ...domestic, means('93', account('1234567')), reference('73#')],
  ['a form with fifteen digits', [], ...domestic, means('93', account('12345678')), reference('71#123456789012345')],
  ['a form with sixteen', [], ...domestic, means('93', account('12345678')), reference('75#1234567890123456')],
  ['a form with fourteen', ['DK-R-011'], ...domestic, means('93', account('12345678')), reference('75#12345678901234')],
])('Denmark: %s', async (_, expected, ...changes) => {
  expect(await broken('DK-', ...changes)).toEqual(expected);
});

const classified = (list: string, version: string): Change => [
  '<ram:Name>Hobel</ram:Name>',
  `<ram:Name>Hobel</ram:Name><ram:DesignatedProductClassification><ram:ClassCode listID="${list}" listVersionID="${version}">7</ram:ClassCode></ram:DesignatedProductClassification>`,
];
const allowance = (code: string, reason: string): Change => [
  TAX,
  `<ram:SpecifiedTradeAllowanceCharge><ram:ReasonCode>${code}</ram:ReasonCode><ram:Reason>${reason}</ram:Reason></ram:SpecifiedTradeAllowanceCharge>${TAX}`,
];

test.each<[string[], ...Change[]]>([
  [['DK-R-003'], classified('TST', '19')],
  [[], classified('TST', '19.05.01')],
  [[], classified('TST', '19.0501')],
  [[], classified('TST', '26.08.01')],
  [[], classified('TST', '26.0801')],
  [[], classified('STI', '19')],
  [['DK-R-004'], allowance('ZZZ', 'Tax')],
  [['DK-R-004'], allowance('ZZZ', '#Tax')],
  [['DK-R-004'], allowance('ZZZ', 'Tax#')],
  [['DK-R-004'], allowance('ZZZ', '12345')],
  [['DK-R-004'], allowance('ZZZ', '-123')],
  [[], allowance('ZZZ', 'Tax#1')],
  [[], allowance('ZZZ', '0000')],
  [[], allowance('ZZZ', '9999')],
  [[], allowance('AA', 'Tax')],
])('Denmark: %j, %j', async (expected, ...changes) => {
  expect(await broken('DK-', ...domestic, ...changes)).toEqual(expected);
});

test.each<[string, string[], ...Change[]]>([
  ['as it is', [], vat('IT00743110157')],
  ['without an address', ['IT-R-002', 'IT-R-003', 'IT-R-004'], vat('IT00743110157'), [SELLERS_LINES, '']],
  ['with a tax number', [], registered(['VAT', 'IT00743110157'], ['FC', 'RSSMRA80A01H501U'])],
  ['with one that is none', ['IT-R-001'], registered(['VAT', 'IT00743110157'], ['FC', 'X'])],
  ['from elsewhere', [], registered(['VAT', 'FR1'], ['FC', 'X']), [SELLERS_LINES, '']],
])('Italy: %s', async (_, expected, ...changes) => {
  expect(await broken('IT-', ...changes)).toEqual(expected);
});

const number = legal('0007', '5560360793');
const approved = (text: string) => registered(['VAT', 'SE556036079301'], ['FC', text]);
const rates = (rate: string): Change[] => [
  [
    '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine',
    `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLine`,
  ],
  [
    '<ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
    `<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n`,
  ],
];
const giro = (of: string, id: string) => means('30', account(id, 'ProprietaryID') + bank(`SE:${of}`));

test.each<[string, string[], ...Change[]]>([
  ['with its rates', [], seller('SE'), vat('SE556036079301'), ...rates('25')],
  ['with those of food', [], seller('SE'), vat('SE556036079301'), ...rates('12.00')],
  ['with those of books', [], seller('SE'), vat('SE556036079301'), ...rates('6')],
  ['with others', ['SE-R-006'], seller('SE'), vat('SE556036079301')],
  ['without a rate', ['SE-R-006'], seller('SE'), vat('SE556036079301'), ...rates('')],
  ['with others, but without its VAT identifier', [], seller('SE'), vat('DE1')],
  ['from elsewhere with a Swedish VAT identifier', [], vat('SE55603607930')],
  ['with a VAT identifier too short', ['SE-R-001'], seller('SE'), vat('SE55603607930'), ...rates('25')],
  ['with one of letters', ['SE-R-002'], seller('SE'), vat('SE55603607930A'), ...rates('25')],
  ['with an organisation number', [], seller('SE'), vat('DE1'), number],
  ['with one of letters', ['SE-R-003', 'SE-R-013'], seller('SE'), vat('DE1'), legal('', '556036-079')],
  ['with one too long', ['SE-R-004'], seller('SE'), vat('DE1'), legal('', '55603607931')],
  ['with a wrong check digit', ['SE-R-013'], seller('SE'), vat('DE1'), legal('', '5560360794')],
  ['with a wrong check digit, from elsewhere', [], vat('DE1'), legal('', '5560360794')],
  ['approved', [], seller('SE'), approved('godkänd för F-skatt'), number, ...rates('25')],
  ['approved in other words', ['SE-R-005'], seller('SE'), approved('Ja'), number, ...rates('25')],
  ['approved in other words, without its number', [], seller('SE'), approved('Ja'), ...rates('25')],
  ['paid by Plusgiro', [], seller('SE'), vat('DE1'), giro('PLUSGIRO', '12')],
  ['paid by Plusgiro of eight digits', [], seller('SE'), vat('DE1'), giro('PLUSGIRO', '12345678')],
  ['paid by Plusgiro of one', ['SE-R-010'], seller('SE'), vat('DE1'), giro('PLUSGIRO', '1')],
  ['paid by Plusgiro of nine', ['SE-R-010'], seller('SE'), vat('DE1'), giro('PLUSGIRO', '123456789')],
  ['paid by Plusgiro of letters', ['SE-R-007'], seller('SE'), vat('DE1'), giro('PLUSGIRO', 'ABC')],
  ['paid by Bankgiro', [], seller('SE'), vat('DE1'), giro('BANKGIRO', '1234567')],
  ['paid by Bankgiro of six digits', ['SE-R-009'], seller('SE'), vat('DE1'), giro('BANKGIRO', '123456')],
  ['paid by Bankgiro of letters', ['SE-R-008'], seller('SE'), vat('DE1'), giro('BANKGIRO', 'ABCDEFGH')],
  ['paid by another institution', [], seller('SE'), vat('DE1'), giro('OTHER', 'A')],
  ['paid by Bankgiro, from elsewhere', [], vat('DE1'), giro('BANKGIRO', 'A')],
  ['paid by giro with the code 50', ['SE-R-011'], seller('SE'), vat('DE1'), means('50')],
  ['paid by giro with the code 56', ['SE-R-011'], seller('SE'), vat('DE1'), means('56')],
  ['paid by giro with the code 56, from elsewhere', [], vat('DE1'), means('56')],
  ['paid by a transfer of debts', [], seller('SE'), vat('DE1'), means('31')],
  ['paid by a transfer of debts within the country', ['SE-R-012'], seller('SE'), buyer('SE'), vat('DE1'), means('31')],
])('Sweden: %s', async (_, expected, ...changes) => {
  expect(await broken('SE-', ...changes)).toEqual(expected);
});

const dutch = seller('NL');
const withinNl = [dutch, buyer('NL')] as const;
const represented = (country: string, lines = ''): Change => [
  '</ram:ApplicableHeaderTradeAgreement>',
  `<ram:SellerTaxRepresentativeTradeParty><ram:PostalTradeAddress>${lines}<ram:CountryID>${country}</ram:CountryID></ram:PostalTradeAddress></ram:SellerTaxRepresentativeTradeParty></ram:ApplicableHeaderTradeAgreement>`,
];
const complete = '<ram:PostcodeCode>1</ram:PostcodeCode><ram:LineOne>a</ram:LineOne><ram:CityName>b</ram:CityName>';
const preceding: Change = [
  SETTLED,
  `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>${SETTLED}`,
];
const ordersLine: Change = [
  '<ram:SpecifiedLineTradeAgreement>',
  '<ram:SpecifiedLineTradeAgreement><ram:BuyerOrderReferencedDocument><ram:LineID>1</ram:LineID></ram:BuyerOrderReferencedDocument>',
];
const order: Change = [
  '</ram:ApplicableHeaderTradeAgreement>',
  '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument></ram:ApplicableHeaderTradeAgreement>',
];
const unpaid: Change = [MEANS, ''];

test.each<[string, string[], ...Change[]]>([
  ['as it is', [], dutch],
  ['a credit note of nothing', ['NL-R-001'], dutch, type('381')],
  ['a credit note of an invoice', [], dutch, type('381'), preceding],
  ['a credit of a factor', ['NL-R-001'], dutch, type('396')],
  ['a credit of a kind that is none', [], dutch, type('384')],
  ['a credit note from elsewhere', [], type('381')],
  [
    'a seller without a street',
    ['NL-R-002'],
    dutch,
    [SELLERS_LINES, SELLERS_LINES.replace(/<ram:LineOne>.*LineOne>/, '')],
  ],
  [
    'a seller without a city',
    ['NL-R-002'],
    dutch,
    [SELLERS_LINES, SELLERS_LINES.replace(/<ram:CityName>.*CityName>/, '')],
  ],
  [
    'a seller without a post code',
    ['NL-R-002'],
    dutch,
    [SELLERS_LINES, SELLERS_LINES.replace(/<ram:Postcode.*Code>(?=<ram:Line)/, '')],
  ],
  ['a seller of the chamber', [], dutch, legal('0106', '1')],
  ['a seller with an OIN', [], dutch, legal('0190', '1')],
  ['a seller of another scheme', ['NL-R-003'], dutch, legal('0088', '1')],
  ['a seller without a number', ['NL-R-003'], dutch, legal('0106', ' ')],
  ['a buyer without an address', ['NL-R-004'], ...withinNl, [BUYERS_LINES, '']],
  ['a buyer elsewhere without an address', [], dutch, [BUYERS_LINES, '']],
  ['a buyer of another scheme', ['NL-R-005'], ...withinNl, buyersLegal('0088', '1')],
  ['a buyer elsewhere of another scheme', [], dutch, buyersLegal('0088', '1')],
  ['a representative without an address', ['NL-R-006'], dutch, represented('nl')],
  ['a representative with one', [], dutch, represented('NL', complete)],
  ['a representative elsewhere', [], dutch, represented('BE')],
  ['nothing to pay by', ['NL-R-007'], dutch, unpaid],
  ['nothing to pay by, and nothing to pay', [], dutch, unpaid, due('0')],
  ['nothing to pay by, and less than nothing to pay', [], dutch, unpaid, due('-1')],
  ['a credit of less than nothing', ['NL-R-007'], dutch, type('381'), preceding, unpaid, due('-1')],
  ['a credit of something', [], dutch, type('381'), preceding, unpaid],
  ['a credit of nothing', [], dutch, type('381'), preceding, unpaid, due('0')],
  ['an amount that is none', [], dutch, unpaid, due('x')],
  ...['30', '48', '49', '57', '58', '59'].map((code): [string, string[], ...Change[]] => [
    `paid by ${code}`,
    [],
    ...withinNl,
    means(code),
  ]),
  ['paid by another code', ['NL-R-008'], ...withinNl, means('31')],
  ['paid by another code, to elsewhere', [], dutch, means('31')],
  ['lines of an order without one', ['NL-R-009'], dutch, ordersLine],
  ['lines of an order', [], dutch, ordersLine, order],
])('The Netherlands: %s', async (_, expected, ...changes) => {
  expect(await broken('NL-', ...changes)).toEqual(expected);
});

test('Italy: a registration for VAT may be otherwise', async () => {
  expect(await broken('IT-', seller('IT'), registered(['VAT', 'IT1'], ['XX', '1']))).toEqual([]);
  expect(await broken('IT-', seller('IT'), registered(['VAT', 'IT1'], ['FC', '1']))).toEqual(['IT-R-001']);
});

test('Sweden: an organisation without a number is asked for none', async () => {
  const bare: Change = [
    SELLERS_CONTACT,
    `<ram:SpecifiedLegalOrganization><ram:TradingBusinessName>A</ram:TradingBusinessName></ram:SpecifiedLegalOrganization>${SELLERS_CONTACT}`,
  ];
  expect(await broken('SE-', seller('SE'), vat('DE1'), bare)).toEqual([]);
});

test('Sweden: the rate of a charge is looked at', async () => {
  const charge: Change = [
    TAX,
    `<ram:SpecifiedTradeAllowanceCharge><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>${TAX}`,
  ];
  const rates = (rate: string, ...changes: Change[]) =>
    changed(invoice, seller('SE'), vat('SE556036079301'), ...changes).replaceAll(
      '>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>',
      `>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`,
    );
  const found = async (xml: string) => (await brokenIn(xml, set)).filter((id) => id === 'SE-R-006');
  expect(await found(rates('25'))).toEqual([]);
  expect(await found(rates('25', charge))).toEqual(['SE-R-006']);
});
