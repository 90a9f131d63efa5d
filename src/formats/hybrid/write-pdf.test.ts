import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/model/json.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { PdfFile } from '../../pdf/file.ts';
import { contentOf, readPdf } from '../../pdf/read.ts';
import { blank, bytesOf, type Objects, stream, withTable } from '../../pdf/testing.ts';
import { textOf } from '../../pdf/text.ts';
import { isDict, nameOf, type PdfDict, PdfRef, PdfStream, type PdfValue } from '../../pdf/values.ts';
import { convertDocument, convertXml, validatePdf } from '../index.ts';
import { formats } from '../list/formats.ts';
import { invoice } from '../mapping/testing.ts';

const environment = {
  now: () => new Date('2026-03-05T12:00:00.250Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

const attachment = { name: 'Plan (1).csv', media_type: 'text/csv', description: 'Drawings', data: 'YTti' };

async function made(
  to: string,
  options: { pdf?: string; files?: (typeof attachment)[]; language?: string } = {},
  document: JsonObject = invoice(),
) {
  const outcome = await convertDocument(document, { to, ...options }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((each) => words(each)).join('\n'));
  const { result } = outcome.result;
  if (!(result instanceof Uint8Array)) throw new Error('no bytes');
  return { bytes: result, ...outcome };
}

/** Returns the value at a path of a PDF file: `Root AF 0 EF F`. */
function at(file: PdfFile, path: string): PdfValue {
  let value: PdfValue = file.trailer;
  for (const step of path.split(' ')) {
    const here: PdfValue = file.resolve(value);
    const dict: PdfDict | undefined = here instanceof PdfStream ? here.dict : isDict(here) ? here : undefined;
    value = (dict ? dict.get(step) : Array.isArray(here) ? here[Number(step)] : undefined) ?? null;
  }
  return file.resolve(value);
}

const carriers = formats.filter(({ container }) => container);

describe('hybridOf', () => {
  test.each(carriers)(
    'writes a PDF for $key that is valid, without any warnings',
    async ({ key, aliases, container }) => {
      const to = aliases?.[0] ?? key;
      const given = invoice();
      const person = { name: { given: 'Ana', surname: 'Weiß' } };
      const contact = { people: [person], telephones: [{ num: '+49 30 1' }], emails: [{ addr: 'a@example.com' }] };
      const document = {
        ...given,
        supplier: { ...(given.supplier as JsonObject), ...contact },
        ordering: { code: '04011000-12345-67' },
        payment: {
          ...(given.payment as JsonObject),
          instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] },
        },
      };
      const { bytes, result } = await made(to, {}, document);
      expect(result).toMatchObject({ format: key, media_type: 'application/pdf' });
      const checked = await validatePdf(bytes);
      expect(checked).toMatchObject({ ok: true, result: { format: container?.carries } });
      expect(checked.warnings.filter(({ code }) => code.startsWith('BW-PDF'))).toEqual([]);
      const read = readPdf(bytes);
      if (!read.ok) throw new Error(words(read.what));
      expect(read.described).toMatchObject({
        family: 'factur-x',
        documentType: 'INVOICE',
        documentFileName: container?.fileName,
        conformanceLevel: container?.level,
        version: container?.version,
        part: '3',
        conformance: 'B',
      });
      expect(read.attachments).toMatchObject([
        {
          name: container?.fileName,
          at: ['associated', 'names'],
          relationship: container?.relationship,
          mediaType: 'text/xml',
        },
      ]);
    },
  );

  test('meets the file requirements of PDF/A-3 (chapter 13 §5.1, §5.2)', async () => {
    const { bytes } = await made('facturx-en16931-pdf', { files: [attachment] });
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/);
    expect(text).toMatch(/%%EOF\s?$/);
    const file = new PdfFile(bytes);
    expect(file.isRepaired || file.isEncrypted).toBe(false);
    expect(at(file, 'ID 0')).toEqual(at(file, 'ID 1'));
    expect(nameOf(at(file, 'Root PageMode'))).toBe('UseAttachments');
    expect(textOf(at(file, 'Root Lang'))).toBe('de');
    expect(at(file, 'Root Metadata Filter')).toBeNull();
    expect([nameOf(at(file, 'Root Metadata Type')), nameOf(at(file, 'Root Metadata Subtype'))]).toEqual([
      'Metadata',
      'XML',
    ]);
    expect(nameOf(at(file, 'Root OutputIntents 0 S'))).toBe('GTS_PDFA1');
    expect(textOf(at(file, 'Root OutputIntents 0 OutputConditionIdentifier'))).toBe('sRGB IEC61966-2.1');
    expect(textOf(at(file, 'Root OutputIntents 0 Info'))).toBe('sRGB IEC61966-2.1');
    expect(at(file, 'Root OutputIntents 0 DestOutputProfile N')).toBe(3);
    const names = [0, 2].map((i) => textOf(at(file, `Root Names EmbeddedFiles Names ${i}`)));
    expect(names).toEqual(['Plan (1).csv', 'factur-x.xml']);
    for (const [i, name, relationship, type] of [
      [0, 'factur-x.xml', 'Alternative', 'text/xml'],
      [1, 'Plan (1).csv', 'Supplement', 'text/csv'],
    ] as const) {
      const of = (path: string) => at(file, `Root AF ${i} ${path}`);
      expect([textOf(of('F')), textOf(of('UF'))]).toEqual([name, name]);
      expect([nameOf(of('Type')), nameOf(of('AFRelationship'))]).toEqual(['Filespec', relationship]);
      expect([nameOf(of('EF F Type')), nameOf(of('EF F Subtype'))]).toEqual(['EmbeddedFile', type]);
      expect(of('EF F')).toBe(of('EF UF'));
      expect(textOf(of('EF F Params ModDate'))).toBe('D:20260305120000Z');
      expect(textOf(of('Desc'))).toBe(i === 0 ? 'Factur-X invoice' : 'Drawings');
    }
    expect(at(file, 'Root AF 1 EF F Params Size')).toBe(3);
  });

  test('repeats the document information in the metadata, and declares the properties', async () => {
    const { bytes } = await made('facturx-en16931-pdf');
    const file = new PdfFile(bytes);
    const metadata = at(file, 'Root Metadata');
    const xmp = metadata instanceof PdfStream ? new TextDecoder().decode(metadata.bytes) : '';
    expect(xmp).toMatch(/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/);
    expect(xmp).toMatch(/<\?xpacket end="w"\?>$/);
    expect(xmp).toContain(`<rdf:li xml:lang="x-default">${textOf(at(file, 'Info Title'))}</rdf:li>`);
    expect(xmp).toContain(`<pdf:Producer>${textOf(at(file, 'Info Producer'))}</pdf:Producer>`);
    expect(textOf(at(file, 'Info ModDate'))).toBe('D:20260305120000Z');
    expect(xmp).toContain('<xmp:ModifyDate>2026-03-05T12:00:00Z</xmp:ModifyDate>');
    expect(xmp).toContain('<xmp:CreateDate>2026-03-05T12:00:00Z</xmp:CreateDate>');
    for (const name of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']) {
      expect(xmp).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
    }
  });

  test('returns the same PDF for the same document and time', async () => {
    const [one, two] = [await made('facturx-basic-pdf'), await made('facturx-basic-pdf')];
    expect(one.warnings.map(({ code }) => code)).toEqual(['BW-SUPPLY-DATE']);
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
    const id = (bytes: Uint8Array) => at(new PdfFile(bytes), 'ID 0');
    const other = await made('facturx-basic-pdf', {}, { ...invoice(), code: 'OTHER' });
    expect(id(other.bytes)).not.toEqual(id(one.bytes));
  });

  test('writes pages in an available language', async () => {
    const outcome = await convertDocument(invoice(), { to: 'facturx-basic-pdf', language: 'xx' }, environment);
    expect(outcome).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-FORMAT-PAPER', properties: ['request.language'] }],
    });
  });

  test('accepts an e-invoice in XML as well', async () => {
    const xml = await convertDocument(invoice(), { to: 'en16931-ubl' }, environment);
    const text = xml.ok && typeof xml.result.result === 'string' ? xml.result.result : '';
    const outcome = await convertXml(text, { to: 'facturx-en16931-pdf' }, environment);
    expect(outcome).toMatchObject({ ok: true, result: { media_type: 'application/pdf' } });
  });
});

