/**
 * E-invoices for programs: `import { convert, validate } from 'billwright/formats'`. It converts documents to XML
 * e-invoices (UBL, CII) and to PDF pages, converts e-invoices to documents, and validates them by the official rules.
 * It runs in Node and in browsers and needs no service. Formats, rules, regimes and addons are loaded on first use, so
 * every function that works on an e-invoice is asynchronous. Faults are values, not exceptions.
 */

import type { AnySchemaId, Invoice, Payment, Status, TypedInput } from '../engine/document-types.ts';
import {
  type Outcome as BareOutcome,
  type Environment,
  failure,
  type WordedFailure,
  type WordedFault,
  type WordedOutcome,
  wordedOutcome,
} from '../engine/faults.ts';
import {
  type DocumentInput,
  enforced,
  type JsonWebKey,
  type JsonWebKeys,
  schemaIds,
  type Verified,
} from '../engine/index.ts';
import type { FaultCode, FormatKey, Known } from '../engine/known-names.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { documentJsonOf } from '../engine/reading/json-of.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import type { Translation } from '../engine/text/translation.ts';
import type { FormatRuleCode } from '../formats/check/rule-codes.ts';
import type { CheckReport, ReportKind } from '../formats/check-report/index.ts';
import {
  type ConvertOptions as AllOptions,
  type Conversion as BareConversion,
  convertDocument,
  convertPdf,
  convertXml,
  type DeclaredFile,
  type Direction,
  type FormatOptions,
  type UnjudgedXml,
  type ValidXml,
  validatePdf,
  validateXml,
  type WordedConversion,
  wordedConversion,
} from '../formats/index.ts';
import type { WordedCode as RejectionCode, WordedRepair } from '../formats/repair/worded.ts';

export { limitXml } from '../formats/xml/limits.ts';

import type { HouseRules } from '../house-rules/house-rules.ts';
import { checkWithReport } from '../operations/check-report.ts';
import { documentOf } from '../operations/document.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { ruledConversion, ruledFile } from '../operations/house.ts';
import type { ChainAnswer, InvoiceChainAnswer } from '../operations/many/chain-answer.ts';
import { type DeclareAnswer, type DeclareInput, declare as declareReport } from '../operations/many/declare.ts';
import { chains } from '../operations/many/index.ts';
import type { MessagesAnswer } from '../operations/many/verifactu-messages.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { messagesIn } from '../translations/messages.ts';
import type { FileRead } from './read-file.ts';
import { type RulesOption, rulesIn } from './rules-option.ts';
import { readText } from './texts.ts';

export type { Environment } from '../engine/faults.ts';
export type { DocumentInput } from '../engine/index.ts';
export type {
  AttachedFile,
  Direction,
  FormatDefinition,
  FormatRule,
  FormatSummary,
  RuleSetSummary,
  UnjudgedXml,
  ValidXml,
  WordedLoss as Loss,
} from '../formats/index.ts';
export { formatDefinition as format, formatRules as rules, formatSummaries as formats } from '../formats/index.ts';
export type { RepairKind, WordedChange as Change, WordedRemaining as Remaining } from '../formats/repair/worded.ts';
export type { ChainAnswer, ChainFault, InvoiceChainAnswer } from '../operations/many/chain-answer.ts';
export type { DeclareAnswer } from '../operations/many/declare.ts';
export type { MessagesAnswer } from '../operations/many/verifactu-messages.ts';
export type { FileKind, FileRead } from './read-file.ts';
export type { CheckReport, FormatKey, FormatRuleCode, HouseRules, RejectionCode, ReportKind, WordedRepair };

/** A fault of a document or an e-invoice. In an e-invoice, the code is the official identifier of the rule. */
export interface Fault extends WordedFault {
  code: FaultCode | FormatRuleCode;
}
export type Failure = WordedFailure<Fault>;
export type Outcome<T> = WordedOutcome<T, Fault>;

/** The target of a conversion: a format key, `pdf`, or `gobl` for a document. */
type Target = Known<FormatKey> | 'gobl';

/** Makes editors suggest all targets, for any inferred `To`. */
type Targets<To> = To extends string ? Target : never;

/** The bytes of a file. Objects with a `$schema` do not match. */
type Bytes = Uint8Array & { readonly $schema?: never };

