import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { valuesIn } from '../engine/text/testing.ts';
import { isPdf } from './is-pdf.ts';
import { contentOf, readPdf } from './read.ts';
import { attached, blank, bytesOf, type Objects, stream, utf16, withStreams, withTable, xmp } from './testing.ts';

const XML = '<?xml version="1.0"?><invoice>Käse</invoice>';
const NAMES = '/Names << /EmbeddedFiles << /Names [(factur-x.xml) 10 0 R] >> >>';
const hybrid: Objects = { ...blank(`/AF [10 0 R] ${NAMES}`), ...attached(10, 'factur-x.xml', XML) };

/** Returns the names, places and texts of the attachments. */
function found(bytes: Uint8Array) {
  const read = readPdf(bytes);
  if (!read.ok) return read.kind;
  return read.attachments.map((each) => {
    const content = contentOf(each);
    return [
      each.name,
      each.at.join(' '),
      content.ok ? new TextDecoder().decode(content.bytes) : valuesIn(content.what).join(' '),
    ];
  });
}

const both = [['factur-x.xml', 'associated names', XML]];

describe('readPdf: finds attachments in a file', () => {
  const table = withTable(hybrid);
  test.each<[string, Uint8Array]>([
    ['a table of cross-references', table],
    ['a stream of cross-references', withStreams(hybrid, { packed: false })],
    ['objects in a stream', withStreams(hybrid)],
    ['text before the header', withTable(hybrid, { before: 'X-Mailer: 1\r\n\r\n' })],
    ['data after the end', withTable(hybrid, { after: '\n\n<!-- sent by mail -->\n' })],
    ['wrong offsets', withTable(hybrid, { off: 7 })],
    ['a wrong offset of one object', replaced(table, /10 1\n\d{10}/, (it) => `${it.slice(0, 5)}0000000011`)],
    ['no cross-references at all', table.subarray(0, bytesOf(text(table).split('xref\n')[0] ?? '').length)],
    ['a page added later', withTable({ 3: '<< /Type /Page /Parent 2 0 R >>' }, { to: table })],
    [
      'a page added as objects in a stream',
      withStreams({ 3: '<< /Type /Page /Parent 2 0 R >>' }, { to: withStreams(hybrid) }),
    ],
    [
      'a length that is an object',
      withTable({ ...hybrid, 11: stream(XML, '/Type /EmbeddedFile', '20 0 R'), 20: '49' }),
    ],
    ['a length that is wrong', withTable({ ...hybrid, 11: stream(XML, '/Type /EmbeddedFile', 5) })],
    [
      'no line breaks',
      withTable({ ...hybrid, 1: `<</Type/Catalog/Pages 2 0 R/AF[10 0 R]${NAMES.replaceAll(' ', '\r')}>>` }),
    ],
  ])('with %s', (_, bytes) => {
    expect(found(bytes)).toEqual(both);
  });

  test('uses the latest revision', () => {
    const later = withTable(attached(10, 'factur-x.xml', '<second/>'), { to: withTable(hybrid) });
    expect(found(later)).toEqual([['factur-x.xml', 'associated names', '<second/>']]);
    const freed = withTable({ 1: '<< /Type /Catalog /Pages 2 0 R >>' }, { to: withTable(hybrid) });
    expect(found(freed)).toEqual([]);
  });
});

describe('readPdf: finds attachments in any place', () => {
  const file = attached(10, 'factur-x.xml', XML);
  test.each<[string, Objects, string]>([
    ['in the name tree alone', blank(NAMES), 'names'],
    ['in /AF alone', blank('/AF [10 0 R]'), 'associated'],
    ['in an /AF that is an object', { ...blank('/AF 30 0 R'), 30: '[10 0 R]' }, 'associated'],
    ['in an /AF that is not a list', blank('/AF 10 0 R'), 'associated'],
    [
      'below kids with wrong limits',
      {
        ...blank('/Names 30 0 R'),
        30: '<< /EmbeddedFiles << /Kids [31 0 R] >> >>',
        31: '<< /Limits [(a) (b)] /Kids [32 0 R 31 0 R] >>',
        32: '<< /Names [(x) 10 0 R] >>',
      },
      'names',
    ],
    ['at a page', blank('', '/AF [10 0 R]'), 'page'],
    [
      'in an annotation',
      { ...blank('', '/Annots [30 0 R]'), 30: '<< /Type /Annot /Subtype /FileAttachment /FS 10 0 R >>' },
      'annotation',
    ],
  ])('%s', (_, objects, at) => {
    expect(found(withTable({ ...objects, ...file }))).toEqual([['factur-x.xml', at, XML]]);
  });
});

