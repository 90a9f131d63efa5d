/** The structure of a message on the life cycle, as its terms show it. */
import { expect, it, test } from 'vitest';
import { validateXml } from '../index.ts';
import { cdarStatus, payment, vat, written } from '../life-cycle/testing.ts';
import { type Changes, changed } from '../rules/testing.ts';

const accepted = (await written(cdarStatus)).xml;
const paid = (await written(payment({ amount: '120.00', tax: vat('100.00', '20%', '20.00') }))).xml;

/** Returns what is found in a message in which parts are others: code, element, and words. */
async function foundIn(xml: string, changes: Changes): Promise<string[]> {
  const outcome = await validateXml(changed(xml, ...changes));
  const faults = outcome.ok ? outcome.warnings : [...outcome.faults, ...outcome.warnings];
  return faults.map(({ code, properties }) => `${code} ${properties.map((each) => each.split('/').at(-1))}`);
}

/** Takes an element out, with all that is in it. */
const without = (name: string): ((xml: string) => string) => {
  const element = new RegExp(`<${name}[ >].*?</${name}>`, 's');
  return (xml) => xml.replace(element, '');
};

test.each([
  ['rsm:ExchangedDocumentContext', 'cdar:ExchangedDocumentContext'],
  ['rsm:ExchangedDocument', 'cdar:ExchangedDocument'],
  ['rsm:AcknowledgementDocument', 'cdar:AcknowledgementDocument'],
  ['ram:GuidelineSpecifiedDocumentContextParameter', 'ram:GuidelineSpecifiedDocumentContextParameter'],
  ['ram:IssueDateTime', 'ram:IssueDateTime'],
  ['ram:ReferenceReferencedDocument', 'ram:ReferenceReferencedDocument'],
  ['ram:IssuerAssignedID', 'ram:IssuerAssignedID'],
  ['ram:ProcessConditionCode', 'ram:ProcessConditionCode'],
])('%s has to be there', async (name, missing) => {
  expect(await foundIn(without(name)(accepted), [])).toEqual([`XSD-ELEMENT-MISSING ${missing}`]);
});

test.each([
  'ram:BusinessProcessSpecifiedDocumentContextParameter',
  'ram:SenderTradeParty',
  'ram:IssuerTradeParty',
  'ram:RecipientTradeParty',
  'ram:MultipleReferencesIndicator',
  'ram:ReceiptDateTime',
  'ram:ProcessCondition',
])('%s can be missing', async (name) => {
  const text = without(name)(accepted);
  expect(text).not.toBe(accepted);
  expect(await foundIn(text, [])).toEqual([]);
});

test.each([
  ['ram:SenderTradeParty', ['XSD-ELEMENT-REPEATED ram:SenderTradeParty[2]']],
  ['ram:IssuerTradeParty', ['XSD-ELEMENT-REPEATED ram:IssuerTradeParty[2]']],
  ['ram:RecipientTradeParty', []],
  ['ram:GlobalID', []],
  ['ram:ReferenceReferencedDocument', []],
])('%s twice is found where it stands once', async (name, expected) => {
  const [element = ''] = new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(accepted) ?? [];
  expect(await foundIn(accepted, [[element, element + element]])).toEqual(expected);
});

it.each<[string, Changes, string]>([
  ['amounts', [['>120.00<', '>x<']], 'ram:ValueAmount'],
  ['percentages', [['>20.00<', '>x<']], 'ram:ValuePercent'],
  ['numbers', [['<ram:SequenceNumeric>1<', '<ram:SequenceNumeric>x<']], 'ram:SequenceNumeric'],
])('has %s in digits', async (_, changes, element) => {
  expect(await foundIn(paid, changes)).toEqual([`XSD-VALUE ${element}`]);
});

it('has the attributes that terms have, and texts as they are', async () => {
  expect(await foundIn(paid, [['>F26-412<', '> x <']])).toEqual([]);
  expect(await foundIn(paid, [[' currencyID="EUR"', '']])).toEqual([]);
  expect(await foundIn(paid, [[' currencyID="EUR"', ' other="EUR"']])).toEqual([
    expect.stringContaining('XSD-ATTRIBUTE-UNKNOWN'),
  ]);
});
