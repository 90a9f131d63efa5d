/**
 * Patterns of rules as in Schematron: in each, the first context that takes an element judges it, and no later one (chapter 23 §4.1).
 */

import type { Message } from '../../../../engine/text/message.ts';
import {
  type Flag,
  foundIn,
  type Judged,
  MOST_PLACES,
  type Scan,
  type ScanFinding,
  type Verdict,
} from '../../../rules/declare.ts';
import { INVOICE } from '../../../terms/core.ts';
import type { TermGroup, TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { set as core } from '../../core/rules/ubl.ts';

export type Holds = (element: XmlElement, judged: Judged) => Verdict;

/** A text with the terms it names. */
export interface Wording {
  readonly text: Message;
  readonly terms: readonly TermId[];
}

export interface PatternRule extends Wording {
  readonly id: string;
  readonly flag: Flag;
  readonly holds: Holds;
}

export interface Context {
  /** The names of its elements; none for any element. */
  readonly names: readonly string[];
  readonly where: (element: XmlElement, judged: Judged) => boolean;
  readonly rules: readonly PatternRule[];
}

const always = () => true;

/** Declares what a context takes: elements of some names, separated by spaces, or `*` for all. */
export function context(names: string, rules: readonly PatternRule[], where: Context['where'] = always): Context {
  return { names: names === '*' ? [] : names.split(' '), where, rules };
}

const coreRules = new Map(core.rules.map((rule) => [rule.id, rule]));

/** Returns the text and terms of a rule of EN 16931. */
export function as(id: string, terms?: readonly TermId[]): Wording {
  const rule = coreRules.get(id);
  if (rule === undefined) throw new Error(`EN 16931 has no rule ${id}`);
  return { text: { template: rule.text, values: undefined }, terms: terms ?? rule.terms };
}

/** Returns a text with values that are the same for each violation. */
export function worded(template: string, terms: string, values?: Message['values']): Wording {
  return { text: { template, values }, terms: terms.split(' ').filter((each) => each !== '') as TermId[] };
}

const names = new Map<string, string>();
(function add({ members }: TermGroup): void {
  for (const each of members) {
    names.set(each.id, each.name);
    if (each.kind === 'group') add(each);
  }
})(INVOICE);

/** Returns a text about missing terms, followed by their names. */
export function wordedMissing(template: string, terms: string, values: Message['values']): Wording {
  const wording = worded(template, terms, values);
  const details = wording.terms.flatMap((id) => names.get(id) ?? []).map((name) => ({ template: name }));
  return details.length === 0 ? wording : { ...wording, text: { ...wording.text, details } };
}

export function check(id: string, wording: Wording, holds: Holds, flag: Flag = 'fatal'): PatternRule {
  return { id, flag, ...wording, holds };
}

/** Returns the scan of a pattern. */
export function patternScan(contexts: readonly Context[]): Scan {
  const any = contexts.filter(({ names }) => names.length === 0);
  const byName = new Map<string, readonly Context[]>();
  for (const name of contexts.flatMap(({ names }) => names)) {
    byName.set(
      name,
      contexts.filter(({ names }) => names.length === 0 || names.includes(name)),
    );
  }
  const scan = (judged: Judged) => {
    const findings = new Map<string, ScanFinding[]>();
    for (const element of judged.root.within()) {
      const context = (byName.get(element.name) ?? any).find(({ where }) => where(element, judged));
      for (const rule of context?.rules ?? []) judgeOne(rule, element, judged, findings);
    }
    return [...findings.values()].flat();
  };
  return Object.assign(scan, { rules: () => listed(contexts) });
}

function judgeOne(rule: PatternRule, element: XmlElement, judged: Judged, findings: Map<string, ScanFinding[]>): void {
  const found = foundIn(rule.holds(element, judged));
  if (found.length === 0) return;
  const { id, flag, terms, text } = rule;
  const known = findings.get(id) ?? [];
  findings.set(id, known);
  for (const each of found) {
    if (known.length === MOST_PLACES) return;
    const values = { ...text.values, ...each.values };
    known.push({ element, ...each, id, flag, terms, text: { ...text, values } });
  }
}

function* listed(contexts: readonly Context[]): ReturnType<Scan['rules']> & Generator {
  for (const { rules } of contexts)
    for (const { id, flag, terms, text } of rules) {
      yield { id, flag, terms, text: general(text) };
    }
}

/** Returns a text for lists, with `…` for the values of violations. */
function general({ template, values, details }: Message): Message {
  if (values === undefined) return { template };
  const shown = [...template.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, '…']);
  return { template, values: { ...Object.fromEntries(shown), ...values }, details };
}
