import { changedRules, changedSums, itemName, oneAccount, payeeName } from './changed.ts';
import { emptyElements, PAYMENT_RULES, profileSet, termRulesWithout } from './taken.ts';

/** The rules of Factur-X EN 16931: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-en16931',
  profile: 'EN16931',
  name: 'Factur-X EN 16931',
  rules: [
    ...termRulesWithout('BR-17 BR-25 BR-CO-11 BR-CO-12'),
    ...changedRules,
    ...changedSums,
    itemName,
    payeeName,
    oneAccount,
    emptyElements,
  ],
  syntax: `${PAYMENT_RULES} CII-SR-474 CII-SR-475 CII-SR-476`,
});
