/** Rules of EN 16931 on the VAT breakdown in general (chapter 12 §2, §3). */

import type { Decimal } from '../../../rules/decimal.ts';
import type { Judged, Rule, Violation } from '../../../rules/declare.ts';
import { everywhere, has, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isWithinOne, numbersIn, type Scope, shown } from './scope.ts';
import { type Category, categoryOf } from './vat.ts';

type Syntax = Judged['syntax'];

export function breakdownRules(scope: Scope): Rule[] {
  const { syntax } = scope;
  const ubl = syntax === 'ubl';
  const elements = breakdownsOf(scope);
  const categoryIn = ubl ? ublCategory : ciiCategory;
  const [base, tax] = ubl ? ['cbc:TaxableAmount', 'cbc:TaxAmount'] : ['ram:BasisAmount', 'ram:CalculatedAmount'];
  const rules = [
    amountRule(
      'BR-45',
      'BT-116',
      scope,
      base,
      'A VAT breakdown (BG-23) has no taxable amount (BT-116); add it.',
      'A VAT breakdown (BG-23) must have one taxable amount (BT-116), not {count}; add it, or keep one.',
    ),
    amountRule(
      'BR-46',
      'BT-117',
      scope,
      tax,
      'A VAT breakdown (BG-23) has no VAT amount (BT-117); add it, or 0 if none is due.',
      'A VAT breakdown (BG-23) must have one VAT amount (BT-117), not {count}; add it (0 if none is due), or keep one.',
    ),
    ruleAt(
      'BR-47',
      'BT-118',
      elements,
      (breakdown) => {
        const category = categoryIn(breakdown);
        return category?.isVat === true && category.exact !== undefined;
      },
      'A VAT breakdown (BG-23) has no category (BT-118); add the code, such as S, with the tax type VAT.',
    ),
    ruleAt(
      'BR-48',
      'BT-119',
      elements,
      (breakdown) => {
        const category = categoryIn(breakdown);
        return category?.isVat === true && (category.rate !== undefined || category.code === 'O');
      },
      'A VAT breakdown (BG-23) has no rate (BT-119); add it, or 0 if no VAT is charged. Only VAT category O has no rate.',
    ),
    ruleAt(
      'BR-CO-17',
      ['BT-117', 'BT-116', 'BT-119'],
      elements,
      (breakdown) => {
        const category = categoryIn(breakdown);
        const rate = category && isVatType(category, syntax) ? category.rate : undefined;
        const texts = [breakdown.child(tax)?.value, breakdown.child(base)?.value, rate];
        return isTaxOf(texts, ubl ? 'less' : 'one');
      },
      'The VAT of a category (BT-117) must be its taxable amount (BT-116) times its rate (BT-119), {expected}, not {found}; correct one of the three.',
    ),
  ];
  return ubl ? rules : [...rules, taxPointRule(elements)];
}

/**
 * Each amount occurs once in a breakdown. In CII the schema allows several, on which the official rules fail with an error (BR-DEC-19,
 * BR-DEC-20 and others expect one), so no validator accepts the invoice. This includes breakdowns that are checked separately.
 */
function amountRule(
  id: 'BR-45' | 'BR-46',
  term: 'BT-116' | 'BT-117',
  { syntax, apart }: Scope,
  name: string,
  missing: string,
  several: string,
): Rule {
  if (syntax === 'ubl') {
    return ruleAt(
      id,
      term,
      (judged) => judged.once(ublBreakdowns),
      (each) => has(each, name),
      missing,
      { step: name },
    );
  }
  return ruleAt(
    id,
    term,
    (judged) => ciiBreakdowns(judged, []),
    (breakdown) => {
      const count = breakdown.all(name).length;
      return count === 1 || (count === 0 && isApart(breakdown, apart)) || { count };
    },
    several,
    { step: name },
  );
}

/**
 * Returns a function for the breakdowns of these rules: in UBL including breakdowns of lines; in CII only breakdowns of
 * the document that are not checked separately.
 */
export function breakdownsOf({ syntax, apart }: Scope): (judged: Judged) => readonly XmlElement[] {
  const inCii = (judged: Judged) => ciiBreakdowns(judged, apart);
  return (judged) => judged.once(syntax === 'ubl' ? ublBreakdowns : inCii);
}

function ublBreakdowns(judged: Judged): readonly XmlElement[] {
  return everywhere(judged, 'cac:TaxSubtotal').filter(({ parent }) => parent?.name === 'cac:TaxTotal');
}

function ciiBreakdowns({ invoice }: Judged, apart: readonly string[]): readonly XmlElement[] {
  const elements = invoice.groups('BG-23').flatMap(({ element }) => element ?? []);
  return elements.filter((element) => !isApart(element, apart));
}

function isApart(breakdown: XmlElement, apart: readonly string[]): boolean {
  const { isVat, code } = ciiCategory(breakdown);
  return isVat && apart.includes(code);
}

function ublCategory(breakdown: XmlElement): Category | undefined {
  const category = breakdown.child('cac:TaxCategory');
  return category && categoryOf(category, 'ubl');
}

function ciiCategory(breakdown: XmlElement): Category {
  return categoryOf(breakdown, 'cii');
}

/** Only this rule of CII ignores spaces around the type. */
function isVatType({ isVat, element }: Category, syntax: Syntax): boolean {
  return isVat || (syntax === 'cii' && element.child('ram:TypeCode')?.value.trim().toUpperCase() === 'VAT');
}

/** Returns whether a VAT amount is base times rate. If the rate is missing or rounds to 0, the amount must round to 0. */
function isTaxOf(
  texts: readonly (string | undefined)[],
  most: 'less' | 'one',
): true | NonNullable<Violation['values']> {
  const numbers = numbersIn(texts);
  if (numbers === undefined) return true;
  const [tax, base, rate] = numbers;
  const isNothing = rate === undefined || rate.round(0).isZero;
  const expected = isNothing ? undefined : taxOf(base, rate);
  const holds = isNothing
    ? tax?.round(0).isZero
    : tax !== undefined && expected !== undefined && isWithinOne(tax.abs(), expected, most);
  return holds || { found: shown(tax), expected: isNothing ? '0' : shown(expected) };
}

/** Returns the VAT of base and rate, without sign. */
export function taxOf(base: Decimal | undefined, rate: Decimal): Decimal | undefined {
  return base?.abs().times(rate).percent().round(2);
}

/**
 * In CII the day and its code are in breakdowns, so a document without a breakdown has neither. They are searched at
 * any place.
 */
function taxPointRule(elements: (judged: Judged) => readonly XmlElement[]): Rule {
  return ruleAt(
    'BR-CO-03',
    ['BT-8', 'BT-7'],
    (judged) => elements(judged).slice(0, 1),
    (_, judged) =>
      everywhere(judged, 'ram:TaxPointDate').length === 0 || everywhere(judged, 'ram:DueDateTypeCode').length === 0,
    'The invoice has both a date (BT-7) and a code (BT-8) for when VAT becomes due; keep one of them.',
  );
}
