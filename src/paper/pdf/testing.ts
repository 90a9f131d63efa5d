/** Reads PDFs back for tests. */

import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

interface ReadPage {
  size: { width: number; height: number };
  /** The texts in drawing order, one per run of characters. */
  texts: string[];
  /** The drawing operators. */
  content: string;
}

export interface ReadPdf {
  document: PDFDocument;
  pages: ReadPage[];
  /** The names of the fonts, and whether their files are embedded. */
  fonts: { name: string; isEmbedded: boolean }[];
}

/** Reads the pages and fonts of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new Map<string, { name: string; isEmbedded: boolean }>();
  const pages = document.getPages().map((page) => {
    const dictionary = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const maps = new Map<string, Map<string, string>>();
    for (const [key] of dictionary?.entries() ?? []) {
      const font = dictionary?.lookup(key, PDFDict);
      if (!font) continue;
      maps.set(key.decodeText(), unicodeOf(font));
      const [descendant] = font.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray();
      const inner = document.context.lookup(descendant, PDFDict);
      const descriptor = inner.lookup(PDFName.of('FontDescriptor'), PDFDict);
      const name = font.lookup(PDFName.of('BaseFont'), PDFName).decodeText();
      fonts.set(name, { name, isEmbedded: descriptor.lookup(PDFName.of('FontFile2')) instanceof PDFStream });
    }
    const content = textIn(page.node.Contents());
    return { size: page.getSize(), texts: textsIn(content, maps), content };
  });
  return { document, pages, fonts: [...fonts.values()] };
}

/** Returns the roles of the structure elements in reading order. */
export function rolesIn(document: PDFDocument): string[] {
  const roles: string[] = [];
  const visit = (node: unknown): void => {
    const found = node instanceof PDFRef ? document.context.lookup(node) : node;
    if (found instanceof PDFArray) for (const each of found.asArray()) visit(each);
    if (!(found instanceof PDFDict)) return;
    const role = found.lookup(PDFName.of('S'));
    if (role instanceof PDFName) roles.push(role.decodeText());
    visit(found.get(PDFName.of('K')));
  };
  visit(document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).get(PDFName.of('K')));
  return roles;
}

function textIn(stream: unknown): string {
  return stream instanceof PDFRawStream ? new TextDecoder().decode(decodePDFRawStream(stream).decode()) : '';
}

function unicodeOf(font: PDFDict): Map<string, string> {
  const text = textIn(font.lookup(PDFName.of('ToUnicode')));
  return new Map([...text.matchAll(/<(\w{4})> <(\w+)>\n/g)].map(([, code = '', signs = '']) => [code, fromHex(signs)]));
}

function textsIn(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let map: ReadonlyMap<string, string> = new Map();
  const texts: string[] = [];
  for (const [, name, codes] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (name) map = maps.get(name) ?? map;
    else texts.push((codes?.match(/.{4}/g) ?? []).map((code) => map.get(code) ?? '').join(''));
  }
  return texts;
}

function fromHex(digits: string): string {
  return (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

/** Returns an RGBA PNG with the given chunks. */
export function pngOf(width: number, height: number, parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const all = Object.entries({ IHDR: head, ...parts, IEND: new Uint8Array() }).flatMap(([name, data]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return [length, Buffer.from(name), data, Buffer.alloc(4)];
  });
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all]);
}
