/** Messages on the life cycle as status reports and payments: what is taken from where, and what is said of the rest (chapter 14 §6.2). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { environment } from '../mapping/testing.ts';
import { type Changes, changed } from '../rules/testing.ts';
import { readCdar } from './read-cdar.ts';
import { cdarStatus, format, parsed, payment, read, reference, status, vat, written } from './testing.ts';

const ext = (key: string, code: string) => ({ ext: { [key]: code } });
const role = (code: string) => ext('fr-ctc-flow6-role', code);
const siren = (code: string) => ({ code, ...ext('iso-scheme-id', '0002') });
const inbox = (code: string) => ({ key: 'peppol', scheme: '0225', code });

const asText = async (document: JsonObject, key = 'cdar') =>
  (await written(document, key)).xml.replaceAll(/>\s+</g, '><');
const accepted = await asText(cdarStatus);
const paid = await asText(payment({ amount: '120.00', due: '30.00', tax: vat('100.00', '20%', '20.00') }));

/** Reads a message in which parts are others; what is said of it with the last step of each XPath alone. */
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

const REGULATED =
  '<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>REGULATED</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>';
const METHOD =
  'supplied info $.methods: How it was paid is not said; the method is given as another one, for a payment needs one.';

describe('the head of a message', () => {
  it('is number, day and time of the document, and says nothing else', async () => {
    const { document, line, said, bad } = await readIn(accepted, []);
    expect(document).toMatchObject({
      $schema: 'https://gobl.org/draft-0/bill/status',
      type: 'response',
      code: 'CDV-7',
      issue_date: '2026-03-12',
      issue_time: '09:30:00',
      supplier: {
        name: 'Imprimerie du Canal',
        identities: [siren('732829320')],
        inboxes: [inbox('732829320')],
        ...role('SE'),
      },
      customer: {
        name: 'Fonderie Lavoisier',
        identities: [siren('356000000')],
        inboxes: [inbox('356000000')],
        ...role('BY'),
      },
    });
    expect(line).toMatchObject({
      key: 'accepted',
      date: '2026-03-11',
      doc: { ...reference, identities: [siren('732829320')] },
      ...ext('fr-ctc-flow6-status', '205'),
    });
    expect([said, bad]).toEqual([[], []]);
  });

  it('of the portal is taken too, with the name of the status', async () => {
    const { document, said } = await readIn(await asText(cdarStatus, 'cdar-ppf'), []);
    expect(document).toMatchObject({ code: 'CDV-7', issue_date: '2026-03-12' });
    expect(said).toEqual([
      'dropped info MDG-23 RecipientTradeParty: The party of role DFH is left out; the document has only supplier and customer.',
      'supplied info MDT-129 $.supplier GlobalID: The message names no seller; the issuer of the document is taken as supplier.',
    ]);
  });

  test.each<[string, Changes, string[]]>([
    [
      'another process',
      [['REGULATED', 'OTHER']],
      ['dropped warning MDT-2 ID: Business process is left out; the document has no place for OTHER.'],
    ],
    ['no process', [[REGULATED, '']], []],
    [
      'another moment of the status',
      [
        [
          '<udt:Indicator>false</udt:Indicator></ram:MultipleReferencesIndicator>',
          '<udt:Indicator>false</udt:Indicator></ram:MultipleReferencesIndicator>',
        ],
      ],
      [],
    ],
    [
      'another profile',
      [['urn.cpro.gouv.fr:1p0:CDV:invoice', 'urn:else']],
      ['changed warning MDT-3 ID: Unknown profile urn:else: the message is read as cdar.'],
    ],
    [
      'a name that is not that of the status',
      [['<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:Name>Merci</ram:Name>']],
      ['dropped info MDT-5 Name: The name of the message is left out.'],
    ],
    [
      'the name of the status',
      [['<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:Name>Approuvée</ram:Name>']],
      [],
    ],
  ])('has %s', async (_, changes, expected) => {
    expect((await readIn(accepted, changes)).said).toEqual(expected);
  });

  test('has several documents, or says so wrongly', async () => {
    const start = accepted.indexOf('<ram:ReferenceReferencedDocument>');
    const end = '</ram:ReferenceReferencedDocument>';
    const one = accepted.slice(start, accepted.indexOf(end) + end.length);
    const two = [one, one + one] as const;
    const wrong = await readIn(accepted, [two]);
    expect(wrong.said).toEqual([expect.stringContaining('dropped warning MDT-74 Indicator')]);
    const several = await readIn(accepted, [two, ['>false<', '>true<']]);
    expect(several.said).toEqual([]);
    expect(several.document.lines).toHaveLength(2);
  });

  test('has another type of the reference than its profile, or a name with a status that is not known', async () => {
    const portal = await asText(cdarStatus, 'cdar-ppf');
    const { said } = await readIn(portal, [
      ['<ram:ReferenceTypeCode>urn.cpro.gouv.fr:1p0:CDV:einvoicingF2<', '<ram:ReferenceTypeCode>other<'],
    ]);
    expect(said).toContainEqual(expect.stringMatching(/^dropped warning MDT-97 ReferenceTypeCode: .* for other\.$/));
    const unknown = await readIn(accepted, [
      ['>205<', '>299<'],
      ['<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:Name>Merci</ram:Name>'],
    ]);
    expect(unknown.said).toContain('dropped info MDT-5 Name: The name of the message is left out.');
  });

  test('goes with the addresses of the transport, as they were given', async () => {
    expect((await read(accepted, { from: '0225:1' })).head).toEqual({ from: '0225:1' });
    expect(await read(accepted)).not.toHaveProperty('head');
  });

  test('has a type of the status that is not that of its status', async () => {
    expect((await readIn(accepted, [['<ram:TypeCode>23<', '<ram:TypeCode>305<']])).said).toEqual([
      expect.stringContaining('dropped warning MDT-77 TypeCode'),
    ]);
  });
});

