import { changedRules, changedSums, oneAccount } from './changed.ts';
import { PAYMENT_RULES, profileSet, termRulesWithout } from './taken.ts';

/** The rules of Factur-X BASIC WL, which has no lines: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-basicwl',
  profile: 'BASICWL',
  name: 'Factur-X BASIC WL',
  rules: [
    ...termRulesWithout(`BR-16 21 22 23 24 25 26 27 28 30 41 42 43 44 51 52 54 64 BR-CO-04 07 08 10 11 12 20 23 24
      BR-DEC-23 24 25 27 28 BR-S-01 02 05 08 BR-Z-01 02 05 08 BR-E-01 02 05 08 BR-AE-01 02 05 08 BR-IC-01 02 05 08
      BR-G-01 02 05 08 BR-O-01 02 05 08 12 BR-AF-01 02 05 08 BR-AG-01 02 05 08 BR-B-01 02`),
    ...changedRules.filter(({ id }) => id !== 'BR-65'),
    ...changedSums,
    oneAccount,
  ],
  syntax: PAYMENT_RULES,
});
