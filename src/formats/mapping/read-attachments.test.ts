/** Supporting documents, from the terms of an e-invoice (chapter 14 §5.9). */
import { describe, expect, it } from 'vitest';
import { ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readAttachments } from './read-attachments.ts';
import { readIn } from './testing.ts';

const PARTY = '<cac:AccountingSupplierParty>';
const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

async function attachedIn(xml: string, change: readonly [string, string], key?: string) {
  const { found, ...rest } = await readIn(readAttachments, xml, [change], key);
  return { attachments: found, files: rest.reading.files, ...rest };
}

/** Returns what an invoice has attached, with supporting documents by what is in them. */
const inUbl = (...inside: string[]) => {
  const all = inside.map((each) => `<cac:AdditionalDocumentReference>${each}</cac:AdditionalDocumentReference>`);
  return attachedIn(ubl, [PARTY, all.join('') + PARTY]);
};

const said = (id: string, description = '') =>
  `<cbc:ID>${id}</cbc:ID>${description && `<cbc:DocumentDescription>${description}</cbc:DocumentDescription>`}`;
const onWeb = (more = '') =>
  `<cac:Attachment><cac:ExternalReference><cbc:URI>https://example.com/a.pdf</cbc:URI>${more}</cac:ExternalReference></cac:Attachment>`;
const file = (data: string, attributes = '') =>
  `<cac:Attachment><cbc:EmbeddedDocumentBinaryObject${attributes}>${data}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`;

