/** Shorthands for declaring the rules of the SAT. */

import { Decimal } from '../../rules/decimal.ts';
import type { Flag, Violation } from '../../rules/declare.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type NationalRule, nationalRule } from '../shared/rules.ts';
import type { CfdiView, Node } from './view.ts';

export interface Context {
  readonly view: CfdiView;
  /** The year of the check in Mexico; undefined if not given. */
  readonly year: number | undefined;
  /** The time of the check in milliseconds since 1970; undefined if not given. */
  readonly now?: number | undefined;
  /** Whether the file is about to be stamped. */
  readonly isToStamp?: boolean;
  /** The certificate of the stamp, if the caller gave it. */
  readonly satCertificate?: string | undefined;
}

export type Rule = NationalRule<Context>;

type Found = Violation | undefined | false;
export type Finds = Found | readonly Found[];

const NONE: readonly Violation[] = [];

function violationsOf(found: Finds): readonly Violation[] {
  if (found === undefined || found === false) return NONE;
  return isList(found) ? found.filter((each): each is Violation => each !== undefined && each !== false) : [found];
}

const isList = (found: Violation | readonly Found[]): found is readonly Found[] => Array.isArray(found);

/** The number of characters of a value in messages. */
const SHOWN = 60;

/** Returns a finding at an attribute, with its name and value. */
export function at(node: Node, name: string, values?: Violation['values']): Violation {
  const value = collapsed(node.element.attribute(name) ?? '').slice(0, SHOWN);
  return { element: node.element, step: `@${name}`, values: { name, value, ...values } };
}

/** Returns a finding at an element, with its name. */
export function inside(element: XmlElement, values?: Violation['values']): Violation {
  return { element, values: { name: element.localName, ...values } };
}

/** Declares a rule: its code in the list of errors, what breaks it, and the message. */
export function rule(
  code: string,
  finds: (view: CfdiView, context: Context) => Finds,
  text: string,
  flag: Flag = 'fatal',
): Rule {
  return nationalRule<Context>(code, flag, (context) => violationsOf(finds(context.view, context)), text);
}

/** Declares a rule on each of several parts of a file. */
export function each<Part>(
  code: string,
  partsOf: (view: CfdiView) => readonly Part[],
  finds: (part: Part, view: CfdiView, context: Context) => Finds,
  text: string,
  flag?: Flag,
): Rule {
  return rule(
    code,
    (view, context) => {
      const all: Violation[] = [];
      for (const part of partsOf(view)) {
        const found = finds(part, view, context);
        // Nearly all parts are right.
        if (found !== undefined && found !== false) all.push(...violationsOf(found));
      }
      return all;
    },
    text,
    flag,
  );
}

/** Declares a rule that a value is in a list. */
export function inList<Part extends Node>(
  code: string,
  partsOf: (view: CfdiView) => readonly (Part | undefined)[],
  name: string | ((part: Part) => string),
  isListed: (value: string) => boolean,
): Rule {
  return each(
    code,
    partsOf,
    (part) => {
      if (part === undefined) return false;
      const attribute = typeof name === 'string' ? name : name(part);
      const value = part.get(attribute);
      return value !== undefined && !isListed(value) && at(part, attribute);
    },
    NOT_IN_LIST,
  );
}

const NOT_IN_LIST = '{name} is {value}, which is not in the list of the tax office. Use one of its codes.';
export const EXPECTED = '{name} is {value}; it must be {expected}.';
export const UNWANTED = '{name} is {value}, but a receipt of this kind cannot have it; remove it.';
export const UNWANTED_PART = '{name} does not belong in a receipt of this kind; remove it.';
export const TOO_PRECISE = '{name} is {value}, with more decimals than the {most} of its currency; round it.';
export const WRONG_SUM = '{name} is {value}, but the parts of the receipt add up to {expected}.';
export const OUTSIDE = '{name} is {value}, outside {lower} to {upper}, the range of its factors. Correct one of them.';
export const NOT_POSITIVE = '{name} is {value}; it must be more than zero.';
export const WRONG_RATE =
  '{name} is {value}, which is not a rate of this tax. Correct the rate, the tax or the factor.';
export const EXEMPT = 'An exempt tax has neither rate nor amount; remove {name}.';
export const NOT_EXEMPT = 'A tax that is not exempt needs TasaOCuota and Importe; add them.';
export const NO_EXEMPT_RETENTION = 'A retained tax cannot be exempt; use Tasa or Cuota.';
export const TWICE = 'The tax {value} occurs twice; add up its amounts.';
export const MISSING = '{name} is missing; add it.';
export const EMPTY = '{name} is empty; add taxes, or remove it.';
export const WRONG_KIND = '{name} is {value}, which is not allowed for this kind of person or regime.';

/** Returns the decimals of a value as written. */
function decimalsIn(node: Node, name: string): number {
  return node.number(name)?.scale ?? 0;
}

/** Returns the finding of a figure with more decimals than a number. */
export function tooPrecise(node: Node, name: string, most: number | undefined): Finds {
  return most !== undefined && decimalsIn(node, name) > most && at(node, name, { most });
}

/** Returns the finding of a figure that differs from what it must be. */
export function differing(node: Node, name: string, expected: Decimal): Finds {
  const given = node.number(name);
  return given !== undefined && !given.equals(expected) && at(node, name, { expected: expected.toString() });
}

export function sumOf(values: Iterable<Decimal | undefined>): Decimal {
  let sum = Decimal.ZERO;
  for (const value of values) if (value !== undefined) sum = sum.plus(value);
  return sum;
}

/** Returns a number that is not negative with fewer decimals: the next lower or the next higher one. */
export function cut(value: Decimal, decimals: number): Decimal {
  const rounded = value.round(decimals);
  return rounded.compare(value) > 0 ? rounded.minus(new Decimal(1, decimals)) : rounded;
}

export function raised(value: Decimal, decimals: number): Decimal {
  const rounded = value.round(decimals);
  return rounded.compare(value) < 0 ? rounded.plus(new Decimal(1, decimals)) : rounded;
}

/** Half of the last decimal of a number. */
const halfOf = ({ scale }: Decimal) => new Decimal(5, scale + 1);
/** Keeps an upper limit below the next number. */
const SLIGHT = new Decimal(1, 12);

export const lowest = (value: Decimal) => value.minus(halfOf(value));
export const highest = (value: Decimal) => value.plus(halfOf(value)).minus(SLIGHT);

/** Returns the finding of an amount outside the limits of a product. `factors` have been rounded, unless `isExact`. */
export function outside(
  node: Node,
  name: string,
  [one, two, isExact]: readonly [Decimal | undefined, Decimal | undefined, boolean],
  decimals: number | undefined,
): Finds {
  const given = node.number(name);
  if (given === undefined || one === undefined || two === undefined || decimals === undefined) return false;
  if (given.equals(one.times(two))) return false;
  const lower = cut(lowest(one).times(isExact ? two : lowest(two)), decimals);
  const upper = raised(highest(one).times(isExact ? two : highest(two)), decimals);
  if (given.compare(lower) >= 0 && given.compare(upper) <= 0) return false;
  return at(node, name, { lower: lower.toString(), upper: upper.toString() });
}
