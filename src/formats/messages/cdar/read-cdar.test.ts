/**
 * Reads life cycle messages as status reports and payments: the source of each value, and the reports about the rest
 * (chapter 14 §6.2).
 */

import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { words } from '../../../engine/text/message.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import { readDocument } from '../../convert/read.ts';
import { namespaces } from '../../list/namespaces.ts';
import { environment } from '../../mapping/testing.ts';
import { type Changes, changed } from '../../rules/testing.ts';
import { readCdar } from './read-cdar.ts';
import { cdarStatus, format, parsed, payment, read, vat, written } from './testing.ts';

const ext = (key: string, code: string) => ({ ext: { [key]: code } });
const role = (code: string) => ext('fr-ctc-flow6-role', code);

const asText = async (document: JsonObject, key = 'cdar') =>
  (await written(document, key)).xml.replaceAll(/>\s+</g, '><');
const accepted = await asText(cdarStatus);
const paid = await asText(payment({ amount: '120.00', due: '30.00', tax: vat('100.00', '20%', '20.00') }));

/** Reads a changed message, and shortens the XPaths of its reports to the last step. */
async function readIn(xml: string, changes: Changes, addresses?: { from?: string; to?: string }) {
  const { document, report, faults } = await read(changed(xml, ...changes), addresses);
  const said = report.losses.map(
    ({ kind, severity, term, properties, xpath, text }) =>
      `${[kind, severity, term, ...properties, xpath?.split(/[/:]/).at(-1)].filter(Boolean).join(' ')}: ${words(text)}`,
  );
  const bad = faults
    .filter(({ code }) => code.startsWith('BW-'))
    .map((each) => `${each.code} ${each.properties} ${each.terms}: ${words(each)}`);
  const [line] = document.lines as JsonObject[];
  return { document, line, said, bad };
}

describe('the parties of a message', () => {
  const named = (name: string, id: string, code: string, electronic = '') =>
    `<ram:${name}>${id && `<ram:GlobalID schemeID="0002">${id}</ram:GlobalID>`}<ram:RoleCode>${code}</ram:RoleCode>${electronic}</ram:${name}>`;
  const parties = /<ram:IssuerTradeParty>.*<\/ram:RecipientTradeParty>/;
  const of = async (text: string, addresses?: { from?: string; to?: string }, xml = accepted) =>
    readIn(xml.replace(parties, text), [], addresses);

  it('may have identifiers and addresses with any scheme or without one', async () => {
    const electronic = '<ram:URIUniversalCommunication><ram:URIID> a </ram:URIID></ram:URIUniversalCommunication>';
    const seller = named('IssuerTradeParty', ' 2 ', 'SE', electronic).replace(' schemeID="0002"', '');
    const { document, bad } = await of(seller + named('RecipientTradeParty', '', 'BY'));
    expect(document.supplier).toEqual({ identities: [{ code: '2' }], inboxes: [{ code: 'a' }], ...role('SE') });
    expect(document.customer).toEqual(role('BY'));
    expect(bad).toEqual([]);
  });

  it('include the portal, recognised by its number and role, with an informative notice only', async () => {
    const partners = named('IssuerTradeParty', '1', 'BY') + named('RecipientTradeParty', '2', 'SE');
    const severityOf = async (id: string, code: string) =>
      (await of(partners + named('RecipientTradeParty', id, code))).said[0]?.split(' ')[1];
    for (const number of [' 0000 ', ' 9998 ']) expect(await severityOf(number, 'DFH')).toBe('info');
    expect(await severityOf('9999', 'DFH')).toBe('warning');
    expect(await severityOf('9998', 'DL')).toBe('warning');
  });

  describe('without an address', () => {
    const two = named('IssuerTradeParty', '356000000', 'BY') + named('RecipientTradeParty', '732829320', 'SE');
    const inboxesOf = async (text: string, from?: string, to?: string) => {
      const { document } = await of(text, { ...(from && { from }), ...(to && { to }) });
      return [document.supplier, document.customer].map((party) => {
        const [first] = ((party as JsonObject | undefined)?.inboxes ?? []) as JsonObject[];
        return first && `${first.scheme ?? ''}:${first.code}`;
      });
    };

    it.each([
      ['0225:356000000', '0225:732829320', ['0225:732829320', '0225:356000000']],
      ['0225:732829320_1', '0225:356000000_1', ['0225:732829320_1', '0225:356000000_1']],
      ['iso6523-actorid-upis::0225:356000000', 'route', [':route', '0225:356000000']],
      ['0225:356000000_1', '0225:732829320_1', ['0225:732829320_1', '0225:356000000_1']],
      ['0225:1_732829320', '0225:1_356000000', ['0225:1_732829320', '0225:1_356000000']],
      ['0225:1_356000000', '0225:1_732829320', ['0225:1_356000000', '0225:1_732829320']],
      ['0225:1', undefined, ['0225:1', undefined]],
      ['0225:1', '0225:2', ['0225:1', '0225:2']],
      [undefined, undefined, [undefined, undefined]],
    ])('take their own address from the transport, or the remaining one: %s, %s', async (from, to, expected) => {
      expect(await inboxesOf(two, from, to)).toEqual(expected);
    });

    it('do not take the address of another party', async () => {
      const known =
        '<ram:URIUniversalCommunication><ram:URIID schemeID="0225">9</ram:URIID></ram:URIUniversalCommunication>';
      const text =
        named('IssuerTradeParty', '356000000', 'BY', known) + named('RecipientTradeParty', '732829320', 'SE');
      expect(await inboxesOf(text, '0225:9', '0225:8')).toEqual(['0225:8', '0225:9']);
      expect(await inboxesOf(text, '0225:9')).toEqual([undefined, '0225:9']);
      expect(await inboxesOf(text, '0225:356000000', '0225:7')).toEqual(['0225:356000000', '0225:9']);
    });

    it('take no address from an identity other than a SIREN', async () => {
      const other = two.replace('schemeID="0002">732829320', 'schemeID="0088">732829320');
      expect(await inboxesOf(other, '0225:1', '0225:732829320')).toEqual(['0225:1', '0225:732829320']);
    });
  });
});

