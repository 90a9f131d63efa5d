/** ZATCA's rules on VAT (chapter 17 §8.4). */

import { Decimal } from '../../../rules/decimal.ts';
import type { Rule } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isRounded, MORE_DECIMALS } from '../../core/rules/decimals.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, isFilled, number, text } from '../../shared/paths.ts';
import { CODE, each, length, needs, placeOf } from './demands.ts';
import {
  categoryOf,
  charges,
  discounts,
  groups,
  inLines,
  isOf,
  isStandard,
  lineGroups,
  lines,
  type Select,
  when,
} from './invoice.ts';

const CATEGORIES = ['S', 'Z', 'E', 'O'];
const REASON = 'TaxCategory/TaxExemptionReasonCode';
const REASON_TEXT = 'TaxCategory/TaxExemptionReason';
const LONGEST_TEXT = 1000;

const NAME = 'VATEX-SA-';
const EXEMPT = ['29', '29-7', '30'];
const ZERO = '32 33 34-1 34-2 34-3 34-4 34-5 35 36 EDU HEA MLTRY DIPLOMAT DUTYFREE'.split(' ');
/** The codes that only groups of the document may have. */
const ONLY_OF_DOCUMENT = ['ROYALDECREE', '32(bis)'];

/** The reasons by category (chapter 17 §10.1). */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  E: EXEMPT.map((code) => NAME + code),
  Z: [...ZERO, ...ONLY_OF_DOCUMENT].map((code) => NAME + code),
  O: [`${NAME}OOS`],
};

/** All elements with a category: of groups, allowances and charges, and of lines. */
const categories: Select = (judged) => [
  ...everywhere(judged, 'cac:TaxCategory'),
  ...everywhere(judged, 'cac:ClassifiedTaxCategory'),
];

const ofGroups =
  (category: string, select: Select): Select =>
  (judged) =>
    select(judged).filter(isOf(category));

/** Requires a rate of 0 for a category. */
function unrated(id: string, flag: 'fatal' | 'warning', terms: string, select: Select): Rule {
  return each(
    id,
    flag,
    terms,
    select,
    'Supplies outside the scope of VAT (O) must have the rate 0, not {found}; correct it.',
    (category) => {
      const rate = number(category, 'Percent');
      return rate === undefined || rate.isZero || { ...placeOf(category, 'Percent'), values: { found: shown(rate) } };
    },
  );
}

const isOutside = (category: XmlElement) => text(category, 'ID') === 'O';
const outside =
  (select: Select, path: string): Select =>
  (judged) =>
    all(select(judged), path).filter(isOutside);

/** Demands that the reason of a group belongs to its category. */
function reasoned(id: string, select: Select, without: readonly string[] = []): Rule {
  return each(id, 'warning', 'BT-121', select, CODE, (group) => {
    const found = text(group, REASON);
    const expected = REASONS[categoryOf(group)]?.filter((each) => !without.includes(each.slice(NAME.length))) ?? [];
    return (
      found === '' ||
      !(categoryOf(group) in REASONS) ||
      expected.includes(found) || { ...placeOf(group, REASON), values: { found, expected: [...expected] } }
    );
  });
}

/** Demands the text of a reason that has a code. */
function explained(id: string, select: Select): Rule {
  const coded: Select = (judged) => select(judged).filter((each) => categoryOf(each) !== 'S' && isFilled(each, REASON));
  return needs(id, 'warning', 'BT-120', coded, REASON_TEXT);
}

/** Demands two decimals in an amount of lines. */
const rounded = (id: string, path: string, term: string): Rule =>
  each(id, 'warning', term, inLines(path), MORE_DECIMALS, ({ value }) => {
    return isRounded(value) || { values: { found: value, term } };
  });

