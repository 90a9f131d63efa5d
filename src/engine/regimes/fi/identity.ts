/**
 * Y-tunnus (business ID), from which the VAT number is made by leaving out the dash: eight digits, modulo 11.
 * Source: Verohallinto, https://www.vero.fi/globalassets/tietoa-verohallinnosta/ohjelmistokehittajille/yritys--ja-yhteisötunnuksen-ja-henkilötunnuksen-tarkistusmerkin-tarkistuslaskenta.pdf
 */

import { present, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { TaxIdentity } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1];

/** True for eight digits whose weighted sum 11 divides. */
function isBusinessId(code: string): boolean {
  return /^\d{8}$/.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}

export const identityRules = rules(
  TaxIdentity,
  'GOBL-FI-TAX-IDENTITY',
  at(
    'code',
    when(
      present,
      check(
        '01',
        'A Finnish VAT number has eight digits, the last a check digit, as in 02454583 for the business ID 0245458-3; check for a mistyped digit.',
        valid(isBusinessId),
      ),
    ),
  ),
);
