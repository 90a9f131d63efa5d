/** The scope and arithmetic of the EN 16931 rules. Sets that reuse rules narrow it (chapter 12 §12, §13). */

import type { Group } from '../../../model/group.ts';
import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule, type Verdict } from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';

export interface Scope {
  readonly syntax: Judged['syntax'];
  /** Returns whether a line counts in sums; in EXTENDED profiles only some do (chapter 11 §7.2). */
  readonly counts: (line: Group) => boolean;
  /** VAT categories whose breakdowns are checked only by the rules of their category, not by the general ones. */
  readonly apart: readonly string[];
}

/** All lines of the document count, except nested ones. The official artefact for CII checks L, M and O separately. */
export function scopeOf(syntax: Judged['syntax']): Scope {
  return { syntax, counts: () => true, apart: syntax === 'ubl' ? [] : ['L', 'M', 'O'] };
}

/** Declares a rule for each line of the document, not nested ones, or for each group in one. */
export function lineRule(...[id, per, terms, holds, text, flag]: Parameters<typeof rule>): Rule {
  return { ...rule(id, per, terms, holds, text, flag), notInSubLines: true };
}

/** Holds if a term in an inner group has text. */
export function filledIn(group: TermId, id: TermId): Rule['holds'] {
  return (around) => normal(around.group(group)?.text(id)) !== '';
}

/** Returns the numbers in texts; undefined if one is invalid, which is a schema fault that ends the calculation. */
export function numbersIn(texts: readonly (string | undefined)[]): readonly (Decimal | undefined)[] | undefined {
  const numbers = texts.map((text) => Decimal.parse(text));
  return texts.some((text, at) => text !== undefined && numbers[at] === undefined) ? undefined : numbers;
}

/** Checks numbers, with undefined for missing ones; holds if a text is not a number. */
export function reckon(
  texts: readonly (string | undefined)[],
  test: (...numbers: readonly (Decimal | undefined)[]) => Verdict,
): Verdict {
  const numbers = numbersIn(texts);
  return numbers === undefined || test(...numbers);
}

/** Returns the verdict on a number with its expected value. */
export function equal(found: Decimal | undefined, expected: Decimal | undefined): Verdict {
  return (
    (found !== undefined && expected?.equals(found)) || { values: { found: shown(found), expected: shown(expected) } }
  );
}

/** Returns a number for a text, `null` if missing. */
export function shown(number: Decimal | undefined): string | null {
  return number === undefined ? null : String(number);
}

/** Returns whether two numbers differ by less than one, or by at most one. */
export function isWithinOne(one: Decimal, other: Decimal, most: 'less' | 'one'): boolean {
  const difference = one.minus(other).abs().compare(ONE);
  return difference < 0 || (most === 'one' && difference === 0);
}

const ONE = new Decimal(1n, 0);