const perLine: readonly Rule[] = [
  needs('BR-KSA-52', 'fatal', 'KSA-11', when(isStandard, lines), 'TaxTotal/TaxAmount'),
  needs('BR-KSA-53', 'fatal', 'KSA-12', when(isStandard, lines), 'TaxTotal/RoundingAmount'),
  each(
    'BR-KSA-51',
    'warning',
    'KSA-12',
    lines,
    'The amount of the line with VAT (KSA-12) is {found}, but its net amount and VAT add up to {expected}; correct one of the three.',
    (line) => {
      const [net, tax] = [number(line, 'LineExtensionAmount'), number(line, 'TaxTotal/TaxAmount')];
      const gross = number(line, 'TaxTotal/RoundingAmount');
      if (net === undefined || tax === undefined) return true;
      const expected = net.plus(tax).round(2);
      return (
        gross?.round(2).equals(expected) || {
          ...placeOf(line, 'TaxTotal/RoundingAmount'),
          values: { found: shown(gross), expected: shown(expected) },
        }
      );
    },
  ),
  rounded('BR-KSA-DEC-03', 'TaxTotal/TaxAmount', 'KSA-11'),
  rounded('BR-KSA-DEC-04', 'TaxTotal/RoundingAmount', 'KSA-12'),
];

/** The categories of EN 16931, and B. ZATCA accepts fewer. */
const KNOWN = ['AE', 'L', 'M', 'E', 'S', 'Z', 'G', 'O', 'K', 'B'];

export const taxRules: readonly Rule[] = [
  each(
    'BR-KSA-18',
    'fatal',
    'BT-118 BT-151',
    categories,
    CODE,
    (category) =>
      CATEGORIES.includes(text(category, 'ID')) || {
        ...placeOf(category, 'ID'),
        values: { found: text(category, 'ID'), expected: CATEGORIES },
      },
  ),
  each('BR-CL-18', 'fatal', 'BT-118 BT-151', categories, CODE, (category) => {
    const [id] = all(category, 'ID');
    const code = id && text(category, 'ID');
    return (
      code === undefined ||
      KNOWN.includes(code) || { ...placeOf(category, 'ID'), values: { found: code, expected: KNOWN } }
    );
  }),
  each(
    'BR-KSA-84',
    'fatal',
    'BT-119 BT-152',
    (judged) => categories(judged).filter((each) => text(each, 'ID') === 'S'),
    'The VAT rate {found} of category S does not exist in Saudi Arabia. Use 15 or 5.',
    (category) =>
      isSaudiRate(number(category, 'Percent')) ||
      !isFilled(category, 'Percent') || {
        ...placeOf(category, 'Percent'),
        values: { found: text(category, 'Percent') },
      },
  ),
  unrated('BR-KSA-11', 'fatal', 'BT-152', outside(lines, 'Item/ClassifiedTaxCategory/')),
  unrated('BR-KSA-12', 'warning', 'BT-96', outside(discounts, 'TaxCategory/')),
  unrated('BR-KSA-13', 'warning', 'BT-103', outside(charges, 'TaxCategory/')),
  needs('BR-KSA-23', 'warning', 'BT-121', ofGroups('E', groups), REASON),
  needs('BR-KSA-24', 'warning', 'BT-121', ofGroups('O', groups), REASON),
  needs('BR-KSA-69', 'warning', 'BT-121', ofGroups('Z', groups), REASON),
  explained('BR-KSA-83', groups),
  reasoned('BR-KSA-CL-04', groups),
  length('BR-KSA-F-06-C16', 'warning', 'BT-120', groups, REASON_TEXT, LONGEST_TEXT, 1),
  needs('BR-KSA-93', 'warning', 'KSA-33', ofGroups('Z', lineGroups), REASON),
  needs('BR-KSA-94', 'warning', 'KSA-33', ofGroups('E', lineGroups), REASON),
  needs('BR-KSA-95', 'warning', 'KSA-33', ofGroups('O', lineGroups), REASON),
  explained('BR-KSA-96', lineGroups),
  reasoned('BR-KSA-CL-07', lineGroups, ONLY_OF_DOCUMENT),
  length('BR-KSA-F-06-C39', 'warning', 'KSA-33', lineGroups, REASON_TEXT, LONGEST_TEXT, 1),
  ...perLine,
];

const [FIVE, FIFTEEN, SIXTEEN] = [5, 15, 16].map((each) => new Decimal(each, 0)) as [Decimal, Decimal, Decimal];

/** Returns whether the whole part of a rate is 15, or the rate is 5. */
function isSaudiRate(rate: Decimal | undefined): boolean {
  if (rate === undefined) return false;
  return (rate.compare(FIFTEEN) >= 0 && rate.compare(SIXTEEN) < 0) || rate.equals(FIVE);
}
