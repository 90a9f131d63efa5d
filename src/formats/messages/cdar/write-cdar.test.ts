/**
 * Writes status reports and payments as messages: the place of each value, and the reports about the rest (chapter 14
 * §6.1).
 */

import { describe, expect, it, test } from 'vitest';
import type { Payment } from '../../../engine/document-types.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import { planFor } from '../../declare/plans.ts';
import { Report } from '../../declare/report.ts';
import { namespaces } from '../../list/namespaces.ts';
import { environment } from '../../mapping/testing.ts';
import { Source } from '../../mapping/write/source.ts';
import { Group } from '../../model/group.ts';
import { Message } from './message.ts';
import {
  cdarStatus,
  format,
  leaves,
  lossesIn,
  payment,
  refusalOf,
  status,
  supplier,
  texts,
  written,
} from './testing.ts';
import { writeCdar } from './write-cdar.ts';
import { writePaymentLines } from './write-payment.ts';

const STATUS = 'fr-ctc-flow6-status';
const SENDER = 'supplied info MDG-9 $: WK';

/** A report that is written as given rather than built. */
const given = (line: JsonObject = {}, more: JsonObject = {}, code = '213') =>
  status({ date: null, ext: { [STATUS]: code }, ...line }, more);

async function saidOf(...args: Parameters<typeof written>): Promise<string[]> {
  return lossesIn((await written(...args)).report);
}

describe('a status report', () => {
  it('is written with each part in its place', async () => {
    const { xml, report } = await written(cdarStatus);
    expect(leaves(xml)).toEqual([
      'BusinessProcessSpecifiedDocumentContextParameter/ID REGULATED',
      'GuidelineSpecifiedDocumentContextParameter/ID urn.cpro.gouv.fr:1p0:CDV:invoice',
      'ExchangedDocument/ID CDV-7',
      'IssueDateTime/DateTimeString @204 20260312093000',
      'SenderTradeParty/RoleCode WK',
      'IssuerTradeParty/GlobalID @0002 356000000',
      'IssuerTradeParty/Name Fonderie Lavoisier',
      'IssuerTradeParty/RoleCode BY',
      'URIUniversalCommunication/URIID @0225 356000000',
      'RecipientTradeParty/GlobalID @0002 732829320',
      'RecipientTradeParty/Name Imprimerie du Canal',
      'RecipientTradeParty/RoleCode SE',
      'URIUniversalCommunication/URIID @0225 732829320',
      'MultipleReferencesIndicator/Indicator false',
      'AcknowledgementDocument/TypeCode 23',
      'IssueDateTime/DateTimeString @204 20260312093000',
      'ReferenceReferencedDocument/IssuerAssignedID F26-412',
      'ReferenceReferencedDocument/StatusCode 1',
      'ReferenceReferencedDocument/TypeCode 380',
      'ReceiptDateTime/DateTimeString @204 20260311000000',
      'ReferenceReferencedDocument/ReferenceTypeCode urn.cpro.gouv.fr:1p0:CDV:einvoicingF2',
      'FormattedIssueDateTime/DateTimeString @102 20260310',
      'ReferenceReferencedDocument/ProcessConditionCode 205',
      'ReferenceReferencedDocument/ProcessCondition Approuvée',
      'IssuerTradeParty/GlobalID @0002 732829320',
    ]);
    expect(lossesIn(report)).toEqual([SENDER]);
  });

  it("is written with the portal's identifiers if it is for the portal", async () => {
    const { xml, report } = await written(
      given({}, { code: null, series: 'A', issue_time: null, supplier: null, customer: null }),
      'cdar-ppf',
    );
    expect(leaves(xml)).toEqual([
      'GuidelineSpecifiedDocumentContextParameter/ID urn.cpro.gouv.fr:1p0:CDV:einvoicingF2',
      'ExchangedDocument/ID A',
      'ExchangedDocument/Name Rejetée',
      'IssueDateTime/DateTimeString @204 20260312000000',
      'SenderTradeParty/RoleCode WK',
      'IssuerTradeParty/RoleCode WK',
      'RecipientTradeParty/GlobalID @0238 0000',
      'RecipientTradeParty/RoleCode DFH',
      'MultipleReferencesIndicator/Indicator false',
      'AcknowledgementDocument/TypeCode 305',
      'IssueDateTime/DateTimeString @204 20260312000000',
      'ReferenceReferencedDocument/IssuerAssignedID F26-412',
      'ReferenceReferencedDocument/TypeCode 380',
      'ReceiptDateTime/DateTimeString @204 20260312000000',
      'ReferenceReferencedDocument/ReferenceTypeCode urn.cpro.gouv.fr:1p0:CDV:einvoicingF2',
      'FormattedIssueDateTime/DateTimeString @204 20260310000000',
      'ReferenceReferencedDocument/ProcessConditionCode 213',
      'ReferenceReferencedDocument/ProcessCondition Rejetée',
    ]);
    expect(lossesIn(report)).toEqual([SENDER, SENDER.replace('MDG-9', 'MDG-16'), 'supplied info MDT-95 $.lines[0]: ']);
  });
});

