/** Tests the choice of the e-invoice among the files of a PDF, and the reports about the others (chapter 13 §6). */
import { describe, expect, it, test } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { attached, blank, bytesOf, type Objects, stream, withTable, xmp } from '../../pdf/testing.ts';
import { ciiInvoice } from '../rules/testing.ts';
import { openPdf } from './open-pdf.ts';
import { invoiceIn } from './read-invoice.ts';

const XML = ciiInvoice('urn:cen.eu:en16931:2017', 'orders');
const ORDER_X = 'urn:factur-x:pdfa:CrossIndustryDocument:1p0#';

type File = [name: string, content?: string | Uint8Array];

/** Returns a PDF with the given files, in the order of their names, and metadata. */
function pdfWith(files: readonly File[], metadata: Objects = {}, more: Objects = {}): Uint8Array {
  const refs = files.map((_, i) => `${10 + i * 2} 0 R`);
  const catalog = `/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [${refs.map((ref, i) => `(${i}) ${ref}`).join(' ')}] >> >>`;
  const objects = files.map(([name, content = XML], i) => attached(10 + i * 2, name, content));
  return withTable(Object.assign({}, blank(catalog), metadata, ...objects, more));
}

const metadata = (...given: Parameters<typeof xmp>): Objects => ({
  5: stream(xmp(...given), '/Type /Metadata /Subtype /XML'),
});

/** Returns the name of the invoice, the names of the other files and the reports; without an invoice, the reason. */
function foundIn(bytes: Uint8Array) {
  const found = invoiceIn(bytes);
  const said = (faults: readonly { code: string; properties: string[]; template: string }[]) =>
    faults.map((each) => `${each.code} ${each.properties}: ${valuesIn(each)}`);
  if (!found.ok) return { key: found.key, said: said(found.faults) };
  return {
    name: found.attachment.name,
    files: found.files.map(({ name }) => name),
    said: said([...found.faults, ...found.warnings]),
  };
}

describe('invoiceIn: the invoice', () => {
  test.each<[string, File[], string]>([
    ['is named for Factur-X, before XRechnung', [['xrechnung.xml'], ['factur-x.xml']], 'factur-x.xml'],
    ['is named for XRechnung, before ZUGFeRD', [['ZUGFeRD-invoice.xml'], ['xrechnung.xml']], 'xrechnung.xml'],
    ['is named for Factur-X, with any content', [['R.xml'], ['FACTUR-X.XML', '<a/>']], 'FACTUR-X.XML'],
  ])('%s', (_, files, expected) => {
    expect(foundIn(pdfWith(files))).toMatchObject({ name: expected });
  });

  it('is the file named in the metadata, whatever its case, rather than another file with an invoice', () => {
    const files: File[] = [['a.xml'], ['Rechnung.TXT']];
    expect(foundIn(pdfWith(files, metadata('EN 16931', 'rechnung.txt')))).toMatchObject({ name: 'Rechnung.TXT' });
    expect(foundIn(pdfWith(files, metadata('EN 16931', 'other.xml')))).toMatchObject({ name: 'a.xml' });
    expect(foundIn(pdfWith(files))).toMatchObject({ name: 'a.xml' });
    expect(foundIn(pdfWith(files, metadata('EN 16931', 'rechnung.txt', ORDER_X)))).toMatchObject({ name: 'a.xml' });
  });

  test.each<[string, string, string, boolean]>([
    ['a name that ends in .xml', 'R.XML', 'application#2Foctet-stream', true],
    ['its media type', 'R', 'text#2Fxml', true],
    ['a media type of applications', 'R', 'application#2Fxml', true],
    ['a media type with the suffix +xml', 'R', 'application#2Fvnd.cii+xml', true],
    ['another media type', 'R', 'text#2Fplain', false],
    ['a media type that begins like XML', 'R', 'text#2Fxml-dtd', false],
    ['a media type that ends like XML', 'R', 'x-text#2Fxml', false],
    ['a name with .xml inside', 'R.xml.txt', 'text#2Fplain', false],
  ])('may be found, or ruled out, by %s', (_, name, type, expected) => {
    const file = stream(XML, `/Type /EmbeddedFile /Subtype /${type}`);
    const found = foundIn(pdfWith([[name]], {}, { 11: file }));
    expect('name' in found).toBe(expected);
  });

  it('may be ZUGFeRD 1.0, but not broken or other XML', () => {
    const old = '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>';
    expect(
      foundIn(
        pdfWith([
          ['a.xml', '<a'],
          ['b.xml', '<b/>'],
          ['c.xml', old],
        ]),
      ),
    ).toMatchObject({ name: 'c.xml' });
    expect(
      foundIn(
        pdfWith([
          ['a.xml', '<a'],
          ['b.xml', '<b/>'],
        ]),
      ),
    ).toMatchObject({ key: 'validation' });
  });
});

