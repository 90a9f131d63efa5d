/** Runs rule sets over an e-invoice. */

import type { Message } from '../../engine/text/message.ts';
import type { Group } from '../model/group.ts';
import { isUbl, type Plan } from '../model/plan.ts';
import { readStray, readTerms } from '../model/read.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  type Flag,
  findingText,
  foundIn,
  isInSubLine,
  type Judged,
  MOST_PLACES,
  type Rule,
  type RuleSet,
  type Violation,
} from './declare.ts';
import { everywhere, reach } from './elements.ts';

/** A broken rule, once for each place. */
export interface Finding {
  id: string;
  set: string;
  flag: Flag;
  terms: readonly TermId[];
  /** The wrong element, or the element with a missing part. */
  element: XmlElement;
  step: string | undefined;
  /** The names of the missing element, or of its alternatives. */
  missing?: readonly string[] | undefined;
  /** The rule of a coming release that will find it. */
  announces?: string;
  text: Message;
}

const NO_GROUPS: readonly Group[] = [];

/** Returns a document for its rules, with its terms, which are read unless given. */
export function judgedOf(root: XmlElement, plan: Plan, invoice = readTerms(root, plan).invoice, now?: Date): Judged {
  const made = new Map<(judged: Judged) => unknown, unknown>();
  let byId: ReadonlyMap<TermId, readonly Group[]> | undefined;
  const whole = [invoice];
  const judged: Judged = {
    kind: plan.kind,
    syntax: isUbl(plan.kind) ? 'ubl' : 'cii',
    root,
    invoice,
    plan,
    now,
    groups(id) {
      if (id === 'BG-0') return whole;
      byId ??= groupsById(judged);
      return byId.get(id) ?? NO_GROUPS;
    },
    once<T>(make: (judged: Judged) => T): T {
      let result = made.get(make);
      if (result === undefined) {
        result = make(judged);
        made.set(make, result);
      }
      return result as T;
    },
  };
  return judged;
}

/** Returns the findings of rule sets, in order of sets and rules. */
export function judge(judged: Judged, sets: readonly RuleSet[]): Finding[] {
  const findings: Finding[] = [];
  for (const set of sets) {
    for (const [, found] of [...findingsOf(set, judged)].sort(([a], [b]) => a - b)) findings.push(...found);
    for (const scan of set.scans ?? []) {
      for (const { id, flag, terms = [], text, element = judged.root, step } of scan(judged)) {
        const named = { ...text, ...findingText(text.template, text.values) };
        findings.push({ id, set: set.key, flag, terms, element, step, text: named });
      }
    }
  }
  weighAnew(findings, judged, sets);
  const without = sets.flatMap((set) => set.without?.(judged) ?? []);
  return without.length === 0 ? findings : findings.filter(({ id }) => !without.includes(id));
}

/**
 * Runs the rules of a set: all rules on a kind of group together, so that thousands of lines are traversed once, not once per rule. Returns
 * the findings by the rule's index in the set.
 */
function findingsOf(set: RuleSet, judged: Judged): ReadonlyMap<number, Finding[]> {
  const found = new Map<number, Finding[]>();
  for (const [per, rules] of rulesByGroup(set)) {
    for (const group of judged.groups(per)) {
      const isApart = isInSubLine(group);
      for (const { rule, place } of rules) {
        if (isApart && rule.notInSubLines === true) continue;
        const here = foundIn(rule.holds(group, judged));
        if (here.length === 0) continue;
        const known = found.get(place) ?? [];
        for (const each of here) {
          if (known.length < MOST_PLACES) known.push(findingOf(rule, set.key, group, each, judged));
        }
        found.set(place, known);
      }
    }
  }
  return found;
}

/** A rule with its index in its set. */
interface ScheduledRule {
  readonly rule: Rule;
  readonly place: number;
}

const sorted = new WeakMap<RuleSet, ReadonlyMap<TermId, readonly ScheduledRule[]>>();