describe('the parties of a message', () => {
  const two = (code: string, more: JsonObject = {}) => given({}, more, code);

  it('are reported if they have no place', async () => {
    const toPortal = await written(two('213'), 'cdar-ppf');
    expect(texts(toPortal.xml, 'RoleCode')).toEqual(['WK', 'WK', 'DFH']);
    expect(lossesIn(toPortal.report).filter((each) => each.startsWith('dropped'))).toEqual(
      ['supplier', 'customer'].map((name) => `dropped warning $.${name}: 213`),
    );
    expect((await saidOf(cdarStatus, 'cdar-ppf')).slice(1)).toEqual(['dropped warning $.supplier: 205']);
    expect((await saidOf(two('213'))).slice(2)).toEqual([
      'supplied info $.supplier.ext: SE',
      'dropped warning $.customer: 213',
    ]);
  });

  it('are the platform with its known data; the rest is reported', async () => {
    const platform = {
      name: 'Passerelle Ouest',
      alias: 'PO',
      identities: [{ code: '0099', ext: { 'iso-scheme-id': '0238' } }],
      inboxes: [{ scheme: '0225', code: '0099' }],
    };
    const { xml, report } = await written(two('213', { customer: null }), 'cdar', { platform });
    const of = (name: string) => [
      `${name}/GlobalID @0238 0099`,
      `${name}/Name Passerelle Ouest`,
      `${name}/RoleCode WK`,
      'URIUniversalCommunication/URIID @0225 0099',
    ];
    expect(leaves(xml).slice(4, 12)).toEqual([...of('SenderTradeParty'), ...of('IssuerTradeParty')]);
    expect(lossesIn(report)).toEqual([
      'supplied info $.supplier.ext: SE',
      'supplied info request.platform.ext: WK',
      `dropped warning request.platform.alias: `,
    ]);
    const known = { ...platform, alias: null, ext: { 'fr-ctc-flow6-role': 'DFH' } };
    const again = await written(payment({ amount: '1.00' }), 'cdar', { platform: { ...known, alias: 'PO' } });
    expect(texts(again.xml, 'RoleCode')[0]).toBe('DFH');
    expect(lossesIn(again.report)).toContain(`dropped warning request.platform.alias: `);
  });
});

