/**
 * Taxable amounts in Factur-X EXTENDED and EXTENDED-CTC-FR: by category and rate, of counted lines, and also by exemption reason. Sums may
 * differ by a cent per line, allowance, charge and fee (chapter 12 §12, §13).
 */

import { Decimal } from '../../rules/decimal.ts';
import { type Judged, normal, type Rule, rule, type Violation } from '../../rules/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { numbersIn, shown } from '../core/rules/scope.ts';

/** The category of a line, allowance, charge, fee or breakdown. */
export interface Tax {
  readonly code: string;
  readonly rate: string | undefined;
  /** Why no VAT is charged: code and text, trimmed. */
  readonly reason: string;
}

/** A counted line, allowance, charge or fee. */
export interface Part {
  readonly kind: 'lines' | 'allowances' | 'charges' | 'fees' | undefined;
  readonly amount: string | undefined;
  /** How often it counts for the tolerance in cents. */
  readonly count: number;
  /** In CII, each of several codes is combined with each of several rates. */
  readonly taxes: readonly Tax[];
}

/** A VAT breakdown. */
interface Breakdown extends Tax {
  readonly element: XmlElement;
  readonly taxable: string | undefined;
  readonly tax: string | undefined;
}

/** The data a syntax reads from a document. */
export interface Taxation {
  readonly parts: readonly Part[];
  /** With the tax type VAT. */
  readonly breakdowns: readonly Breakdown[];
}

/** The arithmetic of a syntax: binary numbers, where 100.01 − 100 exceeds 0.01, or exact ones. */
type Reckoning = 'binary' | 'exact';

export interface TaxableOptions {
  /** The prefix of identifiers: `BR-FREXT`. */
  readonly series: string;
  readonly reckoning: Reckoning;
  readonly read: (judged: Judged) => Taxation;
}

/** Categories by their names in rule identifiers. */
export const FAMILIES: readonly (readonly [name: string, code: string])[] = [
  ['S', 'S'],
  ['Z', 'Z'],
  ['E', 'E'],
  ['AE', 'AE'],
  ['IC', 'K'],
  ['G', 'G'],
  ['O', 'O'],
  ['AF', 'L'],
  ['AG', 'M'],
];

export const CODES: ReadonlySet<string> = new Set(FAMILIES.map(([, code]) => code));

/** Returns the reason from the text and code of an element. */
export function reasonOf(element: XmlElement | undefined, code: string, words: string): string {
  return `${normal(element?.child(code)?.value)}\n${normal(element?.child(words)?.value)}`;
}

class Sum {
  readonly exact = { lines: Decimal.ZERO, allowances: Decimal.ZERO, charges: Decimal.ZERO, fees: Decimal.ZERO };
  readonly binary = { lines: 0, allowances: 0, charges: 0, fees: 0 };
  count = 0;

  add({ kind, amount, count }: Part): void {
    this.count += count;
    const number = Decimal.parse(amount);
    if (kind === undefined || number === undefined) return;
    this.exact[kind] = this.exact[kind].plus(number);
    this.binary[kind] += Number(amount);
  }

  /** The total, with each part rounded. */
  get total(): Decimal {
    const { lines, allowances, charges, fees } = this.exact;
    return lines.round(2).minus(allowances.round(2)).plus(charges.round(2)).plus(fees.round(2));
  }

  /** Returns whether an amount equals the total, within a cent for each part. */
  isNear(amount: Decimal, reckoning: Reckoning): boolean {
    if (reckoning === 'exact') return isWithinCents(amount.minus(this.total), this.count);
    const { lines, allowances, charges } = this.binary;
    const difference = Number(String(amount)) - cents(lines) + cents(allowances) - cents(charges);
    return Math.abs(difference) <= this.count / 100;
  }
}

/** Rounds a binary number to cents, halves up. */
export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Returns whether a difference is within a number of cents. */
export function isWithinCents(difference: Decimal, count: number): boolean {
  return difference.abs().compare(new Decimal(BigInt(count), 2)) <= 0;
}

const NOTHING = new Sum();

/** Sums by category, by category and rate, and by both with the reason. */
class Tally {
  readonly #sums = new Map<string, Sum>();

  constructor(parts: readonly Part[]) {
    for (const part of parts) {
      for (const key of keysOf(part.taxes)) {
        const sum = this.#sums.get(key) ?? new Sum();
        sum.add(part);
        this.#sums.set(key, sum);
      }
    }
  }

