import { PAYMENT_RULES, profileSet, rulesWithLines } from './taken.ts';

/** The rules of Factur-X EN 16931: https://fnfe-mpe.org/factur-x/. */
export const set = profileSet({
  key: 'facturx-en16931',
  profile: 'EN16931',
  name: 'Factur-X EN 16931',
  rules: rulesWithLines(),
  syntax: `${PAYMENT_RULES} CII-SR-474 CII-SR-475 CII-SR-476`,
});