describe('moments', () => {
  const MOMENT = '20260312093000';
  const [first, second] = accepted.split(/(?<=<\/rsm:ExchangedDocument>)/);
  if (first === undefined || second === undefined) throw new Error('it has two parts');
  const settledAt = (text: string) => first + changed(second, [MOMENT, text]);

  it('of message and status are the same to the digit, or one is left out', async () => {
    const LEFT =
      'dropped warning MDT-78 DateTimeString: The moment of the status is left out; the document has only that of the message.';
    expect((await readIn(settledAt('20260313093000'), [])).said).toEqual([LEFT]);
    expect((await readIn(settledAt('20260312'), [])).said).toEqual([LEFT]);
    const midnight = changed(first, [MOMENT, '20260312']) + changed(second, [MOMENT, '20260312000000']);
    expect((await readIn(midnight, [])).said).toEqual([]);
  });

  it('of the status can be missing, or none that can be read', async () => {
    const without = second.replace(/<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/, '');
    expect((await readIn(first + without, [])).said).toEqual([]);
    expect((await readIn(settledAt('2026'), [])).bad).toEqual([
      'BW-XML-VALUE $.issue_date MDT-78: MDT-78 is no date: 2026. It is left out.',
    ]);
  });

  it.each([
    ['20260312', '2026-03-12', undefined],
    ['20260312000000', '2026-03-12', undefined],
    [' 20260312235959 ', '2026-03-12', '23:59:59'],
  ])('are days, with a time unless it is midnight: %j', async (text, date, time) => {
    const { document } = await readIn(changed(first, [MOMENT, text]) + changed(second, [MOMENT, text.trim()]), []);
    expect([document.issue_date, document.issue_time]).toEqual([date, time]);
  });

  it.each(['00000101', '20260230', '2026-03-12', '202603120', '120260312', '20260312250000'])(
    'are none: %s',
    async (text) => {
      const { document, said, bad } = await readIn(changed(first, [MOMENT, text]) + second, []);
      expect(bad).toEqual([`BW-XML-VALUE $.issue_date MDT-8: MDT-8 is no date: ${text}. It is left out.`]);
      expect(document.issue_date).toBe('2026-03-02');
      expect(said).toContain(
        'supplied warning $.issue_date: The message has no issue_date that can be read; 2026-03-02 is taken.',
      );
    },
  );

  it('of documents have no time', async () => {
    const late = 'The time 08:15:00 is left out: the document has only the day.';
    const changes: Changes = [
      ['20260311000000', '20260311081500'],
      ['format="102">20260310', 'format="204">20260310081500'],
    ];
    const { line, said } = await readIn(accepted, changes);
    expect(line).toMatchObject({ date: '2026-03-11', doc: { issue_date: '2026-03-10' } });
    expect(said).toEqual([
      `changed warning MDT-95 $.lines[0].date DateTimeString: ${late}`,
      `changed warning MDT-100 $.lines[0].doc.issue_date DateTimeString: ${late}`,
    ]);
  });
});

