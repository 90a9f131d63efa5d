/** The result of checking an e-invoice: its format, the faults, their places and levels (chapter 12 §1). */
import { describe, expect, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import type { Checked, XmlFault } from '../declare/checked.ts';
import type { Format } from '../declare/format.ts';
import { formatOf } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import { cdarStatus, written } from '../messages/cdar/testing.ts';
import { type Changes, changed, ciiInvoice, ublInvoice, withoutReleases } from '../rules/testing.ts';
import { MOST_VALUE } from '../xml/bounds.ts';
import { checkInvoice } from './check.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const UBL = ublInvoice(CORE, 'P1');
const CII = ciiInvoice(CORE, 'P1');

async function checked(xml: string, given?: Format, isInPdf?: boolean): Promise<Checked> {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(words(reading.problem.what));
  const found = await checkInvoice({ ...reading, isInPdf }, given);
  if ('what' in found) throw new Error(words(found.what));
  return found;
}

/** Returns a format by its key. */
function named(key: string): Format {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  return format;
}

const codesOf = (faults: readonly XmlFault[]) => faults.map(({ code }) => code);

describe('checking an e-invoice', () => {
  test('finds nothing in a valid one', async () => {
    for (const xml of [UBL, CII]) {
      const { faults, warnings } = await checked(xml);
      expect([faults, withoutReleases(warnings)]).toEqual([[], []]);
    }
  });

  test('uses the format that it declares', async () => {
    expect((await checked(UBL)).format.key).toBe('en16931-ubl');
    expect((await checked(CII)).format.key).toBe('en16931-cii');
    expect((await checked(CII, undefined, true)).format.key).toBe('facturx-en16931');
  });

  test('uses the requested format without a notice', async () => {
    const other = changed(UBL, [CORE, `${CORE}#compliant#urn:example:1`]);
    const { format, warnings } = await checked(other, named('en16931-ubl'));
    expect(format.key).toBe('en16931-ubl');
    expect(codesOf(warnings)).not.toContain('BW-XML-SPECIFICATION');
    const anonymous = changed(UBL, ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', '']);
    expect((await checked(anonymous)).faults).toEqual([]);
    expect(codesOf((await checked(anonymous, named('xrechnung-ubl'))).faults)).toEqual(['BR-DE-15']);
  });

  test('returns the kind of XML if it is not an e-invoice', async () => {
    const reading = parseXml('<a/>');
    if (!reading.ok) throw new Error('it is XML');
    expect(await checkInvoice(reading)).toEqual({ what: expect.objectContaining({ template: expect.any(String) }) });
  });
});

test('an unknown identifier is reported at its element', async () => {
  const told = async (xml: string) =>
    (await checked(xml)).warnings
      .filter(({ code }) => code === 'BW-XML-SPECIFICATION')
      .map(({ level, terms, xpaths, positions }) => ({ level, terms, xpaths, positions }));
  expect(await told(changed(UBL, [CORE, `${CORE}#compliant#urn:example:1`]))).toEqual([
    {
      level: 'information',
      terms: ['BT-24'],
      xpaths: ['/ubl:Invoice/cbc:CustomizationID'],
      positions: [expect.objectContaining({ line: 2, column: 1 })],
    },
  ]);
  expect(await told(UBL)).toEqual([]);
});

describe('faults', () => {
  test('have level, terms, place and text', async () => {
    const { faults } = await checked(changed(UBL, ['<cbc:IssueDate>2026-03-02</cbc:IssueDate>\n', '']));
    expect(faults).toEqual([
      {
        code: 'XSD-ELEMENT-MISSING',
        level: 'fatal',
        terms: [],
        xpaths: ['/ubl:Invoice/cbc:IssueDate'],
        positions: [expect.objectContaining({ line: 1, column: 1 })],
        text: expect.any(Object),
      },
      {
        code: 'BR-03',
        level: 'fatal',
        terms: ['BT-2'],
        xpaths: ['/ubl:Invoice/cbc:IssueDate'],
        positions: [expect.objectContaining({ line: 1, column: 1 })],
        text: expect.any(Object),
        release: { set: 'en16931-ubl', release: '1.3.16', from: '2026-05-15' },
      },
    ]);
  });

  test('with the same text are one with all places', async () => {
    const name = '<cbc:Name>Hobel</cbc:Name>';
    const line = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/.exec(UBL)?.[0] ?? '';
    const unit = (code: string) => line.replace('unitCode="C62"', `unitCode="${code}"`);
    const lines = (...all: readonly string[]) => changed(UBL, [line, all.join('\n')]);
    const { faults } = await checked(lines(unit('XX'), unit('YY'), unit('XX'), line.replace(name, '')));
    const ofUnits = faults.filter(({ code }) => code === 'BR-CL-23');
    expect(ofUnits.map(({ xpaths }) => xpaths)).toEqual([
      [
        '/ubl:Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity/@unitCode',
        '/ubl:Invoice/cac:InvoiceLine[3]/cbc:InvoicedQuantity/@unitCode',
      ],
      ['/ubl:Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity/@unitCode'],
    ]);
    const start = UBL.slice(0, UBL.indexOf(line)).split('\n').length;
    expect(ofUnits.map(({ positions }) => positions.map((each) => each.line - start))).toEqual([[0, 2], [1]]);
  });

  test('contain no more than the beginning of a long value', async () => {
    const long = 'X'.repeat(MOST_VALUE + 9);
    const { faults } = await checked(changed(UBL, ['unitCode="C62"', `unitCode="${long}"`]));
    const [fault] = faults.filter(({ code }) => code === 'BR-CL-23');
    const said = fault && words(fault.text);
    expect(said).toContain(`${'X'.repeat(MOST_VALUE)}…`);
    expect(said).not.toContain(long);
  });

  test('are kept separate from warnings', async () => {
    const empty: Changes = [['<cbc:BuyerReference>04011000-12345-03<', '<cbc:BuyerReference><']];
    const { faults, warnings } = await checked(
      changed(
        UBL,
        ...empty,
        ['<cbc:ID>2026-17</cbc:ID>', ''],
        ['<cbc:ProfileID>P1', '<cbc:UUID>1</cbc:UUID><cbc:ProfileID>P1'],
      ),
    );
    expect(codesOf(faults)).toContain('BR-02');
    expect(faults.every(({ level }) => level === 'fatal')).toBe(true);
    expect(codesOf(warnings)).toEqual(expect.arrayContaining([expect.stringMatching(/^UBL-CR-/)]));
    expect(warnings.some(({ level }) => level === 'fatal')).toBe(false);
  });

  test('are warnings if documents of the format break the rule by design', async () => {
    const scheme: Changes = [
      [
        '<ram:Name>Stadtwerk</ram:Name>',
        '<ram:Name>Stadtwerk</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="1">7</ram:ID></ram:SpecifiedLegalOrganization>',
      ],
    ];
    const levels = async (xml: string) => {
      const { faults, warnings } = await checked(changed(xml, ...scheme));
      const levelsIn = (all: readonly XmlFault[]) =>
        all.filter(({ code }) => code === 'BR-CL-11').map(({ level }) => level);
      return [levelsIn(faults), levelsIn(warnings)];
    };
    expect(await levels(CII)).toEqual([['fatal'], []]);
    expect(await levels(ciiInvoice(CORE, 'A1'))).toEqual([[], ['warning']]);
  });
});

test('terms beyond the core are read by the declared format', async () => {
  const extended = ciiInvoice(`${CORE}#conformant#urn:factur-x.eu:1p0:extended`, 'P1');
  const attribute =
    '<ram:ApplicableProductCharacteristic><ram:TypeCode>XYZZY</ram:TypeCode><ram:Description>a</ram:Description><ram:Value>1</ram:Value></ram:ApplicableProductCharacteristic>';
  const { warnings } = await checked(changed(extended, ['Hobel</ram:Name>', `Hobel</ram:Name>${attribute}`]));
  expect(warnings.find(({ code }) => code === 'BR-FXEXT-04')?.terms).toEqual(['BT-X-11']);
});

test('a missing term beyond the core is reported in its group', async () => {
  const several = ciiInvoice(`${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`, 'B8');
  for (const given of [undefined, named('fr-extended-cii')]) {
    const { format, faults } = await checked(several, given);
    expect(format.key).toBe('fr-extended-cii');
    expect(faults.find(({ code }) => code === 'BR-FR-MV-02_EXT-FR-FE-163')?.xpaths).toEqual([
      expect.stringMatching(
        /IncludedSupplyChainTradeLineItem\/ram:AssociatedDocumentLineDocument\/ram:LineStatusReasonCode$/,
      ),
    ]);
  }
});

test('unknown structure in a life cycle message is a warning, and invalid structure a fault', async () => {
  const { xml } = await written(cdarStatus);
  const message = await checked(xml);
  expect([message.format.key, message.faults, withoutReleases(message.warnings)]).toEqual(['cdar', [], []]);
  const levels = async (...changes: Changes) => {
    const { faults, warnings } = await checked(changed(xml, ...changes));
    return [faults, withoutReleases(warnings)].map((all) => all.map(({ code, level }) => `${code} ${level}`));
  };
  const number = '<ram:ID>CDV-7</ram:ID>';
  expect(await levels([number, `${number}<ram:Further/>`])).toEqual([[], ['XSD-ELEMENT-UNKNOWN warning']]);
  expect(await levels([number, '<ram:ID further="1">CDV-7</ram:ID>'])).toEqual([[], ['XSD-ATTRIBUTE-UNKNOWN warning']]);
  expect(await levels([number, ''])).toEqual([['BR-FR-CDV-03_MDT-4 fatal'], []]);
  const unknown = await checked(changed(UBL, ['<cbc:IssueDate>', '<cbc:Further/><cbc:IssueDate>']));
  expect(codesOf(unknown.faults)).toContain('XSD-ELEMENT-UNKNOWN');
});
