/**
 * Norwegian VAT number: the organisation number followed by MVA. Source: Bokføringsforskriften § 5-1-2,
 * https://lovdata.no/dokument/SF/forskrift/2004-12-01-1558
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { isOrganisationNumber } from './organisation-number.ts';

const SUFFIX = 'MVA';

/** Tests for an organisation number followed by MVA. */
function isVatNumber(code: string): boolean {
  return code.endsWith(SUFFIX) && isOrganisationNumber(code.slice(0, -SUFFIX.length));
}

/** Normalises the code in the usual way and appends a missing MVA. */
export function normaliseIdentity(identity: TaxIdentity): void {
  normaliseTaxCode(identity);
  if (identity.code && !identity.code.endsWith(SUFFIX)) identity.code += SUFFIX;
}

export const identityRules = taxCodeRules(
  'GOBL-NO-TAX-IDENTITY',
  'A Norwegian VAT number has nine digits, the last a check digit, followed by MVA, as in 123456785MVA; check for a mistyped digit.',
  valid(isVatNumber, 'valid MVA-suffixed mod-11 org number'),
);
