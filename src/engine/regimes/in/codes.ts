/**
 * Identities of the types PAN (permanent account number of the income tax) and HSN (harmonised system code of goods, or
 * service accounting code). Sources: https://www.incometax.gov.in/ (PAN); CBIC notification 78/2020 - Central Tax (HSN
 * of 4, 6 or 8 digits)
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { codeOfType, Identity } from '../../org/identity.ts';
import { matches } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';
import { codeAlnum, codeDigits } from '../../text/clean.ts';

export const HSN = 'HSN';
const PAN = 'PAN';

const CLEANERS: ReadonlyMap<string, (code: string) => string> = new Map([
  [PAN, codeAlnum],
  [HSN, codeDigits],
]);

export const codeNormaliser = normaliser(Identity, (identity) => {
  const clean = CLEANERS.get(identity.type ?? '');
  if (clean && identity.code) identity.code = clean(identity.code) || undefined;
});

export const codeRules = rules(Identity, 'GOBL-IN-ORG-IDENTITY', [
  codeOfType(
    PAN,
    '01',
    'A PAN has five letters, four digits and a letter, as in BAJPC4350M; check for a mistyped character.',
    matches(/^[A-Z]{5}[0-9]{4}[A-Z]$/),
  ),
  codeOfType(HSN, '02', 'An HSN code has 4, 6 or 8 digits, as in 8471.', matches(/^(?:\d{4}|\d{6}|\d{8})$/)),
]);
