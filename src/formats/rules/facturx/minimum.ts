import { profileSet, termRulesOf } from './taken.ts';

/** The rules of Factur-X MINIMUM: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-minimum',
  profile: 'MINIMUM',
  name: 'Factur-X MINIMUM',
  rules: termRulesOf('BR-01 02 03 04 05 06 07 08 09 13 14 15 BR-CO-09 26 BR-DEC-12 13 14 18'),
});
