import type { Rule } from '../../../rules/declare.ts';
import { binaryTotals, codesUsedIn, counts, taxation, tree } from '../../extended/cii.ts';
import { renamed } from '../../extended/taken.ts';
import { taxableRules, usageRules } from '../../extended/taxable.ts';
import { totalRules } from '../../extended/totals.ts';
import { treeRules } from '../../extended/tree.ts';
import { changedRules } from './changed.ts';
import { ownRules } from './extended-own.ts';
import { emptyElements, PAYMENT_RULES, profileSet, termRulesOf, termRulesWithout } from './taken.ts';

export const SERIES = 'BR-FXEXT';

export const TAXES = ['ram:CategoryTradeTax', 'ram:AppliedTradeTax'];

/** The official rule considers all lines, including those that do not count. */
const codesOfAllLines = codesUsedIn(TAXES, () => true);

/** The rules on taxable amounts have their own identifiers here. */
export function taxable(): Rule[] {
  return taxableRules({ series: SERIES, reckoning: 'exact', read: taxation }).map((rule) => ({
    ...rule,
    id: rule.id === 'BR-FXEXT-S-08' ? 'BR-FXEXT-S08b' : rule.id.replace(/-0[89]$/, '$&b'),
  }));
}

/** The rules of Factur-X EXTENDED: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-extended',
  profile: 'EXTENDED',
  name: 'Factur-X EXTENDED',
  rules: [
    ...termRulesWithout(`
      BR-22 BR-23 BR-24 BR-26 BR-27 BR-28 BR-38 BR-44 BR-54 BR-CO-04 BR-CO-06 BR-CO-08 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-13 BR-CO-15
      BR-CO-16 BR-CO-17 BR-CO-22 BR-CO-24 BR-S-01 BR-S-08 BR-S-09 BR-S-10
      BR-Z-01 BR-Z-08 BR-Z-10 BR-E-01 BR-E-08 BR-AE-01 BR-AE-08 BR-IC-01 BR-IC-08
      BR-G-01 BR-G-08 BR-O-01 BR-O-02 BR-O-03 BR-O-04 BR-O-08 BR-O-11 BR-O-12 BR-O-13 BR-O-14
      BR-AF-01 BR-AF-08 BR-AF-10 BR-AG-01 BR-AG-08 BR-AG-10`),
    ...changedRules,
    ...renamed(
      termRulesOf('BR-22 BR-23 BR-24 BR-26'),
      `BR-22 BR-FXEXT-BR-22
      BR-23 BR-FXEXT-BR-23
      BR-24 BR-FXEXT-BR-24
      BR-26 BR-FXEXT-BR-26`,
      ({ element }) => element !== undefined && counts(element),
    ),
    ...renamed(termRulesOf('BR-38 BR-44'), 'BR-38 BR-FXEXT-BR-38\nBR-44 BR-FXEXT-BR-44'),
    ...ownRules,
    ...totalRules(SERIES, binaryTotals),
    ...usageRules(SERIES, codesOfAllLines),
    ...taxable(),
    ...treeRules(SERIES, tree, 'BT-X-304', 'BT-X-8').filter(({ id }) => id !== 'BR-FXEXT-05'),
    emptyElements,
  ],
  syntax: `${PAYMENT_RULES} CII-SR-475 CII-SR-476 CII-DT-097`,
});
