/** The public interface of the formats: checks, writes and reads XML e-invoices. */

import { type AppliedRelease, type Environment, type Fault, failure, faultOf, type Outcome } from '../engine/faults.ts';
import type { Message } from '../engine/text/message.ts';

export type { ChainFile, ChainPlace, ChainState, PartOfChain } from './chains/files.ts';
export { type FormatRule, formatRule, formatRules, rulesOfSets, translatedDescription } from './check/rule-list.ts';
export type { TermFound } from './check-report/inspect.ts';
export { type Conversion, type ConvertOptions, convertDocument, convertPdf, convertXml } from './convert/convert.ts';
export { type WordedConversion, type WordedLoss, wordedConversion } from './convert/worded-conversion.ts';
export type { FormatOptions } from './declare/conversion.ts';
export type { Declaration, DeclaredFile, DeclareRequest, LeftOutReason } from './declare/declaration.ts';
export type { Direction } from './declare/format.ts';
export type { AttachedFile } from './declare/report.ts';
export type { CheckOptions } from './declare/syntax.ts';
export type { InvoiceChain } from './en16931/saudi-arabia/seal/chain.ts';
export type { Digest } from './en16931/saudi-arabia/seal/chain-invoice.ts';
export type { InvoiceChainReader, InvoiceChainReport } from './en16931/saudi-arabia/seal/chain-reader.ts';
export type { SyntaxKey } from './list/facts.ts';
export type { AskedOption } from './list/options.ts';
export type { RulesInForce } from './list/rules-in-force.ts';
export {
  askedOptionsOf,
  chainedOptionOf,
  type FormatDefinition,
  type FormatSummary,
  formatDefinition,
  formatSummaries,
  type RuleSetSummary,
} from './list/summaries.ts';
export type { ChainSummary, NamedRecord } from './national/verifactu/chain.ts';
export type { ChainReader, ChainReport } from './national/verifactu/chain-reader.ts';

import type { SignatureVerdict } from '../engine/faults.ts';
import { convertPdf, convertXml } from './convert/convert.ts';
import type { XmlFault } from './declare/checked.ts';
import type { Declaration, DeclareRequest } from './declare/declaration.ts';
import type { Format } from './declare/format.ts';
import type { CheckOptions } from './declare/syntax.ts';
import { type RecognisedFamily, UNJUDGED, unjudgedText } from './declare/unjudged.ts';
import type { Digest } from './en16931/saudi-arabia/seal/chain-invoice.ts';
import { lazily } from './lazily.ts';
import type { ReportKey } from './list/facts.ts';
import { formatOf, unknownFormat } from './list/formats.ts';
import { openSigned } from './signed/opened.ts';
import type { ParsedFile } from './signed/syntax-file.ts';

/**
 * Returns a reader that checks the chains of VERI*FACTU records in any number of files.
 * @param hasRoom returns whether there is memory for another record
 */
export async function chainReader(
  hasRoom?: () => boolean,
): Promise<import('./national/verifactu/chain-reader.ts').ChainReader> {
  const { ChainReader } = await import('./national/verifactu/chain-reader.ts');
  return new ChainReader(hasRoom);
}

/**
 * Returns a reader that checks the chains of invoices of ZATCA in any number of files.
 * @param hasRoom returns whether there is memory for another invoice
 * @param digest SHA-256 of a text, in base64; a platform may have one that is much faster
 */
export async function invoiceChainReader(
  hasRoom?: () => boolean,
  digest?: Digest,
): Promise<import('./en16931/saudi-arabia/seal/chain-reader.ts').InvoiceChainReader> {
  const { InvoiceChainReader } = await import('./en16931/saudi-arabia/seal/chain-reader.ts');
  return new InvoiceChainReader(hasRoom, digest);
}

/** Makes a report of many documents. */
export async function declareDocuments(
  to: ReportKey,
  request: DeclareRequest,
  environment: Environment,
): Promise<Declaration> {
  const { syntaxOf } = await import('./list/syntaxes.ts');
  const code = await syntaxOf(to).load();
  if (!code.declare) throw new Error(`${to} makes no reports`);
  return code.declare(request, environment, (file) =>
    typeof file === 'string' ? convertXml(file, {}, environment) : convertPdf(file, {}, environment),
  );
}

/** The result for a valid e-invoice. */
export interface ValidXml {
  ok: true;
  /** The format whose rules were applied. */
  format: string;
  judged?: never;
  /** The releases of the official rules. */
  release?: readonly AppliedRelease[];
  /** The result of checking its signature, if it is signed. `broken` means that it was changed afterwards; this is not a separate fault. */
  signature?: SignatureVerdict;
}

/** The result for an invoice that claims no supported format, with the warning `BW-XML-UNJUDGED`. */
export interface UnjudgedXml {
  judged: false;
  /** The kind of invoice, with its version in the name. */
  recognised: RecognisedFamily;
  ok?: never;
  format?: never;
}

/**
 * Checks an XML e-invoice by the schema and the official rules of its format, or of the format with the given key
 * (chapter 12), given as a file or already parsed. An invoice that does not claim any of these rules is not judged. Faults have the official rule identifiers, XPaths and positions. Also fails with `BW-FORMAT-UNKNOWN`,
 * `BW-XML-SYNTAX`, `BW-XML-ROOT`.
 */
