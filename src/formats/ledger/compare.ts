/** Compares the amounts of what was converted with those of the result, and reports each that differs. */

import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { minus } from '../national/shared/amounts.ts';
import { type Loss, type LossLocation, Report } from '../report.ts';
import type { Ledger, Stated } from './amounts.ts';

/** The losses that name a difference, or say why a total was changed, already. */
type Known = readonly Pick<Loss, 'kind' | 'term' | 'element' | 'properties'>[];

/**
 * Returns a loss for each amount that both state and that differs, unless a known loss names it. Differences that
 * rounding explains, a subunit for each line and rate, are known by the loss that says so.
 */
export function compareAmounts(source: Ledger, result: Ledger, known: Known): Loss[] {
  const report = new Report();
  const isRounded = known.some(
    ({ term, properties }) => term === 'BT-114' || properties.some((each) => ROUNDING.test(each)),
  );
  const tolerance = isRounded ? toleranceOf(source, result) : Amount.ZERO;
  for (const [key, stated] of source.amounts) {
    const made = result.amounts.get(key);
    if (made === undefined || isSame(stated, made, source.turns || result.turns)) continue;
    if (minus(stated.value, made.value).abs().compare(tolerance) <= 0 || isNamed(stated, known)) continue;
    reportOne(report, stated, made);
  }
  compareLines(report, source, result, isRounded, known);
  return report.losses;
}

const ROUNDING = /\.(?:tax|totals)\.rounding$/;

/** Returns the largest difference that rounding explains. */
function toleranceOf(source: Ledger, { lines = [] }: Ledger): Amount {
  const rows = Math.max(source.lines?.length ?? 0, lines.length);
  return Amount.of(rows + source.amounts.size, decimalsOf(source));
}

function decimalsOf({ amounts }: Ledger): number {
  return amounts.get('net')?.value.exponent ?? 2;
}

function isSame({ value }: Stated, { value: other }: Stated, turns: boolean): boolean {
  return value.equals(other) || (turns && value.negate().equals(other));
}

function isNamed({ term, element, property }: Stated, known: Known): boolean {
  const isOfProperty = (loss: Known[number]) => property !== undefined && loss.properties.includes(property);
  return known.some(
    (loss) =>
      (loss.kind === 'changed' && isOfProperty(loss)) ||
      (loss.kind === 'difference' &&
        (isOfProperty(loss) ||
          (term !== undefined && loss.term === term) ||
          (element !== undefined && loss.element === element))),
  );
}

function reportOne(report: Report, stated: Stated, made: Stated): void {
  const { name, term, element, property } = stated;
  const place: LossLocation = { property, element, term: term ?? made.term };
  const values = { name, stated: stated.value.toString(), other: made.name, made: made.value.toString() };
  report.difference('error', place, message('{name} is {stated}, but {other} is {made} in the result.', values));
}

/** Compares lines if both have as many: some formats have none, or split them. */
function compareLines(report: Report, source: Ledger, result: Ledger, isRounded: boolean, known: Known): void {
  const [given, written] = [source.lines, result.lines];
  if (given === undefined || given.length !== written?.length) return;
  const tolerance = isRounded ? Amount.of(1, decimalsOf(source)) : Amount.ZERO;
  for (const [at, text] of given.entries()) {
    const other = written[at];
    if (text === other || text === undefined || other === undefined) continue;
    const [one, two] = [Amount.parse(text), Amount.parse(other)];
    if (one === undefined || two === undefined) continue;
    const stated = { ...source.lineAt(at), value: one };
    const made = { ...result.lineAt(at), value: two };
    if (isSame(stated, made, source.turns || result.turns) || minus(one, two).abs().compare(tolerance) <= 0) continue;
    if (!isNamed(stated, known)) reportOne(report, stated, made);
  }
}