export interface ConvertOptions<To extends Target = Target> extends AllOptions, RulesOption {
  /** The key of the target format, or `pdf`. Default: convert to a document. */
  to?: To | Targets<To> | undefined;
  /**
   * The language of faults, warnings and losses, and of PDF pages, such as `de`. Default: English; for PDF pages, the
   * language of the supplier.
   */
  language?: AllOptions['language'];
  /** The clock and the source of identifiers. Default: the clock and the random numbers of the system. */
  environment?: Environment;
}

export interface ValidateOptions extends RulesOption {
  /** The key of the format whose rules apply. Default: the format that the e-invoice names. */
  from?: Known<FormatKey> | undefined;
  /** The day by whose official rules the e-invoice is judged, such as `2026-02-23`, or `issue` for its own date. Default: today. */
  asOf?: string | undefined;
  /** Whether to list what the e-invoice lacks for the draft of EN 16931-1:2026, as information among the warnings. */
  readiness?: boolean | undefined;
  strict?: boolean | undefined;
  /** `received` only warns of what KSeF tests on receipt. Default: `issued`. */
  direction?: Direction | undefined;
  /** Options specific to a national format, by name: `environment` of KSeF. */
  formatOptions?: FormatOptions | undefined;
  /** The language of faults and warnings, such as `de`. Default: English. */
  language?: string | undefined;
  /** The clock and the source of identifiers. Default: the clock and the random numbers of the system. */
  environment?: Environment;
}

/** The result of a conversion, with losses and faults. */
export interface Conversion<Result = string | Uint8Array | ReadDocument | ReadDocument[] | null>
  extends Omit<WordedConversion, 'result' | 'encoding' | 'faults'> {
  result: Result;
  /** Faults in the input that did not prevent the conversion. */
  faults: Fault[];
}

/** The documents that e-invoices become: an invoice, or a status or payment for a life cycle message. */
export type ReadDocument = Invoice | Status | Payment;

/**
 * The type of a result by format key: the text of an XML file, the bytes of a PDF, or a document (several for a file
 * with several invoices, null for one without, such as a cancellation of VERI*FACTU).
 */
export type ResultOf<To extends string> = string extends To
  ? string | Uint8Array | ReadDocument | ReadDocument[] | null
  : To extends 'pdf' | `${string}-pdf`
    ? Uint8Array
    : To extends 'gobl'
      ? ReadDocument | ReadDocument[] | null
      : string;

const system: Environment = /* @__PURE__ */ systemEnvironment();

/**
 * Converts a document to an e-invoice or a PDF, or an e-invoice (XML as text or bytes, or a PDF that contains one) to a
 * document or to another format. For a file with several invoices, `result` is a list of documents. `losses` lists data
 * that the target cannot hold.
 *
 * Fails with faults at the properties if a document lacks data that the format requires, and with `BW-XML-SYNTAX` or
 * `BW-XML-ROOT` if an e-invoice cannot be read. Faults that do not prevent the conversion are in `faults` of the
 * result.
 */
export async function convert<const To extends Target = 'gobl', const S extends AnySchemaId = string>(
  data: TypedInput<S> | Bytes,
  { environment = system, rules, ...options }: ConvertOptions<To> = {},
): Promise<Outcome<Conversion<ResultOf<To>>>> {
  const translation = await messagesFor(options);
  const house = await readRules({ rules });
  if (!house.ok) return wordedOutcome(house, translation);
  const made = await converted(data, options, { environment, translation, rules: house.rules });
  const outcome = enforced(options, made);
  if (!outcome.ok) return wordedOutcome(outcome, translation);
  const { encoding: _, ...conversion } = wordedConversion(outcome.result, translation);
  // The format key determines the type of the result.
  const result = outcome.result.result as ResultOf<To>;
  return wordedOutcome({ ...outcome, result: { ...conversion, result } }, translation);
}

async function readRules({ rules }: RulesOption): Promise<ReturnType<typeof rulesIn>> {
  return rules === undefined ? NO_RULES : rulesIn({ rules }, (await import('./house-rules.ts')).rulesFrom);
}

const NO_RULES = { ok: true, rules: [] } as const;

async function messagesFor({ language }: Pick<AllOptions, 'language'>): Promise<Translation | undefined> {
  return language === undefined ? undefined : messagesIn([language]);
}

