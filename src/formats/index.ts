/** What the world may import of the formats: e-invoices in XML, checked, written and read. */

import { type Fault, failure, fault, faultOf, type Outcome } from '../engine/faults.ts';
import type { TextPosition } from '../engine/reading/problem.ts';

export {
  type Conversion,
  type ConvertOptions,
  convertDocument,
  convertXml,
  type WordedConversion,
  type WordedLoss,
  wordedConversion,
} from './convert.ts';
export { inspectXml, recogniseXml, type TermFound } from './inspect.ts';
export type { AttachedFile } from './report.ts';
export { type FormatRule, formatRules, rulesOfSets } from './rule-list.ts';
export {
  type FormatDefinition,
  type FormatSummary,
  formatDefinition,
  formatSummaries,
  type RuleSetSummary,
} from './summaries.ts';

import type { XmlFault } from './check.ts';
import type { Format } from './format.ts';
import { formatOf, formats } from './formats.ts';

/** What is said of an e-invoice that its rules find nothing wrong in. */
export interface ValidXml {
  ok: true;
  /** The format by whose rules it was judged. */
  format: string;
}

/**
 * Checks an e-invoice in XML by the schema and the official rules of its format, or of the one that is given by its key (chapter 12). Faults have the
 * official identifiers of the rules, XPaths and positions; fails with `BW-FORMAT-UNKNOWN`, `BW-XML-SYNTAX`, `BW-XML-ROOT` also.
 */
export async function validateXml(file: string | Uint8Array, from?: string): Promise<Outcome<ValidXml>> {
  const format = from === undefined ? undefined : formatOf(from);
  if (from !== undefined && format === undefined) return unknownFormat(from);
  const [{ parseXml }, { checkInvoice }] = await Promise.all([import('./xml/parse.ts'), import('./check.ts')]);
  const reading = parseXml(file);
  if (!reading.ok) {
    const { what, line, column } = reading.problem;
    return failure('input', [{ ...faultOf('BW-XML-SYNTAX', '/', what), positions: [{ line, column }] }]);
  }
  const checked = await checkInvoice(reading, format);
  if ('what' in checked) return failure('validation', [faultOf('BW-XML-ROOT', '/', checked.what)]);
  const faults = checked.faults.map(faultFrom);
  const warnings = checked.warnings.map(faultFrom);
  if (faults.length > 0) return { ok: false, key: 'validation', faults, warnings };
  return { ok: true, result: { ok: true, format: checked.format.key }, warnings };
}

function unknownFormat(key: string): ReturnType<typeof failure> {
  return failure('input', [
    fault('BW-FORMAT-UNKNOWN', 'request.from', 'there is no format {key}; there are {known}', {
      key,
      known: formats.map((format: Format) => format.key),
    }),
  ]);
}

function faultFrom({ code, level, terms, xpaths, positions, text }: XmlFault): Fault {
  const details: { positions: TextPosition[]; terms?: string[]; level?: 'information' } = { positions };
  if (terms.length > 0) details.terms = [...terms];
  if (level === 'information') details.level = level;
  return { code, properties: xpaths, ...text, ...details };
}
