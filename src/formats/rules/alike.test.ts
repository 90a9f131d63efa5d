import fc from 'fast-check';
import { expect, it } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { formatOf } from '../formats.ts';
import { planFor } from '../plans.ts';
import { kindOf } from '../recognise.ts';
import { loadRuleSets, ruleSetKeys } from '../rule-sets.ts';
import { xpaths } from '../xml/element.ts';
import { parseXml } from '../xml/parse.ts';
import { type Alikes, writeXml } from '../xml/write.ts';
import { judge, judgedOf } from './run.ts';
import { type Changes, ciiInvoice, ublInvoice } from './testing.ts';

// What they declare is read here, and not by the first test: mutation testing would ask that one alone.
await loadRuleSets(ruleSetKeys);

/** What may be other in a line: an element that is not used or stands twice, one that is missing, an attribute, a text. */
const UBL: Changes = [
  ['<cbc:ID>1</cbc:ID>', '<cbc:ID>1</cbc:ID><cbc:UUID>7</cbc:UUID>'],
  ['<cbc:ID>1</cbc:ID>', '<cbc:ID></cbc:ID>'],
  ['<cbc:ID>1</cbc:ID>', '<cbc:ID> </cbc:ID>'],
  ['<cbc:ID>1</cbc:ID>', '<cbc:ID> 1</cbc:ID>'],
  ['<cbc:ID>1</cbc:ID>', ''],
  ['100.00<', '100.001<'],
  ['100.00<', '99.00<'],
  ['currencyID="EUR"', 'currencyID="FRF"'],
  [' unitCode="C62"', ''],
  [' unitCode="C62"', ' unitCode="PIECE"'],
  ['<cac:Item>', '<cac:Item><cbc:Description>a</cbc:Description><cbc:Description>b</cbc:Description>'],
  ['<cbc:ID>S</cbc:ID>', '<cbc:ID>E</cbc:ID>'],
  ['<cbc:ID>S</cbc:ID>', '<cbc:ID>XX</cbc:ID>'],
  ['<cbc:ID>S</cbc:ID>', '<cbc:ID>B</cbc:ID>'],
  ['<cbc:ID>VAT</cbc:ID>', '<cbc:ID>GST</cbc:ID>'],
  ['<cbc:Percent>19</cbc:Percent>', ''],
  [
    '<cac:Item>',
    '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>a</cbc:AllowanceChargeReason><cbc:AllowanceChargeReason>b</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">1.005</cbc:Amount></cac:AllowanceCharge><cac:Item>',
  ],
  ['<cac:Price>', '<cac:Delivery/><cac:Price>'],
  ...['130', '50'].map(
    (type) =>
      [
        '<cac:Item>',
        `<cac:DocumentReference><cbc:ID schemeID="Nope">1</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode></cac:DocumentReference><cac:Item>`,
      ] as const,
  ),
  ...['0160', 'Nope'].map(
    (scheme) =>
      [
        '</cac:Item>',
        `<cac:StandardItemIdentification><cbc:ID schemeID="${scheme}">1</cbc:ID></cac:StandardItemIdentification></cac:Item>`,
      ] as const,
  ),
];

const CII: Changes = [
  ['<ram:LineID>1</ram:LineID>', '<ram:LineID></ram:LineID>'],
  ['<ram:LineID>1</ram:LineID>', '<ram:LineID> </ram:LineID>'],
  ['<ram:LineID>1</ram:LineID>', ''],
  ['<ram:LineID>1</ram:LineID>', '<ram:LineID schemeID="7">1</ram:LineID>'],
  ['<ram:Name>Hobel</ram:Name>', '<ram:ID>7</ram:ID><ram:Name>Hobel</ram:Name>'],
  ['<ram:Name>Hobel</ram:Name>', '<ram:GlobalID>7</ram:GlobalID><ram:Name>Hobel</ram:Name>'],
  ['<ram:Name>Hobel</ram:Name>', '<ram:GlobalID schemeID="0160">7</ram:GlobalID><ram:Name>Hobel</ram:Name>'],
  ['<ram:Name>Hobel</ram:Name>', '<ram:GlobalID schemeID="Nope">7</ram:GlobalID><ram:Name>Hobel</ram:Name>'],
  ['<ram:Name>Hobel</ram:Name>', '<ram:Name>Hobel</ram:Name><ram:Name>Hobel</ram:Name>'],
  [' unitCode="C62"', ''],
  [' unitCode="C62"', ' unitCode="PIECE"'],
  ['>VAT<', '>GST<'],
  ['>S<', '>E<'],
  ['>S<', '>XX<'],
  ['>S<', '>B<'],
  ['100.00<', '100.001<'],
  ['<ram:LineTotalAmount>', '<ram:LineTotalAmount currencyID="EUR">'],
  ['<ram:RateApplicablePercent>19</ram:RateApplicablePercent>', ''],
  ...['true', 'false', '1', 'no'].map(
    (indicator) =>
      [
        '<ram:SpecifiedTradeSettlementLineMonetarySummation>',
        `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1.00</ram:ActualAmount><ram:ReasonCode>95</ram:ReasonCode></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeSettlementLineMonetarySummation>`,
      ] as const,
  ),
];

const SYNTAXES = {
  ubl: { invoice: ublInvoice('', ''), name: 'cac:InvoiceLine', changes: UBL },
  cii: { invoice: ciiInvoice('', ''), name: 'ram:IncludedSupplyChainTradeLineItem', changes: CII },
} as const;

/** Returns what the rules of a format find in an invoice, where lines are known to be alike or not. */
async function findingsIn(xml: string, key: string, isKnown: boolean) {
  const reading = parseXml(xml);
  const recognised = reading.ok ? kindOf(reading.root) : reading;
  const format = formatOf(key);
  if (!recognised.ok || !('root' in recognised) || format === undefined) throw new Error('no invoice');
  const alike: Alikes = new Map();
  if (isKnown) writeXml(recognised.root, alike);
  expect(alike.size).toBe(isKnown ? 1 : 0);
  const judged = judgedOf(recognised.root, await planFor(recognised.kind, format), undefined, alike);
  const pathOf = xpaths();
  return judge(judged, await loadRuleSets(format.rules)).map(
    ({ id, set, flag, element, step, terms, text }) =>
      `${set} ${id} ${flag} ${pathOf(element, step)} ${terms.join()} ${words(text)}`,
  );
}

it.each([
  ['peppol-ubl', 'ubl'],
  ['xrechnung-ubl', 'ubl'],
  ['fr-extended-ubl', 'ubl'],
  ['peppol-cii', 'cii'],
  ['facturx-basic', 'cii'],
  ['facturx-en16931', 'cii'],
  ['facturx-extended', 'cii'],
] as const)('rules of %s find the same in lines whether it is known which are alike or not', async (key, syntax) => {
  const { invoice, name, changes } = SYNTAXES[syntax];
  const [before = '', line = '', after = ''] = invoice.split(new RegExp(`(?=<${name}>)|(?<=</${name}>)`));
  const anyLine = fc
    .array(fc.constantFrom(...changes), { maxLength: 2 })
    .map((made) => made.reduce((text, [part, other]) => text.replace(part, () => other), line));
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 24, maxLength: 40 }), async (lines) => {
      const xml = before + lines.join('') + after;
      expect(await findingsIn(xml, key, true)).toEqual(await findingsIn(xml, key, false));
    }),
    { numRuns: 12 },
  );
});
