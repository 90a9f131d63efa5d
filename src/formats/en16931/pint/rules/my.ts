/** The rules of Malaysia (chapter 23 §9). */

import { sum } from '../../../rules/decimal.ts';
import type { RuleSet } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { shown } from '../../core/rules/scope.ts';
import { all, amount, has, number, text, texts } from '../../shared/paths.ts';
import { asked, BUYER, coded, INVOICE, identified, isIn, linesOf, needs, SELLER } from './common.ts';
import { as, type Context, check, context, type PatternRule, patternScan } from './pattern.ts';
import { rows } from './rows.ts';
import { isNear, ofCategory, rated, reckoned, summed, unreasoned, untaxed } from './supplies.ts';

const VAT = 'VAT';
const TOURISM = 'TTX';
const TOURISM_SCHEME = 'AAL';

const schemeOf = (element: XmlElement) => text(element, 'TaxScheme/ID').toUpperCase();
/** Returns whether a tax number has a scheme, and not exactly VAT. */
const hasOtherScheme = (number: XmlElement) => all(number, 'TaxScheme/ID').some(({ value }) => value !== VAT);
const isTourism = (category: XmlElement) => text(category, 'ID') === TOURISM && schemeOf(category) === TOURISM_SCHEME;

const rootRules = (type: string): readonly PatternRule[] => [
  ...identified(
    ['aligned-ibrp-001-my', 'aligned-ibrp-002'],
    [`urn:peppol:pint:${type}-1@my-1`],
    [`urn:peppol:bis:${type}`],
    'contains',
  ),
  needs('ibr-02-my', 'BT-30', 'BT-30', (root) => has(root, `${SELLER}/PartyLegalEntity/CompanyID`)),
  needs('ibr-03-my', 'BT-47', 'BT-47', (root) => has(root, `${BUYER}/PartyLegalEntity/CompanyID`)),
  needs(
    'ibr-04-my',
    'BT-32, BT-29',
    'BT-32 BT-29',
    (root) =>
      all(root, `${SELLER}/PartyTaxScheme/`).some((each) => has(each, 'CompanyID') && hasOtherScheme(each)) ||
      all(root, `${SELLER}/PartyIdentification/ID`).some((each) => each.attribute('schemeID') === undefined),
  ),
];

const group = context('cac:TaxSubtotal', [
  ...rows(`
    aligned-ibrp-046 has TaxAmount BR-46
  `),
  check('aligned-ibrp-047', as('BR-47'), (group) =>
    all(group, 'TaxCategory/').some((each) => isTourism(each) || (has(each, 'ID') && schemeOf(each) === VAT)),
  ),
  check('aligned-ibrp-048', as('BR-48'), (group) =>
    all(group, 'TaxCategory/').some(
      (each) =>
        (schemeOf(each) === VAT && (has(each, 'Percent') || text(each, 'ID') === 'O')) ||
        (isTourism(each) && !has(each, 'Percent')),
    ),
  ),
]);

/** The tourism tax of lines, plus charges and minus discounts. */
const tourismTax = asked(({ root }) => {
  const lines = linesOf(root).filter((line) => texts(line, 'Item/ClassifiedTaxCategory/ID').includes(TOURISM));
  const adjusted = (indicator: string) =>
    sum(
      all(root, 'AllowanceCharge/')
        .filter(
          (each) => text(each, 'ChargeIndicator') === indicator && texts(each, 'TaxCategory/ID').includes(TOURISM),
        )
        .map((each) => String(amount(each, 'Amount'))),
    );
  return sum(all(lines, 'TaxTotal/TaxAmount').map(({ value }) => value))
    .plus(adjusted('true'))
    .minus(adjusted('false'));
});

const tourism = ofCategory(TOURISM, TOURISM_SCHEME, 'group', [
  rated('aligned-ibrp-ttx-08', 'none'),
  check('aligned-ibrp-ttx-09', as('BR-S-09'), (category, judged) => {
    const tax = number(category.parent, 'TaxAmount');
    const expected = tourismTax(judged);
    return (
      (tax !== undefined && (tax.isZero || isNear(tax.abs(), expected, '0.02'))) || {
        values: { code: TOURISM, found: shown(tax), expected: String(expected) },
      }
    );
  }),
]);

const taxed: readonly Context[] = ['SA', 'SE', 'HVG', 'LVG'].map((code) => {
  const id = (number: string) => `aligned-ibrp-${code.toLowerCase()}-${number}`;
  return ofCategory(code, VAT, 'group', [
    summed(id('08'), { near: '0.02', byRate: true }),
    reckoned(id('09'), '0.02'),
    unreasoned(id('10')),
  ]);
});

const codes: readonly Context[] = [
  context(
    'cbc:ID',
    [coded('aligned-ibrp-cl-01-my', 'SA SE HVG LVG E O TTX', 'BT-151 BT-95 BT-102 BT-118')],
    isIn('cac:TaxCategory cac:ClassifiedTaxCategory'),
  ),
  context('cbc:TaxCurrencyCode', [coded('ibr-cl-05-my', 'MYR', 'BT-6')]),
];

function setOf(key: string, type: string): RuleSet {
  const model: readonly Context[] = [
    context(INVOICE, rootRules(type)),
    group,
    ...taxed,
    tourism,
    ofCategory('E', VAT, 'group', [summed('aligned-ibrp-e-08'), untaxed('aligned-ibrp-e-09')]),
    ofCategory('E', VAT, 'line', [rated('aligned-ibrp-e-05', 'zero-or-none')]),
    ofCategory('O', VAT, 'group', [untaxed('aligned-ibrp-o-09')]),
  ];
  return {
    key,
    name: 'Peppol PINT MY',
    version: '1.3.1',
    from: '2025-05-15',
    rules: [],
    scans: [model, codes].map(patternScan),
  };
}

export const set = setOf('pint-my', 'billing');
export const selfBilling = setOf('pint-my-sb', 'selfbilling');
