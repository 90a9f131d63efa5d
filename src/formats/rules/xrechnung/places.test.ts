/** Where XRechnung looks: what is there beside what is asked for, and what stands elsewhere (chapter 12 §11.1). */
import { expect, it, test } from 'vitest';
import { asCreditNote, brokenIn, type Changes, changed, ciiInvoice, judgedText, ublInvoice } from '../testing.ts';
import { set as inCii } from './cii.ts';
import { flagsOf } from './flags.ts';
import { IDENTIFIERS } from './rules.ts';
import { set as inUbl } from './ubl.ts';

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const cii = ciiInvoice(IDENTIFIERS.core, PROCESS);
const ubl = ublInvoice(IDENTIFIERS.core, PROCESS);

/** Returns which of some rules a document breaks, of those that begin with `BR-DE-`. */
async function brokenOf(xml: string, rules: string): Promise<string[]> {
  const found = await brokenIn(xml, inCii, inUbl);
  return rules.split(' ').filter((each) => found.includes(each.startsWith('BR-') ? each : `BR-DE-${each}`));
}

const ahead = (part: string, added: string): Changes[number] => [part, added + part];
const SETTLED = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const AGREED = '<ram:SellerTradeParty>';
const MEANS =
  '<ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>';
const paidBy = (content: string): Changes[number] => [MEANS, `<ram:TypeCode>59</ram:TypeCode>${content}`];
const debited =
  '<ram:PayerPartyDebtorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayerPartyDebtorFinancialAccount>';
const creditor = ahead('<ram:InvoiceCurrencyCode>', '<ram:CreditorReferenceID>1</ram:CreditorReferenceID>');
const mandate = ahead(
  SETTLED,
  '<ram:SpecifiedTradePaymentTerms><ram:DirectDebitMandateID>1</ram:DirectDebitMandateID></ram:SpecifiedTradePaymentTerms>',
);

test.each<[string, string[], ...Changes]>([
  ['nothing of one', ['25-a'], paidBy('')],
  ['all of one', [], paidBy(debited), creditor, mandate],
  ['the account alone', ['30', '31'], paidBy(debited)],
  ['the creditor alone', ['30', '31'], paidBy(''), creditor],
  ['the mandate alone', ['30', '31'], paidBy(''), mandate],
  ['no mandate', [], paidBy(debited), creditor],
  ['no account', ['31'], paidBy(''), creditor, mandate],
  ['no creditor', ['30'], paidBy(debited), mandate],
  [
    'an account that is paid to',
    ['25-b'],
    paidBy(`${debited}<ram:PayeePartyCreditorFinancialAccount/>`),
    creditor,
    mandate,
  ],
  [
    'the bank that is paid to',
    ['25-b'],
    paidBy(`${debited}<ram:PayeeSpecifiedCreditorFinancialInstitution/>`),
    creditor,
    mandate,
  ],
  [
    'the bank that it is taken from',
    ['25-b'],
    paidBy(`${debited}<ram:PayerSpecifiedDebtorFinancialInstitution/>`),
    creditor,
    mandate,
  ],
  ['a card', ['25-b'], paidBy(`${debited}<ram:ApplicableTradeSettlementFinancialCard/>`), creditor, mandate],
])('a direct debit in CII has %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(cii, ...changes), '25-a 25-b 30 31')).toEqual(expected);
});

const SELLERS_VAT = '<ram:ID schemeID="VA">DE811907980</ram:ID>';
const registered = (id: string): Changes[number] => [SELLERS_VAT, id];
const LINE_TAX = '<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>';
const lineTax = (type: string, category: string): Changes[number] => [
  LINE_TAX,
  `<ram:ApplicableTradeTax><ram:TypeCode>${type}</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode>`,
];
const unknown = registered('');

test.each<[string, string[], ...Changes]>([
  ['of a seller who is not known', ['16'], unknown],
  ['of a seller with a tax number', [], registered('<ram:ID schemeID="FC">1</ram:ID>')],
  ['of a seller with an empty one', ['16'], registered('<ram:ID schemeID="VA"> </ram:ID>')],
  ['of a seller with another number', ['16'], registered('<ram:ID schemeID="XX">1</ram:ID>')],
  [
    'of one who is represented',
    [],
    unknown,
    ahead('</ram:ApplicableHeaderTradeAgreement>', '<ram:SellerTaxRepresentativeTradeParty/>'),
  ],
  ['of another tax', [], unknown, lineTax('GST', 'S')],
  [
    'of another tax too',
    ['16'],
    unknown,
    ahead(LINE_TAX, `${LINE_TAX.replace('VAT', 'GST').replace('>S<', '>O<')}</ram:ApplicableTradeTax>`),
  ],
  ['of what is outside of VAT', [], unknown, lineTax('VAT', 'O')],
])('an invoice in CII is %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(cii, ...changes), '16')).toEqual(expected);
});