describe('invoiceIn: a file next to others', () => {
  const unreadable = bytesOf('<< /Length 3 /Filter /JBIG2Decode /Type /EmbeddedFile >>\nstream\r\nabc\nendstream');

  it('is not an invoice if nothing marks it as XML or if it cannot be extracted', () => {
    const unnamed = foundIn(pdfWith([['R']], {}, { 11: stream(XML, '/Type /EmbeddedFile') }));
    expect([unnamed.key, foundIn(pdfWith([['R.xml']], {}, { 11: unreadable })).key]).toEqual([
      'validation',
      'validation',
    ]);
  });

  it('is inspected if the metadata name no file', () => {
    const described = xmp('EN 16931').replace(/<[^<>]*DocumentFileName>[^<]*<[^<>]*>/, '');
    expect(described).not.toContain('DocumentFileName');
    const bare = { 5: stream(described, '/Type /Metadata /Subtype /XML') };
    expect(foundIn(pdfWith([['a.xml']], bare))).toEqual({ name: 'a.xml', files: [], said: [] });
  });
});

describe('invoiceIn: a second invoice', () => {
  const SEVERAL = 'BW-PDF-SEVERAL pdf/xrechnung.xml: xrechnung.xml,factur-x.xml';

  test.each<[string, string, string[]]>([
    ['is not reported if identical', XML, []],
    ['is reported if different', XML.replace('orders', 'others'), [SEVERAL]],
    ['is reported if longer', `${XML} `, [SEVERAL]],
    ['is reported if shorter', XML.slice(0, -1), [SEVERAL]],
  ])('%s', (_, content, expected) => {
    expect(foundIn(pdfWith([['xrechnung.xml', content], ['factur-x.xml']]))).toEqual({
      name: 'factur-x.xml',
      files: [],
      said: expected,
    });
  });
});

describe('invoiceIn: other files', () => {
  it('are returned with their descriptions', () => {
    const found = invoiceIn(pdfWith([['factur-x.xml'], ['a.txt', 'a'], ['XRechnung.xml']]));
    expect(found).toMatchObject({
      files: [{ name: 'a.txt', media_type: 'text/xml', description: 'Invoice', data: 'YQ==' }],
    });
  });

  it('have no description and a generic media type by default', () => {
    const bare = (entries: string): Objects => ({
      12: `<< /Type /Filespec /F (a) /UF (a) ${entries} /EF << /F 13 0 R >> >>`,
      13: stream('a', '/Type /EmbeddedFile'),
    });
    for (const entries of ['', '/Desc ()']) {
      const found = invoiceIn(pdfWith([['factur-x.xml'], ['a']], {}, bare(entries)));
      expect(found.ok && found.files).toEqual([{ name: 'a', media_type: 'application/octet-stream', data: 'YQ==' }]);
    }
  });

  it('are reported if they cannot be extracted', () => {
    const broken = {
      13: bytesOf('<< /Length 3 /Filter /JBIG2Decode /Type /EmbeddedFile >>\nstream\r\nabc\nendstream'),
    };
    const found = foundIn(pdfWith([['factur-x.xml'], ['a']], {}, broken));
    expect(found).toMatchObject({ files: [], said: [expect.stringMatching(/^BW-PDF-READ pdf\/a: /)] });
  });
});