describe('readPdf: names', () => {
  const specified = (names: string) => ({
    ...blank('/Names << /EmbeddedFiles << /Names [(by its key.xml) 10 0 R] >> >>'),
    10: `<< /Type /Filespec ${names} /EF << /F 11 0 R >> >>`,
    11: stream(XML),
  });
  test.each([
    ['/F (factur-x.xml)', 'factur-x.xml'],
    [`/F (other.xml) /UF ${utf16('R\u00e9glement \u20ac.xml')}`, 'Réglement €.xml'],
    ['/UF (\\357\\273\\277f\\303\\274r.xml)', 'für.xml'],
    ['/F (C:\\\\temp\\\\factur-x.xml)', 'factur-x.xml'],
    ['/F (/home/a/factur-x.xml)', 'factur-x.xml'],
    ['/F (\\(1\\)\\040\\2401.xml)', '(1) €1.xml'],
    ['/F <66616374 75722d782E786D6C>', 'factur-x.xml'],
    ['', 'by its key.xml'],
  ])('are decoded from %j', (names, name) => {
    expect(found(withTable(specified(names)))).toEqual([[name, 'names', XML]]);
  });
});

describe('readPdf: filters', () => {
  const packed = (data: string | Uint8Array, filter: string) =>
    found(withTable({ ...hybrid, 11: stream(data, `/Type /EmbeddedFile ${filter}`) }));
  test('decodes texts and runs', () => {
    expect(packed('3C 61 2f3 E>', '/Filter /ASCIIHexDecode')).toEqual([['factur-x.xml', 'associated names', '<a/>']]);
    expect(packed('4CKm,~>', '/Filter [/ASCII85Decode]')).toEqual([['factur-x.xml', 'associated names', '<a/>']]);
    const run = Uint8Array.of(1, 60, 97, 254, 98, 0, 62, 128);
    expect(packed(run, '/Filter /RunLengthDecode')).toEqual([['factur-x.xml', 'associated names', '<abbb>']]);
    // The example of ISO 32000-1, 7.4.4.2.
    const lzw = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    expect(packed(lzw, '/Filter /LZWDecode')).toEqual([['factur-x.xml', 'associated names', '-----A---B']]);
  });

  test.each(['DCTDecode', 'constructor'])('reports the unknown filter %s', (filter) => {
    expect(packed('x', `/Filter /${filter}`)).toEqual([['factur-x.xml', 'associated names', filter]]);
  });
});

describe('readPdf: encryption', () => {
  test.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)(
    'opens %s with an empty password',
    async (algorithm) => {
      for (const useObjectStreams of [false, true]) {
        const made = await PDFDocument.create();
        made.addPage();
        await made.attach(new TextEncoder().encode(XML), 'factur-x.xml', { mimeType: 'text/xml' });
        made.encrypt({ ownerPassword: 'owner', algorithm, allowWeakCryptography: true });
        await made.flush();
        if (!useObjectStreams) encryptNames(made);
        expect(found(await made.save({ useObjectStreams }))).toEqual(both);
      }
    },
  );

  test('reports that a password is needed', async () => {
    for (const algorithm of ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const) {
      const made = await PDFDocument.create();
      made.addPage();
      made.encrypt({ ownerPassword: 'owner', userPassword: 'user', algorithm, allowWeakCryptography: true });
      expect(readPdf(await made.save())).toMatchObject({ ok: false, kind: 'encrypted' });
    }
  });
});

