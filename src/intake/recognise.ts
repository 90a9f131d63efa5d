/**
 * Recognises a file by its contents: documents, an e-invoice, a PDF, an archive, a table, a command, or something else.
 */

import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import { documentsIn, isLinesName, readFound } from '../engine/reading/documents-in.ts';
import { readJson } from '../engine/reading/json.ts';
import { jsonText } from '../engine/reading/json-text.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import { mayBeYaml, readYaml } from '../engine/reading/yaml.ts';
import { bytesOfBase64 } from '../engine/text/base64.ts';
import { decodeBase64Url } from '../engine/text/base64url.ts';
import { detailed, type Message, message } from '../engine/text/message.ts';
import { shorten } from '../engine/text/shorten.ts';
import { isSignedData } from '../formats/signed/is-signed.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { isVisible, type LeftFile, type PackedFile, type Room, unpack } from './archive.ts';
import { withoutCarrier } from './carried-xml.ts';
import { curlIn, documentOf } from './command.ts';
import { isEmail, isEmailFile } from './email-head.ts';
import { isGzip } from './gzip-name.ts';
import { isArchive } from './is-archive.ts';
import { isBookPart, openDocumentSheetsIn, sheetsIn, type Table, tableIn } from './table.ts';
import * as texts from './texts.ts';
import {
  isPage,
  PICTURE,
  textAt,
  unsupportedBinary,
  unsupportedFile,
  unsupportedOffice,
  unsupportedText,
} from './unsupported.ts';
import { utf16In } from './utf16.ts';
import {
  assignedAt,
  assignedIn,
  documentsWithin,
  enclosedIn,
  fromAddress,
  unescaped,
  withoutBackticks,
  withoutFence,
  wrappedIn,
} from './wrappings.ts';

/** The kind of file that someone wants to open. */
export type Recognised =
  /**
   * Documents in JSON or YAML, or an e-invoice in XML; `documentsIn` separates the documents. `from` is the wrapper of
   * the text, `schema` the likely type of documents without one.
   */
  | { kind: 'text'; text: string; from?: 'curl'; schema?: string }
  /** Objects in JSON or YAML that do not seem to be business documents. */
  | { kind: 'foreign'; text: string; what: Message }
  | { kind: 'pdf' }
  /** A file within its signature (CAdES, `.p7m`), in bytes, Base64 or PEM. */
  | { kind: 'signed'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'archive'; files: PackedFile[]; left: LeftFile[] }
  | { kind: 'tables'; tables: Table[] }
  /** Broken JSON, and the repaired text. */
  | { kind: 'repaired'; text: string; repaired: string }
  | { kind: 'other'; what: Message };

/**
 * Recognises bytes that are not text; undefined if they may be text.
 * @param room the remaining room, if the bytes are packed within an archive
 */
export async function recogniseBytes(bytes: Uint8Array<ArrayBuffer>, room?: Room): Promise<Recognised | undefined> {
  if (bytes.length === 0) return other(message(texts.emptyFile));
  if (isPdf(bytes)) return { kind: 'pdf' };
  if (isSignedData(bytes)) return { kind: 'signed', bytes };
  if (isArchive(bytes)) return await recogniseArchive(bytes, room);
  const unsupported = unsupportedFile(bytes);
  if (unsupported) return other(unsupported);
  if (isEmailFile(bytes)) return await recogniseEmail(bytes, room);
  const binary = unsupportedBinary(bytes);
  return binary && other(binary);
}

/** The remaining number of characters to recognise within a text, in all wrappers and assigned values together. */
interface Within {
  characters: number;
}

/** The size of everything within a text, as a multiple of the text: wrappers within wrappers repeat it. */
const MOST_WITHIN = 8;

/**
 * Recognises a text.
 * @param name the name of its file
 */
export async function recogniseText(given: string, name = ''): Promise<Recognised> {
  return await recogniseWithin(given, { characters: MOST_WITHIN * given.length }, name);
}

