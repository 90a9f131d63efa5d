/**
 * Unique entity number, as an identity of the type UEN.
 * Source: ACRA, https://www.uen.gov.sg/ueninternet/faces/pages/admin/aboutUEN.jspx
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { codeOfType, Identity } from '../../org/identity.ts';
import { valid } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';
import { upperSimple } from '../../text/clean.ts';

export const UEN = 'UEN';

const FORMS = [
  /^(19[0-9]{2}|20[0-9]{2})\d{5}[A-Z]$/, // companies: the year, a number, a letter
  /^\d{8}[A-Z]$/, // businesses
  /^[TS]\d{2}[A-Z]{2}\d{4}[A-Z]$/, // all others: century and year, kind, a number, a letter
];

/** True for one of the three forms of a UEN; the check letter is not looked at. */
export function isUen(code: string): boolean {
  return FORMS.some((form) => form.test(code));
}

/** Upper case, nothing but `A-Z 0-9 Ñ &`, and no SG in front. */
export const entityNumberNormaliser = normaliser(Identity, (identity) => {
  if (identity.type !== UEN || !identity.code) return;
  const bare = upperSimple(identity.code).replace(/[^A-Z0-9Ñ&]/g, '');
  identity.code = bare.replace(/^SG/, '') || undefined;
});

export const entityNumberRules = rules(Identity, 'GOBL-SG-ORG-IDENTITY', [
  codeOfType(
    UEN,
    '01',
    'A UEN has one of the forms 201888888A (company), 53499999V (business) or T18LL7777F (others).',
    valid(isUen, 'valid UEN'),
  ),
]);
