import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { readDocument } from '../../convert/read.ts';
import { writeDocument } from '../../convert/write.ts';
import { validateXml } from '../../index.ts';
import { environment, invoice } from '../../mapping/testing.ts';
import { withoutReleases } from '../../rules/testing.ts';
import {
  customer,
  format,
  graveLosses,
  payment,
  read,
  reference,
  status,
  supplier,
  texts,
  vat,
  written,
} from './testing.ts';

async function faultsOf(document: JsonObject, key = 'cdar') {
  const outcome = await writeDocument(document, format(key), {}, environment);
  return outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties}`);
}

describe('a status report', () => {
  it('becomes a message from the customer to the supplier', async () => {
    const { xml, report } = await written(status({ key: 'accepted' }));
    expect(xml).toContain(
      '<rsm:CrossDomainAcknowledgementAndResponse xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"',
    );
    expect(xml).toContain('<udt:DateTimeString format="204">20260312093000</udt:DateTimeString>');
    expect(xml).toContain('<qdt:DateTimeString format="102">20260310</qdt:DateTimeString>');
    expect(texts(xml, 'RoleCode')).toEqual(['WK', 'BY', 'SE']);
    expect(texts(xml, 'URIID')).toEqual(['356000000', '732829320']);
    expect(texts(xml, 'TypeCode')).toEqual(['23', '380']);
    expect(texts(xml, 'StatusCode')).toEqual(['1']);
    expect(texts(xml, 'ProcessCondition')).toEqual(['Approuvée']);
    expect(texts(xml, 'GlobalID').at(-1)).toBe('732829320');
    expect(graveLosses(report)).toEqual([]);
    const outcome = await validateXml(xml);
    expect(outcome).toMatchObject({ ok: true, result: { ok: true, format: 'cdar' } });
    expect(withoutReleases(outcome.warnings)).toEqual([]);
  });

  it('names the portal and its own profile if it is for the portal', async () => {
    const { xml, report } = await written(status({ key: 'issued', date: null }), 'cdar-ppf');
    expect(texts(xml, 'BusinessProcessSpecifiedDocumentContextParameter')).toEqual([]);
    expect(texts(xml, 'Name')).toEqual(['Déposée']);
    expect(texts(xml, 'RoleCode')).toEqual(['WK', 'WK', 'DFH']);
    expect(texts(xml, 'GlobalID')).toEqual(['0000', '732829320']);
    expect(texts(xml, 'ReferenceTypeCode')).toEqual(['urn.cpro.gouv.fr:1p0:CDV:einvoicingF2']);
    expect(texts(xml, 'ReceiptDateTime')).toEqual(['20260312093000']);
    expect(texts(xml, 'FormattedIssueDateTime')).toEqual(['20260310000000']);
    expect(graveLosses(report)).toEqual(['dropped warning $.supplier', 'dropped warning $.customer']);
    const outcome = await validateXml(xml);
    expect(outcome).toMatchObject({ result: { format: 'cdar-ppf' } });
    expect(withoutReleases(outcome.warnings)).toEqual([]);
  });

  it('names the given platform', async () => {
    const platform = { name: 'Passerelle Ouest', identities: [{ code: '0099', ext: { 'iso-scheme-id': '0238' } }] };
    const { xml } = await written(status({ key: 'issued' }), 'cdar', { platform });
    expect(texts(xml, 'Name')).toEqual(['Passerelle Ouest', 'Passerelle Ouest', 'Imprimerie du Canal']);
    expect(texts(xml, 'RoleCode')).toEqual(['WK', 'WK', 'SE']);
  });

  const faults: JsonObject[] = [
    { code: 'DIV', message: 'Taux: 10 %', paths: ['/a/b', '/a/c'] },
    { code: 'QTE', message: 'Quantité' },
    { code: 'LU' },
  ];
  const tooFew: JsonObject = { key: 'quantity', description: 'Trop peu' };
  const wrongTax: JsonObject = {
    key: 'legal',
    description: 'Taux de TVA erroné',
    faults,
    ext: { 'fr-ctc-flow6-reason': 'TX_TVA_ERR' },
  };
  const actions: JsonObject[] = [{ key: 'reissue', description: 'Refaire' }, { key: 'none' }];
  const rejected: JsonObject = {
    key: 'rejected',
    ext: { 'fr-ctc-flow6-status': '207' },
    reasons: [wrongTax, tooFew],
    actions,
  };

  it('reads back each reason and each action once, and is rewritten the same', async () => {
    const reason = { ...wrongTax, faults: [{ code: 'DIV', message: 'Taux: 10 %', paths: ['/a/b'] }] };
    const first = await written(status({ ...rejected, reasons: [reason, tooFew] }));
    const { document, faults: found, report } = await read(first.xml);
    expect(found).toEqual([]);
    expect(graveLosses(report)).toEqual([]);
    expect(document).toMatchObject({
      type: 'response',
      code: 'CDV-7',
      issue_time: '09:30:00',
      supplier,
      customer,
      lines: [{ key: 'rejected', date: '2026-03-11', doc: reference, actions }],
    });
    const [line] = document.lines as JsonObject[];
    expect(line?.reasons).toHaveLength(2);
    expect(line?.reasons).toMatchObject([
      { ...reason, key: 'legal' },
      { key: 'quantity', description: 'Trop peu' },
    ]);
    expect((await written(document)).xml).toBe(first.xml);
  });

  it('reports values without a place in the message, and fails in strict mode', async () => {
    const more = { supplier: { ...supplier, alias: 'IDC' }, notes: [{ text: 'Merci' }], meta: { file: '7' } };
    const document = status({ key: 'accepted', description: 'In order', doc: { ...reference, reason: 'x' } }, more);
    const losses = ['supplier.alias', 'lines[0].doc.reason', 'lines[0].description', 'notes', 'meta'];
    const { report } = await written(document);
    expect(graveLosses(report).sort()).toEqual(losses.map((name) => `dropped warning $.${name}`).sort());
    const outcome = await writeDocument(document, format('cdar'), { strict: true }, environment);
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: 'BW-XML-LOSS' }] });
    expect(outcome.ok ? [] : outcome.faults.flatMap(({ properties }) => properties).sort()).toEqual(
      losses.map((name) => `$.${name}`).sort(),
    );
  });

  it('is rejected without a status, without an invoice, or with characters that XML cannot hold', async () => {
    const bare = { key: 'error', ext: { 'fr-ctc-flow6-status': '213' } };
    expect(await faultsOf(status({ ...bare, doc: null }))).toEqual(['BW-XML-REFERENCE $.lines[0]']);
    const second = status(bare);
    second.lines = [{ doc: reference, ...bare }, { doc: reference }];
    expect(await faultsOf(second)).toEqual(['BW-XML-STATUS $.lines[1].ext']);
    const control = { ...bare, doc: { ...reference, code: 'F\u0001' } };
    expect(await faultsOf(status(control))).toEqual(['BW-XML-CHARACTER $.lines[0].doc.code']);
    expect(await faultsOf({ $schema: 'https://gobl.org/draft-0/envelope', doc: status({ key: 'paid' }) })).toContain(
      'GOBL-FR-CTC-FLOW6-BILL-STATUS-15 $.doc.lines[0].key',
    );
  });
});

describe('a payment', () => {
  const line = { amount: '500.00', due: '250.00', tax: vat('416.67', '20%', '83.33') };

  it('becomes a message with the received amount by tax rate, and the amount still due', async () => {
    const { xml, report } = await written(payment(line));
    expect(texts(xml, 'ID')).toContain('ENC-3');
    expect(texts(xml, 'RoleCode')).toEqual(['WK', 'SE', 'BY']);
    expect(texts(xml, 'TypeCode')).toEqual(['23', '380', 'MEN', 'RAP']);
    expect(xml).toContain('<ram:ValueAmount currencyID="EUR">500.00</ram:ValueAmount>');
    expect(texts(xml, 'ValuePercent')).toEqual(['20.00']);
    expect(graveLosses(report)).toEqual(['dropped warning $.methods']);
    const again = await read(xml);
    expect(again.faults).toEqual([]);
    expect(again.document).toMatchObject({
      type: 'receipt',
      currency: 'EUR',
      ext: { 'fr-ctc-flow6-condition': 'MEN', 'fr-ctc-flow6-status': '212' },
      lines: [{ amount: '500.00', due: '250.00', tax: vat('416.67', '20.00%', '83.33') }],
      methods: [{ key: 'other', amount: '500.00' }],
      total: '500.00',
    });
    expect((await written(again.document)).xml).toBe(xml);
  });

  it('with only an amount still due is read back as such', async () => {
    const { xml } = await written(payment({ amount: '12.50' }, { ext: { 'fr-ctc-flow6-condition': 'RAP' } }));
    const { document } = await read(xml);
    expect(document).toMatchObject({ ext: { 'fr-ctc-flow6-condition': 'RAP' }, lines: [{ amount: '12.50' }] });
  });

  it('that is only announced keeps its supplier and customer, whatever roles building adds', async () => {
    const { xml } = await written(payment({ amount: '12.50' }, { type: 'advice' }));
    expect(texts(xml, 'ProcessConditionCode')).toEqual(['211']);
    expect(texts(xml, 'Name')).toEqual(['Fonderie Lavoisier', 'Imprimerie du Canal']);
    const { document } = await read(xml);
    expect(document).toMatchObject({ type: 'advice', supplier, customer });
  });

  it('is rejected if it is only a request', async () => {
    const faults = await faultsOf(payment({ amount: '1.00' }, { type: 'request' }));
    expect(faults).toContain('GOBL-FR-CTC-FLOW6-BILL-PAYMENT-01 $.type');
  });
});

describe('a message', () => {
  const edited = async (edit: (xml: string) => string, line: JsonObject = { key: 'accepted' }) =>
    edit((await written(status(line))).xml);

  it('takes a party without an address from the addresses of its transport', async () => {
    const xml = await edited((text) => text.replaceAll(/<ram:URIUniversalCommunication>.*?<\/ram:URIUniv\w+>/gs, ''));
    const addresses = { from: 'iso6523-actorid-upis::0225:356000000_A', to: '0225:route' };
    const { document, head } = await read(xml, addresses);
    expect(head).toEqual(addresses);
    expect(document).toMatchObject({
      supplier: { inboxes: [{ scheme: '0225', code: 'route' }] },
      customer: { inboxes: [{ scheme: '0225', code: '356000000_A' }] },
    });
  });

  it('reports everything omitted: times, other parties, notes, unknown terms', async () => {
    const xml = await edited((text) =>
      text
        .replace('20260311000000', '20260311081500')
        .replace('<ram:RoleCode>WK</ram:RoleCode>', '<ram:Name>P</ram:Name><ram:RoleCode>WK</ram:RoleCode>')
        .replace('</ram:ProcessCondition>', '</ram:ProcessCondition><ram:Unheard>1</ram:Unheard>')
        .replace('format="102">20260310', 'format="102">2026-3-10')
        .replace('REGULATED', 'OTHER'),
    );
    const { document, report, faults } = await read(xml);
    expect(document).toMatchObject({ lines: [{ date: '2026-03-11' }] });
    expect(graveLosses(report)).toEqual([
      'dropped warning MDT-2',
      'dropped warning MDG-9',
      'changed warning $.lines[0].date MDT-95',
      'dropped warning',
    ]);
    expect(faults.map(({ code }) => code)).toContain('BW-XML-VALUE');
  });

  it('adds values without a reason to another reason, in words', async () => {
    const value = (inner: string) =>
      `<ram:SpecifiedDocumentCharacteristic>${inner}</ram:SpecifiedDocumentCharacteristic>`;
    const xml = await edited((text) =>
      text.replace(
        '</ram:ReferenceReferencedDocument>',
        `<ram:SpecifiedDocumentStatus>${value('<ram:ID>BT-131</ram:ID><ram:TypeCode>MNA</ram:TypeCode><ram:Name>Net</ram:Name><ram:ValueAmount currencyID="EUR">8.00</ram:ValueAmount>')}${value(
          '<ram:ID>BT-2</ram:ID><ram:ValueDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:ValueDateTime>',
        )}</ram:SpecifiedDocumentStatus></ram:ReferenceReferencedDocument>`,
      ),
    );
    const { document } = await read(xml);
    expect(document).toMatchObject({
      lines: [
        {
          reasons: [
            {
              key: 'other',
              faults: [
                { code: 'MNA', message: 'Net (BT-131): 8.00 EUR' },
                { code: 'BT-2', message: 'BT-2: 2026-03-01' },
              ],
            },
          ],
        },
      ],
    });
  });

  it('is checked against the structure that its terms imply', async () => {
    const codes = async (xml: string) => {
      const outcome = await validateXml(xml);
      const of = (faults: readonly { code: string }[]) => faults.map(({ code }) => code);
      return [...of(outcome.ok ? [{ code: 'ok' }] : outcome.faults), ...of(withoutReleases(outcome.warnings))];
    };
    expect(await codes(await edited((text) => text.replace(/<ram:ProcessConditionCode>\d+<\/\S+>/, '')))).toEqual([
      'BR-FR-CDV-12_MDT-105',
    ]);
    const swapped = (text: string) =>
      text.replace(/(<ram:ID>CDV-7<\/ram:ID>)(\s*<ram:IssueDateTime>.*?<\/ram:IssueDateTime>)/s, '$2$1');
    expect(await codes(await edited(swapped))).toEqual(['XSD-ELEMENT-ORDER']);
    const twice = (text: string) => text.replace('<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:ID>8</ram:ID>');
    expect(await codes(await edited(twice))).toEqual(['XSD-ELEMENT-REPEATED']);
    const unknown = (text: string) => text.replace('<ram:ID>CDV-7</ram:ID>', '<ram:ID>CDV-7</ram:ID><ram:Further/>');
    expect(await codes(await edited(unknown))).toEqual(['ok', 'XSD-ELEMENT-UNKNOWN']);
  });
});

describe('documents and formats of another kind', () => {
  it('are rejected when writing', async () => {
    expect(await faultsOf(status({ key: 'accepted' }), 'en16931-cii')).toEqual(['BW-XML-TYPE $.$schema']);
    expect(await faultsOf(invoice(), 'cdar')).toEqual(['BW-XML-TYPE $.$schema']);
  });

  it('are rejected when reading', async () => {
    const { xml } = await written(status({ key: 'accepted' }));
    expect(await readDocument(xml, format('en16931-ubl'), {}, environment)).toMatchObject({
      ok: false,
      faults: [{ code: 'BW-XML-TYPE' }],
    });
    const outcome = await writeDocument(invoice(), format('en16931-cii'), {}, environment);
    if (!outcome.ok) throw new Error('this is an invoice');
    expect(await readDocument(outcome.result.xml, format('cdar'), {}, environment)).toMatchObject({
      ok: false,
      faults: [{ code: 'BW-XML-TYPE' }],
    });
    expect(await readDocument(xml, undefined, {}, environment)).toMatchObject({ ok: true, result: { format: 'cdar' } });
  });
});
