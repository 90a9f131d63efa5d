/**
 * Número de identificación fiscal: DNI, NIE, and the NIF of organisations and other persons. Sources: Real Decreto
 * 1065/2007, art. 18 to 28; Orden EHA/451/2008, https://www.boe.es/buscar/act.php?id=BOE-A-2008-3580
 */

import { valid } from '../../rules/conditions.ts';
import { normaliseTaxCode, type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { luhnCheckDigit } from '../../text/luhn.ts';

/** Check letters of persons, by the number modulo 23. */
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Check letters of organisations, by the check digit. */
const ORGANISATION_LETTERS = 'JABCDEFGHI';

const PATTERNS = {
  organisation: /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/,
  national: /^(\d{8})([TRWAGMYFPDXBNJZSQVHLCKE])$/,
  foreigner: /^([XYZ])(\d{7})([TRWAGMYFPDXBNJZSQVHLCKE])$/,
  /** Spaniards without a DNI (K under fourteen, L abroad) and foreigners without an NIE (M). */
  withoutDocument: /^([KLM])(\d{7})([TRWAGMYFPDXBNJZSQVHLCKE])$/,
} as const;

/** The kind of holder of a Spanish tax code, by its form. */
type CodeKind = keyof typeof PATTERNS;

/** Returns the kind of a code, by the first matching pattern. */
function kindOfCode(code: string): CodeKind | undefined {
  return (Object.keys(PATTERNS) as CodeKind[]).find((kind) => PATTERNS[kind].test(code));
}

/** Tests for a code of one of the four kinds with the right check character. Organisations have a Luhn digit. */
export function isNif(code: string): boolean {
  const kind = kindOfCode(code);
  if (!kind) return false;
  const last = code.slice(-1);
  switch (kind) {
    case 'national':
      return code.slice(0, 8) !== '00000000' && last === personLetter(code.slice(0, 8));
    case 'withoutDocument':
      return last === personLetter(code.slice(1, 8));
    case 'foreigner':
      return last === personLetter(`${'XYZ'.indexOf(code[0] ?? '')}${code.slice(1, 8)}`);
    default: {
      const digit = luhnCheckDigit(code.slice(1, 8));
      return last === `${digit}` || last === ORGANISATION_LETTERS[digit];
    }
  }
}

function personLetter(digits: string): string | undefined {
  return PERSON_LETTERS[Number(digits) % 23];
}

/** Normalises the code in the usual way. Codes that begin with a digit are padded with zeros to nine characters. */
export function normaliseIdentity(identity: TaxIdentity): void {
  normaliseTaxCode(identity);
  if (identity.code && /^\d/.test(identity.code)) identity.code = identity.code.padStart(9, '0');
}

export const identityRules = taxCodeRules(
  'GOBL-ES-TAX-IDENTITY',
  'A Spanish tax number has nine characters and ends in a check letter or digit, as in B98602642, 54387763P or X5102754C; check for a mistyped character.',
  valid(isNif),
);
