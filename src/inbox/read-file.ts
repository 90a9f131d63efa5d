/** Reads one file of the inbox: its facts, its verdict, and what is suspicious about it alone. */

import { type Fault, mergeFaults, type Outcome, type SignatureVerdict } from '../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import { schemaId } from '../engine/model/schema-id.ts';
import { aboutIban } from '../engine/pay/about-iban.ts';
import { detailed, type Message, message } from '../engine/text/message.ts';
import { sha256Bytes } from '../engine/text/sha256.ts';
import type { FileCheck, Verdict } from '../formats/check-report/data.ts';
import { type InspectOptions, inspectXml } from '../formats/check-report/inspect.ts';
import { isReportFile } from '../formats/check-report/is-report.ts';
import { meansNoInvoice } from '../formats/check-report/texts.ts';
import type { Conversion } from '../formats/convert/convert.ts';
import type { ChainInvoice } from '../formats/en16931/saudi-arabia/seal/chain.ts';
import { openPdf } from '../formats/hybrid/open-pdf.ts';
import { invoicedIn } from '../formats/ledger/invoiced.ts';
import { formatInPdf } from '../formats/list/format-in-pdf.ts';
import type { ChainRecord } from '../formats/national/verifactu/chain.ts';
import { isSigned } from '../formats/signed/is-signed.ts';
import type { Around } from '../formats/signed/opened.ts';
import { decodeXml, seemsXml } from '../formats/xml/decode.ts';
import type { HouseEnvironment } from '../house-rules/environment.ts';
import { isEmailFile } from '../intake/email-head.ts';
import { isArchive } from '../intake/is-archive.ts';
import { recogniseBytes, recogniseText } from '../intake/recognise.ts';
import * as intakeTexts from '../intake/texts.ts';
import { utf16In } from '../intake/utf16.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { readPages } from '../pdf/pages/read.ts';
import { hasEnd, isWhole } from '../pdf/whole.ts';
import { differencesOf } from './compare/compare.ts';
import { type Facts, factsOfDocument, factsOfTerms } from './facts.ts';
import { kindOf } from './open.ts';
import type { Flag } from './row.ts';
import * as texts from './texts.ts';
import { amountToPay } from './to-pay.ts';

/** A file as read, before it is judged next to the others. Pure data, which can be kept by the digest of the file. */
export interface FileRead {
  file: string;
  digest: string;
  /** When the file arrived, as far as its folder says, in milliseconds since 1970. The first of equal invoices is the original. */
  received?: number;
  /** The position of the invoice in a file that contains several, from 2. */
  part?: number;
  format: string;
  verdict: Verdict;
  /** What the file is, if it asks for no payment: a receipt, or a message about an invoice. */
  notice?: 'receipt' | 'status';
  /** The key of its syntax, such as `ubl`. */
  syntax?: string;
  /** The SHA-256 of the XML in a hybrid PDF. */
  embedded?: string;
  /** The SHA-256 of the e-mail that it came in. */
  email?: string;
  /** The facts of the invoice; absent if there is none. */
  facts?: Facts;
  /** The flags that follow from this file alone. */
  flags: Flag[];
  /** Its records that belong to chains with those of other files. */
  records?: ChainRecord<null>[];
  /** Its place in the chain of its seller's invoices. */
  chained?: Omit<ChainInvoice, 'place'>;
  /** The rules that it breaks, each once: fatal ones only. */
  broken: { code: string; text: Message }[];
  /** The result of checking its signature, if it is signed. */
  signature?: SignatureVerdict;
  /** The fingerprint of the certificate that signed it, if its signature is valid. */
  signer?: string;
  /** The first thing that makes its amounts uncertain, such as one that its document states otherwise. */
  differs?: Message;
  /** Why it is unreadable or not judged. */
  reason?: Message;
  /** What a report states about the file, if one is requested. */
  check?: FileCheck;
}

export interface InboxEnvironment extends HouseEnvironment {
  /** The day by whose official rules files are judged, or `issue` for the date of each. Default: the newest rules. */
  asOf?: string | undefined;
}

