/** PDFs with an e-invoice for tests: one that follows the specification, and one for each flaw. */

import { attached, blank, bytesOf, type Objects, stream, withTable, xmp } from '../../pdf/testing.ts';
import { ciiInvoice } from '../rules/testing.ts';

export const CORE = 'urn:cen.eu:en16931:2017';
export const XML = ciiInvoice(CORE, 'orders');

/** Returns a catalog that names files as the specification requires. */
export function catalog(...numbers: readonly number[]): string {
  const refs = numbers.map((number) => `${number} 0 R`);
  const names = refs.map((ref, i) => `(${i}) ${ref}`);
  return `/Metadata 5 0 R /AF [${refs.join(' ')}] /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >>`;
}

/** An empty list of filters leaves the stream readable. */
const metadataOf = (text: string): Objects => ({ 5: stream(text, '/Type /Metadata /Subtype /XML /Filter []') });
export const metadata = (...given: Parameters<typeof xmp>): Objects => metadataOf(xmp(...given));

export const proper: Objects = {
  ...blank(catalog(10)),
  ...metadata('EN 16931'),
  ...attached(10, 'factur-x.xml', XML),
};

const whole = withTable(proper);
const invoice = (entries: string): Objects => ({ ...proper, 11: stream(XML, entries) });
/** Two attached invoices, the second with the given number. */
const two = (number: string): Objects => ({
  ...proper,
  ...blank(catalog(10, 20)),
  ...attached(20, 'factur-x.xml', XML),
  21: stream(XML.replace('2026-17', number), '/Type /EmbeddedFile /Subtype /text#2Fxml /Filter []'),
});
const terms = attached(10, 'terms.pdf', '%PDF-1.4');
const page = (font: string): Objects => ({
  ...blank('', '/Resources 5 0 R /Contents 4 0 R'),
  4: stream('BT /F1 12 Tf (A) Tj ET', '/Filter []'),
  5: `<< ${font} >>`,
});

type Flaw = readonly [passes: Uint8Array, fails: Uint8Array];

const of = (passes: Objects, fails: Objects): Flaw => [withTable(passes), withTable(fails)];

/** A PDF without and with each flaw, by its code. */
export const FLAWS: Readonly<Record<string, Flaw>> = {
  'BW-PDF-READ': [withTable(blank('')), bytesOf('%PDF-1.7 and no more')],
  'BW-PDF-ENCRYPTED': [whole, withTable(proper, { trailer: '/Encrypt << /Filter /Unknown >>' })],
  'BW-PDF-INVOICE': of(proper, { ...blank(catalog(10)), ...metadata('EN 16931'), ...terms }),
  'BW-PDF-SEVERAL': of(two('2026-17'), two('2026-18')),
  'BW-PDF-ASSOCIATED': of(proper, { ...proper, ...blank(catalog(10).replace('/AF [10 0 R] ', '')) }),
  'BW-PDF-RELATIONSHIP': of(proper, { ...proper, ...attached(10, 'factur-x.xml', XML, '/Supplement') }),
  'BW-PDF-MEDIA-TYPE': of(
    invoice('/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate (D:2026) >>'),
    invoice('/Type /EmbeddedFile /Subtype /application#2Foctet-stream /Params << /ModDate (D:2026) >>'),
  ),
  'BW-PDF-MODIFIED': of(
    invoice('/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate (D:2026) >>'),
    invoice('/Type /EmbeddedFile /Subtype /text#2Fxml'),
  ),
  'BW-PDF-METADATA': of(proper, { ...proper, ...blank(catalog(10).replace('/Metadata 5 0 R ', '')) }),
  'BW-PDF-LEVEL': of(proper, { ...proper, ...metadata('BASIC') }),
  'BW-PDF-NAME': of(proper, { ...proper, ...metadata('EN 16931', 'invoice.xml') }),
  'BW-PDF-PDFA': of(proper, {
    ...proper,
    ...metadataOf(xmp('EN 16931').replace('pdfaid:part="3"', 'pdfaid:part="2"')),
  }),
  'BW-PDF-EXTENSION': of(proper, {
    ...proper,
    ...metadataOf(
      xmp('EN 16931').replace(/<rdf:Description [^>]*xmlns:pdfaExtension[\s\S]*?<\/rdf:Description>\n/, ''),
    ),
  }),
  'BW-PDF-REPAIRED': [whole, whole.subarray(0, new TextDecoder('latin1').decode(whole).lastIndexOf('xref\n0 1'))],
  'BW-PDF-UNFIT': of(page(''), page('/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>')),
};

/** Returns the text of a PDF without its packed streams, lengths and offsets, one element of XML per line. */
export function textOfPdf(bytes: Uint8Array): string {
  return new TextDecoder()
    .decode(bytes)
    .replace(/\/Filter \/FlateDecode (.*\nstream)\r\n[\s\S]*?\nendstream/g, '$1\n…\nendstream')
    .replace(/ \/Length \d+| \/Filter \[\]/g, '')
    .replace(/(xref\n)0 1\n[\s\S]*?(?=trailer)/, '$1…\n')
    .replace(/ \/Size \d+|startxref[\s\S]*$/g, '')
    .replace(/\r|^%.{0,6}$/gm, '')
    .replace(/></g, '>\n<');
}
