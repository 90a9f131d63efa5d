import { describe, expect, test } from 'vitest';
import { stream, withTable } from '../testing.ts';
import { readPages } from './read.ts';

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** Returns a file of one page with this content, and fonts `F1` and `F2`. */
function page(content: string | Uint8Array, { font = HELVETICA, entries = '', objects = {} } = {}): Uint8Array {
  return withTable({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /X 7 0 R >> >> >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${entries} >>`,
    4: stream(content),
    5: HELVETICA,
    6: font,
    ...objects,
  });
}

function cellsIn(bytes: Uint8Array): string[] {
  const read = readPages(bytes);
  return read.ok ? read.cells.map(({ text }) => text) : [read.kind];
}

const latin = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

describe('readPages', () => {
  test('splits a line into cells at wide gaps, in the order of the file', () => {
    const content = 'BT /F1 10 Tf 300 700 Td (1.018,64 EUR) Tj -250 0 Td (Nettobetrag) Tj 0 -20 Td (USt.) Tj ET';
    expect(cellsIn(page(content))).toEqual(['1.018,64 EUR', 'Nettobetrag', 'USt.']);
  });

  test('joins letters placed one by one, and separates words at wide gaps', () => {
    const content =
      'BT /F1 10 Tf 1 0 0 1 50 700 Tm (R) Tj 1 0 0 1 57 700 Tm (E) Tj 0 -20 Td [(Kalte) -300 (technik)] TJ ET';
    expect(cellsIn(page(content))).toEqual(['RE', 'Kalte technik']);
  });

  test('reads Windows characters, differences and glyph names', () => {
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /X /Encoding << /Differences [65 /Euro /adieresis /uni0142 /Scaron] >> >>';
    expect(cellsIn(page('BT /F2 10 Tf 50 700 Td (ABCD) Tj ET', { font }))).toEqual(['€äłŠ']);
    expect(cellsIn(page(latin('BT /F1 10 Tf 50 700 Td (Gr\u00fcnewald \u0080) Tj ET')))).toEqual(['Grünewald €']);
  });

  test('reads fonts of two bytes by their map to Unicode', () => {
    const objects = {
      8: stream(
        'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0003> <00660069> endbfchar 2 beginbfrange <0010> <0012> <0061> <0020> <0021> [<0178> <20ac>] endbfrange endcmap',
      ),
      9: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /DW 500 /W [3 [400] 16 18 600] >>',
    };
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [9 0 R] /ToUnicode 8 0 R >>';
    const content = 'BT /F2 10 Tf 50 700 Td <000300100011001200200021> Tj ET';
    expect(cellsIn(page(content, { font, objects }))).toEqual(['fiabcŸ€']);
  });

  test('counts characters whose meaning is unknown', () => {
    const objects = { 9: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X >>' };
    const font = '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [9 0 R] >>';
    expect(readPages(page('BT /F2 10 Tf 50 700 Td <00030010> Tj ET', { font, objects }))).toMatchObject({ unknown: 2 });
  });

  test('reads form objects at their place, and replacement text for marked content', () => {
    const objects = { 7: stream('BT /F1 10 Tf (Form) Tj ET', '/Type /XObject /Subtype /Form /Matrix [1 0 0 1 0 100]') };
    const content =
      'q 1 0 0 1 50 500 cm /X Do Q BT /F1 10 Tf 50 700 Td (Total) Tj /Span << /ActualText (-) >> BDC (x) Tj EMC ET';
    const read = readPages(page(content, { objects }));
    expect(read.ok && read.cells.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['Form', 50, 600],
      ['Total-', 50, 700],
    ]);
  });

  test.each(['0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'])('reads lines in their direction: %s', (direction) => {
    const line = `/F1 10 Tf ${direction} 100 300 Tm (Down) Tj 0 -20 Td (the) Tj 200 0 Td (line) Tj`;
    expect(cellsIn(page(`BT ${line} ET BT /F1 10 Tf 100 300 Td (Across) Tj ET`))).toEqual([
      'Down',
      'the',
      'line',
      'Across',
    ]);
    expect(cellsIn(page(`BT ${line} ET`, { entries: '/Rotate 90' }))).toEqual(['Down', 'the', 'line']);
  });

  test('joins letters that stand apart to words', () => {
    const letters = Array.from('Wide title', (each, i) => `1 0 0 1 ${50 + 8 * i} 700 Tm (${each}) Tj`);
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /X /FirstChar 32 /LastChar 126 /Widths [${'500 '.repeat(95)}] >>`;
    expect(cellsIn(page(`BT /F2 10 Tf ${letters.join(' ')} ET`, { font }))).toEqual(['Wide title']);
  });

  test('knows the widths of standard fonts, which files may omit', () => {
    const letters = Array.from('Emessa il 3').map((each, i, all) => {
      const before = all
        .slice(0, i)
        .map((one) => ({ ' ': 250, E: 611, m: 778, e: 444, s: 389, a: 444, i: 278, l: 278 })[one] ?? 500);
      return each === ' '
        ? ''
        : `1 0 0 1 ${50 + before.reduce((sum, width) => sum + width / 100, 0)} 700 Tm (${each}) Tj`;
    });
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>';
    expect(cellsIn(page(`BT /F2 10 Tf ${letters.join(' ')} ET`, { font }))).toEqual(['Emessa il 3']);
  });

  test('skips inline images', () => {
    expect(cellsIn(page('BI /W 1 /H 1 ID (\x00\x01) Tj EI BT /F1 10 Tf 50 700 Td (After) Tj ET'))).toEqual(['After']);
  });

  test('returns no cells for pages of images', () => {
    expect(
      cellsIn(
        page('q 595 0 0 842 0 0 cm /X Do Q', { objects: { 7: stream('', '/Subtype /Image /Width 1 /Height 1') } }),
      ),
    ).toEqual([]);
  });

  test('stops at form objects that repeat each other without end', () => {
    const objects = { 7: stream('/X Do /X Do /X Do /X Do /X Do', '/Type /XObject /Subtype /Form') };
    expect(cellsIn(page('/X Do', { objects }))).toEqual(['too-large']);
  });

  test('reports why a file has no pages to read', () => {
    expect(readPages(latin('no PDF'))).toMatchObject({ ok: false, kind: 'damaged' });
  });
});
