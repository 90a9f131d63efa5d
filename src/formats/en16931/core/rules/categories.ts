/** The rules of EN 16931 on each VAT category, generated from a table (chapter 12 §6). */

import { Decimal } from '../../../rules/decimal.ts';
import { type Judged, type Rule, rule, type Violation } from '../../../rules/declare.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { taxOf } from './breakdown.ts';
import { identifiersIn, isIdentified, type Parties } from './identifiers.ts';
import { isWithinOne, numbersIn, type Scope, shown } from './scope.ts';
import { specialRules } from './special-categories.ts';
import { type Categories, type Category, type Taxable, type Vat, vatIn, vatOnly } from './vat.ts';

/** The requirements of a category. */
interface Family {
  /** As in rule identifiers: `BR-IC-01`. */
  readonly name: string;
  readonly code: string;
  /** The rate: above 0, not negative, 0, or absent. If a rate is charged, each rate has its own breakdown. */
  readonly rate: 'positive' | 'any' | 'zero' | 'none';
  readonly identifiers: Parties;
  /** Whether an exemption reason is required. If not, a reason is an error. */
  readonly reason: boolean;
}

const FAMILIES: readonly Family[] = [
  { name: 'S', code: 'S', rate: 'positive', identifiers: 'seller', reason: false },
  { name: 'Z', code: 'Z', rate: 'zero', identifiers: 'seller', reason: false },
  { name: 'E', code: 'E', rate: 'zero', identifiers: 'seller', reason: true },
  { name: 'AE', code: 'AE', rate: 'zero', identifiers: 'both', reason: true },
  { name: 'IC', code: 'K', rate: 'zero', identifiers: 'both-for-vat', reason: true },
  { name: 'G', code: 'G', rate: 'zero', identifiers: 'seller-for-vat', reason: true },
  { name: 'O', code: 'O', rate: 'none', identifiers: 'none', reason: true },
  { name: 'AF', code: 'L', rate: 'any', identifiers: 'seller', reason: false },
  { name: 'AG', code: 'M', rate: 'any', identifiers: 'seller', reason: false },
];

const CODES: ReadonlySet<string> = new Set(FAMILIES.map(({ code }) => code));

/** Returns the rules on all VAT categories. */
export function categoryRules(scope: Scope): Rule[] {
  const vat = vatIn(scope, CODES);
  const ubl = scope.syntax === 'ubl';
  const inUse = (within: FamilyIn) => familyRules(within).map((each) => whereUsed(each, within));
  return [...FAMILIES.flatMap((family) => inUse({ family, ubl, vat })), ...specialRules(ubl, vat)];
}

/** Limits a rule on a category to documents that use it; otherwise it holds. */
function whereUsed(each: Rule, { family, vat }: FamilyIn): Rule {
  return { ...each, holds: (group, judged) => !vat(judged).codes.has(family.code) || each.holds(group, judged) };
}

const IDENTIFIERS: Readonly<Record<Parties, string>> = {
  seller:
    'VAT category {code} needs the VAT identifier (BT-31) or tax number (BT-32) of the seller, or the VAT identifier of its tax representative (BT-63). Add one.',
  both: 'VAT category {code} needs identifiers of the seller (BT-31, BT-32, or BT-63 of its tax representative) and the buyer (BT-48, or BT-47). Add the missing one.',
  'both-for-vat':
    'VAT category {code} needs the VAT identifiers of the seller (BT-31, or BT-63 of its tax representative) and the buyer (BT-48). Add the missing one.',
  'seller-for-vat':
    'VAT category {code} needs the VAT identifier of the seller (BT-31) or of its tax representative (BT-63). Add one.',
  none: 'With VAT category {code}, neither the seller (BT-31), nor its tax representative (BT-63), nor the buyer (BT-48) may have a VAT identifier. Remove them, or choose another category.',
};

const RATES: Readonly<Record<Family['rate'], string>> = {
  positive: 'VAT category {code} needs a rate above 0 ({term}), not {found}; correct it, or choose another category.',
  any: 'VAT category {code} needs a rate of 0 or more ({term}), not {found}; correct it.',
  zero: 'VAT category {code} needs the rate 0 ({term}), not {found}; correct it, or choose another category.',
  none: 'VAT category {code} cannot have a rate ({term}); remove {found}.',
};

