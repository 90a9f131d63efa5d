/** Reads any file that people open or receive. Loaded on demand, as it recognises many kinds of files. */

import { type Environment, type Fault, faultOf, type Outcome, type WordedFault, worded } from '../engine/faults.ts';
import { schemaIds, validate } from '../engine/index.ts';
import type { FormatKey } from '../engine/known-names.ts';
import { load } from '../engine/loading.ts';
import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import { type DocumentRead, readDocumentText } from '../engine/reading/document-text.ts';
import { documentsIn, readFound } from '../engine/reading/documents-in.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import { type Message, message } from '../engine/text/message.ts';
import type { Translation } from '../engine/text/translation.ts';
import { parsedOnce } from '../formats/check/parsed-once.ts';
import {
  type Conversion,
  convertPdf,
  convertXml,
  type UnjudgedXml,
  type ValidXml,
  validatePdf,
  validateXml,
  type WordedLoss,
  wordedConversion,
} from '../formats/index.ts';
import { isSigned } from '../formats/signed/is-signed.ts';
import { decodeXml, seemsXml } from '../formats/xml/decode.ts';
import { isContainer, type Member, membersOf } from '../inbox/open.ts';
import { withoutCarrier } from '../intake/carried-xml.ts';
import { isGzip } from '../intake/gzip-name.ts';
import { recogniseBytes, recogniseText } from '../intake/recognise.ts';
import { fileIsTable } from '../intake/texts.ts';
import { utf16In } from '../intake/utf16.ts';
import { documentOf } from '../operations/document.ts';
import { isPdf } from '../pdf/is-pdf.ts';

/** How a file is written. An e-mail and a mailbox are archives of their attachments; a workbook is a table. */
export type FileKind = 'json' | 'yaml' | 'xml' | 'pdf' | 'signed' | 'archive' | 'table' | 'other';

/** What is in a file. */
export interface FileRead {
  kind: FileKind;
  /** The format of the e-invoice, `gobl` for a document, or null if the file has neither. */
  format: FormatKey | 'gobl' | null;
  /** The document: several for a file with several, null for a file without one. */
  document: JsonObject | JsonObject[] | null;
  /** Why the file has no document, or what is wrong with it by the official rules of its format or of the standard. */
  faults: WordedFault[];
  warnings: WordedFault[];
  /** The differences of the document from the e-invoice. */
  losses: WordedLoss[];
  /** The files in an archive or e-mail, with their paths in it. */
  files?: (FileRead & { name: string })[];
}

/** What reading needs besides the file. */
interface Reading {
  name: string;
  environment: Environment;
  translation: Translation | undefined;
}

