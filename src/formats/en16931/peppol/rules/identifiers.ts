/** Identifiers whose format depends on their scheme (chapter 12 §9.1). */

import { type Flag, type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { everywhere, listRule, reach, ruleAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import {
  hasAbnDigits,
  isAbn,
  isBelgian,
  isBelgianOfToday,
  isBelgianVat,
  isCodiceFiscale,
  isDanish,
  isDutchVat,
  isGln,
  isGln13,
  isLuxembourgPerson,
  isLuxembourgVat,
  isNorwegian,
  isPartitaIva,
  isSwedish,
} from '../../shared/check-digits.ts';

/** A scheme with the test of its identifiers; `address` limits it to electronic addresses. */
type Check = readonly [
  id: string,
  scheme: string,
  what: string,
  form: string,
  flag: Flag,
  holds: (text: string) => boolean,
  where?: 'address',
];

const CHECKS: readonly Check[] = [
  ['R040', '0088', 'GLN', 'thirteen digits, the last a check digit', 'fatal', isGln13],
  ['R041', '0192', 'Norwegian organisation number', 'nine digits, the last a check digit', 'fatal', isNorwegian],
  ['R042', '0184', 'Danish CVR number', 'eight digits, with or without DK before them', 'fatal', isDanish],
  [
    'R043',
    '0208',
    'Belgian enterprise number',
    'ten digits, the first 0 or 1 and the last two check digits',
    'fatal',
    isBelgianOfToday,
  ],
  ['R044', '0201', 'Italian IPA code', 'six letters or digits', 'warning', (text) => /^[A-Za-z0-9]{6}$/.test(text)],
  [
    'R045',
    '0210',
    'Italian codice fiscale',
    'sixteen letters and digits in the correct order, or eleven digits',
    'warning',
    isCodiceFiscale,
  ],
  [
    'R046',
    '9907',
    'Italian codice fiscale',
    'sixteen letters and digits in the correct order, or eleven digits',
    'warning',
    isCodiceFiscale,
    'address',
  ],
  ['R047', '0211', 'Italian VAT number', 'IT and eleven digits, the last a check digit', 'warning', isPartitaIva],
  [
    'R049',
    '0007',
    'Swedish organisation number',
    'ten digits, the last a check digit',
    'fatal',
    (text) => text.length === 10 && isSwedish(text),
  ],
  ['R050', '0151', 'Australian business number', 'eleven digits, the first two check digits', 'fatal', isAbn],
  ['R052', '0096', 'Danish P number', 'ten digits', 'fatal', (text) => /^\d{10}$/.test(text)],
  ['R053', '0198', 'Danish SE number', 'DK and eight digits', 'fatal', (text) => /^DK\d{8}$/.test(text)],
  ['R054', '0106', 'number of the Dutch chamber of commerce', 'eight digits', 'fatal', (text) => /^\d{8}$/.test(text)],
  ['R055', '0190', 'Dutch OIN', 'twenty digits', 'fatal', (text) => /^\d{20}$/.test(text)],
  ['R056-1', '9944', 'Dutch VAT number', 'NL, nine digits, B and two digits', 'fatal', isDutchVat],
  ['R057', '0217', 'Dutch establishment number', 'twelve digits', 'fatal', (text) => /^\d{12}$/.test(text)],
  [
    'R059',
    '0240',
    'Luxembourg number of a legal person',
    'eleven digits, the fifth and sixth 20 or more, the last a check digit',
    'warning',
    isLuxembourgPerson,
  ],
];

/** The rules that were warnings until 3.0.21. */
const WARNED = new Set(['R054', 'R055', 'R056-1', 'R057']);

/** The checks until release 3.0.21, which the rules for CII and for invoice responses still have. */
const CHECKS_BEFORE: readonly Check[] = CHECKS.filter(([id]) => id !== 'R059').map((check) => {
  const [id, scheme, what, form, , holds] = check;
  if (id === 'R040') return [id, scheme, what, 'digits, the last a check digit', 'fatal', isGln];
  if (id === 'R043') return [id, scheme, what, 'ten digits, the last two check digits', 'fatal', isBelgian];
  return WARNED.has(id) ? [id, scheme, what, form, 'warning', holds] : check;
});

/** Differences in the rules for CII. */
const CII_CHECKS: readonly Check[] = CHECKS_BEFORE.map((check) => {
  const [id, scheme, what, , flag] = check;
  if (id === 'R050') return [id, scheme, what, check[3], flag, hasAbnDigits];
  return id === 'R057' ? [id, scheme, what, 'twenty digits', flag, (text) => /^\d{20}$/.test(text)] : check;
});

const TERMS = ['BT-29', 'BT-30', 'BT-34', 'BT-46', 'BT-47', 'BT-49', 'BT-60', 'BT-61'] as const;
const VAT_NUMBERS = ['BT-31', 'BT-48', 'BT-63'] as const;
const DUTCH_VAT =
  '{identifier} is not a Dutch VAT number (BT-31, BT-48, BT-63): NL, nine digits, B and two digits. Correct it.';

/** An identifier in the place of a VAT number is checked as one only if its scheme has no check. */
const CHECKED_SCHEMES = new Set(CHECKS.map(([, scheme]) => scheme));

/** Returns a rule on the VAT numbers of a country in UBL. */
function vatRule(
  id: string,
  isOf: (number: string) => boolean,
  holds: (number: string) => boolean,
  text: string,
  flag: Flag,
): Rule {
  return ruleAt(
    id,
    VAT_NUMBERS,
    (judged) => judged.once(ublVatNumbers).filter(({ value }) => isOf(normal(value))),
    ({ value }) => holds(normal(value)) || { identifier: value },
    text,
    { flag },
  );
}

function ublVatNumbers(judged: Judged): readonly XmlElement[] {
  return everywhere(judged, 'cac:PartyTaxScheme')
    .filter((scheme) => reach(scheme, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => normal(value) === 'VAT'))
    .flatMap((scheme) => scheme.all('cbc:CompanyID'))
    .filter((id) => !CHECKED_SCHEMES.has(id.attribute('schemeID') ?? ''));
}

const dutchVatRule = (flag: Flag) =>
  vatRule('PEPPOL-COMMON-R056-2', (number) => number.startsWith('NL'), isDutchVat, DUTCH_VAT, flag);

export const ublIdentifierRules: readonly Rule[] = [
  ...ublChecks(CHECKS),
  dutchVatRule('fatal'),
  vatRule(
    'PEPPOL-COMMON-R058',
    (number) => /^LU/i.test(number),
    isLuxembourgVat,
    '{identifier} is not a Luxembourg VAT number (BT-31, BT-48, BT-63): LU and eight digits, the last two check digits. Correct it.',
    'warning',
  ),
  vatRule(
    'PEPPOL-COMMON-R062',
    (number) => number.startsWith('BE'),
    isBelgianVat,
    '{identifier} is not a Belgian VAT number (BT-31, BT-48, BT-63): BE and ten digits, the first 0 or 1 and the last two check digits. Correct it.',
    'warning',
  ),
];

/** The rules of release 3.0.21. */
export const ublIdentifierRulesBefore: readonly Rule[] = [...ublChecks(CHECKS_BEFORE), dutchVatRule('warning')];

function ublChecks(checks: readonly Check[]): Rule[] {
  return checks.map((check) => schemeRule(check, check[6] ? ublAddresses : ublIdentifiers));
}

export const ciiIdentifierRules: readonly Rule[] = [
  ...CII_CHECKS.map((check) => schemeRule(check, check[6] ? ciiAddresses : ciiIdentifiers)),
  ruleAt(
    'PEPPOL-COMMON-R056-2',
    VAT_NUMBERS,
    (judged) =>
      everywhere(judged, 'ram:SpecifiedTaxRegistration').filter(
        (registration) =>
          registration.all('ram:ID').some((id) => id.attribute('schemeID') === 'VA') &&
          normal(registration.value).startsWith('NL'),
      ),
    ({ value }) => isDutchVat(normal(value)) || { identifier: value },
    DUTCH_VAT,
    { flag: 'warning' },
  ),
];

/** A rule on the identifiers of a scheme, for other messages in UBL. */
export interface SchemeRule {
  readonly id: string;
  readonly flag: Flag;
  readonly scheme: string;
  /** Whether it applies only to electronic addresses. */
  readonly isForAddresses: boolean;
  readonly text: string;
  readonly holds: (identifier: string) => boolean;
}

function asRule([id, scheme, what, form, flag, holds, where]: Check): SchemeRule {
  return {
    id: `PEPPOL-COMMON-${id}`,
    flag,
    scheme,
    isForAddresses: where === 'address',
    text: `{identifier} is not a valid ${what} (scheme ${scheme}), which has ${form}. Correct the identifier, or its scheme.`,
    holds: (identifier) => holds(UNTRIMMED.has(id) ? identifier : normal(identifier)),
  };
}

export const schemeRules: readonly SchemeRule[] = CHECKS_BEFORE.map(asRule);

function schemeRule(check: Check, bySchemes: (judged: Judged) => BySchemes): Rule {
  const { id, flag, scheme, text, holds } = asRule(check);
  return listRule(
    id,
    TERMS,
    (judged) => judged.once(bySchemes).get(scheme) ?? [],
    ({ value }) => value,
    holds,
    (identifier) => ({ identifier }),
    text,
    { flag },
  );
}

/** Danish numbers must not have spaces around them. */
const UNTRIMMED = new Set(['R042', 'R052', 'R053']);

type BySchemes = ReadonlyMap<string, readonly XmlElement[]>;

function ublAddresses(judged: Judged): BySchemes {
  return bySchemes(everywhere(judged, 'cbc:EndpointID'));
}

function ublIdentifiers(judged: Judged): BySchemes {
  return bySchemes([
    ...everywhere(judged, 'cbc:EndpointID'),
    ...reach(everywhere(judged, 'cac:PartyIdentification'), 'cbc:ID'),
    ...everywhere(judged, 'cbc:CompanyID'),
  ]);
}

function ciiAddresses(judged: Judged): BySchemes {
  return bySchemes(everywhere(judged, 'ram:URIID'));
}

function ciiIdentifiers(judged: Judged): BySchemes {
  return bySchemes(['ram:URIID', 'ram:ID', 'ram:GlobalID'].flatMap((name) => everywhere(judged, name)));
}

function bySchemes(identifiers: readonly XmlElement[]): BySchemes {
  const found = new Map<string, XmlElement[]>();
  for (const identifier of identifiers) {
    const scheme = identifier.attribute('schemeID');
    if (scheme === undefined) continue;
    const known = found.get(scheme);
    if (known) known.push(identifier);
    else found.set(scheme, [identifier]);
  }
  return found;
}