describe('characters already lost in a message', () => {
  /** Returns the properties whose texts have lost characters, with their terms. */
  const lostIn = async (xml: string, changes: Changes) => {
    const { said, document } = await readIn(xml, changes);
    expect(JSON.stringify(document)).not.toContain('\ufffd');
    return said.flatMap((each) =>
      each.startsWith('changed warning ') ? each.slice('changed warning '.length, each.indexOf(': ')) : [],
    );
  };
  const lossy = (...texts: readonly string[]): Changes =>
    texts.map((text) => [`>${text}<`, `>${text}\ufffd<`] as const);

  it('are reported at the properties of a status', async () => {
    const detail =
      '<ram:ReasonCode>AUTRE</ram:ReasonCode><ram:Reason>why</ram:Reason><ram:RequestedActionCode>NOA</ram:RequestedActionCode><ram:RequestedAction>what</ram:RequestedAction><ram:SpecifiedDocumentCharacteristic><ram:ID>BT-2</ram:ID><ram:TypeCode>DIV</ram:TypeCode><ram:Name>Net</ram:Name><ram:Location>/a</ram:Location><ram:ValuePercent>20</ram:ValuePercent></ram:SpecifiedDocumentCharacteristic>';
    const xml = changed(accepted, [
      '</ram:ReferenceReferencedDocument>',
      `<ram:SpecifiedDocumentStatus>${detail}</ram:SpecifiedDocumentStatus></ram:ReferenceReferencedDocument>`,
    ]);
    const texts = ['CDV-7', 'Fonderie Lavoisier', 'Imprimerie du Canal', 'F26-412', '380', '205'];
    const inParties = [
      '>356000000</ram:GlobalID',
      '>732829320</ram:URIID',
      '>732829320</ram:GlobalID></ram:IssuerTradeParty',
    ];
    expect(
      await lostIn(
        xml,
        inParties.map((each) => [each, each.replace('<', '\ufffd<')] as const),
      ),
    ).toEqual([
      'MDT-38 $.customer.identities[0].code GlobalID',
      'MDT-73 $.supplier.inboxes[0].code URIID',
      'MDT-129 $.lines[0].doc.identities[0].code GlobalID',
    ]);
    const inDetail = ['AUTRE', 'why', 'NOA', 'what', 'BT-2', 'Net', '/a', '20'];
    expect(await lostIn(xml, lossy(...texts, ...inDetail))).toEqual([
      'MDT-4 $.code ID',
      'MDT-39 $.customer.name Name',
      'MDT-58 $.supplier.name Name',
      'MDT-87 $.lines[0].doc.code IssuerAssignedID',
      'MDT-91 $.lines[0].doc.ext.untdid-document-type TypeCode',
      'MDT-105 $.lines[0].ext.fr-ctc-flow6-status ProcessConditionCode',
      'MDT-113 $.lines[0].reasons ReasonCode',
      'MDT-114 $.lines[0].reasons Reason',
      'MDT-121 $.lines[0].actions RequestedActionCode',
      'MDT-122 $.lines[0].actions RequestedAction',
      'MDT-206 $.lines[0].reasons ID',
      'MDT-211 $.lines[0].reasons Name',
      'MDT-213 $.lines[0].reasons Location',
      'MDT-224 $.lines[0].reasons ValuePercent',
    ]);
  });

  it('are reported at the tax of a payment', async () => {
    expect(await lostIn(paid, lossy('20.00'))).toEqual(['MDT-224 $.lines[0].tax ValuePercent']);
    expect(await lostIn(paid, lossy('F26-412'))).toEqual(['MDT-87 $.lines[0].document.code IssuerAssignedID']);
  });
});

describe('readCdar', () => {
  test('is not available as an invoice format, only as a message format', async () => {
    const refused = await readDocument(accepted, format('en16931-cii'), {}, environment);
    expect(
      refused.ok ? [] : refused.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`),
    ).toEqual(['BW-XML-TYPE request.from: en16931-cii']);
    expect(refused).toMatchObject({ key: 'input' });
    const taken = await readCdar(parsed(accepted), format('cdar-ppf'), { namespaces }, environment);
    expect(taken).toMatchObject({ ok: true, result: { format: 'cdar-ppf' } });
    expect(taken.ok && 'head' in taken.result).toBe(false);
  });

  test('fails in strict mode if something is lost', async () => {
    const partly = changed(accepted, ['20260311000000', '20260311081500']);
    const refused = await readDocument(partly, undefined, { strict: true }, environment);
    expect(refused).toMatchObject({ ok: false, key: 'validation', faults: [{ code: 'BW-XML-LOSS' }] });
    expect(await readDocument(accepted, undefined, { strict: true }, environment)).toMatchObject({ ok: true });
  });
});
