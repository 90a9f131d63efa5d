/**
 * Y-tunnus (business ID), which without its dash is the VAT number: eight digits, modulo 11. Source: Verohallinto,
 * https://www.vero.fi/globalassets/tietoa-verohallinnosta/ohjelmistokehittajille/yritys--ja-yhteisötunnuksen-ja-henkilötunnuksen-tarkistusmerkin-tarkistuslaskenta.pdf
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1];

/** Tests for eight digits with a weighted sum divisible by 11. */
function isBusinessId(code: string): boolean {
  return /^\d{8}$/.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}

export const identityRules = taxCodeRules(
  'GOBL-FI-TAX-IDENTITY',
  'A Finnish VAT number has eight digits, the last a check digit, as in 02454583 for the business ID 0245458-3; check for a mistyped digit.',
  valid(isBusinessId),
);