/** Reads a file, and the files in it. Never throws because of its content. */
export async function readAny(file: string | Uint8Array, reading: Reading): Promise<FileRead> {
  if (typeof file === 'string') return ofText(file, reading);
  const bytes = new Uint8Array(file);
  if (!isContainer(bytes)) return ofBytes(bytes, reading);
  const members: Member[] = [];
  for await (const member of membersOf(reading.name, bytes)) members.push(member);
  const [only] = members;
  const isItself = members.length === 1 && only?.file === reading.name;
  if (only && (isItself || (isGzip(bytes) && members.length === 1))) return ofMember(only, reading);
  const files: NonNullable<FileRead['files']> = [];
  for (const member of members) {
    const name = member.file.slice(reading.name.length).replace(/^\//, '');
    files.push({ name, ...(await ofMember(member, { ...reading, name })) });
  }
  return { ...without('archive', [], reading), files };
}

function ofMember(member: Member, reading: Reading): Promise<FileRead> | FileRead {
  return member.bytes ? ofBytes(member.bytes, reading) : refused('other', member.why, reading);
}

async function ofBytes(bytes: Uint8Array<ArrayBuffer>, reading: Reading): Promise<FileRead> {
  if (isPdf(bytes)) return ofEInvoice('pdf', bytes, reading);
  if (isSigned(bytes)) return ofSigned(bytes, reading);
  if (seemsXml(bytes)) return ofXmlBytes(bytes, reading);
  const found = await recogniseBytes(bytes);
  if (found?.kind === 'tables') return refused('table', message(fileIsTable), reading);
  if (found?.kind === 'other') return refused('other', found.what, reading);
  return ofText(new TextDecoder(utf16In(bytes)).decode(bytes), reading);
}

async function ofXmlBytes(bytes: Uint8Array, reading: Reading): Promise<FileRead> {
  const decoding = decodeXml(bytes);
  const carried = decoding.ok ? withoutCarrier(decoding.text) : '';
  // The bytes also tell the encoding, which some formats prescribe.
  return ofEInvoice('xml', decoding.ok && carried !== decoding.text ? carried : bytes, reading);
}

/** Reads a signed file: an e-invoice as it is, so that its signature is looked at too, or another file in it. */
async function ofSigned(bytes: Uint8Array, reading: Reading): Promise<FileRead> {
  const { openVerified } = await import('../formats/signed/open.ts');
  const opened = await openVerified(bytes);
  const isXml = !opened.ok || seemsXml(opened.bytes);
  const read = isXml ? await ofEInvoice('signed', bytes, reading) : await ofBytes(opened.bytes, reading);
  if (!opened.ok || opened.around.verdict !== 'broken') return { ...read, kind: 'signed' };
  // The check of an e-invoice only warns of a changed document, but nobody should use one.
  const changed = opened.warnings
    .filter(({ code }) => code === CHANGED)
    .map((each) => worded(each, reading.translation));
  const warnings = read.warnings.filter(({ code }) => code !== CHANGED);
  return { ...read, kind: 'signed', faults: [...changed, ...read.faults], warnings };
}

const CHANGED = 'BW-FPA-P7M-DIGEST';

async function ofText(given: string, reading: Reading): Promise<FileRead> {
  const found = await recogniseText(given, reading.name);
  switch (found.kind) {
    case 'other':
      return refused('other', found.what, reading);
    case 'tables':
      return refused('table', message(fileIsTable), reading);
    case 'signed':
      return ofSigned(found.bytes, reading);
    case 'archive':
    case 'pdf':
      return readAny(new TextEncoder().encode(given), reading);
    default:
      return isXmlText(found.text) ? ofEInvoice('xml', found.text, reading) : ofDocuments(found.text, reading);
  }
}

async function ofDocuments(text: string, reading: Reading): Promise<FileRead> {
  const { documents, isOne } = documentsIn(text, reading.name);
  const reads = await Promise.all(documents.map((each) => ofDocument(readFound(each), reading)));
  const at = (faults: readonly Fault[], i: number) =>
    isOne ? faults : faults.map((each) => ({ ...each, properties: each.properties.map((path) => inList(path, i)) }));
  const found = reads.flatMap(({ document }) => (document ? [document] : []));
  const inWords = (fault: Fault) => worded(fault, reading.translation);
  return {
    kind: reads[0]?.language === 'JSON' ? 'json' : 'yaml',
    format: found.length > 0 ? 'gobl' : null,
    document: isOne ? (found[0] ?? null) : found,
    faults: reads.flatMap(({ faults }, i) => at(faults, i)).map(inWords),
    warnings: reads.flatMap(({ warnings }, i) => at(warnings, i)).map(inWords),
    losses: [],
  };
}

/** Returns the path of a property of the document at an index of a list. */
function inList(path: string, i: number): string {
  return path.replace(/^\$/, `$[${i}]`);
}

interface OneRead {
  language: DocumentRead['language'];
  document: JsonObject | null;
  faults: readonly Fault[];
  warnings: readonly Fault[];
}

async function ofDocument(read: DocumentRead, { environment }: Reading): Promise<OneRead> {
  const { language } = read;
  if (!read.ok) return { language, document: null, faults: read.faults, warnings: [] };
  const meant = documentOf({ data: read.value }, {}, schemaIds, readDocumentText);
  if (!meant.ok) return { language, document: null, faults: meant.faults, warnings: [] };
  await load(meant.value);
  const judged = validate(meant.value, {}, environment);
  const faults = judged.ok ? [] : judged.faults;
  return { language, document: meant.value, faults, warnings: [...meant.warnings, ...judged.warnings] };
}

async function ofEInvoice(kind: FileKind, file: string | Uint8Array, reading: Reading): Promise<FileRead> {
  const { environment, translation } = reading;
  const checking = { now: environment.now() };
  const isInPdf = typeof file !== 'string' && isPdf(file);
  const once = isInPdf ? file : parsedOnce(file);
  const judged = await (isInPdf ? validatePdf(file, undefined, checking) : validateXml(once, undefined, checking));
  const made = await (isInPdf ? convertPdf(file, {}, environment) : convertXml(once, {}, environment));
  const inWords = (fault: Fault) => worded(fault, translation);
  const said = {
    faults: faultsIn(judged, made).map(inWords),
    warnings: judged.warnings.map(inWords),
  };
  if (!made.ok) return { kind, format: null, document: null, ...said, losses: [] };
  const { result } = made.result;
  return {
    kind,
    format: (judged.ok ? judged.result.format : judged.format) ?? null,
    document:
      Array.isArray(result) || isJsonObject(result as JsonObject) ? (result as JsonObject | JsonObject[]) : null,
    ...said,
    losses: wordedConversion(made.result, translation).losses,
  };
}

/** Returns the faults of a file by its rules, which include why it cannot be read; otherwise those of reading. */
function faultsIn(judged: Outcome<ValidXml | UnjudgedXml>, made: Outcome<Conversion>): readonly Fault[] {
  if (!judged.ok) return judged.faults;
  return made.ok ? made.result.faults : made.faults;
}

function refused(kind: FileKind, what: Message, reading: Reading): FileRead {
  return without(kind, [faultOf('BW-DATA-TYPE', '$', what)], reading);
}

function without(kind: FileKind, faults: readonly Fault[], { translation }: Reading): FileRead {
  const inWords = faults.map((each) => worded(each, translation));
  return { kind, format: null, document: null, faults: inWords, warnings: [], losses: [] };
}
