/**
 * Tax registration number (TRN): fifteen digits, with no published check digit. Source: Federal Tax Authority,
 * https://tax.gov.ae/en/services/tax.registration.number.verification.aspx
 */

import { matches } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

export const identityRules = taxCodeRules(
  'GOBL-AE-TAX-IDENTITY',
  'A tax registration number of the United Arab Emirates has fifteen digits, as in 100123456700003; check for a missing digit.',
  matches(/^\d{15}$/),
);
