/**
 * Checks values against the facets of XML Schema (https://www.w3.org/TR/xmlschema-2/#rf-facets), as extracted by
 * scripts/formats/take-schemas.mjs. Reports every violated facet, as official validators do.
 */

import { type Message, message } from '../../engine/text/message.ts';
import { withoutTrailing } from '../../engine/text/trailing.ts';
import { localNameOf } from './fault.ts';
import { collapsed, type ValueKind, type ValueProblem, valueKind } from './values.ts';

/** A type of values with its own facets and the facets of its base types. */
export interface Facets {
  /** The built-in type of XML Schema that it restricts. */
  readonly base: string;
  readonly whiteSpace?: string;
  /** Regular expressions, each of which must match the whole value. */
  readonly pattern?: readonly string[];
  /** The allowed values, joined with blanks if none contains one. */
  readonly enumeration?: string | readonly string[];
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  /** The only allowed value. */
  readonly fixed?: string;
  /** The value of an empty element. */
  readonly standard?: string;
  /** The value must have at least one of these types. */
  readonly union?: readonly Facets[];
}

/** Integer types with their minimum and maximum. */
const INTEGERS: Readonly<Record<string, readonly [least?: string, most?: string]>> = {
  integer: [],
  nonNegativeInteger: ['0'],
  positiveInteger: ['1'],
  long: ['-9223372036854775808', '9223372036854775807'],
  int: ['-2147483648', '2147483647'],
  short: ['-32768', '32767'],
  byte: ['-128', '127'],
};

const TEXTS: ReadonlySet<string> = new Set(['string', 'normalizedString', 'token']);
const NUMBERS: ReadonlySet<string> = new Set(['decimal', 'double', ...Object.keys(INTEGERS)]);

/** The length above which values are refused without matching a pattern: no pattern allows such a length. */
const LONGEST = 10_000;

/**
 * The number of valid values of a kind to remember, and their maximum length: lines repeat units, rates and quantities.
 */
const MOST_RIGHT = 64;
const SHORT = 20;

/** The length up to which a list of values is reported in full. */
const FEW = 12;

/** One facet: the test of a value, and the message if the value fails. */
interface Check {
  readonly facet: string;
  readonly holds: (value: string) => boolean;
  readonly text: (facetText: FacetText, value: string) => Message;
}

/** The name and the value in a message. */
type FacetText = { readonly name: string; readonly value: string };

const NO_PROBLEMS: readonly ValueProblem[] = [];

/** Returns the kind of value that a type requires. Prepares all its facets, because files have thousands of values. */
export function facetKind(facets: Facets): ValueKind {
  const { base } = facets;
  const given = facets.standard ?? facets.fixed;
  const spaced = spacingOf(facets);
  const isOfBase = baseTest(base);
  const members = facets.union?.map(facetKind);
  const checks = [...lengthChecks(facets), ...digitChecks(facets), ...boundChecks(facets), ...valueChecks(facets)];
  const right = new Set<string>();
  const judge = (name: string, raw: string): readonly ValueProblem[] => {
    if (right.has(raw)) return NO_PROBLEMS;
    const value = spaced(raw === '' && given !== undefined ? given : raw);
    if (!isOfBase(value)) return [{ facet: 'type', text: typeFault(localNameOf(name), cutShort(value), base) }];
    if (members !== undefined) {
      const found = members.map((member) => member.judge?.(name, raw) ?? NO_PROBLEMS);
      return found.some((each) => each.length === 0) ? NO_PROBLEMS : (found[0] ?? NO_PROBLEMS);
    }
    let problems: ValueProblem[] | undefined;
    for (const { facet, holds, text } of checks) {
      if (holds(value)) continue;
      problems ??= [];
      problems.push({ facet, text: text({ name: localNameOf(name), value: cutShort(value) }, value) });
    }
    if (problems !== undefined) return problems;
    if (raw.length <= SHORT) {
      if (right.size === MOST_RIGHT) right.clear();
      right.add(raw);
    }
    return NO_PROBLEMS;
  };
  return { judge, fault: (name, value) => judge(name, value)[0]?.text ?? typeFault(name, value, base) };
}

function lengthChecks({ length, minLength, maxLength }: Facets): Check[] {
  const checks: Check[] = [];
  if (length !== undefined) {
    checks.push({
      facet: 'length',
      holds: (value) => charactersIn(value) === length,
      text: (facetText) =>
        message('{name} is "{value}"; it must have {count, plural, one {one character} other {# characters}}.', {
          ...facetText,
          count: length,
        }),
    });
  }
  if (minLength !== undefined) {
    checks.push({
      facet: 'minLength',
      holds: (value) => charactersIn(value) >= minLength,
      text: (facetText) =>
        facetText.value === ''
          ? message('{name} is empty; add a value, or remove {name}.', { name: facetText.name })
          : message('{name} is "{value}"; it must have at least {count} characters.', {
              ...facetText,
              count: minLength,
            }),
    });
  }
  if (maxLength !== undefined) {
    checks.push({
      facet: 'maxLength',
      holds: (value) => value.length <= maxLength || charactersIn(value) <= maxLength,
      text: (facetText, value) =>
        message('{name} is "{value}"; it has {has} characters but can have at most {count}.', {
          ...facetText,
          has: charactersIn(value),
          count: maxLength,
        }),
    });
  }
  return checks;
}

