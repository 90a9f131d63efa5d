/** Converts documents to e-invoices, e-invoices to documents, and between formats (chapter 14 §1). */

import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../../engine/faults.ts';
import type { FormatKey } from '../../engine/known-names.ts';
import { isJsonObject, type JsonObject } from '../../engine/model/json.ts';
import { hintCodes } from '../../engine/operations/notices.ts';
import { ATTACHMENT_FORMATS } from '../../engine/org/attachment.ts';
import type { TextPosition } from '../../engine/reading/problem.ts';
import type { PaperLanguage } from '../../paper/languages.ts';
import type { Shown } from '../../paper/shown.ts';
import type { PaperSize } from '../../paper/size.ts';
import type { Verification } from '../../paper/verification.ts';
import type { DocumentRead, FormatOptions, ReadTerms, WriteOptions, WrittenXml } from '../declare/conversion.ts';
import { type Direction, DOCUMENT, type Format, PDF } from '../declare/format.ts';
import { type AttachedFile, type Loss, Report, strictFaults } from '../declare/report.ts';
import type { Drawn } from '../hybrid/draw.ts';
import { lazily } from '../lazily.ts';
import { formatOf, unknownFormat } from '../list/formats.ts';
import { optionsOf } from '../list/syntaxes.ts';
import { openSigned } from '../signed/opened.ts';
import type { SyntaxFile } from '../signed/syntax-file.ts';
import { boundedFault } from '../xml/bounds.ts';
import { decodeXml } from '../xml/decode.ts';
import { positionsIn } from '../xml/positions.ts';
import { faultsOfFiles } from './attached-files.ts';

export interface ConvertOptions {
  /** The key of the target format. Default: a document of the standard. */
  to?: FormatKey | undefined;
  /** The format to read, instead of the one that the file declares. */
  from?: FormatKey | undefined;
  /** Files to attach. */
  files?: readonly AttachedFile[] | undefined;
  /**
   * Report losses of meaning and of money as faults. `false` also writes records and receipts that their tax office would
   * reject (VERI*FACTU, CFDI), which are refused by default.
   */
  strict?: boolean | undefined;
  /**
   * `received` applies only the official rules of the format and warns about other rules of the standard; `issued`
   * applies both. Default: `received` for an e-invoice, `issued` for a document.
   */
  direction?: Direction | undefined;
  /** The language code of the pages. Default: the supplier's language. */
  language?: PaperLanguage | (string & {}) | undefined;
  /** The paper size of the pages, `a4` or `letter`. Default: the usual one in the supplier's country. */
  size?: PaperSize | (string & {}) | undefined;
  /** The pages of a hybrid PDF, as a PDF in base64. Default: pages drawn from the document. */
  pdf?: string | undefined;
  /** Options specific to a national format, by name: `created`, `system` and `environment` of KSeF. */
  formatOptions?: FormatOptions | undefined;
}

/** The result of a conversion, with losses. */
export interface Conversion {
  /** The key of the format; `gobl` for a document. */
  format: FormatKey;
  media_type: 'application/xml' | 'application/json' | 'application/pdf';
  /**
   * The text of the XML, the document (several for a file with several invoices; null for a file without one, such as a
   * cancellation), or the bytes of the PDF.
   */
  result: string | JsonObject | JsonObject[] | null | Uint8Array<ArrayBuffer>;
  losses: PlacedLoss[];
  /** The attached files. */
  files: AttachedFile[];
  /** Faults that did not prevent the conversion: of the document that was read, or of the written file by its format. */
  faults: Fault[];
  /** Where to verify the e-invoice, as in its printed QR code. */
  verification?: Verification;
  /** The file name that the format prescribes. */
  file_name?: string;
  /** Returns what the pages show for a document that was read, by its index, if that is not the document itself. */
  shown?: (at?: number) => Shown | undefined;
  /** What a file of records has besides documents: its record, or a list of several (VERI*FACTU). */
  record?: JsonObject | JsonObject[];
}

/** A loss with its position in the input text. */
export interface PlacedLoss extends Omit<Loss, 'element'> {
  position?: TextPosition;
}