describe('invoiceIn: a PDF without an invoice', () => {
  const other = (format: string) => `BW-PDF-INVOICE pdf: ${format}`;
  test.each<[string, File[], Objects, string]>([
    ['nothing', [], {}, 'BW-PDF-INVOICE pdf: '],
    ['another file', [['a.txt', 'a']], {}, 'BW-PDF-INVOICE pdf: a.txt'],
    ['an order', [['Order-X.xml', '<a/>']], {}, other('Order-X')],
    ['an order by its metadata', [['a.xml', '<a/>']], metadata('BASIC', 'a.xml', ORDER_X), other('Order-X')],
    ['a delivery note', [['cida.xml', '<a/>']], {}, other('Deliver-X')],
    [
      'a delivery note by its name',
      [
        ['a.txt', 'a'],
        ['deliver-x.xml', '<a/>'],
      ],
      {},
      other('Deliver-X'),
    ],
  ])('is reported with %s', (_, files, described, expected) => {
    expect(foundIn(pdfWith(files, described))).toEqual({ key: 'validation', said: [expected] });
  });

  test('names the first ten of many files', () => {
    const files = Array.from({ length: 11 }, (_, i): File => [`${i}.txt`, 'a']);
    expect(foundIn(pdfWith(files)).said).toEqual([
      'BW-PDF-INVOICE pdf: 0.txt,1.txt,2.txt,3.txt,4.txt,5.txt,6.txt,7.txt,8.txt,9.txt',
    ]);
  });

  test('is reported as broken, unless it has an attachment', () => {
    const cut = (bytes: Uint8Array) => bytes.slice(0, bytes.length - 100);
    expect(foundIn(cut(withTable(blank('')))).said).toEqual(['BW-PDF-INVOICE pdf: ']);
    expect(foundIn(cut(pdfWith([['a.txt', 'a']]))).said?.[0]).toContain('pdf: a.txt');
  });

  test('cannot be read if it is not a PDF', () => {
    expect(foundIn(bytesOf('%PDF-1.7 and no more'))).toMatchObject({
      key: 'input',
      said: [expect.stringMatching(/^BW-PDF-READ pdf: /)],
    });
  });
});

describe('openPdf', () => {
  it('returns the invoice, the other files and the deviations of the container', () => {
    const opened = openPdf(
      pdfWith([['xrechnung.xml', `${XML} `], ['factur-x.xml'], ['a.txt', 'a']], metadata('BASIC')),
    );
    if (!opened.ok) throw new Error('it is opened');
    expect([opened.text, opened.name, opened.files.map(({ name }) => name)]).toEqual([XML, 'factur-x.xml', ['a.txt']]);
    const codes = (format: string | undefined) => {
      const { faults, warnings } = opened.found(format);
      return [faults, warnings].map((list) => list.map(({ code }) => code));
    };
    expect(codes('facturx-en16931')).toEqual([['BW-PDF-SEVERAL'], ['BW-PDF-ASSOCIATED', 'BW-PDF-LEVEL']]);
    expect(codes(undefined)).toEqual([['BW-PDF-SEVERAL'], ['BW-PDF-ASSOCIATED']]);
  });

  it('fails without an invoice, and with one that is not text', () => {
    const saidOf = (bytes: Uint8Array) => {
      const opened = openPdf(bytes);
      return opened.ok ? [] : [opened.key, ...opened.faults.map(({ code, properties }) => `${code} ${properties}`)];
    };
    expect(saidOf(withTable(blank('')))).toEqual(['validation', 'BW-PDF-INVOICE pdf']);
    const bytes = bytesOf('<?xml version="1.0" encoding="UTF-8"?><a>', new Uint8Array([0xff]), '</a>');
    expect(saidOf(pdfWith([['factur-x.xml', bytes]]))).toEqual(['input', 'BW-XML-SYNTAX pdf/factur-x.xml']);
  });
});
