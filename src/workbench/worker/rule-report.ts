/** Reports which rules an e-invoice passes. */

import { VERSION } from '../../engine/index.ts';
import { sha256Hex } from '../../engine/text/sha256.ts';
import type { FormatRule, RuleSetSummary } from '../../formats/index.ts';
import { type InspectRequest, inspect, type XmlFinding } from './inspect.ts';

/** A rule of the sets that the e-invoice was checked with. */
export interface ReportedRule extends Pick<FormatRule, 'code' | 'description' | 'terms'> {
  /** The keys of the sets that contain it. */
  sets: string[];
  result: 'passed' | 'warned' | 'violated';
}

/** A set of rules, with the number of passed ones. */
interface ReportedSet extends RuleSetSummary {
  rules: number;
  passed: number;
}

/** A finding with its places in the text. */
interface ReportedFinding {
  code: string;
  description: string;
  /** With the name of the field; without line and column for a finding in the surrounding PDF. */
  places: { xpath: string; name?: string; line?: number; column?: number }[];
}

/** The report, as saved in JSON. */
export interface RuleReport {
  /** The version of Billwright that checked it. */
  version: string;
  /** The time of the check, in ISO 8601. */
  checked_at: string;
  /** The SHA-256 of the text in UTF-8, in hexadecimal. */
  sha256: string;
  format: { key: string; name: string; specification: string };
  /** `null` if it claims no rules of a format here. */
  valid: boolean | null;
  rule_sets: ReportedSet[];
  errors: ReportedFinding[];
  warnings: ReportedFinding[];
  rules: ReportedRule[];
}

/** Returns the report on a text; undefined if it is not an e-invoice. */
export async function ruleReport(request: InspectRequest): Promise<RuleReport | undefined> {
  const { inspection, findings } = await inspect(request);
  if (!inspection) return undefined;
  const { format, isJudged } = inspection;
  const { rulesOfSets } = await import('../../formats/index.ts');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const violated = codesOf(errors);
  const warned = codesOf(warnings);
  const rules = (await rulesOfSets(format.rules)).map(({ code, description, terms, sets }): ReportedRule => {
    const result = violated.has(code) ? 'violated' : warned.has(code) ? 'warned' : 'passed';
    return { code, description, terms, sets: sets.map(({ key }) => key), result };
  });
  return {
    version: VERSION,
    checked_at: new Date().toISOString(),
    sha256: sha256Hex(request.text),
    format: { key: format.key, name: format.name.en ?? format.key, specification: format.specification },
    valid: isJudged || errors.length > 0 ? errors.length === 0 : null,
    rule_sets: format.rule_sets.map((set) => {
      const own = rules.filter(({ sets }) => sets.includes(set.key));
      return { ...set, rules: own.length, passed: own.filter(({ result }) => result !== 'violated').length };
    }),
    errors: errors.map(reported),
    warnings: warnings.map(reported),
    rules,
  };
}

function codesOf(findings: readonly XmlFinding[]): Set<string | undefined> {
  return new Set(findings.map(({ code }) => code));
}

function reported({ code = '', description, locations }: XmlFinding): ReportedFinding {
  const places = locations.map(({ path, range, label }) => ({
    xpath: path,
    ...(label !== undefined && { name: label }),
    ...(range && { line: range.startLineNumber, column: range.startColumn }),
  }));
  return { code, description, places };
}
