/** Checks the structure of life cycle messages that the terms imply. */
import { describe, expect, it, test } from 'vitest';
import { validateXml } from '../index.ts';
import { cdarStatus, payment, vat, written } from '../messages/cdar/testing.ts';
import { type Changes, changed, withoutReleases } from '../rules/testing.ts';
import { cdarStructure } from './cdar-structure.ts';
import type { StructureType } from './structure.ts';

const accepted = (await written(cdarStatus)).xml;
const paid = (await written(payment({ amount: '120.00', tax: vat('100.00', '20%', '20.00') }))).xml;

/** Returns the structural faults of a changed message: code and element. */
async function foundIn(xml: string, changes: Changes): Promise<string[]> {
  const outcome = await validateXml(changed(xml, ...changes));
  const faults = outcome.ok ? outcome.warnings : [...outcome.faults, ...outcome.warnings];
  const ofStructure = faults.filter(({ code }) => code.startsWith('XSD'));
  return ofStructure.map(({ code, properties }) => `${code} ${properties.map((each) => each.split('/').at(-1))}`);
}

/** Removes an element with everything inside it. */
const without = (name: string): ((xml: string) => string) => {
  const element = new RegExp(`<${name}[ >].*?</${name}>`, 's');
  return (xml) => xml.replace(element, '');
};

test.each([
  ['rsm:ExchangedDocumentContext', 'cdar:ExchangedDocumentContext'],
  ['rsm:ExchangedDocument', 'cdar:ExchangedDocument'],
  ['rsm:AcknowledgementDocument', 'cdar:AcknowledgementDocument'],
  ['ram:IssueDateTime', 'ram:IssueDateTime'],
])('validateXml: requires %s', async (name, missing) => {
  const outcome = await validateXml(without(name)(accepted));
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toContain('XSD-ELEMENT-MISSING');
  expect(await foundIn(without(name)(accepted), [])).toEqual([`XSD-ELEMENT-MISSING ${missing}`]);
});

test.each(['ram:ReferenceReferencedDocument', 'ram:IssuerAssignedID'])(
  'validateXml: requires %s by the standard, though not by the schema',
  async (name) => {
    expect((await validateXml(without(name)(accepted))).ok).toBe(true);
    expect(await foundIn(without(name)(accepted), [])).toEqual([`XSD-ELEMENT-MISSING ${name}`]);
  },
);

test.each([
  ['ram:GuidelineSpecifiedDocumentContextParameter', 'BR-FR-CDV-02_MDT-3'],
  ['ram:ID', 'BR-FR-CDV-CL-01_MDT-2'],
  ['ram:ProcessConditionCode', 'BR-FR-CDV-12_MDT-105'],
])('validateXml: requires %s by a rule, and reports only that rule', async (name, rule) => {
  const outcome = await validateXml(without(name)(accepted));
  expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual([rule]);
  expect(withoutReleases(outcome.warnings)).toEqual([]);
});

test.each([
  'ram:BusinessProcessSpecifiedDocumentContextParameter',
  'ram:SenderTradeParty',
  'ram:IssuerTradeParty',
  'ram:RecipientTradeParty',
  'ram:MultipleReferencesIndicator',
  'ram:ReceiptDateTime',
  'ram:ProcessCondition',
])('validateXml: accepts a message without %s', async (name) => {
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
])('validateXml: rejects a second %s', async (name, expected) => {
  const [element = ''] = new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(accepted) ?? [];
  expect(await foundIn(accepted, [[element, element + element]])).toEqual(expected);
});

it.each<[string, Changes, string]>([
  ['amounts', [['>120.00<', '>x<']], 'ram:ValueAmount'],
  ['percentages', [['>20.00<', '>x<']], 'ram:ValuePercent'],
  ['numbers', [['<ram:SequenceNumeric>1<', '<ram:SequenceNumeric>x<']], 'ram:SequenceNumeric'],
])('validateXml: requires digits in %s', async (_, changes, element) => {
  expect(await foundIn(paid, changes)).toEqual([`XSD-VALUE ${element}`]);
});

it('validateXml: accepts the attributes of terms, and any texts', async () => {
  expect(await foundIn(paid, [['>F26-412<', '> x <']])).toEqual([]);
  expect(await foundIn(paid, [[' currencyID="EUR"', '']])).toEqual([]);
  expect(await foundIn(paid, [[' currencyID="EUR"', ' other="EUR"']])).toEqual([
    expect.stringContaining('XSD-ATTRIBUTE-UNKNOWN'),
  ]);
});

