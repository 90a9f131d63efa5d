import { PAYMENT_RULES, profileSet, rulesWithLines } from './taken.ts';

/** The rules of Factur-X BASIC: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-basic',
  profile: 'BASIC',
  name: 'Factur-X BASIC',
  rules: rulesWithLines('BR-51 BR-52'),
  syntax: PAYMENT_RULES,
});
