/** The rules of CIUS-PT, which stand alone: an older core, with changes of its own (chapter 21 §6). */

import { type Judged, type Rule, type RuleSet, rule } from '../../../rules/declare.ts';
import { elementsAt, everywhere, has, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { categoryRules, isWorded } from './categories.ts';
import { core, textOf } from './core.ts';
import { linesOf, modelRules } from './model.ts';
import { noteRules } from './notes.ts';
import { sumRules } from './sums.ts';
import { syntax } from './syntax.ts';
import { valueRules } from './values.ts';

/** The rules that are the core's. */
const KEPT = new Set(
  `BR-08 BR-10 BR-12 BR-13 BR-14 BR-15 BR-16 BR-19 BR-22 BR-24 BR-26 BR-27 BR-28 BR-29 BR-30 BR-31 BR-33 BR-36
BR-38 BR-41 BR-42 BR-43 BR-44 BR-45 BR-46 BR-49 BR-54 BR-55 BR-56 BR-57 BR-61 BR-62 BR-63 BR-64 BR-65 BR-CO-03
BR-CO-18 BR-CO-20 BR-CO-21 BR-CO-22 BR-CO-23 BR-CO-24`.split(/\s+/),
);

const QUANTITIES = ['cbc:InvoicedQuantity', 'cbc:CreditedQuantity'];
const CATEGORY = ['cac:TaxCategory', 'cbc:ID'];
const adjustments =
  (indicator: string) =>
  ({ root }: Judged): readonly XmlElement[] =>
    root.all('cac:AllowanceCharge').filter((each) => textAt(each, 'cbc:ChargeIndicator') === indicator);
const breakdowns = (judged: Judged) => reach(everywhere(judged, 'cac:TaxTotal'), 'cac:TaxSubtotal');
const hasCategory = (element: XmlElement) => has(element, ...CATEGORY);

const ADJUSTMENTS: ReadonlySet<string> = new Set(['BG-20', 'BG-21', 'BG-27', 'BG-28']);

/** Lets a rule of the core pass over allowances and charges marked `0` or `1`: the official rules look for `false` and `true`. */
function worded(kept: Rule): Rule {
  if (!ADJUSTMENTS.has(kept.per)) return kept;
  return { ...kept, holds: (group, judged) => !isWorded(group.element) || kept.holds(group, judged) };
}

/** The rules of the core that look at something else here: categories have any tax scheme. */
const changed: readonly Rule[] = [
  ruleAt('BR-32', 'BT-95', adjustments('false'), hasCategory, textOf('BR-32')),
  ruleAt('BR-37', 'BT-102', adjustments('true'), hasCategory, textOf('BR-37')),
  ruleAt('BR-47', 'BT-118', breakdowns, hasCategory, textOf('BR-47')),
  ruleAt(
    'BR-23',
    'BT-130',
    (judged) => QUANTITIES.flatMap((name) => elementsAt(linesOf(judged), [name])),
    (quantity) => quantity.attribute('unitCode') !== undefined,
    textOf('BR-23'),
    { step: '@unitCode' },
  ),
  ruleAt(
    'BR-CO-19',
    'BG-14',
    ({ root }) => root.all('cac:InvoicePeriod'),
    (period) => has(period, 'cbc:StartDate') || has(period, 'cbc:EndDate'),
    textOf('BR-CO-19'),
  ),
  ruleAt(
    'BR-48',
    'BT-119',
    breakdowns,
    (breakdown) => has(breakdown, 'cac:TaxCategory', 'cbc:Percent'),
    'A VAT breakdown (BG-23) has no rate (BT-119); add it, or 0 if no VAT is charged.',
  ),
  ruleAt(
    'BR-CO-04',
    'BT-151',
    linesOf,
    (line) => has(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID'),
    textOf('BR-CO-04'),
  ),
  ruleAt(
    'BR-CO-26',
    ['BT-29', 'BT-30', 'BT-31'],
    ({ root }) => root.all('cac:AccountingSupplierParty'),
    (seller) =>
      has(seller, 'cac:Party', 'cac:PartyTaxScheme', 'cbc:CompanyID') ||
      has(seller, 'cac:Party', 'cac:PartyIdentification', 'cbc:ID') ||
      has(seller, 'cac:Party', 'cac:PartyLegalEntity', 'cbc:CompanyID'),
    textOf('BR-CO-26'),
  ),
  rule(
    'BR-CO-25',
    'BG-0',
    ['BT-9', 'BT-20'],
    (_, judged) => {
      const due = reach(judged.root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')[0];
      if (due === undefined || !(Number(due.value) > 0)) return true;
      return (
        ['cbc:DueDate', 'cbc:PaymentDueDate'].some((name) => everywhere(judged, name).length > 0) ||
        reach(everywhere(judged, 'cac:PaymentTerms'), 'cbc:Note').length > 0
      );
    },
    'An invoice with an amount due (BT-115) above 0 needs a due date (BT-9) or payment terms (BT-20). Add one.',
  ),
  ruleAt(
    'BR-17',
    'BT-59',
    (judged) => everywhere(judged, 'cac:PayeeParty'),
    (payee, judged) => {
      const seller = reach(judged.root, 'cac:AccountingSupplierParty', 'cac:Party');
      const isSame = (...path: string[]) => {
        const own = reach(seller, ...path).map(({ value }) => value);
        return reach(payee, ...path).some(({ value }) => own.includes(value));
      };
      return (
        has(payee, 'cac:PartyName', 'cbc:Name') &&
        !isSame('cac:PartyName', 'cbc:Name') &&
        !isSame('cac:PartyIdentification', 'cbc:ID') &&
        !isSame('cac:PartyLegalEntity', 'cbc:CompanyID')
      );
    },
    textOf('BR-17'),
  ),
];

/** https://www.espap.gov.pt/spfin/normas. */
export const set: RuleSet = {
  key: 'cius-pt-ubl',
  name: 'CIUS-PT for UBL',
  version: '2.1.1',
  from: '2020-01-01',
  rules: [
    ...core.filter(({ id }) => KEPT.has(id)).map(worded),
    ...changed,
    ...modelRules,
    ...valueRules,
    ...noteRules,
    ...categoryRules,
    ...sumRules,
  ],
  scans: [syntax],
};
