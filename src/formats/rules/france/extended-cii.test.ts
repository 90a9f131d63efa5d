/** What EXTENDED-CTC-FR asks in CII alone (chapter 12 §13); how it adds up there is tried in `../extended`. */
import { describe, expect, test } from 'vitest';
import { adjustment, type Line, placesIn, ROW, taxOf, withLines } from '../extended/testing.ts';
import { aheadOf, type Changes, changed, said } from '../testing.ts';
import { set } from './extended-cii.ts';
import { type Change, frenchCii } from './testing.ts';

const SETTLED = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const inSettlement = aheadOf(SETTLED);
const TERMS =
  '<ram:SpecifiedTradePaymentTerms><ram:Description>30 jours</ram:Description></ram:SpecifiedTradePaymentTerms>';
const INVOICE = changed(frenchCii(), ...inSettlement(TERMS));

test('nothing is wrong in an invoice that is right', async () => {
  expect(await said(INVOICE, /./, set)).toEqual([]);
});

describe('the use of a category', () => {
  const taxed = (code: string, subtype?: string): Line => ({
    id: '1',
    net: '100.00',
    tax: taxOf('ApplicableTradeTax', code, '0'),
    ...(subtype !== undefined && { subtype }),
  });
  const listed = (...codes: readonly string[]): Changes => [
    [ROW, codes.map((code) => ROW.replace('>S<', `>${code}<`)).join('')],
  ];
  const allowance = inSettlement(adjustment('false', '0', taxOf('CategoryTradeTax', 'Z', '0')));
  test.each<[string, readonly Line[], Changes, readonly string[]]>([
    ['is the same in lines and breakdowns', [taxed('Z')], listed('Z'), []],
    ['is told where it is not listed', [taxed('Z')], listed('E'), ['BR-FREXT-Z-01 Z 0', 'BR-FREXT-E-01 E 1']],
    ['may be listed more than once', [taxed('Z')], listed('Z', 'Z'), []],
    ['is told with how often it is listed', [], listed('Z', 'Z'), ['BR-FREXT-Z-01 Z 2']],
    // The official rule means the lines that count, but takes all.
    ['is that of what is for information too', [taxed('Z', 'INFORMATION')], listed('Z'), []],
    ['is that of an allowance', [], [...listed('Z'), ...allowance], []],
    ['is told of an allowance', [], [...listed(), ...allowance], ['BR-FREXT-Z-01 Z 0']],
    [
      'is none of what has its tax elsewhere',
      [],
      [
        ...listed(),
        ...inSettlement(
          `<ram:SpecifiedTradePaymentTerms>${taxOf('ApplicableTradeTax', 'Z', '0')}</ram:SpecifiedTradePaymentTerms>`,
        ),
      ],
      [],
    ],
  ])('%s', async (_, lines, changes, found) => {
    expect(await said(withLines(lines, ...changes), /-[A-Z]+-01$/, set)).toEqual(found);
  });
});

describe('when an amount is due', () => {
  const due = (amount: string): Change => [
    '<ram:DuePayableAmount>120.00</ram:DuePayableAmount>',
    amount && `<ram:DuePayableAmount>${amount}</ram:DuePayableAmount>`,
  ];
  const found = (...changes: Changes) => said(changed(frenchCii(), ...changes), /^BR-CO-25/, set);
  const terms = (inner: string) =>
    inSettlement(`<ram:SpecifiedTradePaymentTerms>${inner}</ram:SpecifiedTradePaymentTerms>`);
  test('is said by a day or in words', async () => {
    expect(await found()).toEqual(['BR-CO-25']);
    expect(await found(...terms('<ram:Description>30 jours</ram:Description>'))).toEqual([]);
    expect(await found(...terms('<ram:DueDateDateTime/>'))).toEqual([]);
    expect(await found(...terms('<ram:DirectDebitMandateID>1</ram:DirectDebitMandateID>'))).toEqual(['BR-CO-25']);
  });

  test('is asked for where something is due', async () => {
    expect(await found(due('0.01'))).toEqual(['BR-CO-25']);
    for (const nothing of ['0.00', '-0.01', 'much', '']) expect(await found(due(nothing))).toEqual([]);
  });
});

describe('the account of a credit transfer', () => {
  const IBAN = '<ram:IBANID>DE89370400440532013000</ram:IBANID>';
  const ID = '<ram:ProprietaryID>17</ram:ProprietaryID>';
  const code = (other: string): Change => ['<ram:TypeCode>58<', `<ram:TypeCode>${other}<`];
  const WRONG = ['BR-CO-27 ram:SpecifiedTradeSettlementPaymentMeans'];
  test.each<[string, Changes, readonly string[]]>([
    ['is an IBAN', [], []],
    ['is another number', [[IBAN, ID]], []],
    ['is not both', [[IBAN, IBAN + ID]], WRONG],
    ['is there', [[IBAN, '']], WRONG],
    ['is there for a transfer of any kind', [[IBAN, ''], code('30')], WRONG],
    ['is there for a code between blanks', [[IBAN, ''], code(' 58 ')], WRONG],
    ['is not asked for of another means', [[IBAN, ''], code('59')], []],
  ])('%s', async (_, changes, places) => {
    expect(await placesIn(changed(INVOICE, ...changes), /BR-CO-27/, set)).toEqual(places);
  });
});

describe('the reason for a discount on a price', () => {
  const PRICE = '<ram:NetPriceProductTradePrice>';
  const discounted = (code: string, indicator: string, price = 'GrossPriceProductTradePrice'): Change => [
    PRICE,
    `<ram:${price}><ram:ChargeAmount>60.00</ram:ChargeAmount><ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>10.00</ram:ActualAmount><ram:ReasonCode>${code}</ram:ReasonCode></ram:AppliedTradeAllowanceCharge></ram:${price}>${PRICE}`,
  ];
  test.each<[string, Change, readonly string[]]>([
    ['is one that there is', discounted('95', 'false'), []],
    ['is no other', discounted('XX', 'false'), ['BR-FREXT-CL-19-GP XX']],
    ['is no other, with a number as indicator', discounted('XX', '0'), ['BR-FREXT-CL-19-GP XX']],
    ['is not that of a charge', discounted('XX', 'true'), []],
    ['is that of a gross price', discounted('XX', 'false', 'OtherPriceProductTradePrice'), []],
  ])('%s', async (_, change, found) => {
    expect(await said(changed(INVOICE, change), /CL-19-GP/, set)).toEqual(found);
  });
});

describe('what a line needs', () => {
  const quantity = /<ram:BilledQuantity.*<\/ram:BilledQuantity>/;
  test('is asked for where it counts', async () => {
    for (const subtype of [undefined, 'DETAIL']) {
      const line = withLines([{ id: '1', net: '1', ...(subtype !== undefined && { subtype }) }]);
      expect(await said(line.replace(quantity, ''), /BR-2[23]$/, set)).toEqual(['BR-FREXT-BR-22', 'BR-FREXT-BR-23']);
    }
    for (const subtype of ['GROUP', 'INFORMATION']) {
      expect(await said(withLines([{ id: '1', net: '1', subtype }]).replace(quantity, ''), /BR-2[23]$/, set)).toEqual(
        [],
      );
    }
  });

  test('is not asked for of one that says nothing of itself', async () => {
    const bare = withLines([{ id: '1', net: '1' }]).replace(/<ram:AssociatedDocumentLineDocument>.*LineDocument>/, '');
    expect(await said(bare.replace(quantity, ''), /BR-2[23]$/, set)).toEqual([]);
  });
});
