/**
 * Inspects an XML e-invoice: its kind, the business terms with their positions, its faults, and the resulting document.
 */

import type { AppliedRelease, Environment, Outcome, SignatureVerdict } from '../../engine/faults.ts';
import { type Message, words } from '../../engine/text/message.ts';
import { dayIn } from '../check/check.ts';
import { type Conversion, convertXml } from '../convert/convert.ts';
import type { XmlFault } from '../declare/checked.ts';
import type { ReportShown } from '../declare/report-shown.ts';
import { unjudgedText } from '../declare/unjudged.ts';
import { definitionOf, type FormatDefinition, type RuleSetSummary } from '../list/summaries.ts';
import { meantAs, recogniseRoot, whyUnrecognised } from '../list/syntaxes.ts';
import type { Group, Value } from '../model/group.ts';
import type { Plan } from '../model/plan.ts';
import { readTerms } from '../model/read.ts';
import { localNameOf } from '../schema/fault.ts';
import type { Around } from '../signed/opened.ts';

export { meantAs };

import { isPlan } from '../declare/meanings.ts';
import type { Meanings, Syntax } from '../declare/syntax.ts';
import { parseXml } from '../list/parse-xml.ts';
import type { TermId } from '../terms/declare.ts';
import { type XmlElement, xpaths } from '../xml/element.ts';
import type { XmlDocument, XmlProblem } from '../xml/parse.ts';

/** A business term, or a group of terms, at a position in the text. */
export interface TermFound {
  /** Its number; in a syntax without business terms, the name of its element. */
  id: string;
  name: string;
  /** The number of groups around it; 0 for terms of the invoice itself. */
  depth: number;
  /** Its value. Groups have none. */
  value?: string;
  /** Its position among the groups with the same number, from 1. */
  position?: number;
  xpath: string;
  /** The offset of its element in UTF-16 units, also for an attribute. */
  offset: number;
  /** The attribute that contains it. */
  attribute?: string;
}

/** A fault with the name of the field at each XPath; undefined for the whole invoice. */
interface NamedFault extends XmlFault {
  names: (string | undefined)[];
}

/** The XML error and its position, or the kind of XML. */
export type Uninspected =
  | { outcome: 'broken'; problem: XmlProblem }
  | { outcome: 'other'; what: Message; isUnjudged: boolean };

interface Inspection {
  outcome: 'invoice';
  syntax: Syntax;
  /** Whether its elements are business terms; otherwise they are listed by their names. */
  hasTerms: boolean;
  /** Whether it claims the rules of a format here. Otherwise the format has its name and no rules. */
  isJudged: boolean;
  /** Its sets of rules have the releases that the file was judged by. */
  format: FormatDefinition;
  /** The releases of the official rules. */
  releases?: readonly AppliedRelease[];
  /** The result of checking its signature, if it is signed. */
  signature?: SignatureVerdict;
  /** The fingerprint of the certificate of a valid signature. */
  signer?: string;
  /** In text order. */
  terms: TermFound[];
  faults: NamedFault[];
  warnings: NamedFault[];
  /** The resulting document, with losses. */
  conversion: Outcome<Conversion>;
  /** A report, which is not a document. */
  report: ReportShown | undefined;
}

/** A recognised e-invoice with its root element, possibly inside a wrapper. */
interface Recognised {
  outcome: 'invoice';
  syntax: Syntax;
  root: XmlElement;
  reading: XmlDocument;
}

/** Returns the kind of an XML text by its root, or why it is not an e-invoice. */
export async function recogniseXml(text: string): Promise<Uninspected | Recognised> {
  const reading = parseXml(text);
  if (!reading.ok) return { outcome: 'broken', problem: reading.problem };
  const found = recogniseRoot(reading.root);
  if (found.ok) return { outcome: 'invoice', syntax: found.syntax, root: found.root, reading };
  const { what, family } = await whyUnrecognised(found);
  return { outcome: 'other', what: family ? unjudgedText(family, false) : what, isUnjudged: family !== undefined };
}

