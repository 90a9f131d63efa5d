/** The rules of CIUS-PT on VAT categories, which it names S or NOR, AA or RED or INT, and E or ISE (chapter 21 §6.2, §6.4). */

import { Decimal } from '../../../rules/decimal.ts';
import type { Judged, Rule, Violation } from '../../../rules/declare.ts';
import { elementsAt, everywhere, has, ruleAt, textAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { identifiersIn, isIdentified } from '../../core/rules/identifiers.ts';
import { scopeOf, shown } from '../../core/rules/scope.ts';
import { type Categories, type Category, type Vat, vatIn, vatOnly } from '../../core/rules/vat.ts';
import { textOf } from './core.ts';
import { EXEMPTION } from './notes.ts';

/** The categories that mean the same, with the core's name in rule identifiers. */
interface Family {
  readonly name: 'S' | 'AA' | 'E';
  readonly codes: readonly string[];
}

export const FAMILIES = {
  S: { name: 'S', codes: ['S', 'NOR'] },
  AA: { name: 'AA', codes: ['AA', 'RED', 'INT'] },
  E: { name: 'E', codes: ['E', 'ISE'] },
} as const satisfies Readonly<Record<string, Family>>;

const vat = vatIn(scopeOf('ubl'), new Set(Object.values(FAMILIES).flatMap(({ codes }) => codes)));

/** Returns the categories of a family, of any tax scheme. */
const of = (categories: Categories, { codes }: Family) => codes.flatMap((code) => categories.get(code) ?? []);
const ofVat = (categories: Categories, { codes }: Family) => codes.flatMap((code) => vatOnly(categories, code));

type Held = boolean | NonNullable<Violation['values']>;

function categoryRule(
  id: string,
  family: Family,
  terms: TermId | readonly TermId[],
  select: (vat: Vat, judged: Judged) => readonly Category[],
  holds: (category: Category, judged: Judged) => Held,
  text: string,
): Rule {
  const code = family.codes.join(', ');
  const check = (_: unknown, judged: Judged) => {
    const found: Violation[] = [];
    for (const category of select(vat(judged), judged)) {
      const held = holds(category, judged);
      if (held !== true)
        found.push({ element: category.element, values: held === false ? { code } : { code, ...held } });
    }
    return found;
  };
  return { id, flag: 'fatal', per: 'BG-0', terms: typeof terms === 'string' ? [terms] : terms, holds: check, text };
}

/** Returns whether an allowance or charge is marked `false` or `true`: the official rules pass over `0` and `1`. */
export function isWorded(adjustment: XmlElement | undefined): boolean {
  return ['false', 'true'].includes(textAt(adjustment, 'cbc:ChargeIndicator'));
}

const isAny = (_: Category) => true;
const isOfWorded = ({ element }: Category) => isWorded(element.parent);

const isIdentifiedSeller = (_: Category, judged: Judged) => isIdentified('seller', identifiersIn(judged));

function familyRules(family: Family): Rule[] {
  const { name, codes } = family;
  const isExempt = name === 'E';
  const code = codes.join(', ');
  const rated = (id: string, term: TermId, select: (vat: Vat) => Categories, isJudged = isAny) =>
    categoryRule(
      id,
      family,
      term,
      (vat) => ofVat(select(vat), family).filter(isJudged),
      ({ rate }) => isRate(rate, isExempt) || { term, found: shown(Decimal.parse(rate)) },
      textOf(isExempt ? 'BR-E-05' : 'BR-S-05'),
    );
  const identified = (number: string, term: TermId, select: (vat: Vat) => Categories) =>
    categoryRule(
      `BR-${name}-${number}`,
      family,
      term,
      (vat) => of(select(vat), family),
      isIdentifiedSeller,
      textOf('BR-S-02'),
    );
  return [
    {
      id: `BR-${name}-01`,
      flag: 'fatal',
      per: 'BG-0',
      terms: ['BT-118'],
      holds: (_, judged) => {
        const { isRight, count } = useOf(family, vat(judged));
        return isRight || { values: { code, count } };
      },
      text: textOf('BR-S-01'),
    },
    identified('02', 'BT-151', ({ items }) => items),
    identified('03', 'BT-95', ({ allowances }) => allowances),
    identified('04', 'BT-102', ({ charges }) => charges),
    rated(`BR-${name}-05`, 'BT-152', ({ items }) => items),
    rated(`BR-${name}-06`, 'BT-96', ({ allowances }) => allowances, isOfWorded),
    rated(`BR-${name}-07`, 'BT-103', ({ charges }) => charges, isOfWorded),
    rated(`BR-CIUS-PT-${{ AA: '12', S: '14', E: '16' }[name]}`, 'BT-119', ({ breakdown }) => breakdown),
    categoryRule(
      `BR-${name}-10`,
      family,
      isExempt ? ['BT-120', 'BT-121'] : ['BT-121', 'BT-120'],
      ({ breakdown }) => ofVat(breakdown, family),
      ({ element }) => REASONS.some((reason) => has(element, reason)) === isExempt,
      textOf(isExempt ? 'BR-E-10' : 'BR-S-10'),
    ),
  ];
}

/** Returns whether a rate is above 0 or, for an exempt supply, 0. */
function isRate(text: string | undefined, isExempt: boolean): boolean {
  const rate = Decimal.parse(text);
  if (rate === undefined) return text !== undefined;
  return isExempt ? rate.isZero : !rate.isNegative && !rate.isZero;
}

const REASONS = ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'] as const;

function useOf(family: Family, { items, allowances, charges, breakdown }: Vat): { isRight: boolean; count: number } {
  const count = of(breakdown, family).length;
  const isUsed = [items, allowances, charges].some((categories) => of(categories, family).length > 0);
  return { isRight: isUsed === count > 0, count };
}

const noTax: Rule = categoryRule(
  'BR-E-09',
  FAMILIES.E,
  'BT-117',
  ({ breakdown }) => ofVat(breakdown, FAMILIES.E),
  ({ element }) => {
    const tax = Decimal.parse(element.parent?.child('cbc:TaxAmount')?.value);
    return tax?.isZero === true || { found: shown(tax) };
  },
  textOf('BR-E-09'),
);

const ITEM = 'cac:Item';
const PROPERTY = 'cac:AdditionalItemProperty';
const CATEGORY = ['cac:ClassifiedTaxCategory', 'cbc:ID'];

/** Returns the items whose category is one of some codes, as written. */
const itemsOf = (judged: Judged, codes: readonly string[]) =>
  everywhere(judged, ITEM).filter((item) => elementsAt(item, CATEGORY).some(({ value }) => codes.includes(value)));
const names = (items: readonly XmlElement[]) => elementsAt(items, [PROPERTY, 'cbc:Name']);
const MARKS: readonly string[] = Object.values(EXEMPTION);

const NOT_EXEMPT =
  'A line of category {code} is not exempt, so it cannot have the reason of an exemption as item property (BT-160). Remove it.';
const WHY_EXEMPT =
  'An exempt line needs the code and the text of its reason as item properties (BT-160), {expected}. Add the legal reason of the exemption to the line.';

const itemRules: readonly Rule[] = [
  ...(
    [
      ['13', ['AA']],
      ['15', ['S', 'NOR']],
    ] as const
  ).map(([number, codes]) =>
    ruleAt(
      `BR-CIUS-PT-${number}`,
      'BT-160',
      (judged) => names(itemsOf(judged, codes)),
      ({ value }) => !MARKS.some((mark) => value.startsWith(mark)) || { code: codes.join(', ') },
      NOT_EXEMPT,
    ),
  ),
  ruleAt(
    'BR-CIUS-PT-17',
    'BT-160',
    (judged) => names(itemsOf(judged, FAMILIES.E.codes)),
    ({ parent }) =>
      elementsAt(parent?.parent, [PROPERTY, 'cbc:Name']).some(({ value }) => MARKS.includes(value)) || {
        expected: MARKS.join(', '),
      },
    WHY_EXEMPT,
  ),
  ruleAt(
    'BR-CIUS-PT-18',
    'BG-32',
    (judged) => itemsOf(judged, FAMILIES.E.codes),
    (item) => has(item, PROPERTY) || { expected: MARKS.join(', ') },
    WHY_EXEMPT,
    { step: PROPERTY },
  ),
];

export const categoryRules: readonly Rule[] = [...Object.values(FAMILIES).flatMap(familyRules), noTax, ...itemRules];
