import { describe, expect, it } from 'vitest';
import { planFor } from '../declare/plans.ts';
import { parseXml } from '../list/parse-xml.ts';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { group, type Path, type TermId, term } from '../terms/declare.ts';
import type { Group } from './group.ts';
import { kindOf, planOf } from './plan.ts';
import { noteIn, readStray, readTerms } from './read.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

async function read(xml: string) {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error('it is read');
  const plan = await planFor(kindOf(reading.root));
  return { ...readTerms(reading.root, plan), plan, root: reading.root };
}

/** Returns the texts of the given terms anywhere in the document, `-` for a missing one. */
async function texts(xml: string, changes: Changes, ids: string): Promise<string> {
  const { invoice } = await read(changed(xml, ...changes));
  const found = new Map<string, string[]>();
  for (const [id, { text }] of invoice.within()) found.set(id, [...(found.get(id) ?? []), text]);
  return ids
    .split(' ')
    .map((id) => found.get(id as TermId)?.join('|') ?? '-')
    .join(' ');
}

const allowance = (indicator: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">1</cbc:Amount></cac:AllowanceCharge><cac:TaxTotal>`;
const allowanceInCii = (indicator: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>1</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge><ram:SpecifiedTradeSettlementHeaderMonetarySummation>`;
const SUMMATION = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const document = (type: string) =>
  `<cac:AdditionalDocumentReference><cbc:ID>X</cbc:ID>${type}</cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`;

describe('readTerms: assigning an element to its term', () => {
  it.each<[string, string, Changes, string, string]>([
    ['a charge', ubl, [['<cac:TaxTotal>', allowance('true')]], 'BT-92 BT-99', '- 1'],
    ['an allowance', ubl, [['<cac:TaxTotal>', allowance(' false ')]], 'BT-92 BT-99', '1 -'],
    ['a charge as a number', ubl, [['<cac:TaxTotal>', allowance('1')]], 'BT-92 BT-99', '- 1'],
    ['an allowance as a number', ubl, [['<cac:TaxTotal>', allowance('0')]], 'BT-92 BT-99', '1 -'],
    ['neither for another indicator', ubl, [['<cac:TaxTotal>', allowance('yes')]], 'BT-92 BT-99', '- -'],
    ['a charge of CII', cii, [[SUMMATION, allowanceInCii('1')]], 'BT-92 BT-99', '- 1'],
    ['an allowance of CII', cii, [[SUMMATION, allowanceInCii('false')]], 'BT-92 BT-99', '1 -'],
    ['a VAT number', ubl, [], 'BT-31 BT-32', 'DE811907980 -'],
    [
      'a VAT number with its scheme in lower case',
      ubl,
      [
        [
          'DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT',
          'DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID> vat ',
        ],
      ],
      'BT-31 BT-32',
      'DE811907980 -',
    ],
    [
      'a number for other taxes',
      ubl,
      [
        [
          'DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT',
          'DE811907980</cbc:CompanyID><cac:TaxScheme><cbc:ID>LOC',
        ],
      ],
      'BT-31 BT-32',
      '- DE811907980',
    ],
    ['numbers of CII', cii, [['schemeID="VA"', 'schemeID="FC"']], 'BT-31 BT-32', '- DE811907980'],
    ['a supporting document', ubl, [['<cac:AccountingSupplierParty>', document('')]], 'BT-18 BT-122', '- X'],
    [
      'an invoiced object',
      ubl,
      [['<cac:AccountingSupplierParty>', document('<cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>')]],
      'BT-18 BT-122',
      'X -',
    ],
    [
      'the VAT in the currency of the accounts',
      cii,
      [
        ['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>SEK</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>'],
        [
          '<ram:GrandTotalAmount>',
          '<ram:TaxTotalAmount currencyID=" SEK ">9</ram:TaxTotalAmount><ram:GrandTotalAmount>',
        ],
      ],
      'BT-110 BT-111',
      '19.00 9',
    ],
    [
      'the VAT in the currency of invoice and accounts',
      cii,
      [['<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>']],
      'BT-110 BT-111',
      '19.00 -',
    ],
  ])('recognises %s', async (_, xml, changes, ids, found) => {
    expect(await texts(xml, changes, ids)).toBe(found);
  });
});

it.each([
  ['#AAI#Hello', 'AAI', 'Hello'],
  ['#A1Z#', 'A1Z', ''],
  ['Hello', undefined, 'Hello'],
  ['#aai#Hello', undefined, '#aai#Hello'],
  ['#AAIB#Hello', undefined, '#AAIB#Hello'],
  [' #AAI#Hello', undefined, ' #AAI#Hello'],
])('noteIn: splits the note %j into the subject %s and the text %j', async (note, subject, text) => {
  expect(noteIn(note)).toEqual({ 'BT-21': subject, 'BT-22': text });
  const changes = [['<cbc:DocumentCurrencyCode>', `<cbc:Note>${note}</cbc:Note><cbc:DocumentCurrencyCode>`]] as const;
  expect(await texts(ubl, changes, 'BT-21 BT-22')).toBe(`${subject ?? '-'} ${text}`);
});

describe('readTerms: content without a term', () => {
  it('finds no stray elements in valid invoices', async () => {
    for (const xml of [ubl, cii]) {
      const { unclaimed, unclaimedAttributes, texts } = await read(xml);
      expect([unclaimed, unclaimedAttributes, texts]).toEqual([[], [], []]);
    }
  });

  it.each([
    [
      'ubl',
      ubl,
      '<cbc:ID>2026-17</cbc:ID>',
      '<cbc:ID schemeID="S" xml:lang="de" format="f" currencyID="EUR">2026-17</cbc:ID>',
    ],
    [
      'cii',
      cii,
      '<ram:ID>2026-17</ram:ID>',
      '<ram:ID schemeID="S" xml:lang="de" format="f" unitCode="C62">2026-17</ram:ID>',
    ],
  ])('lists elements, attributes and texts of %s', async (_, xml, number, other) => {
    const [seller, city] = xml === ubl ? ['<cbc:CityName>Bonn', 'cbc'] : ['<ram:CityName>Bonn', 'ram'];
    const { unclaimed, unclaimedAttributes, texts } = await read(
      changed(xml, [number, other], [seller, `in<${city}:Odd><${city}:Inner>x</${city}:Inner></${city}:Odd>${seller}`]),
    );
    expect(unclaimed.map(({ name }) => name)).toEqual([`${city}:Odd`]);
    expect(unclaimedAttributes.map(({ element, attribute }) => [element.value, attribute])).toEqual([
      ['2026-17', { name: 'schemeID', value: 'S' }],
    ]);
    expect(texts.map(({ text }) => text)).toEqual(['in']);
  });
});

it('readStray: reads a misplaced line as if it were in its own document', async () => {
  const { root, plan } = await read(ubl);
  const [line] = root.all('cac:InvoiceLine');
  const group = line && readStray(line, 'BG-25', plan);
  expect(group?.text('BT-131')).toBe('100.00');
  expect(group?.group('BG-31')?.text('BT-153')).toBe('Hobel');
  expect(group?.parent?.parent).toBeUndefined();
  expect(line && readStray(line, 'BG-99' as TermId, plan)).toBeUndefined();
});

it('readTerms: gives groups their elements and their parents', async () => {
  const { invoice, root } = await read(ubl);
  const lines = invoice.groups('BG-25');
  expect(lines.map(({ element }) => element)).toEqual(root.all('cac:InvoiceLine'));
  expect(lines.map(({ parent }) => parent)).toEqual([invoice]);
  // The terms of the payment means belong to one group, the account to a group inside it.
  expect(invoice.group('BG-16')?.text('BT-81')).toBe('58');
  expect(invoice.group('BG-16')?.group('BG-17')?.text('BT-84')).toBe('DE89370400440532013000');
});

describe('readTerms: paths', () => {
  /**
   * Returns the texts of the terms at the given paths, of the invoice and of its lines, and the content without a term.
   */
  function readAt(paths: Readonly<Record<string, Path>>, xml: string) {
    const members = (ids: readonly string[]) =>
      ids.map((id) => term(id as TermId, id, '0..1', 'text', paths[id], paths[id]));
    const ids = Object.keys(paths);
    const line = group('BG-25', 'Line', '0..n', 'l', 'l', members(ids.filter((id) => id > 'BT-2')));
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [...members(ids.filter((id) => id <= 'BT-2')), line]);
    const reading = parseXml(`<r>${xml}</r>`);
    if (!reading.ok) throw new Error('it is read');
    const read = readTerms(
      reading.root,
      planOf(invoice, 'cii', () => undefined),
    );
    const told = (each: Group) => each.ids().flatMap((id) => each.all(id).map(({ text }) => `${id} ${text}`));
    return {
      terms: told(read.invoice),
      lines: read.invoice.groups('BG-25').map((each) => [each.element?.name, ...told(each)]),
      unclaimed: [
        ...read.unclaimed.map(({ name }) => name),
        ...read.unclaimedAttributes.map(({ attribute }) => `@${attribute.name}`),
      ],
    };
  }

  it('assigns a term before the element of its group to that group', () => {
    const found = readAt({ 'BT-3': '/z', 'BT-4': 'b' }, '<z>1</z><l><b>2</b></l><l><b>3</b></l>');
    expect(found.lines).toEqual([
      ['l', 'BT-3 1', 'BT-4 2'],
      ['l', 'BT-4 3'],
    ]);
  });

  it('checks a condition several steps deep', () => {
    const paths = { 'BT-1': "a[b/c='x']/d", 'BT-2': 'a/d' };
    expect(readAt(paths, '<a><b><c>x</c></b><d>1</d></a><a><b>x</b><d>2</d></a>').terms).toEqual(['BT-1 1', 'BT-2 2']);
  });

  it('checks that the element of a negated condition is missing', () => {
    const paths = { 'BT-1': 'a[not(b/c)]/d', 'BT-2': 'a/d' };
    expect(readAt(paths, '<a><b/><d>1</d></a><a><b><c/></b><d>2</d></a>').terms).toEqual(['BT-1 1', 'BT-2 2']);
  });

  it('accepts an attribute that a path requires, and reports others', () => {
    const { terms, unclaimed } = readAt({ 'BT-1': "a[@t!='y']" }, '<a t="x" u="1">1</a>');
    expect([terms, unclaimed]).toEqual([['BT-1 1'], ['@u']]);
  });

  it.each([
    ['true', 'true'],
    ['1', 'true'],
    ['false', 'false'],
    ['0', 'false'],
    ['00', 'neither'],
  ])('reads the indicator %s as %s', (text, meaning) => {
    const paths = { 'BT-1': "a[x='true']/d", 'BT-2': "a[x='false']/d" };
    const { terms } = readAt(paths, `<a><x>${text}</x><d>it</d></a>`);
    expect(terms).toEqual(meaning === 'true' ? ['BT-1 it'] : meaning === 'false' ? ['BT-2 it'] : []);
  });

  it.each([
    ['another currency', ' SEK ', 'SEK', ['1']],
    ['no other currency', 'EUR ', 'EUR', []],
    ['no currency', '', 'SEK', []],
  ])('distinguishes amounts if the document states %s', (_, other, currency, amounts) => {
    const line = term('BT-3', 'Amount', '0..1', 'amount', undefined, 'a[@currencyID=BT-6]');
    const one = (id: TermId, path: Path) => term(id, id, '0..1', 'text', path, path);
    const invoice = group('BG-0', 'Invoice', '1..1', '.', '.', [one('BT-5', 'e'), one('BT-6', 'f'), line]);
    const reading = parseXml(`<r><e> EUR</e>${other && `<f>${other}</f>`}<a currencyID="${currency}">1</a></r>`);
    if (!reading.ok) throw new Error('it is read');
    const read = readTerms(
      reading.root,
      planOf(invoice, 'cii', () => undefined),
    );
    expect(read.invoice.all('BT-3').map(({ text }) => text)).toEqual(amounts);
  });
});
