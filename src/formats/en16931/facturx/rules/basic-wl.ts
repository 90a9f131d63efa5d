import { changedRules, changedSums, oneAccount, payeeName } from './changed.ts';
import { PAYMENT_RULES, profileSet, termRulesWithout } from './taken.ts';

/** The rules of Factur-X BASIC WL, which has no lines: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-basicwl',
  profile: 'BASICWL',
  name: 'Factur-X BASIC WL',
  rules: [
    ...termRulesWithout(`
      BR-16 BR-17 BR-21 BR-22 BR-23 BR-24 BR-25 BR-26 BR-27 BR-28 BR-30 BR-41 BR-42 BR-43 BR-44 BR-51 BR-52 BR-54 BR-64
      BR-CO-04 BR-CO-07 BR-CO-08 BR-CO-10 BR-CO-11 BR-CO-12 BR-CO-20 BR-CO-23 BR-CO-24
      BR-DEC-23 BR-DEC-24 BR-DEC-25 BR-DEC-27 BR-DEC-28 BR-S-01 BR-S-02 BR-S-05 BR-S-08
      BR-Z-01 BR-Z-02 BR-Z-05 BR-Z-08 BR-E-01 BR-E-02 BR-E-05 BR-E-08
      BR-AE-01 BR-AE-02 BR-AE-05 BR-AE-08 BR-IC-01 BR-IC-02 BR-IC-05 BR-IC-08
      BR-G-01 BR-G-02 BR-G-05 BR-G-08 BR-O-01 BR-O-02 BR-O-05 BR-O-08 BR-O-12
      BR-AF-01 BR-AF-02 BR-AF-05 BR-AF-08 BR-AG-01 BR-AG-02 BR-AG-05 BR-AG-08
      BR-B-01 BR-B-02`),
    ...changedRules.filter(({ id }) => id !== 'BR-65'),
    ...changedSums,
    oneAccount,
    payeeName,
  ],
  syntax: PAYMENT_RULES,
});