export interface InspectOptions {
  /** Whether it comes from a PDF, which helps to recognise its format. */
  isInPdf?: boolean;
  /** The file that contained it, which some formats have rules for. */
  bytes?: Uint8Array | undefined;
  /** The result of checking the signatures around it. */
  around?: Around | undefined;
  /** The day by whose official rules it is checked, or `issue` for its own date. Default: the newest rules. */
  asOf?: string | undefined;
  /** Whether to list what it lacks for EN 16931-1:2026, as a draft. */
  readiness?: boolean;
}

/** Inspects an XML text as its recipient sees it. Throws if the day is invalid. */
export async function inspectXml(
  text: string,
  environment: Environment,
  { isInPdf = false, bytes, around, asOf, readiness }: InspectOptions = {},
): Promise<Uninspected | Inspection> {
  const recognised = await recogniseXml(text);
  if (recognised.outcome !== 'invoice') return recognised;
  const { syntax, root, reading } = recognised;
  const code = await syntax.load();
  const file = { ...reading, root, wrapper: reading.root, bytes, isInPdf, around };
  const day = await dayIn({ now: environment.now(), asOf, readiness, direction: 'received' });
  if ('what' in day) throw new Error(words(day.what));
  const [checked, conversion] = await Promise.all([
    day.check(code, file),
    convertXml(reading, {}, environment, isInPdf),
  ]);
  const { faults, warnings, releases, signature, signer } = checked;
  const unjudged = checked.unjudged && {
    name: { en: checked.unjudged.name },
    specification: root.child('cbc:CustomizationID')?.text.trim() ?? '',
    rules: [],
    rule_sets: [],
  };
  const defined = await definitionOf(checked.format);
  const rule_sets = releases ? defined.rule_sets.map((set) => ofRelease(set, releases)) : defined.rule_sets;
  const format = { ...defined, rule_sets, ...code.versionOf?.(root), ...unjudged };
  const meanings = await code.meaningsOf(root, checked.format);
  const terms = isPlan(meanings) ? termsOf(root, meanings) : elementsOf(root, meanings);
  const named = namingOf(terms, meanings);
  return {
    outcome: 'invoice',
    syntax,
    hasTerms: isPlan(meanings),
    isJudged: checked.unjudged === undefined,
    format,
    ...(releases && { releases }),
    ...(signature && { signature }),
    ...(signer !== undefined && { signer }),
    terms,
    faults: faults.map(named),
    warnings: warnings.map(named),
    conversion,
    report: code.reportIn?.(root),
  };
}

/** Returns a set of rules in the release that a document was judged by. */
function ofRelease(set: RuleSetSummary, releases: readonly AppliedRelease[]): RuleSetSummary {
  const { release, from = '' } = releases.find((each) => each.set === set.key) ?? {};
  return release === undefined ? set : { ...set, version: release, from };
}

/** Returns a function that names the fields of faults, including missing ones. */
function namingOf(terms: readonly TermFound[], meanings: Meanings | Plan): (fault: XmlFault) => NamedFault {
  const known = new Map(terms.map((term) => [term.xpath, term]));
  const nameAt = (path: string, { terms: ids, missing }: XmlFault) => {
    const there = known.get(path);
    const absent = isPlan(meanings) ? undefined : meanings[localNameOf(missing?.[0] ?? '')];
    if (absent) return absent;
    const [concerned] = ids;
    // A rule about missing terms is violated at what should contain them.
    if (isPlan(meanings) && concerned !== undefined && !ids.some((id) => id === there?.id)) {
      const name = meanings.terms.get(concerned)?.term.name;
      if (name) return name;
    }
    if (there?.name) return there.name;
    const inside = isPlan(meanings)
      ? nameInPlan(path, meanings)
      : meanings[localNameOf(path.slice(path.lastIndexOf('/')))];
    return inside || nearestName(path, known);
  };
  return (fault) => ({ ...fault, names: fault.xpaths.map((path) => nameAt(path, fault)) });
}