describe('supporting documents', () => {
  it('are none where none is named', async () => {
    expect(await attachedIn(ubl, [PARTY, PARTY])).toMatchObject({ attachments: undefined, files: [], said: [] });
  });

  it('on the web are attachments', async () => {
    const {
      attachments,
      files,
      said: losses,
      taken,
    } = await inUbl(said('A-1', 'Timesheet') + onWeb(), said('A-2') + onWeb());
    expect(attachments).toEqual([
      { code: 'A-1', description: 'Timesheet', url: 'https://example.com/a.pdf' },
      { code: 'A-2', url: 'https://example.com/a.pdf' },
    ]);
    expect([files, losses]).toEqual([[], []]);
    expect(taken).toEqual({
      '$.attachments[0].code': 'A-1',
      '$.attachments[0].description': 'Timesheet',
      '$.attachments[0].url': 'https://example.com/a.pdf',
      '$.attachments[1].code': 'A-2',
      '$.attachments[1].url': 'https://example.com/a.pdf',
    });
  });

  it.each([['http://www.w3.org/2001/04/xmlenc#sha256'], ['SHA-256'], [' SHA256 ']])(
    'have what UBL says of them, with a digest by %s',
    async (method) => {
      const { attachments, reading } = await inUbl(
        said('A-1') +
          onWeb(
            `<cbc:DocumentHash>ab12</cbc:DocumentHash><cbc:HashAlgorithmMethod>${method}</cbc:HashAlgorithmMethod><cbc:MimeCode>application/pdf</cbc:MimeCode><cbc:FileName>a.pdf</cbc:FileName>`,
          ),
      );
      expect(attachments).toEqual([
        {
          code: 'A-1',
          url: 'https://example.com/a.pdf',
          mime: 'application/pdf',
          name: 'a.pdf',
          digest: { alg: 'sha256', val: 'ab12' },
        },
      ]);
      const names = [...reading.taken].map((each) => ('name' in each ? each.name : '')).filter(Boolean);
      expect(names.sort()).toEqual(['cbc:DocumentHash', 'cbc:FileName', 'cbc:HashAlgorithmMethod', 'cbc:MimeCode']);
    },
  );

  it.each([
    [
      'of another kind',
      '<cbc:DocumentHash>ab12</cbc:DocumentHash><cbc:HashAlgorithmMethod>MD5</cbc:HashAlgorithmMethod>',
    ],
    ['of no kind', '<cbc:DocumentHash>ab12</cbc:DocumentHash>'],
    ['without a value', '<cbc:HashAlgorithmMethod>SHA-256</cbc:HashAlgorithmMethod>'],
  ])('have no digest %s, of which nothing is taken', async (_, more) => {
    const { attachments, reading } = await inUbl(said('A-1') + onWeb(`${more}<cbc:FileName>a.pdf</cbc:FileName>`));
    expect(attachments).toEqual([{ code: 'A-1', url: 'https://example.com/a.pdf', name: 'a.pdf' }]);
    expect([...reading.taken].flatMap((each) => ('name' in each ? each.name : []))).toEqual(['cbc:FileName']);
  });

  it('in the XML are files beside the document', async () => {
    const {
      attachments,
      files,
      said: losses,
      taken,
    } = await inUbl(
      said('A-1', 'Timesheet') + file('aGFs\n bG8=', ' mimeCode="text/csv" filename="hours.csv"'),
      said('A-2') + file('aGFsbG8='),
      file('aGFsbG8='),
    );
    expect(attachments).toBeUndefined();
    expect(files).toEqual([
      { id: 'A-1', name: 'hours.csv', media_type: 'text/csv', description: 'Timesheet', data: 'aGFsbG8=' },
      { id: 'A-2', name: 'A-2', media_type: 'application/octet-stream', data: 'aGFsbG8=' },
      { name: 'attachment', media_type: 'application/octet-stream', data: 'aGFsbG8=' },
    ]);
    expect(losses).toEqual([]);
    expect(taken).toEqual({});
  });

  it.each([
    [said('A-1') + file('hallo!', ' filename="hours.csv"'), 'hours.csv'],
    [said('A-1') + file('hallo!'), 'A-1'],
    [file('hallo!'), ''],
  ])('that are no base64 are left out: %s', async (inside, name) => {
    const { files, said: losses } = await inUbl(inside);
    expect(files).toEqual([]);
    expect(losses).toEqual([
      `dropped warning BT-125  cbc:EmbeddedDocumentBinaryObject: The file ${name} is left out: it is no base64.`,
    ]);
  });

  it('may be on the web and in the XML', async () => {
    const both = `${onWeb().replace('</cac:Attachment>', '')}<cbc:EmbeddedDocumentBinaryObject filename="a.csv">aGFsbG8=</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>`;
    const { attachments, files } = await inUbl(said('A-1') + both);
    expect(attachments).toEqual([{ code: 'A-1', url: 'https://example.com/a.pdf' }]);
    expect(files).toMatchObject([{ id: 'A-1', name: 'a.csv' }]);
  });

  it.each([
    [said('A-1'), 'The supporting document A-1 is left out: it has neither an address nor a file.'],
    [
      said('A-1', 'Timesheet'),
      'The supporting document A-1 (Timesheet) is left out: it has neither an address nor a file.',
    ],
    [
      '<cbc:DocumentDescription>Timesheet</cbc:DocumentDescription>',
      'The supporting document  (Timesheet) is left out: it has neither an address nor a file.',
    ],
  ])('that are neither are left out: %s', async (inside, text) => {
    const { attachments, said: losses } = await inUbl(inside);
    expect(attachments).toBeUndefined();
    expect(losses).toEqual([`dropped warning BG-24  cac:AdditionalDocumentReference: ${text}`]);
  });

  it('are those of type 916 in CII', async () => {
    const { attachments, files } = await attachedIn(
      cii,
      [
        '</ram:ApplicableHeaderTradeAgreement>',
        '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A-1</ram:IssuerAssignedID><ram:URIID>https://example.com/a.pdf</ram:URIID><ram:TypeCode>916</ram:TypeCode><ram:Name>Timesheet</ram:Name></ram:AdditionalReferencedDocument><ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A-2</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="text/csv" filename="a.csv">aGFsbG8=</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument></ram:ApplicableHeaderTradeAgreement>',
      ],
      'en16931-cii',
    );
    expect(attachments).toEqual([{ code: 'A-1', description: 'Timesheet', url: 'https://example.com/a.pdf' }]);
    expect(files).toEqual([{ id: 'A-2', name: 'a.csv', media_type: 'text/csv', data: 'aGFsbG8=' }]);
  });
});