/**
 * Reads a file that is neither an archive nor an e-mail, and returns each of the invoices in it. The path of the second ends in `#2`. Never throws
 * because of its content.
 */
export async function readFiles(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  environment: InboxEnvironment,
): Promise<FileRead[]> {
  const { others = [], ...read } = await contentOf(file, bytes, environment);
  const digest = sha256Bytes(bytes);
  const parts = others.map((facts, i) => {
    const part = i + 2;
    const { records: _, chained: __, ...alone } = read;
    const signed = signatureFlags(read.signature);
    return { file: `${file}#${part}`, digest, part, ...alone, facts, flags: [...signed, ...ownFlags(facts)] };
  });
  return [{ file, digest, ...read }, ...parts];
}

/** Returns the row of a file that cannot be opened. */
export function unreadable(file: string, format: string, reason: Message, digest = ''): FileRead {
  return { file, digest, ...withoutContent(format, reason) };
}

interface Content extends Omit<FileRead, 'file' | 'digest' | 'part'> {
  /** The facts of further invoices in the file. */
  others?: Facts[];
}

function withoutContent(format: string, reason: Message): Content {
  return { format, verdict: 'unreadable', flags: [{ kind: 'unreadable' }], broken: [], reason };
}

async function contentOf(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  environment: InboxEnvironment,
  around?: Around,
): Promise<Content> {
  if (isPdf(bytes)) return ofPdf(bytes, environment, around);
  if (seemsXml(bytes)) return ofXml(bytes, environment, around);
  if (isSigned(bytes)) return ofSigned(file, bytes, environment);
  const why = isReportFile(bytes) ? message(texts.isReport) : await whyNoInvoice(file, bytes);
  return withoutContent(isArchive(bytes) ? kindOf(file) : isEmailFile(bytes) ? 'eml' : kindOf(file), why);
}

async function ofSigned(file: string, bytes: Uint8Array, environment: InboxEnvironment): Promise<Content> {
  const { openVerified } = await import('../formats/signed/open.ts');
  const opened = await openVerified(bytes);
  return opened.ok ? contentOf(file, opened.bytes, environment, opened.around) : withoutContent('p7m', opened.what);
}

/** What to do about pictures and texts that come instead of an invoice. */
const NOT_INVOICES: ReadonlyMap<string, Message> = new Map([
  [intakeTexts.picture, message(texts.picture)],
  [intakeTexts.unknownText, message(texts.plainText)],
]);

/** Returns why a file that is neither PDF nor XML is not an invoice. */
async function whyNoInvoice(file: string, bytes: Uint8Array<ArrayBuffer>): Promise<Message> {
  const found =
    (await recogniseBytes(bytes)) ?? (await recogniseText(new TextDecoder(utf16In(bytes)).decode(bytes), file));
  if (found.kind !== 'other') return message(texts.noInvoice);
  return NOT_INVOICES.get(found.what.template) ?? found.what;
}

async function ofXml(bytes: Uint8Array, environment: InboxEnvironment, around: Around | undefined): Promise<Content> {
  const decoding = decodeXml(bytes);
  if (!decoding.ok) return withoutContent('xml', decoding.what);
  return (await inspected(decoding.text, environment, { bytes, around })).content;
}

