/**
 * KMKR number: nine digits, the last a check digit. Source: Maksu- ja Tolliamet, https://www.emta.ee; structure in VIES,
 * https://ec.europa.eu/taxation_customs/vies/#/faq
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

export const identityRules = taxCodeRules(
  'GOBL-EE-TAX-IDENTITY',
  'An Estonian VAT number has nine digits, the last a check digit, as in 100594102; check for a mistyped digit.',
  valid((code) => /^\d{9}$/.test(code) && weightedSum(code, WEIGHTS) % 10 === 0),
);