describe('cdarStructure', () => {
  /** Returns the elements inside a type: cardinality, attributes, and whether the element accepts only digits. */
  const within = ({ children }: StructureType, depth = 0): string[] =>
    children.flatMap(({ name, least, most, type }) => {
      const attributes = [...type.attributes.values()].map((each) => ` @${each.name}${each.required ? '!' : ''}`);
      const digits = type.content === 'value' && type.kind.fits?.('x') === false ? ' in digits' : '';
      const times = `${least}..${Number.isFinite(most) ? most : 'n'}`;
      return [`${' '.repeat(depth)}${name} ${times}${attributes.join('')}${digits}`, ...within(type, depth + 1)];
    });
  /** Builds a new structure each time; validation caches its own. */
  const roots = () => [...cdarStructure().rootTypes];
  const all = () => roots().flatMap(([, type]) => within(type));

  it('has one root', () => {
    expect(roots().map(([name]) => name)).toEqual(['cdar:CrossDomainAcknowledgementAndResponse']);
  });

  const party = [
    '  ram:GlobalID 0..n @schemeID',
    '  ram:Name 0..1',
    '  ram:RoleCode 0..1',
    '  ram:URIUniversalCommunication 0..1',
    '   ram:URIID 0..1 @schemeID',
  ];

  it('contains the head of a message in order', () => {
    expect(all().slice(0, all().indexOf(' ram:ReferenceReferencedDocument 1..n'))).toEqual([
      'cdar:ExchangedDocumentContext 1..1',
      ' ram:BusinessProcessSpecifiedDocumentContextParameter 0..1',
      '  ram:ID 0..1',
      ' ram:GuidelineSpecifiedDocumentContextParameter 1..1',
      '  ram:ID 1..1',
      'cdar:ExchangedDocument 1..1',
      ' ram:ID 1..1',
      ' ram:Name 0..1',
      ' ram:IssueDateTime 1..1',
      '  udt:DateTimeString 1..1 @format',
      ' ram:SenderTradeParty 0..1',
      ...party,
      ' ram:IssuerTradeParty 0..1',
      ...party,
      ' ram:RecipientTradeParty 0..n',
      ...party,
      'cdar:AcknowledgementDocument 1..1',
      ' ram:MultipleReferencesIndicator 0..1',
      '  udt:Indicator 0..1',
      ' ram:TypeCode 1..1',
      ' ram:IssueDateTime 0..1',
      '  udt:DateTimeString 0..1 @format',
    ]);
  });

  it('contains the references to documents in order', () => {
    expect(all().slice(all().indexOf(' ram:ReferenceReferencedDocument 1..n') + 1)).toEqual([
      '  ram:IssuerAssignedID 1..1',
      '  ram:StatusCode 0..1',
      '  ram:TypeCode 0..1',
      '  ram:ReceiptDateTime 0..1',
      '   udt:DateTimeString 0..1 @format',
      '  ram:ReferenceTypeCode 0..1',
      '  ram:FormattedIssueDateTime 0..1',
      '   qdt:DateTimeString 0..1 @format',
      '  ram:ProcessConditionCode 1..1',
      '  ram:ProcessCondition 0..1',
      '  ram:IssuerTradeParty 0..1',
      '   ram:GlobalID 0..n @schemeID',
      '  ram:SpecifiedDocumentStatus 0..n',
      '   ram:ReasonCode 0..1',
      '   ram:Reason 0..n',
      '   ram:RequestedActionCode 0..1',
      '   ram:RequestedAction 0..n',
      '   ram:SequenceNumeric 0..1 in digits',
      '   ram:IncludedNote 0..n',
      '    ram:Content 0..1',
      '   ram:SpecifiedDocumentCharacteristic 0..n',
      '    ram:ID 0..1',
      '    ram:TypeCode 0..1',
      '    ram:ValueChangedIndicator 0..1',
      '     udt:IndicatorString 0..1',
      '    ram:Name 0..1',
      '    ram:Location 0..1',
      '    ram:ValueAmount 0..1 @currencyID in digits',
      '    ram:ValuePercent 0..1 in digits',
      '    ram:ValueDateTime 0..1',
      '     udt:DateTimeString 0..1 @format',
    ]);
  });
});