describe('the parties of a message', () => {
  const named = (name: string, id: string, code: string, electronic = '') =>
    `<ram:${name}>${id && `<ram:GlobalID schemeID="0002">${id}</ram:GlobalID>`}<ram:RoleCode>${code}</ram:RoleCode>${electronic}</ram:${name}>`;
  const parties = /<ram:IssuerTradeParty>.*<\/ram:RecipientTradeParty>/;
  const of = async (text: string, addresses?: { from?: string; to?: string }, xml = accepted) =>
    readIn(xml.replace(parties, text), [], addresses);

  it('are the first of each role, and others are left out', async () => {
    const text =
      named('IssuerTradeParty', '1', 'DL') +
      named('RecipientTradeParty', '2', 'SE') +
      named('RecipientTradeParty', '3', 'BY') +
      named('RecipientTradeParty', '4', 'BY');
    const { document, said } = await of(text);
    expect(document).toMatchObject({
      supplier: { identities: [siren('2')], ...role('SE') },
      customer: { identities: [siren('3')], ...role('BY') },
    });
    const leftOut = (group: string, name: string, code: string) =>
      `dropped warning ${group} ${name}: The party of role ${code} is left out; the document has only supplier and customer.`;
    expect(said).toEqual([
      leftOut('MDG-16', 'IssuerTradeParty', 'DL'),
      leftOut('MDG-23', 'RecipientTradeParty[3]', 'BY'),
    ]);
  });

  it('have identifiers and addresses of any scheme, or of none', async () => {
    const electronic = '<ram:URIUniversalCommunication><ram:URIID> a </ram:URIID></ram:URIUniversalCommunication>';
    const seller = named('IssuerTradeParty', ' 2 ', 'SE', electronic).replace(' schemeID="0002"', '');
    const { document, bad } = await of(seller + named('RecipientTradeParty', '', 'BY'));
    expect(document.supplier).toEqual({ identities: [{ code: '2' }], inboxes: [{ code: 'a' }], ...role('SE') });
    expect(document.customer).toEqual(role('BY'));
    expect(bad).toEqual([]);
  });

  it('that are the portal by their role alone are left out, and it is told', async () => {
    const partners = named('IssuerTradeParty', '1', 'BY') + named('RecipientTradeParty', '2', 'SE');
    expect((await of(partners + named('RecipientTradeParty', '', 'DFH'))).said).toEqual([
      expect.stringMatching(/^dropped warning MDG-23 RecipientTradeParty.* The party of role DFH is left out/),
    ]);
  });

  it('that say nothing of themselves are left out without a word, of the platform alone', async () => {
    const partners = named('IssuerTradeParty', '1', 'BY') + named('RecipientTradeParty', '2', 'SE');
    const [silent, other, withName] = [
      named('RecipientTradeParty', '', 'WK'),
      named('RecipientTradeParty', '', 'DL'),
      '<ram:RecipientTradeParty><ram:Name>P</ram:Name><ram:RoleCode>WK</ram:RoleCode></ram:RecipientTradeParty>',
    ];
    expect((await of(partners + silent)).said).toEqual([]);
    expect((await of(partners + other)).said).toEqual([expect.stringContaining('dropped warning MDG-23')]);
    expect((await of(partners + withName)).said).toEqual([expect.stringContaining('dropped warning MDG-23')]);
    expect((await of(partners + named('RecipientTradeParty', '0099', 'WK'))).said).toEqual([
      expect.stringContaining('dropped warning MDG-23'),
    ]);
    expect(
      (await of(`${partners}<ram:RecipientTradeParty><ram:Name>P</ram:Name></ram:RecipientTradeParty>`)).said,
    ).toEqual([expect.stringContaining('The party of role  is left out')]);
  });

  it('are the portal, which is told in passing, by its number and role', async () => {
    const partners = named('IssuerTradeParty', '1', 'BY') + named('RecipientTradeParty', '2', 'SE');
    const severityOf = async (id: string, code: string) =>
      (await of(partners + named('RecipientTradeParty', id, code))).said[0]?.split(' ')[1];
    for (const number of [' 0000 ', ' 9998 ']) expect(await severityOf(number, 'DFH')).toBe('info');
    expect(await severityOf('9999', 'DFH')).toBe('warning');
    expect(await severityOf('9998', 'DL')).toBe('warning');
  });

  it('have an identity for each identifier, with its scheme or without', async () => {
    const ids = '<ram:GlobalID schemeID="0009"> 73282932000074 </ram:GlobalID><ram:GlobalID>7</ram:GlobalID>';
    const text = `<ram:IssuerTradeParty>${ids}<ram:RoleCode>SE</ram:RoleCode><ram:URIUniversalCommunication><ram:URIID> a </ram:URIID></ram:URIUniversalCommunication></ram:IssuerTradeParty>`;
    const { document } = await of(text);
    expect(document.supplier).toMatchObject({
      identities: [{ code: '73282932000074', ...ext('iso-scheme-id', '0009') }, { code: '7' }],
      inboxes: [{ code: 'a' }],
    });
    expect(document.customer).toBeUndefined();
  });

  it('are, where no seller is named, whose the document is', async () => {
    const { document, said } = await of(named('IssuerTradeParty', '2', 'BY'));
    expect(document.supplier).toMatchObject({ identities: [siren('732829320')] });
    expect(said).toEqual([
      'supplied info MDT-129 $.supplier GlobalID: The message names no seller; the issuer of the document is taken as supplier.',
    ]);
    const without = accepted.replace(
      /<ram:IssuerTradeParty><ram:GlobalID schemeID="0002">732829320<\/ram:GlobalID><\/ram:IssuerTradeParty>/,
      '',
    );
    expect((await of(named('IssuerTradeParty', '2', 'BY'), undefined, without)).document.supplier).toBeNull();
  });

  it('of an advice are told by whose the document is, where roles are the other way round', async () => {
    const advice = await asText(payment({ amount: '1.00' }, { type: 'advice' }));
    const two = (seller: string, buyer: string) =>
      named('IssuerTradeParty', seller, 'SE') + named('RecipientTradeParty', buyer, 'BY');
    const suppliersOf = async (text: string, xml: string) => {
      const { document } = await of(text, undefined, xml);
      return JSON.stringify(document.supplier);
    };
    expect(await suppliersOf(two('356000000', '732829320'), advice)).toContain('"732829320"');
    const reversed = await of(two('356000000', ' 732829320 '), undefined, advice);
    expect(reversed.document).toMatchObject({
      supplier: { identities: [siren('732829320')], ...role('BY') },
      customer: { identities: [siren('356000000')], ...role('SE') },
    });
    const more = two('356000000', '1').replace('>1<', '>1</ram:GlobalID><ram:GlobalID schemeID="0002">732829320<');
    expect(await suppliersOf(more, advice)).toContain('"BY"');
    const alone = await of(named('IssuerTradeParty', '356000000', 'SE'), undefined, advice);
    expect([alone.document.supplier, alone.document.customer]).toMatchObject([role('SE'), undefined]);
    expect(await suppliersOf(two('732829320', '356000000'), advice)).toContain('"732829320"');
    expect(await suppliersOf(two('732829320', '732829320'), advice)).toContain(
      '"role":"SE"'.replace('role', 'fr-ctc-flow6-role'),
    );
    expect(await suppliersOf(two('356000000', '732829320'), accepted)).toContain('"356000000"');
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
    ])('get that of the transport that is theirs, else what is left: %s, %s', async (from, to, expected) => {
      expect(await inboxesOf(two, from, to)).toEqual(expected);
    });

    it('get none that another one has', async () => {
      const known =
        '<ram:URIUniversalCommunication><ram:URIID schemeID="0225">9</ram:URIID></ram:URIUniversalCommunication>';
      const text =
        named('IssuerTradeParty', '356000000', 'BY', known) + named('RecipientTradeParty', '732829320', 'SE');
      expect(await inboxesOf(text, '0225:9', '0225:8')).toEqual(['0225:8', '0225:9']);
      expect(await inboxesOf(text, '0225:9')).toEqual([undefined, '0225:9']);
      expect(await inboxesOf(text, '0225:356000000', '0225:7')).toEqual(['0225:356000000', '0225:9']);
    });

    it('get none by an identity that is no SIREN', async () => {
      const other = two.replace('schemeID="0002">732829320', 'schemeID="0088">732829320');
      expect(await inboxesOf(other, '0225:1', '0225:732829320')).toEqual(['0225:1', '0225:732829320']);
    });
  });
});

