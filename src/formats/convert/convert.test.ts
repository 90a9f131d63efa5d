/** Converts documents to e-invoices and back: results, failures and extra data (chapter 14 §1). */
import { describe, expect, it, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { attached, blank, stream, withTable, xmp } from '../../pdf/testing.ts';
import { formats } from '../list/formats.ts';
import { environment, invoice, reachableInvoice } from '../mapping/testing.ts';
import { cdarStatus } from '../messages/cdar/testing.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { type Conversion, convertDocument, convertPdf, convertXml } from './convert.ts';
import { wordedConversion } from './worded-conversion.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const UBL = changed(
  ublInvoice(CORE, 'orders'),
  ['<cbc:ProfileID>orders</cbc:ProfileID>', ''],
  ['<cac:TaxTotal>', '<cac:PaymentTerms><cbc:Note>Soon</cbc:Note></cac:PaymentTerms><cac:TaxTotal>'],
);
const SUMMATION = '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
const CII = changed(ciiInvoice(CORE, 'orders'), [
  SUMMATION,
  `<ram:SpecifiedTradePaymentTerms><ram:Description>Soon</ram:Description></ram:SpecifiedTradePaymentTerms>${SUMMATION}`,
]);
/** Has an element that documents have no field for. */
const COPIED = changed(UBL, ['<cbc:IssueDate>', '\n  <cbc:CopyIndicator>true</cbc:CopyIndicator><cbc:IssueDate>']);
const csv = { name: 'a.csv', media_type: 'text/csv', data: 'YQ==' };

type Converted = Awaited<ReturnType<typeof convertDocument>>;

/** Returns a successful conversion. Throws otherwise. */
function made(outcome: Converted): Conversion {
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => words(each)).join('\n'));
  return outcome.result;
}

