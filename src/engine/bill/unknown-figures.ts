/** Finds the figures that cannot be known because of unreadable values, so that no wrong figure is calculated from the rest. */
import type { AnyType, ObjectType } from '../model/object.ts';
import type { Step } from '../model/path.ts';
import type { NormalisePlan } from '../normalise/walk.ts';

export interface UnknownFigures {
  /** Returns normalisers that note what they cannot fill in. */
  observed(plan: NormalisePlan): NormalisePlan;
  /** Lines, discounts and charges, and records of payments, without a known amount. */
  rows: Set<object>;
  /** Whether the totals are unknown. */
  totals: boolean;
}

const ROWS: ReadonlySet<Step> = new Set(['lines', 'discounts', 'charges', 'methods']);

/** Members that all figures depend on, with the parts that matter of some. A date decides about tax rates. */
const CONTEXT: Readonly<Record<Step, readonly Step[]>> = {
  $regime: [],
  $addons: [],
  $tags: [],
  issue_date: [],
  issue_time: [],
  value_date: [],
  currency: [],
  exchange_rates: [],
  tax: ['prices_include', 'rounding'],
  supplier: ['tax_id'],
  totals: [],
};

/** @param unreadable the paths of unreadable values, from the document */
export function unknownFigures(
  document: object,
  type: ObjectType<object>,
  unreadable: readonly (readonly Step[])[],
): Omit<UnknownFigures, 'observed'> {
  const unknown = { rows: new Set<object>(), totals: false };
  for (const path of unreadable) {
    const [list = '', position] = path;
    if (isContext(path)) unknown.totals = true;
    else if (list === 'payment') for (const record of recordsOn(document, path)) unknown.rows.add(record);
    else if (ROWS.has(list)) {
      const inTaxes = path.includes('taxes');
      if (!inTaxes && !path.includes('tax') && !isFigure(type, path)) continue;
      unknown.totals = true;
      const row = position === undefined || inTaxes ? undefined : memberOf(memberOf(document, list), position);
      if (typeof row === 'object' && row !== null) unknown.rows.add(row);
    }
  }
  return unknown;
}

/** Returns whether all figures depend on the value at a path. */
export function isContext([name = '', part, ...more]: readonly Step[]): boolean {
  const parts = Object.hasOwn(CONTEXT, name) ? CONTEXT[name] : undefined;
  if (parts === undefined) return false;
  const matters = parts.length === 0 || part === undefined || parts.includes(part);
  return matters && (part !== 'tax_id' || more.length === 0 || more[0] === 'country');
}

/** Returns the entries of lists on the way to a value. */
function recordsOn(document: object, path: readonly Step[]): object[] {
  const found: object[] = [];
  let here: unknown = document;
  for (const step of path) {
    here = memberOf(here, step);
    if (typeof step === 'number' && typeof here === 'object' && here !== null) found.push(here);
  }
  return found;
}

function memberOf(value: unknown, step: Step): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<Step, unknown>)[step] : undefined;
}

const WORDS: ReadonlySet<string> = new Set(['text', 'boolean', 'date', 'map', 'wrapper']);

/** Returns whether the value at a path can change a figure: a number, a currency, or an object or list that holds such values. */
function isFigure(type: ObjectType<object>, path: readonly Step[]): boolean {
  let here: AnyType | undefined = type as AnyType;
  for (const step of path) {
    if (here?.kind === 'object') here = here.field(String(step))?.type;
    else if (here?.kind === 'list') here = here.element;
    else return false;
  }
  return here !== undefined && (!WORDS.has(here.kind) || path.at(-1) === 'currency');
}