/**
 * Converts a document to a format. Without a format it is returned unchanged. Fails with faults at the properties if
 * data required by the format are missing, and with `BW-FORMAT-UNKNOWN`.
 */
export async function convertDocument(
  document: JsonObject,
  options: ConvertOptions,
  environment: Environment,
): Promise<Outcome<Conversion>> {
  const { to = DOCUMENT, files = [] } = options;
  if (to === PDF) {
    if (files.length > 0) return filesRefused();
    const { drawDocument } = await drawer();
    return pdfResult(await drawDocument(document, options, environment));
  }
  if (to === DOCUMENT)
    return files.length > 0 ? filesRefused() : documentResult({ document, losses: [], files: [], faults: [] });
  const format = knownFormat('to', to);
  const wrong = faultsOfFiles(files, format.ok ? format.result : undefined);
  if (wrong.length > 0) return failure('input', wrong);
  return format.ok ? await writeEInvoice(document, format.result, files, options, environment) : format;
}

/**
 * Converts an XML e-invoice, a file or one that is already parsed, to a document or to another format. Also fails with `BW-XML-SYNTAX`, `BW-XML-ROOT`,
 * `BW-FORMAT-UNKNOWN`.
 * @param isInPdf whether it comes from a PDF, which helps to recognise its format
 */
export function convertXml(
  file: string | Uint8Array | SyntaxFile,
  options: ConvertOptions,
  environment: Environment,
  isInPdf = false,
): Promise<Outcome<Conversion>> {
  return convertEInvoice(file, options, environment, isInPdf);
}

/**
 * Converts the e-invoice in a PDF like one in XML (chapter 13 §6). Other files attached to the PDF are kept; problems
 * of the PDF are warnings. Also fails with `BW-PDF-READ`, `BW-PDF-ENCRYPTED`, `BW-PDF-SIZE`, `BW-PDF-INVOICE`.
 */
export async function convertPdf(
  file: Uint8Array,
  options: ConvertOptions,
  environment: Environment,
): Promise<Outcome<Conversion>> {
  const { invoiceIn } = await import('../hybrid/read-invoice.ts');
  const found = invoiceIn(file);
  if (!found.ok) return found;
  const { containerWarnings } = await import('../hybrid/check-container.ts');
  const carried = (format: Format) => [...containerWarnings(found, format), ...found.warnings];
  return convertEInvoice(found.xml, options, environment, true, {
    files: found.files,
    faults: found.faults,
    warnings: carried,
  });
}

/** Attachments of a PDF besides its XML, and its warnings once the format of the XML is known. */
interface Extras {
  files: readonly AttachedFile[];
  faults: readonly Fault[];
  warnings: (format: Format) => Fault[];
}

const reader = lazily(() => import('./read.ts'));
const writer = lazily(() => import('./write.ts'));
const ledger = lazily(() => import('../ledger/index.ts'));
const drawer = lazily(() => import('../hybrid/draw.ts'));