const ONE_FOR_EACH =
  'VAT category {code} must occur both in the VAT breakdown (BG-23) and in lines, allowances or charges, or in neither. The breakdown has it {count, plural, =0 {not at all} one {once} other {# times}}; add the missing entry, or remove the other.';
const ONE_FOR_ALL =
  'VAT category {code} must occur once in the VAT breakdown (BG-23) and in a line, allowance or charge, or nowhere; the breakdown has it {count, plural, =0 {not at all} one {once} other {# times}}. Combine its entries into one.';
const TAXABLE =
  'The taxable amount of VAT category {code} (BT-116) is {found}, but its lines, plus charges and minus allowances, add up to {expected}; correct the wrong figure.';
const TAXABLE_AT_RATE =
  'The taxable amount of VAT category {code} at {rate} % (BT-116) is {found}. Its lines at this rate, plus charges and minus allowances, add up to {expected}; correct the wrong figure.';
const TAX =
  'The VAT of category {code} (BT-117) is {found}, but its taxable amount (BT-116) times the rate (BT-119) is {expected}; correct one of the three.';
const NO_TAX = 'VAT category {code} has no VAT, but its amount (BT-117) is {found}; set it to 0.';
const REASON =
  'The breakdown of VAT category {code} needs the reason why no VAT is charged, in words (BT-120) or as a code (BT-121); add it.';
const NO_REASON =
  'The breakdown of VAT category {code} has a reason for exemption (BT-120, BT-121), but VAT applies to this category; remove it.';

interface FamilyIn {
  readonly family: Family;
  readonly ubl: boolean;
  readonly vat: (judged: Judged) => Vat;
}

/** The outcome of a rule at a category: held, failed, or failed with values. */
type Held = boolean | NonNullable<Violation['values']>;

/** Declares a rule on some categories of a family, with the category's code in its text. `judging` is called once per document. */
function onCategories(
  { family: { name, code }, vat }: FamilyIn,
  number: string,
  terms: TermId | readonly TermId[],
  categories: (vat: Vat) => readonly Category[],
  judging: (judged: Judged) => (category: Category) => Held,
  text: string,
): Rule {
  const all: Rule['holds'] = (_, judged) => {
    const holds = judging(judged);
    const found: Violation[] = [];
    for (const category of categories(vat(judged))) {
      const held = holds(category);
      if (held === true) continue;
      found.push({ element: category.element, values: held === false ? { code } : { code, ...held } });
    }
    return found;
  };
  return rule(`BR-${name}-${number}`, 'BG-0', terms, all, text);
}

function familyRules(within: FamilyIn): Rule[] {
  const { family, ubl, vat } = within;
  const { name, code } = family;
  const isCharged = family.rate === 'positive' || family.rate === 'any';
  return [
    rule(
      `BR-${name}-01`,
      'BG-0',
      'BT-118',
      (_, judged) => {
        const { holds, count } = ubl ? ublUse(family, vat(judged)) : ciiUse(family, vat(judged));
        return holds || { values: { code, count } };
      },
      isCharged ? ONE_FOR_EACH : ONE_FOR_ALL,
    ),
    ...identifierRules(within),
    ...rateRules(within),
    ...breakdownRules(within, isCharged),
  ];
}

/** Categories in the breakdown, and whether they are as required. */
interface Use {
  readonly holds: boolean;
  readonly count: number;
}

function ublUse({ name, code, rate }: Family, { items, allowances, charges, others, breakdown }: Vat): Use {
  const listed = vatOnly(breakdown, code).length;
  if (rate === 'zero' || rate === 'none') {
    const isUsed = vatOnly(others, code).length > 0 || vatOnly(items, code).length > 0;
    return { holds: !isUsed || listed === 1, count: listed };
  }
  // The tax type is irrelevant for S; L and M are matched as written, L once more with any type.
  const all = (categories: Categories) => (name === 'S' ? of(categories, code) : vatOnly(categories, code)).length;
  if (all(items) + all(allowances) + all(charges) === 0) return { holds: all(breakdown) === 0, count: all(breakdown) };
  const found = of(breakdown, code).filter(
    ({ isVat, exact }) => name === 'S' || (exact === code && (isVat || name === 'AF')),
  );
  return { holds: found.length > 0, count: found.length };
}

