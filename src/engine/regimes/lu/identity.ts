/**
 * Numéro d’identification TVA: eight digits, the last two the first six modulo 89. Source: structure in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq; Administration de l’enregistrement, des domaines et de la TVA
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

export const identityRules = taxCodeRules(
  'GOBL-LU-TAX-IDENTITY',
  'A Luxembourg VAT number has eight digits, the last two check digits, as in 15027442; check for a mistyped digit.',
  valid((code) => /^\d{8}$/.test(code) && Number(code.slice(0, 6)) % 89 === Number(code.slice(6))),
);
