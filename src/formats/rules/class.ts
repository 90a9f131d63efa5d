/**
 * The class of an official rule: the meaning of its faults for the recipient of the invoice. The German ministry of finance distinguishes
 * format, business rules and content in its letter of 15 October 2025 (III C 2 - S 7287-a/00019/007/243).
 */

import type { Flag } from './declare.ts';

/**
 * `format`: schema, code lists and spelling of values. `business`: dependencies between values, such as sums. `content`: a law
 * requires the content. `advice`: the invoice is valid without it.
 */
export type RuleClass = 'format' | 'business' | 'content' | 'advice';

/** The classes, the gravest for a recipient first. */
export const RULE_CLASSES: readonly RuleClass[] = ['format', 'content', 'business', 'advice'];

/** How the rules of an owner are divided. Fatal rules in no list are business rules, others advice. */
export interface RuleClasses {
  readonly format?: readonly RegExp[];
  /** Business rules that are not fatal, because the official system accepts contradictions. */
  readonly business?: readonly RegExp[];
  readonly content?: readonly Content[];
}

/** Rules of content that laws require, with the places in the laws. */
export interface Content {
  readonly rules: RegExp;
  readonly law: readonly string[];
}

/** Returns a place in the list of what invoices contain in Directive 2006/112/EC. */
export function article226(point: string): string {
  return `Directive 2006/112/EC, Art. 226(${point})`;
}

/** The article on corrections, which must refer to the first invoice. */
export const ARTICLE_219 = 'Directive 2006/112/EC, Art. 219';

/** Returns rules of content that § 14 (4) UStG and the directive require. */
export function required(rules: RegExp, number: string, point: string): Content {
  return { rules, law: [`§ 14 Abs. 4 Satz 1 Nr. ${number} UStG`, article226(point)] };
}

export interface Classified {
  readonly class: RuleClass;
  /** The laws that require the content. */
  readonly law?: readonly string[];
}

/** Returns the class of a rule by its code and level, from the lists of all owners. */
export function classIn(owners: readonly RuleClasses[], code: string, level: Flag): Classified {
  const has = (list: readonly RegExp[] = []) => list.some((pattern) => pattern.test(code));
  for (const { content = [] } of owners) {
    const found = content.find(({ rules }) => rules.test(code));
    if (found) return { class: 'content', law: found.law };
  }
  if (owners.some(({ business }) => has(business))) return { class: 'business' };
  if (level !== 'fatal') return { class: 'advice' };
  return { class: owners.some(({ format }) => has(format)) ? 'format' : 'business' };
}