async function convertEInvoice(
  given: string | Uint8Array | SyntaxFile,
  options: ConvertOptions,
  environment: Environment,
  isInPdf: boolean,
  pdf?: Extras,
): Promise<Outcome<Conversion>> {
  const { to = DOCUMENT, files = [], strict = false, direction = 'received' } = options;
  const asked = requestedFormats(options);
  if (!asked.ok) return asked;
  const { target, source } = asked.result;
  const opening = await openSigned(given);
  if (!opening.ok) return failure('validation', [opening.fault]);
  const { file } = opening;
  const text = textOf(file);
  const { readDocument } = await reader();
  const reading = { strict: strict && !target, isInPdf, formatOptions: options.formatOptions, isForPages: to === PDF };
  const read = await readDocument(parsedIn(file) ?? text ?? file, source, reading, environment);
  if (!read.ok) return bounded(read);
  const {
    document,
    others = [],
    report,
    files: found,
    verification,
    shown,
    record,
    isOnlyRecord = false,
  } = read.result;
  if (others.length > 0 && to !== DOCUMENT) return severalRefused(to, others.length + 1);
  const faults = [...(pdf?.faults ?? []), ...read.result.faults.map(boundedFault)];
  const format = pdf && formatOf(read.result.format);
  const carried = format ? pdf.warnings(format) : [...opening.warnings];
  const warnings = [...carried, ...read.warnings];
  const extras = newFiles(pdf?.files ?? [], found);
  const losses = withPositions(report.losses, text ?? '');
  if (!target && to !== PDF)
    return {
      ...documentResult({
        document: isOnlyRecord ? null : document,
        others,
        losses,
        files: [...found, ...extras],
        faults,
        verification,
        shown,
        record,
      }),
      warnings,
    };
  if (isOnlyRecord) return withoutDocument(to);
  const taken = extras.filter(({ media_type }) => ATTACHMENT_FORMATS.includes(media_type));
  const made = target
    ? await rewriteEInvoice(document, target, [...found, ...taken, ...files], { ...options, direction }, environment, {
        read: read.result,
        text: text ?? '',
      })
    : pdfResult(
        await (await drawer()).drawRead(
          document,
          { ...options, verification, shown: read.result.shown?.(), pages: read.result.pages },
          environment,
        ),
      );
  // Writing repeats warnings about probable mistakes. Hints are for issuers only, and no user entered the figures of
  // the document.
  const again = made.warnings.filter(({ code }) => !hintCodes.has(code) && !CHANGES.has(code));
  const noticed = target ? [...carried, ...again] : [...warnings, ...again];
  if (!made.ok) return { ...bounded(made), warnings: noticed };
  const before = target ? [] : losses;
  const result = {
    ...made.result,
    losses: [...before, ...made.result.losses],
    faults: [...(pdf?.faults ?? []), ...made.result.faults],
  };
  return { ok: true, result, warnings: noticed };
}

/** Returns the requested formats, or the fault in the request. */
function requestedFormats({
  to = DOCUMENT,
  from,
  files = [],
}: ConvertOptions): Outcome<{ target: Format | undefined; source: Format | undefined }> {
  const target = to === DOCUMENT || to === PDF ? undefined : knownFormat('to', to);
  if (target && !target.ok) return target;
  const source = from === undefined ? undefined : knownFormat('from', from);
  if (source && !source.ok) return source;
  if (!target && files.length > 0) return filesRefused();
  const wrong = faultsOfFiles(files, target?.result);
  if (wrong.length > 0) return failure('input', wrong);
  return { ok: true, result: { target: target?.result, source: source?.result }, warnings: [] };
}

/** Warnings about changes by building. */
const CHANGES: ReadonlySet<string> = new Set(['BW-WARN-VALUE', 'BW-WARN-TOTALS']);

/**
 * Writes an e-invoice from another one, including data that the document has no field for. Such data are left out if
 * they break rules of the target format, and then also figures of national files.
 */
async function rewriteEInvoice(
  document: JsonObject,
  format: Format,
  files: readonly AttachedFile[],
  options: ConvertOptions,
  environment: Environment,
  { read, text }: { read: DocumentRead; text: string },
): Promise<Outcome<Conversion>> {
  const compared = read.format === format.key ? read.reading : undefined;
  const restored = { ...options, origin: read, compared };
  const carrying = { ...restored, reading: read.reading, source: read.source };
  const figures = read.source && {
    ...restored,
    source: { ...read.source, report: new Report(), onlyFigures: true },
  };
  let made = await writeEInvoice(document, format, files, carrying, environment);
  if (!made.ok && figures) made = await writeEInvoice(document, format, files, figures, environment);
  if (!made.ok) made = await writeEInvoice(document, format, files, restored, environment);
  if (!made.ok) return made;
  const { carried, unrestored, differences = [], ...result } = made.result;
  const known = read.report.losses.filter((loss) => !carried?.has(loss));
  const lost = [...differences, ...known, ...(unrestored?.([...known, ...result.losses]) ?? [])];
  const grave = options.strict ? strictFaults({ losses: lost }, text) : [];
  if (grave.length > 0) return { ...failure('validation', grave), warnings: made.warnings };
  return { ...made, result: { ...result, losses: [...withPositions(lost, text), ...result.losses] } };
}