describe('a status', () => {
  const detailed = (inner: string, xml = accepted) =>
    changed(xml, [
      '</ram:ReferenceReferencedDocument>',
      `<ram:SpecifiedDocumentStatus>${inner}</ram:SpecifiedDocumentStatus></ram:ReferenceReferencedDocument>`,
    ]);
  const value = (inner: string) =>
    `<ram:SpecifiedDocumentCharacteristic>${inner}</ram:SpecifiedDocumentCharacteristic>`;

  it('has its code and its names, whatever else they are', async () => {
    const changes: Changes = [
      ['<ram:StatusCode>1<', '<ram:StatusCode>2<'],
      ['>Approuvée<', '>Acceptée<'],
    ];
    expect((await readIn(accepted, changes)).said).toEqual([
      expect.stringContaining('dropped warning MDT-88 StatusCode'),
      expect.stringContaining('dropped warning MDT-106 ProcessCondition'),
    ]);
    const partly = await asText(status({ key: 'error', ...ext('fr-ctc-flow6-status', '203') }));
    expect((await readIn(partly, [['>Mise_à_disposition<', '>Mise à Disposition<']])).said).toEqual([]);
    expect((await readIn(accepted, [['>205<', '>299<']])).said).toEqual(
      [expect.stringContaining('MDT-77'), expect.stringContaining('MDT-88'), expect.stringContaining('MDT-106')].slice(
        1,
      ),
    );
  });

  it('is told where building takes it away, and stays where it does not', async () => {
    const rejected = await asText(status({ key: 'error', date: null, ext: { 'fr-ctc-flow6-status': '213' } }));
    const { line, said } = await readIn(rejected, []);
    expect([line?.key, line?.ext]).toEqual(['error', undefined]);
    expect(said).toEqual([
      'dropped info MDT-105 $.lines[0].ext.fr-ctc-flow6-status ProcessConditionCode: The status 213 is left out: building the document takes it away, and the key of the line tells it.',
    ]);
    const available = await readIn(rejected, [
      ['>213<', '>203<'],
      ['>Rejetée<', '>Mise_à_disposition<'],
    ]);
    expect(available.line).toMatchObject(ext('fr-ctc-flow6-status', '203'));
    expect(available.said).toEqual([]);
  });

  it('is missing, with all else that a message can lack', async () => {
    const start = accepted.indexOf('<ram:ReferenceReferencedDocument>');
    const end = '</ram:ReferenceReferencedDocument>';
    const one = accepted.slice(start, accepted.indexOf(end) + end.length);
    const { line, bad } = await readIn(accepted, [[one, `<ram:ReferenceReferencedDocument>${end}`]]);
    expect(line).toEqual({ index: 1, key: '', doc: { code: '' } });
    expect(bad).toEqual([]);
    const paidOne = paid.slice(paid.indexOf('<ram:ReferenceReferencedDocument>'), paid.indexOf(end));
    const bare = `<ram:ReferenceReferencedDocument><ram:ProcessConditionCode>212</ram:ProcessConditionCode>`;
    const payment = await readIn(paid, [[paidOne, bare]]);
    expect(payment.line).toEqual({ i: 0, document: { code: '' }, amount: '0' });
  });

  it('is about documents whose days cannot be read, which is told', async () => {
    const { bad } = await readIn(accepted, [
      ['20260311000000', '2026-03-11'],
      ['>20260310<', '>2026<'],
    ]);
    expect(bad).toEqual([
      'BW-XML-VALUE $.lines[0].date MDT-95: MDT-95 is no date: 2026-03-11. It is left out.',
      'BW-XML-VALUE $.lines[0].doc.issue_date MDT-100: MDT-100 is no date: 2026. It is left out.',
    ]);
  });

  it('has the texts of a reason a line each, and its note once', async () => {
    const inner = `<ram:ReasonCode>AUTRE</ram:ReasonCode><ram:Reason> a </ram:Reason><ram:Reason/><ram:Reason>b</ram:Reason>`;
    const note = (text: string) => `<ram:IncludedNote><ram:Content>${text}</ram:Content></ram:IncludedNote>`;
    const same = await readIn(detailed(inner + note('a') + note('b')), []);
    expect(same.line?.reasons).toMatchObject([{ description: 'a\nb', ...ext('fr-ctc-flow6-reason', 'AUTRE') }]);
    expect(same.said).toEqual([]);
    const other = await readIn(detailed(inner + note('c')), []);
    expect(other.said).toEqual([expect.stringContaining('dropped warning MDT-126 Content')]);
    const alone = await readIn(detailed(`<ram:ReasonCode>AUTRE</ram:ReasonCode>${note('c')}`), []);
    expect(alone.said).toEqual([expect.stringContaining('dropped warning MDT-126 Content')]);
    expect(JSON.stringify(alone.line?.reasons)).not.toContain('description');
  });

  it('has reasons and actions once, and none of what says nothing', async () => {
    const action =
      '<ram:RequestedActionCode>NOA</ram:RequestedActionCode><ram:RequestedAction>Rien</ram:RequestedAction>';
    const reason = '<ram:ReasonCode>AUTRE</ram:ReasonCode>';
    const { line, said } = await readIn(
      detailed(action, detailed(reason + action, detailed('<ram:SequenceNumeric>1</ram:SequenceNumeric>'))),
      [],
    );
    expect(said).toEqual([]);
    expect(line?.actions).toMatchObject([{ description: 'Rien', ...ext('fr-ctc-flow6-action', 'NOA') }]);
    expect(line?.reasons).toMatchObject([ext('fr-ctc-flow6-reason', 'AUTRE')]);
    const bare = await readIn(detailed('<ram:RequestedActionCode>NOA</ram:RequestedActionCode>'), []);
    expect([JSON.stringify(bare.line?.actions).includes('description'), bare.line?.reasons]).toEqual([
      false,
      undefined,
    ]);
  });

  it.each([
    [
      'what it is and how much',
      '<ram:ID>BT-131</ram:ID><ram:TypeCode>MNA</ram:TypeCode><ram:Name>Net</ram:Name><ram:Location>/a</ram:Location><ram:ValueAmount currencyID="EUR"> 8.00 </ram:ValueAmount>',
      { code: 'MNA', message: 'Net (BT-131): 8.00 EUR', paths: ['/a'] },
    ],
    [
      'an amount without a currency',
      '<ram:TypeCode>MNA</ram:TypeCode><ram:ValueAmount> 8.00 </ram:ValueAmount>',
      { code: 'MNA', message: '8.00' },
    ],
    [
      'a percentage',
      '<ram:TypeCode>MNA</ram:TypeCode><ram:ValuePercent>20</ram:ValuePercent>',
      { code: 'MNA', message: '20%' },
    ],
    [
      'a day',
      '<ram:ID>BT-2</ram:ID><ram:ValueDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:ValueDateTime>',
      { code: 'BT-2', message: 'BT-2: 2026-03-01' },
    ],
    ['a number by which it is known', '<ram:ID>BT-2</ram:ID>', { code: 'BT-2', message: 'BT-2' }],
    ['a name alone', '<ram:TypeCode>DIV</ram:TypeCode><ram:Name>Net</ram:Name>', { code: 'DIV', message: 'Net' }],
    ['its type alone', '<ram:TypeCode>DIV</ram:TypeCode>', { code: 'DIV' }],
  ])('has values: %s', async (_, inner, expected) => {
    const { line, said } = await readIn(detailed(`<ram:ReasonCode>AUTRE</ram:ReasonCode>${value(inner)}`), []);
    expect((line?.reasons as JsonObject[] | undefined)?.map(({ faults }) => faults)).toEqual([[expected]]);
    expect(said).toEqual([]);
  });

  it('tells that values had no reason, and that it is not kept whether they are changed', async () => {
    const changedValue =
      '<ram:TypeCode>DIV</ram:TypeCode><ram:ValueChangedIndicator><udt:IndicatorString>true</udt:IndicatorString></ram:ValueChangedIndicator>';
    const { line, said } = await readIn(detailed(value(changedValue)), []);
    expect(line?.reasons).toEqual([
      {
        key: 'other',
        faults: [{ code: 'DIV' }],
        ext: { 'fr-ctc-flow6-condition': 'DIV', 'fr-ctc-flow6-reason': 'AUTRE' },
      },
    ]);
    expect(said).toEqual([
      'supplied info MDT-113 $.lines[0].reasons SpecifiedDocumentStatus: The values have no reason; they are read as those of another one.',
      'dropped info MDT-209 IndicatorString: Whether the value is changed is left out; its type says it.',
    ]);
    const without = await readIn(detailed(value('<ram:Name>x</ram:Name>')), []);
    expect(without.line?.reasons).toBeUndefined();
  });
});

