/**
 * Writes status reports and payments as messages: the place of each value, and the reports about the rest (chapter 14
 * §6.1).
 */
import { describe, expect, it, test } from 'vitest';
import type { Payment } from '../../engine/document-types.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { environment } from '../mapping/testing.ts';
import { Source } from '../mapping/write/source.ts';
import { Group } from '../model/group.ts';
import { planFor } from '../plans.ts';
import { Report } from '../report.ts';
import { Message } from './message.ts';
import {
  cdarStatus,
  customer,
  format,
  leaves,
  lossesIn,
  payment,
  reference,
  refusalOf,
  status,
  supplier,
  texts,
  vat,
  written,
} from './testing.ts';
import { writeCdar } from './write-cdar.ts';
import { writePaymentLines } from './write-payment.ts';

const STATUS = 'fr-ctc-flow6-status';
const SENDER = 'supplied info MDG-9 $: WK';

/** A report that is written as given rather than built. */
const given = (line: JsonObject = {}, more: JsonObject = {}, code = '213') =>
  status({ date: null, ext: { [STATUS]: code }, ...line }, more);

async function leavesOf(...args: Parameters<typeof written>): Promise<string[]> {
  return leaves((await written(...args)).xml);
}

async function saidOf(...args: Parameters<typeof written>): Promise<string[]> {
  return lossesIn((await written(...args)).report);
}

describe('a status report', () => {
  it('puts its parts in their places of the message', async () => {
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
      'FormattedIssueDateTime/DateTimeString @102 20260310',
      'ReferenceReferencedDocument/ProcessConditionCode 205',
      'ReferenceReferencedDocument/ProcessCondition Approuvée',
      'IssuerTradeParty/GlobalID @0002 732829320',
    ]);
    expect(lossesIn(report)).toEqual([SENDER]);
  });

  it("takes the portal's identifiers if it is for the portal", async () => {
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

  it.each([
    [{ series: 'A', code: '1' }, 'A-1'],
    [{ series: null, code: '1' }, '1'],
    [{ series: 'A', code: null }, 'A'],
  ])('takes its number from its series and code: %j', async (numbers, expected) => {
    expect(await leavesOf(given({}, numbers))).toContain(`ExchangedDocument/ID ${expected}`);
  });

  it.each([
    ['09:30:15.25', '20260312093015'],
    ['09:30', '20260312093000'],
  ])('writes the time %s to the second', async (time, expected) => {
    const moments = texts((await written(given({}, { issue_time: time }))).xml, 'DateTimeString');
    expect(moments.slice(0, 2)).toEqual([expected, expected]);
  });

  it('writes no time for a document without one', async () => {
    const found = await leavesOf(given({ doc: { ...reference, issue_date: null } }));
    expect(found.filter((each) => each.startsWith('FormattedIssueDateTime'))).toEqual([]);
  });

  it('lists several documents with the status of each', async () => {
    const { xml } = await written(
      given(
        {},
        {
          lines: [
            { ext: { [STATUS]: '213' }, doc: reference },
            { ext: { [STATUS]: '208' }, doc: reference },
            { ext: { [STATUS]: '299' }, doc: reference },
          ],
        },
      ),
    );
    expect(texts(xml, 'Indicator')).toEqual(['true']);
    expect(texts(xml, 'ProcessConditionCode')).toEqual(['213', '208', '299']);
    expect(texts(xml, 'ProcessCondition')).toEqual(['Rejetée', 'Suspendue']);
  });

  it('names documents by series and code, by type, and by the first of their own SIRENs', async () => {
    const identities: JsonObject[] = [
      { code: '77', ext: { 'iso-scheme-id': '0088' } },
      { code: '356000000', type: 'SIREN', ext: { 'iso-scheme-id': '0002' } },
      { code: '356000001', ext: { 'iso-scheme-id': '0002' } },
    ];
    const { xml, report } = await written(given({ doc: { ...reference, series: 'F', identities } }));
    const [, ...found] = leaves(xml).slice(
      leaves(xml).indexOf('ReferenceReferencedDocument/IssuerAssignedID F-F26-412'),
    );
    expect(found.at(-1)).toBe('IssuerTradeParty/GlobalID @0002 356000000');
    expect(lossesIn(report).filter((each) => each.includes('.doc'))).toEqual([
      'dropped warning $.lines[0].doc.identities[0] $.lines[0].doc.identities[2]: ',
    ]);
  });

  it('finds the SIREN of its supplier among other identities', async () => {
    const identities = [
      { code: '73282932000074', ext: { 'iso-scheme-id': '0009' } },
      { code: '732829320', ext: { 'iso-scheme-id': '0002' } },
    ];
    const found = await leavesOf(given({}, { supplier: { ...supplier, identities } }));
    expect(found.at(-1)).toBe('IssuerTradeParty/GlobalID @0002 732829320');
    expect(found).toContain('RecipientTradeParty/GlobalID @0009 73282932000074');
  });
});

