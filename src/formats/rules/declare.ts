/** Declares rules of e-invoices next to their terms, with the identifiers of the official artefacts (chapter 12). */

import type { Message } from '../../engine/text/message.ts';
import type { Group } from '../model/group.ts';
import type { DocumentKind, Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/** The effect of a broken rule: the document is invalid, or gets a notice. */
export type Flag = 'fatal' | 'warning' | 'information';

/** An e-invoice to check: its terms, and the elements that contain them. */
export interface Judged {
  readonly kind: DocumentKind;
  readonly syntax: 'ubl' | 'cii';
  readonly root: XmlElement;
  readonly invoice: Group;
  readonly plan: Plan;
  /** The time of the check; undefined if it does not matter. */
  readonly now?: Date | undefined;
  /** Returns all groups of a number, at any place. */
  groups(id: TermId): readonly Group[];
  /** Returns a value computed once per document, shared by several rules. */
  once<T>(make: (judged: Judged) => T): T;
}

/** A broken rule's place and the values for its text. */
export interface Violation {
  /** Default: the place of the rule's first term, present or missing. */
  readonly element?: XmlElement | undefined;
  /** An attribute of the element, or a missing child: `@schemeID`, `cbc:ID`. */
  readonly step?: string | undefined;
  readonly values?: Message['values'];
}

/** Whether a code is in the list of a rule. */
export type CodeTest = (code: string, element: XmlElement) => boolean;

/** The codes that a list had besides those of the next release, and those that it did not have. */
export interface CodeChange {
  readonly had: ReadonlySet<string>;
  readonly lacked: ReadonlySet<string>;
}

/** Stands for every code, if a release had no list of codes. */
export const ANY_CODE = '*';

/** Whether a rule holds: true, false, or the findings. */
export type Verdict = boolean | Violation | readonly Violation[];

/** Maximum number of places reported per rule. */
export const MOST_PLACES = 100;

const NOTHING: readonly Violation[] = [];

/** Returns the findings, once per place; empty if the rule holds. */
export function foundIn(verdict: Verdict): readonly Violation[] {
  if (verdict === true) return NOTHING;
  if (verdict === false) return [{}];
  return isList(verdict) ? verdict : [verdict];
}

function isList(found: Violation | readonly Violation[]): found is readonly Violation[] {
  return Array.isArray(found);
}

export interface Rule {
  /** Its identifier in the official artefact: `BR-CO-15`. */
  readonly id: string;
  readonly flag: Flag;
  /** The group that the rule is checked for; `BG-0` is the document. */
  readonly per: TermId;
  /** The terms concerned. A fault is placed at the first. */
  readonly terms: readonly TermId[];
  readonly holds: (group: Group, judged: Judged) => Verdict;
  /** Whether it applies only to lines of the document, not to lines within lines. */
  readonly notInSubLines?: boolean;
  /** The fault, the expectation and the fix: a template with the values of findings. */
  readonly text: string;
  /** For a rule on codes: returns it with another list. */
  readonly recoded?: (change: (isCode: CodeTest) => CodeTest) => Rule;
}

/** Returns the text of a finding. Empty values are shown as missing: `not (no value)`. */
export function findingText(template: string, values: Message['values']): Message {
  if (values === undefined) return { template, values };
  const named = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]);
  return { template, values: Object.fromEntries(named) };
}

/** A set of rules with its version, one per folder. */
export interface RuleSet {
  /** The key of the set: `en16931-ubl`. */
  readonly key: string;
  /** `EN 16931, rules of CEN/TC 434 for UBL`. */
  readonly name: string;
  readonly version: string;
  /** The start date of its validity, in ISO 8601. */
  readonly from: string;
  readonly rules: readonly Rule[];
  /** Checks of elements rather than terms: which are allowed, and how often. */
  readonly scans?: readonly Scan[];
  /** Rules of a national format, which runs them itself (national/rules.ts). */
  readonly national?: readonly (Pick<Rule, 'id' | 'flag' | 'text'> & Pick<Violation, 'values'>)[];
  /** Returns the rules, of any set, that do not apply to this document together with this set. */
  readonly without?: (judged: Judged) => readonly string[];
  /** Returns rules, including rules of other sets, that have a different level in this document. */
  readonly flags?: (judged: Judged) => ReadonlyMap<string, Flag>;
}

/** A scan finding: a rule identifier, the place, and a text. */
export interface ScanFinding extends Violation {
  readonly id: string;
  readonly flag: Flag;
  /** The terms concerned. */
  readonly terms?: readonly TermId[];
  readonly text: Message;
}

/** A check of all elements at once, for rules in a table. */
export interface Scan {
  (judged: Judged): Iterable<ScanFinding>;
  /** Returns the rules it checks, for lists. Given a code, it may omit rules with other codes. */
  readonly rules: (code?: string) => Iterable<ListedRule>;
  /** Returns it with other code lists, by their names. */
  readonly recoded?: (changeOf: (list: string) => CodeChange | undefined) => Scan;
}

/** A rule in a list, with its general text. */
export interface ListedRule {
  readonly id: string;
  readonly flag: Flag;
  readonly terms?: readonly TermId[];
  readonly text: Message;
  /** The fix, if the text does not contain it. */
  readonly fix?: Message;
  /** The path that may occur once, if the rule is about that. */
  readonly once?: string;
}

/** Declares a rule of the document, or with `per` of each group of a kind. */
export function rule(
  id: string,
  per: TermId,
  terms: TermId | readonly TermId[],
  holds: Rule['holds'],
  text: string,
  flag: Flag = 'fatal',
): Rule {
  return { id, flag, per, terms: typeof terms === 'string' ? [terms] : terms, holds, text };
}

/** Returns a text normalised as by XPath's `normalize-space`: trimmed, with single spaces. */
export function normal(text: string | undefined): string {
  if (text === undefined) return '';
  if (isNormal(text)) return text;
  const joined = text.replace(/[\t\n\r ]+/g, ' ');
  return joined.slice(joined.startsWith(' ') ? 1 : 0, joined.endsWith(' ') ? -1 : undefined);
}

/** Returns whether a text is already normalised, as nearly all are. */
function isNormal(text: string): boolean {
  let before = BLANK;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < BLANK ? code === 9 || code === 10 || code === 13 : code === BLANK && before === BLANK) return false;
    before = code;
  }
  return before !== BLANK || text === '';
}

const BLANK = 32;

/** Returns whether a text is only white space. */
export function isBlank(text: string): boolean {
  return text.charCodeAt(0) > BLANK ? false : normal(text) === '';
}

/** Holds if a term has text. */
export function filled(id: TermId): Rule['holds'] {
  return (group) => normal(group.text(id)) !== '';
}

/** Holds if a term or group is present, even empty. */
export function there(id: TermId): Rule['holds'] {
  return (group) => group.first(id) !== undefined || group.group(id) !== undefined;
}

/** Returns whether a group is a line within a line, or part of one. */
export function isInSubLine(group: Group): boolean {
  let line: Group | undefined = group;
  while (line !== undefined && line.id !== 'BG-25') line = line.parent;
  return line?.parent?.id === 'BG-25';
}