/** Returns the files that are not duplicates. Files in the XML are often also attached next to it. */
function newFiles(files: readonly AttachedFile[], others: readonly AttachedFile[]): AttachedFile[] {
  return files.filter(({ name, data }) => !others.some((each) => each.name === name && each.data === data));
}

/** Limits the length of values and paths from the file in the faults of a failure. */
function bounded<T extends { ok: false; faults: Fault[] }>(refused: T): T {
  return { ...refused, faults: refused.faults.map(boundedFault) };
}

function filesRefused(): Failure {
  const text = 'Only e-invoices can have attached files, not documents; set the target format in to.';
  return failure('input', [fault('BW-FORMAT-FILES', 'request.files', text)]);
}

function severalRefused(to: string, count: number): Failure {
  const text = 'The file has {count} invoices, but {to} can have only one; leave out to, then convert each document.';
  return failure('input', [fault('BW-FORMAT-SEVERAL', 'request.to', text, { count, to })]);
}

function withoutDocument(to: string): Failure {
  const text =
    'The file concerns invoices but is not one: it is a cancellation or an answer, for example. It cannot become {to}; leave out to.';
  return failure('input', [fault('BW-FORMAT-NO-DOCUMENT', 'request.to', text, { to })]);
}

function documentResult({
  document,
  others = [],
  verification,
  shown,
  record,
  ...rest
}: Pick<Conversion, 'losses' | 'files' | 'faults'> &
  Pick<DocumentRead, 'others'> & {
    document: JsonObject | null;
    verification?: Verification | undefined;
    shown?: DocumentRead['shown'] | undefined;
    record?: Conversion['record'] | undefined;
  }): Outcome<Conversion> {
  const result = document !== null && others.length > 0 ? [document, ...others] : document;
  const conversion: Conversion = {
    format: DOCUMENT,
    media_type: 'application/json',
    result,
    ...rest,
    ...(verification && { verification }),
    ...(shown && { shown }),
    ...(record && { record }),
  };
  return { ok: true, result: conversion, warnings: [] };
}

function pdfResult(outcome: Outcome<Drawn>): Outcome<Conversion> {
  if (!outcome.ok) return outcome;
  const { bytes, report } = outcome.result;
  const result: Conversion = {
    format: PDF,
    media_type: 'application/pdf',
    result: bytes,
    losses: withPositions(report.losses, ''),
    files: [],
    faults: [],
  };
  return { ...outcome, result };
}

function parsedIn(file: string | Uint8Array | SyntaxFile): SyntaxFile | undefined {
  return typeof file !== 'string' && 'root' in file ? file : undefined;
}

/** Returns the text of a file without a byte order mark. */
function textOf(file: string | Uint8Array | SyntaxFile): string | undefined {
  if (typeof file !== 'string' && 'root' in file) return file.text;
  const decoding = typeof file === 'string' ? ({ ok: true, text: file } as const) : decodeXml(file);
  return decoding.ok ? decoding.text.replace(/^\ufeff/, '') : undefined;
}

/** The known facts about an e-invoice that was written from another one. */
interface Rewritten extends Pick<WrittenXml, 'carried'> {
  /** The amounts that differ from those of the file it was written from. */
  differences?: readonly Loss[];
  /** Returns the values that were not written again, unless these losses name them already. */
  unrestored?: (losses: readonly PlacedLoss[]) => Loss[];
}

interface WritingOptions extends ConvertOptions, Pick<WriteOptions, 'reading' | 'source'> {
  /** The terms of a file in the same format, to report what is not written again. */
  compared?: ReadTerms | undefined;
  /** The file that the document was read from. */
  origin?: DocumentRead;
}

