/** The rules of Oman on the groups of VAT categories. */

import { Decimal } from '../../../rules/decimal.ts';
import type { Judged, Verdict } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, amount, has, number, text } from '../../shared/paths.ts';
import { accountingCurrencyOf, currencyOf } from './common.ts';
import { FIVE, HALF_CENT, isZero, itemTax, line } from './om-common.ts';
import { isSimplified } from './om-types.ts';
import { as, check, context, type Holds, type PatternRule, worded } from './pattern.ts';
import { rows } from './rows.ts';
import { isNear } from './supplies.ts';

const codeOf = (element: XmlElement) => text(element, 'TaxCategory/ID');

export const isCode = (element: XmlElement, ...codes: string[]) =>
  all(element, 'TaxCategory/').length > 0 && codes.includes(codeOf(element));

const percent = (element: XmlElement) => number(element, 'TaxCategory/Percent');

const categoryValues = (element: XmlElement, term: string) => ({
  code: codeOf(element),
  term,
  found: text(element, 'TaxCategory/Percent'),
});

export function rateRule(
  id: string,
  code: string,
  how: 'five' | 'zero' | 'none',
  term: string,
  isMeant: (element: XmlElement, judged: Judged) => boolean = () => true,
): PatternRule {
  const wording =
    how === 'none'
      ? as('BR-O-05')
      : how === 'zero'
        ? as('BR-Z-05')
        : worded('VAT category {code} must have the rate {expected}, not {found}; correct it.', term, {
            expected: '5',
          });
  return check(id, { ...wording, terms: worded('', term).terms }, (element, judged) => {
    if (!isCode(element, code) || !isMeant(element, judged)) return true;
    const isRight =
      how === 'none'
        ? !has(element, 'TaxCategory/Percent')
        : how === 'zero'
          ? isZero(percent(element))
          : percent(element)?.equals(FIVE) === true;
    return isRight || { element: all(element, 'TaxCategory/')[0], values: categoryValues(element, term) };
  });
}

const isOwn = (group: XmlElement, judged: Judged) =>
  all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === currencyOf(judged));

const isAccounting = (group: XmlElement, judged: Judged) =>
  all(group, 'TaxAmount').some((each) => each.attribute('currencyID') === accountingCurrencyOf(judged));

function whenOwn(rule: PatternRule): PatternRule {
  return { ...rule, holds: (group, judged) => !isOwn(group, judged) || rule.holds(group, judged) };
}

const figures = (element: XmlElement, found: Decimal | undefined, expected: Decimal | undefined): Verdict => ({
  values: { code: codeOf(element), found: shown(found), expected: shown(expected) },
});

function totalOf(id: string, code: string): PatternRule {
  return whenOwn(
    check(id, as('BR-Z-08'), (group, judged) => {
      if (isSimplified(judged) || !isCode(group, code)) return true;
      const [found, expected] = [number(group, 'TaxableAmount'), judged.once(vatOf).base(code).round(2)];
      return (found !== undefined && isNear(found, expected, HALF_CENT)) || figures(group, found, expected);
    }),
  );
}

function noTax(id: string, code: string): PatternRule {
  return check(id, as('BR-Z-09'), (group, judged) => {
    const found = number(group, 'TaxAmount');
    return isSimplified(judged) || !isCode(group, code) || isZero(found) || figures(group, found, Decimal.ZERO);
  });
}

interface Vat {
  /** The VAT of the lines of a rate, with that of charges and without that of discounts. */
  readonly of: (rate: Decimal) => Decimal;
  /** Lines and charges less discounts of a category, at a rate if given. */
  readonly base: (code: string, rate?: Decimal) => Decimal;
  /** How far the VAT of a group may differ from that of its lines. */
  readonly slack: Decimal;
}

function vatOf(judged: Judged): Vat {
  const sums = new Map<string, Decimal>();
  const add = (key: string, amount: Decimal) => sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(amount));
  const keyOf = (code: string, rate: Decimal | undefined) => `${code} ${rate?.shortened() ?? ''}`;
  const addAll = (categories: readonly XmlElement[], net: Decimal, tax: (rate: Decimal) => Decimal) => {
    const keys = new Map<string, Decimal | undefined>();
    for (const category of categories) {
      const [code, rate] = [text(category, 'ID'), number(category, 'Percent')];
      keys.set(code, undefined);
      keys.set(keyOf(code, rate), code === 'S' ? rate : undefined);
    }
    for (const [key, rate] of keys) {
      add(key, net);
      if (rate !== undefined) add(`tax ${rate.shortened()}`, tax(rate));
    }
  };
  const lines = line(judged);
  for (const each of lines) {
    addAll(
      all(each, 'Item/ClassifiedTaxCategory/'),
      amount(each, 'LineExtensionAmount'),
      () => itemTax(each) ?? Decimal.ZERO,
    );
  }
  for (const each of all(judged.root, 'AllowanceCharge/')) {
    const indicator = each.child('cbc:ChargeIndicator')?.value;
    if (indicator !== 'true' && indicator !== 'false') continue;
    const net = indicator === 'true' ? amount(each, 'Amount') : Decimal.ZERO.minus(amount(each, 'Amount'));
    addAll(all(each, 'TaxCategory/'), net, (rate) => net.times(rate).percent());
  }
  const at = (key: string) => sums.get(key) ?? Decimal.ZERO;
  return {
    of: (rate) => at(`tax ${rate.shortened()}`),
    base: (code, rate) => at(rate === undefined ? code : keyOf(code, rate)),
    slack: new Decimal(lines.length, 3),
  };
}