async function converted(
  data: DocumentInput | Uint8Array,
  options: AllOptions,
  {
    environment,
    translation,
    rules,
  }: { environment: Environment; translation: Translation | undefined; rules: readonly HouseRules[] },
): Promise<BareOutcome<BareConversion>> {
  const ruled = (made: BareOutcome<BareConversion>, given: JsonObject | string | Uint8Array) =>
    rules.length === 0
      ? made
      : ruledConversion(rules, made, { data: given, from: options.from }, { ...environment, translation });
  // Signed files are also bytes.
  if (data instanceof Uint8Array)
    return ruled(await (isPdf(data) ? convertPdf : convertXml)(data, options, environment), data);
  if (isXmlText(data)) return ruled(await convertXml(data, options, environment), data);
  const given = documentJsonOf(data, '$');
  if (!given.ok) return failure('input', given.faults);
  const read = documentOf({ data: given.value }, {}, schemaIds, readText);
  if (!read.ok) return failure('input', read.faults, read.message);
  return ruled(await convertDocument(read.value, options, environment), read.value);
}

/**
 * Validates an e-invoice, in XML or in a PDF, against the schema and the official rules of its format, or of the format
 * `from`. Faults have the official rule identifiers, XPaths in `properties`, and lines and columns in `positions`. For
 * an invoice that does not claim any of these rules, the result has `judged: false` and the name of its kind.
 */
export async function validate(
  file: string | Uint8Array,
  {
    from,
    asOf,
    readiness,
    strict,
    direction,
    formatOptions,
    language,
    rules,
    environment = system,
  }: ValidateOptions = {},
): Promise<Outcome<ValidXml | UnjudgedXml>> {
  const translation = await messagesFor({ language });
  const house = await readRules({ rules });
  if (!house.ok) return wordedOutcome(house, translation);
  const isInPdf = typeof file !== 'string' && isPdf(file);
  const checking = {
    now: environment.now(),
    today: environment.today,
    direction,
    asOf,
    readiness,
    options: formatOptions,
  };
  const outcome = await (isInPdf ? validatePdf(file, from, checking) : validateXml(file, from, checking));
  const given = { data: file, from, answer: 'OkResponse' };
  const ruled =
    house.rules.length === 0 ? outcome : await ruledFile(house.rules, outcome, given, { ...environment, translation });
  // The verdict of house rules is a result of the check, or a failure.
  return wordedOutcome(enforced({ strict }, ruled as typeof outcome), translation);
}

/** How to read a file. */
export interface ReadOptions extends Pick<ValidateOptions, 'language' | 'environment'> {
  /** The name of the file, such as `may.jsonl`, which helps to recognise it. */
  name?: string;
}

/**
 * Reads any file: documents in JSON and YAML, e-invoices in XML, in PDFs and within signatures, and the files in archives and e-mails.
 * Returns what it is, its document, and its faults: those of `validate`, or why there is no document. Never fails because of the file.
 *
 * @example
 * const { kind, document, faults } = await read(await readFile('invoice.pdf'));
 */
export async function read(
  file: string | Uint8Array,
  { name = '', language, environment = system }: ReadOptions = {},
): Promise<FileRead> {
  const { readAny } = await import('./read-file.ts');
  return readAny(file, { name, environment, translation: await messagesFor({ language }) });
}

/** How to repair a refused e-invoice. */
export interface FixOptions extends Pick<ValidateOptions, 'language' | 'environment'> {
  /** Answers to what a fix asks for, by name: `{ 'buyer-reference': '04011000-12345-03', 'unit[2]': 'H87' }`. */
  answers?: Readonly<Record<string, string>>;
  /** `safe` leaves out repairs that follow from other values, such as a missing scheme. */
  only?: 'safe';
  /** What came with the file: a code, an e-mail, a report, the message of an authority. */
  rejection?: string;
  /** Add the report of the check after the repair, with the changes. */
  report?: boolean;
}

/** A repaired e-invoice. */
export interface Fixed extends WordedRepair {
  /** The file: repaired, or as it was. */
  file: Uint8Array;
  /** The codes that the rejection names, with their places in the file. */
  codes: RejectionCode[];
  /** The check after the repair. */
  report?: CheckReport;
}

/**
 * Fixes what is written wrongly in an e-invoice (XML or PDF), and writes `answers` into it. Bytes elsewhere stay as they are; amounts,
 * taxes, accounts and parties never change their meaning. `remaining` lists what is still wrong: with the kind `ask` it needs the answer
 * named in `set`; with `issuer` it is to correct in the invoice itself. A file that cannot be repaired comes back unchanged.
 *
 * Fails with `BW-PDF-READ`, `BW-PDF-ENCRYPTED`, `BW-PDF-SIZE` or `BW-PDF-INVOICE` for a PDF without an e-invoice that can be read.
 */