async function writeEInvoice(
  document: JsonObject,
  format: Format,
  files: readonly AttachedFile[],
  options: WritingOptions,
  environment: Environment,
): Promise<Outcome<Conversion & Rewritten>> {
  const { strict, pdf, direction, reading, source, formatOptions, compared, origin } = options;
  if (pdf !== undefined && !format.container) return pagesRefused(format);
  const unfit = unfitOptions(format, formatOptions);
  const { writeDocument } = await writer();
  const writing = { files: [...files], strict, direction, reading, source, formatOptions };
  const outcome = await writeDocument(document, format, writing, environment);
  const warned = [...unfit, ...outcome.warnings];
  if (!outcome.ok) return { ...outcome, warnings: warned };
  const { xml, report, written, tree, carried, verification, fileName, record, refused = [] } = outcome.result;
  const known = origin?.report.losses.filter((loss) => !carried?.has(loss)) ?? [];
  const { amountsRead, differencesIn } = await ledger();
  const given = origin && amountsRead(origin);
  const differences = await differencesIn(outcome.result, format, given, known, environment);
  if (strict && !origin && differences.length > 0)
    return { ...failure('validation', strictFaults({ losses: differences })), warnings: warned };
  const losses = withPositions(origin ? report.losses : [...differences, ...report.losses], '');
  const unrestored = compared && written && (await import('../mapping/unrestored.ts')).unrestored(compared, written);
  written?.root.release();
  tree?.root.release();
  written?.invoice.release();
  const result: Conversion & Rewritten = {
    ...(carried && { carried }),
    ...(unrestored && { unrestored }),
    ...(origin && { differences }),
    format: format.key,
    media_type: 'application/xml',
    result: xml,
    losses,
    files: [...files],
    faults: [...refused],
    ...(verification && { verification }),
    ...(fileName !== undefined && { file_name: fileName }),
    ...(record && { record }),
  };
  if (!format.container) return { ok: true, result, warnings: warned };
  const { hybridOf } = await import('../hybrid/write-pdf.ts');
  const drawn = withStamps(outcome.result.document, document);
  const made = await hybridOf({ xml, document: drawn }, format.container, files, options, environment);
  const warnings = [...warned, ...made.warnings];
  if (!made.ok) return { ...made, warnings };
  const { bytes, report: ofPages } = made.result;
  const all = [...losses, ...withPositions(ofPages.losses, '')];
  return { ok: true, result: { ...result, media_type: 'application/pdf', result: bytes, losses: all }, warnings };
}

/** Returns the written document in the header of its envelope, whose stamps tell where it can be verified. */
function withStamps(written: JsonObject, { head }: JsonObject): JsonObject {
  return isJsonObject(head) ? { head, doc: written } : written;
}

/** Returns a warning for each option that the format does not have. */
function unfitOptions(format: Format, given: FormatOptions = {}): Fault[] {
  const options = optionsOf(format);
  const unfit = Object.keys(given).filter((name) => given[name] != null && !Object.hasOwn(options, name));
  const text = '{to} has no option {name}, so it is ignored.';
  return unfit.map((name) => fault('BW-REQUEST-FIELD', `request.${name}`, text, { to: format.key, name }));
}

function pagesRefused({ key }: Format): Outcome<Conversion> {
  const text = 'The format {format} is not a PDF and has no pages; choose a format such as facturx-en16931-pdf in to.';
  return failure('input', [fault('BW-FORMAT-PAGES', 'request.pdf', text, { format: key })]);
}

/** Returns the format with a key, or the fault for an unknown key. */
function knownFormat(field: 'from' | 'to', key: string): Outcome<Format> {
  const format = formatOf(key);
  if (format && (field === 'from' ? format.reads : format.writes)) return { ok: true, result: format, warnings: [] };
  if (format?.reads) {
    const text =
      'Documents cannot be written as {format}, which Billwright only reads and checks; choose another format in to.';
    return failure('input', [fault('BW-FORMAT-READ-ONLY', 'request.to', text, { format: key })]);
  }
  return unknownFormat(field, key);
}

/** Returns losses with their positions in the input text. Losses of a document have no position. */
function withPositions(losses: readonly Loss[], text: string): PlacedLoss[] {
  const positions = positionsIn(
    text,
    losses.flatMap(({ element }) => element?.offset ?? []),
  );
  let at = 0;
  return losses.map(({ element, ...loss }) => {
    const position = element && positions[at++];
    return { ...loss, ...(position && { position }) };
  });
}
