import { changedRules, changedSums, itemName, oneAccount, payeeName } from './changed.ts';
import { emptyElements, PAYMENT_RULES, profileSet, termRulesWithout } from './taken.ts';

/** The rules of Factur-X BASIC: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-basic',
  profile: 'BASIC',
  name: 'Factur-X BASIC',
  rules: [
    ...termRulesWithout('BR-17 BR-25 BR-51 BR-52 BR-CO-11 BR-CO-12'),
    ...changedRules,
    ...changedSums,
    itemName,
    payeeName,
    oneAccount,
    emptyElements,
  ],
  syntax: PAYMENT_RULES,
});