export async function fix(
  file: string | Uint8Array,
  { answers = {}, only, rejection, report, language, environment = system }: FixOptions = {},
): Promise<Outcome<Fixed>> {
  const { repaired } = await import('../operations/fix.ts');
  const translation = await messagesFor({ language });
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const outcome = await repaired(bytes, { answers, only, rejection, report }, { ...environment, translation });
  return wordedOutcome(outcome, translation);
}

/** Explains what a rejection means: each code that the text names, with its kind, and what to do. */
export async function explainRejection(
  text: string,
  { language }: Pick<FixOptions, 'language'> = {},
): Promise<RejectionCode[]> {
  const { explained } = await import('../operations/fix.ts');
  return explained(text, await messagesFor({ language }));
}

/** What to report on a file, and how. */
export interface ReportOptions
  extends Pick<ValidateOptions, 'from' | 'asOf' | 'direction' | 'language' | 'environment'> {
  /** The name of the file in the report. */
  name?: string;
}

/**
 * Checks a file like `validate` and returns the report: the digest of the file, the releases of the rules, the verdict,
 * and the faults by class.
 */
export async function checkReport(file: string | Uint8Array, options: ReportOptions = {}): Promise<CheckReport> {
  const { from, asOf, direction, language, environment = system, name } = options;
  const body = { data: file, from: from ?? null, as_of: asOf ?? null, direction: direction ?? null };
  const translation = await messagesFor({ language });
  return (await checkWithReport(body, { ...environment, translation }, { name })).report;
}

/** How to sign a report. */
export interface SignReportOptions extends Pick<ReportOptions, 'environment'> {
  /** The signing key: a private ES256 JSON Web Key. */
  privatekey: JsonWebKey;
  /** The signer and the recipient, as URIs. */
  issuer?: string;
  audience?: string;
}

/** Returns a signed report as a file. Pages and PDFs contain the signed report. */
export async function signReport(
  report: CheckReport,
  kind: ReportKind,
  { privatekey, issuer, audience, environment = system }: SignReportOptions,
): Promise<Outcome<string | Uint8Array>> {
  const { writeSignedReport } = await import('../formats/check-report/sign.ts');
  const translation = await messagesIn([report.language]);
  const by = { privatekey: { ...privatekey } as Json, issuer, audience };
  return wordedOutcome(await writeSignedReport(report, kind, by, environment, translation), undefined);
}

/** The keys to verify a report with, and the files that it must cover. */
export interface VerifyReportOptions extends Pick<ReportOptions, 'language' | 'environment'> {
  publickey?: JsonWebKey;
  /** More keys: a list, or a set with the list in `keys`. */
  publickeys?: JsonWebKeys;
  /** The SHA-256 of files in hexadecimal, by their names. */
  checked?: Readonly<Record<string, string>>;
  /** List each signature in the result. */
  details?: boolean;
}

/** Checks that nobody changed a report since it was signed, and its signatures. Takes JSON, pages and PDFs. */
export async function verifyReport(
  file: string | Uint8Array,
  { publickey, publickeys, checked, details, language, environment = system }: VerifyReportOptions,
): Promise<Outcome<Verified>> {
  const { verify } = await import('../operations/verify.ts');
  const keys = JSON.parse(JSON.stringify({ publickey, publickeys, checked, details }));
  const { ok, ...rest } = await verify.run({ data: file, ...keys }, environment);
  return wordedOutcome({ ok, ...rest } as BareOutcome<Verified>, await messagesFor({ language }));
}

/** Returns a report as a file: a page in HTML, a PDF, or JSON. It is in the language of the report. */
export async function writeReport(report: CheckReport, kind: ReportKind): Promise<string | Uint8Array> {
  return (await import('../formats/check-report/write.ts')).writeReport(
    report,
    kind,
    await messagesIn([report.language]),
  );
}

/**
 * Returns the bytes of a PDF for a document, which is built first, or for an e-invoice. The first call loads the fonts.
 */
export async function renderPdf<const S extends AnySchemaId = string>(
  data: TypedInput<S> | Bytes,
  options: Omit<ConvertOptions, 'to' | 'files' | 'pdf'> = {},
): Promise<Outcome<Uint8Array>> {
  const outcome = await convert(data, { ...options, to: 'pdf' });
  return outcome.ok ? { ...outcome, result: outcome.result.result } : outcome;
}

