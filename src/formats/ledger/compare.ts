/** Compares the amounts before a conversion with those after it, and reports each difference. */

import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { type Loss, type LossLocation, Report, type Severity } from '../declare/report.ts';
import { minus, plus } from '../national/shared/amounts.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Ledger, Stated } from './amounts.ts';
import type { Rounding } from './table.ts';

/** The losses that already name a difference, or explain why a total was changed. */
type Known = readonly Pick<Loss, 'kind' | 'term' | 'element' | 'properties'>[];

/** Returns what a difference means. */
type SeverityOf = (difference: Amount) => Severity;

/**
 * Returns a loss for each amount that both state and that differs, unless a known loss names it. Differences that
 * rounding explains, a subunit for each line and rate, are known by the loss that says so.
 * @param rounding the differences that the format calls roundings. Default: none
 */
export function compareAmounts(source: Ledger, result: Ledger, known: Known, rounding?: Rounding): Loss[] {
  const severityOf = severities(rounding, result);
  const named = new Named(known);
  const report = new Report();
  const isRounded = known.some(
    ({ term, properties }) => term === 'BT-114' || properties.some((each) => ROUNDING.test(each)),
  );
  const turns = source.turns || result.turns;
  const compare = (stated: Stated, made: Stated, tolerance: Amount) => {
    const difference = differenceOf(stated, made, turns);
    if (difference.compare(tolerance) <= 0 || named.has(stated)) return;
    reportOne(report, stated, made, severityOf(difference));
  };
  const ofTotals = isRounded ? toleranceOf(source, result) : Amount.ZERO;
  for (const [key, stated] of source.amounts) {
    const made = result.amounts.get(key);
    if (made !== undefined) compare(stated, made, ofTotals);
  }
  const ofLines = isRounded ? Amount.of(1, decimalsOf(source)) : Amount.ZERO;
  for (const [stated, made] of linesOf(source, result)) compare(stated, made, ofLines);
  return report.losses;
}

function severities(rounding: Rounding | undefined, { lines }: Ledger): SeverityOf {
  if (rounding === undefined) return () => 'error';
  const [info, warning, of] = rounding;
  const count = Amount.of(of === 'line' ? Math.max(1, lines?.length ?? 0) : 1, 0);
  const isWithin = (difference: Amount, most: Amount) => difference.compare(most.multiply(count)) <= 0;
  return (difference) => (isWithin(difference, info) ? 'info' : isWithin(difference, warning) ? 'warning' : 'error');
}

const ROUNDING = /\.(?:tax|totals)\.rounding$/;

/** Returns the largest difference that rounding explains. */
function toleranceOf(source: Ledger, { lines = [] }: Ledger): Amount {
  const rows = Math.max(source.lines?.length ?? 0, lines.length);
  const rates = [...source.amounts.keys()].filter((key) => /^base \S*$/.test(key));
  return Amount.of(rows + rates.length, decimalsOf(source));
}

function decimalsOf({ amounts }: Ledger): number {
  return amounts.get('net')?.value.exponent ?? 2;
}

/** Returns how far two amounts are from each other, ignoring their signs if signs may turn. */
function differenceOf({ value }: Stated, { value: other }: Stated, turns: boolean): Amount {
  const difference = minus(value, other).abs();
  const turned = plus(value, other).abs();
  return turns && turned.compare(difference) < 0 ? turned : difference;
}

/** The places that losses name. */
class Named {
  readonly #properties = new Set<string>();
  readonly #elements = new Set<XmlElement>();
  readonly #terms = new Set<TermId>();
  /** Terms of losses without an element. */
  readonly #anywhere = new Set<TermId>();

  constructor(known: Known) {
    for (const { kind, properties, element, term } of known) {
      if (kind !== 'changed' && kind !== 'difference') continue;
      for (const each of properties) this.#properties.add(each);
      // A change of a term may be one of its spelling.
      if (kind === 'changed' && term) continue;
      if (element) this.#elements.add(element);
      if (term) this.#terms.add(term);
      if (term && !element) this.#anywhere.add(term);
    }
  }

  /** Returns whether a loss is about an amount: by its element if both have one, otherwise by its property or term. */
  has({ term, element, property, parts = [] }: Stated): boolean {
    if (property !== undefined && this.#properties.has(property)) return true;
    if (term !== undefined && (element ? this.#anywhere : this.#terms).has(term)) return true;
    if (element !== undefined && this.#elements.has(element)) return true;
    return parts.some((each) => this.#elements.has(each));
  }
}

function reportOne(report: Report, stated: Stated, made: Stated, severity: Severity): void {
  const { name, term, element, property } = stated;
  const place: LossLocation = { property: property ?? made.property, element, term: term ?? made.term };
  const values = { name, stated: stated.value.toString(), other: made.name, made: made.value.toString() };
  report.difference(severity, place, message('{name} is {stated}, but {other} is {made} in the result.', values));
}

/** Returns the amounts of lines if both sides have the same number: some formats have no lines, or split them. */
function* linesOf(source: Ledger, result: Ledger): Generator<[stated: Stated, made: Stated]> {
  const [given, written] = [source.lines, result.lines];
  if (given === undefined || given.length !== written?.length) return;
  for (const [at, text] of given.entries()) {
    const other = written[at];
    if (text === other || text === undefined || other === undefined) continue;
    const [one, two] = [Amount.parse(text), Amount.parse(other)];
    if (one === undefined || two === undefined) continue;
    yield [
      { ...source.lineAt(at), value: one },
      { ...result.lineAt(at), value: two },
    ];
  }
}