describe('writeCdar rejects a document', () => {
  test.each<JsonObject>([{}, { $schema: 1 }])('without a schema: %j', async (document) => {
    expect(await refusalOf(document)).toEqual(['BW-XML-TYPE $.$schema: cdar']);
  });

  test('without the status of a payment, in case building does not notice', async () => {
    const plan = await planFor('cdar');
    const document = new Source<Payment>(payment({ amount: '1.00' }) as JsonObject & Payment, '$', 'document');
    const root = new Group(plan.declaration, undefined, undefined, '$');
    const report = new Report();
    const message = new Message({
      document,
      format: format('cdar'),
      plan,
      root,
      report,
      from: undefined,
      to: undefined,
    });
    writePaymentLines(message, document, undefined);
    expect(message.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`)).toEqual([
      `BW-XML-STATUS $.ext: ${STATUS}`,
    ]);
    expect([...root.within()]).toEqual([]);
  });

  test('with characters that XML cannot hold, and reports each', async () => {
    const bad = 'x\u0001';
    const [fault] = await refusalOf(
      given(
        {
          doc: {
            code: bad,
            identities: [{ code: bad, ext: { 'iso-scheme-id': '0002' } }],
            ext: { 'untdid-document-type': bad },
          },
          reasons: [
            {
              description: bad,
              ext: { 'fr-ctc-flow6-reason': bad },
              faults: [{ code: 'DIV', message: bad, paths: [bad] }, { code: bad }],
            },
          ],
          actions: [{ description: bad, ext: { 'fr-ctc-flow6-action': bad } }],
        },
        {
          code: bad,
          supplier: {
            name: bad,
            identities: [{ code: bad, ext: { 'iso-scheme-id': '0002' } }],
            inboxes: [{ scheme: '0225', code: bad }],
            ext: { 'fr-ctc-flow6-role': bad },
          },
        },
      ),
      'cdar',
      { platform: { name: bad } },
    );
    const [places, character] = fault?.split(': ') ?? [];
    expect(character).toBe('U+0001');
    expect([...new Set(places?.split(' '))]).toEqual([
      'BW-XML-CHARACTER',
      '$.code',
      'request.platform.name',
      '$.supplier.identities[0].code',
      '$.supplier.name',
      '$.supplier.ext.fr-ctc-flow6-role',
      '$.supplier.inboxes[0].code',
      '$.lines[0].doc.code',
      '$.lines[0].doc.ext.untdid-document-type',
      '$.lines[0].doc.identities[0].code',
      '$.lines[0].reasons[0].ext.fr-ctc-flow6-reason',
      '$.lines[0].reasons[0].description',
      '$.lines[0].actions[0].ext.fr-ctc-flow6-action',
      '$.lines[0].actions[0].description',
      '$.lines[0].reasons[0].faults[0].message',
      '$.lines[0].reasons[0].faults[0].paths[0]',
      '$.lines[0].reasons[0].faults[1].code',
    ]);
  });

  test('that is incomplete, unless it is written as given', async () => {
    expect((await refusalOf(status({ key: 'accepted' }, { customer: null })))[0]).toContain('$.customer');
    expect(await refusalOf(given({}, { customer: null }))).toEqual([]);
    const asked = payment({ amount: '1.00', ext: { [STATUS]: '213' } }, { type: 'request' });
    expect((await refusalOf(asked))[0]).toContain('$.type');
  });
});

test('writeCdar adds the addon of the format to a document without it, or with others', async () => {
  const addonsOf = async (document: JsonObject) => (await written(document)).document.$addons;
  const { $addons, ...without } = cdarStatus;
  expect(await addonsOf(cdarStatus)).toEqual($addons);
  expect(await addonsOf(without)).toEqual(['fr-ctc-flow6-v1']);
  expect(await addonsOf({ ...cdarStatus, $addons: ['fr-ctc-flow2-v1'] })).toEqual([
    'eu-en16931-v2017',
    'fr-ctc-flow2-v1',
    'fr-ctc-flow6-v1',
  ]);
});

test('writeCdar adds the addon once, after others, to a document written as given', async () => {
  const addonsOf = async ($addons: Json) => (await written(given({}, { $addons }))).document.$addons;
  expect(await addonsOf(['fr-ctc-flow6-v1'])).toEqual(['fr-ctc-flow6-v1']);
  expect(await addonsOf(['fr-ctc-flow2-v1'])).toEqual(['fr-ctc-flow2-v1', 'fr-ctc-flow6-v1']);
  expect(await addonsOf(null)).toEqual(['fr-ctc-flow6-v1']);
});

test('writeCdar writes a valid document without warnings, and rejects a wrong kind or wrong content', async () => {
  const outcomeOf = async (document: JsonObject) => {
    const outcome = await writeCdar(document, format('cdar'), { namespaces }, environment);
    return outcome.ok ? outcome.warnings : outcome.key;
  };
  expect(await outcomeOf(cdarStatus)).toEqual([]);
  expect(await outcomeOf(given())).toBe('validation');
  expect(await outcomeOf({})).toBe('input');
  expect(await outcomeOf(given({ doc: null }))).toBe('validation');
});

test('writeCdar rejects a document in strict mode if meaning is lost', async () => {
  const lossy = given({ description: 'x' }, { customer: null });
  expect(await refusalOf(lossy)).toEqual([]);
  expect(await refusalOf(lossy, 'cdar', { strict: true })).toEqual([`BW-XML-LOSS $.lines[0].description: `]);
});

describe('a received message', () => {
  const mistyped = status(
    { key: 'accepted' },
    { supplier: { ...supplier, tax_id: { country: 'FR', code: '44732829321' } } },
  );
  const MISTYPED = { code: 'GOBL-FR-TAX-IDENTITY-01', properties: ['$.supplier.tax_id.code'] };

  it('must only meet the official rules', async () => {
    const received = await writeCdar(mistyped, format('cdar'), { direction: 'received', namespaces }, environment);
    expect(received).toMatchObject({ ok: true, warnings: [MISTYPED] });
    expect(await writeCdar(mistyped, format('cdar'), { namespaces }, environment)).toMatchObject({
      ok: false,
      faults: [MISTYPED],
    });
  });

  it('is rejected if it cannot be calculated', async () => {
    const wrong = payment({ amount: 'much' });
    expect(await writeCdar(wrong, format('cdar'), { direction: 'received', namespaces }, environment)).toMatchObject({
      ok: false,
    });
  });
});