/** Returns the number of characters, where a pair of surrogates is one. */
function charactersIn(value: string): number {
  let count = value.length;
  for (let at = 1; at < value.length; at++) {
    if ((value.charCodeAt(at) & 0xfc00) === 0xdc00 && (value.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

function digitChecks({ totalDigits, fractionDigits }: Facets): Check[] {
  const checks: Check[] = [];
  if (fractionDigits !== undefined) {
    checks.push({
      facet: 'fractionDigits',
      holds: (value) => {
        const point = value.indexOf('.');
        // Zeros at the end do not count.
        return (
          point < 0 || value.length - point - 1 <= fractionDigits || partsOf(value).fraction.length <= fractionDigits
        );
      },
      text: (facetText) =>
        message('{name} is "{value}"; it can have at most {count, plural, one {one decimal} other {# decimals}}.', {
          ...facetText,
          count: fractionDigits,
        }),
    });
  }
  if (totalDigits !== undefined) {
    checks.push({
      facet: 'totalDigits',
      holds: (value) => {
        // Most values are short enough in any case.
        if (value.length <= totalDigits) return true;
        const { whole, fraction } = partsOf(value);
        return whole.length + fraction.length <= totalDigits;
      },
      text: (facetText) =>
        message('{name} is "{value}"; it can have at most {count} digits.', { ...facetText, count: totalDigits }),
    });
  }
  return checks;
}

function boundChecks({ minInclusive, maxInclusive, minExclusive, maxExclusive, base }: Facets): Check[] {
  const checks: Check[] = [];
  const add = (
    facet: string,
    bound: string | undefined,
    isInside: (order: number) => boolean,
    text: (values: FacetText & { bound: string }) => Message,
  ) => {
    if (bound === undefined) return;
    const orderOf = orderTo(bound, base);
    const holds = (value: string) => {
      const order = orderOf(value);
      return order !== undefined && isInside(order);
    };
    checks.push({ facet, holds, text: (facetText) => text({ ...facetText, bound }) });
  };
  add(
    'minInclusive',
    minInclusive,
    (order) => order >= 0,
    (values) => message('{name} is "{value}"; it must be at least {bound}.', values),
  );
  add(
    'maxInclusive',
    maxInclusive,
    (order) => order <= 0,
    (values) => message('{name} is "{value}"; it must be at most {bound}.', values),
  );
  add(
    'minExclusive',
    minExclusive,
    (order) => order > 0,
    (values) => message('{name} is "{value}"; it must be more than {bound}.', values),
  );
  add(
    'maxExclusive',
    maxExclusive,
    (order) => order < 0,
    (values) => message('{name} is "{value}"; it must be less than {bound}.', values),
  );
  return checks;
}

/** The checks of enumeration, patterns and a fixed value. */
function valueChecks(facets: Facets): Check[] {
  const { enumeration, pattern = [], fixed, base } = facets;
  const checks: Check[] = [];
  if (enumeration !== undefined) {
    const values = typeof enumeration === 'string' ? enumeration.split(' ') : enumeration;
    const known = new Set(values);
    checks.push({
      facet: 'enumeration',
      holds: (value) => known.has(value) || values.some((each) => isSame(each, value, base)),
      text: (facetText) => noneOf(values, facetText),
    });
  }
  if (pattern.length > 0) {
    const patterns = pattern.map((each) => new RegExp(`^(?:${each})$`, 'u'));
    checks.push({
      facet: 'pattern',
      holds: (value) => value.length <= LONGEST && areAllIn(patterns, value),
      text: (facetText) =>
        message('{name} is "{value}", which does not have the form that the schema requires: {pattern}', {
          ...facetText,
          pattern: cutShort(pattern.join(' ')),
        }),
    });
  }
  if (fixed !== undefined) {
    checks.push({
      facet: 'fixed',
      holds: (value) => isSame(fixed, value, base),
      text: (facetText) => message('{name} is "{value}"; it must be "{fixed}".', { ...facetText, fixed }),
    });
  }
  return checks;
}

/** Returns whether a value matches every pattern. */
function areAllIn(patterns: readonly RegExp[], value: string): boolean {
  for (const pattern of patterns) if (!pattern.test(value)) return false;
  return true;
}

function noneOf(values: readonly string[], facetText: FacetText): Message {
  return values.length <= FEW
    ? message('{name} is "{value}"; it must be one of: {values}', { ...facetText, values: values.join(', ') })
    : message('{name} is "{value}"; it must be one of the {count} codes of the official list: {first} …', {
        ...facetText,
        count: values.length,
        first: values.slice(0, 3).join(', '),
      });
}

/** Returns how the whitespace of values is handled according to their type. */
function spacingOf({ base, whiteSpace }: Facets): (value: string) => string {
  const how = whiteSpace ?? (base === 'string' ? 'preserve' : base === 'normalizedString' ? 'replace' : 'collapse');
  if (how === 'collapse') return collapsed;
  return how === 'replace' ? (value) => value.replace(/[\t\r\n]/g, ' ') : (value) => value;
}

/** Returns the test whether values belong to a built-in type. */
function baseTest(base: string): (value: string) => boolean {
  if (TEXTS.has(base)) return () => true;
  const bounds = INTEGERS[base];
  if (bounds !== undefined) {
    const [least, most] = bounds.map((bound) => (bound === undefined ? undefined : orderTo(bound, base)));
    return (value) => {
      if (!/^[+-]?\d+$/.test(value)) return false;
      return (least?.(value) ?? 0) >= 0 && (most?.(value) ?? 0) <= 0;
    };
  }
  if (base === 'double') return (value) => /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][+-]?\d+)?|-?INF|NaN)$/.test(value);
  if (base === 'gYear') return (value) => /^-?\d{4,}(?:Z|[+-]\d\d:\d\d)?$/.test(value);
  return valueKind(KINDS[base] ?? base).fits ?? (() => true);
}

/** Names of XML Schema types in the list of kinds, if different. */
const KINDS: Readonly<Record<string, string>> = { anyURI: 'uri', base64Binary: 'base64' };

function typeFault(name: string, value: string, base: string): Message {
  if (INTEGERS[base] !== undefined) {
    return message('{name} is "{value}"; it must be a whole number, such as 12.', { name, value });
  }
  if (base === 'gYear') return message('{name} is "{value}"; it must be a year, such as 2026.', { name, value });
  return valueKind(base === 'double' ? 'decimal' : (KINDS[base] ?? base)).fault(name, value);
}

/** Returns whether two values are equal; a number can be written in several ways. */
function isSame(one: string, other: string, base: string): boolean {
  if (one === other) return true;
  return NUMBERS.has(base) && base !== 'double' && compareNumbers(partsOf(one), partsOf(other)) === 0;
}

/**
 * Returns the comparison of values with a bound. It returns undefined if they have no order, like a time with a time
 * zone and one without.
 */
function orderTo(bound: string, base: string): (value: string) => number | undefined {
  if (base === 'double') return (value) => Number(value) - Number(bound);
  if (NUMBERS.has(base)) {
    const limit = partsOf(bound);
    return (value) => compareNumbers(partsOf(value), limit);
  }
  const limit = momentOf(bound);
  return (value) => {
    const moment = momentOf(value);
    if (moment === undefined || limit === undefined) return undefined;
    const order = moment.at - limit.at;
    return moment.hasZone === limit.hasZone || Math.abs(order) > 14 * 3_600_000 ? order : undefined;
  };
}

/** Returns the start of a date or time, in UTC if it has no time zone. */
function momentOf(value: string): { at: number; hasZone: boolean } | undefined {
  const [, day = '', time = '00:00:00', zone] =
    /^(-?\d{4,}(?:-\d\d-\d\d)?)(?:T(\d\d:\d\d:\d\d(?:\.\d+)?))?(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  const at = Date.parse(`${day.length === 4 ? `${day}-01-01` : day}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(at)) return undefined;
  return { at, hasZone: zone !== undefined };
}

interface Digits {
  readonly isNegative: boolean;
  /** The digits before the point, without leading zeros. */
  readonly whole: string;
  /** The digits after the point, without trailing zeros. */
  readonly fraction: string;
}

/** Returns the digits of a number, which has the form of a decimal. */
function partsOf(value: string): Digits {
  const point = value.indexOf('.');
  const end = point < 0 ? value.length : point;
  const isSigned = value.startsWith('-') || value.startsWith('+');
  let start = isSigned ? 1 : 0;
  while (start < end && value[start] === '0') start++;
  const whole = value.slice(start, end);
  const fraction = point < 0 ? '' : withoutTrailing(value.slice(point + 1), '0');
  return { isNegative: value.startsWith('-') && (whole !== '' || fraction !== ''), whole, fraction };
}

/** Compares numbers of any length. */
function compareNumbers(a: Digits, b: Digits): number {
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1;
  const order =
    a.whole.length - b.whole.length || compareTexts(a.whole, b.whole) || compareTexts(a.fraction, b.fraction);
  return a.isNegative ? -order : order;
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The number of characters of a value to show. */
const SHOWN = 40;

function cutShort(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}
