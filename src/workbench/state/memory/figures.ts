import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, isObject } from '../../engine/document/values.ts';

type Members = Readonly<Record<string, unknown>>;

/** The members that are calculated from others. */
const FIGURES: ReadonlySet<string> = new Set(['totals', 'i', 'sum', 'total', 'amount']);

/** Returns a copy without the figures that the text of its original does not have. */
export function withoutFiguresOf(copy: Members, original: string): Members {
  return withoutFigures(copy, contentsOf(contentOf(original)));
}

/** Returns a copy without the figures that its original does not have: after a change they would differ from the calculated ones. */
export function withoutFigures(copy: Members, original: unknown): Members {
  return isObject(original) ? (without(copy, original) as Members) : copy;
}

function without(copy: unknown, original: unknown): unknown {
  if (Array.isArray(copy) && Array.isArray(original)) return copy.map((each, at) => without(each, original[at]));
  if (!isObject(copy) || !isObject(original)) return copy;
  const members = Object.entries(copy).filter(([name]) => name in original || !FIGURES.has(name));
  return Object.fromEntries(members.map(([name, value]) => [name, without(value, original[name])]));
}