  /** Returns the sum for a breakdown's category, with any reason or only with its own. */
  of({ code, rate, reason }: Tax, by: 'any' | 'reason'): Sum {
    // Supplies outside the scope of VAT have no rate.
    const key = code === 'O' ? code : rate === undefined ? undefined : atRate(code, rate);
    return (key === undefined ? undefined : this.#sums.get(by === 'any' ? key : `${key}\n${reason}`)) ?? NOTHING;
  }
}

function keysOf(taxes: readonly Tax[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { code, rate, reason } of taxes) {
    for (const key of rate === undefined ? [code] : [code, atRate(code, rate)]) keys.add(key).add(`${key}\n${reason}`);
  }
  return keys;
}

function atRate(code: string, rate: string): string {
  return `${code} ${Decimal.parse(rate)?.shortened() ?? rate}`;
}

/** Returns the rules on taxable amounts in breakdowns, and on the VAT of category S. */
export function taxableRules({ series, reckoning, read }: TaxableOptions): Rule[] {
  const taxation = (judged: Judged) => judged.once(read);
  const makeTally = (judged: Judged) => new Tally(taxation(judged).parts);
  const tally = (judged: Judged) => judged.once(makeTally);

  const onBreakdowns = (
    id: string,
    code: string,
    terms: Rule['terms'],
    holds: (breakdown: Breakdown, tally: Tally) => true | NonNullable<Violation['values']>,
    text: string,
    flag?: Rule['flag'],
  ) =>
    rule(
      id,
      'BG-0',
      terms,
      (_, judged) =>
        taxation(judged).breakdowns.flatMap((breakdown): Violation[] => {
          if (breakdown.code !== code) return [];
          const held = holds(breakdown, tally(judged));
          return held === true ? [] : [{ element: breakdown.element, values: held }];
        }),
      text,
      flag,
    );

  /** Holds if the taxable amount equals the sum by one of several methods. */
  const isTaxable =
    (...ways: readonly ('any' | 'reason')[]) =>
    (breakdown: Breakdown, tally: Tally): true | NonNullable<Violation['values']> => {
      const numbers = numbersIn([breakdown.taxable, breakdown.rate]);
      if (numbers === undefined) return true;
      const [found] = numbers;
      const sums = ways.map((way) => tally.of(breakdown, way));
      if (found !== undefined && sums.some((sum) => sum.isNear(found, reckoning))) return true;
      const [first = NOTHING] = sums;
      return { code: breakdown.code, found: shown(found), expected: String(first.total) };
    };

  return FAMILIES.flatMap(([name, code]) => [
    onBreakdowns(
      `${series}-${name}-08`,
      code,
      ['BT-116'],
      isTaxable('reason', 'any'),
      'The taxable amount of VAT category {code} (BT-116) is {found}, but its lines, plus charges and minus allowances, add up to {expected}; correct the wrong amount.',
    ),
    onBreakdowns(
      `${series}-${name}-08ini`,
      code,
      ['BT-116'],
      isTaxable('any'),
      'The taxable amount of VAT category {code} (BT-116) is {found}, but its entries with any exemption reason add up to {expected}. You can ignore this if there are several breakdowns, each with its reason.',
      'warning',
    ),
    onBreakdowns(
      `${series}-${name}-08rev`,
      code,
      ['BT-116', 'BT-120', 'BT-121'],
      isTaxable('reason'),
      'The taxable amount of VAT category {code} (BT-116) is {found}, but its entries with the same exemption reason (BT-120, BT-121) add up to {expected}. Give lines, allowances and charges the reason of their breakdown.',
      'warning',
    ),
    ...(name === 'S'
      ? [
          onBreakdowns(
            `${series}-S-09`,
            code,
            ['BT-117', 'BT-116', 'BT-119'],
            (breakdown, tally) => isTax(breakdown, tally, reckoning === 'exact' ? ['reason', 'any'] : ['reason']),
            'The VAT of category S (BT-117) must be its taxable amount (BT-116) times the rate (BT-119), {expected}, not {found}; correct one of the three.',
          ),
        ]
      : []),
  ]);
}

function isTax(
  breakdown: Breakdown,
  tally: Tally,
  ways: readonly ('any' | 'reason')[],
): true | NonNullable<Violation['values']> {
  const numbers = numbersIn([breakdown.tax, breakdown.taxable, breakdown.rate]);
  if (numbers === undefined) return true;
  const [found, base, rate] = numbers;
  const expected = rate && base?.times(rate).percent().round(2);
  const difference = expected && found?.minus(expected);
  const holds =
    difference !== undefined && ways.some((way) => isWithinCents(difference, tally.of(breakdown, way).count));
  return holds || { found: shown(found), expected: shown(expected) };
}

/** The codes of VAT categories: with their number in the breakdown, and those in lines, allowances and charges. */
export interface CodesUsed {
  readonly listed: ReadonlyMap<string, number>;
  readonly used: ReadonlySet<string>;
}

/** Returns the rules that a category occurs both in the breakdown and at its source, or in neither. */
export function usageRules(series: string, codesUsed: (judged: Judged) => CodesUsed): Rule[] {
  return FAMILIES.map(([name, code]) =>
    rule(
      `${series}-${name}-01`,
      'BG-0',
      'BT-118',
      (_, judged) => {
        const { listed, used } = judged.once(codesUsed);
        const count = listed.get(code) ?? 0;
        return count > 0 === used.has(code) || { values: { code, count } };
      },
      'VAT category {code} must occur both in the VAT breakdown (BG-23) and in counted lines, allowances or charges, or in neither; the breakdown has it {count, plural, =0 {not at all} one {once} other {# times}}. Add the missing entry, or remove the other.',
    ),
  );
}