/** A text or file of records: XML with any number of records or messages, or JSON lines with XML. */
export interface ChainInput {
  /** Named in faults. */
  name?: string;
  /** The text or bytes (UTF-8), whole or in pieces. */
  content: string | Uint8Array | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** A document, or an e-invoice as XML or as the bytes of a PDF. */
type Declared = object | string | Uint8Array;

/** What a report contains, and who declares it. */
export interface DeclareOptions extends Omit<DeclareInput, 'documents' | 'to'> {
  to: 'flux10';
  /** The language of messages. Default: English. */
  language?: string;
}

/**
 * Makes a report for the tax administration of many documents: with `to: 'flux10'` the French e-reporting. `result` is null
 * with faults; `left_out` lists the documents that are not in the report, and why. Accepts a stream of documents.
 */
export async function declare(
  documents: Iterable<Declared> | AsyncIterable<Declared>,
  { language, ...options }: DeclareOptions,
): Promise<DeclareAnswer> {
  const translation = await messagesFor(language === undefined ? {} : { language });
  return declareReport({ ...options, documents: each(documents) }, { ...system, ...(translation && { translation }) });
}

async function* each(documents: Iterable<Declared> | AsyncIterable<Declared>): AsyncGenerator<DeclaredFile> {
  for await (const document of documents) yield document as DeclaredFile;
}

/** The answers of checks of chains, by format. */
interface ChainAnswers {
  verifactu: ChainAnswer;
  zatca: InvoiceChainAnswer;
}

type ChainFormat = keyof ChainAnswers;

/** What to check, and the language of messages. */
export interface ChainOptions<Format extends ChainFormat = ChainFormat> {
  /** The format of the files: records of VERI*FACTU, or invoices of ZATCA. Default: `verifactu`. */
  format?: Format;
  /** Default: English. */
  language?: string;
}

/**
 * Checks that billing records of VERI*FACTU form unbroken chains: hashes, links, times and order. Reads streams, in linear
 * time. Billwright makes and checks records. It is stateless: it is not, by itself, a billing system in the sense of RD
 * 1007/2023. The program that uses it must keep the chain and everything else that the law demands. With `format: 'zatca'`
 * it checks the counters and hashes of invoices of Saudi Arabia.
 */
export async function checkChain<Format extends ChainFormat = 'verifactu'>(
  files: ChainInputs,
  { format, language }: ChainOptions<Format> = {},
): Promise<ChainAnswers[Format]> {
  const translation = await messagesFor(language === undefined ? {} : { language });
  const reader = await chains[format ?? 'verifactu'].open();
  for await (const { name, content } of files) {
    const file = reader.file(name);
    if (typeof content === 'string' || content instanceof Uint8Array) file.push(content);
    else for await (const piece of content) file.push(piece);
    file.end();
  }
  // Each format's check has its own kind of answer.
  return reader.result(translation).answer as ChainAnswers[Format];
}

type ChainInputs = Iterable<ChainInput> | AsyncIterable<ChainInput>;

/** The program that makes records, and the record before the first one. */
export interface MessagesOptions {
  /** The billing program with its maker. */
  system: object | string;
  /** The record made before, as XML or issuer, number, date and hash; null for the first one of a chain. */
  previous: object | string | null;
  form?: 'body' | 'envelope';
  /** The header of a message: representative, end_date, incident, request, request_end. */
  header?: object;
  /** How the program works. Default: `verifactu`. */
  mode?: 'verifactu' | 'no-verifactu';
  /** Which service the QR codes lead to. Default: `production`. */
  environment?: 'production' | 'test';
  /** `false` also writes records that the tax office would reject. */
  strict?: boolean;
  /** The language of messages. Default: English. */
  language?: string;
}

/**
 * Makes VERI*FACTU records of many invoices, each chained to the previous one, in messages of up to 1,000. An invoice with a fault
 * gets no record; `faults` names it by its index. Instead of an invoice, an object may have it as `data`, with the options of its
 * record. Billwright makes and checks records. It is stateless: it is not, by itself, a billing system in the sense of RD 1007/2023.
 * The program that uses it must keep the chain and everything else that the law demands.
 */
export async function writeMessages(
  documents: Iterable<object> | AsyncIterable<object>,
  { language, ...options }: MessagesOptions,
): Promise<MessagesAnswer> {
  const { streamedMessages } = await import('../operations/many/verifactu-messages.ts');
  const translation = await messagesFor(language === undefined ? {} : { language });
  const given: FormatOptions = JSON.parse(JSON.stringify(options));
  return streamedMessages(objects(documents), given, { ...system, ...(translation && { translation }) });
}

async function* objects(documents: Iterable<object> | AsyncIterable<object>): AsyncGenerator<JsonObject> {
  for await (const document of documents) yield document as JsonObject;
}