/** Reads an e-invoice in XML, and returns all its values too. */
async function inspected(
  text: string,
  environment: InboxEnvironment,
  options: Pick<InspectOptions, 'isInPdf' | 'bytes' | 'around'>,
): Promise<{ content: Content; values: string[] }> {
  const found = await inspectXml(text, environment, { ...options, asOf: environment.asOf });
  const none = (content: Content) => ({ content, values: [] });
  if (found.outcome === 'broken') {
    const { line, what } = found.problem;
    return none(withoutContent('xml', detailed(message(texts.notXml, { line }), what)));
  }
  if (found.outcome === 'other') {
    if (!found.isUnjudged) return none(withoutContent('xml', found.what));
    return none({ format: 'xml', verdict: 'not-judged', flags: [], broken: [], reason: found.what });
  }
  const { key: syntax, documents: kinds } = found.syntax;
  if (kinds.length === 0) return none(withoutContent(found.format.key ?? syntax, message(texts.messageAboutInvoice)));
  const { conversion } = found;
  const documents = conversion.ok ? [conversion.result.result].flat().filter(isJsonObject) : [];
  const notes = conversion.ok ? [conversion.result.record].flat() : [];
  const notice = noticeIn(kinds, documents);
  const ofDocuments = async () =>
    (await chargedIn(documents, environment)).map((document, at) => factsOfDocument(document, notes[at]));
  const all = found.hasTerms ? [factsOfTerms(found.terms, documents[0])] : await ofDocuments();
  const [facts, ...others] = notice === 'status' ? [] : all;
  const broken = [
    ...found.faults.map(({ code, text: said }) => ({ code, text: said })),
    ...brokenHouseRules(documents, environment),
  ];
  const verdict = broken.length > 0 ? 'invalid' : found.isJudged ? 'valid' : 'not-judged';
  const records = found.syntax.key === 'verifactu' ? await recordsIn(text) : [];
  const chained = found.format.key === 'zatca' ? await chainedIn(text) : undefined;
  const content: Content = {
    format: found.format.key ?? syntax,
    syntax,
    verdict,
    ...(notice && { notice }),
    ...(facts && { facts }),
    ...(others.length > 0 && { others }),
    ...(records.length > 0 && { records }),
    ...(chained && { chained }),
    flags: [...signatureFlags(found.signature), ...ownFlags(facts)],
    broken,
    ...(found.signature && { signature: found.signature }),
    ...(found.signer !== undefined && { signer: found.signer }),
    ...differenceIn(conversion),
    ...(verdict === 'not-judged' && { reason: message(texts.unjudgedFormat) }),
    ...(conversion.ok && all.length === 0 && { reason: message(texts.messageAboutInvoice) }),
  };
  return { content, values: found.terms.flatMap(({ value }) => (value ? [value] : [])) };
}

/** Returns why the amounts of a document are uncertain. The first figure that differs from its file takes precedence. */
function differenceIn(conversion: Outcome<Pick<Conversion, 'losses'>>): Pick<FileRead, 'differs'> {
  const losses = conversion.ok ? conversion.result.losses : [];
  const errors = losses.filter(({ severity }) => severity === 'error');
  const [differs] = [...errors.filter(({ kind }) => kind === 'difference'), ...errors];
  return differs ? { differs: differs.text } : {};
}

/**
 * Returns what a file is if it is not an invoice: a receipt, or a message about an invoice.
 * @param kinds the kinds of documents that its syntax has
 */
function noticeIn(kinds: readonly string[], documents: readonly JsonObject[]): FileRead['notice'] {
  if (!kinds.includes('bill/invoice')) return 'status';
  const isReceipt = ({ $schema }: JsonObject) => $schema === schemaId('bill/payment');
  return documents.length > 0 && documents.every(isReceipt) ? 'receipt' : undefined;
}

/** Returns documents with the amounts that they charge, which need not be the sum of their lines. */
function chargedIn(documents: readonly JsonObject[], environment: InboxEnvironment): Promise<JsonObject[]> {
  return Promise.all(documents.map(async (each) => (await invoicedIn(each, environment))?.document ?? each));
}

/** Returns the records of a text in chains. */
async function recordsIn(text: string): Promise<ChainRecord<null>[]> {
  const { RecordScanner } = await import('../formats/national/verifactu/chain-scan.ts');
  const records: ChainRecord<null>[] = [];
  const nothing = () => undefined;
  const scanner = new RecordScanner({
    record: (record) => records.push({ ...record, place: null }),
    body: nothing,
    problem: nothing,
  });
  scanner.push(text);
  scanner.end();
  return records;
}

async function chainedIn(text: string): Promise<FileRead['chained']> {
  const { chainInvoiceOf } = await import('../formats/en16931/saudi-arabia/seal/chain-invoice.ts');
  return chainInvoiceOf(text);
}