const standard =
  (holds: (found: Decimal | undefined, expected: Decimal, slack: Decimal) => boolean, mayMiss = false): Holds =>
  (group, judged) => {
    if (!isOwn(group, judged) || !isCode(group, 'S')) return true;
    const rate = percent(group);
    const { of, slack } = judged.once(vatOf);
    const [found, expected] = [number(group, 'TaxAmount')?.round(2), rate && of(rate).round(2)];
    return (expected === undefined ? mayMiss : holds(found, expected, slack)) || figures(group, found, expected);
  };

const isWithin = (found: Decimal | undefined, expected: Decimal, slack: Decimal) =>
  found !== undefined && found.minus(expected).abs().compare(slack) <= 0;

const reasoned = (id: string, isRight: (group: XmlElement) => boolean, template: string, terms: string): PatternRule =>
  check(id, worded(template, terms), (group) => isRight(group) || { values: { code: codeOf(group) } });

const NO_REASON = as('BR-S-10').text.template;
const NEEDS_REASON = as('BR-E-10').text.template;
const REASONS = 'TaxCategory/TaxExemptionReason|TaxCategory/TaxExemptionReasonCode';

export const group = context(
  'cac:TaxSubtotal',
  [
    ...rows(`
    ALIGNED-IBRP-045 has TaxableAmount BR-45
  `).map(whenOwn),
    whenOwn(
      check('ALIGNED-IBRP-047', as('BR-47'), (group) => all(group, 'TaxCategory/').some((each) => has(each, 'ID'))),
    ),
    whenOwn(
      check('ALIGNED-IBRP-048', as('BR-48'), (group) => has(group, 'TaxCategory/Percent') || isCode(group, 'E', 'O')),
    ),
    totalOf('ALIGNED-IBRP-E-08-OM', 'E'),
    noTax('ALIGNED-IBRP-E-09-OM', 'E'),
    totalOf('ALIGNED-IBRP-O-08-OM', 'O'),
    noTax('ALIGNED-IBRP-O-09-OM', 'O'),
    totalOf('ALIGNED-IBRP-Z-08-OM', 'Z'),
    noTax('ALIGNED-IBRP-Z-09-OM', 'Z'),
    whenOwn(
      check('ALIGNED-IBRP-S-08-OM', as('BR-S-08'), (group, judged) => {
        if (!isCode(group, 'S')) return true;
        const rate = percent(group);
        const [found, expected] = [number(group, 'TaxableAmount'), judged.once(vatOf).base('S', rate).round(2)];
        return (
          (rate !== undefined && found !== undefined && isNear(found, expected, HALF_CENT)) || {
            values: { code: 'S', rate: shown(rate), found: shown(found), expected: String(expected) },
          }
        );
      }),
    ),
    check('ALIGNED-IBRP-S-09-OM', as('BR-S-09'), standard(isWithin)),
    check(
      'ALIGNED-IBRP-S-09-OM-WARN',
      as('BR-S-09'),
      standard((found, expected, slack) => !isWithin(found, expected, slack) || found?.equals(expected) === true, true),
      'warning',
    ),
    reasoned(
      'ALIGNED-IBRP-S-10-OM',
      (group) => !isCode(group, 'S') || !has(group, REASONS),
      NO_REASON,
      'BT-121 BT-120',
    ),
    rateRule('IBR-053-OM', 'S', 'five', 'BT-119', isAccounting),
    rateRule('IBR-061-OM', 'O', 'none', 'BT-119'),
    rateRule('IBR-067-OM', 'E', 'none', 'BT-119'),
    reasoned(
      'IBR-069-OM',
      (group) => !isCode(group, 'E', 'Z') || has(group, 'TaxCategory/TaxExemptionReasonCode'),
      NEEDS_REASON,
      'BT-121',
    ),
    reasoned('IBR-070-OM', (group) => !isCode(group, 'O') || !has(group, REASONS), NO_REASON, 'BT-121 BT-120'),
    rateRule('IBR-095-OM', 'E', 'none', 'BT-119', isAccounting),
    rateRule('IBR-096-OM', 'O', 'none', 'BT-119', isAccounting),
    rateRule('IBR-097-OM', 'Z', 'zero', 'BT-119', isAccounting),
  ],
  (element) => element.parent?.parent?.parent === undefined,
);