/** Returns the name of the first term or group that an element at an XPath would contain. */
function nameInPlan(path: string, { root }: Plan): string | undefined {
  const steps = path.split('/').map((step) => step.replace(/\[.*/, ''));
  const nodes = steps.slice(2).reduce((around, step) => around.flatMap((node) => node.byName.get(step) ?? []), [root]);
  let [node] = nodes;
  while (node !== undefined && node !== root) {
    const name = node.opens?.group.name ?? node.terms[0]?.term.name;
    if (name) return name;
    node = node.children[0];
  }
  return undefined;
}

/** Returns the name of the nearest term around an XPath. */
function nearestName(path: string, known: ReadonlyMap<string, TermFound>): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const name = known.get(at)?.name;
    if (name) return name;
  }
  return undefined;
}

/** Returns all elements of a document below its root, with the meanings of their names. */
function elementsOf(root: XmlElement, names: Readonly<Record<string, string>>): TermFound[] {
  const found: TermFound[] = [];
  const xpathOf = xpaths();
  const addAll = (around: XmlElement, depth: number) => {
    const counts = new Map<string, number>();
    for (let child = around.first; child !== undefined; child = child.next) {
      const { localName: id, offset, name, text } = child;
      const position = (counts.get(name) ?? 0) + 1;
      counts.set(name, position);
      const shown = { id, name: names[id] ?? '', depth, xpath: xpathOf(child), offset };
      if (child.first === undefined) found.push({ ...shown, value: text.trim() });
      else found.push(position > 1 || child.next?.name === name ? { ...shown, position } : shown);
      addAll(child, depth + 1);
    }
  };
  addAll(root, 0);
  return found;
}

/** Returns all terms of an invoice and their groups, in text order. */
function termsOf(root: XmlElement, plan: Plan): TermFound[] {
  const found: TermFound[] = [];
  const xpathOf = xpaths();
  const addValue = (id: TermId, { text, element = root }: Value, depth: number) => {
    const { term, steps } = plan.terms.get(id) ?? {};
    const last = steps?.at(-1);
    const step = last?.startsWith('@') ? last : undefined;
    const { offset } = element;
    const shown = { id, name: term?.name ?? '', depth, value: text.trim(), xpath: xpathOf(element, step), offset };
    found.push(step === undefined ? shown : { ...shown, attribute: step.slice(1) });
  };
  const addGroup = (group: Group, depth: number) => {
    const { declaration, parent } = group;
    const { id, name } = declaration;
    const element = firstElementOf(group) ?? root;
    const siblings = parent?.groups(id) ?? [];
    const shown = { id, name, depth, xpath: xpathOf(element), offset: element.offset };
    found.push(siblings.length > 1 ? { ...shown, position: siblings.indexOf(group) + 1 } : shown);
    add(group, depth + 1);
  };
  const add = (group: Group, depth: number) => {
    for (const part of partsOf(group)) {
      if (part.outcome === 'value') addValue(part.id, part.value, depth);
      else addGroup(part.group, depth);
    }
  };
  add(readTerms(root, plan).invoice, 0);
  return found;
}

type Part =
  | { outcome: 'value'; offset: number; id: TermId; value: Value }
  | { outcome: 'group'; offset: number; group: Group };

/** Returns the values and inner groups of a group, in text order. */
function partsOf(group: Group): Part[] {
  const parts: Part[] = [];
  for (const id of group.ids()) {
    for (const value of group.all(id)) {
      parts.push({ outcome: 'value', offset: value.element?.offset ?? group.element?.offset ?? 0, id, value });
    }
  }
  for (const inner of group.inner())
    parts.push({ outcome: 'group', offset: firstElementOf(inner)?.offset ?? 0, group: inner });
  return parts.sort((a, b) => a.offset - b.offset);
}

/** Returns the element of a group, or of its first member. */
function firstElementOf(group: Group): XmlElement | undefined {
  if (group.element) return group.element;
  let first: XmlElement | undefined;
  for (const [, { element }] of group.within()) {
    if (element && (first === undefined || element.offset < first.offset)) first = element;
  }
  return first;
}
