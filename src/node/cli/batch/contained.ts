/** Archives, e-mails, workbooks and tables: yields the files and documents in them. Each is processed like a separate file. */

import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { documentsIn, isLinesName } from '../../../engine/reading/documents-in.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { MAX_SIZE, START } from '../../../engine/reading/problem.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { windows1252 } from '../../../formats/xml/decode.ts';
import { hasAmounts } from '../../../intake/amounts.ts';
import { NO_ROOM, type Room, roomWithin } from '../../../intake/archive.ts';
import { type DiscountKind, discountsOf } from '../../../intake/discounts.ts';
import {
  documentsOf as documentsOfTable,
  type Mapping,
  type TableDocuments,
  type Template,
} from '../../../intake/documents.ts';
import { EMAIL_HEAD, isEmailFile } from '../../../intake/email-head.ts';
import { guessMapping } from '../../../intake/guess.ts';
import { isGzip, unpackedName } from '../../../intake/gzip-name.ts';
import { isArchive } from '../../../intake/is-archive.ts';
import { MOST_NESTED } from '../../../intake/limits.ts';
import { recogniseBytes, recogniseText } from '../../../intake/recognise.ts';
import type { Table } from '../../../intake/table.ts';
import { utf16In } from '../../../intake/utf16.ts';
import type { Writing } from '../../../intake/values.ts';
import { isPdf } from '../../../pdf/is-pdf.ts';
import { CommandError, EXIT, errorAbout } from '../../files/exit.ts';
import { firstBytes, unpacked } from '../../files/gunzip.ts';
import { decoded, isFile, readText } from '../../files/input.ts';
import type { BatchDocument, Unreadable } from './documents.ts';
import { isDocumentName } from './find-files.ts';

/** A file of an archive (`a.zip/b.json`) or an e-mail, or a document of a table (`a.csv#3`), with the digest of its source. */
export interface Contained {
  kind: 'contained';
  file: string;
  digest: string;
  documents: (BatchDocument | Unreadable)[];
}

/** How to read tables: their number and date formats if known, and members to add to each document. */
export interface TableOptions {
  writing: Partial<Writing>;
  /** What bare discounts are if neither their column nor the template determines it. */
  discounts?: DiscountKind | undefined;
  template: Template;
  /** Whether to reject a table with a column that nothing is read from. */
  strict?: boolean;
}

/** How to read containers. */
export interface ContainerOptions extends TableOptions {
  takesXml: boolean;
  /** Reports the parts of a table that are left out. */
  note?(mapped: Message): void;
}

/** The nesting depth within archives, and the room left for compressed content in the outermost one. */
interface Within {
  depth: number;
  room: Room;
}

const TABLE = /\.(?:csv|tsv|tab)$/i;
const CONTAINER = /\.(?:zip|eml|xlsx|ods|csv|tsv|tab)$/i;

/** Returns whether a file name belongs to an archive, e-mail, workbook or table. */
export function isContainerName(file: string): boolean {
  return CONTAINER.test(unpackedName(file));
}

/** Returns whether a file on disk is an archive, e-mail, workbook or table, by its name or first bytes. */
export function isContainerFile(file: string): boolean {
  if (isContainerName(file)) return true;
  return !isLinesName(unpackedName(file)) && isFolder(firstBytes(file, EMAIL_HEAD));
}

/** Returns whether a file is an archive, e-mail, workbook or table, by its first bytes and its name. */
export function isContainer(bytes: Uint8Array, file: string): boolean {
  return isFolder(bytes) || TABLE.test(unpackedName(file));
}

/** Whether a file contains other files: an archive or an e-mail. */
function isFolder(bytes: Uint8Array): boolean {
  return isArchive(bytes) || isEmailFile(bytes);
}

/**
 * Returns the path of a contained result, relative to the result of its container: `3.json` for `#3`, `july/list/3.json` for
 * `/july/list.csv#3`.
 */