const DELIVERED = /<ram:ActualDeliverySupplyChainEvent>.*<\/ram:ActualDeliverySupplyChainEvent>/.exec(cii)?.[0] ?? '';
const period = '<ram:BillingSpecifiedPeriod/>';
const LINE_SUM = '<ram:SpecifiedTradeSettlementLineMonetarySummation>';
const LINE = /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s.exec(cii)?.[0] ?? '';
const timed = changed(LINE, ahead(LINE_SUM, period));

test.each<[string, string[], ...Changes]>([
  ['no day', ['TMP-32'], [DELIVERED, '']],
  ['a period', [], [DELIVERED, ''], ahead(SETTLED, period)],
  ['a period in each line', [], [DELIVERED, ''], [LINE, timed + timed]],
  ['a period in some lines', ['TMP-32'], [DELIVERED, ''], [LINE, timed + LINE]],
])('an invoice in CII has %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(cii, ...changes), 'TMP-32')).toEqual(expected);
});

const terms = (...texts: string[]): Changes[number] =>
  ahead(
    SETTLED,
    `<ram:SpecifiedTradePaymentTerms>${texts.map((text) => `<ram:Description>${text}</ram:Description>`).join('')}</ram:SpecifiedTradePaymentTerms>`,
  );
const document = (type: string, content: string): Changes[number] =>
  ahead(
    AGREED,
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID>${content}<ram:TypeCode>${type}</ram:TypeCode></ram:AdditionalReferencedDocument>`,
  );
const file = '<ram:AttachmentBinaryObject mimeCode="text/csv" filename="a.csv">AA==</ram:AttachmentBinaryObject>';
const both = document('916', file)[1].replace(AGREED, '');

test.each<[string, string[], ...Changes]>([
  ['a cash discount', [], terms('#SKONTO#TAGE=14#PROZENT=2.25#\n')],
  ['one that is none', ['18'], terms('#SKONTO#TAGE=14#\n')],
  ['one that is none behind another text', [], terms('Soon', '#SKONTO#TAGE=14#\n')],
  ['a file', [], document('916', file)],
  ['a file twice', ['22'], ahead(AGREED, both + both)],
  ['a place that is none', ['BR-TMP-2'], document('916', '<ram:URIID>a</ram:URIID>')],
  ['a place', [], document('916', '<ram:URIID>https://example.com</ram:URIID>')],
  ['a place of another document', [], document('130', '<ram:URIID>a</ram:URIID>')],
  ['no place', [], document('916', '')],
])('an invoice in CII has %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(cii, ...changes), '18 22 BR-TMP-2')).toEqual(expected);
});

const UBL_MEANS =
  '<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount>';
const ublDebit =
  '<cac:PaymentMandate><cbc:ID>1</cbc:ID><cac:PayerFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>';
const ublPaidBy = (content: string): Changes[number] => [
  UBL_MEANS,
  `<cbc:PaymentMeansCode>59</cbc:PaymentMeansCode>${content}`,
];
const ENDPOINT = '<cbc:EndpointID schemeID="9930">DE811907980</cbc:EndpointID>';
const creditorIs = (scheme: string): Changes[number] => [
  ENDPOINT,
  `${ENDPOINT}<cac:PartyIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:PartyIdentification>`,
];

test.each<[string, string[], ...Changes]>([
  ['all of one', [], ublPaidBy(ublDebit), creditorIs('SEPA')],
  ['a creditor of another scheme', ['30'], ublPaidBy(ublDebit), creditorIs('0088')],
  ['no account', ['31'], ublPaidBy('<cac:PaymentMandate/>'), creditorIs('SEPA')],
  ['a card', ['25-b'], ublPaidBy(`<cac:CardAccount/>${ublDebit}`), creditorIs('SEPA')],
  ['an account that is paid to', ['25-b'], ublPaidBy(`<cac:PayeeFinancialAccount/>${ublDebit}`), creditorIs('SEPA')],
])('a direct debit in UBL has %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(ubl, ...changes), '25-a 25-b 30 31')).toEqual(expected);
});

const UBL_LINE_TAX = '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID>';
const outside: Changes[number] = [UBL_LINE_TAX, UBL_LINE_TAX.replace('>S<', '>O<')];
const ublUnknown: Changes[number] = ['<cbc:CompanyID>DE811907980</cbc:CompanyID>', ''];
const allowance = (indicator: string, category: string): Changes[number] =>
  ahead(
    '<cac:TaxTotal>',
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cac:TaxCategory><cbc:ID>${category}</cbc:ID></cac:TaxCategory></cac:AllowanceCharge>`,
  );

