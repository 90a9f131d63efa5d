/**
 * Checks values against the facets of XML Schema (https://www.w3.org/TR/xmlschema-2/#rf-facets), as extracted by
 * scripts/formats/take-schemas.mjs. Reports every violated facet, as official validators do.
 */

import { type Message, message } from '../../engine/text/message.ts';
import { withoutTrailing } from '../../engine/text/trailing.ts';
import { collapsed, type ValueKind, type ValueProblem, valueKind } from './values.ts';

/** A type of values with its own facets and those of its base types. */
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
  /** The types of which the value must have at least one. */
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

/** The length up to which a list of values is reported in full. */
const FEW = 12;

/** Returns the kind of value that a type requires. */
export function facetKind(facets: Facets): ValueKind {
  const patterns = (facets.pattern ?? []).map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'));
  const values = typeof facets.enumeration === 'string' ? facets.enumeration.split(' ') : facets.enumeration;
  const members = facets.union?.map(facetKind);
  const judge = (name: string, raw: string): readonly ValueProblem[] => {
    const given = facets.standard ?? facets.fixed;
    const value = spaced(raw === '' && given !== undefined ? given : raw, facets);
    const shown = cutShort(value);
    if (!isOfBase(value, facets.base)) return [{ facet: 'type', text: typeFault(name, shown, facets.base) }];
    if (members !== undefined) {
      const found = members.map((member) => member.judge?.(name, raw) ?? []);
      return found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
    }
    const problems: ValueProblem[] = [];
    const broken: Broken = (facet, text) => problems.push({ facet, text });
    const said = { name, value: shown };
    judgeLength(value, facets, said, broken);
    judgeDigits(value, facets, said, broken);
    judgeBounds(value, facets, said, broken);
    if (values !== undefined) judgeValue(value, values, facets, said, broken);
    if (patterns.length > 0 && (value.length > LONGEST || !patterns.every((pattern) => pattern.test(value)))) {
      const pattern = cutShort((facets.pattern ?? []).join(' '));
      const text = message('{name} is "{value}", which has not the form that the schema asks for: {pattern}', {
        ...said,
        pattern,
      });
      broken('pattern', text);
    }
    if (facets.fixed !== undefined && !isSame(facets.fixed, value, facets.base)) {
      broken('fixed', message('{name} is "{value}"; it can only be "{fixed}".', { ...said, fixed: facets.fixed }));
    }
    return problems;
  };
  return { judge, fault: (name, value) => judge(name, value)[0]?.text ?? typeFault(name, value, facets.base) };
}

function judgeValue(value: string, values: readonly string[], { base }: Facets, said: Said, broken: Broken): void {
  if (values.some((each) => isSame(each, value, base))) return;
  const text =
    values.length <= FEW
      ? message('{name} is "{value}"; it must be one of these: {values}', { ...said, values: values.join(', ') })
      : message('{name} is "{value}"; it must be one of the {count} codes of the official list: {first} …', {
          ...said,
          count: values.length,
          first: values.slice(0, 3).join(', '),
        });
  broken('enumeration', text);
}

/** The name and the value in a message. */
type Said = { readonly name: string; readonly value: string };
type Broken = (facet: string, text: Message) => void;

function judgeLength(value: string, { length, minLength, maxLength }: Facets, said: Said, broken: Broken): void {
  if (length === undefined && minLength === undefined && maxLength === undefined) return;
  const has = [...value].length;
  if (length !== undefined && has !== length) {
    const text = message(
      '{name} is "{value}"; it must have {count, plural, one {one character} other {# characters}}.',
      {
        ...said,
        count: length,
      },
    );
    broken('length', text);
  }
  if (minLength !== undefined && has < minLength) {
    const text =
      has === 0
        ? message('{name} is empty; put in a value, or leave {name} out.', { name: said.name })
        : message('{name} is "{value}"; it must have at least {count} characters.', { ...said, count: minLength });
    broken('minLength', text);
  }
  if (maxLength !== undefined && has > maxLength) {
    const text = message('{name} is "{value}"; it has {has} characters and must have no more than {count}.', {
      ...said,
      has,
      count: maxLength,
    });
    broken('maxLength', text);
  }
}

function judgeDigits(value: string, { totalDigits, fractionDigits }: Facets, said: Said, broken: Broken): void {
  if (totalDigits === undefined && fractionDigits === undefined) return;
  const { whole, fraction } = partsOf(value);
  if (fractionDigits !== undefined && fraction.length > fractionDigits) {
    const text = message(
      '{name} is "{value}"; it must have no more than {count, plural, one {one decimal} other {# decimals}}.',
      { ...said, count: fractionDigits },
    );
    broken('fractionDigits', text);
  }
  if (totalDigits !== undefined && whole.length + fraction.length > totalDigits) {
    const text = message('{name} is "{value}"; it must have no more than {count} digits.', {
      ...said,
      count: totalDigits,
    });
    broken('totalDigits', text);
  }
}

