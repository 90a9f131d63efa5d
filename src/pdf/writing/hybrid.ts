/** Turns a PDF into a hybrid invoice: a PDF/A-3b with embedded XML (chapter 13 §5). */

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { packedProfile } from './colour-profile.ts';
import { type Described, type Information, metadataOf } from './metadata.ts';
import { packedStream } from './pack.ts';

/** A file to attach. */
export interface CarriedFile {
  name: string;
  mediaType: string;
  description?: string | undefined;
  bytes: Uint8Array;
}

/** The content of the hybrid invoice. */
export interface Hybrid extends Described {
  xml: Uint8Array;
  /** The relationship of the XML to the pages. */
  relationship: 'Data' | 'Alternative';
  /** Other files to attach. */
  files: readonly CarriedFile[];
  now: Date;
  /** The language of pages that do not state their own. */
  language: string;
  /** Whether we drew the pages ourselves: see `Marks`. */
  isAccessible: boolean;
}

/** Marks a PDF of our own with its title and as accessible. */
export function describePages(context: PDFContext, now: Date): void {
  const metadata = metadataOf(informationOf(context, wholeSeconds(now)), { isAccessible: true });
  writeMetadata(context, context.lookup(context.trailerInfo.Root, PDFDict), metadata);
}

/** Attaches an invoice to a PDF before it is written, and marks it as PDF/A-3b. Leaves its pages unchanged. */
export function makeHybrid(context: PDFContext, hybrid: Hybrid): void {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const now = wholeSeconds(hybrid.now);
  context.header = PDFHeader.forVersion(1, 7);
  catalog.delete(name('Version'));
  const checksums = attach(context, catalog, hybrid, now);
  if (!catalog.has(name('Lang'))) catalog.set(name('Lang'), PDFString.of(hybrid.language));
  if (!hasOutputIntent(catalog)) catalog.set(name('OutputIntents'), context.obj([outputIntent(context)]));
  const { isAccessible } = hybrid;
  const metadata = metadataOf(informationOf(context, now), { invoice: hybrid, isAccessible });
  writeMetadata(context, catalog, metadata);
  identify(context, metadata, checksums);
}

/** Returns a date without milliseconds, which document metadata and information do not have. */
function wholeSeconds(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}

function writeMetadata(context: PDFContext, catalog: PDFDict, metadata: Uint8Array): void {
  const former = catalog.get(name('Metadata'));
  if (former instanceof PDFRef) context.delete(former);
  catalog.set(name('Metadata'), context.register(context.stream(metadata, { Type: 'Metadata', Subtype: 'XML' })));
}

/** Returns the bytes of a PDF. */
export async function writtenPdf(context: PDFContext): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer());
}

const name = (text: string) => PDFName.of(text);

/** Attaches the files; returns their checksums. */
function attach(context: PDFContext, catalog: PDFDict, hybrid: Hybrid, now: Date): Uint8Array[] {
  const { fileName, xml, relationship, files } = hybrid;
  const invoice: CarriedFile = { name: fileName, mediaType: 'text/xml', description: 'Factur-X invoice', bytes: xml };
  const taken = new Set([fileName.toLowerCase()]);
  const all = [
    [invoice, relationship] as const,
    ...files.map((file) => [{ ...file, name: freeName(file.name, taken) }, 'Supplement'] as const),
  ].map(([file, related]) => {
    const checksum = checksumOf(file.bytes);
    return { name: file.name, checksum, ref: specification(context, file, related, now, checksum) };
  });
  catalog.set(name('AF'), context.obj(all.map(({ ref }) => ref)));
  const sorted = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const pairs = sorted.flatMap((each) => [textString(each.name), each.ref]);
  const given = catalog.lookup(name('Names'));
  const names = given instanceof PDFDict ? given : context.obj({});
  names.set(name('EmbeddedFiles'), context.obj({ Names: pairs }));
  catalog.set(name('Names'), names);
  catalog.set(name('PageMode'), name('UseAttachments'));
  return all.map(({ checksum }) => checksum);
}

