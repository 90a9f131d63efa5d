/** Rules of EN 16931 that differ in Factur-X (chapter 12 §12). */

import { type Judged, type Rule, rule } from '../../../rules/declare.ts';
import { everywhere, has, reach, ruleAt } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { equal, reckon } from '../../core/rules/scope.ts';
import { roundedSum } from '../../core/rules/totals.ts';

const SETTLEMENT = 'ram:ApplicableHeaderTradeSettlement';
const CHARGE = 'ram:SpecifiedTradeAllowanceCharge';
const CLASSIFICATION = 'ram:DesignatedProductClassification';

/** Returns the classified items, each once. */
function classified(judged: Judged): XmlElement[] {
  const items = everywhere(judged, CLASSIFICATION).flatMap(({ parent }) => parent ?? []);
  return [...new Set(items)].filter(({ name }) => name === 'ram:SpecifiedTradeProduct');
}

/** Returns the allowances or charges of the document with the indicator as written: 0 and 1 are neither. */
function chargesOf(judged: Judged, indicator: 'false' | 'true'): XmlElement[] {
  return reach(everywhere(judged, SETTLEMENT), CHARGE).filter((charge) => isMarked(charge, indicator));
}

/** Returns whether an allowance or charge has exactly this indicator. */
function isMarked(charge: XmlElement, indicator: 'false' | 'true'): boolean {
  return reach(charge, 'ram:ChargeIndicator', 'udt:Indicator').some(({ value }) => value === indicator);
}

function breakdowns(judged: Judged): readonly XmlElement[] {
  return reach(everywhere(judged, SETTLEMENT), 'ram:ApplicableTradeTax');
}

function sumRule(id: string, total: TermId, indicator: 'false' | 'true', text: string): Rule {
  // Once per document, because faulty files repeat the totals.
  const chargesIn = (judged: Judged) => {
    const amounts = chargesOf(judged, indicator).map((charge) => charge.child('ram:ActualAmount')?.value);
    const isReckoned = reckon(amounts, () => false) === false;
    return { count: amounts.length, isReckoned, sum: isReckoned ? roundedSum('cii', amounts) : undefined };
  };
  return rule(
    id,
    'BG-22',
    total,
    (totals, judged) => {
      const { count, isReckoned, sum } = judged.once(chargesIn);
      if (!isReckoned || (count === 0 && totals.first(total) === undefined)) return true;
      return reckon([totals.text(total)], (found) => equal(found, sum));
    },
    text,
  );
}

/** Rules with the identifiers of CEN/TC 434 but other conditions. */
export const changedRules: readonly Rule[] = [
  // The tax type is irrelevant: it has its own rule.
  ruleAt(
    'BR-47',
    'BT-118',
    breakdowns,
    (breakdown) => has(breakdown, 'ram:CategoryCode'),
    'A VAT breakdown (BG-23) has no category (BT-118); add the code, such as S.',
    { step: 'ram:CategoryCode' },
  ),
  ruleAt(
    'BR-48',
    'BT-119',
    breakdowns,
    (breakdown) =>
      has(breakdown, 'ram:RateApplicablePercent') || breakdown.child('ram:CategoryCode')?.value.trim() === 'O',
    'A VAT breakdown (BG-23) has no rate (BT-119); add it, or 0 if no VAT is charged. Only VAT category O has no rate.',
    { step: 'ram:RateApplicablePercent' },
  ),
  // One identifier with a scheme suffices for the whole item.
  ruleAt(
    'BR-65',
    'BT-158',
    classified,
    (product) => {
      const codes = reach(product, CLASSIFICATION, 'ram:ClassCode');
      return codes.length === 0 || codes.some((code) => (code.attribute('listID') ?? '') !== '');
    },
    'An item classification (BT-158) has no scheme (BT-158-1); add it in the attribute listID.',
  ),
];

/** A payee has a name. The official rule does not compare it with the seller's name: except in EXTENDED, its path leads nowhere. */
export const payeeName = ruleAt(
  'BR-17',
  'BT-59',
  (judged) => everywhere(judged, 'ram:PayeeTradeParty'),
  (payee) => has(payee, 'ram:Name'),
  'The payee (BG-10) has no name (BT-59); add it, or leave the payee out if it is the seller.',
  { step: 'ram:Name' },
);

/** The name of an item, which may be blank except in EXTENDED. */
export const itemName = ruleAt(
  'BR-25',
  'BT-153',
  (judged) => everywhere(judged, 'ram:IncludedSupplyChainTradeLineItem'),
  (line) => reach(line, 'ram:SpecifiedTradeProduct', 'ram:Name').some(({ value }) => value !== ''),
  'The item of a line (BG-31) has no name (BT-153); add it.',
);

/** The sums of allowances and charges, which differ in EXTENDED. */
export const changedSums: readonly Rule[] = [
  sumRule(
    'BR-CO-11',
    'BT-107',
    'false',
    'The document-level allowances (BT-92) add up to {expected}, but their sum (BT-107) is {found}; correct one of them.',
  ),
  sumRule(
    'BR-CO-12',
    'BT-108',
    'true',
    'The document-level charges (BT-99) add up to {expected}, but their sum (BT-108) is {found}; correct one of them.',
  ),
];

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount';

/** The account of a transfer is identified in one way only. */
export const oneAccount = ruleAt(
  'CII-SR-470',
  'BT-84',
  (judged) => reach(everywhere(judged, SETTLEMENT), 'ram:SpecifiedTradeSettlementPaymentMeans'),
  (means) => {
    const code = means.child('ram:TypeCode')?.value.trim();
    if (code !== '30' && code !== '58') return true;
    return has(means, ACCOUNT, 'ram:IBANID') !== has(means, ACCOUNT, 'ram:ProprietaryID');
  },
  'A credit transfer (BT-81 30 or 58) can have only one account (BT-84). Write it as ram:IBANID or as ram:ProprietaryID in ram:PayeePartyCreditorFinancialAccount, not both.',
  { step: ACCOUNT },
);