function judgeBounds(value: string, facets: Facets, said: Said, broken: Broken): void {
  const { minInclusive, maxInclusive, minExclusive, maxExclusive, base } = facets;
  const against = (bound: string, holds: (order: number) => boolean) => {
    const order = compare(value, bound, base);
    return order !== undefined && holds(order);
  };
  if (minInclusive !== undefined && !against(minInclusive, (order) => order >= 0)) {
    const text = message('{name} is "{value}"; the least that it may be is {bound}.', { ...said, bound: minInclusive });
    broken('minInclusive', text);
  }
  if (maxInclusive !== undefined && !against(maxInclusive, (order) => order <= 0)) {
    const text = message('{name} is "{value}"; the most that it may be is {bound}.', { ...said, bound: maxInclusive });
    broken('maxInclusive', text);
  }
  if (minExclusive !== undefined && !against(minExclusive, (order) => order > 0)) {
    const text = message('{name} is "{value}"; it must be more than {bound}.', { ...said, bound: minExclusive });
    broken('minExclusive', text);
  }
  if (maxExclusive !== undefined && !against(maxExclusive, (order) => order < 0)) {
    const text = message('{name} is "{value}"; it must be less than {bound}.', { ...said, bound: maxExclusive });
    broken('maxExclusive', text);
  }
}

/** Returns a value with its whitespace handled according to the type. */
function spaced(value: string, { base, whiteSpace }: Facets): string {
  const how = whiteSpace ?? (base === 'string' ? 'preserve' : base === 'normalizedString' ? 'replace' : 'collapse');
  if (how === 'collapse') return collapsed(value);
  return how === 'replace' ? value.replace(/[\t\r\n]/g, ' ') : value;
}

function isOfBase(value: string, base: string): boolean {
  if (TEXTS.has(base)) return true;
  const bounds = INTEGERS[base];
  if (bounds !== undefined) {
    if (!/^[+-]?\d+$/.test(value)) return false;
    const [least, most] = bounds;
    if (least !== undefined && compareNumbers(value, least) < 0) return false;
    return most === undefined || compareNumbers(value, most) <= 0;
  }
  if (base === 'double') return /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][+-]?\d+)?|-?INF|NaN)$/.test(value);
  if (base === 'gYear') return /^-?\d{4,}(?:Z|[+-]\d\d:\d\d)?$/.test(value);
  return valueKind(KINDS[base] ?? base).fits?.(value) ?? true;
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
  return NUMBERS.has(base) && base !== 'double' && compareNumbers(one, other) === 0;
}

/** Compares two values; returns undefined if they have no order, like a time with a time zone and one without. */
function compare(one: string, other: string, base: string): number | undefined {
  if (base === 'double') return Number(one) - Number(other);
  if (NUMBERS.has(base)) return compareNumbers(one, other);
  const [a, b] = [momentOf(one), momentOf(other)];
  if (a === undefined || b === undefined) return undefined;
  const order = a.at - b.at;
  return a.hasZone === b.hasZone || Math.abs(order) > 14 * 3_600_000 ? order : undefined;
}

/** Returns the start of a date or time, in UTC if it has no time zone. */
function momentOf(value: string): { at: number; hasZone: boolean } | undefined {
  const [, day = '', time = '00:00:00', zone] =
    /^(-?\d{4,}(?:-\d\d-\d\d)?)(?:T(\d\d:\d\d:\d\d(?:\.\d+)?))?(Z|[+-]\d\d:\d\d)?$/.exec(value) ?? [];
  const at = Date.parse(`${day.length === 4 ? `${day}-01-01` : day}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(at)) return undefined;
  return { at, hasZone: zone !== undefined };
}

/** Returns the digits of a number without leading zeros and without trailing zeros of its decimals. */
function partsOf(value: string): { isNegative: boolean; whole: string; fraction: string } {
  const [, sign, whole = '', fraction = ''] = /^([+-])?(\d*)(?:\.(\d*))?$/.exec(value) ?? [];
  const digits = { whole: whole.replace(/^0+/, ''), fraction: withoutTrailing(fraction, '0') };
  return { isNegative: sign === '-' && digits.whole + digits.fraction !== '', ...digits };
}

/** Compares numbers of any length. */
function compareNumbers(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.isNegative !== b.isNegative) return a.isNegative ? -1 : 1;
  const order =
    a.whole.length - b.whole.length ||
    (a.whole < b.whole ? -1 : a.whole > b.whole ? 1 : 0) ||
    compareTexts(a.fraction, b.fraction);
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
