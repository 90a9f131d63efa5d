/** What the rules of EN 16931 are judged on, and how they reckon. Sets that take rules over narrow it (chapter 12 §12, §13). */

import { type Message, message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { Decimal } from '../decimal.ts';
import { type Judged, normal, type Rule, rule, type Verdict } from '../declare.ts';

export interface Scope {
  readonly syntax: Judged['syntax'];
  /** Whether a line counts in sums; in EXTENDED and its like only some do (chapter 11 §7.2). */
  readonly counts: (line: Group) => boolean;
  /** Categories of VAT whose breakdowns are judged by the rules of their category alone, not by those on all breakdowns. */
  readonly apart: readonly string[];
}

/** All lines of the document count, but not those within them. The official artefact for CII judges L, M and O apart. */
export function scopeOf(syntax: Judged['syntax']): Scope {
  return { syntax, counts: () => true, apart: syntax === 'ubl' ? [] : ['L', 'M', 'O'] };
}

/** Declares a rule for each line of the document, not those within lines, or for each group in one. */
export function lineRule(...[id, per, terms, holds, text, flag]: Parameters<typeof rule>): Rule {
  return { ...rule(id, per, terms, holds, text, flag), notInSubLines: true };
}

/** Holds where a term in a group within has text. */
export function filledIn(group: TermId, id: TermId): Rule['holds'] {
  return (around) => normal(around.group(group)?.text(id)) !== '';
}

/** Returns the numbers in texts; undefined if one is no number: that is the schema's fault, and nothing is reckoned with it. */
export function numbersIn(texts: readonly (string | undefined)[]): readonly (Decimal | undefined)[] | undefined {
  const numbers = texts.map((text) => Decimal.parse(text));
  return texts.some((text, at) => text !== undefined && numbers[at] === undefined) ? undefined : numbers;
}

/** Judges numbers, where a missing one is undefined; holds where a text is no number. */
export function reckon(
  texts: readonly (string | undefined)[],
  test: (...numbers: readonly (Decimal | undefined)[]) => Verdict,
): Verdict {
  const numbers = numbersIn(texts);
  return numbers === undefined || test(...numbers);
}

/** Returns the verdict on a number that should be another one. */
export function equal(found: Decimal | undefined, expected: Decimal | undefined): Verdict {
  return (
    (found !== undefined && expected?.equals(found)) || { values: { found: shown(found), expected: shown(expected) } }
  );
}

/** Returns a number for a text; where it is missing what is said in its place. */
export function shown(number: Decimal | undefined): string | Message {
  return number === undefined ? message('nothing') : String(number);
}

/** Returns whether two numbers differ by less than one, or by one at most. */
export function isWithinOne(one: Decimal, other: Decimal, most: 'less' | 'one'): boolean {
  const difference = one.minus(other).abs().compare(ONE);
  return difference < 0 || (most === 'one' && difference === 0);
}

const ONE = new Decimal(1n, 0);