describe('characters that were lost before', () => {
  const LOST = 'The replacement character U+FFFD is left out: it stands for characters that were lost before.';
  /** Returns the properties whose texts have lost characters, with their terms. */
  const lostIn = async (xml: string, changes: Changes) => {
    const { said, document } = await readIn(xml, changes);
    expect(JSON.stringify(document)).not.toContain('\ufffd');
    return said.flatMap((each) =>
      each.endsWith(LOST) ? each.slice('changed warning '.length, each.indexOf(': ')) : [],
    );
  };
  const lossy = (...texts: readonly string[]): Changes =>
    texts.map((text) => [`>${text}<`, `>${text}\ufffd<`] as const);

  it('are told at the properties of a status', async () => {
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

  it('are told at the tax of a payment', async () => {
    expect(await lostIn(paid, lossy('20.00'))).toEqual(['MDT-224 $.lines[0].tax ValuePercent']);
    expect(await lostIn(paid, lossy('F26-412'))).toEqual(['MDT-87 $.lines[0].document.code IssuerAssignedID']);
  });
});

describe('a payment', () => {
  const value = (type: string, amount: string, more = '') =>
    `<ram:SpecifiedDocumentCharacteristic><ram:TypeCode>${type}</ram:TypeCode>${amount}${more}</ram:SpecifiedDocumentCharacteristic>`;
  const euros = (amount: string) => `<ram:ValueAmount currencyID="EUR">${amount}</ram:ValueAmount>`;
  const percent = (rate: string) => `<ram:ValuePercent>${rate}</ram:ValuePercent>`;
  const values = /(?<=<ram:SequenceNumeric>1<\/ram:SequenceNumeric>).*?(?=<\/ram:SpecifiedDocumentStatus>)/;
  const of = (text: string, changes: Changes = []) => readIn(paid.replace(values, text), changes);

  it('has what was paid, its taxes, and what remains', async () => {
    const { document, line, said, bad } = await readIn(paid, []);
    expect(document).toMatchObject({
      $schema: 'https://gobl.org/draft-0/bill/payment',
      type: 'receipt',
      currency: 'EUR',
      ext: { 'fr-ctc-flow6-condition': 'MEN', 'fr-ctc-flow6-status': '212' },
      methods: [{ key: 'other', amount: '120.00' }],
      total: '120.00',
    });
    expect(line).toMatchObject({ amount: '120.00', due: '30.00', tax: vat('100.00', '20.00%', '20.00') });
    expect([said, bad]).toEqual([[METHOD], []]);
  });

  it('adds amounts up, whatever decimals they have, also those of another kind, which it tells', async () => {
    const { document, line, said } = await of(
      value('MEN', euros('100.50'), percent('20')) + value('MPA', euros(' 19.2 ')) + value('DIV', euros('1.00')),
    );
    expect(line).toMatchObject({ amount: '119.70', tax: vat('83.75', '20%', '16.75') });
    expect(document).toMatchObject({ ext: { 'fr-ctc-flow6-condition': 'MEN' }, methods: [{ amount: '119.70' }] });
    expect(said).toContain(
      'changed warning MDT-207 $.ext.fr-ctc-flow6-condition TypeCode: The amount of type MPA is added to those of type MEN.',
    );
    expect(said).toContainEqual(expect.stringContaining('MDT-215 ValueAmount'));
  });

  it('of several documents is the sum of all', async () => {
    const start = paid.indexOf('<ram:ReferenceReferencedDocument>');
    const end = '</ram:ReferenceReferencedDocument>';
    const one = paid.slice(start, paid.indexOf(end) + end.length);
    const { document } = await readIn(paid, [[one, one + changed(one, ['>120.00<', '>24.5<'])]]);
    expect(document).toMatchObject({
      lines: [{ amount: '120.00' }, { amount: '24.5' }],
      methods: [{ amount: '144.50' }],
    });
  });

  it('of several documents has the status of the first, and tells of another', async () => {
    const start = paid.indexOf('<ram:ReferenceReferencedDocument>');
    const end = '</ram:ReferenceReferencedDocument>';
    const one = paid.slice(start, paid.indexOf(end) + end.length);
    const of = async (status: string) =>
      (await readIn(paid, [[one, one + changed(one, ['>212<', `>${status}<`])]])).said;
    const other = await of('211');
    expect(other).toContainEqual(
      expect.stringMatching(/^dropped warning MDT-105 ProcessConditionCode: .* the document has no place for 211\.$/),
    );
    expect((await of('212')).filter((each) => each.includes('MDT-105'))).toEqual([]);
  });

  it('has what remains as its amount where it says nothing else', async () => {
    const { document, line } = await of(value('RAP', euros('30.00')));
    expect([line?.amount, line?.due, document.ext]).toMatchObject([
      '30.00',
      undefined,
      { 'fr-ctc-flow6-condition': 'RAP' },
    ]);
    const both = await of(value('RAP', euros('30.00')) + value('MPA', euros('10.00')));
    expect([both.line?.amount, both.line?.due]).toEqual(['10.00', '30.00']);
  });

  it('without amounts is one of nothing', async () => {
    const { document, line } = await of(value('MEN', ''));
    expect([line?.amount, document.methods]).toEqual(['0', [{ key: 'other', amount: '0' }]]);
  });

  it('has the currency of its first amount, and tells of others', async () => {
    const { document, said } = await of(
      value('MEN', '<ram:ValueAmount>1.00</ram:ValueAmount>') +
        value('MEN', euros('1.00')) +
        value('RAP', '<ram:ValueAmount currencyID="USD">1.00</ram:ValueAmount>'),
    );
    expect(document.currency).toBe('EUR');
    expect(said).toContain(
      'changed error MDT-215 $.lines[0].due @currencyID: The amount is in USD, and is read as one in EUR, the currency of the payment.',
    );
    const unstated = await of(value('MEN', euros('1.00')) + value('RAP', '<ram:ValueAmount>1.00</ram:ValueAmount>'));
    expect([unstated.document.currency, unstated.said]).toEqual(['EUR', [METHOD]]);
    const none = await of(value('MEN', '<ram:ValueAmount>1.00</ram:ValueAmount>'));
    expect(none.said).toContainEqual(expect.stringContaining('supplied warning $.currency'));
  });

  it('has amounts that are none, which are told at their place', async () => {
    const { bad } = await of(value('MEN', euros(' x ')) + value('RAP', euros('y')));
    expect(bad.slice(0, 2)).toEqual([
      'BW-XML-VALUE $.lines[0].amount MDT-215: MDT-215 is no number that can be read: x. It is left out.',
      'BW-XML-VALUE $.lines[0].due MDT-215: MDT-215 is no number that can be read: y. It is left out.',
    ]);
  });

  it('has no rate of a percentage that is none', async () => {
    expect((await of(value('MEN', euros('1.00'), percent('x')))).line?.tax).toBeUndefined();
  });

  it('loses the moment of receipt, unless it is that of the message', async () => {
    const receipt = (text: string) =>
      `<ram:ReceiptDateTime><udt:DateTimeString format="204">${text}</udt:DateTimeString></ram:ReceiptDateTime>`;
    const at = '<ram:FormattedIssueDateTime>';
    const withReceipt = (text: string) => readIn(paid, [[at, receipt(text) + at]]);
    expect((await withReceipt('20260410000000')).said).toEqual([METHOD]);
    expect((await withReceipt('2026')).bad).toEqual([
      'BW-XML-VALUE $.issue_date MDT-95: MDT-95 is no date: 2026. It is left out.',
    ]);
    expect((await withReceipt('20260411000000')).said).toEqual([
      'dropped warning MDT-95 DateTimeString: The moment of receipt is left out; a payment has no place for it.',
      METHOD,
    ]);
  });
});

describe('reading', () => {
  test('is refused as a format of invoices, and goes as one of messages', async () => {
    const { root, file } = parsed(accepted);
    const refused = await readCdar({ root, file }, format('en16931-cii'), {}, environment);
    expect(refused.ok ? [] : refused.faults.map((each) => `${each.code} ${each.properties}: ${words(each)}`)).toEqual([
      'BW-XML-TYPE request.from: en16931-cii takes invoices; this is a message on the life cycle of one.',
    ]);
    expect(refused).toMatchObject({ key: 'input' });
    const taken = await readCdar({ root, file }, format('cdar-ppf'), {}, environment);
    expect(taken).toMatchObject({ ok: true, result: { format: 'cdar-ppf' } });
    expect(taken.ok && 'head' in taken.result).toBe(false);
  });

  test('is refused where it is strict and something is lost', async () => {
    const { root, file } = parsed(changed(accepted, ['20260311000000', '20260311081500']));
    const refused = await readCdar({ root, file }, undefined, { strict: true }, environment);
    expect(refused).toMatchObject({ ok: false, key: 'validation', faults: [{ code: 'BW-XML-LOSS' }] });
    const whole = parsed(accepted);
    expect(await readCdar(whole, undefined, { strict: true }, environment)).toMatchObject({ ok: true });
  });
});
