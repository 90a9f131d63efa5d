import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadLabels, paperLanguages } from '../languages.ts';
import { draftPdf, type PdfOptions, renderPdf } from './index.ts';
import { pngOf, readPdf, rolesIn } from './testing.ts';

const line = (index: number, more: object = {}) => ({
  i: index,
  quantity: '2',
  item: { name: `Nagel ${index}`, price: '0.05' },
  taxes: [{ cat: 'VAT', percent: '19%' }],
  total: '0.10',
  ...more,
});
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'RE',
  code: '17',
  issue_date: '2026-02-03',
  currency: 'EUR',
  supplier: { name: 'Schmiede Łuczak', tax_id: { country: 'DE', code: '111111125' } },
  customer: { name: 'Ακρόπολη & Строй' },
  lines: [line(1), line(2)],
  totals: { total: '0.20', payable: '0.24' },
  payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000' }] } },
};

/** Returns a message of all texts in an object. */
function allLabels(labels: object) {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
  return { $schema: 'https://gobl.org/draft-0/note/message', content: textsIn(labels).join('\n') };
}

const day = { now: () => new Date('2026-02-03T04:05:06Z') };

async function bytesOf(document: object, options: PdfOptions = {}, environment = day) {
  const bytes = await renderPdf(document, options, environment);
  if (!bytes) throw new Error('There is no PDF');
  return bytes;
}

const read = async (document: object, options?: PdfOptions) => readPdf(await bytesOf(document, options));

