/** Recognises the content of opened files and pasted text. */

import { MAX_SIZE } from '../../../engine/reading/problem.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { words } from '../../../engine/text/message.ts';
import { isReportFile } from '../../../formats/check-report/is-report.ts';
import { documentsOf, type Mapping, type TableDocuments, type Template } from '../../../intake/documents.ts';
import { EMAIL_HEAD, isEmailFile } from '../../../intake/email-head.ts';
import { guessMapping } from '../../../intake/guess.ts';
import { gunzip } from '../../../intake/gunzip.ts';
import { isGzip, unpackedName } from '../../../intake/gzip-name.ts';
import { isArchive } from '../../../intake/is-archive.ts';
import { type Recognised, recogniseBytes, recogniseText } from '../../../intake/recognise.ts';
import type { Table } from '../../../intake/table.ts';
import type { Writing } from '../../../intake/values.ts';
import { language, say } from '../../ui/texts/say.ts';
import { type Decoded, decode } from '../document/decoding.ts';
import { writeText } from '../document/write.ts';
import { houseRulesIn, type OpenedRules } from './opened-rules.ts';
import * as texts from './texts.ts';

/** The recognised content of a file or text. */
export type Opened =
  | {
      kind: 'text';
      text: string;
      guessed: Decoded['guessed'];
      from?: 'curl';
      schema?: string;
      /** The signed file around it. */
      signed?: File;
      /** The file of an e-invoice, if the text in UTF-8 would have other bytes. */
      encoded?: File;
    }
  /** JSON or YAML objects that are not documents, with the reason. */
  | { kind: 'foreign'; text: string; why: string }
  /** The unpacked file. */
  | { kind: 'pdf'; file: File }
  /** Files of an archive, with their paths, or of an e-mail. */
  | { kind: 'archive'; files: File[]; left: { path: string; why: string }[] }
  | { kind: 'tables'; tables: Table[] }
  | { kind: 'repaired'; text: string; repaired: string }
  /** The report of a check. */
  | { kind: 'report'; file: File }
  /** House rules, or their faults. */
  | ({ kind: 'rules' } & OpenedRules)
  /** Why it is not opened. */
  | { kind: 'other'; why: string };

/** The largest archive or e-mail that is opened, in bytes. */
const MAX_ARCHIVE = 200 * 1024 * 1024;

/** Recognises a file. */
export async function recogniseFile(file: File): Promise<Opened> {
  const head = new Uint8Array(await file.slice(0, EMAIL_HEAD).arrayBuffer());
  if (file.size > (isArchive(head) || isEmailFile(head) ? MAX_ARCHIVE : MAX_SIZE))
    return { kind: 'other', why: say(texts.tooLarge) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isGzip(bytes)) return await recogniseWhole(bytes, file);
  const unpacked = gunzip(bytes, MAX_SIZE);
  if ('what' in unpacked) return { kind: 'other', why: words(unpacked.what, language.translation) };
  return await recogniseWhole(unpacked.bytes, new File([unpacked.bytes], unpackedName(file.name), file));
}

async function recogniseWhole(bytes: Uint8Array<ArrayBuffer>, file: File): Promise<Opened> {
  if (isReportFile(bytes)) return { kind: 'report', file };
  const packed = await recogniseBytes(bytes);
  if (packed) return await shown(packed, file);
  const { text, guessed, fault } = decode(bytes);
  if (fault) {
    const why = say(texts.undecodable, { what: words(fault.what, language.translation), ...fault.position });
    return { kind: 'other', why };
  }
  const rules = await houseRulesIn(text);
  if (rules) return { kind: 'rules', ...rules };
  const found = await shown(await recogniseText(text, file.name), file, guessed);
  const keepsBytes = found.kind === 'text' && isXmlText(found.text) && !isEncoded(text, bytes);
  return keepsBytes ? { ...found, encoded: file } : found;
}

/** Returns whether bytes are a text in UTF-8 without a byte order mark. */
function isEncoded(text: string, bytes: Uint8Array): boolean {
  const plain = new TextEncoder().encode(text);
  return plain.length === bytes.length && plain.every((byte, at) => byte === bytes[at]);
}

/** Recognises a pasted text. */
export async function recognisePasted(text: string): Promise<Opened> {
  // Blanks before the XML declaration come from copying.
  return await shown(await recogniseText(text.replace(/^\s+(?=<\?xml)/, '')), new File([], ''));
}

/** Derived files are equal whenever they are made. */
const MADE = { lastModified: 0 };

async function shown(found: Recognised, file: File, guessed?: Decoded['guessed']): Promise<Opened> {
  switch (found.kind) {
    case 'pdf':
      return { kind: 'pdf', file };
    case 'signed':
      return await unwrapped(found.bytes, file);
    case 'text':
      return { ...found, guessed };
    case 'archive':
      return {
        kind: 'archive',
        files: found.files.map(({ path, bytes }) => new File([bytes], path, MADE)),
        left: found.left.map(({ path, why }) => ({ path, why: words(why, language.translation) })),
      };
    case 'foreign':
      return { kind: 'foreign', text: found.text, why: words(found.what, language.translation) };
    case 'other':
      return { kind: 'other', why: words(found.what, language.translation) };
    default:
      return found;
  }
}

/** Returns the content of a signed file. An e-invoice keeps its signed file. */
async function unwrapped(bytes: Uint8Array<ArrayBuffer>, file: File): Promise<Opened> {
  const { unwrapSigned } = await import('../../../formats/signed/unwrap.ts');
  const found = unwrapSigned(bytes);
  if (!found.ok) return { kind: 'other', why: words(found.what, language.translation) };
  const name = file.name.replace(/\.p7[mse]$/i, '');
  const inside = await recogniseWhole(found.bytes, new File([found.bytes], name, MADE));
  const isXml = inside.kind === 'text' && isXmlText(inside.text);
  return isXml ? { ...inside, signed: new File([bytes], file.name || SIGNED_NAME, MADE) } : inside;
}

/** The name of a pasted signed file. */
const SIGNED_NAME = 'signed.p7m';

/** A table, with the default number and date format. */
export interface GuessRequest {
  table: Table;
  otherwise: Writing;
}

/** Returns the most likely reading of a table. */
export function guessTable({ table, otherwise }: GuessRequest): Mapping {
  return guessMapping(table, otherwise);
}

/** A table, its reading, and members to add to its documents. */
export interface TableRequest {
  table: Table;
  mapping: Mapping;
  template: Template;
}

/** Returns the documents of a table as texts, and the parts that could not be converted. */
export function tableDocuments({ table, mapping, template }: TableRequest): Omit<TableDocuments, 'documents'> & {
  texts: string[];
} {
  const { documents, ...rest } = documentsOf(table, mapping, template);
  return { texts: documents.map((document) => writeText(document)), ...rest };
}