/** Returns the house rules that documents break, each once. */
function brokenHouseRules(documents: readonly JsonObject[], environment: InboxEnvironment): FileRead['broken'] {
  const { house, now, translation } = environment;
  const faults = documents.flatMap(
    (document) => house?.rules?.judge(document, { now: now(), language: translation?.language }).faults ?? [],
  );
  return mergeFaults(faults).map(brokenBy);
}

function signatureFlags(signature: SignatureVerdict | undefined): Flag[] {
  if (signature === 'broken') return [{ kind: 'signature_broken' }];
  return signature === 'unverified' ? [{ kind: 'signature_unverified' }] : [];
}

function ownFlags(facts: Facts | undefined): Flag[] {
  if (facts === undefined) return [];
  const { date, dueDate } = facts;
  const wrong = wrongAccount(facts);
  return [
    ...(wrong === undefined ? [] : [{ kind: 'account_invalid' as const, account: wrong }]),
    ...(date !== null && dueDate !== null && dueDate < date ? [{ kind: 'due_before_issue' as const }] : []),
  ];
}

/** Returns the payee's account if it has the form of an IBAN but is not a valid one. */
function wrongAccount({ accounts, due, isCredit, isCollected }: Facts): string | undefined {
  const isToPay = !isCredit && !isCollected && amountToPay({ due }) !== undefined;
  return isToPay ? accounts.find((account) => aboutIban(account) !== undefined) : undefined;
}

async function ofPdf(bytes: Uint8Array, environment: InboxEnvironment, around: Around | undefined): Promise<Content> {
  const opened = openPdf(bytes);
  if (!opened.ok) return withoutInvoice(bytes, opened.faults);
  if (!hasEnd(bytes)) return withoutContent('pdf', message(texts.cut));
  const { content, values } = await inspected(opened.text, environment, { isInPdf: true, around });
  const { facts, format } = content;
  if (facts === undefined) return content;
  const carried = opened.found(format).faults.map(brokenBy);
  const broken = [...content.broken, ...carried];
  const verdict = carried.length > 0 ? 'invalid' : content.verdict;
  const inPdf = formatInPdf(format)?.key ?? `${format}-pdf`;
  const embedded = sha256Bytes(opened.bytes);
  return {
    ...content,
    format: inPdf,
    embedded,
    verdict,
    broken,
    flags: [...content.flags, ...pageFlags(bytes, facts, values)],
  };
}

function brokenBy(fault: Fault): FileRead['broken'][number] {
  return { code: fault.code, text: messageIn(fault) };
}

function messageIn({ template, values, details, more }: Fault): Message {
  return { template, values, details, more };
}

/** Returns the row of a PDF without an e-invoice: whole, or unreadable. */
function withoutInvoice(bytes: Uint8Array, faults: readonly Fault[]): Content {
  const [fault] = faults;
  const reason = fault ? messageIn(fault) : message(texts.noInvoice);
  if (fault?.code !== 'BW-PDF-INVOICE') return withoutContent('pdf', reason);
  if (!isWhole(bytes)) return withoutContent('pdf', message(texts.cut));
  if (isReportFile(bytes)) return withoutContent('pdf', message(texts.isReport));
  return { format: 'pdf', verdict: 'not-judged', flags: [], broken: [], reason: message(meansNoInvoice) };
}

/** The minimum number of letters and digits on pages with text. */
const LEAST_TEXT = 24;

/** The share of characters without a meaning above which pages cannot be compared. */
const MOST_UNKNOWN = 0.2;

function pageFlags(bytes: Uint8Array, facts: Facts, values: readonly string[]): Flag[] {
  const pages = readPages(bytes);
  if (!pages.ok) return [{ kind: 'not_comparable', reason: 'unknown-characters' }];
  const characters = pages.cells.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (pages.unknown > MOST_UNKNOWN * (characters + pages.unknown)) {
    return [{ kind: 'not_comparable', reason: 'unknown-characters' }];
  }
  if (characters < LEAST_TEXT) return [{ kind: 'not_comparable', reason: 'images' }];
  return differencesOf(pages.cells, facts, values);
}
