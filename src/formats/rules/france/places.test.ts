import { describe, expect, test } from 'vitest';
import { setOf } from '../extended/testing.ts';
import { asCreditNote, changed, findingsIn, judgedText, said } from '../testing.ts';
import { at, lines, places, rowsOf, rulesAt, termsIn } from './places.ts';
import { frenchCii, frenchUbl } from './testing.ts';

/** Returns the texts that a way leads to. */
async function textsAt(xml: string, way: string, ...schemes: readonly string[]): Promise<string[]> {
  return at(way, ...schemes)(await judgedText(xml)).map(({ value }) => value);
}

describe('a way', () => {
  test('leads from the root', async () => {
    expect(await textsAt(frenchUbl(), 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['120.00']);
    expect(await textsAt(frenchUbl(), 'cbc:PayableAmount')).toEqual([]);
  });

  test('may begin with a name for several steps, in CII', async () => {
    const cii = frenchCii();
    expect(await textsAt(cii, '$C/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID')).toEqual(['B1']);
    expect(await textsAt(cii, '$X/ram:ID')).toEqual(['2026-17']);
    expect(await textsAt(cii, '$A/ram:SellerTradeParty/ram:Name')).toEqual(['Atelier']);
    expect(await textsAt(cii, '$D//ram:OccurrenceDateTime')).toEqual([]);
    expect(await textsAt(cii, '$S/ram:InvoiceCurrencyCode')).toEqual(['EUR']);
    expect(await textsAt(cii, '$L/ram:SpecifiedTradeProduct/ram:Name')).toEqual(['Hobel']);
  });

  test('has names in UBL for what invoices and credit notes call otherwise', async () => {
    for (const xml of [frenchUbl(), asCreditNote(frenchUbl())]) {
      expect(await textsAt(xml, '$L/$Q')).toEqual(['2']);
      expect(await textsAt(xml, '$T')).toEqual([xml.includes('CreditNote') ? '381' : '380']);
    }
  });

  test('is the same way for documents of several kinds, one after the other', async () => {
    const find = at('$L/cbc:ID');
    for (const xml of [frenchUbl(), asCreditNote(frenchUbl()), frenchUbl()]) {
      expect(find(await judgedText(xml)).map(({ value }) => value)).toEqual(['1']);
    }
  });

  test('may begin anywhere', async () => {
    expect(await textsAt(frenchUbl(), '//cac:PartyLegalEntity/cbc:CompanyID')).toEqual(['732829320', '356000000']);
    expect(
      await textsAt(frenchUbl(), '//cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID'),
    ).toEqual(['356000000']);
    expect(await textsAt(frenchUbl(), '//cac:AccountingCustomerParty/cac:PartyLegalEntity/cbc:CompanyID')).toEqual([]);
    // Nothing stands around the root.
    expect(await textsAt(frenchUbl(), '//cac:Party/ubl:Invoice/cbc:ID')).toEqual([]);
    expect(await textsAt(frenchUbl(), '//')).toEqual([]);
  });

  test('leads to what has one of some schemes, where these are given', async () => {
    const way = '//cac:Party/cbc:EndpointID';
    const xml = changed(frenchUbl(), ['schemeID="0225">732829320', 'schemeID="0088">732829320']);
    expect(await textsAt(xml, way)).toEqual(['732829320', '356000000_A']);
    expect(await textsAt(xml, way, '0225')).toEqual(['356000000_A']);
    expect(await textsAt(xml, way, '0225', '0088')).toEqual(['732829320', '356000000_A']);
    expect(await textsAt(xml.replace(' schemeID="0088"', ''), way, '0088')).toEqual([]);
  });
});

test('lines are found in documents of each kind', async () => {
  for (const xml of [frenchUbl(), asCreditNote(frenchUbl()), frenchCii()]) {
    expect(lines(await judgedText(xml)).map(({ name }) => name)).toHaveLength(1);
  }
});

test('a table has a row in each line', async () => {
  expect(rowsOf('\n  A b c\n  D e\n')).toEqual([
    ['A', 'b', 'c'],
    ['D', 'e'],
  ]);
  const [first, second] = places('BT-1 cbc:ID\nBT-49 //cac:Party/cbc:EndpointID', '0225');
  expect([first?.name, second?.name]).toEqual(['BT-1', 'BT-49']);
  const judged = await judgedText(frenchUbl());
  expect([first, second].map((place) => place?.find(judged).length)).toEqual([0, 2]);
});

test.each<[string, readonly string[]]>([
  ['BR-FR-CO-03_BT-3', ['BT-3']],
  ['BT-96_BT-103', ['BT-96', 'BT-103']],
  ['BR-FR-MV-05_EXT-FR-FE-BG-12', ['EXT-FR-FE-BG-12']],
  ['BR-FR-27_BG-32', ['BG-32']],
  ['EXT-FR-FE-136', ['EXT-FR-FE-136']],
  ['BR-FR-28-Value', []],
])('the terms of %s are in its name', (id, terms) => {
  expect(termsIn(id)).toEqual(terms);
});

describe('a rule on each of some places', () => {
  const two = () => places('BT-1 cbc:ID\nBT-44 cac:AccountingCustomerParty');

  test('has the identifier of the series with the name of the place', () => {
    const rules = rulesAt('X_', two(), () => true, 'Wrong.', { ending: '-1' });
    expect(rules.map(({ id, terms }) => [id, ...terms])).toEqual([
      ['X_BT-1-1', 'BT-1'],
      ['X_BT-44-1', 'BT-44'],
    ]);
    expect(rulesAt('X_', two(), () => true, 'Wrong.').map(({ id }) => id)).toEqual(['X_BT-1', 'X_BT-44']);
  });

  test('is told with its term, and with the text of an element that holds no others', async () => {
    const set = setOf(rulesAt('X_', two(), () => false, '{term}: {found}'));
    expect(await said(frenchUbl(), /./, set)).toEqual(['X_BT-1 BT-1 2026-17', 'X_BT-44 BT-44 ']);
  });

  test('is told with other values, which come first', async () => {
    const set = setOf(rulesAt('X_', two(), ({ name }) => ({ found: name, count: 2 }), '{term} {found} {count}'));
    expect(await said(frenchUbl(), /./, set)).toEqual([
      'X_BT-1 BT-1 cbc:ID 2',
      'X_BT-44 BT-44 cac:AccountingCustomerParty 2',
    ]);
  });

  test('is told at the element, or at what is missing in it', async () => {
    const stepsOf = async (more: { step?: string }) =>
      (await findingsIn(frenchUbl(), setOf(rulesAt('X_', two(), () => false, 'Wrong.', more)))).map(
        ({ element, step }) => [element.name, step],
      );
    expect(await stepsOf({})).toEqual([
      ['cbc:ID', undefined],
      ['cac:AccountingCustomerParty', undefined],
    ]);
    expect(await stepsOf({ step: 'cac:Party' })).toEqual([
      ['cbc:ID', 'cac:Party'],
      ['cac:AccountingCustomerParty', 'cac:Party'],
    ]);
  });

  test('holds where it says so', async () => {
    const set = setOf(
      rulesAt('X_', two(), ({ name }, { kind }) => name === 'cbc:ID' && kind === 'ubl-invoice', 'Wrong.'),
    );
    expect(await said(frenchUbl(), /./, set)).toEqual(['X_BT-44 BT-44 ']);
  });
});