export async function validateXml(
  file: string | Uint8Array | ParsedFile,
  from?: string,
  options?: CheckOptions,
): Promise<Outcome<ValidXml | UnjudgedXml>> {
  const format = from === undefined ? undefined : formatOf(from);
  if (from !== undefined && format === undefined) return unknownFormat('from', from);
  return (await judged(file, format, false, options)).outcome;
}

/**
 * Checks the e-invoice in a PDF, and how the PDF contains it (chapter 13 §6). Problems of the PDF are warnings with
 * codes that begin with `BW-PDF`. Also fails with `BW-PDF-READ`, `BW-PDF-ENCRYPTED`, `BW-PDF-SIZE`, `BW-PDF-INVOICE`
 * and `BW-PDF-SEVERAL`.
 */
export async function validatePdf(
  file: Uint8Array,
  from?: string,
  options?: CheckOptions,
): Promise<Outcome<ValidXml | UnjudgedXml>> {
  const given = from === undefined ? undefined : formatOf(from);
  if (from !== undefined && given === undefined) return unknownFormat('from', from);
  const [{ invoiceIn }, { containerWarnings }] = await containers();
  const found = invoiceIn(file);
  if (!found.ok) return found;
  const { outcome, format } = await judged(found.xml, given, true, options);
  const warnings = [...containerWarnings(found, format), ...found.warnings, ...outcome.warnings];
  if (outcome.ok && found.faults.length === 0) return { ...outcome, warnings };
  const faults = [...found.faults, ...(outcome.ok ? [] : outcome.faults)];
  return { ...failure(outcome.ok ? 'validation' : outcome.key, faults), warnings };
}

const checking = lazily(() =>
  Promise.all([import('./list/parse-xml.ts'), import('./check/check.ts'), import('./check/broken.ts')]),
);
const containers = lazily(() =>
  Promise.all([import('./hybrid/read-invoice.ts'), import('./hybrid/check-container.ts')]),
);

/** Checks an e-invoice. Also returns the format, if it was recognised. */
async function judged(
  given: string | Uint8Array | ParsedFile,
  as: Format | undefined,
  isInPdf = false,
  options?: CheckOptions,
): Promise<{ outcome: Outcome<ValidXml | UnjudgedXml>; format?: Format }> {
  const [{ parseXml }, { checkInvoice }, { brokenIn }] = await checking();
  const opening = await openSigned(given);
  if (!opening.ok) return { outcome: failure('validation', [opening.fault]) };
  const { file } = opening;
  const reading = typeof file !== 'string' && 'root' in file ? file : parseXml(file);
  if (!reading.ok) {
    const broken = await brokenIn(file as string | Uint8Array, reading.problem);
    if (broken.length > 0) return { outcome: failure('validation', broken.map(faultFrom)) };
    const { what, line, column, code = 'BW-XML-SYNTAX' } = reading.problem;
    const fault: Fault = { ...faultOf(code, '/', what), positions: [{ line, column }] };
    return { outcome: failure('input', [fault]) };
  }
  const bytes = typeof file === 'string' ? undefined : (file as Uint8Array);
  // A parsed file has bytes of its own.
  const checked = await checkInvoice({ bytes, around: opening.around, ...reading, isInPdf }, as, options);
  if ('what' in checked && checked.wrong) return { outcome: failure('input', [checked.wrong]) };
  if ('what' in checked)
    return { outcome: checked.family && as === undefined ? unread(checked.family) : notAnInvoice(checked.what) };
  const { format, unjudged, releases: release, signature } = checked;
  const faults = checked.faults.map(faultFrom);
  const warnings = [...opening.warnings, ...checked.warnings.map(faultFrom)];
  const judgedAs = {
    ...(!unjudged && { format: format.key }),
    ...(release && { release }),
    ...(signature && { signature }),
  };
  if (faults.length > 0) return { outcome: { ok: false, key: 'validation', faults, warnings, ...judgedAs }, format };
  const result = unjudged
    ? unjudgedResult(unjudged)
    : ({ ok: true, format: format.key, ...judgedAs, ...(release && { release: [...release] }) } as const);
  return { outcome: { ok: true, result, warnings }, format };
}

function notAnInvoice(what: Message): Outcome<never> {
  return failure('validation', [faultOf('BW-XML-ROOT', '/', what)]);
}

function unread(family: RecognisedFamily): Outcome<UnjudgedXml> {
  const warnings = [faultOf(UNJUDGED, '/', unjudgedText(family, false))];
  return { ok: true, result: unjudgedResult(family), warnings };
}

function unjudgedResult({ key, name }: RecognisedFamily): UnjudgedXml {
  return { judged: false, recognised: { key, name } };
}

function faultFrom({ code, level, terms, xpaths, positions, text, announces, release }: XmlFault): Fault {
  const details: Pick<Fault, 'positions' | 'terms' | 'level' | 'announces' | 'release'> = { positions };
  if (terms.length > 0) details.terms = [...terms];
  if (level === 'information') details.level = level;
  if (announces !== undefined) details.announces = announces;
  if (release !== undefined) details.release = release;
  return { code, properties: xpaths, ...text, ...details };
}
