/** Checks an e-invoice in XML as the official rules do: its structure by the schema, then the rules of its format (chapter 12 §1). */

import type { TextPosition } from '../engine/reading/problem.ts';
import { type Message, words } from '../engine/text/message.ts';
import { bounded } from './bounds.ts';
import type { Format, SchemaKey } from './format.ts';
import type { DocumentKind } from './model/plan.ts';
import { planFor } from './plans.ts';
import { kindOf, noteOn, type Recognition, recognise, recognisedAs } from './recognise.ts';
import { loadRuleSets } from './rule-sets.ts';
import type { Flag, Judged } from './rules/declare.ts';
import { type Finding, judge, judgedOf } from './rules/run.ts';
import { checkStructure, type StructureFault, stepOf } from './schema/check-structure.ts';
import type { Structure } from './schema/structure.ts';
import { loadStructure } from './schemas.ts';
import type { TermId } from './terms/declare.ts';
import { type XmlElement, xpaths } from './xml/element.ts';
import type { XmlDocument } from './xml/parse.ts';
import { positionsIn } from './xml/positions.ts';

/** A rule that does not hold, with all the places where it does not. */
export interface XmlFault {
  /** The rule's official identifier, or one that begins with `XSD`. */
  code: string;
  level: Flag;
  terms: readonly TermId[];
  xpaths: string[];
  /** Parallel to the XPaths. */
  positions: TextPosition[];
  text: Message;
}

export interface Checked {
  format: Format;
  /** What makes the invoice invalid. */
  faults: XmlFault[];
  /** What is only noticed. */
  warnings: XmlFault[];
}

/**
 * The structure of CDAR follows from its terms, not from the schema. What has no term may be allowed, and most of what the terms require (XP Z12-012,
 * annex A) is optional in the schema: the official rules decide about it.
 */
function isOpenInCdar({ code, child }: StructureFault): boolean {
  if (code === 'XSD-ELEMENT-MISSING') return child !== 'ram:IssueDateTime' && child?.startsWith('cdar:') !== true;
  return code === 'XSD-ELEMENT-UNKNOWN' || code === 'XSD-ATTRIBUTE-UNKNOWN';
}

/** Returns what is not as the schema has it. */
function structureFindings(root: XmlElement, structure: Structure, set: SchemaKey): Finding[] {
  return checkStructure(root, structure).map((fault) => {
    const { code, element, text } = fault;
    return {
      id: code,
      set,
      flag: set === 'cdar' && isOpenInCdar(fault) ? 'warning' : 'fatal',
      terms: [],
      element,
      step: stepOf(fault),
      text,
    };
  });
}

/** Reads the terms of an invoice, with those that its format has beyond the core, and says which format that is: the one given, or its own. */
async function judgedInvoice(
  root: XmlElement,
  kind: DocumentKind,
  given: Format | undefined,
  isInPdf: boolean,
): Promise<{ recognition: Recognition; judged: Judged }> {
  const judged = judgedOf(root, await planFor(kind, given));
  const recognition = given ? recognisedAs(given, judged.invoice, kind) : recognise(judged.invoice, kind, isInPdf);
  if (given !== undefined || recognition.format.terms === undefined) return { recognition, judged };
  return { recognition, judged: judgedOf(root, await planFor(kind, recognition.format)) };
}

/** Returns what is to be said of an identifier that names another version, or what is not known. */
function specificationFindings(recognition: Recognition, { invoice, root }: Judged): Finding[] {
  const text = noteOn(recognition);
  if (text === undefined) return [];
  const element = invoice.group('BG-2')?.first('BT-24')?.element ?? root;
  const set = recognition.format.key;
  return [{ id: 'BW-XML-SPECIFICATION', set, flag: 'information', terms: ['BT-24'], element, step: undefined, text }];
}

/** Checks an invoice that was read, on its own or in a PDF; by another format than its own, where one is given. */
export async function checkInvoice(
  document: XmlDocument,
  given?: Format,
  isInPdf = false,
): Promise<Checked | { what: Message }> {
  const recognised = kindOf(document.root);
  return recognised.ok ? checkRecognised(document, recognised, given, isInPdf) : { what: recognised.what };
}

/** Checks the same where it is known already what the root is. */
export async function checkRecognised(
  document: XmlDocument,
  { kind, root }: { kind: DocumentKind; root: XmlElement },
  given: Format | undefined,
  isInPdf: boolean,
): Promise<Checked> {
  const { recognition, judged } = await judgedInvoice(root, kind, given, isInPdf);
  const { format } = recognition;
  const [structure, sets] = await Promise.all([loadStructure(format.schema), loadRuleSets(format.rules)]);
  const broken = judge(judged, sets);
  const findings = [
    ...structureFindings(root, structure, format.schema).filter(
      ({ flag, element, step }) =>
        flag === 'fatal' || !broken.some((each) => each.element === element && each.step === step),
    ),
    ...broken,
    ...(given ? [] : specificationFindings(recognition, judged)),
  ];
  for (const finding of findings) if (format.bears?.includes(finding.id)) finding.flag = 'warning';
  const positions = positionsIn(
    document.text,
    findings.map(({ element }) => element.offset),
  );
  const byRule = new Map<string, XmlFault>();
  const xpathOf = xpaths();
  findings.forEach(({ id, flag, terms, element, step, text: said }, at) => {
    const text = bounded(said);
    const key = `${id} ${flag} ${words(text)}`;
    const known = byRule.get(key) ?? { code: id, level: flag, terms, xpaths: [], positions: [], text };
    known.xpaths.push(xpathOf(element, step));
    const position = positions[at];
    if (position) known.positions.push(position);
    byRule.set(key, known);
  });
  const all = [...byRule.values()];
  return {
    format,
    faults: all.filter(({ level }) => level === 'fatal'),
    warnings: all.filter(({ level }) => level !== 'fatal'),
  };
}
