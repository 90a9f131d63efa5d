import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, isObject } from '../../engine/document/values.ts';

type Members = Readonly<Record<string, unknown>>;

/** The members that are calculated from others, in some documents or in all. */
const FIGURES: ReadonlySet<string> = new Set(['totals', 'i', 'sum', 'total', 'amount']);

/** Returns a copy without the figures that the text of its original does not have. */
export function withoutFiguresOf(copy: Members, original: string): Members {
  return withoutFigures(copy, contentsOf(contentOf(original)));
}

/**
 * Returns a copy without the figures that its original does not have, and without those that are always calculated: after a change they
 * would differ from the calculated ones, and accuse the user of figures that the program wrote.
 */
export function withoutFigures(copy: Members, original: unknown): Members {
  const known = isObject(original) ? (without(copy, original) as Members) : copy;
  return /\/bill\/(invoice|order|delivery)$/.test(String(copy.$schema)) ? (withoutCalculated(known) as Members) : known;
}

function without(copy: unknown, original: unknown): unknown {
  if (Array.isArray(copy) && Array.isArray(original)) return copy.map((each, at) => without(each, original[at]));
  if (!isObject(copy) || !isObject(original)) return copy;
  const members = Object.entries(copy).filter(([name]) => name in original || !FIGURES.has(name));
  return Object.fromEntries(members.map(([name, value]) => [name, without(value, original[name])]));
}

/** Returns a bill, or a part of it, without calculated figures. The figures of earlier documents and a chosen rounding stay. */
export function withoutCalculated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCalculated);
  if (!isObject(value)) return value;
  const isRated = 'percent' in value || 'rate' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (name === 'preceding') return [[name, member]];
      if (name === 'totals') return isObject(member) && member.rounding ? [[name, { rounding: member.rounding }]] : [];
      if (name === 'i' || name === 'sum' || name === 'total' || (name === 'amount' && isRated)) return [];
      return [[name, withoutCalculated(member)]];
    }),
  );
}
