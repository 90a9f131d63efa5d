/**
 * Organisasjonsnummer, as an identity of the type ON: nine digits, the last a check digit modulo 11.
 * Source: Brønnøysundregistrene, http://www.brreg.no/english/coordination/number.html
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { codeOfType, Identity } from '../../org/identity.ts';
import { valid } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';
import { weightedSum } from '../../text/check-digits.ts';
import { codeDigits } from '../../text/clean.ts';

const TYPE = 'ON';

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/** Tests for nine digits with the right check digit. Numbers with the check digit 10 are not issued. */
export function isOrganisationNumber(code: string): boolean {
  return /^\d{9}$/.test(code) && (11 - (weightedSum(code, WEIGHTS) % 11)) % 11 === Number(code[8]);
}

export const organisationNumberNormaliser = normaliser(Identity, (identity) => {
  if (identity.type === TYPE && identity.code) identity.code = codeDigits(identity.code) || undefined;
});

export const organisationNumberRules = rules(Identity, 'GOBL-NO-ORG-IDENTITY', [
  codeOfType(
    TYPE,
    '01',
    'A Norwegian organisation number has nine digits, the last a check digit, without MVA, as in 123456785; check for a mistyped digit.',
    valid(isOrganisationNumber, 'valid mod-11 org number'),
  ),
]);