async function recogniseWithin(given: string, within: Within, name = ''): Promise<Recognised> {
  within.characters -= given.length;
  if (within.characters < 0) return other(NOTHING_READ);
  // Removes separators of a JSON text sequence (RFC 7464), and the start of a PHP program.
  const text = given.replaceAll('\u001e', '').replace(/^\s*<\?php\b/, '');
  if (text.trim() === '') return other(message(texts.blank));
  if (isPage(text)) {
    return other(message(texts.webPage));
  }
  const isXml: boolean = isXmlText(text);
  if (isXml) return { kind: 'text', text: withoutCarrier(text) };
  const command = curlIn(text);
  if (command !== undefined) return await recogniseCommand(command, text, within);
  if (isEmail(text)) return await recogniseEmail(new TextEncoder().encode(text));
  if (SIGNED_TEXT.test(text)) return { kind: 'signed', bytes: new TextEncoder().encode(text) };
  const unsupported = unsupportedText(text, name);
  if (unsupported) return other(unsupported);
  const { how, values } = documentsRead(text, name);
  const carried = await carriedIn(text, name, how, within);
  if (carried !== undefined) return carried;
  // Text that begins like JSON but is only valid YAML was meant as JSON: Python's `None` is not a text.
  const repairedFirst = how === 'YAML' && /^\s*[{[]/.test(text) ? await repairedJson(text) : undefined;
  if (repairedFirst !== undefined) return { kind: 'repaired', text, repaired: repairedFirst };
  if (how !== undefined) return await recogniseRead(text, name, how, values, within);
  const inside =
    yamlListIn(text) ?? withoutFence(text) ?? assignedIn(text) ?? fromAddress(text) ?? withoutBackticks(text);
  if (inside !== undefined) return await recogniseWithin(inside, within, name);
  const inProgram = await recogniseProgram(text, within);
  if (inProgram !== undefined) return inProgram;
  const table = /^\s*[{[]/.test(text) ? undefined : await tableIn(text, name);
  if (table) return 'what' in table ? other(table.what) : { kind: 'tables', tables: [table] };
  const repaired = await repairedJson(text);
  if (repaired !== undefined) return { kind: 'repaired', text, repaired };
  const enclosed = enclosedIn(text);
  if (enclosed !== undefined) return await recogniseWithin(enclosed, within);
  if (/^\s*[{[]/.test(text) || isYamlName(name) || /\.(?:json|jsonl|ndjson)$/i.test(name) || seemsYaml(text)) {
    return { kind: 'text', text };
  }
  if (/\.(?:csv|tsv|tab)$/i.test(name)) {
    return other(message(texts.noTable));
  }
  return other(NOTHING_READ);
}

/** The message for an unknown text. */
export const NOTHING_READ = message(texts.unknownText);

/** Finds a document, broken or not, that a program assigns to a name on a separate line. */
async function recogniseProgram(text: string, within: Within): Promise<Recognised | undefined> {
  for (const value of assignedAt(text)) {
    const found = await recogniseWithin(value, within);
    const meant = found.kind === 'repaired' ? await recogniseWithin(found.repaired, within) : found;
    if (meant.kind === 'text') return found;
  }
  return undefined;
}

/** Finds the contents of a wrapper: a signature, Base64, or a request or response of a service. */
async function carriedIn(
  text: string,
  name: string,
  how: 'JSON' | 'YAML' | undefined,
  within: Within,
): Promise<Recognised | undefined> {
  const payload = payloadIn(text);
  if (payload !== undefined) return recogniseToken(payload);
  const encoded = encodedIn(text);
  if (encoded !== undefined) return await recogniseEncoded(encoded, name, within);
  const wrapped = how === 'JSON' && !isLinesName(name) ? wrappedIn(text) : undefined;
  if (wrapped === undefined) return undefined;
  if ('what' in wrapped) return other(wrapped.what);
  const inside = await recogniseWithin(wrapped.text, within);
  return inside.kind === 'foreign' ? { ...inside, text } : inside;
}

/** Returns the objects in a text and their language, if readable. */
function documentsRead(text: string, name: string): { how?: 'JSON' | 'YAML'; values: JsonObject[] } {
  const { documents } = documentsIn(text, name);
  const reads = documents
    .slice(0, 3)
    .map(readFound)
    .filter((read) => read.ok);
  const values = reads.map(({ value }) => value);
  if (isLinesName(name)) return { how: 'JSON', values };
  const [read] = reads;
  if (!read) return { values };
  // “Dear Ms Ott: …” is also an object in YAML. No document property is spelled like this.
  const isSentence = read.language === 'YAML' && !isYamlName(name) && !Object.keys(read.value).some(isProperty);
  return isSentence ? { values } : { how: read.language, values };
}

/** Returns the objects of a YAML list as a JSON list. */
function yamlListIn(text: string): string | undefined {
  if (!/^(?:---\s|- )/m.test(text) || /^\s*[{[]/.test(text) || !mayBeYaml(text)) return undefined;
  const reading = readYaml(text);
  if (!reading.ok || !Array.isArray(reading.value) || reading.value.length === 0) return undefined;
  return reading.value.every((each) => isJsonObject(each) && Object.keys(each).some(isProperty))
    ? jsonText(reading.value)
    : undefined;
}

/** Recognises a readable text: the objects in it, or documents nested deeper in other objects. */
async function recogniseRead(
  text: string,
  name: string,
  how: 'JSON' | 'YAML',
  values: readonly JsonObject[],
  within: Within,
): Promise<Recognised> {
  const { documents, isOne, format } = documentsIn(text, name);
  if (isLinesName(name) && documents.some((each) => each.text === ',')) {
    const repaired = await repairedJson(text);
    if (repaired !== undefined) return { kind: 'repaired', text, repaired };
  }
  const found = await recogniseObjects(text, how, values);
  const isWhole = how === 'JSON' && (isOne || format === 'json-list');
  const inside = isWhole && found.kind === 'foreign' ? documentsWithin(text) : undefined;
  return inside === undefined ? found : await recogniseWithin(inside, within);
}

/** Recognises objects: documents, by their schema or their properties, or something else. */
async function recogniseObjects(
  text: string,
  how: 'JSON' | 'YAML',
  values: readonly JsonObject[],
): Promise<Recognised> {
  const [first] = values;
  if (!first || values.some(({ $schema }) => typeof $schema === 'string' && !isOther($schema))) {
    return { kind: 'text', text };
  }
  const withSchema = values.find(({ $schema }) => typeof $schema === 'string');
  if (withSchema) {
    const schema = String(withSchema.$schema).slice(0, 200);
    return {
      kind: 'foreign',
      text,
      what: message(texts.foreignSchema, { how, schema }),
    };
  }
  const { schemaMeant } = await import('./business-document.ts');
  const schemas = values.map(schemaMeant);
  const [schema] = schemas;
  if (schema !== undefined && schemas.every((each) => each === schema)) return { kind: 'text', text, schema };
  if (schemas.some((each) => each !== undefined)) return { kind: 'text', text };
  return {
    kind: 'foreign',
    text,
    what: message(texts.foreignObject, { how }),
  };
}

/** Returns whether a schema is a URL outside the standard. */
function isOther(schema: string): boolean {
  return /^https?:\/\//.test(schema) && !schema.includes('gobl');
}

function isYamlName(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}

function isProperty(name: string): boolean {
  return /^[$a-z][\w$-]*$/.test(name);
}

/** Returns whether an unreadable text looks like a YAML document: a line begins with a document property. */
function seemsYaml(text: string): boolean {
  return /^(?:\$schema|supplier|customer|lines|doc):(?:\s|$)/m.test(text);
}

/** Returns the payload of a JSON Web Signature in compact form (RFC 7515 §7.1), in Base64. */
function payloadIn(text: string): string | undefined {
  return /^\s*eyJ[\w-]*\.([\w-]+)\.[\w-]*\s*$/.exec(text)?.[1];
}

/** Returns the signed document. The signature of an envelope only contains a digest. */
function recogniseToken(payload: string): Recognised {
  const text = decodeBase64Url(payload) ?? '';
  const reading = readJson(text);
  if (reading.ok && isJsonObject(reading.value) && reading.value.$schema !== undefined) return { kind: 'text', text };
  return other(message(texts.signature));
}

/** Returns the bytes of a text that is entirely Base64, like e-invoices in the responses of many services. */
function encodedIn(text: string): Uint8Array<ArrayBuffer> | undefined {
  const [first = ''] = text.trim().split(/\s/, 1);
  return first.length >= 40 && /^[A-Za-z0-9+/=\s]+$/.test(text) ? bytesOfBase64(text) : undefined;
}

async function recogniseEncoded(bytes: Uint8Array<ArrayBuffer>, name: string, within: Within): Promise<Recognised> {
  const packed = await recogniseBytes(bytes);
  if (packed?.kind === 'pdf') {
    return other(message(texts.pdfInBase64));
  }
  return packed ?? (await recogniseWithin(new TextDecoder().decode(bytes), within, name));
}

/**
 * The maximum number of characters to repair: the library copies all its output for each of the most frequent mistakes,
 * such as missing commas.
 */
const MOST_REPAIRED = 512 * 1024;

/** Returns the likely meaning of broken JSON, if it consists of objects. */
async function repairedJson(text: string): Promise<string | undefined> {
  if (text.length > MOST_REPAIRED) return undefined;
  const inside = unescaped(text);
  if (inside !== undefined) return (await repairedJson(inside)) ?? wholeJson(inside);
  if (!/^\s*(?:\/[/*]|[{[]|[\w$]+\s*(?:=|\()\s*[{[]|"\{)/.test(text)) return undefined;
  const [{ jsonrepair }, { mendedSigns }] = await Promise.all([import('jsonrepair'), import('./mend-json.ts')]);
  const found = repairedBy(jsonrepair, text) ?? repairedBy(jsonrepair, mendedSigns(text));
  // A JSON string that contains JSON is repaired again.
  if (typeof found?.value !== 'string') return found?.repaired;
  return found.value === text ? undefined : ((await repairedJson(found.value)) ?? wholeJson(found.value));
}

/** Returns a library's repair of a broken text, if the result is an object, a list of objects, or a text. */
function repairedBy(repair: (text: string) => string, text: string | undefined) {
  if (text === undefined) return undefined;
  try {
    const repaired = repair(text);
    const reading = readJson(repaired);
    if (!reading.ok) return undefined;
    const { value } = reading;
    const isObjects = isJsonObject(value) || (Array.isArray(value) && value.length > 0 && value.every(isJsonObject));
    return isObjects || typeof value === 'string' ? { repaired, value } : undefined;
  } catch {
    return undefined;
  }
}

function wholeJson(text: string): string | undefined {
  return readJson(text).ok && /^\s*\{/.test(text) ? text : undefined;
}

/**
 * Recognises the document that a command sends or, failing that, a document in the text around it: in a variable, or
 * piped to the command.
 */
async function recogniseCommand(command: string, whole: string, within: Within): Promise<Recognised> {
  const sent = documentOf(command);
  const inside = 'what' in sent ? other(sent.what) : await recogniseWithin(sent.text, within);
  const enclosed = inside.kind === 'other' ? enclosedIn(whole) : undefined;
  if (enclosed !== undefined) return await recogniseWithin(enclosed, within);
  if ('what' in sent) return inside;
  if (inside.kind === 'other') return other(message(texts.curlWithoutDocument));
  return inside.kind === 'text' ? { ...inside, from: 'curl' } : inside;
}

async function recogniseArchive(bytes: Uint8Array<ArrayBuffer>, room: Room | undefined): Promise<Recognised> {
  const paths: string[] = [];
  const wanted = (path: string) => {
    paths.push(path);
    return isVisible(path);
  };
  const unpacked = unpack(bytes, wanted, room);
  if ('what' in unpacked) return other(unpacked.what);
  if (paths.includes('xl/workbook.xml')) {
    if (unpacked.left.some(({ path }) => isBookPart(path))) {
      return other(message(texts.workbookPartDamaged));
    }
    return ofSheets(await sheetsIn(unpacked.files), message(texts.workbookWithoutTable));
  }
  const content = unpacked.files.find(({ path }) => path === 'content.xml');
  if (content && typeIn(unpacked.files) === SPREADSHEET) {
    const sheets = await openDocumentSheetsIn(content.bytes);
    return ofSheets(sheets, message(texts.spreadsheetWithoutTable));
  }
  const office = unsupportedOffice(paths);
  if (office) return other(office);
  const { files, left } = unpacked;
  const [first] = left;
  if (files.length === 0) {
    return other(first ? noneUnpacked(first, left.length) : message(texts.zipEmpty));
  }
  return { kind: 'archive', files, left };
}

/** Returns why nothing could be unpacked from an archive. */
function noneUnpacked({ path, why }: LeftFile, count: number): Message {
  return detailed(message(texts.nothingUnpacked, { count, path: shorten(path) }), why);
}

/** Recognises an email: its useful attachments, or its text if that is a document. */
async function recogniseEmail(bytes: Uint8Array<ArrayBuffer>, room?: Room): Promise<Recognised> {
  const { openEmail } = await import('./email.ts');
  const email = await openEmail(bytes, room);
  if ('what' in email) return other(email.what);
  const { files, left, text } = email;
  const wanted: PackedFile[] = [];
  for (const file of files) if (await isWanted(file, files.length === 1)) wanted.push(file);
  if (wanted.length > 0 || left.length > 0) return { kind: 'archive', files: wanted, left };
  const written = enclosedIn(text);
  if (written !== undefined) return await recogniseText(written);
  if (files.length === 0) return other(message(texts.emailWithoutAttachment));
  return other(
    message(texts.emailWithoutDocument, {
      files: files
        .slice(0, 5)
        .map(({ path }) => shorten(path))
        .join(', '),
    }),
  );
}

/**
 * Returns whether a file is useful: it may contain a document, or a message explains on opening why it cannot be read.
 * Packed files are not unpacked for this.
 * @param isAlone whether it is the only file, for which any message is useful
 */
async function isWanted({ path, bytes }: PackedFile, isAlone: boolean): Promise<boolean> {
  if (isPdf(bytes)) {
    const { readPdf } = await import('../pdf/read.ts');
    const read = readPdf(bytes);
    return isAlone || !read.ok || read.attachments.length > 0;
  }
  if (isArchive(bytes)) {
    const paths: string[] = [];
    unpack(bytes, (each) => paths.push(each) < 0);
    return unsupportedOffice(paths) === undefined;
  }
  if (isGzip(bytes) || isEmailFile(bytes)) return true;
  const packed = await recogniseBytes(bytes);
  if (packed?.kind === 'signed') return isAlone || (await holdsFile(packed.bytes));
  if (packed) return packed.kind !== 'other' || (isAlone && packed.what !== PICTURE);
  const { kind } = await recogniseText(new TextDecoder(utf16In(bytes)).decode(bytes), path);
  return kind !== 'other';
}

/** Returns whether a signature contains the signed file. In emails, the file is separate. */
async function holdsFile(signed: Uint8Array): Promise<boolean> {
  const { unwrapSigned } = await import('../formats/signed/unwrap.ts');
  return unwrapSigned(signed).ok;
}

/**
 * Returns the sheets of a workbook, or why they cannot be read.
 * @param none the message if there are none
 */
function ofSheets(sheets: Table[] | { what: Message }, none: Message): Recognised {
  if ('what' in sheets) return other(sheets.what);
  return sheets.length > 0 ? { kind: 'tables', tables: sheets } : other(none);
}

/** Returns the media type that an archive declares, as in OpenDocument. */
function typeIn(files: readonly PackedFile[]): string | undefined {
  const type = files.find(({ path }) => path === 'mimetype');
  return type && textAt(type.bytes, 0, 100).trim();
}

function other(what: Message): Recognised {
  return { kind: 'other', what };
}

/** The media type of spreadsheets in OpenDocument. */
const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** The start of signed data in PEM or Base64. */
const SIGNED_TEXT = /^\s*(?:-----BEGIN (?:PKCS7|CMS)-----|MI[A-Za-z0-9+/]{2,6}(?:YJKoZIhvcNAQc|CSqGSIb3DQEH))/;
