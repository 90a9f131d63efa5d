/**
 * VAT number: eight digits, the last two a check modulo 37. Source: structure in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq; Malta Tax and Customs Administration
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [3, 4, 6, 7, 8, 9, 10, 1];

export const identityRules = taxCodeRules(
  'GOBL-MT-TAX-IDENTITY',
  'A Maltese VAT number has eight digits, the first not 0 and the last two check digits, as in 11679112; check for a mistyped digit.',
  valid((code) => /^[1-9]\d{7}$/.test(code) && weightedSum(code, WEIGHTS) % 37 === 0),
);
