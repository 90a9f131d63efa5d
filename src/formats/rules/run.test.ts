/** The place, order and level of findings. */
import { expect, it, test } from 'vitest';
import { message, words } from '../../engine/text/message.ts';
import type { TermId } from '../terms/declare.ts';
import { xpathOf } from '../xml/element.ts';
import { MOST_PLACES, type Rule, type RuleSet, rule, type Scan, type ScanFinding } from './declare.ts';
import { brokenIn, changed, ciiInvoice, findingsIn, ublInvoice } from './testing.ts';

const UBL = ublInvoice('urn:cen.eu:en16931:2017', 'P1');
const CII = ciiInvoice('urn:cen.eu:en16931:2017', 'P1');

const setOf = (rules: readonly Rule[], more: Partial<RuleSet> = {}): RuleSet => ({
  ...{ key: 'test', name: 'Test', version: '1', from: '2026-01-01' },
  rules,
  ...more,
});
const failing = (per: TermId, terms: TermId | readonly TermId[], id = 'T-1') =>
  rule(id, per, terms, () => false, 'It is wrong.');

/** Returns the places of findings of some rules, with the missing step or attribute. */
async function placesIn(xml: string, ...rules: readonly Rule[]): Promise<string[]> {
  const found = await findingsIn(xml, setOf(rules));
  return found.map(({ element, step }) => `${xpathOf(element)} ${step ?? ''}`.trim());
}

const SELLER = '/Invoice/cac:AccountingSupplierParty';
const PARTY = `${SELLER}/cac:Party`;
const place = (path: string) => path.replace(/^\/Invoice/, '/ubl:Invoice');

