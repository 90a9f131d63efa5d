import { expect, test } from 'vitest';
import { base64Of } from '../../engine/text/base64.ts';
import { readPdf } from '../../pdf/read.ts';
import { blank, bytesOf, type Objects, stream, withStreams, withTable } from '../../pdf/testing.ts';
import { convertDocument } from '../index.ts';
import { invoice } from '../mapping/testing.ts';
import { FLAWS } from './testing.ts';

const environment = {
  now: () => new Date('2026-03-05T12:00:00Z'),
  uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2',
};

const pages: Objects = {
  ...blank('/Names << /Dests << >> >> /OutputIntents [<< /S /GTS_PDFX >>] /A#42 (\\(x\\))', '/Contents 4 0 R'),
  4: stream('0.5 g 10 10 100 100 re f'),
};

/** Returns the names of the attachments for the given pages, or the codes of the faults. */
async function carried(given: Uint8Array): Promise<string[]> {
  const options = { to: 'facturx-en16931-pdf', pdf: base64Of(given) };
  const outcome = await convertDocument(invoice(), options, environment);
  if (!outcome.ok) return outcome.faults.map(({ code }) => code);
  const { result } = outcome.result;
  const read = readPdf(result instanceof Uint8Array ? result : new Uint8Array());
  return read.ok && !read.isRepaired ? read.attachments.map(({ name }) => name) : ['not readable'];
}

test('hybridOf: accepts pages with any catalog', async () => {
  for (const given of [withTable(pages), withStreams(pages)]) expect(await carried(given)).toEqual(['factur-x.xml']);
  for (const member of ['/Names 5', '/Names [1]', '/OutputIntents 7', '/OutputIntents [9 (x) null]', '/Metadata 3']) {
    expect(await carried(withTable(blank(member)))).toEqual(['factur-x.xml']);
  }
});

test('hybridOf: rejects pages with a font that is not embedded', async () => {
  const [passes, fails] = FLAWS['BW-PDF-UNFIT'] ?? [];
  expect(await carried(passes ?? new Uint8Array())).toEqual(['factur-x.xml']);
  expect(await carried(fails ?? new Uint8Array())).toEqual(['BW-PDF-UNFIT']);
});

test('hybridOf: searches drawings for print colours, but not font programs', async () => {
  const font = { ...pages, 5: '<< /Type /FontDescriptor /FontFile2 6 0 R >>', 6: stream('1 0 0 0 k \0') };
  expect(await carried(withTable(font))).toEqual(['factur-x.xml']);
  const glyph = { ...pages, 5: '<< /Type /Font /Subtype /Type3 /CharProcs << /a 6 0 R >> >>', 6: stream('1 0 0 0 k') };
  expect(await carried(withTable(glyph))).toEqual(['BW-PDF-UNFIT']);
  const listed = { ...pages, ...blank('', '/Contents [5 0 R]'), 5: stream('1 0 0 0 k') };
  expect(await carried(withTable(listed))).toEqual(['BW-PDF-UNFIT']);
});

test('hybridOf: accepts pages drawn by Billwright, whose fonts are embedded', async () => {
  const { draftPdf, writePdf } = await import('../../paper/pdf/index.ts');
  const draft = await draftPdf(invoice(), {}, environment);
  const bytes = draft ? await writePdf(draft) : new Uint8Array();
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Length1 [1-9]/);
  expect(await carried(bytes)).toEqual(['factur-x.xml']);
});

test('hybridOf: neither copies nor unpacks objects that no cross-reference leads to', async () => {
  const bomb = stream(new Uint8Array(100 * 1024 * 1024), '/Type /ObjStm /N 1 /First 4');
  const head = Buffer.from(bytesOf('%PDF-1.7\n70 0 obj ', bomb, ' endobj\n')).toString('latin1');
  expect(await carried(withTable(pages, { head }))).toEqual(['factur-x.xml']);
});

test('hybridOf: accepts or rejects pages with any byte changed', async () => {
  const whole = withTable(pages);
  let seed = 7;
  for (let round = 0; round < 150; round++) {
    const spoilt = whole.slice();
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    spoilt[seed % spoilt.length] = (seed >> 8) & 255;
    const [first = ''] = await carried(spoilt);
    expect(['factur-x.xml', 'BW-PDF-UNFIT']).toContain(first);
  }
});