/** In CII, two lines or two allowances with a category pass even if the breakdown lacks it. */
function ciiUse({ rate, code }: Family, { lines, others, breakdown }: Vat): Use {
  const count = of(breakdown, code).length;
  const inLines = of(lines, code).length;
  const inOthers = of(others, code).length;
  const isUsed = inLines > 0 || inOthers > 0;
  if (rate === 'positive' || rate === 'any') {
    return { holds: (inLines === 0 || inLines + count > 1) && (inOthers === 0 || inOthers + count > 1), count };
  }
  if (count === 0) return { holds: rate === 'none' || !isUsed, count };
  return { holds: count === 1 && isUsed, count };
}

function of(categories: Categories, code: string): readonly Category[] {
  return categories.get(code) ?? [];
}

function identifierRules(within: FamilyIn): Rule[] {
  const { ubl, family } = within;
  const { name, code, identifiers } = family;
  const text = IDENTIFIERS[identifiers];
  const judging = (judged: Judged) => {
    const areKnown = isIdentified(identifiers, identifiersIn(judged));
    return ({ isVat }: Category) => isVat && areKnown;
  };
  // Two peculiarities of UBL: if only S has another tax type, no identifier suffices; O considers only allowances and charges of the
  // document.
  const inUbl = (categories: Categories) => {
    const ofVat = vatOnly(categories, code);
    return ubl && name === 'O' ? ofVat.filter(({ element }) => isOfDocument(element)) : ofVat;
  };
  return [
    onCategories(
      within,
      '02',
      'BT-151',
      ({ items }) => {
        const ofVat = vatOnly(items, code);
        return ubl && name === 'S' && ofVat.length === 0 ? of(items, code) : ofVat;
      },
      judging,
      text,
    ),
    onCategories(within, '03', 'BT-95', ({ allowances }) => inUbl(allowances), judging, text),
    onCategories(within, '04', 'BT-102', ({ charges }) => inUbl(charges), judging, text),
  ];
}

function isOfDocument({ parent }: XmlElement): boolean {
  return parent?.parent?.parent === undefined;
}

function rateRules(within: FamilyIn): Rule[] {
  const { family, ubl } = within;
  const { code } = family;
  const wanted = family.name === 'AF' && !ubl ? 'positive' : family.rate;
  const declare = (number: string, term: TermId, categories: (vat: Vat) => Categories) =>
    onCategories(
      within,
      number,
      term,
      (vat) => vatOnly(categories(vat), code),
      () =>
        ({ rate }) =>
          isRate(rate, wanted) || { term, found: shown(Decimal.parse(rate)) },
      RATES[wanted],
    );
  return [
    declare('05', 'BT-152', ({ lines }) => lines),
    declare('06', 'BT-96', ({ allowances }) => allowances),
    declare('07', 'BT-103', ({ charges }) => charges),
  ];
}

function isRate(text: string | undefined, wanted: Family['rate']): boolean {
  if (wanted === 'none' || text === undefined) return (wanted === 'none') === (text === undefined);
  const rate = Decimal.parse(text);
  if (rate === undefined) return true;
  if (wanted === 'zero') return rate.isZero;
  return !rate.isNegative && (wanted === 'any' || !rate.isZero);
}

/** Returns the rules on the breakdowns of a family: taxable amount, tax and reason. */
function breakdownRules(within: FamilyIn, isCharged: boolean): Rule[] {
  const { family, ubl } = within;
  const { name, code, reason } = family;
  // In CII the tax type is irrelevant for S and Z.
  const isOfAnyType = !ubl && (name === 'S' || name === 'Z');
  const breakdowns = ({ breakdown }: Vat) => (isOfAnyType ? of(breakdown, code) : vatOnly(breakdown, code));
  // In CII the rules on L and M look for the rate in the wrong place, and so hold.
  const hasAmounts = ubl || family.rate !== 'any';
  const taxable = (judged: Judged) => (category: Category) =>
    isCharged ? isTaxableAtRate(category, within, judged) : isTaxable(category, within, judged);
  return [
    ...(hasAmounts
      ? [
          onCategories(within, '08', 'BT-116', breakdowns, taxable, isCharged ? TAXABLE_AT_RATE : TAXABLE),
          onCategories(
            within,
            '09',
            'BT-117',
            breakdowns,
            () => (category) => (isCharged ? isTax(category, ubl) : isNoTax(category, ubl)),
            isCharged ? TAX : NO_TAX,
          ),
        ]
      : []),
    onCategories(
      within,
      '10',
      reason ? ['BT-120', 'BT-121'] : ['BT-121', 'BT-120'],
      breakdowns,
      () =>
        ({ element }) =>
          hasReason(element, ubl) === reason,
      reason ? REASON : NO_REASON,
    ),
  ];
}

