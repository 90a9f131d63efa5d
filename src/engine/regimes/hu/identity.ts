/**
 * Adószám: eight digits, the last a check digit; at home also the code of the VAT status (1 to 5) and two digits of the office.
 * Source: az adózás rendjéről szóló 2017. évi CL. törvény; structure in VIES, https://ec.europa.eu/taxation_customs/vies/#/faq
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [9, 7, 3, 1, 9, 7, 3, 1];

export const identityRules = taxCodeRules(
  'GOBL-HU-TAX-IDENTITY',
  'A Hungarian tax number has eight digits, the last a check digit, as in 12892312, and within Hungary three more, the first from 1 to 5, as in 12892312242; check for a mistyped digit.',
  valid((code) => /^\d{8}(?:[1-5]\d\d)?$/.test(code) && weightedSum(code, WEIGHTS) % 10 === 0),
);