describe('the parties of a message', () => {
  const two = (code: string, more: JsonObject = {}) => given({}, more, code);
  const names = async (document: JsonObject, head: JsonObject = {}) => {
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head, doc: document };
    const found = await leavesOf(envelope);
    return found.filter((each) => /^(Issuer|Recipient)TradeParty\/Name/.test(each)).map((each) => each.slice(-9));
  };
  const fromSupplier = ['e du Canal', 'Lavoisier'].map((each) => each.slice(-9));
  const fromCustomer = fromSupplier.toReversed();
  const AT = { supplier: '0225:732829320', customer: '0225:356000000' };

  it.each<[string, JsonObject, string[]]>([
    ['without addresses, from the party of the status', {}, fromSupplier],
    ['from the party with the address of the sender', { from: AT.customer }, fromCustomer],
    ['from the other party than the one with the address of the receiver', { to: AT.supplier }, fromCustomer],
    ['to the party with the address of the receiver', { to: AT.customer }, fromSupplier],
    ['from one address to itself, to the other party', { from: AT.customer, to: AT.customer }, fromCustomer],
    ['with unknown addresses, from the party of the status', { from: '0225:1', to: '0225:2' }, fromSupplier],
    ['with addresses that are not texts, from the party of the status', { from: 1, to: [AT.supplier] }, fromSupplier],
  ])('are the sender and the receiver: %s', async (_, head, expected) => {
    expect(await names(two('209'), head)).toEqual(expected);
  });

  it('are found by their endpoints too, and by any of several inboxes', async () => {
    const endpoints: Json[] = [null, { label: 'none' }, { uri: 'iso6523-actorid-upis::0225:356000000_A' }];
    const other: JsonObject = { name: 'Fonderie Lavoisier', endpoints };
    expect(await names(two('209', { customer: other }), { from: '0225:356000000_A' })).toEqual(fromCustomer);
    expect(await names(two('209', { customer: other }), { from: '0225:356000000' })).toEqual(fromSupplier);
    const inboxes: Json[] = [null, { email: 'a@example.com' }, { scheme: '0225', code: '1' }];
    const several = { ...customer, inboxes };
    expect(await names(two('209', { customer: several }), { from: '0225:1' })).toEqual(fromCustomer);
    expect(await names(two('209', { customer: { name: 'Fonderie Lavoisier' } }), { from: ':' })).toEqual(fromSupplier);
  });

  it('can be missing', async () => {
    expect(await names(two('209', { customer: null }))).toEqual(fromSupplier.slice(0, 1));
    expect(await names(two('209', { supplier: null }))).toEqual(fromSupplier.slice(1));
  });

  it('have the given roles, or the roles of seller and buyer with a report', async () => {
    const { xml, report } = await written(
      two('209', { customer: { ...customer, ext: { 'fr-ctc-flow6-role': 'DL' } } }),
    );
    expect(texts(xml, 'RoleCode')).toEqual(['WK', 'SE', 'DL']);
    expect(lossesIn(report)).toEqual([SENDER, 'supplied info $.supplier.ext: SE']);
    expect(await saidOf(two('209', { supplier: null }))).toContain('supplied info $.customer.ext: BY');
  });

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

  it('have only identities with a scheme, and one inbox', async () => {
    const identities: JsonObject[] = [{ code: '1' }, { code: '2', type: 'X', ext: { 'iso-scheme-id': '0088' } }];
    const inboxes = [
      { scheme: '0225', code: '3' },
      { scheme: '0225', code: '4' },
    ];
    const { xml, report } = await written(two('209', { supplier: { name: 'A', identities, inboxes }, customer: null }));
    expect(leaves(xml).filter((each) => /^IssuerTradeParty|URIID/.test(each))).toEqual([
      'IssuerTradeParty/GlobalID @0088 2',
      'IssuerTradeParty/Name A',
      'IssuerTradeParty/RoleCode SE',
      'URIUniversalCommunication/URIID @0225 3',
    ]);
    expect(lossesIn(report).slice(1)).toEqual([
      'dropped warning $.supplier.identities[0]: iso-scheme-id',
      `dropped warning $.supplier.inboxes[1]: `,
      'supplied info $.supplier.ext: SE',
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

describe('the content of a status report', () => {
  const lineWith = (more: JsonObject) => given(more);
  const detailsOf = async (more: JsonObject) => {
    const all = await leavesOf(lineWith(more));
    return all.slice(all.indexOf('IssuerTradeParty/GlobalID @0002 732829320') + 1);
  };
  const reason = (more: JsonObject): JsonObject => ({ key: 'other', ext: { 'fr-ctc-flow6-reason': 'AUTRE' }, ...more });

  it('is a reason, an action or both; nothing without either', async () => {
    const reasons = [reason({ description: 'Autre' })];
    const actions = [{ description: 'Refaire', ext: { 'fr-ctc-flow6-action': 'NIN' } }];
    const why = ['SpecifiedDocumentStatus/ReasonCode AUTRE', 'SpecifiedDocumentStatus/Reason Autre'];
    const wanted = [
      'SpecifiedDocumentStatus/RequestedActionCode NIN',
      'SpecifiedDocumentStatus/RequestedAction Refaire',
    ];
    const [number, note] = ['SpecifiedDocumentStatus/SequenceNumeric 1', 'IncludedNote/Content Autre'];
    expect(await detailsOf({})).toEqual([]);
    expect(await detailsOf({ reasons })).toEqual([...why, number, note]);
    expect(await detailsOf({ actions })).toEqual([...wanted, number]);
    expect(await detailsOf({ reasons, actions })).toEqual([...why, ...wanted, number, note]);
  });

  it.each<[string, JsonObject, string[], string[]]>([
    [
      'a known code with its words',
      { code: 'DIV', message: 'Taux', paths: ['/a'] },
      ['TypeCode DIV', 'Name Taux', 'Location /a'],
      [],
    ],
    ['a known code alone', { code: 'DIV' }, ['TypeCode DIV'], []],
    ['another code alone', { code: 'QTE' }, ['Name QTE'], []],
    [
      'another code with words, reporting the code',
      { code: 'QTE', message: 'Trop' },
      ['Name Trop'],
      ['code: QTE,CBB,DIV,DVA,MAJ,MAP,MAPTTC,MNA,MNATTC,ESC,RAB,REM'],
    ],
    [
      'the first of several paths',
      { code: 'DIV', paths: ['/a', '/b', '/c'] },
      ['TypeCode DIV', 'Location /a'],
      ['paths[1]: '],
    ],
  ])('includes faults: %s', async (_, found, expected, said) => {
    const document = lineWith({ reasons: [reason({ faults: [found] })] });
    const inFault = (await leavesOf(document)).filter((each) => each.startsWith('SpecifiedDocumentCharacteristic'));
    expect(inFault).toEqual(expected.map((each) => `SpecifiedDocumentCharacteristic/${each}`));
    expect((await saidOf(document)).filter((each) => each.includes('reasons'))).toEqual(
      said.map((each) => `dropped warning $.lines[0].reasons[0].faults[0].${each}`),
    );
  });

  it('keeps conditions of reasons that follow from the values, and loses others', async () => {
    const CONDITION = 'fr-ctc-flow6-condition';
    const saidWith = async (condition: string, code: string) => {
      const ext = { 'fr-ctc-flow6-reason': 'AUTRE', [CONDITION]: condition };
      const document = lineWith({ reasons: [{ ext, faults: [{ code: 'MAJ' }, { code }] }] });
      return (await saidOf(document)).filter((each) => each.includes('reasons'));
    };
    expect(await saidWith('DIV', 'MNA')).toEqual([]);
    expect(await saidWith('CBB', 'MNA')).toEqual([]);
    expect(await saidWith('MNA', 'MNA')).toEqual([]);
    expect(await saidWith('RAB', 'MNA')).toEqual([`dropped warning $.lines[0].reasons[0].ext.${CONDITION}: `]);
  });

  it('omits derived values without a report, and reports minor losses as such', async () => {
    const { report } = await written(
      lineWith({
        i: 1,
        key: 'error',
        doc: { ...reference, type: 'standard' },
        reasons: [reason({ description: 'x' })],
        actions: [{ key: 'none', ext: { 'fr-ctc-flow6-action': 'NOA' } }],
      }),
    );
    expect(lossesIn(report).filter((each) => each.includes('$.lines'))).toEqual([`dropped info $.lines[0].doc.type: `]);
  });
});

describe('a payment', () => {
  const CONDITION = 'fr-ctc-flow6-condition';
  const amounts = async (document: JsonObject) =>
    (await leavesOf(document)).filter((each) => each.startsWith('SpecifiedDocumentCharacteristic'));
  const share = (type: string, amount: string, percent?: string) =>
    [
      `TypeCode ${type}`,
      `ValueAmount @EUR ${amount}`,
      ...(percent === undefined ? [] : [`ValuePercent ${percent}`]),
    ].map((each) => `SpecifiedDocumentCharacteristic/${each}`);

  it('states its amount by tax rate, and the amount still due', async () => {
    const rates: JsonObject[] = [
      { base: '100.00', percent: '20%', amount: '20.00' },
      { base: '100.00', percent: '5.5%', amount: '5.50' },
      { base: '10.00', key: 'exempt', amount: '0.00' },
    ];
    const line = { amount: '235.50', due: '10.00', tax: { categories: [{ code: 'VAT', rates }] } };
    const { xml, report } = await written(payment(line));
    expect(leaves(xml).filter((each) => /Specified.*(Status|istic)\//.test(each))).toEqual([
      'SpecifiedDocumentStatus/SequenceNumeric 1',
      ...share('MEN', '120.00', '20.00'),
      ...share('MEN', '105.50', '5.50'),
      ...share('MEN', '10.00', '0.00'),
      ...share('RAP', '10.00'),
    ]);
    expect(lossesIn(report).filter((each) => each.includes('$.lines'))).toEqual([
      'supplied info MDT-224 $.lines[0].tax.categories[0].rates[2].percent: ',
    ]);
  });

  it('with only an amount still due states it once', async () => {
    const ext = { [CONDITION]: 'RAP' };
    expect(await amounts(payment({ amount: '12.50', due: '10.00' }, { ext }))).toEqual(share('RAP', '12.50'));
    expect(await amounts(payment({ amount: '12.50' }))).toEqual(share('MEN', '12.50'));
  });

  it('reports amounts that do not add up, refunds and surplus decimals', async () => {
    const line = { amount: '500.00', refund: true, tax: vat('400.00', '5.125%', '20.50') };
    const { report } = await written(payment(line));
    expect(lossesIn(report).filter((each) => each.includes('$.lines'))).toEqual([
      'dropped error $.lines[0].refund: ',
      'difference error MDT-215 $.lines[0].amount: 420.50,500.00',
      'changed warning MDT-224 $.lines[0].tax.categories[0].rates[0].percent: 5.125,5.13',
    ]);
    const exact = await written(payment({ amount: '120.0', tax: vat('100.00', '20%', '20.00') }));
    expect(lossesIn(exact.report).filter((each) => each.includes('$.lines'))).toEqual([]);
  });

  it('loses the name of a tax other than VAT', async () => {
    const tax = { categories: [{ code: 'GST', rates: [{ base: '10.00', percent: '5%', amount: '0.50' }] }] };
    const { xml, report } = await written(payment({ amount: '10.50', tax }));
    expect(texts(xml, 'ValueAmount')).toEqual(['10.50']);
    expect(lossesIn(report)).toContain(`dropped warning $.lines[0].tax.categories[0].code: `);
  });
});

describe('a refused document', () => {
  const OTHER = 'cdar,https://gobl.org/draft-0/bill/order';
  const NONE = 'cdar';
  test.each<[string, JsonObject, string]>([
    ['of another schema', { $schema: 'https://gobl.org/draft-0/bill/order' }, `$.$schema: ${OTHER}`],
    ['without a schema', {}, `$.$schema: ${NONE}`],
    ['with a schema that is no text', { $schema: 1 }, `$.$schema: ${NONE}`],
    ['that is not an object', { $schema: 'https://gobl.org/draft-0/envelope', doc: [] }, `$.doc.$schema: ${NONE}`],
  ])('%s', async (_, document, expected) => {
    expect(await refusalOf(document)).toEqual([`BW-XML-TYPE ${expected}`]);
  });

  test('has no status', async () => {
    expect(
      await refusalOf(given({}, { lines: [{ ext: { [STATUS]: '213' }, doc: reference }, { doc: reference }] })),
    ).toEqual([`BW-XML-STATUS $.lines[1].ext: ${STATUS}`]);
  });

  test('lacks the status of a payment, in case building lets one through', async () => {
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

  test('lacks the number of the document it refers to', async () => {
    expect(await refusalOf(given({ doc: null }))).toEqual([`BW-XML-REFERENCE $.lines[0]: `]);
    const unnumbered = { doc: { ...reference, series: 'F', code: null } };
    expect(await refusalOf(given(unnumbered))).toEqual([`BW-XML-REFERENCE $.lines[0].doc.code: `]);
  });

  test('contains characters that XML cannot hold, and reports each', async () => {
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

  test('is incomplete, unless it is written as given', async () => {
    expect((await refusalOf(status({ key: 'accepted' }, { customer: null })))[0]).toContain('$.customer');
    expect(await refusalOf(given({}, { customer: null }))).toEqual([]);
    const asked = payment({ amount: '1.00', ext: { [STATUS]: '213' } }, { type: 'request' });
    expect((await refusalOf(asked))[0]).toContain('$.type');
  });
});

test('writes a document without the addon of the format, or with others, by adding it', async () => {
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

test('adds the addon of the format once, after others, to a document written as given', async () => {
  const addonsOf = async ($addons: Json) => (await written(given({}, { $addons }))).document.$addons;
  expect(await addonsOf(['fr-ctc-flow6-v1'])).toEqual(['fr-ctc-flow6-v1']);
  expect(await addonsOf(['fr-ctc-flow2-v1'])).toEqual(['fr-ctc-flow2-v1', 'fr-ctc-flow6-v1']);
  expect(await addonsOf(null)).toEqual(['fr-ctc-flow6-v1']);
});

test('writes a document without warnings, or refuses it because of its kind or its content', async () => {
  const outcomeOf = async (document: JsonObject) => {
    const outcome = await writeCdar(document, format('cdar'), {}, environment);
    return outcome.ok ? outcome.warnings : outcome.key;
  };
  expect(await outcomeOf(cdarStatus)).toEqual([]);
  expect(await outcomeOf(given())).toBe('validation');
  expect(await outcomeOf({})).toBe('input');
  expect(await outcomeOf(given({ doc: null }))).toBe('validation');
});

test('refuses a document in strict mode if meaning is lost', async () => {
  const lossy = given({ description: 'x' }, { customer: null });
  expect(await refusalOf(lossy)).toEqual([]);
  expect(await refusalOf(lossy, 'cdar', { strict: true })).toEqual([`BW-XML-LOSS $.lines[0].description: `]);
});

test('ignores a head next to a bare document', async () => {
  const document = given({}, { head: { from: '0225:356000000' } }, '209');
  const names = texts((await written(document)).xml, 'Name');
  expect(names).toEqual(['Imprimerie du Canal', 'Fonderie Lavoisier']);
});

describe('a received message', () => {
  const mistyped = status(
    { key: 'accepted' },
    { supplier: { ...supplier, tax_id: { country: 'FR', code: '44732829321' } } },
  );
  const MISTYPED = { code: 'GOBL-FR-TAX-IDENTITY-01', properties: ['$.supplier.tax_id.code'] };

  it('needs to meet only the official rules', async () => {
    const received = await writeCdar(mistyped, format('cdar'), { direction: 'received' }, environment);
    expect(received).toMatchObject({ ok: true, warnings: [MISTYPED] });
    expect(await writeCdar(mistyped, format('cdar'), {}, environment)).toMatchObject({ ok: false, faults: [MISTYPED] });
  });

  it('is refused if it cannot be calculated', async () => {
    const wrong = payment({ amount: 'much' });
    expect(await writeCdar(wrong, format('cdar'), { direction: 'received' }, environment)).toMatchObject({ ok: false });
  });
});
