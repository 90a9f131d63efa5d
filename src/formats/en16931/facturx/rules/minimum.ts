import { profileSet, termRulesOf } from './taken.ts';

/** The rules of Factur-X MINIMUM: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-minimum',
  profile: 'MINIMUM',
  name: 'Factur-X MINIMUM',
  rules: termRulesOf(`
      BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-13 BR-14 BR-15
      BR-CO-09 BR-CO-26 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-18`),
});
