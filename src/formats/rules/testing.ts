/** Small documents for tests, and the findings of rule sets in them. */

import { words } from '../../engine/text/message.ts';
import { planFor } from '../declare/plans.ts';
import { parseXml } from '../list/parse-xml.ts';
import { kindOf } from '../model/plan.ts';
import { baseText } from '../testing/bases.ts';
import type { Judged, RuleSet, Scan, ScanFinding } from './declare.ts';
import { type Finding, judge, judgedOf } from './run.ts';

/** Returns a document in the form rules use. */
export async function judgedText(xml: string): Promise<Judged> {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(reading.problem.what.template);
  return judgedOf(reading.root, await planFor(kindOf(reading.root)));
}

/** Returns the findings of rule sets in a document, checking that each text has all its values. */
export async function findingsIn(xml: string, ...sets: readonly RuleSet[]): Promise<Finding[]> {
  const findings = judge(await judgedText(xml), sets);
  for (const { id, text } of findings) {
    if (words(text).includes('{')) throw new Error(`${id} lacks a value: ${words(text)}`);
  }
  return findings;
}

/** Returns warnings without the notes on releases of the rules, which follow the day. */
export function withoutReleases<Warning extends { code: string }>(warnings: readonly Warning[]): Warning[] {
  return warnings.filter(({ code }) => !/^BW-RELEASE-/.test(code));
}

/** Returns the findings of a scan in a document. */
export async function scanned(scan: Scan, xml: string): Promise<ScanFinding[]> {
  return [...scan(await judgedText(xml))];
}

/** Returns the rules that a scan finds broken, distinct and sorted. */
export async function scannedIds(scan: Scan, xml: string): Promise<string[]> {
  return [...new Set((await scanned(scan, xml)).map(({ id }) => id))].sort();
}

/** Returns the identifiers of broken rules, distinct and sorted. */
export async function brokenIn(xml: string, ...sets: readonly RuleSet[]): Promise<string[]> {
  return [...new Set((await findingsIn(xml, ...sets)).map(({ id }) => id))].sort();
}

/** Parts of a text with their replacements. */
export type Changes = readonly (readonly [part: string, other: string])[];

/** Returns a text with parts replaced, each of which must occur once. */
export function changed(text: string, ...changes: Changes): string {
  let result = text;
  for (const [part, other] of changes) {
    if (result.split(part).length !== 2) throw new Error(`${part} is not there once`);
    result = result.replace(part, () => other);
  }
  return result;
}

const UBL = await baseText('small-ubl.xml');
const CII = await baseText('small-cii.xml');

/** Returns a base with a line per child of the root, in a format and a process. */
function base(text: string, specification: string, process: string): string {
  const lines = text
    .replace(/^<\?.*\?>\s*/, '')
    .replace(/>\s+<\//g, '></')
    .replace(/>\s{4,}</g, '><')
    .replace(/>\s+</g, '>\n<')
    .trim();
  return changed(lines, ['>urn:cen.eu:en16931:2017<', `>${specification}<`], ['>A1<', `>${process}<`]);
}

/** Returns a UBL invoice with one line of 2 at 50.00, with 19 % VAT. */
export function ublInvoice(specification: string, process: string): string {
  return base(UBL, specification, process);
}

/** Returns the same invoice in CII. */
export function ciiInvoice(specification: string, process: string): string {
  return base(CII, specification, process);
}
