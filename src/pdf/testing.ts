/** Writes PDFs for tests as other programs do, from the text of each object and in various file layouts. */

import { deflateSync } from 'node:zlib';

/** The objects of a file by number: a value as text, or a stream. */
export type Objects = Readonly<Record<number, string | Uint8Array>>;

const LATIN_1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

export function bytesOf(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? LATIN_1(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of all) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}

/** Returns a stream, packed with Flate unless its dictionary names another filter. */
export function stream(content: string | Uint8Array, entries = '', length?: number | string): Uint8Array {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const isPacked = !entries.includes('/Filter');
  const packed = isPacked ? deflateSync(data) : data;
  const filter = isPacked ? ' /Filter /FlateDecode' : '';
  return bytesOf(`<< /Length ${length ?? packed.length}${filter} ${entries} >>\nstream\r\n`, packed, '\nendstream');
}

/** Returns a PDF string in UTF-16 as hexadecimal digits. */
export function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

/** The layout of a file. */
interface Layout {
  /** The bytes before the header. */
  before?: string;
  head?: string;
  /** The revision to append to; objects continue its numbering. */
  to?: Uint8Array;
  trailer?: string;
  /** The error of the offsets in the cross-references. */
  off?: number;
  /** The bytes at the end. */
  after?: string;
}

/** Returns a file with a cross-reference table. */
export function withTable(objects: Objects, layout: Layout = {}): Uint8Array {
  const { before = '', head = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', to, trailer = '', off = 0, after = '' } = layout;
  const start = to ?? bytesOf(before, head);
  const { body, places } = laidOut(objects, start.length);
  const shift = off - before.length;
  const entries = [...places].map(([number, at]) => `${number} 1\n${String(at + shift).padStart(10, '0')} 00000 n \n`);
  const previous = to ? ` /Prev ${startOf(to)}` : '';
  const size = Math.max(...places.keys()) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R${previous} ${trailer} >>\n`;
  const at = start.length + body.length - before.length;
  return bytesOf(start, body, table, `startxref\n${at}\n%%EOF\n`, after);
}

/** Returns a file with a cross-reference stream; objects other than streams may be in an object stream. */
export function withStreams(
  objects: Objects,
  { packed = true, to }: { packed?: boolean; to?: Uint8Array } = {},
): Uint8Array {
  const start = to ?? bytesOf('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n');
  const numbers = Object.keys(objects).map(Number);
  const inside = packed ? numbers.filter((number) => typeof objects[number] === 'string') : [];
  const container = Math.max(...numbers) + 1;
  const plain: Record<number, string | Uint8Array> = {};
  for (const number of numbers) if (!inside.includes(number)) plain[number] = objects[number] ?? '';
  let text = '';
  const pairs = inside.map((number) => {
    const pair = `${number} ${text.length}`;
    text += `${String(objects[number])} `;
    return pair;
  });
  const first = `${pairs.join(' ')} `;
  if (packed)
    plain[container] = stream(bytesOf(first, text), `/Type /ObjStm /N ${inside.length} /First ${first.length}`);
  const { body, places } = laidOut(plain, start.length);
  const at = start.length + body.length;
  const own = container + 1;
  const rows: [number, number[]][] = [...places].map(([number, place]) => [
    number,
    [1, place >> 16, (place >> 8) & 255, place & 255, 0],
  ]);
  inside.forEach((number, i) => void rows.push([number, [2, 0, container >> 8, container & 255, i]]));
  rows.push([own, [1, at >> 16, (at >> 8) & 255, at & 255, 0]]);
  // The PNG predictor Up, with which most programs pack cross-references.
  let above = [0, 0, 0, 0, 0];
  const data = rows.flatMap(([, row]) => {
    const line = [2, ...row.map((byte, i) => (byte - (above[i] ?? 0)) & 255)];
    above = row;
    return line;
  });
  const index = rows.map(([number]) => `${number} 1`).join(' ');
  const previous = to ? `/Prev ${startOf(to)}` : '';
  const entries = `/Type /XRef /W [1 3 1] /Index [${index}] /Size ${own + 1} /Root 1 0 R ${previous} /DecodeParms << /Predictor 12 /Columns 5 >>`;
  const references = stream(Uint8Array.from(data), entries);
  return bytesOf(start, body, `${own} 0 obj\n`, references, `\nendobj\nstartxref\n${at}\n%%EOF\n`);
}

/** Returns the text of objects one after the other, and the offset of each. */
function laidOut(objects: Objects, from: number): { body: Uint8Array; places: Map<number, number> } {
  const parts: (string | Uint8Array)[] = [];
  const places = new Map<number, number>();
  let at = from;
  for (const [number, value] of Object.entries(objects)) {
    places.set(Number(number), at);
    const whole = bytesOf(`${number} 0 obj\n`, value, '\nendobj\n');
    parts.push(whole);
    at += whole.length;
  }
  return { body: bytesOf(...parts), places };
}

function startOf(file: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(file);
  return Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
}

/** Returns an empty page, the page tree, and the catalog with the given entries. */
export function blank(catalog: string, page = ''): Objects {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
  };
}

/** Returns a file specification whose stream is the object with the next number. */
export function attached(
  number: number,
  name: string,
  content: string | Uint8Array,
  relationship = '/Alternative',
): Objects {
  const related = relationship === '' ? '' : `/AFRelationship ${relationship}`;
  const specification = `<< /Type /Filespec /F (${name}) /UF (${name}) ${related} /Desc (Invoice) /EF << /F ${number + 1} 0 R /UF ${number + 1} 0 R >> >>`;
  return {
    [number]: specification,
    [number + 1]: stream(
      content,
      `/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate (D:20260301120000Z) >>`,
    ),
  };
}

/** Returns the metadata of a hybrid invoice. */
export function xmp(
  level: string,
  name = 'factur-x.xml',
  namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" pdfaid:part="3" pdfaid:conformance="B"/>
<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${name}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}
