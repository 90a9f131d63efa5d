/**
 * E-invoices for programs: `import { convert, validate } from 'billwright/formats'`. Documents become e-invoices in XML (UBL, CII) and pages, e-invoices
 * become documents, and are checked by the official rules, in Node and in browsers, without a service. What a format needs, its rules and the regimes
 * and addons of a document, is loaded when it is first wanted: every function that works on one is asynchronous. Faults are values.
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
import { type DocumentInput, enforced, schemaIds } from '../engine/index.ts';
import type { FaultCode, FormatKey } from '../engine/known-names.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import {
  type ConvertOptions as AllOptions,
  type Conversion as BareConversion,
  convertDocument,
  convertPdf,
  convertXml,
  type ValidXml,
  validatePdf,
  validateXml,
  type WordedConversion,
  wordedConversion,
} from '../formats/index.ts';
import type { FormatRuleCode } from '../formats/rule-codes.ts';
import { documentOf } from '../operations/document.ts';
import { systemEnvironment } from '../operations/environment.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { jsonOf } from './json-of.ts';
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
  ValidXml,
  WordedLoss as Loss,
} from '../formats/index.ts';
export { formatDefinition as format, formatRules as rules, formatSummaries as formats } from '../formats/index.ts';
export type { FormatKey, FormatRuleCode };

/** A fault of a document, or of an e-invoice by the official identifier of its rule. */
export interface Fault extends WordedFault {
  code: FaultCode | FormatRuleCode;
}
export type Failure = WordedFailure<Fault>;
export type Outcome<T> = WordedOutcome<T, Fault>;

/** What is converted to: a format by its key, `pdf`, or `gobl` for a document. */
type Target = FormatKey | 'gobl';

/** Has editors offer all targets, whatever `To` is before there is one. */
type Targets<To> = To extends string ? Target : never;

/** The bytes of a file. What has a `$schema` is not taken for them. */
type Bytes = Uint8Array & { readonly $schema?: never };

export interface ConvertOptions<To extends Target = Target> extends AllOptions {
  /** The format to convert to, by its key, or `pdf`; a document, if not given. */
  to?: To | Targets<To> | undefined;
  /** Clock and identifiers; the system's own when absent. */
  environment?: Environment;
}

/** What something was converted to, what is lost by it, and what is wrong with a document that was read all the same. */
export interface Conversion<Result = string | Uint8Array | ReadDocument | ReadDocument[]>
  extends Omit<WordedConversion, 'result' | 'encoding' | 'faults'> {
  result: Result;
  /** What is wrong with a document that was read all the same. */
  faults: Fault[];
}

/** What e-invoices become: an invoice, or of a message on the life cycle of one a status or a payment. */
export type ReadDocument = Invoice | Status | Payment;

/** The result by the key of the format: the text of XML, the bytes of a PDF, a document; of a file with several invoices a document for each. */
export type ResultOf<To extends string> = string extends To
  ? string | Uint8Array | ReadDocument | ReadDocument[]
  : To extends 'pdf' | `${string}-pdf`
    ? Uint8Array
    : To extends 'gobl'
      ? ReadDocument | ReadDocument[]
      : string;

const system: Environment = /* @__PURE__ */ systemEnvironment();

/**
 * Converts a document to an e-invoice of the format `to`, or to pages; or an e-invoice, in XML as text or bytes or in a PDF, to a document, or with `to` to another format. Of a file with several invoices `result` is a list of documents. `losses`
 * say what the other side cannot hold. A document that lacks what the format needs fails with faults at its properties, an e-invoice that cannot be
 * read with `BW-XML-SYNTAX` or `BW-XML-ROOT`; what is wrong with a document that was read stands in `faults` of the result.
 */
export async function convert<const To extends Target = 'gobl', const S extends AnySchemaId = string>(
  data: TypedInput<S> | Bytes,
  { environment = system, ...options }: ConvertOptions<To> = {},
): Promise<Outcome<Conversion<ResultOf<To>>>> {
  const outcome = enforced(options, await converted(data, options, environment));
  if (!outcome.ok) return wordedOutcome(outcome);
  const { encoding: _, ...conversion } = wordedConversion(outcome.result);
  // What a format gives is as its key says, which is where its type comes from.
  const result = outcome.result.result as ResultOf<To>;
  return wordedOutcome({ ...outcome, result: { ...conversion, result } });
}

function converted(
  data: DocumentInput | Uint8Array,
  options: AllOptions,
  environment: Environment,
): Promise<BareOutcome<BareConversion>> {
  // What is signed is bytes too.
  if (data instanceof Uint8Array) return (isPdf(data) ? convertPdf : convertXml)(data, options, environment);
  if (isXmlText(data)) return convertXml(data, options, environment);
  const read = documentOf({ data: typeof data === 'string' ? data : jsonOf(data) }, {}, schemaIds, readText);
  if (!read.ok) return Promise.resolve(failure('input', read.faults, read.message));
  return convertDocument(read.value, options, environment);
}

/**
 * Checks an e-invoice, in XML or in a PDF, by the schema and the official rules of its format, or of the one whose key `from` is. Faults have the official identifiers
 * of the rules, XPaths in `properties`, and lines and columns in `positions`.
 */
export async function validate(
  file: string | Uint8Array,
  {
    from,
    strict,
    environment = system,
  }: { from?: FormatKey | undefined; strict?: boolean | undefined; environment?: Environment } = {},
): Promise<Outcome<ValidXml>> {
  const isInPdf = typeof file !== 'string' && isPdf(file);
  const outcome = await (isInPdf ? validatePdf(file, from) : validateXml(file, from, { now: environment.now() }));
  return wordedOutcome(enforced({ strict }, outcome));
}

/** Returns the PDF of a document, built first, or of an e-invoice: its bytes. Fonts are loaded when it is first called. */
export async function renderPdf<const S extends AnySchemaId = string>(
  data: TypedInput<S> | Bytes,
  options: Omit<ConvertOptions, 'to' | 'files' | 'pdf'> = {},
): Promise<Outcome<Uint8Array>> {
  const outcome = await convert(data, { ...options, to: 'pdf' });
  return outcome.ok ? { ...outcome, result: outcome.result.result } : outcome;
}