it.each<[string, TermId, TermId | readonly TermId[], string]>([
  ['the term', 'BG-0', 'BT-1', '/Invoice/cbc:ID'],
  ['the first of several terms', 'BG-0', ['BT-10', 'BT-1'], '/Invoice/cbc:BuyerReference'],
  ['a term of a group', 'BG-4', 'BT-27', `${PARTY}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['a term in an attribute', 'BG-4', 'BT-34-1', `${PARTY}/cbc:EndpointID @schemeID`],
  ['a group', 'BG-4', 'BG-5', `${PARTY}/cac:PostalAddress`],
  ['the checked group', 'BG-4', 'BG-4', SELLER],
  ['the checked group if there is no term', 'BG-4', [], SELLER],
  ['the checked document if there is no term', 'BG-0', [], '/Invoice'],
  ['the document that lacks the term', 'BG-0', 'BT-19', '/Invoice cbc:AccountingCost'],
  ['the missing parent of a term', 'BG-4', 'BT-28', `${PARTY} cac:PartyName`],
  ['the outer group that lacks the term', 'BG-5', 'BT-28', `${PARTY} cac:PartyName`],
  ['the inner group that lacks the term', 'BG-0', 'BT-28', `${PARTY} cac:PartyName`],
  ['a missing group', 'BG-0', 'BT-59', '/Invoice cac:PayeeParty'],
  ['the document that lacks the term, for a group', 'BG-23', 'BT-7', '/Invoice cbc:TaxPointDate'],
  [
    'the missing element of an attribute',
    'BG-25',
    'BT-157-1',
    '/Invoice/cac:InvoiceLine/cac:Item cac:StandardItemIdentification',
  ],
  ['the group if the plan lacks the term', 'BG-4', 'BT-BW-99' as TermId, SELLER],
])('a finding is placed at %s', async (_, per, terms, path) => {
  expect(await placesIn(UBL, failing(per, terms))).toEqual([place(path)]);
});

test('a finding about a term with its own place is reported there, even if its group is missing', async () => {
  const without = UBL.replace(/<cac:(TaxTotal|LegalMonetaryTotal)>.*<\/cac:\1>/g, '');
  expect(await placesIn(without, failing('BG-0', 'BT-110'))).toEqual([`${place('/Invoice')} cac:TaxTotal`]);
});

test('a finding is placed at the element that the rule returns', async () => {
  const named = rule('T-1', 'BG-0', 'BT-1', (_, { root }) => [{ element: root.first, step: '@a' }, {}], 'It is wrong.');
  expect(await placesIn(UBL, named)).toEqual([
    `${place('/Invoice')}/cbc:CustomizationID @a`,
    `${place('/Invoice')}/cbc:ID`,
  ]);
});

test('findings are sorted by set, rule and place, with findings of scans last', async () => {
  const scan: Scan = Object.assign(
    () => [
      { id: 'T-3', flag: 'warning' as const, text: { template: 'Found.', values: undefined } },
      { id: 'T-4', flag: 'fatal' as const, terms: ['BT-1'] as const, text: { template: 'Too.', values: undefined } },
    ],
    { rules: () => [] },
  );
  const lines = changed(UBL, [
    '</cac:InvoiceLine>',
    '</cac:InvoiceLine><cac:InvoiceLine><cbc:ID>2</cbc:ID></cac:InvoiceLine>',
  ]);
  const first = setOf([failing('BG-25', 'BT-126', 'T-1'), failing('BG-0', 'BT-1', 'T-2')], { scans: [scan] });
  const second = setOf([failing('BG-4', 'BT-27', 'T-5')], { key: 'other' });
  const found = await findingsIn(lines, first, second);
  expect(
    found.map(
      ({ id, set, flag, terms, element, text }) => `${set} ${id} ${flag} ${terms} ${element.name}: ${words(text)}`,
    ),
  ).toEqual([
    'test T-1 fatal BT-126 cbc:ID: It is wrong.',
    'test T-1 fatal BT-126 cbc:ID: It is wrong.',
    'test T-2 fatal BT-1 cbc:ID: It is wrong.',
    'test T-3 warning  ubl:Invoice: Found.',
    'test T-4 fatal BT-1 ubl:Invoice: Too.',
    'other T-5 fatal BT-27 cbc:RegistrationName: It is wrong.',
  ]);
});

test("a set can change the level of other sets' rules", async () => {
  const first = setOf([failing('BG-0', 'BT-1', 'T-1'), failing('BG-0', 'BT-2', 'T-2')]);
  const second = setOf([], { flags: ({ syntax }) => new Map([['T-1', syntax === 'ubl' ? 'information' : 'warning']]) });
  expect((await findingsIn(UBL, first, second)).map(({ id, flag }) => `${id} ${flag}`)).toEqual([
    'T-1 information',
    'T-2 fatal',
  ]);
});

test('a rule is reported at no more than a hundred places', async () => {
  const twice = rule('T-1', 'BG-25', 'BT-126', () => Array.from({ length: 60 }, () => ({})), 'It is wrong.');
  const lines = changed(UBL, ['</cac:InvoiceLine>', '</cac:InvoiceLine><cac:InvoiceLine/>']);
  expect(await findingsIn(lines, setOf([twice]))).toHaveLength(MOST_PLACES);
});

test('nested lines are checked, except by rules that exclude them', async () => {
  const within = changed(UBL, [
    '<cac:Price>',
    '<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID></cac:SubInvoiceLine><cac:Price>',
  ]).replace(
    'urn:cen.eu:en16931:2017',
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0',
  );
  const all = failing('BG-25', 'BT-126');
  const count = async (each: Rule) => (await findingsIn(within, setOf([each]))).length;
  expect([
    await count(all),
    await count({ ...all, notInSubLines: true }),
    await count({ ...all, notInSubLines: false }),
  ]).toEqual([2, 1, 2]);
});

test('UBL lines elsewhere are checked last, but not CII ones', async () => {
  const stray = (name: string) => `<cac:ReceiptLine><cac:${name}><cbc:ID>9</cbc:ID></cac:${name}></cac:ReceiptLine>`;
  const lines = changed(UBL, ['<cac:TaxTotal>', `${stray('InvoiceLine')}${stray('CreditNoteLine')}<cac:TaxTotal>`]);
  const number = rule(
    'T-1',
    'BG-25',
    'BT-126',
    (line) => ({ values: { number: line.text('BT-126') ?? '' } }),
    '{number}',
  );
  const numbers = async (xml: string) => (await findingsIn(xml, setOf([number]))).map(({ text }) => words(text));
  expect(await numbers(lines)).toEqual(['1', '9', '9']);
  const inCii = changed(CII, [
    '<ram:ApplicableHeaderTradeDelivery>',
    '<ram:ApplicableHeaderTradeDelivery><cac:InvoiceLine xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"/>',
  ]);
  expect(await numbers(inCii)).toEqual(['1']);
});

test('UBL tax breakdowns in a second VAT total are checked too, each once', async () => {
  const total = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">1</cbc:TaxAmount><cac:TaxSubtotal/></cac:TaxTotal>';
  const xml = changed(
    UBL,
    ['<cbc:BuyerReference>', '<cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode><cbc:BuyerReference>'],
    ['<cac:LegalMonetaryTotal>', `${total}<cac:LegalMonetaryTotal>`],
  );
  const breakdown = failing('BG-23', []);
  expect(await placesIn(xml, breakdown)).toEqual(
    [1, 2].map((at) => place(`/Invoice/cac:TaxTotal[${at}]/cac:TaxSubtotal`)),
  );
  expect(await placesIn(UBL, breakdown)).toHaveLength(1);
  expect(await brokenIn(CII, setOf([breakdown]))).toEqual(['T-1']);
});

test('the text of a finding has words for values that the invoice lacks', async () => {
  const values = { found: '', known: 'S' };
  const finding: ScanFinding = { id: 'T-2', flag: 'fatal', text: message('{found}, not {known}', values) };
  const scan: Scan = Object.assign(() => [finding], { rules: () => [] });
  const set = setOf([rule('T-1', 'BG-0', 'BT-5', () => ({ values }), '{found}, not {known}')], { scans: [scan] });
  expect((await findingsIn(UBL, set)).map(({ text }) => words(text))).toEqual(Array(2).fill('(no value), not S'));
});
