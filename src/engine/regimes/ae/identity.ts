/**
 * Tax registration number (TRN): fifteen digits, without a public check digit.
 * Source: Federal Tax Authority, https://tax.gov.ae/en/services/tax.registration.number.verification.aspx
 */

import { matches, present } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { TaxIdentity } from '../../tax/identity.ts';

export const identityRules = rules(
  TaxIdentity,
  'GOBL-AE-TAX-IDENTITY',
  at(
    'code',
    when(
      present,
      check(
        '01',
        'A tax registration number of the United Arab Emirates has fifteen digits, as in 100123456700003; check that none is missing.',
        matches(/^\d{15}$/),
      ),
    ),
  ),
);
