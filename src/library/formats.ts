/**
 * E-invoices for programs: `import { convert, validate } from 'billwright/formats'`. Documents become e-invoices in XML (UBL, CII) and pages, e-invoices
 * become documents, and are checked by the official rules, in Node and in browsers, without a service. What a format needs, its rules and the regimes
 * and addons of a document, is loaded when it is first wanted: every function that works on one is asynchronous. Faults are values.
 */

import {
  type Outcome as BareOutcome,
  type Environment,
  failure,
  type WordedOutcome as Outcome,
  wordedOutcome,
} from '../engine/faults.ts';
import { type DocumentInput, schemaIds } from '../engine/index.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import {
  type ConvertOptions as AllOptions,
  type Conversion,
  convertDocument,
  convertXml,
  type ValidXml,
  validateXml,
  type WordedConversion,
  wordedConversion,
} from '../formats/index.ts';
import { documentOf } from '../service/document.ts';
import { systemEnvironment } from '../service/environment.ts';
import { jsonOf } from './json-of.ts';
import { readText } from './texts.ts';

export type { Environment, WordedFailure as Failure, WordedFault as Fault } from '../engine/faults.ts';
export type { DocumentInput } from '../engine/index.ts';
export type {
  AttachedFile,
  FormatDefinition,
  FormatRule,
  FormatSummary,
  RuleSetSummary,
  ValidXml,
  WordedConversion as Conversion,
  WordedLoss as Loss,
} from '../formats/index.ts';
export { formatDefinition as format, formatRules as rules, formatSummaries as formats } from '../formats/index.ts';
export type { Outcome };

export interface ConvertOptions extends AllOptions {
  /** Clock and identifiers; the system's own when absent. */
  environment?: Environment;
}

const system: Environment = /* @__PURE__ */ systemEnvironment();

/**
 * Converts a document to an e-invoice of the format `to`, or an e-invoice in XML, as text or bytes, to a document, or with `to` to another format. `losses`
 * say what the other side cannot hold. A document that lacks what the format needs fails with faults at its properties, an e-invoice that cannot be
 * read with `BW-XML-SYNTAX` or `BW-XML-ROOT`; what is wrong with a document that was read stands in `faults` of the result.
 */
export async function convert(
  data: DocumentInput | Uint8Array,
  { environment = system, ...options }: ConvertOptions = {},
): Promise<Outcome<WordedConversion>> {
  const outcome = await converted(data, options, environment);
  return wordedOutcome(outcome.ok ? { ...outcome, result: wordedConversion(outcome.result) } : outcome);
}

function converted(
  data: DocumentInput | Uint8Array,
  options: AllOptions,
  environment: Environment,
): Promise<BareOutcome<Conversion>> {
  if (data instanceof Uint8Array || isXmlText(data)) return convertXml(data, options, environment);
  const read = documentOf({ data: typeof data === 'string' ? data : jsonOf(data) }, {}, schemaIds, readText);
  if (!read.ok) return Promise.resolve(failure('input', read.faults, read.message));
  return convertDocument(read.value, options, environment);
}

/**
 * Checks an e-invoice in XML by the schema and the official rules of its format, or of the one whose key `from` is. Faults have the official identifiers
 * of the rules, XPaths in `properties`, and lines and columns in `positions`.
 */
export async function validate(xml: string | Uint8Array, options: { from?: string } = {}): Promise<Outcome<ValidXml>> {
  return wordedOutcome(await validateXml(xml, options.from));
}