describe('renderPdf', () => {
  it('carries the sum of the lines to the next page, and keeps the last lines next to the payment', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => line(index + 1));
    const { pages } = await read({ ...invoice, lines });
    expect(pages.length).toBeGreaterThan(1);
    const carried = pages.map(({ texts }) => texts.filter((text) => text === 'Übertrag').length);
    expect(carried).toEqual(pages.map((_, page) => (page > 0 ? 1 : 0) + (page < pages.length - 1 ? 1 : 0)));
    const last = pages.at(-1)?.texts ?? [];
    expect(last.some((text) => text.startsWith('Nagel'))).toBe(true);
    expect(last.join(' ')).toContain('DE89');
  });

  it('writes texts in reading order, and numbers the pages', async () => {
    const { pages } = await read(invoice);
    expect(pages).toHaveLength(1);
    const texts = pages[0]?.texts ?? [];
    const inOrder = ['Rechnung', 'RE-17', '3. Februar 2026', 'Nagel 1', '2', '0,05', '19 %', '0,10', 'Nagel 2'];
    const places = inOrder.map((text) => texts.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(texts.at(-1)).toBe('1 / 1');
  });

  it('draws the code of the tax office at the beginning, with its label above', async () => {
    const val =
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B98602642&numserie=RE-17&fecha=03-02-2026&importe=0.24';
    const doc = { ...invoice, supplier: { name: 'A', tax_id: { country: 'ES', code: 'B98602642' } } };
    const { pages } = await read({ head: { stamps: [{ prv: 'verifactu-qr', val }] }, doc });
    const texts = pages[0]?.texts ?? [];
    const places = ['QR tributario:', 'VERI*FACTU', 'Nagel 1'].map((text) => texts.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('embeds all fonts that the scripts need, and no others', async () => {
    const { fonts } = await read(invoice);
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    // Latin, its extension, Greek and Cyrillic for the names; Latin for the rest.
    expect(fonts.map(({ name }) => name.slice(7)).sort()).toEqual([
      ...['NotoSans-Bold', 'NotoSans-Bold', 'NotoSans-Bold', 'NotoSans-Bold', 'NotoSans-Regular'],
    ]);
    expect((await read({ ...invoice, supplier: undefined, customer: undefined })).fonts).toHaveLength(2);
  });

  it('states language and title, and has a structure with table heads', async () => {
    const { document, pages } = await read(invoice, { language: 'fr' });
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('fr');
    expect(document.getTitle()).toBe('Facture RE-17');
    const roles = rolesIn(document);
    expect(roles.slice(0, 2)).toEqual(['Document', 'H1']);
    expect(roles.filter((role) => role === 'TH').length).toBe(5 + 2);
    expect(roles).toContain('Figure');
    const { content = '' } = pages[0] ?? {};
    expect(content.match(/BDC|BMC/g)?.length).toBe(content.match(/EMC/g)?.length);
  });

  it('returns the same PDF for the same document and time, and another at another time', async () => {
    const once = await bytesOf(invoice);
    expect(await bytesOf(invoice)).toEqual(once);
    const later = { now: () => new Date('2026-02-04T00:00:00Z') };
    expect(await bytesOf(invoice, {}, later)).not.toEqual(once);
  });

  it('uses the paper size of the country, or another one', async () => {
    const american = { ...invoice, supplier: { name: 'A', tax_id: { country: 'US' } } };
    expect((await read(american)).pages[0]?.size).toEqual({ width: 612, height: 792 });
    expect((await read(american, { size: 'a4' })).pages[0]?.size).toEqual({ width: 595.28, height: 841.89 });
  });

  it('spans as many pages as needed, each with the table head', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => line(index + 1));
    const { pages } = await read({ ...invoice, lines });
    expect(pages.length).toBeGreaterThan(2);
    const withLines = pages.filter(({ texts }) => texts.some((text) => text.startsWith('Nagel')));
    for (const { texts } of withLines) expect(texts).toContain('LEISTUNG');
    expect(pages.flatMap(({ texts }) => texts.filter((text) => text.startsWith('Nagel')))).toHaveLength(120);
    expect(pages.at(-1)?.texts.at(-1)).toBe(`${pages.length} / ${pages.length}`);
  });

  it('breaks texts that are too long for a line or a page, without losing any', async () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}`);
    const item = { name: 'x'.repeat(400), description: words.join(' ') };
    const { pages } = await read({ ...invoice, lines: [line(1, { item })] });
    const drawn = pages.flatMap(({ texts }) => texts).join(' ');
    expect(pages.length).toBeGreaterThan(2);
    expect(drawn.match(/\bw\d+\b/g)).toEqual(words);
    expect(drawn.match(/x/g)?.length).toBeGreaterThanOrEqual(400);
  });

  it('keeps an IBAN on one line wherever it is in a text', async () => {
    const account = 'MT84 MALT 0110 0001 2345 MTLC AST0 01S';
    const before = Array.from({ length: 40 }, (_, at) => 'W'.repeat(at + 1));
    const notes = before.map((word) => ({ text: `${word} Zahlbar auf das Konto ${account}, bitte pünktlich.` }));
    const { pages } = await read({ ...invoice, notes });
    const texts = pages.flatMap((page) => page.texts);
    expect(texts.filter((text) => text.includes(account))).toHaveLength(notes.length);
  });

  it('draws Arabic from right to left, joined, with its readable text', async () => {
    const name = 'شركة 2026 GmbH';
    const { pages, fonts } = await read({ ...invoice, customer: { name } });
    expect(fonts.map(({ name }) => name.slice(7))).toContain('NotoSansArabic-Bold');
    const texts = pages[0]?.texts ?? [];
    // In a line that starts in Arabic, the last part is at the left, as are the last letters.
    const from = texts.indexOf('GmbH');
    expect(texts.slice(from).join('')).toMatch(/^GmbH 2026 ةكرش/);
  });

  it('draws Hebrew from right to left, signs and emoji', async () => {
    const { pages, fonts } = await read({ ...invoice, customer: { name: 'שלום → ✓ ☕ 😀' } });
    const names = fonts.map(({ name }) => name.slice(7));
    for (const name of ['NotoSansHebrew-Bold', 'NotoSansMath-Regular', 'NotoEmoji-Regular'])
      expect(names).toContain(name);
    const texts = pages[0]?.texts.join('') ?? '';
    expect(texts).toContain('םולש');
    expect(texts).not.toContain('?');
    for (const sign of '→✓☕😀') expect(texts).toContain(sign);
  });

  it('gives letters that share a shape separate glyphs, each with its own text', async () => {
    // The font draws these letters alike, with other dots.
    const { pages } = await read({ ...invoice, customer: { name: 'بتثنيبتثني' } });
    const texts = pages[0]?.texts.join('') ?? '';
    expect(texts).toContain('ينثتبينثتب');
    expect(texts).not.toContain('\u200d');
  });

  it('mirrors the pages of a right-to-left language', async () => {
    const leftOf = async (language: 'ar' | 'da', text: RegExp) => {
      const { content = '' } = (await read({ ...invoice, notes: [{ text: 'Nagel 9' }] }, { language })).pages[0] ?? {};
      return Number(text.exec(content)?.[1]);
    };
    // The first text of the page is its title, at the start of the line.
    const first = /BT ([\d.]+) [\d.]+ Td/;
    expect(await leftOf('da', first)).toBe(54);
    expect(await leftOf('ar', first)).toBeGreaterThan(300);
  });

  it('writes Greek headings in capitals without accents', async () => {
    const { pages } = await read(invoice, { language: 'el' });
    expect(pages[0]?.texts).toContain('ΗΜΕΡΟΜΗΝΙΑ ΕΚΔΟΣΗΣ');
  });

  it('draws all labels of every language', async () => {
    for (const { code } of paperLanguages) {
      const draft = await draftPdf(allLabels(await loadLabels(code)), { language: code }, day);
      expect(draft?.missing, code).toEqual([]);
    }
  });

  it('draws a question mark for characters that no font has', async () => {
    const { pages } = await read({ ...invoice, customer: { name: 'A 日 B' } });
    expect(pages[0]?.texts).toContain('A ? B');
  });

  it('draws the logo on white, and omits an invalid one', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const withLogo = (data: string) => ({ ...invoice, supplier: { ...invoice.supplier, logos: [{ data }] } });
    const { document, pages } = await read(withLogo(png));
    expect(pages[0]?.content).toMatch(/\/I\d+ Do/);
    expect(rolesIn(document)[1]).toBe('Figure');
    const written = new TextDecoder('latin1').decode(await bytesOf(withLogo(png)));
    expect(written).not.toContain('/SMask');
    expect((await read(withLogo('iVBORw0KGgoAAAA='))).pages[0]?.content).not.toContain(' Do');
  });

  it('draws all lines of a long text', async () => {
    const { pages } = await read({ ...invoice, notes: [{ text: 'x\n'.repeat(40_000) }] });
    expect(pages.flatMap(({ texts }) => texts).filter((text) => text === 'x')).toHaveLength(40_000);
  });

  it('omits a logo that unpacks to more data than its pixels need, and other data in the logo file', async () => {
    const drawn = async (...logo: Parameters<typeof pngOf>) => {
      const logos = [{ data: Buffer.from(pngOf(...logo)).toString('base64') }];
      return (await read({ ...invoice, supplier: { ...invoice.supplier, logos } })).pages[0]?.content.includes(' Do');
    };
    const row = new Uint8Array(4 * 401);
    expect(await drawn(100, 4, { IDAT: zlibSync(row) })).toBe(true);
    const bomb = zlibSync(new Uint8Array(1024 * 1024));
    expect(await drawn(100, 4, { IDAT: bomb })).toBe(false);
    expect(await drawn(100, 4, { zTXt: Uint8Array.of(97, 0, 0, ...bomb.subarray(0, 99)), IDAT: zlibSync(row) })).toBe(
      true,
    );
    expect(
      await drawn(100, 4, { acTL: new Uint8Array(8), fcTL: new Uint8Array(26).fill(1), IDAT: zlibSync(row) }),
    ).toBe(true);
    expect(await drawn(60_000, 60_000, { IDAT: zlibSync(row) })).toBe(false);
    expect(await drawn(0, 4, { IDAT: zlibSync(row) })).toBe(false);
    expect(await drawn(100, 4, { IDAT: zlibSync(row).subarray(0, 5) })).toBe(false);
  });

  it('accepts every kind of document', async () => {
    const texts = async (path: string, members: object) =>
      (await read({ $schema: `https://gobl.org/draft-0/${path}`, ...members })).pages[0]?.texts;
    expect(await texts('bill/payment', { type: 'receipt', total: '5.00' })).toContain('Receipt');
    const status = { lines: [{ key: 'accepted', doc: { code: 'F-9' }, date: '2026-01-02' }] };
    expect(await texts('bill/status', status)).toEqual(expect.arrayContaining(['Accepted', 'F-9']));
    expect(await texts('note/message', { content: 'One\n\nTwo' })).toEqual(expect.arrayContaining(['One', 'Two']));
    expect(await texts('org/party', { name: 'A', emails: [{ addr: 'a@example.com' }] })).toContain('a@example.com');
    expect(await renderPdf({ code: '1' }, {}, day)).toBeUndefined();
  });
});