/** Returns an unused file name; ignores case in the comparison. */
function freeName(given: string, taken: Set<string>): string {
  const dot = given.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [given.slice(0, dot), given.slice(dot)] : [given, ''];
  let free = given;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem}-${count}${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

function specification(
  context: PDFContext,
  file: CarriedFile,
  relationship: string,
  now: Date,
  checksum: Uint8Array,
): PDFRef {
  const { bytes, mediaType, description } = file;
  const date = PDFString.fromDate(now);
  const Params = { Size: PDFNumber.of(bytes.length), CreationDate: date, ModDate: date, CheckSum: checksum };
  const stream = context.register(
    packedStream(context, bytes, { Type: 'EmbeddedFile', Subtype: name(mediaType), Params }),
  );
  const text = textString(file.name);
  return context.register(
    context.obj({
      Type: 'Filespec',
      F: text,
      UF: text,
      AFRelationship: name(relationship),
      Desc: textString(description || file.name),
      EF: { F: stream, UF: stream },
    }),
  );
}

/** Returns the MD5 of a file, with Node's function if available, which is several times as fast as the library. */
function checksumOf(bytes: Uint8Array): Uint8Array {
  const node = globalThis.process?.getBuiltinModule?.('node:crypto');
  return node && !node.getFips() ? node.createHash('md5').update(bytes).digest() : md5(bytes);
}

/** Returns an ASCII text unchanged, any other in UTF-16. */
function textString(text: string): PDFString | PDFHexString {
  return /^[ !"#$%&'*-[\]-~]*$/.test(text) ? PDFString.of(text) : PDFHexString.fromText(text);
}

function hasOutputIntent(catalog: PDFDict): boolean {
  const intents = catalog.lookup(name('OutputIntents'));
  const entries = intents instanceof PDFArray ? intents.asArray() : [];
  return entries.some((entry) => {
    const intent = catalog.context.lookup(entry);
    if (!(intent instanceof PDFDict) || !intent.has(name('DestOutputProfile'))) return false;
    return intent.lookup(name('S')) === name('GTS_PDFA1');
  });
}

function outputIntent(context: PDFContext): PDFRef {
  const profile = context.register(context.stream(packedProfile(), { N: 3, Filter: 'FlateDecode' }));
  const condition = PDFString.of('sRGB IEC61966-2.1');
  return context.register(
    context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFA1',
      OutputConditionIdentifier: condition,
      Info: condition,
      DestOutputProfile: profile,
    }),
  );
}

/** Returns the document information, and rewrites its dates in line with the metadata. */
function informationOf(context: PDFContext, now: Date): Information {
  const given = context.lookup(context.trailerInfo.Info);
  const info = given instanceof PDFDict ? given : context.obj({});
  const textOf = (key: string): string | undefined => {
    const value = info.lookup(name(key));
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
  };
  const created = dateOf(info) ?? now;
  info.set(name('CreationDate'), PDFString.fromDate(created));
  info.set(name('ModDate'), PDFString.fromDate(now));
  if (info !== given) context.trailerInfo.Info = context.register(info);
  return {
    title: textOf('Title'),
    author: textOf('Author'),
    subject: textOf('Subject'),
    keywords: textOf('Keywords'),
    creator: textOf('Creator'),
    producer: textOf('Producer'),
    created,
    modified: now,
  };
}

function dateOf(info: PDFDict): Date | undefined {
  const value = info.lookup(name('CreationDate'));
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  try {
    const date = value.decodeDate();
    return Number.isNaN(date.getTime()) ? undefined : date;
  } catch {
    return undefined;
  }
}

/** Writes the file identifier, which depends on the previous one and on the current content. */
function identify(context: PDFContext, metadata: Uint8Array, checksums: readonly Uint8Array[]): void {
  const hash = sha256.create().update(new TextEncoder().encode(String(context.lookup(context.trailerInfo.ID) ?? '')));
  for (const bytes of [metadata, ...checksums]) hash.update(bytes);
  const id = PDFHexString.fromBytes(hash.digest().subarray(0, 16));
  context.trailerInfo.ID = context.obj([id, id]);
  delete context.trailerInfo.Encrypt;
}