describe('hybridOf: given pages', () => {
  const unfit = async (objects: Objects | Uint8Array) => {
    const pdf = base64Of(objects instanceof Uint8Array ? objects : withTable(objects));
    const outcome = await convertDocument(invoice(), { to: 'facturx-en16931-pdf', pdf }, environment);
    return outcome.ok ? 'fit' : outcome.faults.map((each) => [each.code, ...valuesIn(each)].join(' ')).join(', ');
  };

  test('are not marked as accessible, unlike our own', async () => {
    const metadataOf = async (options: { pdf?: string }, to = 'facturx-en16931-pdf') => {
      const file = new PdfFile((await made(to, options)).bytes);
      const metadata = at(file, 'Root Metadata');
      return metadata instanceof PdfStream ? new TextDecoder().decode(file.dataOf(metadata)) : '';
    };
    expect(await metadataOf({ pdf: base64Of(withTable(blank(''))) })).not.toContain('pdfuaid');
    expect((await metadataOf({})).match(/<pdfuaid:part>1<|<pdfaSchema:prefix>pdfuaid</g)).toHaveLength(2);
    const plain = await metadataOf({}, 'pdf');
    expect(plain).toContain('<pdfuaid:part>1<');
    expect(plain).not.toContain('pdfaid:part');
  });

  test('stay unchanged', async () => {
    const pages = {
      ...blank(''),
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      4: stream('0.5 g 10 10 100 100 re f'),
    };
    const { bytes, warnings } = await made('facturx-en16931-pdf', { pdf: base64Of(withTable(pages)) });
    const noticed = warnings.filter(({ level }) => level !== 'information');
    expect(noticed.map((each) => [each.code, ...each.properties])).toEqual([['BW-PDF-UNCHECKED', 'request.pdf']]);
    const file = new PdfFile(bytes);
    const contents = at(file, 'Root Pages Kids 0 Contents');
    expect(contents instanceof PdfStream && new TextDecoder().decode(file.dataOf(contents))).toBe(
      '0.5 g 10 10 100 100 re f',
    );
    expect((await validatePdf(bytes)).warnings).toEqual([]);
    expect(at(file, 'Root Pages Kids 0') instanceof PdfRef).toBe(false);
  });

  test('keep their stated language, or take the requested one, or English', async () => {
    const pages = (entries: string) => base64Of(withTable(blank(entries)));
    const languageOf = async (options: { pdf: string; language?: string }) =>
      textOf(at(new PdfFile((await made('facturx-basic-pdf', options)).bytes), 'Root Lang'));
    expect(await languageOf({ pdf: pages('/Lang (fr)'), language: 'de' })).toBe('fr');
    expect(await languageOf({ pdf: pages(''), language: 'de' })).toBe('de');
    expect(await languageOf({ pdf: pages('') })).toBe('en');
  });

  test.each<[string, Objects | Uint8Array, ...string[]]>([
    ['other files', bytesOf('<xml/>')],
    ['scripts', blank('/Names << /JavaScript 5 0 R >>')],
    ['an action', blank('/OpenAction << /S /Launch >>'), 'Launch'],
    ['automatic actions', blank('', '/AA << >>')],
    ['a form in XFA', blank('/AcroForm << /XFA 5 0 R >>')],
    ['a font', { ...blank(''), 5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' }, 'Helvetica'],
    ['LZW', { ...blank(''), 5: stream('x', '/Filter /LZWDecode') }],
    ['data in another file', { ...blank(''), 5: stream('x', '/Filter [] /F (a.bin)') }],
    ['colours by name', { ...blank('', '/Resources << /ColorSpace << /A /DeviceCMYK >> >>') }],
    ['colours by an operator', { ...blank('', '/Contents 5 0 R'), 5: stream('0 0 0 1 k 1 1 2 2 re f') }],
    ['an annotation', blank('', '/Annots [<< /Type /Annot /Subtype /Sound /F 4 /Rect [0 0 0 0] >>]'), 'Sound'],
    [
      'an annotation that is not printed',
      blank('', '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>]'),
      'Link',
    ],
    ['a signature', { ...blank(''), 5: '<< /Type /Sig /ByteRange [0 1 2 3] >>' }],
    ['files', blank('/AF []')],
    ['broken cross-references', withTable(blank(''), { off: 5 })],
  ])('are rejected for %s', async (_, objects, ...values) => {
    expect(await unfit(objects)).toBe(['BW-PDF-UNFIT', ...values].join(' '));
  });

  test('are rejected if encrypted, without embedded fonts, or for a format other than PDF', async () => {
    const encrypted = await PDFDocument.create();
    encrypted.addPage();
    encrypted.encrypt({ ownerPassword: 'owner' });
    expect(await unfit(await encrypted.save())).toBe('BW-PDF-UNFIT');
    const plain = await PDFDocument.create();
    const font = await plain.embedFont(StandardFonts.Helvetica);
    plain.addPage().drawText('Invoice', { font });
    expect(await unfit(await plain.save())).toBe('BW-PDF-UNFIT Helvetica');
    const outcome = await convertDocument(invoice(), { to: 'en16931-cii', pdf: '' }, environment);
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: 'BW-FORMAT-PAGES' }] });
    const broken = await convertDocument(invoice(), { to: 'facturx-basic-pdf', pdf: '*' }, environment);
    expect(broken).toMatchObject({
      ok: false,
      key: 'input',
      faults: [{ code: 'BW-BASE64', properties: ['request.pdf'] }],
    });
    const unread = await convertDocument(
      invoice(),
      { to: 'facturx-basic-pdf', pdf: base64Of(bytesOf('a')) },
      environment,
    );
    expect(unread).toMatchObject({ ok: false, key: 'input', faults: [{ properties: ['request.pdf'] }] });
  });
});

test('hybridOf: embeds the attached files', async () => {
  const { bytes } = await made('facturx-en16931-pdf', { files: [attachment] });
  const read = readPdf(bytes);
  const file = read.ok ? read.attachments[1] : undefined;
  const content = file && contentOf(file);
  expect(content?.ok && new TextDecoder().decode(content.bytes)).toBe('a;b');
});