/** Returns why a conversion fails. */
function refusalOf(outcome: Converted): string[] {
  if (outcome.ok) return [];
  return [outcome.key, ...outcome.faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`)];
}

const said = ({ losses }: Conversion) =>
  losses.map(({ kind, term, properties, text }) => `${kind} ${term} ${properties}: ${valuesIn(text)}`);
const startOf = (result: Conversion['result']) =>
  result instanceof Uint8Array ? String.fromCharCode(...result.subarray(0, 5)) : String(result).slice(0, 5);

const FILES = 'BW-FORMAT-FILES request.files: ';
const unknown = (field: string, key: string) => expect.stringContaining(`BW-FORMAT-UNKNOWN request.${field}: ${key},`);

const isNoHint = ({ level }: { level?: string }) => level !== 'information';

describe('convertDocument', () => {
  it('leaves the document unchanged without a format', async () => {
    const document = invoice();
    const expected = { format: 'gobl', media_type: 'application/json', losses: [], files: [], faults: [] };
    for (const options of [{}, { to: 'gobl' }]) {
      const result = made(await convertDocument(document, options, environment));
      expect(result).toEqual({ ...expected, result: document });
      expect(result.result).toBe(document);
      expect((await convertDocument(document, options, environment)).warnings).toEqual([]);
    }
  });

  it('creates an e-invoice with attached files and warnings of both', async () => {
    const outcome = await convertDocument(
      invoice({ meta: { a: '1' } }),
      { to: 'en16931-ubl', files: [csv] },
      environment,
    );
    const result = made(outcome);
    expect(result).toMatchObject({ format: 'en16931-ubl', media_type: 'application/xml', files: [csv], faults: [] });
    expect(startOf(result.result)).toBe('<?xml');
    expect(said(result)).toContainEqual(expect.stringContaining('$.meta'));
    expect(result.losses.some(({ position }) => position !== undefined)).toBe(false);
  });

  it('creates pages, or a PDF with an e-invoice', async () => {
    const pages = made(await convertDocument(invoice(), { to: 'pdf' }, environment));
    expect(pages).toMatchObject({ format: 'pdf', media_type: 'application/pdf', files: [], faults: [] });
    const outcome = await convertDocument(invoice(), { to: 'facturx-en16931-pdf', files: [csv] }, environment);
    const carrier = made(outcome);
    expect(carrier).toMatchObject({ format: 'facturx-en16931-pdf', media_type: 'application/pdf', files: [csv] });
    expect([startOf(pages.result), startOf(carrier.result)]).toEqual(['%PDF-', '%PDF-']);
    expect(outcome.warnings.filter(isNoHint)).toEqual([]);
  });

  it('converts a status to a life cycle message and back', async () => {
    const outcome = made(await convertDocument(cdarStatus, { to: 'cdar' }, environment));
    expect(outcome).toMatchObject({ format: 'cdar', media_type: 'application/xml', files: [], faults: [] });
    expect(made(await convertXml(String(outcome.result), {}, environment)).result).toMatchObject({
      $schema: cdarStatus.$schema,
      code: 'CDV-7',
    });
  });

  it('reports warnings of the rules for the XML in a PDF', async () => {
    const { warnings } = await convertDocument(reachableInvoice(), { to: 'zugferd-xrechnung-pdf' }, environment);
    expect(warnings.map(({ code }) => code)).toEqual(['BW-SUPPLY-DATE', 'BR-DE-TMP-32']);
  });

  it('reports losses of both the XML and the pages of a PDF', async () => {
    const foreign = invoice({ meta: { a: '1' }, notes: [{ text: '\u65e5' }] });
    const losses = said(made(await convertDocument(foreign, { to: 'facturx-en16931-pdf' }, environment)));
    expect(losses).toContainEqual(expect.stringContaining('$.meta'));
    expect(losses).toContainEqual('changed undefined $: \u65e5');
  });

  it('rejects files if the format has no field for them, and invalid files', async () => {
    const refused = async (to: string | undefined, file = csv) =>
      refusalOf(await convertDocument(invoice(), { to, files: [file] }, environment));
    expect(await refused(undefined)).toEqual(['input', FILES]);
    expect(await refused('pdf')).toEqual(['input', FILES]);
    expect(await refused('en16931-ubl', { ...csv, data: '?' })).toEqual([
      'input',
      expect.stringContaining('BW-FORMAT-FILE request.files[0].data'),
    ]);
  });

  it('rejects formats that are unknown or cannot be written', async () => {
    const refused = async (to: string) => refusalOf(await convertDocument(invoice(), { to }, environment));
    expect(await refused('edifact')).toEqual(['input', unknown('to', 'edifact')]);
    const outcome = await convertDocument(invoice(), { to: 'edifact' }, environment);
    const known = outcome.ok ? undefined : outcome.faults[0]?.values?.known;
    expect(known).toEqual([...formats.map(({ key }) => key), 'pdf']);
  });

  it('rejects pages if the target is not a PDF', async () => {
    const options = { to: 'en16931-ubl', pdf: 'JVBERi0=' };
    expect(refusalOf(await convertDocument(invoice(), options, environment))).toEqual([
      'input',
      'BW-FORMAT-PAGES request.pdf: en16931-ubl',
    ]);
    const unfit = { to: 'facturx-en16931-pdf', pdf: '?' };
    expect(refusalOf(await convertDocument(invoice(), unfit, environment))).toEqual([
      'input',
      'BW-BASE64 request.pdf: ',
    ]);
  });

  it('rejects losses of meaning in strict mode', async () => {
    const lossy = invoice({ meta: { a: '1' } });
    const refused = refusalOf(await convertDocument(lossy, { to: 'en16931-ubl', strict: true }, environment));
    expect(refused).toEqual(['validation', expect.stringContaining('BW-XML-LOSS $.meta')]);
  });
});

describe('convertXml', () => {
  const convert = (xml: string | Uint8Array, options: Parameters<typeof convertXml>[1] = {}) =>
    convertXml(xml, options, environment);
  /** A file with elements that have no place in a document. */
  const odd = changed(UBL, [
    '<cbc:DocumentCurrencyCode>',
    '<cbc:TaxPointDate>x</cbc:TaxPointDate><cbc:DocumentCurrencyCode>',
  ]);

  it('creates a document', async () => {
    const outcome = await convert(UBL);
    const result = made(outcome);
    expect(outcome.warnings).toEqual([]);
    expect(result).toMatchObject({ format: 'gobl', media_type: 'application/json', files: [], faults: [] });
    expect(result.result).toMatchObject({ $schema: 'https://gobl.org/draft-0/bill/invoice' });
    expect(made(await convert(CII)).result).toMatchObject({ $addons: ['eu-en16931-v2017'] });
  });

  it('gives the same result for text and bytes, with or without a byte order mark', async () => {
    const plain = made(await convert(UBL)).result;
    for (const file of [`\ufeff${UBL}`, new TextEncoder().encode(UBL), new TextEncoder().encode(`\ufeff${UBL}`)]) {
      expect(made(await convert(file)).result).toEqual(plain);
    }
  });

  it('reports the position of a loss, also after a byte order mark', async () => {
    for (const text of [COPIED, `\ufeff${COPIED}`]) {
      const { losses } = made(await convert(text));
      const loss = losses.find(({ xpath }) => xpath?.includes('CopyIndicator'));
      expect(loss?.position).toEqual({ line: 6, column: 3 });
      expect(Object.keys(loss ?? {})).not.toContain('element');
    }
  });

  it('reports the position of each loss, and counts a byte order mark within the text as a character', async () => {
    const several = changed(
      COPIED,
      ['<cbc:InvoiceTypeCode>', '<cbc:UUID>1</cbc:UUID>\n<cbc:InvoiceTypeCode>'],
      ['<cbc:Note>Soon', '<cbc:Note>So\ufeffon'],
    );
    const outcome = made(await convert(several));
    const places = outcome.losses.map(({ xpath, position }) => `${xpath?.split(':').at(-1)} ${position?.line}`);
    expect(places).toEqual(expect.arrayContaining(['CopyIndicator 6', 'UUID 7']));
    expect(outcome.result).toMatchObject({ payment: { terms: { notes: 'So\ufeffon' } } });
  });

  it('returns faults with the document', async () => {
    expect(made(await convert(odd)).faults.map(({ code }) => code)).toEqual(['BW-XML-VALUE']);
  });

  it('converts to another format and reports the losses of both steps', async () => {
    const mapped = made(await convert(odd, { to: 'en16931-cii', files: [csv] }));
    expect(mapped).toMatchObject({ format: 'en16931-cii', media_type: 'application/xml', files: [csv], faults: [] });
    expect(mapped.result).toContain('CrossIndustryInvoice');
    expect(mapped.result).toContain('filename="a.csv">YQ==<');
    const both = made(await convert(COPIED, { to: 'facturx-minimum' })).losses.map(({ xpath, properties }) => [
      xpath?.split(':').at(-1),
      properties[0],
    ]);
    expect(both[0]).toEqual(['CopyIndicator', undefined]);
    expect(both.length).toBeGreaterThan(1);
  });

  it('creates pages', async () => {
    const outcome = await convert(UBL, { to: 'pdf' });
    expect(made(outcome)).toMatchObject({ format: 'pdf', media_type: 'application/pdf' });
    expect(startOf(made(outcome).result)).toBe('%PDF-');
  });

  it('rejects formats that are unknown or cannot be read', async () => {
    expect(refusalOf(await convert(UBL, { to: 'edifact' }))).toEqual(['input', unknown('to', 'edifact')]);
    const from = refusalOf(await convert(UBL, { from: 'edifact' }));
    expect(from).toEqual(['input', unknown('from', 'edifact')]);
    const outcome = await convert(UBL, { from: 'edifact' });
    expect(outcome.ok ? undefined : outcome.faults[0]?.values?.known).toEqual(formats.map(({ key }) => key));
  });

  it('rejects files if the format has no field for them, and invalid files', async () => {
    expect(refusalOf(await convert(UBL, { files: [csv] }))).toEqual(['input', FILES]);
    expect(refusalOf(await convert(UBL, { to: 'pdf', files: [csv] }))).toEqual(['input', FILES]);
    expect(refusalOf(await convert(UBL, { to: 'en16931-cii', files: [{ ...csv, data: '?' }] }))).toEqual([
      'input',
      expect.stringContaining('BW-FORMAT-FILE request.files[0].data'),
    ]);
  });

  it('rejects other XML, and losses of meaning in strict mode', async () => {
    expect(refusalOf(await convert('<a'))).toEqual(['input', expect.stringContaining('BW-XML-SYNTAX')]);
    expect(refusalOf(await convert(Uint8Array.of(0x3c, 0x61, 0x3e, 0xff)))[1]).toContain('BW-XML-SYNTAX');
    expect(refusalOf(await convert(COPIED, { strict: true }))).toEqual([
      'validation',
      expect.stringContaining('BW-XML-LOSS'),
    ]);
    expect(refusalOf(await convert(COPIED)).length).toBe(0);
  });

  it('rejects a target format that requires more data', async () => {
    const refused = refusalOf(await convert(UBL, { to: 'cdar' }));
    expect(refused).toEqual(['input', expect.stringContaining('BW-XML-TYPE')]);
  });
});

describe('convertPdf', () => {
  const pdfWith = (files: Readonly<Record<number, string | Uint8Array>>, level = 'EN 16931', more = '') =>
    withTable({
      ...blank(
        `/Metadata 5 0 R /AF [10 0 R ${more}] /Names << /EmbeddedFiles << /Names [(a) 10 0 R ${more && `(b) ${more}`}] >> >>`,
      ),
      5: stream(xmp(level), '/Type /Metadata /Subtype /XML'),
      ...attached(10, 'factur-x.xml', CII),
      ...files,
    });
  const file = (name: string, type: string, content: string) => ({
    20: `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Supplement /EF << /F 21 0 R >> >>`,
    21: stream(content, `/Type /EmbeddedFile /Subtype /${type.replace('/', '#2F')} /Params << /ModDate (D:2026) >>`),
  });

  it('creates a document with attached files and warnings', async () => {
    const outcome = await convertPdf(pdfWith(file('a.csv', 'text/csv', 'a'), 'BASIC', '20 0 R'), {}, environment);
    expect(made(outcome)).toMatchObject({ format: 'gobl', files: [csv], faults: [] });
    expect(outcome.warnings.map(({ code }) => code)).toEqual(['BW-PDF-LEVEL']);
  });

  it('creates an e-invoice with the allowed attachments', async () => {
    const options = { to: 'en16931-ubl' };
    const taken = await convertPdf(pdfWith(file('a.csv', 'text/csv', 'a'), 'BASIC', '20 0 R'), options, environment);
    expect(made(taken).files).toEqual([csv]);
    expect(taken.warnings.map(({ code }) => code)).toContain('BW-PDF-LEVEL');
    const left = await convertPdf(
      pdfWith(file('a.zip', 'application/zip', 'a'), 'EN 16931', '20 0 R'),
      options,
      environment,
    );
    expect(made(left).files).toEqual([]);
    const pages = await convertPdf(pdfWith({}, 'BASIC'), { to: 'pdf' }, environment);
    const core = await convertPdf(pdfWith({}), {}, environment);
    expect(made(core).result).toMatchObject({ $addons: expect.arrayContaining(['fr-facturx-v1']) });
    expect([made(pages).format, pages.warnings.map(({ code }) => code)]).toEqual(['pdf', ['BW-PDF-LEVEL']]);
  });

  it('has files only once if the invoice contains them too', async () => {
    const inside =
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="text/csv" filename="a.csv">YQ==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>';
    const xml = changed(CII, [
      '</ram:ApplicableHeaderTradeAgreement>',
      `${inside}</ram:ApplicableHeaderTradeAgreement>`,
    ]);
    const filesOf = async (name: string, content: string) => {
      const pdf = pdfWith(
        { ...attached(10, 'factur-x.xml', xml), ...file(name, 'text/csv', content) },
        'EN 16931',
        '20 0 R',
      );
      return made(await convertPdf(pdf, {}, environment)).files.map(({ name, data }) => `${name} ${data}`);
    };
    expect(await filesOf('a.csv', 'a')).toEqual(['a.csv YQ==']);
    expect(await filesOf('b.csv', 'a')).toEqual(['a.csv YQ==', 'b.csv YQ==']);
    expect(await filesOf('a.csv', 'b')).toEqual(['a.csv YQ==', 'a.csv Yg==']);
  });

  it('warns about a PDF with two invoices', async () => {
    const two = pdfWith(attached(20, 'xrechnung.xml', `${CII} `), 'EN 16931', '20 0 R');
    for (const to of ['gobl', 'en16931-ubl']) {
      const outcome = await convertPdf(two, { to }, environment);
      expect(made(outcome).faults.map(({ code }) => code)).toEqual(['BW-PDF-SEVERAL']);
    }
  });

  it('rejects a PDF without an invoice, and keeps its warnings if conversion fails', async () => {
    expect(refusalOf(await convertPdf(withTable(blank('')), {}, environment))[1]).toContain('BW-PDF-INVOICE');
    const outcome = await convertPdf(pdfWith({}, 'BASIC'), { to: 'cdar' }, environment);
    expect([refusalOf(outcome)[1]?.split(' ')[0], outcome.warnings.map(({ code }) => code)]).toEqual([
      'BW-XML-TYPE',
      ['BW-PDF-LEVEL'],
    ]);
  });
});

describe('wordedConversion', () => {
  const conversion: Conversion = {
    format: 'gobl',
    media_type: 'application/json',
    result: {} as JsonObject,
    losses: [
      {
        kind: 'dropped',
        severity: 'info',
        properties: ['$.a'],
        text: { template: 'It is {what}.', values: { what: 'gone' } },
      },
      {
        kind: 'changed',
        severity: 'warning',
        properties: [],
        xpath: '/a',
        position: { line: 1, column: 2 },
        term: 'BT-1',
        text: { template: 'Other.' },
      },
    ],
    files: [csv],
    faults: [{ code: 'A', properties: ['$'], template: 'Bad.' }],
  };

  test('describes losses and their places', () => {
    expect(wordedConversion(conversion)).toStrictEqual({
      format: 'gobl',
      media_type: 'application/json',
      result: {},
      losses: [
        { kind: 'dropped', severity: 'info', properties: ['$.a'], description: 'It is gone.' },
        {
          kind: 'changed',
          severity: 'warning',
          properties: [],
          xpath: '/a',
          line: 1,
          column: 2,
          term: 'BT-1',
          description: 'Other.',
        },
      ],
      files: [csv],
      faults: [{ code: 'A', properties: ['$'], description: 'Bad.' }],
    });
  });

  test('encodes bytes in base64', () => {
    expect(wordedConversion({ ...conversion, result: Uint8Array.of(97) })).toMatchObject({
      result: 'YQ==',
      encoding: 'base64',
    });
    expect('encoding' in wordedConversion(conversion)).toBe(false);
  });
});