/** Returns the rules of a set by the kind of group they are checked for. */
function rulesByGroup(set: RuleSet): ReadonlyMap<TermId, readonly ScheduledRule[]> {
  const known = sorted.get(set);
  if (known) return known;
  const byGroup = new Map<TermId, ScheduledRule[]>();
  for (const [place, rule] of set.rules.entries()) {
    const others = byGroup.get(rule.per);
    if (others) others.push({ rule, place });
    else byGroup.set(rule.per, [{ rule, place }]);
  }
  sorted.set(set, byGroup);
  return byGroup;
}

/** Applies the levels that a set defines for rules of other sets. */
function weighAnew(findings: Finding[], judged: Judged, sets: readonly RuleSet[]): void {
  for (const { flags } of sets) {
    const changed = flags?.(judged);
    if (changed) for (const finding of findings) finding.flag = changed.get(finding.id) ?? finding.flag;
  }
}

/** Returns all groups by number in document order, groups at other places last. */
function groupsById(judged: Judged): ReadonlyMap<TermId, readonly Group[]> {
  const byId = new Map<TermId, Group[]>();
  addById(judged.invoice, byId);
  const addStray = (id: TermId, elements: readonly XmlElement[]) => {
    for (const element of elements) {
      const group = readStray(element, id, judged.plan);
      if (group) addById(group, byId);
    }
  };
  addStray('BG-25', strayLines(judged));
  addStray('BG-23', strayBreakdowns(judged));
  return byId;
}

function addById(root: Group, byId: Map<TermId, Group[]>): void {
  root.visit((group) => {
    const known = byId.get(group.id);
    if (known) known.push(group);
    else byId.set(group.id, [group]);
  });
}

/** Returns UBL lines outside the document, for example in a shipment, which rules also check. */
function strayLines(judged: Judged): XmlElement[] {
  if (judged.syntax === 'cii') return [];
  const stray = (name: string) => everywhere(judged, name).filter(({ parent }) => parent !== judged.root);
  return [...stray('cac:InvoiceLine'), ...stray('cac:CreditNoteLine')];
}

/** Returns UBL breakdowns in the VAT total in accounting currency (BT-111), which should have none; rules also check them. */
function strayBreakdowns({ syntax, root, invoice }: Judged): XmlElement[] {
  if (syntax === 'cii') return [];
  const known = new Set(invoice.groups('BG-23').map(({ element }) => element));
  return reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal').filter((element) => !known.has(element));
}

function findingOf(
  { id, flag, terms, text }: Rule,
  set: string,
  group: Group,
  found: Violation,
  judged: Judged,
): Finding {
  const [term] = terms;
  const place = found.element ? { element: found.element, step: found.step } : locationOf(term, group, judged);
  return { id, set, flag, terms, ...place, text: findingText(text, found.values) };
}

/** Returns the place of a term; if missing, the deepest existing element on its path and the missing step. */
function locationOf(
  id: TermId | undefined,
  group: Group,
  judged: Judged,
): { element: XmlElement; step: string | undefined } {
  const around = elementOf(group) ?? judged.root;
  if (id === undefined || id === group.declaration.id) return { element: around, step: undefined };
  const there = group.first(id)?.element ?? group.group(id)?.element;
  const placed = judged.plan.terms.get(id);
  if (placed === undefined) return { element: there ?? around, step: undefined };
  const last = placed.steps.at(-1);
  if (there) return { element: there, step: last?.startsWith('@') ? last : undefined };
  const home = placed.absolute ? judged.invoice : nearest(group, placed.group.id);
  if (home === undefined) return locationOf(placed.group.id, group, judged);
  let element = elementOf(home) ?? judged.root;
  for (const step of placed.steps) {
    const next = element.child(step);
    if (next === undefined) return { element, step };
    element = next;
  }
  return { element, step: undefined };
}

/** Returns the group of a number that equals, contains or is contained in a group, or undefined. */
function nearest(group: Group, id: TermId): Group | undefined {
  for (let at: Group | undefined = group; at !== undefined; at = at.parent) if (at.id === id) return at;
  return group.group(id);
}

/** Returns the element of a group, or of the nearest group around it that has one. */
function elementOf(group: Group): XmlElement | undefined {
  for (let at: Group | undefined = group; at !== undefined; at = at.parent) if (at.element) return at.element;
  return undefined;
}