test.each<[string, string[], ...Changes]>([
  ['of a seller who is not known', ['16'], ublUnknown],
  ['of one who is represented', [], ublUnknown, ahead('<cac:Delivery>', '<cac:TaxRepresentativeParty/>')],
  ['of what is outside of VAT', [], ublUnknown, outside],
  ['of an allowance', ['16'], ublUnknown, outside, allowance('false', 'S')],
  ['of a charge', ['16'], ublUnknown, outside, allowance('true', 'S')],
  ['of neither', [], ublUnknown, outside, allowance('', 'S')],
  ['of an allowance outside of VAT', [], ublUnknown, outside, allowance('false', 'O')],
  [
    'of what is no allowance and no charge',
    [],
    ublUnknown,
    outside,
    ahead(
      '<cac:TaxTotal>',
      '<cac:AllowanceCharge><cac:TaxCategory><cbc:ID>S</cbc:ID></cac:TaxCategory></cac:AllowanceCharge>',
    ),
  ],
  [
    'of an allowance without a category',
    [],
    ublUnknown,
    outside,
    ahead(
      '<cac:TaxTotal>',
      '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cac:TaxCategory/></cac:AllowanceCharge>',
    ),
  ],
])('an invoice in UBL is %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(ubl, ...changes), '16')).toEqual(expected);
});

it('looks at the lines of credit notes too', async () => {
  expect(await brokenOf(asCreditNote(changed(ubl, ublUnknown)), '16')).toEqual(['16']);
  expect(await brokenOf(asCreditNote(changed(ubl, ublUnknown, outside)), '16')).toEqual([]);
});

const UBL_DELIVERED = /<cac:Delivery>.*<\/cac:Delivery>/.exec(ubl)?.[0] ?? '';
const UBL_LINE = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s.exec(ubl)?.[0] ?? '';
const ublTimed = changed(UBL_LINE, ahead('<cac:Item>', '<cac:InvoicePeriod/>'));
const note = (...texts: string[]): Changes[number] =>
  ahead(
    '<cac:TaxTotal>',
    `<cac:PaymentTerms>${texts.map((text) => `<cbc:Note>${text}</cbc:Note>`).join('')}</cac:PaymentTerms>`,
  );

test.each<[string, string[], ...Changes]>([
  ['no day', ['TMP-32'], [UBL_DELIVERED, '']],
  ['a period', [], [UBL_DELIVERED, '<cac:InvoicePeriod/>']],
  ['a period in each line', [], [UBL_DELIVERED, ''], [UBL_LINE, ublTimed + ublTimed]],
  ['a period in some lines', ['TMP-32'], [UBL_DELIVERED, ''], [UBL_LINE, ublTimed + UBL_LINE]],
  ['a cash discount', [], note('#SKONTO#TAGE=14#PROZENT=2.25#\n')],
  ['one that is none', ['18'], note('#SKONTO#TAGE=14#\n')],
  ['one that is none behind another text', [], note('Soon', '#SKONTO#TAGE=14#\n')],
])('an invoice in UBL has %s', async (_, expected, ...changes) => {
  expect(await brokenOf(changed(ubl, ...changes), '18 TMP-32')).toEqual(expected);
});

test.each<[keyof typeof IDENTIFIERS | 'none', Record<string, string | undefined>]>([
  ['core', { 'BR-CL-21': 'warning', 'BR-CL-13': undefined, 'BR-CL-10': undefined, 'UBL-CR-646': 'fatal' }],
  [
    'extension',
    { 'BR-CL-21': 'information', 'BR-CL-13': undefined, 'BR-CL-10': 'information', 'UBL-CR-646': 'information' },
  ],
  ['vehicles', { 'BR-CL-21': 'warning', 'BR-CL-13': 'information', 'BR-CL-10': undefined, 'UBL-CR-646': 'fatal' }],
  ['none', { 'BR-CL-21': 'warning', 'BR-CL-13': undefined, 'BR-CL-10': undefined, 'UBL-CR-646': 'fatal' }],
])('rules of EN 16931 weigh otherwise in %s', async (which, expected) => {
  const judged = await judgedText(ublInvoice(which === 'none' ? 'urn:else' : ` ${IDENTIFIERS[which]} `, PROCESS));
  const flags = flagsOf(judged);
  expect(Object.fromEntries(Object.keys(expected).map((id) => [id, flags.get(id)]))).toEqual(expected);
});