function isTaxableAtRate({ element, code, rate }: Category, { family, ubl, vat }: FamilyIn, judged: Judged): Held {
  const numbers = numbersIn([taxableAmount(element, ubl)]);
  if (rate === undefined || numbers === undefined) return true;
  const [found] = numbers;
  const taxable = vat(judged).taxable(code, rate);
  const values = { rate: shown(Decimal.parse(rate)), found: shown(found), expected: shown(totalOf(taxable, ubl)) };
  if (found === undefined) return values;
  if (!ubl) return totalOf(taxable, ubl).equals(found) || values;
  if (family.name !== 'S') {
    const hasLines = judged.invoice.group('BG-25') !== undefined;
    return (hasLines && isWithinOne(found, totalOf(taxable, ubl), 'less')) || values;
  }
  // If an allowance or charge has the rate, lines of the other document kind, which do not count as lines, also suffice.
  const isAllowed = vat(judged).isAllowed?.(code, rate) === true;
  const holds =
    ((taxable.lineCount > 0 || isAllowed) && isWithinOne(found, totalOf(taxable, ubl), 'less')) ||
    (isAllowed && isWithinOne(found, taxable.charges.minus(taxable.allowances), 'less'));
  return holds || values;
}

/** UBL requires the exact amount, CII a difference below 1, except for O. */
function isTaxable({ element, code }: Category, { family, ubl, vat }: FamilyIn, judged: Judged): Held {
  const numbers = numbersIn([taxableAmount(element, ubl)]);
  if (numbers === undefined) return true;
  const [found] = numbers;
  const expected = totalOf(vat(judged).taxable(code), ubl);
  const values = { found: shown(found), expected: shown(expected) };
  if (found === undefined) return values;
  if (!ubl && family.rate === 'zero') return isWithinOne(found, expected, 'less') || values;
  const hasLines = !ubl || judged.invoice.group('BG-25') !== undefined;
  return (hasLines && expected.equals(found)) || values;
}

/** CII rounds each part of the sum. */
function totalOf({ lines, charges, allowances }: Taxable, ubl: boolean): Decimal {
  if (ubl) return lines.plus(charges).minus(allowances);
  return lines.round(2).plus(charges.round(2)).minus(allowances.round(2));
}

function isTax({ element, rate }: Category, ubl: boolean): Held {
  const numbers = numbersIn([taxAmount(element, ubl), taxableAmount(element, ubl), rate]);
  if (numbers === undefined) return true;
  const [tax, base, percent] = numbers;
  const expected = percent && taxOf(base, percent);
  const holds = tax !== undefined && expected !== undefined && isWithinOne(tax.abs(), expected, 'less');
  return holds || { found: shown(tax), expected: shown(expected) };
}

function isNoTax({ element }: Category, ubl: boolean): Held {
  const numbers = numbersIn([taxAmount(element, ubl)]);
  return numbers === undefined || numbers[0]?.isZero === true || { found: shown(numbers[0]) };
}

function taxableAmount(category: XmlElement, ubl: boolean): string | undefined {
  return (ubl ? category.parent?.child('cbc:TaxableAmount') : category.child('ram:BasisAmount'))?.value;
}

function taxAmount(category: XmlElement, ubl: boolean): string | undefined {
  return (ubl ? category.parent?.child('cbc:TaxAmount') : category.child('ram:CalculatedAmount'))?.value;
}

function hasReason(category: XmlElement, ubl: boolean): boolean {
  const names = ubl
    ? ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode']
    : ['ram:ExemptionReason', 'ram:ExemptionReasonCode'];
  return names.some((name) => category.child(name) !== undefined);
}