describe('readPdf: damaged or excessive files', () => {
  test('rejects a file that is not a PDF', () => {
    expect(isPdf(bytesOf('<xml/>'))).toBe(false);
    expect(isPdf(bytesOf(' '.repeat(1020), '%PDF-1.4'))).toBe(false);
    expect(readPdf(bytesOf('<xml/>'))).toMatchObject({ ok: false, kind: 'damaged' });
    expect(found(bytesOf('%PDF-1.7\nnothing else'))).toBe('damaged');
  });

  test('returns a result for a file truncated anywhere', () => {
    const whole = withStreams(hybrid);
    for (let length = 5; length < whole.length; length += 11)
      expect(readPdf(whole.subarray(0, length))).toHaveProperty('ok');
  });

  test('returns a result for a file with any bytes changed', () => {
    const whole = withTable(hybrid);
    for (let at = 5; at < whole.length; at += 3) {
      const spoilt = whole.slice();
      spoilt[at] = (spoilt[at] ?? 0) ^ 0x15;
      expect(typeof found(spoilt)).toMatch(/object|string/);
    }
  });

  test('rejects an attachment that unpacks to a huge size', () => {
    const bomb = withTable({ ...hybrid, 11: stream(new Uint8Array(80 * 1024 * 1024), '/Type /EmbeddedFile') });
    expect(bomb.length).toBeLessThan(100_000);
    expect(found(bomb)).toEqual([['factur-x.xml', 'associated names', '4 16']]);
  });

  test('rejects too deep nesting', () => {
    const deep = withTable({ ...hybrid, 1: `<< /Type /Catalog /AF ${'['.repeat(100_000)} >>` });
    expect(readPdf(deep)).toMatchObject({ ok: false, kind: 'too-large' });
  });

  test('rejects endless repetition', () => {
    const count = 20_000;
    const pairs = Array.from({ length: count }, (_, i) => `${i + 100} 0`).join(' ');
    const one = `<< /X (${'x'.repeat(40_000)}) >>`;
    const many = stream(bytesOf(pairs, one), `/Type /ObjStm /N ${count} /First ${pairs.length}`);
    const kids = Array.from({ length: count }, (_, i) => `${i + 100} 0 R`).join(' ');
    const bytes = bytesOf(
      `%PDF-1.5\n1 0 obj << /Type /Catalog /Pages << /Kids [${kids}] >> >> endobj\n2 0 obj\n`,
      many,
      '\nendobj',
    );
    expect(readPdf(bytes)).toMatchObject({ ok: false, kind: 'too-large' });
  });
});

test('readPdf: returns the metadata', () => {
  const described = (metadata: Uint8Array) => {
    const read = readPdf(withTable({ ...blank('/Metadata 30 0 R'), 30: metadata }));
    return read.ok ? read.described : undefined;
  };
  expect(described(stream(xmp('EN 16931')))).toEqual({
    family: 'factur-x',
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    documentType: 'INVOICE',
    documentFileName: 'factur-x.xml',
    version: '1.0',
    conformanceLevel: 'EN 16931',
    part: '3',
    conformance: 'B',
    extensions: ['urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'],
  });
  const old = xmp('COMFORT', 'ZUGFeRD-invoice.xml', 'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0');
  expect(described(stream(old))).toMatchObject({ family: 'zugferd-1.0', conformanceLevel: 'COMFORT' });
  expect(described(stream(old.slice(0, 700)))).toMatchObject({ family: 'zugferd-1.0' });
});

/** Encrypts the names of files, because the library behind the sample skips strings outside streams. */
function encryptNames({ context }: PDFDocument): void {
  for (const [ref, value] of context.enumerateIndirectObjects()) {
    if (!(value instanceof PDFDict) || value.get(PDFName.of('Type')) !== PDFName.of('Filespec')) continue;
    const encrypt = context.security?.getEncryptFn(ref.objectNumber, ref.generationNumber);
    const name = encrypt?.(bytesOf('factur-x.xml')) ?? new Uint8Array();
    for (const member of ['F', 'UF']) value.set(PDFName.of(member), PDFHexString.fromBytes(name));
  }
}

function text(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function replaced(bytes: Uint8Array, pattern: RegExp, by: (found: string) => string): Uint8Array {
  const from = Buffer.from(bytes).toString('latin1');
  return bytesOf(from.replace(pattern, by));
}
