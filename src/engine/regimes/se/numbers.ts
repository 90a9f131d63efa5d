/**
 * Identities of the types ON (organisationsnummer), PN (personnummer) and CN (samordningsnummer): ten digits, the last
 * a Luhn check digit. Sources: Skatteverket, SKV 709 Organisationsnummer, SKV 704 Personnummer and SKV 707
 * Samordningsnummer, in https://www.oecd.org/content/dam/oecd/en/topics/policy-issue-focus/aeoi/sweden-tin.pdf
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { Identity } from '../../org/identity.ts';
import { typeIn } from '../../rules/conditions.ts';
import { at, check, rules, type Test, when } from '../../rules/declare.ts';
import { labelled } from '../../rules/label.ts';
import { byteLength } from '../../text/bytes.ts';
import { codeDigits } from '../../text/clean.ts';
import { luhnValid } from '../../text/luhn.ts';

export const ORGANISATION = 'ON';
export const PERSON = 'PN';
export const COORDINATION = 'CN';

/** Returns ten digits without separators, also from a VAT number. Other codes are returned unchanged. */
function organisationNumber(code: string): string {
  const digits = codeDigits(code);
  const bare = digits.length === 12 && digits.endsWith('01') ? digits.slice(0, 10) : digits;
  return bare.length === 10 ? bare : code;
}

/**
 * Returns six digits, a hyphen (a plus from the year in which the person turns 100) and four digits. Other codes are
 * returned unchanged.
 */
function personNumber(code: string): string {
  const bare = !/[-+]/.test(code) && byteLength(code) === 10;
  if (bare) return separated(code, '-');
  const digits = codeDigits(code);
  return digits.length === 10 ? separated(digits, code.includes('+') ? '+' : '-') : code;
}

function separated(code: string, separator: string): string {
  return `${code.slice(0, 6)}${separator}${code.slice(6)}`;
}

export const numberNormaliser = normaliser(Identity, (identity) => {
  const { type, code } = identity;
  if (!code) return;
  if (type === ORGANISATION) identity.code = organisationNumber(code);
  else if (type === PERSON || type === COORDINATION) identity.code = personNumber(code);
});

const isOrganisationForm = labelled('is organisation form', (code = '') => codeDigits(code).length === 10);
const isPersonForm = labelled('is person form', (code = '') => /^\d{6}[-+]\d{4}$/.test(code));

/** Tests the check digit only if the code has the right form. */
const checkDigitOf = (hasForm: (code?: string) => boolean): Test<string> =>
  labelled('Luhn checksum', (code = '') => !hasForm(code) || luhnValid(codeDigits(code)));

export const numberRules = rules(Identity, 'GOBL-SE-ORG-IDENTITY', [
  when(typeIn(ORGANISATION), [
    at('code', [
      check('01', 'A Swedish organisation number has ten digits, as in 202100-5489.', isOrganisationForm),
      check(
        '02',
        'The last digit of this organisation number does not match the others; check for a mistyped digit.',
        checkDigitOf(isOrganisationForm),
      ),
    ]),
  ]),
  when(typeIn(PERSON, COORDINATION), [
    at('code', [
      check(
        '03',
        'A Swedish personal or coordination number has six digits, - or +, and four digits, as in 811228-9874.',
        isPersonForm,
      ),
      check(
        '04',
        'The last digit of this personal or coordination number does not match the others; check for a mistyped digit.',
        checkDigitOf(isPersonForm),
      ),
    ]),
  ]),
]);
