/** How rules of e-invoices are declared: on the terms, beside each other, with the identifiers of the official artefacts (chapter 12). */

import type { Message } from '../../engine/text/message.ts';
import type { Group } from '../model/group.ts';
import type { DocumentKind, Plan } from '../model/plan.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';

/** What a rule that does not hold makes of a document: invalid, or only noticed. */
export type Flag = 'fatal' | 'warning' | 'information';

/** An e-invoice that is judged: its terms, and the elements that they were read from. */
export interface Judged {
  readonly kind: DocumentKind;
  readonly syntax: 'ubl' | 'cii';
  readonly root: XmlElement;
  readonly invoice: Group;
  readonly plan: Plan;
  /** Returns all groups of a number, wherever they stand. */
  groups(id: TermId): readonly Group[];
  /** Returns what is made of the document once, by a function that several rules share. */
  once<T>(make: (judged: Judged) => T): T;
}

/** What is found where a rule does not hold, beyond the rule's own text: the element, and the values of the text. */
export interface Found {
  /** If not given, where the first term of the rule stands or is missing. */
  readonly element?: XmlElement | undefined;
  /** An attribute of the element, or a child that is missing: `@schemeID`, `cbc:ID`. */
  readonly step?: string | undefined;
  readonly values?: Message['values'];
}

/** Whether a rule holds: no, or what was found, where it does not. */
export type Verdict = boolean | Found | readonly Found[];

/** A rule is reported at so many places at most. */
export const MOST_PLACES = 100;

const NOTHING: readonly Found[] = [];

/** Returns what was found, once for each place; nothing where the rule holds. */
export function foundIn(verdict: Verdict): readonly Found[] {
  if (verdict === true) return NOTHING;
  if (verdict === false) return [{}];
  return isList(verdict) ? verdict : [verdict];
}

function isList(found: Found | readonly Found[]): found is readonly Found[] {
  return Array.isArray(found);
}

export interface Rule {
  /** Its identifier in the official artefact: `BR-CO-15`. */
  readonly id: string;
  readonly flag: Flag;
  /** The group for each of which it is judged; `BG-0` for the document. */
  readonly per: TermId;
  /** The terms that it is about; a fault is placed at the first. */
  readonly terms: readonly TermId[];
  readonly holds: (group: Group, judged: Judged) => Verdict;
  /** It is judged of lines of the document alone, not of those within lines. */
  readonly notInSubLines?: boolean;
  /** What is wrong, what is expected, and how to mend it: a template, with the values that are found. */
  readonly text: string;
}

/** A set of rules with its version. A folder holds one. */
export interface RuleSet {
  /** `en16931-ubl`. */
  readonly key: string;
  /** `EN 16931, rules of CEN/TC 434 for UBL`. */
  readonly name: string;
  readonly version: string;
  /** The first day on which it holds, in ISO 8601. */
  readonly from: string;
  readonly rules: readonly Rule[];
  /** Checks that look at elements, not at terms: what should not be there, and how often. */
  readonly scans?: readonly Scan[];
  /** Rules of a national format, which it runs itself (national/rules.ts). */
  readonly national?: readonly Pick<Rule, 'id' | 'flag' | 'text'>[];
  /** Rules, of other sets too, that weigh otherwise in a document of this set. */
  readonly flags?: (judged: Judged) => ReadonlyMap<string, Flag>;
}

/** What a scan finds: a rule by its identifier, where, and what is to be said. */
export interface ScanFinding extends Found {
  readonly id: string;
  readonly flag: Flag;
  /** The terms that it is about. */
  readonly terms?: readonly TermId[];
  readonly text: Message;
}

/** A check of all elements at once, for rules that are a table. */
export interface Scan {
  (judged: Judged): Iterable<ScanFinding>;
  /** Returns the rules that it checks, as lists show them. With a code it may leave out rules with other codes. */
  readonly rules: (code?: string) => Iterable<ListedRule>;
}

/** A rule as lists show it: what it wants, whatever it finds. */
export interface ListedRule {
  readonly id: string;
  readonly flag: Flag;
  readonly terms?: readonly TermId[];
  readonly text: Message;
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

/** Returns a text as XPath's `normalize-space` has it: no blanks around, single ones within. */
export function normal(text: string | undefined): string {
  if (text === undefined) return '';
  if (isNormal(text)) return text;
  const joined = text.replace(/[\t\n\r ]+/g, ' ');
  return joined.slice(joined.startsWith(' ') ? 1 : 0, joined.endsWith(' ') ? -1 : undefined);
}

/** Returns whether a text has single blanks alone, and none around: nearly all have. */
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

/** Returns whether a text is nothing but blanks. */
export function isBlank(text: string): boolean {
  return text.charCodeAt(0) > BLANK ? false : normal(text) === '';
}

/** Holds where a term has text. */
export function filled(id: TermId): Rule['holds'] {
  return (group) => normal(group.text(id)) !== '';
}

/** Holds where a term or a group is there, even empty. */
export function there(id: TermId): Rule['holds'] {
  return (group) => group.first(id) !== undefined || group.group(id) !== undefined;
}

/** Returns whether a group is a line within a line, or in one. */
export function isInSubLine(group: Group): boolean {
  let line: Group | undefined = group;
  while (line !== undefined && line.id !== 'BG-25') line = line.parent;
  return line?.parent?.id === 'BG-25';
}
