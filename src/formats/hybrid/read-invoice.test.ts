import { describe, expect, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { attached, blank, bytesOf, type Objects, stream, utf16, withStreams, withTable } from '../../pdf/testing.ts';
import { convertPdf, validatePdf } from '../index.ts';
import { ciiInvoice, ublInvoice, withoutReleases } from '../rules/testing.ts';
import { CORE, catalog, FLAWS, metadata, proper, XML } from './testing.ts';

const environment = {
  now: () => new Date('2026-03-05T12:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const ZUGFERD_1 = '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>';

/** Returns the format of the validated invoice, or the codes of the faults; adds the codes of the warnings. */
async function verdict(objects: Objects | Uint8Array): Promise<string> {
  const outcome = await validatePdf(objects instanceof Uint8Array ? objects : withTable(objects));
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).join(' ');
  return [outcome.ok ? outcome.result.format : codes(outcome.faults), codes(withoutReleases(outcome.warnings))]
    .join(' | ')
    .replace(/ \| $/, '');
}

describe('validatePdf: PDFs from other programs', () => {
  const named = '/Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(factur-x.xml) 10 0 R] >> >>';
  const whole = new TextDecoder('latin1').decode(withTable(proper));
  const cutOff = withTable(proper).subarray(0, whole.lastIndexOf('xref\n0 1'));
  const noDates = { 11: stream(XML, '/Type /EmbeddedFile /Subtype /text#2Fxml') };
  test.each<[string, Objects | Uint8Array, string]>([
    ['embedded by the specification', proper, 'facturx-en16931'],
    ['in streams of objects', withStreams(proper), 'facturx-en16931'],
    ['with two revisions', withTable({ 3: '<< /Type /Page >>' }, { to: withTable(proper) }), 'facturx-en16931'],
    ['without cross-references', cutOff, 'facturx-en16931 | BW-PDF-REPAIRED'],
    ['in the tree of names alone', { ...proper, ...blank(named) }, 'facturx-en16931 | BW-PDF-ASSOCIATED'],
    ['in /AF alone', { ...proper, ...blank('/Metadata 5 0 R /AF [10 0 R]') }, 'facturx-en16931'],
    [
      'as an annotation',
      { ...proper, ...blank('/Metadata 5 0 R', '/Annots [<< /Subtype /FileAttachment /FS 10 0 R >>]') },
      'facturx-en16931 | BW-PDF-ASSOCIATED',
    ],
    [
      'without a relationship',
      { ...proper, ...attached(10, 'factur-x.xml', XML, '') },
      'facturx-en16931 | BW-PDF-RELATIONSHIP',
    ],
    [
      'with another relationship',
      { ...proper, ...attached(10, 'factur-x.xml', XML, '/Supplement') },
      'facturx-en16931 | BW-PDF-RELATIONSHIP',
    ],
    ['without a date', { ...proper, ...noDates }, 'facturx-en16931 | BW-PDF-MODIFIED'],
    [
      'with another media type',
      { ...proper, 11: stream(XML, '/Subtype /application#2Foctet-stream /Params << /ModDate (D:2026) >>') },
      'facturx-en16931 | BW-PDF-MEDIA-TYPE',
    ],
    [
      'without metadata',
      { ...proper, ...blank(catalog(10).replace('/Metadata 5 0 R', '')) },
      'facturx-en16931 | BW-PDF-METADATA',
    ],
    [
      'with metadata of another kind',
      { ...proper, ...metadata('EN 16931', 'factur-x.xml', 'urn:other#') },
      'facturx-en16931 | BW-PDF-METADATA',
    ],
    ['with another level', { ...proper, ...metadata('BASIC') }, 'facturx-en16931 | BW-PDF-LEVEL'],
    ['with the level in another spelling', { ...proper, ...metadata('EN16931') }, 'facturx-en16931'],
    ['with the former name of the level', { ...proper, ...metadata('COMFORT') }, 'facturx-en16931'],
    ['with another file name', { ...proper, ...metadata('EN 16931', 'invoice.xml') }, 'facturx-en16931 | BW-PDF-NAME'],
    [
      'embedded as ZUGFeRD 2.0',
      {
        ...proper,
        ...metadata('EN 16931', 'zugferd-invoice.xml', 'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#'),
        ...attached(10, 'zugferd-invoice.xml', XML),
      },
      'facturx-en16931',
    ],
    [
      'with capital letters in its name',
      { ...proper, ...metadata('EN 16931', 'Factur-X.XML'), ...attached(10, 'Factur-X.XML', XML) },
      'facturx-en16931 | BW-PDF-NAME',
    ],
    [
      'by the name in the metadata',
      { ...proper, ...metadata('EN 16931', 'rechnung.txt'), ...attached(10, 'rechnung.txt', XML) },
      'facturx-en16931 | BW-PDF-NAME',
    ],
    [
      'with XMP properties as attributes and another prefix',
      {
        ...proper,
        5: stream(
          `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:zf="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" zf:DocumentType="INVOICE" zf:DocumentFileName="factur-x.xml" zf:Version="1.0" zf:ConformanceLevel="EN 16931" pdfaid:part="3" pdfaid:conformance="A"><x:schemas xmlns:s="http://www.aiim.org/pdfa/ns/schema#"><s:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</s:namespaceURI></x:schemas></rdf:Description></rdf:RDF></x:xmpmeta>`,
        ),
      },
      'facturx-en16931',
    ],
    [
      'with UTF-16 names, in a name tree, after another file',
      {
        ...proper,
        ...blank('/Metadata 5 0 R /AF [20 0 R 10 0 R] /Names << /EmbeddedFiles << /Kids [31 0 R 32 0 R] >> >>'),
        10: `<< /Type /Filespec /UF ${utf16('factur-x.xml')} /AFRelationship /Data /EF << /F 11 0 R >> >>`,
        31: '<< /Limits [(a) (b)] /Names [(a) 20 0 R] >>',
        32: `<< /Limits [(f) (g)] /Names [${utf16('factur-x.xml')} 10 0 R] >>`,
        ...attached(20, 'terms.pdf', '%PDF-1.4', '/Supplement'),
      },
      'facturx-en16931',
    ],
    [
      'in a linearized file',
      withTable({ ...proper }, { to: withTable({ 3: '<< /Type /Page /Parent 2 0 R >>', 1: '<< /Linearized 1 >>' }) }),
      'facturx-en16931',
    ],
    [
      'by its content',
      { ...proper, ...metadata('EN 16931', 'x.xml'), ...attached(10, 'R-1.xml', ublInvoice(CORE, 'orders')) },
      'en16931-ubl | BW-PDF-NAME BW-PDF-NAME BW-PDF-NAME',
    ],
  ])('finds the invoice %s', async (_, objects, expected) => {
    expect(await verdict(objects)).toBe(expected);
  });

  test.each(Object.entries(FLAWS).filter(([code]) => code !== 'BW-PDF-UNFIT'))(
    'reports %s',
    async (code, [passes, fails]) => {
      expect(await verdict(passes)).not.toContain(code);
      expect(await verdict(fails)).toContain(code);
    },
  );

  test('validates an XRechnung by its rules', async () => {
    const xml = ciiInvoice(XRECHNUNG, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
    const objects = { ...proper, ...metadata('XRECHNUNG', 'xrechnung.xml'), ...attached(10, 'xrechnung.xml', xml) };
    expect(await verdict(objects)).toBe('xrechnung-cii | BW-XML-DUE-DATE');
  });

  test('reports two different invoices', async () => {
    const other = XML.replace('<ram:ID>', '<ram:ID>X');
    const two = { ...proper, ...blank(catalog(20, 10)), ...attached(20, 'factur-x.xml', other) };
    expect(await verdict(two)).toBe('BW-PDF-SEVERAL');
    const same = { ...proper, ...blank(catalog(20, 10)), ...attached(20, 'factur-x.xml', XML) };
    expect(await verdict(same)).toBe('facturx-en16931');
  });
});

describe('validatePdf: PDFs without an invoice', () => {
  test.each<[string, Objects, ...string[]]>([
    ['no attachment', blank('')],
    ['another attachment', { ...blank(catalog(10)), ...attached(10, 'terms.pdf', '%PDF-1.4') }, 'terms.pdf'],
    ['an order', { ...blank(catalog(10)), ...attached(10, 'order-x.xml', '<order/>') }, 'Order-X'],
  ])('are reported: %s', async (_, objects, ...values) => {
    const outcome = await validatePdf(withTable(objects));
    expect(outcome.ok ? [] : outcome.faults.map((each) => [each.code, ...valuesIn(each)])).toEqual([
      ['BW-PDF-INVOICE', ...values],
    ]);
  });

  test('are not assumed for a truncated file', async () => {
    const whole = withTable(blank(''));
    const outcome = await validatePdf(whole.slice(0, whole.length - 100));
    const scanned = await validatePdf(whole);
    if (outcome.ok || scanned.ok) throw new Error('neither contains an invoice');
    expect(outcome.faults.map(({ code }) => code)).toEqual(['BW-PDF-INVOICE']);
    expect(outcome.faults[0]?.template).not.toBe(scanned.faults[0]?.template);
  });

  test('include ZUGFeRD 1.0, recognised by its file name', async () => {
    const old = { ...blank(catalog(10)), ...attached(10, 'ZUGFeRD-invoice.xml', ZUGFERD_1) };
    const outcome = await validatePdf(withTable(old));
    expect(outcome.ok ? [] : outcome.faults.flatMap((each) => valuesIn(each))).toContain('ZUGFeRD 1.0');
    expect(await verdict(old)).toMatch(/^BW-XML-ROOT/);
  });

  test('are rejected if encrypted, too large or not a PDF', async () => {
    expect(await verdict(bytesOf('%PDF-1.7 and no more'))).toBe('BW-PDF-READ');
    const bomb = { ...proper, 11: stream(new Uint8Array(70 * 1024 * 1024), '/Type /EmbeddedFile') };
    expect(await verdict(bomb)).toBe('BW-PDF-SIZE');
  });
});

test('convertPdf converts the invoice of a PDF, and returns its other attachments', async () => {
  const two = {
    ...proper,
    ...blank(catalog(10, 20)),
    ...attached(20, 'C:\\\\temp\\\\terms.pdf', '%PDF-1.4', '/Supplement'),
  };
  const outcome = await convertPdf(withTable(two), {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => words(each)).join());
  expect(outcome.warnings).toEqual([]);
  expect(outcome.result).toMatchObject({
    format: 'gobl',
    files: [{ name: 'terms.pdf', media_type: 'text/xml', description: 'Invoice', data: 'JVBERi0xLjQ=' }],
  });
  expect(outcome.result.result).toMatchObject({ $schema: 'https://gobl.org/draft-0/bill/invoice' });
});