export function positionWithin(path: string): string {
  const [, container = '', row] = /^(.*)#(\d+)$/s.exec(path) ?? [];
  const name = (row === undefined ? path : container).replace(/^\//, '');
  if (row === undefined) return name;
  return `${name === '' ? '' : `${withoutEnding(name)}/`}${row}.json`;
}

/** Returns a name without its container extension. */
export function withoutEnding(name: string): string {
  const own = unpackedName(name);
  return isContainerName(own) ? own.slice(0, own.length - extname(own).length) : name;
}

/**
 * Yields the content of an archive, e-mail, workbook or table, in order. It selects files of an archive as it would
 * select files of a folder. Throws a `CommandError` if nothing can be read.
 */
export async function* containedIn(
  bytes: Uint8Array<ArrayBuffer>,
  file: string,
  options: ContainerOptions,
  within: Within = { depth: 0, room: roomWithin() },
): AsyncGenerator<Contained> {
  const room = within.depth > 0 ? within.room : undefined;
  const found = isFolder(bytes)
    ? await recogniseBytes(bytes, room)
    : await recogniseText(tableText(bytes, file, options), unpackedName(file));
  if (found?.kind === 'tables') yield* ofTables(found.tables, file, options);
  else if (found?.kind === 'archive') {
    for (const { path, why } of found.left) yield unreadable(`${file}/${path}`, why);
    const inOrder = found.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (const { path, bytes: own } of inOrder) yield* ofMember(own, `${file}/${path}`, options, within);
  } else {
    const why = found?.kind === 'other' ? found.what : message('It contains no table.');
    throw errorAbout(file, why, EXIT.files);
  }
}

/** Decodes a table as `decoded` does, or as Windows-1252, which Excel and accounting programs write without declaring it. */
function tableText(bytes: Uint8Array, file: string, { note }: ContainerOptions): string {
  if (isUtf8(bytes) || utf16In(bytes)) return decoded(bytes, file);
  const decoding = windows1252(bytes);
  if (!decoding.ok) return decoded(bytes, file);
  note?.(message('{file}: not in UTF-8; read as Windows-1252, so check letters with accents', { file }));
  return decoding.text;
}

async function* ofMember(
  packed: Uint8Array<ArrayBuffer>,
  file: string,
  options: ContainerOptions,
  { depth, room }: Within,
): AsyncGenerator<Contained> {
  if (!isContainerName(file) && !isDocumentName(file, options.takesXml)) return;
  try {
    const bytes = unpackedWithin(packed, file, room);
    if (!isContainer(bytes, file))
      yield { kind: 'contained', file, digest: digestOf(packed), documents: await documents(bytes, file) };
    else if (depth >= MOST_NESTED) yield unreadable(file, message('it is nested too deeply in other archives'));
    else yield* containedIn(bytes, file, options, { depth: depth + 1, room });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    yield unreadable(file, error.reason);
  }
}

/** Unpacks a gzip file within an archive, within the size limit of any other file. */
function unpackedWithin(packed: Uint8Array<ArrayBuffer>, file: string, room: Room): Uint8Array<ArrayBuffer> {
  if (!isGzip(packed)) return packed;
  if (room.bytes <= 0) throw errorAbout(file, NO_ROOM, EXIT.files);
  const bytes = unpacked(packed, file, MAX_SIZE);
  room.bytes -= bytes.length;
  return Uint8Array.from(bytes);
}

/** Returns a file that is not text as a single document. */
export function fileDocument(name: string, bytes: Uint8Array): BatchDocument {
  const format = isPdf(bytes) ? 'pdf' : 'xml';
  return { kind: 'document', name, format, part: 1, text: '', bytes, start: START, isJson: false };
}

async function documents(bytes: Uint8Array<ArrayBuffer>, file: string): Promise<BatchDocument[]> {
  if (isFile(bytes)) return [fileDocument(file, bytes)];
  const { format, isOne, documents } = documentsIn(await readText(bytes, file), unpackedName(file));
  return documents.map((each, i) => ({
    kind: 'document',
    name: isOne ? file : `${file}#${i + 1}`,
    format,
    part: (i + 1) / documents.length,
    ...each,
  }));
}

/**
 * Yields the documents of tables, whose columns are recognised by name, as in the workbench. Sheets without an amount
 * are skipped.
 */
function* ofTables(
  tables: readonly Table[],
  file: string,
  { writing, discounts, template, strict = false, note }: ContainerOptions,
): Generator<Contained> {
  const read = tables.flatMap((table) => {
    const mappings = mappingsOf(table, writing, discounts ?? discountsOf(template));
    // Nobody can confirm a guess without column names here.
    if (!mappings[0]?.hasHeader || !hasAmounts(mappings[0].fields)) return [];
    const [made, ...others] = mappings.map((mapping) => documentsOfTable(table, mapping, template));
    const {
      documents = [],
      undecided = [],
      ignored = [],
      shared = [],
      untaxed = false,
      emptyRates,
      differing = [],
    } = made ?? {};
    const other = others[0]?.documents;
    if (other && jsonText(documents) !== jsonText(other)) {
      throw new CommandError(
        message('{file}: numbers or dates are ambiguous; choose a reading with --decimal and --dates', { file }),
        EXIT.files,
        file,
      );
    }
    const sheet = table.name === '' ? file : `${file}: ${table.name}`;
    const [discount] = undecided;
    if (discount) {
      const { row, text } = discount;
      throw new CommandError(
        message(
          '{sheet}, row {row}: the discount {text} may be a percentage or an amount; choose with --discounts percent or --discounts amount, or add a line with such a discount to --template',
          { sheet, row, text: text.slice(0, LONGEST_CELL) },
        ),
        EXIT.files,
        file,
      );
    }
    for (const what of [...ignoredNote(sheet, ignored), ...differingNotes(sheet, differing)]) {
      if (strict) throw new CommandError(what, EXIT.files, file);
      note?.(what);
    }
    for (const { number, customers } of shared.slice(0, LEFT_NAMED)) {
      const values = { sheet, number, count: customers.length };
      note?.(message('{sheet}: {count} customers share the number {number}, so each gets a separate invoice', values));
    }
    if (untaxed) note?.(untaxedNote(sheet, emptyRates));
    if (table.left.length > 0) note?.(leftOut(table, file));
    return documents;
  });
  if (read.length === 0) {
    throw new CommandError(
      message(
        '{file}: no column has the name of a price or a sum; add a header row with a name such as Price, Net amount or Total',
        { file },
      ),
      EXIT.files,
      file,
    );
  }
  for (const [i, document] of read.entries()) {
    const name = `${file}#${i + 1}`;
    const text = jsonText(document);
    const part = (i + 1) / read.length;
    yield {
      kind: 'contained',
      file: name,
      digest: digestOf(text),
      documents: [{ kind: 'document', name, format: 'json', part, text, start: START, isJson: true }],
    };
  }
}

/** Maximum number of skipped rows that are listed. */
const LEFT_NAMED = 10;

/** Maximum number of characters of a cell in a message. */
const LONGEST_CELL = 60;

function ignoredNote(sheet: string, ignored: readonly string[]): Message[] {
  if (ignored.length === 0) return [];
  const values = { sheet, count: ignored.length, columns: ignored.slice(0, LEFT_NAMED) };
  return [message('{sheet}: unknown {count, plural, one {column} other {columns}} skipped: {columns}', values)];
}

function differingNotes(sheet: string, differing: TableDocuments['differing']): Message[] {
  return differing
    .slice(0, LEFT_NAMED)
    .map(({ row, text, made }) =>
      message(
        '{sheet}, row {row}: the sum {text} does not follow from quantity, price and discount, which give {made}',
        { sheet, row, text: text.slice(0, LONGEST_CELL), made },
      ),
    );
}

/** @param column the column of tax rates, if it is empty */
function untaxedNote(sheet: string, column: string | undefined): Message {
  return column === undefined
    ? message(
        '{sheet}: no column has a tax rate, so the lines have no tax; add a column, or a line with taxes in --template',
        { sheet },
      )
    : message(
        '{sheet}: the column {column} is empty, so the lines have no tax; fill it in, or add a line with taxes to --template',
        { sheet, column },
      );
}

function leftOut({ name, left }: Table, file: string): Message {
  const rows = left.slice(0, LEFT_NAMED).map(({ number, text }) => `${number} (${text.slice(0, LONGEST_CELL)})`);
  const sheet = name === '' ? `${file}:` : `${file}: ${name}:`;
  const values = { sheet, count: left.length, rows };
  const more = left.length - LEFT_NAMED;
  return more > 0
    ? message('{sheet}: skipped rows {rows} and {more} more, which contain sums of other rows', { ...values, more })
    : message(
        '{sheet}: skipped {count, plural, one {row} other {rows}} {rows}, which contain sums of other rows',
        values,
      );
}

/** Returns the possible readings of a table. There is one if the table or the options settle its number and date formats. */
function mappingsOf(
  table: Table,
  { decimal, order }: Partial<Writing>,
  discounts: DiscountKind | undefined,
): Mapping[] {
  const one = guessMapping(table, { decimal: decimal ?? '.', order: order ?? 'dmy' });
  const other = guessMapping(table, { decimal: decimal ?? ',', order: order ?? 'mdy' });
  const mapped = (mapping: Mapping) => ({
    ...mapping,
    discounts: mapping.discounts ?? discounts,
    writing: { decimal: decimal ?? mapping.writing.decimal, order: order ?? mapping.writing.order },
  });
  const isSame = one.writing.decimal === other.writing.decimal && one.writing.order === other.writing.order;
  return isSame ? [mapped(one)] : [mapped(one), mapped(other)];
}

function unreadable(file: string, why: Message): Contained {
  return { kind: 'contained', file, digest: '', documents: [{ kind: 'unreadable', name: file, why }] };
}

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
